"""Messages → prompt tokens, by the model's own chat template.

Templates come with a model file and are not trusted: they run in Jinja's immutable sandbox, with
the names that Hugging Face templates use. What a person typed is never read as control tokens:
their spelling is broken with a mark that is cut out again before tokenizing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import cached_property
from typing import Any, NoReturn

import jinja2
from jinja2 import nodes
from jinja2.ext import Extension, loopcontrols
from jinja2.parser import Parser
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment

from app.engine.begun_answer import begun_answer
from app.engine.errors import TemplateError
from app.engine.language_model import Vocabulary
from app.engine.memory_limit import memory_limit
from app.engine.request import EFFORTS, THINKING, ChatMessage, Thinking
from app.engine.thinking import answer_in, has_thinking
from app.engine.thinking_spelling import OPENED, marks_of
from app.engine.time_limit import time_limit

FALLBACK_STOPS = ("\nUser:", "\nSystem:")
_MARKS = tuple(chr(code) for code in range(0xFDD0, 0xFDF0))  # Unicode noncharacters
_LONGEST_PROMPT = 50_000_000  # characters; a template that loops without end stops here
_MOST_MEMORY = 2**30  # bytes; one call may ask for any amount, such as 'x' | center(10**12)
_HUGE, _STEEP = 2**32, 64  # base and exponent of a power
_THINKING_SWITCHES = ("enable_thinking", "thinking")  # of Qwen, GLM, SmolLM3; DeepSeek, Granite
_EFFORT_SWITCH = "reasoning_effort"  # of gpt-oss


class ChatTemplate:
    """A parsed template; without a source, a plain fallback."""

    def __init__(
        self, source: str | None, special: dict[str, str], *, patience_s: float = 5.0
    ) -> None:
        """special: texts of the model's special tokens, such as {"bos_token": "<s>"}.

        patience_s: after which a template that loops without writing is an error.
        A source that does not parse is an error of `render`: raw prompts need no template.
        """
        self._source = source
        self._special = special
        self._patience_s = patience_s

    @property
    def is_fallback(self) -> bool:
        return self._source is None

    @cached_property
    def _template(self) -> jinja2.Template | None:
        if self._source is None:
            return None
        with self._limits():  # Jinja calculates with constants while it parses
            return _parse(self._source)

    @cached_property
    def thinks(self) -> bool | None:
        """Does the model think before it answers, if nobody says? None: nobody can say."""
        usual, on, off = (self._samples[choice] for choice in ("usual", "on", "off"))
        return None if on == off or not (on and off) else usual != off

    @cached_property
    def efforts(self) -> tuple[Thinking, ...]:
        """How hard the model can be told to think; empty: nobody can say.

        One that makes the same prompt as a word without a meaning is none that the template knows.
        """
        if not self._samples["usual"]:
            return ()
        unknown = self._sample({_EFFORT_SWITCH: "unknown"})
        return tuple(effort for effort in EFFORTS if self._samples[effort] not in ("", unknown))

    @property
    def usual_effort(self) -> Thinking | None:
        """How hard it thinks if nobody says; None: another way than any that can be said."""
        usual = self._samples["usual"]
        return next((effort for effort in self.efforts if self._samples[effort] == usual), None)

    def opens_thinking(self, thinking: Thinking) -> bool:
        """Does the prompt end where thinking begins?"""
        return self._samples[thinking].rstrip().endswith(OPENED)

    @cached_property
    def _samples(self) -> dict[Thinking, str]:
        """A prompt with each choice; empty where the template makes none."""
        usual = self._sample({})
        if not usual:  # the others would take as long to fail
            return dict.fromkeys(THINKING, "")
        return {choice: self._sample(_switches(choice)) for choice in THINKING}

    def _sample(self, switches: Mapping[str, bool | str]) -> str:
        try:
            return self._rendered((ChatMessage("user", "Hello"),), switches)
        except TemplateError:
            return ""

    @property
    def stops(self) -> tuple[str, ...]:
        """Stop strings that the fallback needs."""
        return FALLBACK_STOPS if self.is_fallback else ()

    def render(self, messages: Sequence[ChatMessage], thinking: Thinking = "usual") -> str:
        """The prompt text, ready for the assistant's answer. Raises TemplateError.

        A template that refuses a system message gets it at the head of the first user message.
        """
        return self._rendered(messages, _switches(thinking))

    def tokenize(
        self,
        messages: Sequence[ChatMessage],
        vocabulary: Vocabulary,
        answer_start: str = "",
        thinking: Thinking = "usual",
    ) -> list[int]:
        """Prompt tokens, with BOS where the model wants one. Raises TemplateError.

        `answer_start` is put where the answer begins, so that the model continues it; where that
        has thinking, the prompt is one for it. What was thought before earlier answers is left out.
        """
        is_told = thinking in self.efforts
        if self.thinks is not None and has_thinking(answer_start) and not is_told:
            thinking = "on"
        start = ChatMessage("assistant", answer_start)
        mark = _unused_mark((*messages, start))

        def guard(text: str) -> str:
            return _guard(text, vocabulary, mark)

        guarded = [ChatMessage(message.role, guard(said(message))) for message in messages]
        prompt = self.render(guarded, thinking)
        if answer_start:
            opened = self.opens_thinking(thinking)
            prompt += begun_answer(answer_start, marks_of(vocabulary), guard, opened=opened)
        parts = prompt.split(mark)
        tokens = [t for part in parts for t in vocabulary.tokenize(part, parse_special=True)]
        return with_opening(tokens, vocabulary)

    def _rendered(self, messages: Sequence[ChatMessage], switches: Mapping[str, bool | str]) -> str:
        if self._template is None:
            return _render_plain(messages)
        try:
            return self._run(messages, switches)
        except TemplateError:
            if not any(message.role == "system" for message in messages):
                raise
            return self._run(_without_system(messages), switches)

    def _run(self, messages: Sequence[ChatMessage], switches: Mapping[str, bool | str]) -> str:
        assert self._template is not None
        plain = [{"role": message.role, "content": message.content} for message in messages]
        try:
            with self._limits():
                return self._written(plain, switches)
        except TemplateError:
            raise
        except Exception as error:  # templates are foreign code: whatever they raise
            raise TemplateError(
                f"The model's chat template failed: {_reason(error)}.",
                advice="Try another file of this model, or one with a repaired template.",
            ) from error

    @contextmanager
    def _limits(self) -> Iterator[None]:
        with time_limit(self._patience_s, _endless), memory_limit(_MOST_MEMORY):
            yield

    def _written(
        self, messages: Sequence[Mapping[str, str]], switches: Mapping[str, bool | str]
    ) -> str:
        assert self._template is not None
        parts, length = [], 0
        for part in self._template.generate(
            messages=messages,
            add_generation_prompt=True,
            tools=None,
            documents=None,
            **self._special,
            **switches,
        ):
            parts.append(part)
            length += len(part)
            if length > _LONGEST_PROMPT:
                raise TemplateError("The model's chat template writes without end.")
        return "".join(parts)


def said(message: ChatMessage) -> str:
    """What a prompt has of a message: nothing of what was thought before an answer."""
    return answer_in(message.content) if message.role == "assistant" else message.content


def _switches(thinking: Thinking) -> Mapping[str, bool | str]:
    """What a template is told; nothing leaves its own default."""
    if thinking in EFFORTS:
        return {_EFFORT_SWITCH: thinking}
    return {} if thinking == "usual" else dict.fromkeys(_THINKING_SWITCHES, thinking == "on")


def _endless() -> TemplateError:
    return TemplateError(
        "The model's chat template does not come to an end.",
        advice="Try another file of this model, or one with a repaired template.",
    )


def with_opening(tokens: list[int], vocabulary: Vocabulary) -> list[int]:
    """`tokens` with the model's BOS in front, once."""
    opening = vocabulary.opening()
    return tokens if tokens[: len(opening)] == opening else opening + tokens


