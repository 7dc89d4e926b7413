"""Choosing pairs while others are loaded, fail, die or are built, and what the banner says."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app import memory_fit
from app.config.paths import Paths
from app.config.settings_file import SettingsFile
from app.engine.errors import LoadCancelledError, ModelLoadError
from app.engine.request import PairSpec
from app.engine_process.protocol import (
    BuildDemo,
    Command,
    DemoBuilt,
    DemoProgress,
    Failed,
    Generate,
    Load,
    Loaded,
    LoadProgress,
    Ready,
    Reply,
    TurnMemory,
)
from app.memory_fit import headers_fit, this_machine
from app.model_names import PairFiles
from models.demo_pair import demo_paths
from models.draft_ranking import RankingFacts
from models.errors import PacelineError
from models.gguf import read_header
from models.pairing import Incompatible
from tests.models.builders import TinyModel
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import ScriptedClient, answers, finished, pair_info, starts_only
from tests.ui.window_steps import (
    ask,
    last_view,
    press,
    texts,
    wait_for_end,
    wait_for_notice,
    wait_until_loaded,
)
from ui.engine_state import Phase
from ui.main_window import MainWindow
from ui.pair import pair_preparation
from ui.pair.pair_work import check_drafts


def chosen(paths: Paths) -> tuple[str, str]:
    settings = SettingsFile(paths.settings_file).load()
    return settings.target, settings.draft


def phase(window: MainWindow) -> Phase:
    return window._parts.control.state.phase


@pytest.fixture
def builds(ready: MainWindow, clients: Clients, qtbot: QtBot) -> MainWindow:
    """A window whose starter is loaded while the demo pair is built."""
    clients.last._script = lambda command: (
        [DemoProgress(0.4, "Padding the target")] if isinstance(command, BuildDemo) else []
    )
    ready.chooser.target_chosen.emit("demo")
    qtbot.waitUntil(lambda: phase(ready) is Phase.BUILDING)
    return ready


def test_demo_is_loaded_once_it_is_built_over_a_loaded_pair(
    builds: MainWindow,
    clients: Clients,
    qtbot: QtBot,
    paths: Paths,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    demo = demo_paths(builds._parts.registry.demo_folder)
    demo.target.parent.mkdir(parents=True)
    for path in (demo.target, demo.draft):
        TinyModel().write(path)

    def prepared(*_: object, foreign: bool) -> PairFiles:
        assert foreign, "it was chosen together"
        return PairFiles(demo.target, demo.draft)

    monkeypatch.setattr(pair_preparation, "prepare", prepared)
    clients.last._script = answers()
    clients.last.say(DemoBuilt(demo.target, demo.draft))
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    wait_until_loaded(builds, qtbot)
    assert clients.last.of_kind(Load)[-1].spec.target == demo.target
    assert chosen(paths) == ("demo", "demo")


@pytest.mark.parametrize(
    "error", [LoadCancelledError("Cancelled."), ModelLoadError("There is no room on the disk.")]
)
def test_failed_build_goes_back_to_the_loaded_pair(
    builds: MainWindow, clients: Clients, qtbot: QtBot, paths: Paths, error: PacelineError
) -> None:
    clients.last.say(Failed(error))
    wait_until_loaded(builds, qtbot)
    assert builds.chooser.target_chip.name == "SmolLM2 135M"
    assert chosen(paths) == ("starter", "")
    assert [button.text() for button in builds.banner.buttons] == ["Try again"]
    press(builds, "Try again")
    qtbot.waitUntil(lambda: phase(builds) is Phase.BUILDING)


def test_engine_that_dies_while_the_demo_is_built_can_be_restarted(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.script = lambda command: []
    window = make_window(target="")
    qtbot.waitUntil(window.start_page.demo_button.isEnabled)
    window.start_page.demo_button.click()
    qtbot.waitUntil(lambda: phase(window) is Phase.BUILDING)
    clients.last.die()
    qtbot.waitUntil(lambda: phase(window) is Phase.DIED)
    press(window, "Restart the engine")
    qtbot.waitUntil(lambda: phase(window) is Phase.BUILDING)
    assert len(clients.made) == 2
    assert "demo pair" in window.banner.accessibleName()


def test_bad_choice_leaves_the_loaded_pair_and_its_answer(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, paths: Paths
) -> None:
    clients.script = starts_only("Half")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half")
    window.chooser.target_chosen.emit("/nowhere/gone.gguf")
    wait_for_notice(window, qtbot, "gone.gguf")
    assert window.chats.is_answering
    assert window.chooser.target_chip.name == "SmolLM2 135M"
    window.chats.stop()
    wait_for_end(window, qtbot)
    assert chosen(paths) == ("starter", "")


def test_end_of_a_turn_says_nothing_about_a_pair_that_is_being_prepared(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, q2_draft_path: Path, paths: Paths
) -> None:
    clients.script = starts_only("Half")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half")
    (asked,) = clients.last.of_kind(Generate)
    window.pair._want("starter", str(q2_draft_path))
    memory = pair_info(clients.last.of_kind(Load)[0].spec).memory
    changed = TurnMemory(asked.request_id, type(memory)(1, 2, 3, 4, 5))
    clients.last.say(changed, finished(asked.request_id, "Half"))
    wait_for_end(window, qtbot)
    assert window.pair.wanted == ("starter", str(q2_draft_path))
    assert chosen(paths) == ("starter", "")


def test_restart_is_still_offered_after_another_message(
    ready: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.last.die()
    qtbot.waitUntil(lambda: phase(ready) is Phase.DIED)
    ready.show_error(PacelineError("Something else."))
    assert not ready.banner.buttons
    ready.banner.close_button.click()
    press(ready, "Restart the engine")
    wait_until_loaded(ready, qtbot)
    assert ready.banner.isHidden()


def loads_slowly(command: Command) -> Iterable[Reply]:
    return [LoadProgress(0.25, "Loading the target")] if isinstance(command, Load) else []


@pytest.fixture
def loads(make_window: MakeWindow, clients: Clients, qtbot: QtBot) -> MainWindow:
    """A window that is loading its pair."""
    clients.script = loads_slowly
    window = make_window()
    qtbot.waitUntil(lambda: "25 %" in window.banner.accessibleName())
    return window


def test_progress_does_not_cover_an_error(
    loads: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    loads.show_error(PacelineError("The disk is full."))
    clients.last.say(LoadProgress(0.5, "Loading the target"))
    qtbot.waitUntil(lambda: loads._parts.control.state.fraction == 0.5)
    assert loads.banner.notice.sentence == "The disk is full."
    loads.banner.close_button.click()
    assert "50 %" in loads.banner.accessibleName()
    press(loads, "Cancel")


def test_failed_load_is_told_even_after_another_message(
    loads: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    loads.show_error(PacelineError("Something else."))
    clients.last.say(Failed(ModelLoadError("llama.cpp refused the file.")))
    qtbot.waitUntil(lambda: loads.banner.notice.sentence == "llama.cpp refused the file.")
    clients.last._script = lambda command: (
        [Loaded(pair_info(command.spec))] if isinstance(command, Load) else []
    )
    press(loads, "Try again")
    wait_until_loaded(loads, qtbot)
    assert loads.banner.isHidden()


def test_drafts_for_a_target_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    gone, draft = tmp_path / "gone.gguf", tmp_path / "draft.gguf"
    check = check_drafts(gone, [draft], RankingFacts())[gone, draft].verdict
    assert isinstance(check, Incompatible)
    assert "gone.gguf" in check.reason


def test_answers_are_kept_when_the_pair_changes(
    ready: MainWindow, clients: Clients, qtbot: QtBot, q2_draft_path: Path
) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    ready.chooser.draft_chosen.emit(str(q2_draft_path))
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    wait_until_loaded(ready, qtbot)
    assert texts(ready) == ["Hello?", "Hello there."]


@pytest.fixture
def little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The starter fits only with a shorter context or a lighter cache than usual."""
    monkeypatch.setattr(memory_fit, "free_ram", lambda: 270_000_000)


