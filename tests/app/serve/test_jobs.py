"""Answers that clients wait for."""

from __future__ import annotations

import weakref

import pytest

from app.engine.errors import DecodeError
from app.engine.events import Finished, StopReason, TextDelta
from app.engine.request import GenerationRequest
from app.serve.jobs import Job, JobQueue, finished_of
from models.errors import BusyError, CancelledError
from tests.app.engine_process.scripted_backend import STATS

REQUEST = GenerationRequest(raw_prompt="a")
FINISHED = Finished("ab", (1,), StopReason.EOS, STATS, ())


def test_events_come_to_the_end_in_their_order() -> None:
    job = Job(REQUEST)
    for event in (TextDelta("a"), TextDelta("b"), FINISHED):
        job.give(event)
    assert list(job.events(lambda: True)) == [TextDelta("a"), TextDelta("b"), FINISHED]
    assert job.is_dropped


def test_an_error_ends_an_answer() -> None:
    job = Job(REQUEST)
    job.give(DecodeError("No."))
    with pytest.raises(DecodeError):
        finished_of(job.events(lambda: True))
    assert job.is_dropped


def test_an_answer_that_nobody_waits_for_is_dropped() -> None:
    job = Job(REQUEST)
    looks = iter([True, False])
    with pytest.raises(CancelledError):
        finished_of(job.events(lambda: next(looks)))
    assert job.is_dropped


def test_first_come_first_served_and_not_without_end() -> None:
    queue = JobQueue()
    jobs = [queue.add(REQUEST) for _ in range(32)]
    with pytest.raises(BusyError):
        queue.add(REQUEST)
    assert [queue.take(0) for _ in jobs] == jobs
    assert queue.take(0) is None


def test_clients_that_have_left_take_no_place() -> None:
    queue = JobQueue()
    jobs = [queue.add(REQUEST) for _ in range(32)]
    jobs[3].drop()
    added = queue.add(REQUEST)
    assert [queue.take(0) for _ in jobs] == [*jobs[:3], *jobs[4:], added]


def test_those_without_an_answer_are_told_when_it_closes() -> None:
    queue = JobQueue()
    jobs = [queue.add(REQUEST) for _ in range(2)]
    assert queue.take(0) is jobs[0]
    queue.close()
    for job in jobs:
        with pytest.raises(BusyError, match="shut down"):
            finished_of(job.events(lambda: True))
    with pytest.raises(BusyError, match="shut down"):
        queue.add(REQUEST)


def test_an_answer_that_is_whole_stays_so_when_it_closes() -> None:
    queue = JobQueue()
    queue.add(REQUEST)
    job = queue.take(0)
    assert job is not None
    job.give(FINISHED)
    queue.close()
    assert finished_of(job.events(lambda: True)) is FINISHED


def test_what_was_asked_is_forgotten_with_its_answer() -> None:
    queue = JobQueue()
    queue.add(REQUEST)
    taken = queue.take(0)
    assert taken is not None
    job = weakref.ref(taken)
    del taken
    assert job() is None
