"""`paceline check-pair`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.check_pair import verdict_text
from app.cli.main import main
from models.pairing import Compatible
from tests.bad_files import make_other_vocabulary


def test_a_pair_that_works(q2_draft_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-pair", "starter", str(q2_draft_path)]) == 0
    assert capsys.readouterr().out.startswith("Yes")
    assert main(["check-pair", "starter", str(q2_draft_path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["compatible"] is True
    assert report["draft"] == str(q2_draft_path)


def test_a_draft_as_big_as_its_target_is_said_to_gain_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check-pair", "starter", "starter"]) == 0
    assert "no gain expected from sizes" in capsys.readouterr().out


def test_a_pair_that_does_not(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = make_other_vocabulary(tmp_path, starter_path)
    assert main(["check-pair", str(starter_path), str(other)]) == 1
    printed = capsys.readouterr()
    assert printed.out.startswith("No: The vocabularies differ from token")
    assert printed.err == ""
    assert main(["check-pair", str(starter_path), str(other), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {
        "target", "draft", "compatible", "check", "reason", "token_id", "remarks", "foreign",
        "speedup", "basis",
    }  # fmt: skip
    assert report["check"] == "token-text"
    assert report["token_id"] > 5


def test_a_pair_with_a_foreign_vocabulary(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All tokens but one are in both vocabularies, and the control tokens are nobody's text."""
    other = str(make_other_vocabulary(tmp_path, starter_path))
    main(["check-pair", "starter", other])
    assert "foreign vocabulary: 49," in capsys.readouterr().out
    assert main(["check-pair", "starter", other, "--foreign-draft"]) == 0
    assert capsys.readouterr().out.startswith("Yes, with a foreign vocabulary")
    assert main(["check-pair", "starter", other, "--foreign-draft", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["compatible"] is False
    assert report["foreign"]["target_tokens"] == 49152
    assert 0.99 < report["foreign"]["share"] < 1


def test_remarks_follow_the_verdict() -> None:
    assert verdict_text(Compatible(("One remark.",))).splitlines()[1] == "One remark."
