"""`paceline models drafts` and `measure`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import app.pair_measurement
from app.cli.errors import INTERRUPTED
from app.cli.main import main
from app.cli.models_drafts import catalogue_report, catalogue_text, drafts_text
from app.draft_finder import catalogue_drafts
from app.engine.request import MAX_DRAFT_LENGTH
from app.pair_measurement import trial_prompts
from models.catalogue import load_catalogue
from models.draft_ranking import RankingFacts
from models.gguf import read_header
from tests.bad_files import make_other_vocabulary
from tests.models.builders import TinyModel


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PACELINE_HOME", str(tmp_path / "home"))


def test_a_pair_is_measured_and_then_known(
    q2_draft_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.pair_measurement, "LONGEST_ANSWER", 24)
    main(["models", "add", str(q2_draft_path)])
    capsys.readouterr()
    assert main(["models", "drafts", "starter"]) == 0
    assert "from sizes" in capsys.readouterr().out
    pair = ["starter", str(q2_draft_path)]
    options = ["--threads", "1", "--ctx", "1024", "--json", "--quiet"]
    assert main(["models", "measure", *pair, *options]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["speedup"] == pytest.approx(measured["decode_rate"] / measured["plain_rate"])
    assert 0 <= measured["draft_length"] <= MAX_DRAFT_LENGTH
    assert main(["models", "drafts", "starter", "--json"]) == 0
    [draft] = json.loads(capsys.readouterr().out)
    assert draft["basis"] == "measured"
    assert draft["measured"] == measured
    assert main(["models", "drafts", "starter"]) == 0
    assert "× measured on 20" in capsys.readouterr().out


def test_what_was_measured_is_said_even_if_it_cannot_be_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.pair_measurement, "LONGEST_ANSWER", 24)
    (tmp_path / "home").write_text("a file", encoding="utf-8")
    options = ["--threads", "1", "--ctx", "1024", "--quiet"]
    assert main(["models", "measure", "starter", "starter", *options]) == 2
    said = capsys.readouterr()
    assert "tokens a second with the draft" in said.out
    assert "set PACELINE_HOME to another folder" in said.err


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
def test_an_interruption_says_what_was_kept_and_how_to_go_on(
    tmp_path: Path, open_paceline: Callable[..., subprocess.Popen[str]]
) -> None:
    command = ("models", "measure", "starter", "starter", "--threads", 1, "--ctx", 1024)
    with open_paceline(*command) as program:
        assert program.stderr is not None
        assert "Measuring this pair" in program.stderr.readline()
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate()
    assert program.returncode == INTERRUPTED
    assert said.splitlines()[-1].startswith("Stopped. Nothing of this measurement was kept;")
    assert not list((tmp_path / "home").rglob("measure*.json"))


def test_other_vocabularies_say_so(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = make_other_vocabulary(tmp_path, starter_path)
    main(["models", "add", str(other)])
    capsys.readouterr()
    assert main(["models", "drafts", "starter", "--json"]) == 0
    [draft] = json.loads(capsys.readouterr().out)
    assert draft["standing"] == "foreign"
    assert 0.9 < draft["shared_vocabulary"] <= 1
    assert "vocabularies differ" in draft["reason"]
    assert main(["models", "drafts", "starter"]) == 0
    assert "--foreign-draft" in capsys.readouterr().out


def test_a_pair_that_cannot_work_is_not_measured(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = make_other_vocabulary(tmp_path, starter_path)
    assert main(["models", "measure", "starter", str(other)]) == 2
    assert "vocabularies differ" in capsys.readouterr().err


def test_what_the_catalogue_has_for_a_target_is_listed_as_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    big = TinyModel(architecture="qwen3", blocks=1)
    target = read_header(big.write(tmp_path / "Qwen3-8B-Q4_K_M.gguf"))
    huge = replace(target, size_bytes=5_000_000_000)
    drafts = catalogue_drafts(load_catalogue(), huge)
    assert drafts[0].file == "Qwen3-0.6B-Q8_0.gguf"
    lines = catalogue_text(huge, drafts, RankingFacts()).splitlines()
    assert lines[0].endswith("models get-draft Qwen3-8B-Q4_K_M")
    assert "about 1." in lines[1]
    report = catalogue_report(huge, drafts[0], RankingFacts())
    assert (report["path"], report["standing"]) == (None, "not here")
    assert main(["models", "drafts", str(target.path), "--json"]) == 0
    assert all(each["path"] for each in json.loads(capsys.readouterr().out)), "all are too big"


def test_without_other_models_there_is_advice() -> None:
    assert "paceline models add" in drafts_text([])


def test_the_trial_asks_for_three_kinds_of_text() -> None:
    assert len({prompt.name for prompt in trial_prompts()}) == 3
