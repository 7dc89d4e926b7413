"""What a draft reads of a long text, and that it drafts the same answer with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.cost_model import CostTable
from app.engine.draft_length import FixedLength
from app.engine.engine import Engine, draft_window
from app.engine.errors import ContextTooSmallError
from app.engine.events import Finished
from app.engine.generate import Answering, generate
from app.engine.language_model import Branch, LogitRows
from app.engine.model_drafter import ModelDrafter
from app.engine.request import GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine.verify import GreedyVerifier
from tests.app.engine.scripted import ScriptedModel, WordVocabulary
from tests.app.engine.tiny_models import LLAMA, RECURRENT, TinyKind

NUMBERS = WordVocabulary([str(number) for number in range(4000)])


def counting(context_size: int = 4000) -> ScriptedModel:
    return ScriptedModel(NUMBERS, lambda history: history[-1] + 1, context_size=context_size)


class Pair:
    """A target and a draft that count on, from turn to turn."""

    def __init__(self, window: int = 256, draft_context: int = 4000) -> None:
        self.target, self.draft = counting(), counting(draft_context)
        self.drafter = ModelDrafter(self.draft, NUMBERS.size, NUMBERS.is_end, window=window)

    def answer(self, prompt: Sequence[int], tokens: int = 9) -> Finished:
        self.draft.passes.clear()
        *_, last = generate(
            Answering(
                target=self.target,
                prompt=prompt,
                drafters={Source.DRAFT: self.drafter},
                policy=FixedLength(3),
                verifier=GreedyVerifier(SamplingParams(temperature=0)),
                padded=lambda width: width,
                cancelled=lambda: False,
                max_tokens=tokens,
            )
        )
        assert isinstance(last, Finished)
        assert last.tokens == tuple(range(prompt[-1] + 1, prompt[-1] + 1 + tokens))
        return last

    def read_all(self, committed: Sequence[int]) -> None:
        while self.drafter.read_ahead(committed):
            pass


def test_only_the_end_of_a_long_prompt_is_read_behind_its_first_tokens() -> None:
    pair = Pair()
    done = pair.answer(range(600))
    assert pair.draft.passes[0] == (0, 1, 2, 3, *range(349, 601))
    assert [one.accepted for one in done.rounds] == [3, 3]


def test_a_draft_that_reads_quickly_reads_all_in_slices() -> None:
    pair = Pair(window=1000)
    done = pair.answer(range(600))
    assert [len(tokens) for tokens in pair.draft.passes[:3]] == [256, 256, 91]
    assert [one.drafted for one in done.rounds[:3]] == [0, 0, 3]


def test_the_next_turn_goes_on_where_the_last_one_ended() -> None:
    pair = Pair()
    pair.answer(range(600))
    pair.answer(range(700))
    assert pair.draft.passes[0] == tuple(range(607, 701))
    pair.answer(range(1200))
    assert pair.draft.passes[0] == tuple(range(949, 1201))  # the first four are still there


@pytest.mark.parametrize("shorter", [range(400), range(340), [7, *range(650)]])
def test_another_conversation_is_read_anew(shorter: Sequence[int]) -> None:
    pair = Pair()
    pair.answer(range(600))
    pair.answer(shorter)
    assert len(pair.draft.passes[0]) >= min(len(shorter), 252)


def test_with_a_very_small_window_too() -> None:
    pair = Pair(window=8)
    pair.answer(range(600))
    pair.answer(range(340))
    assert pair.draft.cached[:8] == [0, 1, 2, 3, *range(337, 341)]


def test_the_same_conversation_cut_short_is_not() -> None:
    pair = Pair()
    pair.answer(range(600))
    pair.answer(range(500))
    assert pair.draft.passes[0] == (500,)


def test_what_there_is_to_read_is_known_beforehand() -> None:
    pair = Pair()
    assert pair.drafter.unread(range(200)) == 200
    assert pair.drafter.unread(range(600)) == 256
    pair.answer(range(600))
    pair.drafter.roll_back(range(640))
    assert pair.drafter.unread(range(640)) == 640 - 607


def test_of_a_very_long_conversation_the_draft_keeps_the_end() -> None:
    pair = Pair()
    pair.read_all(range(2000))
    assert pair.draft.cached == [0, 1, 2, 3, *range(1491, 1999)]
    done = pair.answer(range(2001), tokens=900)
    assert sum(one.accepted for one in done.rounds) > 600
    lengths = [len(tokens) for tokens in pair.draft.passes]
    assert [length for length in lengths if length > 8] == [252]  # the first four are still there
    assert len(pair.draft.cached) <= 1024


def test_while_nothing_is_asked_all_of_it_is_read() -> None:
    pair = Pair()
    pair.read_all(range(600))
    assert pair.draft.cached == list(range(599))
    pair.answer(range(620))
    assert pair.draft.passes[0] == tuple(range(599, 621))


def test_while_nothing_is_asked_a_window_is_kept_up() -> None:
    pair = Pair()
    pair.answer(range(600))
    pair.draft.passes.clear()
    pair.read_all(range(700))
    assert [len(tokens) for tokens in pair.draft.passes] == [32, 32, 28]
    assert pair.draft.cached == [0, 1, 2, 3, *range(349, 699)]


@pytest.mark.parametrize("context", [300, 512])
def test_a_draft_with_less_context_than_the_target_goes_on_drafting(context: int) -> None:
    pair = Pair(draft_context=context)
    done = pair.answer(range(200), tokens=1000)
    assert sum(one.accepted for one in done.rounds) > 700


class Wordy(ScriptedModel):
    """Fills up sooner than it says, as a draft that spells the target's tokens may."""

    room = 300

    def evaluate(
        self, tokens: Sequence[int], *, rows: int = 1, branches: Sequence[Branch] = ()
    ) -> LogitRows:
        if len(self.cached) + len(tokens) > self.room:
            raise ContextTooSmallError("It is full.")
        return super().evaluate(tokens, rows=rows, branches=branches)


