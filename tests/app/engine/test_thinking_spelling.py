"""Thinking that models spell by control tokens and channels, in the spelling of texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.chat_template import ChatTemplate
from app.engine.engine import Engine
from app.engine.events import Finished, TextDelta
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.request import ChatMessage, GenerationRequest, OutputGrammar, PairSpec
from app.engine.thinking import answer_in, is_thinking
from app.engine.thinking_spelling import ShownPieces
from tests.app.engine.tiny_models import CONTROLS, LLAMA, THINK, byte_tokens

HARMONY = (
    "<|channel|>analysis<|message|>Hm. ä<|end|><|start|>assistant<|channel|>final<|message|>Yes."
)
GEMMA = "<|channel>thought\nHm.<channel|>Yes."
USER = ChatMessage("user", "Why?")
PLAIN = "{% for m in messages %}[{{ m.content }}]{% endfor %}"
OPENED = PLAIN + "{{ '<think>\n' }}"


@pytest.fixture(scope="module")
def make(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., LlamaModel]]:
    """Models that have the given control tokens, all by default."""
    made: list[LlamaModel] = []

    def one(*controls: str) -> LlamaModel:
        kind = replace(LLAMA, tokens=[*byte_tokens(), *(controls or CONTROLS)])
        path = kind.write(tmp_path_factory.mktemp("model") / "tiny.gguf")
        made.append(LlamaModel(path, LlamaOptions(context_size=128, threads=1)))
        return made[-1]

    yield one
    for model in made:
        model.close()


def shown(model: LlamaModel, said: str, **start: bool) -> str:
    vocabulary = model.vocabulary
    pieces = ShownPieces(vocabulary, **start)
    return b"".join(map(pieces, vocabulary.tokenize(said, parse_special=True))).decode()


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (HARMONY, "<think>Hm. ä</think>Yes."),
        ("<|channel|>final<|message|>Yes.", "Yes."),
        ("<|channel|>commentary<|message|>First.<|end|>", "First."),
        ("<|channel|>analysis<|message|>Hm.", "<think>Hm."),
        (GEMMA, "<think>Hm.</think>Yes."),
        ("[THINK]Hm.[/THINK]Yes.", "<think>Hm.</think>Yes."),
        ("<|START_THINKING|>Hm.<|END_THINKING|>Yes.", "<think>Hm.</think>Yes."),
        ("<think>Hm.</think>Yes.", "<think>Hm.</think>Yes."),
        ("Yes.[/THINK]", "Yes."),
        ("<|channel|>" + "x" * 50, "x" * 50),  # no header is as long as that
    ],
)
def test_spellings(make: Callable[..., LlamaModel], said: str, text: str) -> None:
    assert shown(make(), said) == text


def test_thinking_that_the_prompt_or_the_beginning_opened(make: Callable[..., LlamaModel]) -> None:
    model = make()
    assert shown(model, "Hm.</think>\n\nYes.", opened=True) == "<think>Hm.</think>\n\nYes."
    assert shown(model, "[/THINK]Yes.", is_thinking=True) == "</think>Yes."
    assert shown(model, "", opened=True) == ""


@pytest.mark.parametrize(
    ("controls", "begun", "written"),
    [
        (CONTROLS[:3], "<think>Hm. ä</think>\n\nYes.", HARMONY),
        (CONTROLS[:3], "Yes.", "<|channel|>final<|message|>Yes."),
        (CONTROLS[3:5], "<think>Hm.</think>\n\nYes.", GEMMA),
        (CONTROLS[5:7], "<think>Hm.", "[THINK]Hm."),
        (("[PAD]",), "<think>Hm.</think>\n\nYes.", "<think>Hm.</think>\n\nYes."),
        (THINK, "<think>Hm.", "<think>Hm."),
        (THINK, "<think>Hm.</think>\n\nYes.", "<think>Hm.</think>\n\nYes."),
        (THINK, "Hm.\n</think>Yes.", "Hm.\n</think>Yes."),
    ],
)
def test_a_begun_answer_is_spelled_as_the_model_would(
    make: Callable[..., LlamaModel], controls: tuple[str, ...], begun: str, written: str
) -> None:
    vocabulary = make(*controls).vocabulary
    tokens = ChatTemplate(PLAIN, {}).tokenize((USER,), vocabulary, begun)
    assert tokens == vocabulary.tokenize(f"[Why?]{written}", parse_special=True)


@pytest.mark.parametrize(
    ("begun", "behind"),
    [
        ("<think>Hm.", "Hm."),
        ("<think>Hm.</think>\n\nYes.", "Hm.</think>\n\nYes."),
        ("Yes.", "\n</think>\n\nYes."),
    ],
)
def test_an_opening_of_the_template_is_not_written_twice(
    make: Callable[..., LlamaModel], begun: str, behind: str
) -> None:
    vocabulary = make("[PAD]").vocabulary
    tokens = ChatTemplate(OPENED, {}).tokenize((USER,), vocabulary, begun)
    assert tokens == vocabulary.tokenize(f"[Why?]<think>\n{behind}", parse_special=False)


def test_earlier_answers_come_without_their_thinking(make: Callable[..., LlamaModel]) -> None:
    vocabulary = make().vocabulary
    earlier = ChatMessage("assistant", "<think>Hm.</think>\n\nYes.")
    quoted = ChatMessage("user", "<think>Mine.</think>")
    tokens = ChatTemplate(PLAIN, {}).tokenize((quoted, earlier), vocabulary)
    assert tokens == vocabulary.tokenize("[<think>Mine.</think>][Yes.]", parse_special=False)


def test_the_answer_in_a_text() -> None:
    assert answer_in("<think>never closed") == "<think>never closed"
    assert answer_in("Look:\n</think>\nIt ends there.") == "Look:\n</think>\nIt ends there."
    assert is_thinking("<think>never closed")
    assert not is_thinking("<think>a</think>b")


def test_an_answer_says_that_its_prompt_opened_the_thinking(tmp_path: Path) -> None:
    path = replace(LLAMA, template=OPENED).write(tmp_path / "tiny.gguf")
    engine = Engine.load(PairSpec(path, context_size=128, threads=1))
    request = GenerationRequest((USER,), max_tokens=3)
    try:
        *events, last = engine.generate(request)
        assert isinstance(last, Finished)
        assert last.text.startswith("<think>")
        deltas = [event.text for event in events if isinstance(event, TextDelta)]
        assert "".join(deltas) == last.text
        for other in (
            replace(request, grammar=OutputGrammar('root ::= "Yes"')),
            replace(request, answer_start="<think>Hm."),
            GenerationRequest(raw_prompt="Why?", max_tokens=3),
        ):
            *_, last = engine.generate(other)
            assert isinstance(last, Finished)
            assert not last.text.startswith("<think>")
    finally:
        engine.close()
