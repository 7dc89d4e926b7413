"""Which branches a pass takes along, and what comes of them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from app.engine.auto_length import AutoLength
from app.engine.branching import Beside, HitRates, Likely, worthwhile
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.drafting import Proposal
from app.engine.errors import DecodeError
from app.engine.model_drafter import ModelDrafter
from app.engine.rounds import Drafted, RoundMaker
from app.engine.stats import Source
from app.engine.verify import Choice
from tests.app.engine.scripted import ScriptedModel, WordVocabulary
from tests.app.engine.test_generate import GREEDY, answering, finish

CANDIDATES = (Likely(Beside(0, 7), 0.1), Likely(Beside(1, 8), 0.3), Likely(Beside(0, 9), 0.2))


def flat(rows: int) -> float:
    return 1.0


def steep(rows: int) -> float:
    return float(rows)


def staircase(rows: int) -> float:
    return float((rows + 3) // 4)


def test_free_rows_take_all_branches_deepest_first() -> None:
    chosen = worthwhile(CANDIDATES, rows=3, most=4, target_s=flat, rate=1.0)
    assert chosen == (Beside(1, 8), Beside(0, 9), Beside(0, 7))


def test_only_so_many_branches_fit() -> None:
    assert worthwhile(CANDIDATES, 3, 1, flat, 1.0) == (Beside(1, 8),)
    assert worthwhile(CANDIDATES, 3, 0, flat, 1.0) == ()


def test_rows_that_cost_more_than_a_branch_promises_stay_out() -> None:
    assert worthwhile(CANDIDATES, 3, 4, steep, 1.0) == ()


def test_a_staircase_is_filled_up_to_its_step() -> None:
    assert worthwhile(CANDIDATES, 3, 4, staircase, 1.0) == (Beside(1, 8),)
    assert worthwhile(CANDIDATES, 4, 4, staircase, 1.0) == ()


def test_hit_rates_follow_what_happened() -> None:
    rates = HitRates()
    for _ in range(300):
        rates.learn((5, 6), 6)
    assert rates.rate(0) == pytest.approx(0.0, abs=0.01)
    assert rates.rate(1) == pytest.approx(1.0, abs=0.01)
    assert rates.rate(2) == pytest.approx(0.0, abs=0.01)


def second_best(right: int, wrong: int) -> list[float]:
    logits = [0.0] * 4
    logits[right], logits[wrong] = 4.0, 5.0
    return logits


def test_a_foreseen_correction_gives_the_token_after_it() -> None:
    """The draft's second choice is always right, and rows cost nothing."""
    vocabulary = WordVocabulary(["a", "b", "c"])
    target = ScriptedModel(vocabulary, lambda h: (h[-1] + 1) % 3, context_size=200, most_branches=4)
    draft = ScriptedModel(
        vocabulary, logits=lambda h: second_best((h[-1] + 1) % 3, h[-1]), context_size=200
    )
    flat = LiveCosts(CostTable(dict.fromkeys(range(1, 9), 1.0), 0.01))
    plain = replace(answering(target, [0, 1]), max_tokens=60)
    text = finish(plain).tokens
    target.truncate(0)
    drafter = ModelDrafter(draft, vocabulary.size, vocabulary.is_end, others=1)
    job = replace(
        plain, drafters={Source.DRAFT: drafter}, policy=AutoLength(flat), clock=ticks(0.001)
    )
    done = finish(job)
    assert done.tokens == text
    foreseen = [r for r in done.rounds if r.foreseen]
    assert all(r.accepted == 0 and r.emitted == 2 and r.branches for r in foreseen)
    assert len(foreseen) > 10
    assert done.stats.speculation.foreseen == len(foreseen)


def ticks(step_s: float) -> Callable[[], float]:
    times = itertools.count()
    return lambda: next(times) * step_s


def test_strict_passes_have_no_branches() -> None:
    costs = CostTable(dict.fromkeys(range(1, 9), 1.0), 0.01)
    proposal = Proposal(Source.DRAFT, (Choice(1, None),), (0,), steps=1, others=((2, 3),))
    assert AutoLength(LiveCosts(costs)).besides(proposal, 4)
    assert not AutoLength(LiveCosts(costs, frozenset({1, 2, 4}))).besides(proposal, 4)


def test_a_failure_behind_a_foreseen_correction_is_left_to_the_next_round() -> None:
    """What stands before it is shown first, as without branches."""
    vocabulary = WordVocabulary(["a", "b", "c"])

    def logits(history: Sequence[int]) -> list[float]:
        return [math.nan] * 4 if history[-1] == 1 else [0.0, 9.0, 0.0, 0.0]

    target = ScriptedModel(vocabulary, logits=logits, most_branches=1)
    proposal = Drafted(Proposal(Source.DRAFT, (Choice(2, None),)), 0.0)
    maker = RoundMaker(target, GREEDY, lambda width: width)
    assert maker.judge([0], proposal, [Beside(0, 1)]).committed == (1,)
    with pytest.raises(DecodeError):
        maker.judge([0, 1])
