"""What is kept about a pair, from answers whose rounds are known."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from app.engine.cost_model import CostTable
from app.engine.errors import RequestError
from app.engine.events import Finished, StopReason
from app.engine.pair_info import PairInfo
from app.engine.request import PairSpec
from app.engine.stats import Ending, Round, Source, Timings, TurnStats, fold_rounds
from app.pair_measurement import summarize
from models.measured_pair import MeasuredPair, ModelIdentity
from tests.ui.scripted_client import pair_info

COSTS = CostTable({1: 1.0, 4: 1.5, 8: 2.4}, 0.15)
IDENTITIES = (ModelIdentity("target.gguf", 2), ModelIdentity("draft.gguf", 1))


@pytest.fixture
def info() -> PairInfo:
    return replace(pair_info(PairSpec(Path("target.gguf"), Path("draft.gguf"))), costs=COSTS)


def drafting(accepted: int) -> Round:
    """A round of three proposals."""
    ending = Ending.BONUS if accepted == 3 else Ending.CORRECTION
    committed = tuple(range(accepted + 1))
    return Round(Source.DRAFT, (0, 1, 2), accepted, committed, ending, 4, 0.45, 1.5, 0.0)


def answer(rounds: list[Round], plain_rate: float | None = 1.0) -> Finished:
    tokens = sum(done.emitted for done in rounds) + 1
    seconds = sum(done.seconds for done in rounds)
    stats = TurnStats(
        prompt_tokens=10,
        cached_tokens=0,
        output_tokens=tokens,
        timings=Timings(0.1, 0.2, seconds, seconds + 0.2),
        speculation=fold_rounds(rounds),
        plain_rate=plain_rate,
        mode="draft",
        exactness="fast",
        off_reason=None,
    )
    return Finished("text", tuple(range(tokens)), StopReason.LENGTH, stats, tuple(rounds))


def measured(info: PairInfo, *answers: Finished) -> MeasuredPair:
    return summarize(answers, info, IDENTITIES, date(2025, 5, 1))


def test_the_best_length_rests_on_the_chance_of_what_was_judged(info: PairInfo) -> None:
    """0.7 of those whose predecessors all stood, though half of all drafted were accepted."""
    accepted = [3] * 343 + [2] * 147 + [1] * 210 + [0] * 300
    rounds = [drafting(count) for count in accepted]
    pair = measured(info, answer(rounds[::2]), answer(rounds[1::2]))
    assert pair.acceptance_rate == pytest.approx(0.511)
    assert pair.speedup == pytest.approx(2.533 / 1.95)
    assert pair.draft_length == 3


def test_answers_too_short_for_a_plain_rate_are_held_against_the_measured_costs(
    info: PairInfo,
) -> None:
    pair = measured(info, answer([drafting(3)] * 6, plain_rate=None))
    assert pair.plain_rate == pytest.approx(1 / COSTS.target_pass_s[1])
    assert pair.speedup == pytest.approx(4 / 1.95)


def test_answers_of_nothing_are_too_short(info: PairInfo) -> None:
    with pytest.raises(RequestError, match="too short"):
        measured(info, answer([]))


def test_without_proposals_there_is_no_best_length(info: PairInfo) -> None:
    plain = Round(Source.PLAIN, (), 0, (1,), Ending.PLAIN, 1, 0.0, 1.0, 0.0)
    pair = measured(info, answer([plain] * 20))
    assert (pair.acceptance_rate, pair.draft_length) == (None, 0)
