"""Coming back to an earlier state, for every kind of memory that a model can have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.engine import llama_context
from app.engine.draft_length import FixedLimit
from app.engine.engine import Engine
from app.engine.events import Finished
from app.engine.kept_states import KeptStates
from app.engine.language_model import Mark, Rollback
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.model_drafter import ModelDrafter
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.thread_choice import Threads
from app.engine.verify import GreedyVerifier
from tests.app.engine.tiny_models import HYBRID, LLAMA, RECURRENT, SLIDING, TinyKind

KINDS = {
    "attention": (LLAMA, Rollback.CUT),
    "sliding window": (SLIDING, Rollback.CUT),
    "recurrent": (RECURRENT, Rollback.MARKS),
    "hybrid": (HYBRID, Rollback.MARKS),
}
UNCUTTABLE = ("recurrent", "hybrid")
GREEDY = SamplingParams(temperature=0)
TEXT = "hello there, hello there, hello"


def load(
    kind: TinyKind, folder: Path, context_size: int = 1024, kept_states: int = 0
) -> LlamaModel:
    path = kind.write(folder / f"{kind.architecture}.gguf")
    options = LlamaOptions(context_size=context_size, threads=1, kept_states=kept_states)
    return LlamaModel(path, options)


@pytest.mark.parametrize("kept_states", [0, 16], ids=["", "kept states"])
@pytest.mark.parametrize("name", KINDS)
def test_rounds_leave_no_trace(tmp_path: Path, name: str, kept_states: int) -> None:
    """200 rounds, all with rejections, past the window and the cells of a sliding cache."""
    kind, rollback = KINDS[name]
    model = load(kind, tmp_path, 1400, kept_states)
    assert model.rollback is rollback
    tokens = [int(token) for token in np.random.default_rng(0).integers(0, 256, 1260)]
    assert rounds_with_wrong_rows(model, tokens, start=900, rounds=200) == []
    model.close()


def test_rounds_leave_no_trace_in_a_real_sliding_window(gemma_path: Path) -> None:
    """The prompt is longer than the window, and the cells have gone round once."""
    options = LlamaOptions(context_size=1400, threads=1, batch_size=128)
    model = LlamaModel(gemma_path, options)
    tokens = [int(token) for token in np.random.default_rng(0).integers(1000, 200_000, 1120)]
    assert rounds_with_wrong_rows(model, tokens, start=790, rounds=200, widths=(2, 3)) == []
    model.close()


@pytest.mark.parametrize("kept", [1, 4, 31, 40])
def test_nothing_is_kept_of_what_a_sliding_window_has_left_behind(
    tmp_path: Path, kept: int
) -> None:
    """A long text goes round the cells once; another one begins with the same few tokens."""
    model, fresh = load(SLIDING, tmp_path), load(SLIDING, tmp_path)
    tokens = [int(token) for token in np.random.default_rng(0).integers(0, 256, 1000)]
    model.evaluate(tokens)
    assert model.truncate(kept) == len(model.cached) == 0
    other = [*tokens[:kept], 7, 8, 9]
    assert np.array_equal(model.evaluate(other), fresh.evaluate(other))
    model.close()
    fresh.close()


def rounds_with_wrong_rows(
    model: LlamaModel,
    tokens: Sequence[int],
    start: int,
    rounds: int,
    widths: Sequence[int] = (2, 3, 4),
) -> list[int]:
    """Propose the next tokens and wrong ones behind; compare the rows with single passes."""
    model.evaluate(tokens[:start])
    expected = [model.evaluate([token])[0].copy() for token in tokens[start:]]
    model.truncate(0)
    model.evaluate(tokens[:start])
    wrong, at = [], start
    for number in range(rounds):
        width, right = widths[number % len(widths)], number % 2
        if number % 7 == 6:  # a plain round, whose pass has nothing to go back into
            wrong += (
                [number] if not plain_row_is_right(model, tokens, at, expected[at - start]) else []
            )
            at += 1
        owed = tokens[len(model.cached) : at + 1]
        model.mark(Mark.ROUND)
        proposal = [*tokens[at + 1 : at + 1 + right], *[9] * (width - 1 - right)]
        rows = model.evaluate([*owed, *proposal], rows=width)
        same = [np.array_equal(rows[i], expected[at - start + i]) for i in range(right + 1)]
        wrong += [] if all(same) else [number]
        at += right + 1
        model.truncate(at)
    return wrong


def plain_row_is_right(
    model: LlamaModel, tokens: Sequence[int], at: int, expected: np.ndarray
) -> bool:
    return np.array_equal(model.evaluate(tokens[len(model.cached) : at + 1])[0], expected)


def test_kept_states_reach_into_the_last_pass_and_once() -> None:
    states = KeptStates(4)
    states.evaluated(4)
    assert [steps for steps in range(7) if states.reach(steps)] == [1, 2, 3]
    states.evaluated(9)
    assert [steps for steps in range(7) if states.reach(steps)] == [1, 2, 3, 4]
    states.went_back()
    assert states.is_pending
    assert not any(states.reach(steps) for steps in range(7))
    states.evaluated(1)
    assert not states.is_pending
    assert not any(states.reach(steps) for steps in range(7))
    states.evaluated(3)
    states.lost()
    assert not states.reach(1)


def test_a_hybrid_model_goes_back_without_evaluating_again(tmp_path: Path) -> None:
    """Inside its last pass, once; what is further is reached by a mark."""
    model, fresh = load(HYBRID, tmp_path, kept_states=16), load(HYBRID, tmp_path)
    model.evaluate([1, 2, 3, 4, 5])
    model.mark(Mark.PROMPT)
    model.evaluate([6])
    model.evaluate([7, 8, 9, 10, 11])
    assert model.truncate(9) == 9
    model.evaluate([20])
    fresh.evaluate([1, 2, 3, 4, 5, 6, 7, 8, 9, 20])
    assert np.allclose(model.evaluate([21])[0], fresh.evaluate([21])[0], atol=1e-3)
    assert model.truncate(7) == 5
    fresh.truncate(0)
    expected = fresh.evaluate([1, 2, 3, 4, 5, 6, 7])[0]
    assert np.allclose(model.evaluate([6, 7])[0], expected, atol=1e-3)
    model.close()
    fresh.close()


def test_a_mark_is_reached_while_a_kept_state_was_just_gone_back_to(tmp_path: Path) -> None:
    model = load(HYBRID, tmp_path, kept_states=16)
    model.evaluate([1, 2, 3])
    model.mark(Mark.PROMPT)
    expected = model.evaluate([4])[0].copy()
    model.evaluate([5, 6, 7, 8])
    assert model.truncate(6) == 6
    assert model.truncate(5) == 3
    assert np.allclose(model.evaluate([4])[0], expected, atol=1e-3)
    model.close()


def test_states_are_kept_only_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = load(HYBRID, tmp_path)
    keeping = load(HYBRID, tmp_path, kept_states=16)
    monkeypatch.setattr(llama_context, "_MOST_STATE_BYTES", -1)
    without_room = load(HYBRID, tmp_path, kept_states=16)
    assert plain.kv_bytes == without_room.kv_bytes < keeping.kv_bytes
    recurrent = load(RECURRENT, tmp_path, kept_states=16)
    recurrent.evaluate([1, 2, 3, 4])
    assert recurrent.truncate(3) == 0, "llama.cpp keeps no states of this kind of model"
    for model in (plain, keeping, without_room, recurrent):
        model.close()


def test_threads_can_be_changed_at_any_time(tmp_path: Path) -> None:
    model = load(LLAMA, tmp_path)
    before = model.evaluate([1, 2, 3])[0].copy()
    model.truncate(0)
    model.set_threads(Threads(2, 3))
    assert (model.threads.single, model.threads.batch) == (2, 3)
    assert np.allclose(model.evaluate([1, 2, 3])[0], before, atol=1e-3)
    model.close()


def test_a_mark_is_gone_once_the_cache_was_cut_below_it(tmp_path: Path) -> None:
    model = load(RECURRENT, tmp_path)
    model.evaluate([1, 2, 3])
    model.mark(Mark.PROMPT)
    model.evaluate([4, 5])
    model.mark(Mark.ROUND)
    model.evaluate([6])
    assert model.truncate(5) == 5
    assert model.truncate(4) == 3
    model.evaluate([7, 8, 9])
    assert model.truncate(5) == 3
    assert model.truncate(2) == 0
    model.evaluate([1, 2, 3, 4])
    assert model.truncate(3) == 0
    model.close()


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("draft", ["itself", "another"])
def test_drafting_changes_no_text(tmp_path: Path, name: str, draft: str) -> None:
    kind, _ = KINDS[name]
    target = kind.write(tmp_path / "target.gguf")
    other = replace(kind, seed=8).write(tmp_path / "draft.gguf")
    engine = Engine.load(PairSpec(target, target if draft == "itself" else other, 512, threads=1))
    plain = answer(engine, request(TEXT, SpeculationParams(draft_length=0)))
    drafted = answer(engine, request(TEXT, SpeculationParams(lookup=False, draft_length=3)))
    auto = answer(engine, request(TEXT, SpeculationParams()))
    engine.close()
    assert drafted.tokens == auto.tokens == plain.tokens
    assert drafted.stats.speculation.drafted > 0
    if draft == "itself":
        assert drafted.stats.speculation.acceptance_rate == 1.0


def request(text: str, speculation: SpeculationParams, max_tokens: int = 48) -> GenerationRequest:
    return GenerationRequest(
        raw_prompt=text, sampling=GREEDY, max_tokens=max_tokens, speculation=speculation
    )


def answer(engine: Engine, asked: GenerationRequest) -> Finished:
    *_, last = engine.generate(asked)
    assert isinstance(last, Finished)
    return last


@pytest.mark.parametrize("name", UNCUTTABLE)
def test_a_second_turn_reuses_what_can_be_kept(tmp_path: Path, name: str) -> None:
    path = KINDS[name][0].write(tmp_path / "target.gguf")
    engine = Engine.load(PairSpec(path, None, 512, threads=1))
    first = answer(engine, request(TEXT, SpeculationParams()))
    again = answer(engine, request(TEXT, SpeculationParams()))
    assert (again.stats.cached_tokens, again.tokens) == (len(TEXT) - 1, first.tokens)
    # The prompt was evaluated up to its end, then token by token: a longer one goes on from there.
    longer = answer(engine, request(TEXT + " and more", SpeculationParams()))
    assert longer.stats.cached_tokens == len(TEXT) - 1
    other = answer(engine, request("hello you", SpeculationParams()))
    assert other.stats.cached_tokens == 0
    fresh = Engine.load(PairSpec(path, None, 512, threads=1))
    for text, done in ((TEXT + " and more", longer), ("hello you", other)):
        fresh._target.truncate(0)
        assert answer(fresh, request(text, SpeculationParams())).tokens == done.tokens
    engine.close()
    fresh.close()


def test_a_target_that_cannot_come_back_answers_plainly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if llama.cpp could not copy the state: no drafting, the reason, and right second turns."""
    path = RECURRENT.write(tmp_path / "target.gguf")
    monkeypatch.setattr(LlamaModel, "_probe_rollback", lambda model: Rollback.NONE)
    engine = Engine.load(PairSpec(path, path, 512, threads=1))
    asked = request(TEXT, SpeculationParams(draft_length=3))
    first, again = answer(engine, asked), answer(engine, asked)
    engine.close()
    assert first.tokens == again.tokens
    assert (again.stats.cached_tokens, again.stats.mode) == (0, "plain")
    assert {r.width for r in again.rounds} == {1}
    assert "cannot be rolled back" in str(again.stats.off_reason)


