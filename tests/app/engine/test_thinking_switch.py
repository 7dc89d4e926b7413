"""Thinking that a request turns off or on, with a model whose template leaves the choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.engine import Engine
from app.engine.errors import RequestError
from app.engine.events import Finished
from app.engine.request import ChatMessage, GenerationRequest, PairSpec
from tests.app.engine.tiny_models import LLAMA

_TEMPLATE = (
    "{% for m in messages %}{{ m.content }}{% endfor %}"
    "{% if enable_thinking is defined and not enable_thinking %}<think></think>{% endif %}"
)
_SKIPPED = len("<think></think>")  # tokens: the tiny model has one for each byte
REQUEST = GenerationRequest((ChatMessage("user", "Hello"),), max_tokens=1)


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    kind = replace(LLAMA, template=_TEMPLATE)
    path: Path = kind.write(tmp_path_factory.mktemp("model") / "tiny.gguf")
    engine = Engine.load(PairSpec(path, context_size=256, threads=1))
    yield engine
    engine.close()


def prompt_tokens(engine: Engine, request: GenerationRequest) -> int:
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last.stats.prompt_tokens


def test_what_a_request_says_reaches_the_prompt(engine: Engine) -> None:
    assert engine.info.thinks is True
    usual = prompt_tokens(engine, REQUEST)
    assert prompt_tokens(engine, replace(REQUEST, thinking="on")) == usual
    off = replace(REQUEST, thinking="off")
    assert prompt_tokens(engine, off) == usual + _SKIPPED
    assert prompt_tokens(engine, replace(off, answer_start="And")) == usual + _SKIPPED + 3


@pytest.mark.parametrize("begun", ["<think>Hm.", "<think>Hm.</think>Yes."])
def test_thinking_that_is_continued_was_not_skipped(engine: Engine, begun: str) -> None:
    off = replace(REQUEST, thinking="off", answer_start=begun)
    assert prompt_tokens(engine, off) == prompt_tokens(engine, REQUEST) + len(begun)


def test_other_words_are_refused() -> None:
    with pytest.raises(RequestError, match="usual, on, off, low"):
        replace(REQUEST, thinking="maybe")


def test_how_hard_to_think_reaches_the_prompt(tmp_path: Path) -> None:
    template = "{{ messages[0].content }}{{ reasoning_effort | default('medium') }}"
    path = replace(LLAMA, template=template).write(tmp_path / "tiny.gguf")
    engine = Engine.load(PairSpec(path, context_size=256, threads=1))
    assert engine.info.thinking_choices == ("low", "medium", "high")
    assert engine.info.thinking("usual") == engine.info.thinking("off") == "medium"
    usual = prompt_tokens(engine, REQUEST)
    assert prompt_tokens(engine, replace(REQUEST, thinking="medium")) == usual
    assert prompt_tokens(engine, replace(REQUEST, thinking="low")) == usual - 3
    engine.close()
