from __future__ import annotations

import numpy as np
import pytest

from app.engine.acceptance import (
    GAP_PRIOR,
    AcceptanceTable,
    best_tokens,
    gap_bucket,
    lookup_bucket,
)
from app.engine.auto_length import AutoLength
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.draft_length import FixedLength, Outlook, Plan
from app.engine.drafting import UNKNOWN, Proposal
from app.engine.stats import Ending, Round, Source
from app.engine.verify import Choice
from models.speedup import expected_tokens

MEMORY_BOUND = {1: 1.0, 2: 1.02, 3: 1.04, 4: 1.06, 5: 1.1, 6: 1.15, 7: 1.2, 8: 1.25}
COMPUTE_BOUND = {width: float(width) for width in range(1, 9)}
STAIRCASE = {1: 1.0, 2: 1.35, 3: 1.80, 4: 1.45, 5: 1.93, 6: 2.38, 7: 2.6, 8: 2.76}
DRAFT = {Source.DRAFT: UNKNOWN}


def policy(passes: dict[int, float], step: float = 0.1) -> AutoLength:
    return AutoLength(LiveCosts(CostTable(passes, step)))


def simulate(
    auto: AutoLength,
    passes: dict[int, float],
    step: float,
    acceptance: float,
    rounds: int,
    seed: int = 0,
) -> tuple[float, list[int]]:
    """Tokens per second of a draft whose proposals are each right with a fixed chance."""
    rng, costs = np.random.default_rng(seed), LiveCosts(CostTable(passes, step))
    seconds, tokens, lengths = 0.0, 0, []
    for _ in range(rounds):
        plan = auto.plan(16, DRAFT)
        length = steps = 0
        while plan is not None and plan.limit.worth_proposing(length, 4):
            length += 1
            steps = length
            if not plan.limit.worth_drafting(length):
                break
            steps = length + 1
        accepted = 0
        while accepted < length and rng.random() < acceptance:
            accepted += 1
        width = costs.padded(1 + length)
        done = a_round(length, accepted, width, steps * step, passes[width])
        proposal = Proposal(Source.DRAFT, (Choice(0, None),) * length, (4,) * length, steps)
        auto.learn(done, proposal)
        seconds += done.seconds
        tokens += accepted + 1
        lengths.append(length)
    return tokens / seconds, lengths


def a_round(drafted: int, accepted: int, width: int, draft_s: float, verify_s: float) -> Round:
    source = Source.DRAFT if drafted else Source.PLAIN
    committed = tuple(range(accepted + 1))
    return Round(
        source, (0,) * drafted, accepted, committed, Ending.BONUS, width, draft_s, verify_s, 0.0
    )


@pytest.mark.parametrize("acceptance", [0.3, 0.6, 0.9])
@pytest.mark.parametrize("passes", [MEMORY_BOUND, STAIRCASE, COMPUTE_BOUND])
def test_close_to_the_best_fixed_length(passes: dict[int, float], acceptance: float) -> None:
    step, costs = 0.1, LiveCosts(CostTable(passes, 0.1))
    best = max(
        expected_tokens(acceptance, k) / (k * step + costs.target_s(k + 1)) for k in range(8)
    )
    rate, _ = simulate(policy(passes), passes, step, acceptance, 3000)
    assert rate > 0.93 * best


@pytest.mark.parametrize("passes", [MEMORY_BOUND, STAIRCASE, COMPUTE_BOUND])
def test_useless_draft_costs_at_most_three_percent(passes: dict[int, float]) -> None:
    rate, lengths = simulate(policy(passes), passes, 0.2, 0.0, 2000)
    assert rate > 0.97
    assert lengths[-100:].count(0) > 90


def test_off_is_explained_and_probed_again() -> None:
    auto = policy(COMPUTE_BOUND, 0.5)
    simulate(auto, COMPUTE_BOUND, 0.5, 0.2, 100)
    assert auto.off_reason is not None
    assert "a pass of width 4 costs 4.0 times a single pass" in auto.off_reason
    _, lengths = simulate(auto, COMPUTE_BOUND, 0.5, 0.2, 1000)
    assert not any(lengths)  # two rows cost twice as much: not even a perfect draft could pay


def test_the_reason_names_what_was_accepted_and_nothing_else() -> None:
    auto = policy(MEMORY_BOUND, 0.3)
    simulate(auto, MEMORY_BOUND, 0.3, 0.0, 60)
    assert "and 0 % of the judged proposals were accepted" in str(auto.off_reason)


