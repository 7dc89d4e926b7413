"""What a model can be told about thinking, and what a wish comes to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.request import PairSpec, Thinking
from tests.ui.scripted_client import pair_info

PLAIN = pair_info(PairSpec(Path("big.gguf")))
EFFORTS: tuple[Thinking, ...] = ("low", "medium", "high")


@pytest.mark.parametrize(
    ("thinks", "efforts", "usual_effort", "choices", "usual"),
    [
        (None, (), None, (), "usual"),
        (True, (), None, ("on", "off"), "on"),
        (False, (), None, ("on", "off"), "off"),
        (None, EFFORTS, "medium", EFFORTS, "medium"),
        (None, ("high",), None, ("usual", "high"), "usual"),
        (True, ("low", "high"), None, ("on", "off", "low", "high"), "on"),
    ],
)
def test_choices_have_one_that_is_usual(
    thinks: bool | None,
    efforts: tuple[Thinking, ...],
    usual_effort: Thinking | None,
    choices: tuple[Thinking, ...],
    usual: Thinking,
) -> None:
    info = replace(PLAIN, thinks=thinks, efforts=efforts, usual_effort=usual_effort)
    assert info.thinking_choices == choices
    assert info.thinking("usual") == usual
    assert all(info.thinking(choice) == choice for choice in choices)