def test_a_draft_that_cannot_come_back_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, draft = LLAMA.write(tmp_path / "t.gguf"), RECURRENT.write(tmp_path / "d.gguf")
    probe = LlamaModel._probe_rollback
    monkeypatch.setattr(
        LlamaModel,
        "_probe_rollback",
        lambda model: Rollback.NONE if probe(model) is Rollback.MARKS else Rollback.CUT,
    )
    engine = Engine.load(PairSpec(target, draft, 512, threads=1))
    done = answer(engine, request(TEXT, SpeculationParams(draft_length=3)))
    engine.close()
    assert done.stats.mode == "lookup"
    assert "this draft's memory" in str(done.stats.off_reason)


@pytest.mark.parametrize("draft", [RECURRENT, HYBRID, SLIDING], ids=lambda k: k.architecture)
def test_drafts_of_other_kinds(tmp_path: Path, draft: TinyKind) -> None:
    target = LLAMA.write(tmp_path / "t.gguf")
    engine = Engine.load(PairSpec(target, draft.write(tmp_path / "d.gguf"), 512, threads=1))
    plain = answer(engine, request(TEXT, SpeculationParams(draft_length=0)))
    drafted = answer(engine, request(TEXT, SpeculationParams(draft_length=3, lookup=False)))
    engine.close()
    assert drafted.tokens == plain.tokens
    assert drafted.stats.speculation.drafted > 100


