"""Running a command: what is shown, what is kept, what happens when it fails or is stopped."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from devsetup.errors import SetupError, likely_cause
from devsetup.progress import ProgressLine, Runner


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def shown(stream: io.StringIO, times: range) -> str:
    clock = Clock()
    line = ProgressLine("Compiling", stream, clock)
    line.detail = "step 1 of 9"
    for clock.now in times:
        line.tick()
    line.finish("done")
    return stream.getvalue()


def test_a_log_gets_a_line_now_and_then() -> None:
    assert shown(io.StringIO(), range(66)).splitlines() == [
        "Compiling ...",
        "  0:20  step 1 of 9",
        "  0:40  step 1 of 9",
        "  1:00  step 1 of 9",
        "  done after 1:05",
    ]


def test_a_terminal_gets_one_line_redrawn() -> None:
    lines = shown(Terminal(), range(3)).split("\r")
    assert [line.rstrip(" \n") for line in lines] == [
        "",
        "Compiling  0:00  step 1 of 9",
        "Compiling  0:01  step 1 of 9",
        "Compiling  0:02  step 1 of 9",
        "Compiling: done after 0:02",
    ]
    assert lines[-1].endswith("\n")


def test_letters_the_terminal_cannot_show_do_no_harm() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    ProgressLine("Grüße", stream).finish("done")
    assert raw.getvalue().startswith(b"Gr??e ...")


def test_output_goes_to_the_log(tmp_path: Path) -> None:
    log = tmp_path / "setup.log"
    Runner(log).run("Greeting", [sys.executable, "-c", "print('hello')"])
    assert log.read_text().splitlines()[-1] == "hello"


def test_the_command_finds_stdin_closed(tmp_path: Path) -> None:
    ask = "import sys; sys.exit(len(sys.stdin.read()))"
    Runner(tmp_path / "setup.log").run("Asking", [sys.executable, "-c", ask])


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("[Errno 28] No space left on device", "Unpacking failed. The disk is full."),
        ("something new", "The last lines of its output are:\n\n    something new\n"),
    ],
)
def test_a_failure_says_its_cause_or_the_last_lines(
    output: str, reason: str, tmp_path: Path
) -> None:
    script = f"print({output!r}); raise SystemExit(1)"
    with pytest.raises(SetupError) as failure:
        Runner(tmp_path / "setup.log").run("Unpacking", [sys.executable, "-c", script])
    assert reason in str(failure.value)
    assert str(tmp_path / "setup.log") in str(failure.value)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (
            "connection broken by 'x'\nERROR: No matching distribution found for a",
            "could not be reached",
        ),
        ("E: Failed to fetch pool/main/libx: Temporary failure resolving", "could not be reached"),
        ("ERROR: No matching distribution found for gguf<7,>=6.8", "There is no gguf<7,>=6.8 for"),
        (
            "CMAKE_CXX_COMPILER not set\nERROR: Failed building wheel for llama-cpp-python",
            "no working C and C++ compiler",
        ),
        ("ERROR: Failed building wheel for llama-cpp-python", "did not compile"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
    ],
)
def test_known_causes(output: str, sentence: str) -> None:
    assert sentence in str(likely_cause(output))


def test_unknown_cause() -> None:
    assert likely_cause("segmentation fault") is None


STOPPABLE = """
import signal, sys
from pathlib import Path
from devsetup.progress import Runner
signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
child = "import subprocess, sys, time;" \\
    "inner = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']);" \\
    "print(inner.pid, flush=True); time.sleep(600)"
def announce(line):
    sys.stderr.write(line)
    sys.stderr.flush()
Runner(Path(sys.argv[1])).run("Sleeping", [sys.executable, "-c", child], describe=announce)
"""


@pytest.mark.skipif(os.name != "posix", reason="process groups")
def test_stopping_ends_everything_that_was_started(tmp_path: Path) -> None:
    packaging = Path(__file__).resolve().parents[2] / "packaging"
    with subprocess.Popen(
        [sys.executable, "-c", STOPPABLE, str(tmp_path / "setup.log")],
        env={**os.environ, "PYTHONPATH": str(packaging)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as runner:
        assert runner.stderr is not None
        grandchild = psutil.Process(int(runner.stderr.readline()))
        runner.send_signal(signal.SIGTERM)
        assert runner.wait(timeout=30) == 143
        gone, _ = psutil.wait_procs([grandchild], timeout=30)
        assert gone
