"""Prompts as every arm is given them: as messages, and as the very same token ids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.bench.prompts import Prompt
from app.engine.request import ChatMessage

Tokenize = Callable[[tuple[ChatMessage, ...]], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class RenderedPrompt:
    """A prompt as messages for our engine, and as tokens for the peer."""

    prompt: Prompt
    messages: tuple[ChatMessage, ...]
    tokens: tuple[int, ...]


def render(
    prompts: Sequence[Prompt], tokenize: Tokenize, system: str = ""
) -> tuple[RenderedPrompt, ...]:
    """All prompts in the target's chat template. Raises what `tokenize` raises."""
    return tuple(_render(prompt, tokenize, system) for prompt in prompts)


def _render(prompt: Prompt, tokenize: Tokenize, system: str) -> RenderedPrompt:
    question = ChatMessage("user", prompt.text)
    messages = (ChatMessage("system", system), question) if system else (question,)
    return RenderedPrompt(prompt, messages, tokenize(messages))
