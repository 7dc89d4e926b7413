"""The settings page: every field, what it may hold, and where its value goes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionComboBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.config.settings import RULES, Settings
from app.config.settings_file import SettingsFile
from app.engine_process.protocol import Generate, Load
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.window_steps import (
    ask,
    is_reload_shown,
    wait_for_end,
    wait_for_notice,
    wait_until_loaded,
)
from ui.dialogs import Dialogs
from ui.display import scale_factor
from ui.engine_state import Phase
from ui.fonts import interface_font
from ui.main_window import MainWindow
from ui.notice import Notice
from ui.preferences import Preferences
from ui.settings.editors import (
    ButtonsEditor,
    ComboEditor,
    NumberEditor,
    ProseEditor,
    SwitchEditor,
    WholeEditor,
)
from ui.settings.field_section import Fields, field_section
from ui.settings.items import (
    ANSWERS,
    APPEARANCE,
    DRAFTING,
    ELSEWHERE,
    ENGINE,
    NETWORK,
    SERVE,
    SERVE_PORT,
)
from ui.settings.loaded_words import NOTHING_LOADED, loaded_words
from ui.settings.settings_controller import offline_reason
from ui.theme import Look, Theme


def opened(window: MainWindow, section: str = "") -> MainWindow:
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert window.main.page is window.settings.page
    if section:
        window.settings.page.show_section(section)
    return window


def in_force(window: MainWindow) -> Settings:
    return window._parts.preferences.settings


@dataclass(frozen=True)
class Shown:
    """Fields without a window around them."""

    fields: Fields
    preferences: Preferences
    holder: QWidget  # lives as long as they

    def whole(self, name: str) -> WholeEditor:
        editor = self.fields.editors[name]
        assert isinstance(editor, WholeEditor)
        return editor

    def value(self, name: str) -> object:
        return getattr(self.preferences.settings, name)


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, paths: Paths) -> Shown:
    preferences = Preferences(SettingsFile(paths.settings_file))
    every = Fields(theme, preferences)
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    for section in (APPEARANCE, ANSWERS, DRAFTING, ENGINE):
        column.addWidget(field_section(section, every))
    for item in (NETWORK, SERVE, SERVE_PORT):
        column.addWidget(every.add(item))
    every.show_values()
    holder.show()
    return Shown(every, preferences, holder)


def test_every_setting_has_its_place(ready: MainWindow) -> None:
    here = set(ready.settings.fields.editors)
    assert here.isdisjoint(ELSEWHERE)
    assert here | set(ELSEWHERE) == {field.name for field in fields(Settings)}


def test_fields_take_only_what_their_rule_allows(shown: Shown) -> None:
    for name, editor in shown.fields.editors.items():
        rule = RULES[name]
        if isinstance(editor, ButtonsEditor | ComboEditor):
            assert all(rule.holds(value) for value in editor._values), name
        elif isinstance(editor, NumberEditor):
            assert rule.holds(editor.minimum()), name
            assert rule.holds(editor.maximum()), name
        elif isinstance(editor, WholeEditor):
            assert rule.holds(editor._meant(editor.minimum())), name
            assert rule.holds(editor._meant(editor.maximum())), name


def test_what_is_entered_is_in_force_and_in_the_file(shown: Shown, paths: Paths) -> None:
    editors = shown.fields.editors
    for name, change, value in (
        ("theme", lambda each: each._group.button(2).click(), "dark"),
        ("temperature", lambda each: each.setValue(0.25), 0.25),
        ("context_size", lambda each: each.setValue(2048), 2048),
        ("draft_kv_type", lambda each: each.activated.emit(2), "q8_0"),
        ("lookup", lambda each: each.click(), False),
        ("network", lambda each: each.click(), False),
        ("zoom", lambda each: each.stepBy(2), 110),
    ):
        change(editors[name])
        assert shown.value(name) == value
    assert SettingsFile(paths.settings_file).load() == shown.preferences.settings


def test_a_prompt_is_saved_when_the_page_is_left(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    editor = opened(ready).settings.fields.editors["system_prompt"]
    assert isinstance(editor, ProseEditor)
    editor.setPlainText("Be brief.")
    QTest.keyClick(ready, Qt.Key.Key_Escape)
    assert ready.main.page is ready.empty_chat
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    assert clients.last.of_kind(Generate)[-1].request.messages[0].content == "Be brief."


def test_unset_is_one_step_under_the_lowest(shown: Shown) -> None:
    context = shown.whole("context_size")
    assert context.text() == "Automatic"
    for steps, value in ((1, 1024), (-1, 64), (-1, None), (2, 2048)):
        context.stepBy(steps)
        assert shown.value("context_size") == value
    layers = shown.whole("gpu_layers")
    for steps, value in ((1, 1), (-1, 0), (-1, None)):
        layers.stepBy(steps)
        assert shown.value("gpu_layers") == value


def test_half_typed_numbers_are_not_settings(shown: Shown) -> None:
    threads = shown.whole("threads")
    threads.setFocus()
    threads.selectAll()
    QTest.keyClicks(threads, "12")
    assert shown.value("threads") is None
    QTest.keyClick(threads, Qt.Key.Key_Return)
    assert shown.value("threads") == 12
    threads.selectAll()
    QTest.keyClicks(threads, "9999x")
    QTest.keyClick(threads, Qt.Key.Key_Return)
    assert RULES["threads"].holds(shown.value("threads"))


def test_engine_settings_reach_the_engine_after_a_reload(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    page = opened(ready, "Engine").settings.page
    for threads, is_due in ((2, True), (None, False)):
        ready._parts.preferences.change(threads=threads)
        assert is_reload_shown(page) is is_due
    for name, value in ENGINE_VALUES.items():
        ready._parts.preferences.change(**{name: value})
    assert is_reload_shown(page)
    page.reload_button.click()
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    qtbot.waitUntil(lambda: ready._parts.control.state.phase is Phase.LOADED)
    spec = clients.last.of_kind(Load)[-1].spec
    assert {name: getattr(spec, name) for name in ENGINE_VALUES} == ENGINE_VALUES
    assert not is_reload_shown(page)


ENGINE_VALUES = {
    "context_size": 1024,
    "threads": 2,
    "batch_threads": 3,
    "gpu_layers": 0,
    "draft_gpu_layers": 1,
    "kv_type": "q8_0",
    "draft_kv_type": "q4_0",
}


def test_the_page_stays_while_an_answer_ends_and_goes_with_another_chat(
    ready: MainWindow, qtbot: QtBot
) -> None:
    ask(ready, "Hello?")
    opened(ready)
    wait_for_end(ready, qtbot)
    assert ready.main.page is ready.settings.page
    QTest.keyClick(ready, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert ready.main.page is ready.empty_chat


def test_sections_by_arrow_keys(ready: MainWindow) -> None:
    tabs = opened(ready).settings.page.tabs
    for key, title in (
        (Qt.Key.Key_Right, "Answers"),
        (Qt.Key.Key_Left, "Appearance"),
        (Qt.Key.Key_Left, "Shortcuts"),
    ):
        QTest.keyClick(tabs, key)
        assert ready.settings.page.titles[tabs.current] == title
        assert ready.focusWidget() is tabs.buttons[tabs.current]


Opens = Callable[[Path], bool]


@pytest.fixture
def shown_folders() -> list[Path]:
    return []


def window_with_folders(
    make_window: MakeWindow, qtbot: QtBot, folder: Path, shown: list[Path]
) -> MainWindow:
    def open_folder(path: Path) -> bool:
        shown.append(path)
        return True

    dialogs = Dialogs(pick_folder=lambda _: folder, open_folder=open_folder)
    window = make_window(dialogs=dialogs)
    wait_until_loaded(window, qtbot)
    return opened(window)


def test_folders_are_added_opened_and_removed(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, shown_folders: list[Path]
) -> None:
    folder = tmp_path / "my models"
    folder.mkdir()
    window = window_with_folders(make_window, qtbot, folder, shown_folders)
    section, registry = window.settings.folders, window._parts.registry
    section.add_button.click()
    qtbot.waitUntil(lambda: len(section.remove_buttons) == 1)
    assert registry.folders() == (folder,)
    section.open_requested.emit(folder)
    assert shown_folders == [folder]
    section.remove_buttons[0].click()
    qtbot.waitUntil(lambda: not section.remove_buttons)
    assert registry.folders() == ()
    assert folder.is_dir()


def test_a_folder_that_is_gone_is_a_sentence(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, shown_folders: list[Path]
) -> None:
    window = window_with_folders(make_window, qtbot, tmp_path / "gone", shown_folders)
    window.settings.folders.add_button.click()
    wait_for_notice(window, qtbot, "gone")


def test_privacy_opens_where_things_are_kept(
    make_window: MakeWindow,
    qtbot: QtBot,
    tmp_path: Path,
    paths: Paths,
    shown_folders: list[Path],
) -> None:
    window = window_with_folders(make_window, qtbot, tmp_path, shown_folders)
    window.settings.privacy.open_requested.emit(paths.chats_file)
    window.settings.privacy.open_requested.emit(paths.costs_folder)  # not written yet
    assert shown_folders == [paths.data, paths.cache]


def test_a_switch_says_when_the_network_is_forbidden_outside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PACELINE_OFFLINE", "1")
    assert "PACELINE_OFFLINE" in offline_reason()
    monkeypatch.delenv("PACELINE_OFFLINE")
    monkeypatch.delenv("HF_HUB_OFFLINE", raising=False)
    assert offline_reason() == ""


def test_a_switch_is_named_after_its_row(shown: Shown) -> None:
    editor = shown.fields.editors["lookup"]
    assert isinstance(editor, SwitchEditor)
    assert editor.accessibleName() == "Guess from what was said before in the chat"
    QTest.keyClick(editor, Qt.Key.Key_Space)
    assert not shown.value("lookup")


@pytest.mark.parametrize("target", ["starter", ""])
def test_a_broken_file_is_reported_and_kept(
    make_window: MakeWindow, qtbot: QtBot, paths: Paths, target: str
) -> None:
    paths.settings_file.write_text('{"threads": ', "utf-8")
    window = make_window(target=target)
    notice = notice_with("could not be read", window, qtbot)
    aside = paths.config / "settings.broken-1.json"
    assert str(aside) in notice.sentence
    assert aside.read_text("utf-8") == '{"threads": '


def notice_with(words: str, window: MainWindow, qtbot: QtBot) -> Notice:
    """What the banner says once it says `words`: what the engine does may come first."""
    banner = window.banner
    qtbot.waitUntil(lambda: banner.notice is not None and words in banner.notice.sentence)
    assert banner.notice is not None
    return banner.notice


def test_bad_values_are_named(make_window: MakeWindow, qtbot: QtBot, paths: Paths) -> None:
    paths.settings_file.write_text('{"threads": 0, "theme": "pink", "zoom": 110}', "utf-8")
    window = make_window()
    notice = notice_with("“threads”", window, qtbot)
    assert "“theme”" in notice.advice
    assert in_force(window).zoom == 110


def test_bad_values_are_named_in_german(
    german: None, make_window: MakeWindow, qtbot: QtBot, paths: Paths
) -> None:
    paths.settings_file.write_text('{"threads": 0, "theme": "pink"}', "utf-8")
    window = make_window()
    notice = notice_with("Die Einstellung „threads“ muss", window, qtbot)
    assert "einer von system, light, dark. Es gilt der Standardwert." in notice.advice


@pytest.mark.parametrize(
    ("zoom", "asked", "factor"),
    [
        (100, "", "1"),
        (125, "", "1.25"),
        (110, "2", "2.2"),
        (150, "wide", "1.5"),
        (75, "-1", "0.75"),
    ],
)
def test_zoom_is_on_top_of_what_the_system_asks(zoom: int, asked: str, factor: str) -> None:
    assert scale_factor(zoom, {"QT_SCALE_FACTOR": asked}) == factor


def test_what_automatic_chose_is_said(ready: MainWindow) -> None:
    info = ready._parts.control.state.info
    assert info is not None
    assert ready.settings.loaded.text() == loaded_words(info)
    assert loaded_words(None) == NOTHING_LOADED
    sentence = loaded_words(
        replace(info, context_size=8192, threads=1, batch_threads=4, draft_kv_type="q8_0")
    )
    assert "8,192 tokens, 1 thread, 4 for wider passes, caches of 16 bits" in sentence
    assert "8 bits for the draft" in sentence


OPEN_AND_LOOK = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from ui.main import main
from ui.main_window import MainWindow

def look():
    (window,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    print(window.devicePixelRatioF())
    window.close()

run = QApplication.exec
QApplication.exec = lambda *_: (QTimer.singleShot(0, look), run())[1]
sys.exit(main())
"""


