"""What a spawned process gets."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection

import pytest

from models.child_process import ChildProcess


def _tell(connection: Connection, names: tuple[str, ...]) -> None:
    connection.send([os.environ.get(name) for name in names])


def test_variables_reach_the_process_and_leave_ours_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PACELINE_OURS", "before")
    monkeypatch.delenv("PACELINE_THEIRS", raising=False)
    before = dict(os.environ)
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    variables = {"PACELINE_OURS": "changed", "PACELINE_THEIRS": "new"}
    child = ChildProcess("test", _tell, (theirs, tuple(variables)), variables)
    assert os.environ == before
    assert ours.recv() == ["changed", "new"]
    child.end(10)
