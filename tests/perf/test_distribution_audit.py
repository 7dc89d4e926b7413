"""The audit finds no bias in what is right, and finds one that is put in."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.block_verify import BlockVerifier
from tests.perf.distribution_audit import CASES, measure


def test_right_draws_pass(starter_path: Path, q2_draft_path: Path) -> None:
    line = measure(starter_path, q2_draft_path, CASES[0], draws=200, seed=1)
    assert not line.is_doubtful
    assert line.cells > 1
    assert line.accepted > 50


def test_biased_draws_do_not(
    starter_path: Path, q2_draft_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A verifier that accepts every proposal gives the draft's distribution."""

    def accept_all(self: BlockVerifier, proposal: tuple, targets: object, survival: list) -> int:
        return len(survival) - 1

    monkeypatch.setattr(BlockVerifier, "_accepted", accept_all)
    assert measure(starter_path, q2_draft_path, CASES[0], draws=120, seed=1).is_doubtful
