"""The engine seen from the window: state, control, jobs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.engine.errors import EngineDiedError, LoadCancelledError, ModelLoadError
from app.engine.request import PairSpec
from app.engine_process.protocol import (
    Cancel,
    DemoBuilt,
    Died,
    Failed,
    Load,
    Loaded,
    LoadProgress,
    Ready,
    Reply,
)
from tests.ui.conftest import Clients
from tests.ui.scripted_client import pair_info
from ui.engine_control import EngineControl
from ui.engine_notices import obstacle
from ui.engine_state import EngineState, Phase, after, asked_to_build, asked_to_load
from ui.jobs import Err, JobRunner, Ok

SPEC = PairSpec(Path("/models/target.gguf"), Path("/models/draft.gguf"))
INFO = pair_info(SPEC)
ERROR = ModelLoadError("The file is cut off.")
DEATH = Died(EngineDiedError("The engine crashed."), -11)
LOADING = asked_to_load(EngineState(), SPEC)
LOADED = after(LOADING, Loaded(INFO))


@pytest.mark.parametrize(
    ("state", "reply", "phase"),
    [
        (EngineState(), Ready(1, "1", ("CPU",)), Phase.EMPTY),
        (LOADING, LoadProgress(0.5, "Loading"), Phase.LOADING),
        (LOADING, Loaded(INFO), Phase.LOADED),
        (LOADING, Failed(ERROR), Phase.EMPTY),
        (LOADING, DEATH, Phase.DIED),
        (LOADED, Failed(ERROR, 7), Phase.LOADED),
        (LOADED, DEATH, Phase.DIED),
        (asked_to_build(EngineState()), Failed(ERROR), Phase.EMPTY),
        (asked_to_build(EngineState()), DemoBuilt(Path("t"), Path("d")), Phase.EMPTY),
        (asked_to_build(LOADED), DemoBuilt(Path("t"), Path("d")), Phase.LOADED),
    ],
)
def test_what_a_reply_does(state: EngineState, reply: Reply, phase: Phase) -> None:
    assert after(state, reply).phase is phase


def test_a_replaced_load_does_not_speak_for_the_new_one() -> None:
    other = PairSpec(Path("/models/other.gguf"))
    state = asked_to_load(LOADING, other)
    state = after(state, LoadProgress(0.9, "Loading the old one"))
    assert state.fraction == 0
    state = after(state, Failed(LoadCancelledError("Cancelled.")))
    assert (state.phase, state.error, state.spec) == (Phase.LOADING, None, other)
    state = after(state, Loaded(pair_info(other)))
    assert (state.phase, state.outstanding) == (Phase.LOADED, 0)


@pytest.mark.parametrize("phase", list(Phase))
def test_every_phase_says_whether_one_can_send(phase: Phase) -> None:
    assert bool(obstacle(EngineState(phase))) is (phase is not Phase.LOADED)


@pytest.fixture
def control(qtbot: QtBot, clients: Clients) -> Iterator[EngineControl]:
    control = EngineControl(clients)
    yield control
    control.shut_down()


def test_process_starts_with_the_first_load(
    control: EngineControl, clients: Clients, qtbot: QtBot
) -> None:
    assert not clients.made
    control.load(SPEC)
    qtbot.waitUntil(lambda: control.state.phase is Phase.LOADED)
    assert clients.last.sent == [Load(SPEC)]
    assert control.state.info == INFO


def test_loading_another_pair_cancels_the_first(
    control: EngineControl, clients: Clients, qtbot: QtBot
) -> None:
    clients.script = lambda command: []
    other = PairSpec(Path("/models/other.gguf"))
    control.load(SPEC)
    control.load(other)
    assert clients.last.sent == [Load(SPEC), Cancel(), Load(other)]
    clients.last.say(Failed(LoadCancelledError("Cancelled.")), Loaded(pair_info(other)))
    qtbot.waitUntil(lambda: control.state.phase is Phase.LOADED)


def test_death_is_told_once_and_a_new_process_loads(
    control: EngineControl, clients: Clients, qtbot: QtBot
) -> None:
    told = []
    control.replied.connect(told.append)
    control.load(SPEC)
    qtbot.waitUntil(lambda: control.state.phase is Phase.LOADED)
    clients.last.die()
    qtbot.waitUntil(lambda: control.state.phase is Phase.DIED)
    with pytest.raises(EngineDiedError):
        control.send(Cancel())
    assert [type(reply) for reply in told].count(Died) == 1
    control.load(SPEC)
    qtbot.waitUntil(lambda: control.state.phase is Phase.LOADED)
    assert len(clients.made) == 2
    assert clients.made[0].stopped
    assert clients.last.sent == [Load(SPEC)]


def test_nothing_is_heard_after_shut_down(
    control: EngineControl, clients: Clients, qtbot: QtBot
) -> None:
    told = []
    control.load(SPEC)
    qtbot.waitUntil(lambda: control.state.phase is Phase.LOADED)
    control.replied.connect(told.append)
    client = clients.last
    client.say(LoadProgress(0.1, "Late"))
    control.shut_down()
    qtbot.wait(20)
    assert not told
    assert control.state.phase is Phase.EMPTY


def test_jobs_come_back_in_order_with_values_and_errors(qtbot: QtBot) -> None:
    jobs = JobRunner()
    results = []
    jobs.run(lambda: 1, results.append)
    jobs.run(lambda: 1 // 0, results.append)
    jobs.run(lambda: 3, results.append)
    qtbot.waitUntil(lambda: len(results) == 3)
    assert results[0] == Ok(1)
    assert isinstance(results[1], Err)
    assert isinstance(results[1].error, ZeroDivisionError)
    jobs.close()
    jobs.run(lambda: 4, results.append)
    qtbot.wait(20)
    assert len(results) == 3


def test_no_result_of_a_job_is_lost(qtbot: QtBot) -> None:
    jobs = JobRunner()
    results: list[int] = []

    def take(result: Ok[int] | Err) -> None:
        assert isinstance(result, Ok)
        results.append(result.value)
        if result.value % 100 == 50:
            raise ValueError("whoever asked for this one fails")

    with qtbot.captureExceptions() as raised:
        for number in range(1000):
            jobs.run(lambda number=number: number, take)
        qtbot.waitUntil(lambda: len(results) == 1000)
    assert results == list(range(1000))
    assert len(raised) == 10
    jobs.close()
