"""How an answer is to be generated, and the request that this makes of a conversation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from app.engine.request import (
    EFFORTS,
    ChatMessage,
    ContextFull,
    GenerationRequest,
    OutputGrammar,
    SpeculationParams,
    Thinking,
)
from app.engine.sampling import SamplingParams
from app.engine.thinking import has_thinking
from app.sessions.conversation import Conversation, Message, MessageStatus, context_of
from app.sessions.override import Override
from app.sessions.preset import Preset

# of presets and of options
_SAME_NAMES = frozenset({"system_prompt", "max_tokens", "stop", "thinking"})


@dataclass(frozen=True, slots=True)
class AnswerOptions:
    """How the next answer is to be generated. A conversation's own system prompt goes first."""

    sampling: SamplingParams = field(default_factory=SamplingParams)
    speculation: SpeculationParams = field(default_factory=SpeculationParams)
    max_tokens: int | None = None
    stop: tuple[str, ...] = ()
    system_prompt: str = ""
    grammar: OutputGrammar | None = None
    context_full: ContextFull = "stop"
    thinking: Thinking = "usual"


def options_for(
    conversation: Conversation, options: AnswerOptions, override: Override | None = None
) -> AnswerOptions:
    """The options from the settings, or the chat's preset in their place; `override` over both."""
    usual = _of_chat(conversation, options)
    return _overridden(usual, override) if override else usual


def _of_chat(conversation: Conversation, options: AnswerOptions) -> AnswerOptions:
    preset = conversation.preset
    if preset is None:
        prompt = conversation.system_prompt or options.system_prompt
        return replace(options, system_prompt=prompt)
    schema = preset.json_schema.strip()
    return replace(
        options,
        sampling=preset.sampling,
        grammar=OutputGrammar(schema, "json_schema") if schema else options.grammar,
        max_tokens=preset.max_tokens,
        stop=preset.stop,
        thinking=preset.thinking,
        system_prompt=preset.system_prompt or conversation.system_prompt,
    )


def _overridden(usual: AnswerOptions, override: Override) -> AnswerOptions:
    values = override.values
    schema = values.json_schema.strip()
    if "json_schema" in override.names:
        usual = replace(usual, grammar=OutputGrammar(schema, "json_schema") if schema else None)
    return replace(
        usual,
        sampling=override.sampling(usual.sampling),
        speculation=override.speculation(usual.speculation),
        **{name: getattr(values, name) for name in _SAME_NAMES.intersection(override.names)},
    )


def preset_of(options: AnswerOptions) -> Preset:
    """What the options say that a preset can hold."""
    grammar = options.grammar
    return Preset(
        "",
        options.system_prompt,
        options.sampling,
        options.max_tokens,
        options.stop,
        grammar.text if grammar is not None and grammar.kind == "json_schema" else "",
        options.thinking,
    )


def request_for(messages: Iterable[Message], options: AnswerOptions) -> GenerationRequest:
    """Have the last of `messages` answered. Raises RequestError if no request can be like that."""
    return as_request(options, context_of(messages, options.system_prompt))


def as_it_thought(request: GenerationRequest, answer: Message) -> GenerationRequest:
    """The request with thinking on or off as `answer` shows it, however it is chosen by now.

    One without thinking that broke off, or that a grammar made, shows nothing; and none shows how
    hard the model was told to think.
    """
    if request.thinking in EFFORTS:
        return request
    if has_thinking(answer.text):
        return replace(request, thinking="on")
    shows = answer.status is MessageStatus.COMPLETE and request.grammar is None
    return replace(request, thinking="off") if shows else request


def as_request(
    options: AnswerOptions, messages: tuple[ChatMessage, ...], *, raw_prompt: str | None = None
) -> GenerationRequest:
    """With `messages`, or a `raw_prompt` in their place. Raises RequestError."""
    return GenerationRequest(
        messages=messages,
        raw_prompt=raw_prompt,
        sampling=options.sampling,
        max_tokens=options.max_tokens,
        stop=options.stop,
        speculation=options.speculation,
        grammar=options.grammar,
        context_full=options.context_full,
        thinking=options.thinking,
    )
