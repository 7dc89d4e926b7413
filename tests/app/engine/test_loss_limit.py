"""What drafting may lose in one answer, in the worst case and after it has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.acceptance import GAP_PRIOR, lookup_bucket
from app.engine.auto_length import AutoLength
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.draft_length import Outlook
from app.engine.drafting import UNKNOWN, Proposal
from app.engine.loss_limit import LossLimit
from app.engine.stats import Ending, Round, Source
from app.engine.verify import Choice
from tests.app.engine.scripted import ScriptedModel, WordVocabulary
from tests.app.engine.test_generate import answering, finish

STEEP = {1: 1.0, 2: 1.8, 3: 2.5, 4: 2.5, 5: 3.3, 6: 4.1, 7: 4.6, 8: 4.6, 12: 6.3, 16: 6.4}
FLAT = dict.fromkeys(STEEP, 1.0) | {12: 1.4, 16: 2.0}
HOPELESS = {width: 1.5 * seconds for width, seconds in STEEP.items()} | {1: 1.0}
SURE_GAP = len(GAP_PRIOR) - 1
SURE = lookup_bucket(20, 2, 2)
LOOKUP, DRAFT = {Source.LOOKUP: SURE}, {Source.DRAFT: UNKNOWN}
NONE = Proposal(Source.PLAIN)


def policy(step: float = 0.1, read: float = 0.05, machine: dict[int, float] = STEEP) -> AutoLength:
    return AutoLength(LiveCosts(CostTable(machine, step, draft_read_s=read)))


def lookup_round(auto: AutoLength, *, right: bool) -> tuple[int, float]:
    """Tokens and seconds of a round; lookup proposes as much as it is allowed to."""
    plan, length = auto.plan(15, LOOKUP), 0
    while plan is not None and plan.limit.worth_proposing(length, SURE):
        length += 1
    accepted = length if right else 0
    width = auto.costs.padded(1 + length)
    source = Source.LOOKUP if plan is not None else Source.PLAIN
    committed = tuple(range(accepted + 1))
    done = Round(
        source, (0,) * length, accepted, committed, Ending.BONUS, width, 0.0, STEEP[width], 0.0
    )
    auto.learn(done, Proposal(source, (Choice(0, None),) * length, (SURE,) * length))
    return done.emitted, done.seconds


@pytest.mark.parametrize("tokens", [32, 64, 128, 512])
def test_an_answer_loses_little_however_sure_a_source_was(tokens: int) -> None:
    auto = policy()
    for _ in range(30):  # in answers before, it was always right
        auto.start_answer()
        for _ in range(10):
            lookup_round(auto, right=True)
    auto.start_answer()
    emitted, seconds = 0, 0.0
    while emitted < tokens:
        more, took = lookup_round(auto, right=False)
        emitted, seconds = emitted + more, seconds + took
    assert emitted < seconds < (1 + 0.015) * tokens + 1.6


def test_what_was_won_may_be_risked_in_the_same_answer() -> None:
    auto = policy()
    lengths = []
    for _ in range(4):
        emitted, _ = lookup_round(auto, right=True)
        lengths.append(emitted - 1)
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1] == 15
    auto.start_answer()
    again, _ = lookup_round(auto, right=True)
    assert again - 1 == lengths[0]


def reading(tokens: int) -> tuple[Round, Proposal]:
    done = Round(Source.DRAFT, (), 0, (0,), Ending.PLAIN, 1, 0.05 * tokens, 1.0, 0.0)
    return done, Proposal(Source.DRAFT, caught_up=tokens)


@pytest.mark.parametrize(("machine", "reads"), [(FLAT, 200), (STEEP, 60), (HOPELESS, 0)])
def test_a_draft_reads_what_it_may_win_on_this_machine(
    machine: dict[int, float], reads: int
) -> None:
    auto = policy(machine=machine)
    if reads:
        assert auto.plan(8, DRAFT, Outlook(unread=reads, left=200)) is not None
    assert machine is FLAT or auto.plan(8, DRAFT, Outlook(unread=200, left=200)) is None
    assert machine is not STEEP or "read 200 tokens first" in str(auto.off_reason)


def test_a_draft_that_lost_reads_little_in_the_answers_after_it() -> None:
    auto = policy(machine=FLAT)
    while not auto._draft.rests:
        wrong = Round(Source.DRAFT, (0,), 0, (1,), Ending.CORRECTION, 2, 0.1, 1.1, 0.0)
        auto.learn(wrong, Proposal(Source.DRAFT, (Choice(0, None),), (SURE_GAP,), 1))
    for _ in range(300):
        auto.learn(Round(Source.PLAIN, (), 0, (0,), Ending.PLAIN, 1, 0.0, 1.0, 0.0), NONE)
    auto.start_answer()
    assert auto.plan(8, DRAFT, Outlook(left=200)) is not None
    assert auto.plan(8, DRAFT, Outlook(unread=20, left=200)) is not None
    assert auto.plan(8, DRAFT, Outlook(unread=200, left=200)) is None


def test_what_was_read_on_trust_is_lost_to_proposals() -> None:
    auto = policy(machine=FLAT)
    auto._draft.has_lost = True
    before = auto._affordable(Source.LOOKUP, 15, 0.0)
    assert auto.plan(8, DRAFT, Outlook(unread=25, left=200)) is not None
    auto.learn(*reading(25))
    assert auto._affordable(Source.LOOKUP, 15, 0.0) < before == 15


def test_a_draft_behind_a_lookup_risks_no_more_than_the_lookup_may() -> None:
    """What such a round loses is the lookup's loss."""
    auto = policy(step=0.05)
    auto._limits._answer.left = 1.6
    auto._limits._draft.left = 8.0
    plan = auto.plan(15, {Source.DRAFT: UNKNOWN, **LOOKUP})
    assert plan is not None
    assert plan.then is not None
    assert (plan.source, plan.then.source) == (Source.LOOKUP, Source.DRAFT)
    longest = 0
    while plan.then.limit.worth_proposing(longest, SURE_GAP):
        longest += 1
    assert auto.costs.round_s(longest, 0.05) <= 2.6 * auto.costs.plain_s


def test_the_reason_is_what_a_wrong_guess_would_cost() -> None:
    steeper = {1: 1.0, 2: 1.95, 3: 2.95, 4: 3.0}
    auto = AutoLength(LiveCosts(CostTable(steeper, 0.05)))
    assert auto.plan(8, {Source.DRAFT: UNKNOWN}) is None
    assert "so that a wrong guess would cost more time than drafting may lose" in str(
        auto.off_reason
    )


def test_each_answer_begins_anew() -> None:
    auto = policy()
    while lookup_round(auto, right=False)[1] > STEEP[1]:
        pass
    target = ScriptedModel(WordVocabulary(["a", "b"]), lambda history: 1 - history[-1])
    done = finish(replace(answering(target, [0]), policy=auto, max_tokens=3))
    assert len(done.tokens) == 3
    assert auto._limits._answer.left == pytest.approx(1.5, abs=0.1)


def test_a_lucky_beginning_is_forgotten() -> None:
    limit = LossLimit(opening=1.0, for_a_token=0.0, most=3.0)
    limit.add(50, 10.0)
    assert limit.left == 3.0