@pytest.mark.parametrize("name", UNCUTTABLE)
def test_strict_does_not_draft_where_passes_would_differ(tmp_path: Path, name: str) -> None:
    path = KINDS[name][0].write(tmp_path / "target.gguf")
    engine = Engine.load(PairSpec(path, path, 256, threads=1))
    done = answer(engine, request(TEXT, SpeculationParams(exactness="strict", draft_length=3), 12))
    engine.close()
    assert {r.width for r in done.rounds} == {1}
    assert "restored" in str(done.stats.off_reason)


def test_a_recurrent_draft_comes_back_to_the_start_of_its_round(tmp_path: Path) -> None:
    """It evaluates what it is told was committed, and its own proposals, but nothing else."""
    model = load(RECURRENT, tmp_path)
    drafter = ModelDrafter(model, model.vocabulary.size, model.vocabulary.is_end)
    verifier = GreedyVerifier(GREEDY)
    committed = list(range(40, 60))
    drafter.propose(committed, FixedLimit(3), verifier)
    committed += [61, 62]  # the proposals were rejected
    proposed = drafter.propose(committed, FixedLimit(3), verifier)
    assert proposed.caught_up == 2
    model.truncate(0)
    drafter.roll_back([])
    assert drafter.propose(committed, FixedLimit(3), verifier).tokens == proposed.tokens
    model.close()


