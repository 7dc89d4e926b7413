"""What the cost model allows, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.bench.attainable import attainable_rate
from app.bench.round_totals import RoundTotals, SourceTotals, add_rounds
from app.engine.cost_model import CostTable
from app.engine.stats import Ending, Round, Source

COSTS = CostTable({1: 0.1, 2: 0.11, 3: 0.12, 4: 0.5}, draft_step_s=0.01)
SINGLE_S = 0.2  # twice what calibration saw: only ratios may matter


def _totals(**sources: SourceTotals) -> RoundTotals:
    rounds = sum(one.rounds for one in sources.values())
    return RoundTotals({Source(name): one for name, one in sources.items()}, {}, {1: rounds})


def _seen(accepted: int, rejected: int, emitted: int = 100) -> SourceTotals:
    return SourceTotals(10, accepted + rejected, accepted, rejected, emitted)


def test_plain_rounds_can_be_as_fast_as_plain_decoding() -> None:
    assert attainable_rate(_totals(plain=_seen(0, 0)), COSTS, SINGLE_S) == pytest.approx(5)


def test_the_best_constant_length_counts() -> None:
    # a = 0.5: 1.5 tokens for 1.1 + 0.1 passes, or 1.75 for 1.2 + 0.2; three would need a dear pass.
    rate = attainable_rate(_totals(draft=_seen(50, 50)), COSTS, SINGLE_S)
    assert rate == pytest.approx(5 * max(1.5 / 1.2, 1.75 / 1.4))


def test_a_draft_that_is_never_right_is_best_left_alone() -> None:
    assert attainable_rate(_totals(draft=_seen(0, 10)), COSTS, SINGLE_S) == pytest.approx(5)


def test_plain_rounds_beside_a_good_draft_could_have_been_drafted() -> None:
    idle = _totals(draft=_seen(90, 10), plain=_seen(0, 0))
    busy = _totals(draft=_seen(90, 10))
    assert attainable_rate(idle, COSTS, SINGLE_S) == attainable_rate(busy, COSTS, SINGLE_S)


def test_lookup_counts_only_where_it_had_a_match() -> None:
    # a = 1: three tokens for a pass of 1.2; the plain 100 tokens take 100 passes.
    rate = attainable_rate(_totals(lookup=_seen(16, 0, 300), plain=_seen(0, 0)), COSTS, SINGLE_S)
    assert rate == pytest.approx(5 * 400 / (100 + 100 * 1.2))


def test_a_few_proposals_say_nothing_of_the_rest() -> None:
    assert attainable_rate(_totals(draft=_seen(15, 0)), COSTS, SINGLE_S) == pytest.approx(5)
    assert attainable_rate(_totals(draft=_seen(16, 0)), COSTS, SINGLE_S) == pytest.approx(
        5 * 3 / 1.4
    )


def test_the_draft_has_to_read_the_prompt() -> None:
    costs = replace(COSTS, draft_read_s=0.005)
    totals = _totals(draft=_seen(90, 10))
    rates = [attainable_rate(totals, costs, SINGLE_S, tokens) for tokens in (0, 200, 20_000)]
    assert rates[0] is not None
    assert rates[1] == pytest.approx(100 / (100 / rates[0] + 10 * SINGLE_S))
    assert rates[2] == pytest.approx(5)


def test_nothing_measured_allows_nothing() -> None:
    assert attainable_rate(RoundTotals(), COSTS, SINGLE_S) is None
    assert attainable_rate(_totals(plain=_seen(0, 0)), CostTable(), SINGLE_S) is None


def test_rounds_are_added_up() -> None:
    rounds = [
        Round(Source.DRAFT, (1, 2, 3), 1, (1, 9), Ending.CORRECTION, 4, 0.1, 0.5, 0.01),
        Round(Source.DRAFT, (1, 2), 2, (1, 2, 3), Ending.BONUS, 4, 0.1, 0.7, 0.01),
        Round(Source.DRAFT, (), 0, (5,), Ending.PLAIN, 1, 0.1, 0.2, 0.01),
    ]
    found = add_rounds(rounds)
    assert found.by_source[Source.DRAFT] == SourceTotals(2, 5, 3, 1, 5)
    assert found.by_source[Source.DRAFT].acceptance == 0.75
    assert found.by_source[Source.PLAIN] == SourceTotals(1, 0, 0, 0, 1)
    assert found.by_source[Source.PLAIN].acceptance is None
    assert found.passes[4].mean_s == pytest.approx(0.6)
    assert found.by_emitted == {1: 1, 2: 1, 3: 1}
    assert (found.rounds, found.draft_s, found.host_s) == (3, pytest.approx(0.3), 0.03)
    assert found.by_source.keys() == {Source.DRAFT, Source.PLAIN}
    twice = found + found
    assert (twice.passes[1].count, twice.by_emitted[3]) == (2, 2)


@pytest.mark.parametrize(
    ("accepted", "draft", "lookup"), [(1, (2, 1, 1), (1, 0, 0)), (2, (2, 2, 0), (1, 0, 1))]
)
def test_each_proposal_counts_for_its_own_source(
    accepted: int, draft: tuple[int, ...], lookup: tuple[int, ...]
) -> None:
    committed = (*(1, 2, 3)[:accepted], 9)
    sources = (Source.DRAFT, Source.DRAFT, Source.LOOKUP)
    mixed = Round(
        Source.DRAFT,
        (1, 2, 3),
        accepted,
        committed,
        Ending.CORRECTION,
        4,
        0.1,
        0.5,
        0.01,
        sources=sources,
    )
    found = add_rounds([mixed])
    assert found.source(Source.DRAFT) == SourceTotals(1, *draft, accepted + 1)
    assert found.source(Source.LOOKUP) == SourceTotals(0, *lookup, 0)
