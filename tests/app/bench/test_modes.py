"""Arms of ours, and which of them stands for all."""

from __future__ import annotations

import pytest

from app.bench.modes import Drafting, Mode, leading
from app.engine.request import SpeculationParams


@pytest.mark.parametrize(
    ("drafting", "name", "draft", "lookup"),
    [
        (Drafting(Mode.DRAFT), "draft", True, False),
        (Drafting(Mode.LOOKUP, 3), "lookup 3", False, True),
        (Drafting(Mode.BOTH), "both", True, True),
        (Drafting(Mode.HOSTILE), "hostile draft", True, False),
    ],
)
def test_a_mode_says_what_may_propose(
    drafting: Drafting, name: str, draft: bool, lookup: bool
) -> None:
    assert drafting.name == name
    wanted = SpeculationParams(draft, lookup, drafting.length, "strict")
    assert drafting.speculation("strict") == wanted


def test_plain_is_without_anything() -> None:
    assert SpeculationParams.plain("fast") == SpeculationParams(False, False, 0, "fast")


@pytest.mark.parametrize(
    ("arms", "expected"),
    [
        (("lookup", "draft", "both"), "both"),
        (("lookup", "draft 3", "draft"), "draft"),
        (("draft 3", "draft 4"), "draft 3"),
        ((), None),
    ],
)
def test_the_usual_mode_leads(arms: tuple[str, ...], expected: str | None) -> None:
    assert leading(arms) == expected