def test_a_conversation_with_a_recurrent_target_goes_on_from_the_turn_before(
    tmp_path: Path,
) -> None:
    path = RECURRENT.write(tmp_path / "target.gguf")
    engine = Engine.load(PairSpec(path, None, 512, threads=1))
    talk = [ChatMessage("user", "hi")]
    asked = GenerationRequest(tuple(talk), sampling=GREEDY, max_tokens=8)
    first = answer(engine, asked)
    talk += [ChatMessage("assistant", first.text), ChatMessage("user", "go on")]
    second = answer(engine, replace(asked, messages=tuple(talk)))
    assert second.stats.cached_tokens >= first.stats.prompt_tokens - 1
    engine.close()


def test_measuring_single_passes_evaluates_no_answer_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the answer ended in a round whose rejected end was just taken back."""
    target = HYBRID.write(tmp_path / "target.gguf")
    draft = replace(HYBRID, seed=8).write(tmp_path / "draft.gguf")
    engine = Engine.load(PairSpec(target, draft, 512, threads=1))
    asked = request(TEXT, SpeculationParams(lookup=False, draft_length=3), 200)
    text = answer(engine, asked).text
    widths: list[int] = []
    evaluate = LlamaModel.evaluate

    def noting(model: LlamaModel, tokens: Sequence[int], **options: Any) -> np.ndarray:
        widths.extend([len(tokens)] if model is engine._target else [])
        return evaluate(model, tokens, **options)

    monkeypatch.setattr(LlamaModel, "evaluate", noting)
    done = answer(engine, replace(asked, stop=(text[120:126],)))
    engine.close()
    assert (done.stop_reason, done.stats.plain_rate is None) == ("stop", False)
    assert done.stats.output_tokens > 100
    assert max(widths[2:]) <= 4, "behind the prompt, rounds and single passes"
