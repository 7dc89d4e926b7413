"""`paceline run` as a program, with real models."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from tests.bad_files import make_other_vocabulary

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Open = Callable[..., "subprocess.Popen[str]"]

posix_only = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
# One thread: the tests may share the machine, and threads that wait for each other suffer then.
SHORT = ("--max-tokens", 12, "--temperature", 0, "--ctx", 512, "--threads", 1)
STORY = "Write a long story."
LONG = ("run", "-t", "starter", "-p", STORY, "--temperature", 0, "--threads", 1)

TOP_KEYS = (
    "text tokens stop_reason prompt_tokens cached_tokens output_tokens dropped_messages timings "
    "decode_rate end_to_end_rate plain_rate speedup speculation memory target draft settings "
    "version"
)
NESTED_KEYS = {
    "timings": "load_s prefill_s ttft_s decode_s total_s draft_s verify_s host_s",
    "speculation": "mode exactness verification rounds drafted accepted acceptance_rate "
    "mean_acceptance_length by_position by_source off_reason",
    "memory": "rss_bytes target_bytes draft_bytes kv_bytes device_bytes held_bytes",
}


def test_text_goes_to_stdout_and_the_statistics_to_stderr(
    paceline: Run, q2_draft_path: Path
) -> None:
    done = paceline(
        "run", "--target", "starter", "--draft", q2_draft_path, "--prompt", "Say hello.", *SHORT
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) > 3
    assert "tok/s · first token" in done.stderr
    assert "12 tokens" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_json_has_exactly_the_keys_of_the_contract(paceline: Run, q2_draft_path: Path) -> None:
    arguments = ("run", "-t", "starter", "-d", q2_draft_path, "-p", STORY, "--json", *SHORT)
    report = json.loads(paceline(*arguments).stdout)
    assert set(report) == set(TOP_KEYS.split())
    for key, names in NESTED_KEYS.items():
        assert set(report[key]) == set(names.split()), key
    assert set(report["speculation"]["by_source"]) == {"draft", "lookup"}
    for counts in report["speculation"]["by_source"].values():
        assert set(counts) == {"rounds", "drafted", "accepted"}
    assert report["stop_reason"] == "length"
    assert report["output_tokens"] == len(report["tokens"]) == 12


def test_rounds_are_added_on_request_and_agree_with_the_answer(
    paceline: Run, q2_draft_path: Path
) -> None:
    arguments = ("run", "-t", "starter", "-d", q2_draft_path, "-p", STORY, "--json", "--rounds")
    report = json.loads(paceline(*arguments, "--draft-length", 3, *SHORT).stdout)
    assert set(report) == {*TOP_KEYS.split(), "rounds_detail"}
    assert len(report["rounds_detail"]) == report["speculation"]["rounds"]


def test_quiet_and_a_prompt_from_a_pipe(paceline: Run) -> None:
    done = paceline("run", "--target", "starter", "--quiet", *SHORT, typed="Say hello.\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\n")
    dash = paceline("run", "-t", "starter", "-q", "-p", "-", *SHORT, typed="Say hello.\n")
    assert dash.stdout == done.stdout


def test_messages_system_and_raw(paceline: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_text('[{"role": "user", "content": "Say hello."}]')
    from_file = paceline("run", "-t", "starter", "-q", "--messages", path, *SHORT)
    typed = paceline("run", "-t", "starter", "-q", "-p", "Say hello.", *SHORT)
    assert from_file.stdout == typed.stdout
    raw = paceline("run", "-t", "starter", "-q", "--raw", "-p", "One, two, three, four,", *SHORT)
    assert "five" in raw.stdout


def test_a_chat_that_is_too_long_goes_on_without_its_oldest_turns(
    paceline: Run, tmp_path: Path
) -> None:
    turns = [
        message
        for number in range(8)
        for message in (
            {"role": "user", "content": f"Say {number} words about the sea, please."},
            {"role": "assistant", "content": "The sea is wide and deep and blue. " * 3},
        )
    ]
    path = tmp_path / "m.json"
    path.write_text(json.dumps([*turns, {"role": "user", "content": "And now?"}]))
    arguments = ("run", "-t", "starter", "--messages", path, *SHORT, "--ctx", 256)
    assert "--context-full drop-oldest" in paceline(*arguments).stderr
    done = paceline(*arguments, "--context-full", "drop-oldest")
    assert done.returncode == 0, done.stderr
    assert "the model did not see the" in done.stderr
    report = json.loads(paceline(*arguments, "--context-full", "drop-oldest", "--json").stdout)
    assert report["dropped_messages"] > 0
    assert report["settings"]["context_full"] == "drop-oldest"


def test_thinking_that_the_model_cannot_switch_is_said(paceline: Run) -> None:
    arguments = ("run", "-t", "starter", "-p", "Hi", "--thinking")
    assert "Thinking is as usual" in paceline(*arguments, "off", *SHORT).stderr
    wrong = paceline(*arguments, "maybe", *SHORT)
    assert wrong.returncode == 2
    assert "usual, on, off, low, medium or high" in wrong.stderr


def test_a_seed_repeats_the_answer(paceline: Run) -> None:
    arguments = ("run", "-t", "starter", "-q", "-p", "Hi", "--seed", 7, *SHORT, "--temperature", 1)
    assert paceline(*arguments).stdout == paceline(*arguments).stdout


def test_a_stop_string_ends_the_answer_and_is_not_printed(paceline: Run) -> None:
    arguments = ("run", "-t", "starter", "--raw", "-p", "One, two, three,", "--stop", "six")
    report = json.loads(paceline(*arguments, "--json", *SHORT).stdout)
    assert report["stop_reason"] == "stop"
    assert "six" not in report["text"]


def test_an_answer_that_follows_a_schema(paceline: Run, tmp_path: Path) -> None:
    schema = tmp_path / "schema.json"
    schema.write_text('{"type": "array", "items": {"enum": ["red", "blue"]}, "maxItems": 3}')
    arguments = ("run", "-t", "starter", "-q", "-p", "Name colours.", "--max-tokens", 40)
    done = paceline(*arguments, "--threads", 1, "--json-schema", schema)
    assert set(json.loads(done.stdout)) <= {"red", "blue"}


def test_a_draft_that_does_not_match_ends_with_its_reason(
    paceline: Run, tmp_path: Path, starter_path: Path
) -> None:
    other = make_other_vocabulary(tmp_path, starter_path)
    done = paceline("run", "--target", "starter", "--draft", other, "--prompt", "Hi")
    assert (done.returncode, done.stdout) == (2, "")
    assert "The vocabularies differ from token" in done.stderr


def test_a_prompt_longer_than_the_context_is_bad_input(paceline: Run) -> None:
    done = paceline("run", "-t", "starter", "--ctx", 256, typed="word " * 2000)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


@posix_only
def test_ctrl_c_keeps_the_text_and_prints_the_statistics(open_paceline: Open) -> None:
    with open_paceline(*LONG) as program:
        assert program.stdout is not None
        beginning = program.stdout.read(20)
        os.killpg(program.pid, signal.SIGINT)
        rest, messages = program.communicate()
    assert program.returncode == 130
    assert len(beginning) == 20
    assert rest.endswith("\n")
    assert "first token" in messages
    assert "Traceback" not in messages


@posix_only
def test_ctrl_c_while_everything_starts_leaves_no_traceback(open_paceline: Open) -> None:
    with open_paceline(*LONG) as program:
        process = psutil.Process(program.pid)
        while not process.children(recursive=True) and program.poll() is None:
            pass
        os.killpg(program.pid, signal.SIGINT)
        text, messages = program.communicate()
    assert program.returncode == 130
    assert (text, messages) == ("", "")


@posix_only
def test_an_engine_that_is_killed_ends_the_run_with_its_sentence(open_paceline: Open) -> None:
    with open_paceline(*LONG) as program:
        assert program.stdout is not None
        program.stdout.read(20)
        engine = _engine_of(program.pid)
        engine.kill()
        _, messages = program.communicate()
    assert program.returncode == 3
    assert "probably because memory ran out" in messages
    assert "Traceback" not in messages


@posix_only
def test_a_reader_that_leaves_ends_the_run_quietly(open_paceline: Open) -> None:
    with open_paceline(*LONG) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.read(20)
        program.stdout.close()
        messages = program.stderr.read()
    assert program.returncode == 141
    assert messages == ""


@pytest.mark.slow
def test_the_demo_pair_is_built_once_with_progress(paceline: Run) -> None:
    arguments = ("run", "--target", "demo", "--draft", "demo", "--prompt", "Hi", *SHORT)
    first, second = paceline(*arguments), paceline(*arguments)
    assert (first.returncode, second.returncode) == (0, 0), first.stderr
    assert "Padding the target … 100 %" in first.stderr
    assert "Padding" not in second.stderr
    assert first.stdout == second.stdout


def _engine_of(pid: int) -> psutil.Process:
    children = psutil.Process(pid).children(recursive=True)
    return next(child for child in children if "spawn_main" in " ".join(child.cmdline()))


def test_a_context_that_the_model_was_not_made_for_is_told(paceline: Run) -> None:
    asked = ("run", "-t", "starter", "-p", "Hi", "--max-tokens", 1, "--ctx", 16384)
    done = paceline(*asked)
    assert done.returncode == 0, done.stderr
    assert "The context holds 8,192 tokens, not 16,384" in done.stderr
    assert paceline(*asked, "--quiet").stderr == ""
