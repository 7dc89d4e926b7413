"""What the end of the process is called."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from app.engine_process.death import death_error, start_error

LOG = Path("/somewhere/engine.log")


@pytest.mark.parametrize(
    ("exit_code", "words"),
    [
        (-9, "probably because memory ran out"),
        (-6, "internal error in llama.cpp"),
        (-11, "crashed inside llama.cpp"),
        (-4, "another processor"),
        (-15, "ended by another program"),
        (-1, "SIGHUP"),
        (-99, "99"),
        (0xC0000005, "crashed inside llama.cpp"),
        (0, "without saying why"),
        (None, "without saying why"),
    ],
)
def test_each_end_has_its_sentence(exit_code: int | None, words: str) -> None:
    error = death_error(exit_code, LOG, was_ready=True)
    assert words in str(error)
    assert str(error).endswith(".")
    assert str(LOG) in error.advice


def test_an_end_before_ready_is_a_failed_start() -> None:
    assert "could not be started" in str(death_error(1, LOG, was_ready=False))


def test_a_kill_suggests_smaller_models() -> None:
    assert "smaller model" in death_error(-9, LOG, was_ready=True).advice


def test_a_refused_start_says_what_the_system_said() -> None:
    error = start_error(OSError(errno.ENOMEM, "Cannot allocate memory"))
    assert str(error) == "The engine could not be started: Cannot allocate memory."