def test_a_draft_that_is_full_sooner_than_thought_starts_anew() -> None:
    pair = Pair()
    pair.draft = Wordy(NUMBERS, lambda history: history[-1] + 1, context_size=400)
    pair.drafter = ModelDrafter(pair.draft, NUMBERS.size, NUMBERS.is_end)
    done = pair.answer(range(200), tokens=1000)
    assert sum(one.accepted for one in done.rounds) > 700
    assert done.stats.off_reason is None


class Wordier(Wordy):
    """Fills up before it has read a window."""

    room = 150


def test_a_draft_that_is_full_before_its_window_reads_less() -> None:
    pair = Pair()
    pair.draft = Wordier(NUMBERS, lambda history: history[-1] + 1, context_size=400)
    pair.drafter = ModelDrafter(pair.draft, NUMBERS.size, NUMBERS.is_end)
    pair.read_all(range(700))
    assert pair.draft.cached == [0, 1, 2, 3, *range(603, 699)]
    done = pair.answer(range(700), tokens=1000)
    assert sum(one.accepted for one in done.rounds) > 700
    assert done.stats.off_reason is None


def test_a_draft_that_has_room_for_nothing_is_left_alone() -> None:
    pair = Pair()
    pair.draft = Wordier(NUMBERS, lambda history: history[-1] + 1, context_size=400)
    pair.draft.room = 7
    pair.drafter = ModelDrafter(pair.draft, NUMBERS.size, NUMBERS.is_end)
    done = pair.answer(range(100), tokens=100)
    assert "no room for a text like this" in str(done.stats.off_reason)
    with pytest.raises(ContextTooSmallError):
        pair.read_all(range(700))


def test_while_nothing_is_asked_as_much_is_read_as_there_is_room_for() -> None:
    pair = Pair(draft_context=300)
    pair.read_all(range(600))
    assert pair.draft.cached == [0, 1, 2, 3, *range(453, 599)]


@pytest.mark.parametrize("kind", [LLAMA, RECURRENT], ids=["attention", "recurrent"])
@pytest.mark.parametrize("foreign", [False, True])
def test_drafts_that_were_trained_for_less_context(
    tmp_path: Path, kind: TinyKind, foreign: bool
) -> None:
    target = LLAMA.write(tmp_path / "target.gguf")
    tokens = [*kind.tokens[1:-1], kind.tokens[0], kind.tokens[-1]] if foreign else kind.tokens
    draft = replace(kind, tokens=tokens, context_length=128).write(tmp_path / "draft.gguf")
    engine = Engine.load(PairSpec(target, draft, 512, threads=1, foreign_draft=foreign))
    assert engine._draft.context_size == 128
    request = GenerationRequest(
        raw_prompt="Tell me. " * 9,
        sampling=SamplingParams(temperature=0),
        max_tokens=400,
        speculation=SpeculationParams(lookup=False, draft_length=3),
    )
    *_, drafted = engine.generate(request)
    *_, plain = engine.generate(replace(request, speculation=SpeculationParams(draft_length=0)))
    assert isinstance(drafted, Finished)
    assert isinstance(plain, Finished)
    assert drafted.tokens == plain.tokens
    assert drafted.stats.off_reason is None
    assert drafted.rounds[-5].drafted == 3
    engine.close()


def test_a_draft_may_take_four_passes_to_read() -> None:
    assert draft_window(CostTable({1: 0.2}, 0.005, draft_read_s=0.003)) == 267
    assert draft_window(CostTable({1: 0.04}, 0.005, draft_read_s=0.003)) == 256
    assert draft_window(CostTable({1: 0.02}, 0.002, draft_read_s=0.00005)) == 1600
    assert draft_window(CostTable({1: 0.02})) == 256