def test_the_reason_is_the_drafts_doubt_where_nothing_was_worth_proposing() -> None:
    auto = policy(MEMORY_BOUND, 0.3)
    unsure = Round(Source.DRAFT, (), 0, (0,), Ending.PLAIN, 1, 0.3, 1.0, 0.0)
    while not auto._draft.rests:
        auto.learn(unsure, Proposal(Source.DRAFT, steps=1))
    assert "no guess of the draft was sure enough to be worth checking" in str(auto.off_reason)


def test_the_reason_is_no_acceptance_at_which_drafting_would_pay() -> None:
    auto = policy(MEMORY_BOUND, 0.3)
    right = Round(Source.DRAFT, (7,), 1, (7, 8), Ending.BONUS, 2, 0.3, 1.0, 0.0)
    auto.learn(right, Proposal(Source.DRAFT, (Choice(7, None),), (8,), steps=1))
    unsure = Round(Source.DRAFT, (), 0, (0,), Ending.PLAIN, 1, 0.3, 1.0, 0.0)
    while not auto._draft.rests:
        auto.learn(unsure, Proposal(Source.DRAFT, steps=1))
    assert "few guesses of the draft were sure enough" in str(auto.off_reason)


def test_a_draft_that_rests_is_explained_in_the_next_answer_too() -> None:
    auto = policy(MEMORY_BOUND, 0.3)
    while not auto._draft.rests:
        simulate(auto, MEMORY_BOUND, 0.3, 0.0, 1)
    reason = auto.off_reason
    auto.start_answer()
    assert auto.off_reason == reason is not None


def test_the_last_tokens_of_an_answer_say_nothing_against_the_draft() -> None:
    dear_at_first = {1: 1.0, 2: 1.9, 3: 1.95, 4: 2.0}
    auto = policy(dear_at_first, 0.1)
    assert auto.plan(3, DRAFT) is not None
    assert auto.plan(1, DRAFT) is None
    assert auto.off_reason is None


def test_a_draft_that_lost_gets_rarer_chances() -> None:
    auto = policy(MEMORY_BOUND, 0.3)
    _, lengths = simulate(auto, MEMORY_BOUND, 0.3, 0.0, 3000)
    tried = np.flatnonzero(lengths)
    assert 10 < len(tried) < 100
    assert np.diff(tried).max() >= 256


def test_a_prompt_is_read_only_where_the_answer_may_gain_more_by_it() -> None:
    costs = CostTable(MEMORY_BOUND, 0.1, draft_read_s=0.05)
    auto = AutoLength(LiveCosts(costs))
    assert auto.plan(8, DRAFT, Outlook(unread=1000, left=20)) is None
    assert auto.off_reason is not None
    assert "read 1000 tokens first" in auto.off_reason
    assert auto.plan(8, DRAFT, Outlook(unread=1000, left=400)) is not None
    assert auto.off_reason is None


def test_two_bad_rounds_are_chance_where_much_may_be_gained() -> None:
    bad = {}
    dear = {1: 1.0, 2: 1.85, 3: 2.7, 4: 2.9}
    for name, passes in (("cheap", MEMORY_BOUND), ("dear", dear)):
        auto, bad[name] = policy(passes, 0.1), 0
        while not auto._draft.rests:
            lost = a_round(2, 0, 3, 0.2, 1.1)
            auto.learn(lost, Proposal(Source.DRAFT, (Choice(0, None),) * 2, (4, 4), 2))
            bad[name] += 1
    assert bad["dear"] <= 2 < bad["cheap"] < 12


@pytest.mark.parametrize(
    ("passes", "wanted", "wanted_while_it_rests"),
    [
        (MEMORY_BOUND, True, True),
        ({1: 1.0, 2: 1.85, 3: 2.7, 4: 2.9}, True, False),  # pays where nearly all is accepted
        (COMPUTE_BOUND, False, False),
    ],
)
def test_a_resting_draft_is_wanted_where_it_usually_pays(
    passes: dict[int, float], wanted: bool, wanted_while_it_rests: bool
) -> None:
    auto = policy(passes, 0.1)
    assert auto.wants_draft is wanted
    auto._draft.judge(1, 50.0)
    assert auto._draft.rests
    assert auto.wants_draft is wanted_while_it_rests


