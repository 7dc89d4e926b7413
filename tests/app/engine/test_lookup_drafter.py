from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.acceptance import lookup_bucket
from app.engine.draft_length import FixedLimit
from app.engine.lookup_drafter import LookupDrafter
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine.verify import GreedyVerifier

GREEDY = GreedyVerifier(SamplingParams(temperature=0))
END = 99


def drafter() -> LookupDrafter:
    """One whose time stands still: it indexes one slice of 32 tokens at each call."""
    return LookupDrafter(lambda token: token == END, clock=lambda: 0.0)


def propose(history: Sequence[int], length: int = 4, ahead: Sequence[int] = ()) -> tuple[int, ...]:
    return drafter().propose(history, FixedLimit(length), GREEDY, ahead).tokens


@pytest.mark.parametrize(
    ("history", "proposal"),
    [
        ([1, 2, 3, 4, 5, 1, 2], (3, 4, 5, 1)),
        ([1, 2, 3, 9, 2, 3, 7, 1, 2, 3], (9, 2, 3, 7)),  # the longer match, not the later one
        ([1, 2, 3, 1, 2, 4, 1, 2], (4, 1, 2, 4)),  # of equal ones the later
        ([1, 2, 3, 8, 1, 2, 3, 8, 1, 2, 4, 1, 2], (3, 8, 1, 2)),  # the more frequent one
        ([1, 2, END, 5, 1, 2], (END,)),  # nothing is proposed behind an end
        ([7, 7, 7], (7, 7, 7, 7)),  # a match may overlap the end
        ([1, 2, 3, 4], ()),
        ([1], ()),
        ([], ()),
    ],
)
def test_proposals(history: list[int], proposal: tuple[int, ...]) -> None:
    assert propose(history) == proposal


def test_what_other_sources_proposed_is_followed_but_not_learnt() -> None:
    history = [1, 2, 3, 4, 5, 6, 1, 2]
    asked = drafter()
    assert asked.propose(history, FixedLimit(4), GREEDY, (3, 4)).tokens == (5, 6)
    assert asked.propose(history, FixedLimit(4), GREEDY, (5,)).tokens == (6, 1, 2)
    assert asked.propose(history, FixedLimit(4), GREEDY, (8,)).tokens == ()
    assert asked.propose(history, FixedLimit(4), GREEDY).tokens == (3, 4, 5, 6)


def test_evidence_is_that_of_the_first_token() -> None:
    assert drafter().evidence([1, 2, 3, 1, 2]) == lookup_bucket(2, 1, 1)
    assert drafter().evidence([1, 2, 3, 1, 2, 3, 1, 2, 4, 1, 2]) == lookup_bucket(2, 2, 3)
    proposal = drafter().propose([1, 2, 3, 4, 1, 2], FixedLimit(2), GREEDY)
    assert proposal.evidence == (lookup_bucket(2, 1, 1), lookup_bucket(3, 1, 1))
    assert proposal.source is Source.LOOKUP


def test_follows_a_growing_history() -> None:
    asked, history = drafter(), [1, 2, 3, 4]
    assert asked.evidence(history) is None
    history += [1, 2]
    assert asked.propose(history, FixedLimit(2), GREEDY).tokens == (3, 4)
    history += [3]
    assert asked.evidence(history) == lookup_bucket(3, 1, 1)


def test_roll_back_forgets_what_was_taken_back() -> None:
    asked = drafter()
    asked.propose([1, 2, 3, 4, 5], FixedLimit(2), GREEDY)
    asked.roll_back([1, 2, 9])
    assert asked.propose([1, 2, 9, 1, 2], FixedLimit(1), GREEDY).tokens == (9,)
    assert asked.evidence([1, 2, 9, 1, 2, 4, 5]) is None


HISTORIES = st.lists(st.integers(0, 2), max_size=30)


@given(st.lists(st.tuples(st.integers(0, 30), HISTORIES, st.booleans()), max_size=5))
def test_what_was_asked_before_changes_no_answer(edits: list[tuple[int, list[int], bool]]) -> None:
    asked, history = drafter(), list[int]()
    for kept, added, told in edits:
        history = history[:kept] + added
        if told:
            asked.roll_back(history)
        while len(asked._index) < len(history):
            asked.read(history)
        fresh = drafter()
        while len(fresh._index) < len(history):
            fresh.read(history)
        assert asked.evidence(history) == fresh.evidence(history)
        limit = FixedLimit(6)
        assert asked.propose(history, limit, GREEDY) == fresh.propose(history, limit, GREEDY)


def test_a_long_history_is_indexed_in_slices_and_found_as_far_as_it_is() -> None:
    asked = drafter()
    history = [*range(200), 10, 11, 12]
    assert asked.propose(history, FixedLimit(2), GREEDY).tokens == (13, 14)
    assert len(asked._index) == 32
    later = [*history[:-3], 150, 151, 152]
    assert asked.evidence(later) is None
    for _ in range(4):
        asked.read(later)
    assert asked.propose(later, FixedLimit(2), GREEDY).tokens == (153, 154)


def test_indexing_takes_one_percent_of_the_time() -> None:
    """The clock ticks at each look: three looks a call besides one for each slice."""
    now = [0.0]

    def clock() -> float:
        now[0] += 0.0001
        return now[0]

    asked, history = LookupDrafter(lambda token: False, clock), [*range(10_000)]
    asked.read(history)
    assert len(asked._index) == 32
    now[0] += 0.1
    asked.read(history)
    assert len(asked._index) == pytest.approx(32 * (1 + 10), abs=32)
    now[0] += 3600
    asked.read(history)
    assert len(asked._index) == pytest.approx(32 * (11 + 50), abs=64)