def test_zoom_is_there_after_the_next_start(paths: Paths) -> None:
    paths.settings_file.write_text('{"zoom": 150}', "utf-8")
    environment = os.environ | {"PACELINE_HOME": str(paths.config.parent), "PYTHONPATH": "."}
    done = subprocess.run(
        [sys.executable, "-c", OPEN_AND_LOOK],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=True,
    )
    assert done.stdout.split() == ["1.5"]


def test_what_is_made_anew_has_the_font_that_was_chosen(
    ready: MainWindow, qtbot: QtBot, theme: Theme
) -> None:
    ready._parts.preferences.change(text_size=140)
    folders = opened(ready, "Models").settings.folders

    def has_that_font() -> bool:
        button = folders.add_button
        return button.isVisible() and button.font().pointSizeF() == interface_font(13).pointSizeF()

    for _ in range(2):
        folders.show_folders((), (), Path())
        qtbot.waitUntil(has_that_font)
    theme.use(Look("light"))


@pytest.mark.parametrize("language", ["de", "fr", "ja"])
@pytest.mark.parametrize("text_size", [100, 140])
def test_no_field_cuts_its_words(
    make_window: MakeWindow,
    speak: Callable[[str], None],
    theme: Theme,
    language: str,
    text_size: int,
) -> None:
    speak(language)
    window = make_window()
    window.navigation.open_settings()
    window._parts.preferences.change(text_size=text_size)
    page = window.settings.page
    window.resize(900, 600)
    for section in page.titles:
        page.show_section(section)
        QApplication.processEvents()
        for spin in filter(QWidget.isVisible, page.findChildren(WholeEditor)):
            margins = spin.lineEdit().textMargins()
            room = spin.lineEdit().width() - margins.left() - margins.right()
            assert spin.fontMetrics().horizontalAdvance(spin.text()) < room, spin.text()
        for combo in filter(QWidget.isVisible, page.findChildren(ComboEditor)):
            shown = QStyleOptionComboBox()
            combo.initStyleOption(shown)
            assert shown.currentText == combo.currentText()
    theme.use(Look("light"))