def test_rows_that_are_owed_leave_fewer_for_proposals_and_cost_their_step() -> None:
    steep = {**dict.fromkeys(range(1, 5), 1.0), **dict.fromkeys(range(5, 9), 3.0)}
    plans = [policy(steep).plan(8, DRAFT, Outlook(owed=owed)) for owed in (1, 2)]
    lengths = []
    for plan in plans:
        assert plan is not None
        length = 0
        while plan.limit.worth_proposing(length, 5) and plan.limit.worth_drafting(length + 1):
            length += 1
        lengths.append(length + 1)
    assert lengths == [3, 2]


def test_a_draft_of_a_tiny_target_has_to_pay_for_the_host_too() -> None:
    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1))
    before = costs.speed(0.8, 3, 0.1)
    for proposals in (0, 3) * 60:
        costs.host.observe(proposals, 0.5 + 0.4 * proposals)
    assert costs.host.round_s == pytest.approx(0.5, rel=0.1)
    assert costs.host.proposal_s == pytest.approx(0.4, rel=0.1)
    assert costs.plain_s == pytest.approx(1.5, rel=0.1)
    assert costs.speed(0.8, 3, 0.1) < before


def test_comes_back_when_the_draft_becomes_good() -> None:
    auto = policy(MEMORY_BOUND, 0.3)
    simulate(auto, MEMORY_BOUND, 0.3, 0.0, 300)
    assert auto.off_reason is not None
    _, lengths = simulate(auto, MEMORY_BOUND, 0.3, 1.0, 1500)
    assert auto.off_reason is None
    assert lengths[-1] >= 4


def test_width_four_is_used_where_it_is_cheaper_than_three() -> None:
    costs = LiveCosts(CostTable(STAIRCASE, 0.05))
    assert (costs.padded(3), costs.padded(2), costs.padded(4)) == (4, 2, 4)
    assert costs.target_s(3) == costs.target_s(4)


def test_strict_widths_only() -> None:
    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1), frozenset({1, 2, 4}))
    assert costs.widest == 4
    assert costs.padded(3) == 4


def test_live_costs_follow_a_slower_machine() -> None:
    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1))
    for _ in range(100):
        costs.observe_target(1, 2 * MEMORY_BOUND[1])
        costs.observe_target(4, 2 * MEMORY_BOUND[4])
        costs.observe_draft(3, 0.6)
    assert costs.target_s(1) == pytest.approx(2.0, rel=0.1)
    assert costs.draft_step_s == pytest.approx(0.2, rel=0.02)


@pytest.mark.parametrize("attention", [0.0, 0.1, 0.5])
def test_wide_passes_do_not_mislead_of_single_ones_behind_a_long_text(attention: float) -> None:
    """The engine drafts in nearly every round, and still has to know what it is compared with."""

    def seconds(width: int) -> float:
        return MEMORY_BOUND[width] + attention * width * 8

    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1))
    costs.look_back_on(8000, 0)
    costs.observe_target(1, seconds(1))
    for at in range(40):
        costs.look_back_on(8000 + at, 0)
        costs.observe_target(6, seconds(6))
    assert costs.target_s(1) == pytest.approx(seconds(1), rel=0.05)
    assert costs.target_s(6) == pytest.approx(seconds(6), rel=0.05)


def test_a_long_text_is_over_when_the_next_chat_is_short() -> None:
    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1))
    for _ in range(40):
        costs.look_back_on(8000, 1000)
        costs.observe_target(6, 3 * MEMORY_BOUND[6])
        costs.observe_draft(5, 5 * 0.15)
    costs.look_back_on(50, 50)
    assert costs.target_s(6) == pytest.approx(MEMORY_BOUND[6], rel=0.1)
    assert costs.draft_step_s == pytest.approx(0.1, rel=0.1)


def a_plain_round(seconds: float) -> Round:
    return Round(Source.PLAIN, (), 0, (0,), Ending.PLAIN, 1, 0.0, seconds, 0.0)


