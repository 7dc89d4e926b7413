"""A Cancel reaches what was sent before it, and nothing that comes after."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.engine_process.inbox import Inbox
from app.engine_process.protocol import Cancel, Command, ListDevices, Shutdown, Tokenize


def test_cancel_while_nothing_runs_does_not_touch_the_next_command() -> None:
    inbox = Inbox()
    inbox.put(Cancel())
    inbox.put(ListDevices())
    assert not inbox.is_cancelled(inbox.take())


def test_cancel_that_comes_after_a_job_has_ended_does_not_touch_the_next_one() -> None:
    inbox = Inbox()
    inbox.put(ListDevices())
    inbox.take()
    inbox.put(Cancel())
    inbox.put(ListDevices())
    assert not inbox.is_cancelled(inbox.take())


def test_cancel_reaches_the_running_job_and_those_that_wait() -> None:
    inbox = Inbox()
    for command in (ListDevices(), Tokenize(1, "a")):
        inbox.put(command)
    running = inbox.take()
    inbox.put(Cancel())
    inbox.put(ListDevices())
    assert inbox.is_cancelled(running)
    assert inbox.is_cancelled(inbox.take())
    assert not inbox.is_cancelled(inbox.take())


def test_shutdown_cuts_short_what_runs() -> None:
    inbox = Inbox()
    inbox.put(ListDevices())
    running = inbox.take()
    inbox.put(Shutdown())
    assert inbox.is_cancelled(running)


@given(st.lists(st.sampled_from([ListDevices(), Tokenize(1, "a"), Cancel()])))
def test_whenever_the_loop_looks_the_verdict_is_the_parents_order(
    commands: list[Command],
) -> None:
    inbox = Inbox()
    for command in commands:
        inbox.put(command)
    wanted = [
        Cancel() in commands[index:]
        for index, command in enumerate(commands)
        if not isinstance(command, Cancel)
    ]
    assert [inbox.is_cancelled(inbox.take()) for _ in wanted] == wanted