def test_what_does_not_fit_is_not_loaded_and_says_what_would_fit(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, little_memory: None
) -> None:
    window = make_window()
    wait_for_notice(window, qtbot, "not enough")
    assert clients.last.of_kind(Load) == []
    offers = [button.text() for button in window.banner.buttons]
    assert offers[0] == "Cache as q8_0"
    assert "Context of 2,048" in offers
    assert offers[-1] == "Load anyway"
    press(window, "Cache as q8_0")
    wait_until_loaded(window, qtbot)
    assert clients.last.of_kind(Load)[-1].spec.kv_type == "q8_0"
    assert window.banner.isHidden()


def test_a_refusal_can_be_overruled(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, little_memory: None, paths: Paths
) -> None:
    window = make_window()
    wait_for_notice(window, qtbot, "not enough")
    press(window, "Load anyway")
    wait_until_loaded(window, qtbot)
    assert clients.last.of_kind(Load)[-1].spec.kv_type == "f16"
    assert chosen(paths) == ("starter", "")


def test_getting_ready_for_long_is_said_and_can_be_stopped(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ScriptedClient, "start", lambda _client: None)  # an engine that takes long
    window = make_window()
    wait_for_notice(window, qtbot, "Getting ready")
    press(window, "Cancel")
    assert "You cancelled" in window.banner.notice.sentence
    clients.last.say(Ready(4711, "scripted", ("CPU",)))
    press(window, "Try again")
    wait_until_loaded(window, qtbot)
    assert window.banner.isHidden()
    assert len(clients.last.of_kind(Load)) == 1


