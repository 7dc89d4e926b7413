"""Token ids of the prompts, so that every arm is given the very same ones."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path

from app.bench.errors import BenchError
from app.bench.prompts import Prompt
from app.engine.request import ChatMessage

_CONTEXT = 512  # tokens; nothing is evaluated


@dataclass(frozen=True, slots=True)
class RenderedPrompt:
    """A prompt as messages for our engine, and as tokens for the peer."""

    prompt: Prompt
    messages: tuple[ChatMessage, ...]
    tokens: tuple[int, ...]


def render(target: Path, prompts: Sequence[Prompt], system: str = "") -> tuple[RenderedPrompt, ...]:
    """Render all prompts with the target's chat template.

    In a process of its own, which gives the memory back and may crash. Raises PacelineError.
    """
    conversations = [_messages(prompt, system) for prompt in prompts]
    spawn = multiprocessing.get_context("spawn")
    try:
        with ProcessPoolExecutor(max_workers=1, mp_context=spawn) as pool:
            tokens = pool.submit(_tokenize, target, conversations).result()
    except BrokenProcessPool as error:
        raise BenchError(f"Reading the vocabulary of {target.name} ended in a crash.") from error
    return tuple(map(RenderedPrompt, prompts, conversations, tokens))


def _messages(prompt: Prompt, system: str) -> tuple[ChatMessage, ...]:
    question = ChatMessage("user", prompt.text)
    return (ChatMessage("system", system), question) if system else (question,)


def _tokenize(
    target: Path, conversations: Sequence[Sequence[ChatMessage]]
) -> list[tuple[int, ...]]:
    """As app.engine.engine does it for every request."""
    from app.engine.chat_template import ChatTemplate
    from app.engine.llama_model import LlamaModel, LlamaOptions

    model = LlamaModel(target, LlamaOptions(context_size=_CONTEXT))
    try:
        vocabulary = model.vocabulary
        special = {f"{name}_token": vocabulary.special_text(name) for name in ("bos", "eos", "pad")}
        template = ChatTemplate(model.chat_template, special)
        return [tuple(template.tokenize(messages, vocabulary)) for messages in conversations]
    finally:
        model.close()
