"""Two set-ups at once take turns, also when one of them was killed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from devsetup.lock import setup_lock

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"

HOLD = """
import sys
from pathlib import Path
from devsetup.lock import setup_lock
with setup_lock(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""

HOLD_THROUGH_A_CHILD = """
import os, subprocess, sys
from pathlib import Path
from devsetup.lock import setup_lock
with setup_lock(Path(sys.argv[1])) as descriptor:
    print("held", flush=True)
    subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], pass_fds=[descriptor])
    os._exit(9)
"""


def holder(script: str, path: Path) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        env={**os.environ, "PYTHONPATH": str(PACKAGING)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


@pytest.mark.parametrize(
    "script",
    [
        HOLD,
        pytest.param(
            HOLD_THROUGH_A_CHILD,
            marks=pytest.mark.skipif(os.name != "posix", reason="inherited descriptors"),
        ),
    ],
)
def test_the_second_waits_for_the_first(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lock"
    first = holder(script, path)
    waits = []

    def end_the_first(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 1:
            first.communicate()

    monkeypatch.setattr("devsetup.lock.time.sleep", end_the_first)
    with setup_lock(path):
        assert waits


def test_it_can_be_taken_again(tmp_path: Path) -> None:
    for _ in range(2):
        with setup_lock(tmp_path / "lock"):
            pass
