from __future__ import annotations

import pytest

from app.engine.draft_length import FixedLimit
from app.engine.lookup_drafter import LookupDrafter
from app.engine.sampling import SamplingParams
from app.engine.verify import GreedyVerifier

GREEDY = GreedyVerifier(SamplingParams(temperature=0))
END = 99


def propose(history: list[int], length: int = 4) -> tuple[int, ...]:
    drafter = LookupDrafter(lambda token: token == END)
    return drafter.propose(history, FixedLimit(length), GREEDY).tokens


@pytest.mark.parametrize(
    ("history", "proposal"),
    [
        ([1, 2, 3, 4, 5, 1, 2], (3, 4, 5, 1)),
        ([1, 2, 3, 9, 2, 3, 7, 1, 2, 3], (9, 2, 3, 7)),  # the longer match, not the later one
        ([1, 2, 3, 1, 2, 4, 1, 2], (4, 1, 2)),  # of equal ones the later
        ([1, 2, END, 5, 1, 2], (END,)),  # nothing is proposed behind an end
        ([7, 7, 7], (7,)),  # a match may overlap the end
        ([1, 2, 3, 4], ()),
        ([1], ()),
        ([], ()),
    ],
)
def test_proposals(history: list[int], proposal: tuple[int, ...]) -> None:
    assert propose(history) == proposal


def test_follows_a_growing_history() -> None:
    drafter = LookupDrafter(lambda token: False)
    history = [1, 2, 3, 4]
    assert drafter.evidence(history) is None
    history += [1, 2]
    assert drafter.propose(history, FixedLimit(2), GREEDY).tokens == (3, 4)
    history += [3]
    assert drafter.match(history) == (3, 3)


def test_roll_back_forgets_what_was_taken_back() -> None:
    drafter = LookupDrafter(lambda token: False)
    drafter.propose([1, 2, 3, 4, 5], FixedLimit(2), GREEDY)
    drafter.roll_back([1, 2, 9])
    assert drafter.propose([1, 2, 9, 1, 2], FixedLimit(1), GREEDY).tokens == (9,)
    assert drafter.evidence([1, 2, 9, 1, 2, 4, 5]) is None