def test_an_engine_that_dies_while_it_is_asked_leaves_nothing_to_prepare(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ScriptedClient, "start", lambda _client: None)
    window = make_window()
    qtbot.waitUntil(lambda: window.pair.is_preparing)
    clients.last.die()
    qtbot.waitUntil(lambda: phase(window) is Phase.DIED)
    assert not window.pair.is_preparing


def test_an_engine_that_dies_while_headers_are_read_leaves_a_pair_that_is_prepared(
    ready: MainWindow, clients: Clients, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, read = Event(), Event()
    prepare = pair_preparation.prepare

    def slowly(*given: Any, **named: Any) -> PairFiles | Path:
        begun.set()
        read.wait()
        return prepare(*given, **named)

    monkeypatch.setattr(pair_preparation, "prepare", slowly)
    ready.pair.load()
    try:
        qtbot.waitUntil(begun.is_set)
        clients.last.die()
        qtbot.waitUntil(lambda: phase(ready) is Phase.DIED)
        assert ready.pair.is_preparing
    finally:
        read.set()
    wait_until_loaded(ready, qtbot)
    assert not ready.pair.is_preparing


def test_a_limit_of_memory_is_held_to(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_fit, "MEMORY_GIGABYTE", 1_000_000)
    window = make_window(target="")
    window._parts.preferences.change(memory_limit=120)
    window.pair.choose_target("starter")
    wait_for_notice(window, qtbot, "0.1 GB may be taken by your limit")
    assert not clients.made or not clients.last.of_kind(Load)
    window._parts.preferences.change(memory_limit=None)
    window.pair.try_again()
    wait_until_loaded(window, qtbot)


def test_a_draft_that_makes_too_much_of_it_can_be_left_out(
    make_window: MakeWindow,
    clients: Clients,
    qtbot: QtBot,
    q2_draft_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    starter_path: Path,
) -> None:
    header = read_header(starter_path)
    alone = headers_fit(header, None, PairSpec(starter_path), this_machine()).memory.needed_bytes
    window = make_window()
    wait_until_loaded(window, qtbot)
    held = pair_info(clients.last.of_kind(Load)[0].spec).memory.held_bytes
    monkeypatch.setattr(memory_fit, "free_ram", lambda: alone + 30_000_000 - held)
    window.chooser.draft_chosen.emit(str(q2_draft_path))
    wait_for_notice(window, qtbot, "not enough")
    assert phase(window) is Phase.LOADED, "what was loaded stays"
    assert window.pair.wanted == ("starter", "")
    press(window, "Without the draft")
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    assert clients.last.of_kind(Load)[-1].spec.draft is None
