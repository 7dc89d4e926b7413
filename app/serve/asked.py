"""From what a client asked, in the words of OpenAI's API, to a request for the engine. Pure.

Chat completions and completions, with the additions of llama.cpp's server (tools/server/README.md)
to how tokens are chosen. What would be answered wrongly is refused; what changes no answer, such as
`user` or `metadata`, is left unread.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from app.engine.errors import RequestError
from app.engine.request import ChatMessage, GenerationRequest, OutputGrammar, Role, Thinking
from app.engine.sampling import SamplingParams
from app.serve.fields import FieldError, Fields
from app.sessions.answer_options import AnswerOptions, as_request

_ROLES: Final[dict[str, Role]] = {
    "system": "system",
    "developer": "system",
    "user": "user",
    "assistant": "assistant",
}
_NUMBERS: Final = {
    "temperature": "temperature",
    "top_p": "top_p",
    "min_p": "min_p",
    "typical_p": "typical_p",
    "top_n_sigma": "top_n_sigma",
    "xtc_probability": "xtc_probability",
    "xtc_threshold": "xtc_threshold",
    "dynatemp_range": "dynamic_temperature_range",
    "dynatemp_exponent": "dynamic_temperature_exponent",
    "repeat_penalty": "repeat_penalty",
    "frequency_penalty": "frequency_penalty",
    "presence_penalty": "presence_penalty",
    "dry_multiplier": "dry_multiplier",
    "dry_base": "dry_base",
}
_WHOLES: Final = {
    "top_k": "top_k",
    "repeat_last_n": "penalty_window",
    "dry_allowed_length": "dry_allowed_length",
    "seed": "seed",
}
_EFFORTS: Final[dict[str, Thinking]] = {
    "none": "off",
    "minimal": "low",
    "low": "low",
    "medium": "medium",
    "high": "high",
}
_REFUSED: Final = ("tools", "functions", "logprobs", "top_logprobs", "audio", "suffix", "echo")
_COMPLETION_TOKENS: Final = 16  # as OpenAI's API has it where nothing is said
_UNBOUNDED: Final = -1  # llama.cpp's word for no limit, and for a seed of its own choice
_WITHOUT_BOUND: Final = {"top_k": 0, "penalty_window": 2**31, "seed": None}


@dataclass(frozen=True, slots=True)
class Asked:
    """`reports_usage`: a stream ends with how many tokens there were."""

    request: GenerationRequest
    streams: bool
    reports_usage: bool


def chat_asked(fields: Fields, usual: AnswerOptions) -> Asked:
    """`usual` holds for what the client leaves open. Raises RequestError."""
    messages = [_message(part) for part in fields.parts("messages")]
    if not messages:
        raise fields.error("messages", "has to hold at least one message")
    start = messages.pop().content if messages[-1].role == "assistant" else ""
    if not messages:
        raise fields.error("messages", "has to hold a message to answer")
    request = as_request(_options(fields, usual, usual.max_tokens), tuple(messages))
    return _asked(fields, replace(request, answer_start=start))


def completion_asked(fields: Fields, usual: AnswerOptions) -> Asked:
    """A text to go on with, as it is. Raises RequestError."""
    prompts = fields.texts("prompt")
    if prompts is None or len(prompts) != 1:
        raise fields.error("prompt", "has to be one text")
    options = _options(fields, usual, usual.max_tokens or _COMPLETION_TOKENS)
    return _asked(fields, as_request(options, (), raw_prompt=prompts[0]))


def _asked(fields: Fields, request: GenerationRequest) -> Asked:
    for name in _REFUSED:
        if fields.has(name):
            raise fields.error(name, "is not supported here: leave it out")
    if (fields.whole("n") or 1) != 1 or (fields.whole("best_of") or 1) != 1:
        raise FieldError("n", "Only one answer at a time is given: leave “n” and “best_of” out.")
    stream_options = fields.part("stream_options")
    return Asked(
        request,
        streams=bool(fields.flag("stream")),
        reports_usage=bool(stream_options and stream_options.flag("include_usage")),
    )


def _message(part: Fields) -> ChatMessage:
    role = part.text("role") or ""
    if role not in _ROLES:
        raise part.error("role", "has to be system, user or assistant")
    if part.has("tool_calls"):
        raise part.error("tool_calls", "is not supported here")
    content = part.raw("content")
    if isinstance(content, list):
        content = "".join(_text_of(one) for one in part.parts("content"))
    elif content is None and role == "assistant":
        content = ""
    elif not isinstance(content, str):
        raise part.error("content", "has to be text, or a list of parts that are text")
    return ChatMessage(_ROLES[role], content)


def _text_of(part: Fields) -> str:
    text = part.text("text")
    if part.text("type") != "text" or text is None:
        raise part.error("type", "has to be text: pictures, sound and files cannot be read here")
    return text


def _options(fields: Fields, usual: AnswerOptions, max_tokens: int | None) -> AnswerOptions:
    most = fields.whole("max_completion_tokens")
    most = fields.whole("max_tokens") if most is None else most
    return replace(
        usual,
        sampling=_sampling(fields, usual.sampling),
        max_tokens=max_tokens if most is None else None if most == _UNBOUNDED else most,
        stop=_stop(fields, usual.stop),
        grammar=_grammar(fields, usual.grammar),
        thinking=_thinking(fields) or usual.thinking,
    )


def _sampling(fields: Fields, usual: SamplingParams) -> SamplingParams:
    asked: dict[str, Any] = {ours: fields.number(theirs) for theirs, ours in _NUMBERS.items()}
    asked |= {ours: fields.whole(theirs) for theirs, ours in _WHOLES.items()}
    asked["logit_bias"] = _logit_bias(fields)
    chosen = {name: value for name, value in asked.items() if value is not None}
    for name, unbounded in _WITHOUT_BOUND.items():
        if chosen.get(name) == _UNBOUNDED:
            chosen[name] = unbounded
    return replace(usual, **chosen)


def _logit_bias(fields: Fields) -> tuple[tuple[int, float], ...] | None:
    """By the token's id, as text, as JSON has no other keys."""
    bias = fields.part("logit_bias")
    if bias is None:
        return None
    for name in bias.members():
        if not (name.isascii() and name.isdecimal() and len(name) < 10):
            raise fields.error("logit_bias", "has to name tokens by their ids")
    return tuple((int(name), bias.number(name) or 0.0) for name in bias.members())