class _Sandbox(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, without arithmetic that a time limit could not end."""

    intercepted_binops = frozenset({"*", "**"})

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        if operator == "**" and not (abs(left) <= _HUGE and abs(right) <= _STEEP):
            raise TemplateError("The model's chat template calculates with huge numbers.")
        if operator == "*" and _repeated(left, right) > _LONGEST_PROMPT:
            raise TemplateError("The model's chat template makes a huge text.")
        return super().call_binop(context, operator, left, right)


def _repeated(left: Any, right: Any) -> int:
    """Length of a text or list times a number; 0 for a product of numbers."""
    if isinstance(right, (str, list, tuple)):
        left, right = right, left
    is_repetition = isinstance(left, (str, list, tuple)) and isinstance(right, int)
    return len(left) * right if is_repetition else 0


def _parse(source: str) -> jinja2.Template:
    environment = _Sandbox(
        trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, _GenerationBlocks]
    )
    environment.globals["raise_exception"] = _raise
    environment.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
    environment.filters["tojson"] = _to_json
    try:
        return environment.from_string(source)
    # Jinja compiles what it has parsed; Python refuses what is nested too deeply.
    except (jinja2.TemplateError, SyntaxError, RecursionError, MemoryError, ValueError) as error:
        raise TemplateError(
            f"The model's chat template does not parse: {_reason(error)}.",
            advice="Try another file of this model, or one with a repaired template.",
        ) from error


def _reason(error: Exception) -> str:
    if isinstance(error, MemoryError):
        return "it takes too much memory"
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


def _raise(message: str) -> NoReturn:
    raise jinja2.TemplateError(message)


def _to_json(value: Any, ensure_ascii: bool = False, **options: Any) -> str:  # noqa: FBT001,FBT002
    """As in transformers: no HTML escapes, non-ASCII characters as they are."""
    return json.dumps(value, ensure_ascii=ensure_ascii, **options)


class _GenerationBlocks(Extension):
    """`{% generation %}…{% endgeneration %}`, which marks answers for training, is its content."""

    tags = {"generation"}  # noqa: RUF012 - Jinja declares it so

    def parse(self, parser: Parser) -> list[nodes.Node]:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


def _render_plain(messages: Sequence[ChatMessage]) -> str:
    names = {"system": "System", "user": "User", "assistant": "Assistant"}
    lines = [f"{names[message.role]}: {message.content}" for message in messages]
    return "\n".join([*lines, "Assistant:"])


def _without_system(messages: Sequence[ChatMessage]) -> list[ChatMessage]:
    """System messages moved to the head of the first user message."""
    system = "\n\n".join(message.content for message in messages if message.role == "system")
    rest = [message for message in messages if message.role != "system"]
    for index, message in enumerate(rest):
        if message.role == "user":
            rest[index] = ChatMessage("user", f"{system}\n\n{message.content}")
            return rest
    return [ChatMessage("user", system), *rest]


def _unused_mark(messages: Sequence[ChatMessage]) -> str:
    used = {char for message in messages for char in message.content}
    return next((mark for mark in _MARKS if mark not in used), _MARKS[0])


def _guard(content: str, vocabulary: Vocabulary, mark: str) -> str:
    """Break the spelling of every control token in `content` with `mark`."""
    content = content.replace(mark, "")
    while True:
        controls = _control_texts(content, vocabulary, mark)
        if not controls:
            return content
        for text in controls:
            content = content.replace(text, text[0] + mark + text[1:])


def _control_texts(content: str, vocabulary: Vocabulary, mark: str) -> set[str]:
    """Control tokens, longer than a character, that would be read from `content`."""
    tokens = [
        t for part in content.split(mark) for t in vocabulary.tokenize(part, parse_special=True)
    ]
    texts = {vocabulary.text(token) for token in set(tokens) if vocabulary.is_control(token)}
    return {text for text in texts if len(text) > 1 and text in content}
