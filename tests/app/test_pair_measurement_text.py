"""What is said of a measured pair: whether drafting pays, and why not."""

from __future__ import annotations

import pytest

from app.pair_measurement_text import measured_text
from models.measured_pair import MeasuredPair, ModelIdentity

NO_GAIN = "This draft does not pay here."
CHEAP = {1: 0.1, 2: 0.11, 4: 0.13, 16: 0.2}
DEAR = {1: 0.1, 2: 0.19, 3: 0.28, 16: 1.6}


def pair(
    rate: float,
    *,
    share: float | None = 0.6,
    length: int = 3,
    passes: dict[int, float] = CHEAP,
    step: float | None = 0.01,
) -> MeasuredPair:
    files = ModelIdentity("big.gguf", 2), ModelIdentity("small.gguf", 1)
    return MeasuredPair(
        *files, "here", "2026-11-30", rate, 10.0, share, length, pass_s=passes, draft_step_s=step
    )


def test_a_pair_that_gains_says_how_long_a_draft_is_best() -> None:
    sentence, figures = measured_text(pair(16.2))
    assert sentence == "With this draft, answers come 1.62 times as fast."
    assert figures.startswith("16.2 tokens a second with the draft, 10.0 without; 60 % of the")
    assert figures.endswith("guesses were right, best at 3 tokens.")
    assert measured_text(pair(16.2, length=0))[1].endswith("60 % of the guesses were right.")
    assert pair(16.2).gain.draft_length == 3


@pytest.mark.parametrize(
    ("measured", "why"),
    [
        (
            pair(9.7, share=1.0, length=15, step=0.098),
            "were right, but one takes 98 % of the time of a pass of the target.",
        ),
        (
            pair(9.7, passes=DEAR),
            "right, but a pass that checks one takes 1.9 times as long as a plain one.",
        ),
        (pair(9.7, share=0.2, length=0), "20 % of the guesses were right, too few to pay."),
        (pair(9.7), "should pay a little. Measure again while nothing else runs."),
        (pair(9.7, step=None), "60 % of the guesses were right."),
        (
            pair(10.2, share=None, length=0, passes=DEAR),
            "a pass that checks three takes 16.0 times as long as a plain one.",
        ),
        (pair(10.2, share=None, length=0, step=None), "Drafting was never worth a try."),
        (pair(10.4), "Measure again while nothing else runs."),
    ],
)
def test_a_pair_that_lost_says_why_and_advises_no_length(measured: MeasuredPair, why: str) -> None:
    sentence, figures = measured_text(measured)
    assert sentence == NO_GAIN
    assert figures.endswith(why)
    assert "best at" not in figures
    assert measured.gain.draft_length == 0