def _stop(fields: Fields, usual: tuple[str, ...]) -> tuple[str, ...]:
    stop = fields.texts("stop")
    if stop is None:
        return usual
    if not all(stop):
        raise fields.error("stop", "must not hold an empty text")
    return stop


def _grammar(fields: Fields, usual: OutputGrammar | None) -> OutputGrammar | None:
    wanted = fields.part("response_format")
    kind = None if wanted is None else wanted.text("type")
    if wanted is None or kind == "text":
        grammar = fields.text("grammar")
        if grammar:
            return OutputGrammar(grammar)
        return usual if wanted is None else None
    if kind == "json_object":
        schema = wanted.part("schema")
        return _schema({"type": "object"} if schema is None else dict(schema.members()))
    if kind == "json_schema":
        named = wanted.part("json_schema")
        schema = None if named is None else named.part("schema")
        if schema is None:
            raise wanted.error("json_schema", "has to hold a schema")
        return _schema(dict(schema.members()))
    raise wanted.error("type", "has to be text, json_object or json_schema")


def _schema(schema: dict[str, object]) -> OutputGrammar:
    try:
        return OutputGrammar(json.dumps(schema), "json_schema")
    except RecursionError as error:
        raise RequestError("The JSON schema is nested too deeply.") from error


def _thinking(fields: Fields) -> Thinking | None:
    """By OpenAI's `reasoning_effort`, or chat templates' switch `enable_thinking`."""
    effort = fields.text("reasoning_effort")
    if effort is not None:
        if effort not in _EFFORTS:
            raise fields.error("reasoning_effort", f"has to be {', '.join(_EFFORTS)}")
        return _EFFORTS[effort]
    switches = fields.part("chat_template_kwargs")
    wanted = None if switches is None else switches.flag("enable_thinking")
    return None if wanted is None else "on" if wanted else "off"