def test_behind_a_text_longer_than_any_before_a_plain_round_comes_first() -> None:
    auto, long = policy(MEMORY_BOUND), Outlook(context=20_000)
    assert auto.plan(8, DRAFT) is not None
    assert auto.plan(8, DRAFT, long) is None
    for _ in range(2):
        auto.learn(a_plain_round(1.3), Proposal(Source.PLAIN))
    assert auto.plan(8, DRAFT, long) is not None
    assert auto.costs.plain_s == pytest.approx(1.3, rel=0.1)
    assert auto.plan(8, DRAFT, Outlook(context=19_000)) is not None
    auto.plan(8, DRAFT)
    assert auto.costs.plain_s == pytest.approx(1.0, rel=0.1)


def test_kernels_that_read_a_cache_once_for_all_rows() -> None:
    """One plain pass is enough to know that a single row pays as much for the text as six."""
    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1))
    costs.look_back_on(16_000, 0)
    costs.observe_target(1, 1.8)
    for _ in range(40):
        costs.observe_target(6, MEMORY_BOUND[6] + 0.8)
    assert costs.target_s(1) == pytest.approx(1.8, rel=0.1)
    assert costs.target_s(6) == pytest.approx(MEMORY_BOUND[6] + 0.8, rel=0.1)


def test_a_draft_that_keeps_only_the_end_is_asked_behind_the_longest_text() -> None:
    """On a GPU, where attention costs next to nothing; what it costs the draft nobody knows yet."""
    auto = policy(MEMORY_BOUND, step=0.2)
    very_long = Outlook(context=131_072, draft_context=1600)
    for _ in range(60):
        if auto.plan(8, DRAFT, very_long) is not None:
            break
        auto.learn(a_plain_round(1.2), Proposal(Source.PLAIN))
    else:
        pytest.fail("it is never asked")
    assert auto.wants_draft


def test_a_draft_that_rests_is_taken_to_slow_down_with_its_target() -> None:
    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1))
    for _ in range(200):
        costs.observe_target(1, 0.5)
    assert costs.draft_step_s == pytest.approx(0.05, rel=0.2)


def test_a_pass_that_catches_up_is_no_draft_step() -> None:
    costs = LiveCosts(CostTable(MEMORY_BOUND, 0.1))
    auto = AutoLength(costs)
    prefill = Proposal(Source.DRAFT, (Choice(0, None),), (4,), steps=1, caught_up=500)
    for _ in range(50):
        auto.learn(a_round(1, 1, 2, 9.0, MEMORY_BOUND[2]), prefill)
    assert costs.draft_step_s == pytest.approx(0.1)


def test_lookup_is_chosen_for_a_long_match_only() -> None:
    auto = policy(MEMORY_BOUND, 0.3)
    long_match = auto.plan(8, {Source.DRAFT: UNKNOWN, Source.LOOKUP: lookup_bucket(20, 1, 1)})
    short_match = auto.plan(8, {Source.DRAFT: UNKNOWN, Source.LOOKUP: lookup_bucket(2, 1, 2)})
    assert isinstance(long_match, Plan)
    assert isinstance(short_match, Plan)
    assert (long_match.source, short_match.source) == (Source.LOOKUP, Source.DRAFT)


def test_what_lookup_adds_goes_on_from_the_drafts_chances() -> None:
    weak, strong = lookup_bucket(1, 1, 3), lookup_bucket(20, 2, 2)
    for doubtful, worth in ((0, True), (2, False)):
        plan = policy(MEMORY_BOUND).plan(8, DRAFT)
        assert plan is not None
        assert plan.then is not None
        assert (plan.source, plan.then.source) == (Source.DRAFT, Source.LOOKUP)
        assert all(plan.limit.worth_proposing(proposed, 0) for proposed in range(doubtful))
        assert plan.then.limit.worth_proposing(4, weak) is worth
        assert plan.then.limit.worth_proposing(4, strong)


def test_a_paused_draft_does_not_follow_a_lookup() -> None:
    match = {Source.LOOKUP: lookup_bucket(20, 2, 2), **DRAFT}
    auto = policy(MEMORY_BOUND, 0.3)
    both = auto.plan(8, match)
    assert both is not None
    assert both.then is not None
    assert (both.source, both.then.source) == (Source.LOOKUP, Source.DRAFT)
    simulate(auto, MEMORY_BOUND, 0.3, 0.0, 300)
    alone = auto.plan(8, match)
    assert alone is not None
    assert (alone.source, alone.then) == (Source.LOOKUP, None)


