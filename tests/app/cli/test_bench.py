"""`paceline bench` as a program, with real models and a scripted llama-server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.main import main
from tests.app.bench.conftest import make_peer_program
from tests.app.bench.scripted_peer import MISBEHAVIOUR

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Open = Callable[..., "subprocess.Popen[str]"]

posix_only = pytest.mark.skipif(os.name != "posix", reason="the peer is a script")
SHORT = (
    "--prompts",
    2,
    "--modes",
    "both",
    "--repeat",
    1,
    "--max-tokens",
    8,
    "--ctx",
    1024,
    "--threads",
    1,
)


@pytest.fixture(scope="module")
def peer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_peer_program(tmp_path_factory.mktemp("peer"))


@pytest.fixture
def arguments(q2_draft_path: Path) -> tuple[object, ...]:
    return ("bench", "--target", "starter", "--draft", q2_draft_path, *SHORT)


def _environment(**more: str) -> dict[str, str]:
    return {**os.environ, **more}


def test_without_a_peer_the_table_goes_to_stdout(
    paceline: Run, arguments: tuple[object, ...]
) -> None:
    done = paceline(*arguments, "--categories", "coding,math")
    assert done.returncode == 0, done.stderr
    assert "Paceline with the draft and lookup decoded" in done.stdout
    assert "| coding-primes |" in done.stdout
    assert "coding-primes, plain:" in done.stderr
    assert done.stderr.startswith("4 answers are measured: 2 prompts, 2 arms, 1 repetition.\n")
    assert "llama-server" not in done.stdout.partition("## How it was measured")[0]


@posix_only
def test_all_arms_answer_all_prompts(
    paceline: Run, arguments: tuple[object, ...], peer: Path, tmp_path: Path
) -> None:
    out = tmp_path / "report.json"
    done = paceline(*arguments, "--peer", peer, "--peer-n-max", "2,3", "--out", out, "--json", "-q")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report == json.loads(done.stdout)
    assert report["complete"]
    assert len(report["answers"]) == 10
    by_arm = {one["arm"]: one for one in report["answers"]}
    peers = {"peer plain", "peer n_max 2", "peer n_max 3, its default"}
    assert set(by_arm) == {"plain", "both"} | peers
    assert by_arm["plain"]["drafted"] == 0
    assert by_arm["both"]["rounds"] > 0
    assert all(one["cached_tokens"] <= 1 for one in report["answers"])
    assert {one["output_tokens"] for one in report["answers"]} == {8}
    assert report["prompts"][0]["same_text_as_plain"]["both"] is True
    assert report["peer"]["build"]["version"].startswith("version: 0.0.0-scripted")
    assert set(report["summary"]["comparisons"]) > {"speedup", "peer_best", "ttft"}
    text = out.with_suffix(".md").read_text(encoding="utf-8")
    assert text.startswith("# Benchmark: ")
    assert "](report.svg)" in text
    assert out.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg ")


def test_modes_lengths_and_a_hostile_draft_are_arms_of_their_own(
    paceline: Run, arguments: tuple[object, ...]
) -> None:
    wanted = ("--modes", "draft,lookup", "--draft-length", "auto,2", "--hostile-draft")
    done = paceline(*arguments, *wanted, "--prompts", 1, "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    arms = ["plain", "draft", "draft 2", "lookup", "lookup 2", "hostile draft"]
    assert [one["arm"] for one in report["answers"]] == arms
    drafted = next(one for one in report["answers"] if one["arm"] == "draft 2")
    assert drafted["totals"]["by_source"]["draft"]["accepted"] == drafted["accepted"] > 0
    assert report["summary"]["by_category"]["draft 2"][0]["worst_prompt"] == "coding-primes"
    assert report["settings"]["hostile_seed"] is not None
    same = report["prompts"][0]["same_text_as_plain"].values()
    assert all(same), "a draft may change the speed only"


@posix_only
def test_an_arm_that_fails_on_the_way_is_left_out(
    paceline: Run, arguments: tuple[object, ...], peer: Path
) -> None:
    environment = _environment(**{MISBEHAVIOUR: "start with draft"})
    done = paceline(
        *arguments, "--peer", peer, "--peer-n-max", "3", "--json", environment=environment
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert [one["arm"] for one in report["left_out"]] == ["peer n_max 3, its default"]
    assert "status 3" in report["left_out"][0]["reason"]
    assert "peer n_max 3, its default was left out" in done.stderr
    assert len([one for one in report["answers"] if one["arm"] == "peer plain"]) == 2


@posix_only
def test_a_peer_that_dies_on_the_way_is_left_out(
    paceline: Run, arguments: tuple[object, ...], peer: Path
) -> None:
    environment = _environment(**{MISBEHAVIOUR: "die"})
    done = paceline(
        *arguments, "--peer", peer, "--peer-n-max", "3", "--json", environment=environment
    )
    assert done.returncode == 0, done.stderr
    reasons = {one["arm"]: one["reason"] for one in json.loads(done.stdout)["left_out"]}
    assert set(reasons) == {"peer plain", "peer n_max 3, its default"}
    assert all("status 7" in reason for reason in reasons.values())


@posix_only
def test_a_peer_that_cannot_start_is_bad_input(
    paceline: Run, arguments: tuple[object, ...], peer: Path
) -> None:
    done = paceline(*arguments, "--peer", peer, environment=_environment(**{MISBEHAVIOUR: "start"}))
    assert done.returncode == 2
    assert done.stdout == ""
    assert "memory ran out" in done.stderr
    assert "Traceback" not in done.stderr


@posix_only
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_writes_what_there_is(
    open_paceline: Open, arguments: tuple[object, ...], tmp_path: Path, number: signal.Signals
) -> None:
    out = tmp_path / "report.json"
    running = open_paceline(*arguments, "--repeat", 1000, "--out", out)
    assert running.stderr is not None
    while "both:" not in (line := running.stderr.readline()):
        assert line, "it ended before it measured anything"
    running.send_signal(number)
    running.communicate()
    assert running.returncode == 130
    report = json.loads(out.read_text(encoding="utf-8"))
    assert not report["complete"]
    assert report["answers"]
    assert report["answers_planned"] == 4000
    assert "was ended after" in out.with_suffix(".md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--categories", "math,poems"], "no prompts of the category “poems”"),
        (["--modes", "lookup,luck"], "--modes takes some of"),
        (["--modes", "both"], "The mode both is not possible without a draft"),
        (["--modes", "draft", "--no-lookup"], "The mode draft is not possible without a draft"),
        (["--modes", "lookup", "--no-lookup"], "The mode lookup is not possible with --no-lookup"),
        (["--hostile-draft"], "it needs one"),
        (["--draft-length", "auto,many"], "--draft-length takes auto or numbers"),
        (["--exactness", "loose"], "--exactness takes strict or fast"),
        (["--peer-n-max", "2,many"], "--peer-n-max takes numbers"),
        (["--peer-n-max", "0"], "--peer-n-max takes numbers"),
        (["--prompts", "0"], "--prompts"),
        (["--repeat", "0"], "--repeat"),
        (["--max-tokens", "1"], "--max-tokens"),
        (["--no-lookup"], "Nothing would draft"),
        (["--draft-length", "0"], "Nothing would draft"),
        (["--draft", "none", "--no-lookup"], "Nothing would draft"),
        (["--peer", "/no/such/llama-server"], "There is no program"),
        (["--peer", __file__], "not a program"),
        (["--out", "report.md"], "beside it"),
        (["--out", "/no/such/folder/report.json"], "needs a folder that exists"),
        (["--temperature", "-1"], "temperature"),
    ],
)
def test_bad_input_is_a_sentence_before_an_engine_starts(
    more: list[str],
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(self: object) -> None:
        raise AssertionError("an engine was started")

    monkeypatch.setattr("app.engine_process.client.EngineClient.start", refuse)
    assert main(["bench", "--target", "starter", *more]) == 2
    printed = capsys.readouterr()
    assert words in printed.err
    assert "Traceback" not in printed.err


def test_a_context_that_is_too_small_is_said(paceline: Run, arguments: tuple[object, ...]) -> None:
    done = paceline(*arguments, "--ctx", 64, "--max-tokens", 60)
    assert done.returncode == 2
    assert "tokens, but the context holds 64" in done.stderr