def test_a_lookup_that_loses_rests_whatever_its_match_promised() -> None:
    """Passes of two rows take far longer than was measured at loading."""
    auto = policy(MEMORY_BOUND)
    match = lookup_bucket(20, 2, 2)
    rounds = 0
    while auto.plan(8, {Source.LOOKUP: match}) is not None and rounds < 60:
        rounds += 1
        slow = Round(Source.LOOKUP, (0,), 1, (0, 1), Ending.BONUS, 2, 0.0, 2.5, 0.0)
        auto.learn(slow, Proposal(Source.LOOKUP, (Choice(0, None),), (match,)))
        auto.costs = LiveCosts(CostTable(MEMORY_BOUND))
    assert rounds < 20
    assert auto._lookup.rests
    assert auto._lookup.table.rate(match) > 0.9
    for _ in range(256):
        auto.learn(a_plain_round(1.0), Proposal(Source.PLAIN))
    assert auto.plan(8, {Source.LOOKUP: match}) is not None


def test_each_source_learns_from_its_own_tokens() -> None:
    auto = policy(MEMORY_BOUND)
    match = lookup_bucket(5, 1, 1)
    sources = (Source.DRAFT, Source.DRAFT, Source.LOOKUP, Source.LOOKUP)
    proposal = Proposal(
        Source.DRAFT, (Choice(0, None),) * 4, (8, 8, match, match), steps=2, sources=sources
    )
    lookup, draft = auto._lookup.table, auto._draft.table
    for _ in range(300):
        auto.learn(a_round(4, 2, 5, 0.2, MEMORY_BOUND[5]), proposal)
    assert lookup.rate(match) < 0.05
    assert draft.rate(8) > 0.97
    before = lookup.rate(match)
    auto.learn(a_round(4, 1, 5, 0.2, MEMORY_BOUND[5]), proposal)
    assert lookup.rate(match) == before


def test_a_draft_is_judged_without_what_lookup_added() -> None:
    auto = policy(MEMORY_BOUND, 0.9)
    proposal = Proposal(
        Source.DRAFT,
        (Choice(0, None),) * 5,
        (8, *[lookup_bucket(20, 2, 2)] * 4),
        steps=1,
        sources=(Source.DRAFT, *[Source.LOOKUP] * 4),
    )
    for _ in range(100):
        auto.learn(a_round(5, 0, 6, 0.9, MEMORY_BOUND[6]), proposal)
    assert auto.off_reason is not None
    auto = policy(MEMORY_BOUND, 0.3)
    for _ in range(100):
        auto.learn(a_round(5, 5, 6, 0.3, MEMORY_BOUND[6]), proposal)
    assert auto._draft.gain.speed == pytest.approx(2 / (0.3 + MEMORY_BOUND[2]), rel=0.05)


def test_cap_is_respected() -> None:
    plan = policy(MEMORY_BOUND).plan(2, DRAFT)
    assert plan is not None
    assert not plan.limit.worth_proposing(2, 8)
    assert policy(MEMORY_BOUND).plan(0, DRAFT) is None
    assert FixedLength(5).plan(0, DRAFT) is None
    assert FixedLength(0).plan(9, DRAFT) is None


def test_acceptance_is_learnt_per_bucket() -> None:
    table = AcceptanceTable(GAP_PRIOR)
    for _ in range(200):
        table.learn((8, 0), 1)
    assert table.rate(8) > 0.97
    assert table.rate(0) < 0.05
    assert 0.4 < table.mean < 0.6


def test_proposals_behind_the_first_rejection_teach_nothing() -> None:
    table = AcceptanceTable(GAP_PRIOR)
    table.learn((8, 3, 5), 0)
    assert table.rate(3) == pytest.approx(GAP_PRIOR[3])
    assert table.rate(8) < GAP_PRIOR[8]


def test_the_best_tokens_are_found_without_a_trace_in_the_row() -> None:
    row = np.array([1.0, 5.0, 4.5, 0.0, 4.5], dtype=np.float32)
    assert best_tokens(row, 3) == ([1, 2, 4], [5.0, 4.5, 4.5])
    assert row.tolist() == [1.0, 5.0, 4.5, 0.0, 4.5]
    assert gap_bucket(5.0, 4.5) == 2


def test_a_row_with_few_possible_tokens_is_left_as_it_was() -> None:
    values = [5.0, -np.inf, -np.inf]
    row = np.array(values, dtype=np.float32)
    best_tokens(row, 3)
    assert row.tolist() == values
