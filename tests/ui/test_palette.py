"""The command palette and the list of keys, which are made from the same actions."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.window_steps import ask, wait_for_end
from ui.chat.chat_menus import LIST_WISHES, list_menu
from ui.main_window import MainWindow
from ui.palette.action import local_keys
from ui.palette.fuzzy import match, ranked
from ui.palette.palette import Palette
from ui.window_actions import window_actions

NAMES = (
    "New chat",
    "Search chats and messages",
    "Settings",
    "Settings: Answers",
    "Answer again",
    "Use dark colours",
)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("nc", "New chat"),
        ("sett", "Settings"),
        ("sa", "Settings: Answers"),
        ("again", "Answer again"),
        ("DARK", "Use dark colours"),
        ("search m", "Search chats and messages"),
        ("", "New chat"),
    ],
)
def test_best_name_comes_first(typed: str, first: str) -> None:
    assert ranked(typed, NAMES, str)[0] == first


def test_letters_have_to_come_in_their_order() -> None:
    assert match("chat new", "New chat") is None
    assert ranked("zzz", NAMES, str) == []
    found = match("nc", "New chat")
    assert found is not None
    assert found.places == (0, 4)


def test_capitals_of_two_small_letters_do_no_harm() -> None:
    found = match("STRAßE", "Straße")
    assert found is not None
    assert found.places == (0, 1, 2, 3, 4, 5)
    assert match("i", "İzmir") is not None


def opened(window: MainWindow, typed: str = "") -> Palette:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert window.palette_popup.isVisible()
    QTest.keyClicks(window.palette_popup.field, typed)
    return window.palette_popup


def name(palette: Palette) -> str:
    return palette.current.name if palette.current is not None else ""


def test_by_keyboard_alone(ready: MainWindow) -> None:
    palette = opened(ready, "settings")
    assert name(palette) == "Settings"
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert name(palette) == "Settings: Appearance"
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.view.currentIndex().row() == palette.model.rowCount() - 1
    palette.field.setText("settings engine")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isHidden()
    assert ready.main.page is ready.settings.page
    assert ready.settings.page.titles[ready.settings.page.tabs.current] == "Engine"
    palette = opened(ready, "no such thing")
    assert name(palette) == ""
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    palette = opened(ready)
    assert palette.field.text() == ""
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert ready.main.page is ready.settings.page


def test_lists_only_what_can_be_done(ready: MainWindow, qtbot: QtBot) -> None:
    of_an_answer = {"Replay the rounds", "Answer again", "Duplicate this chat"}
    possible = {action.name for action in ready.actions_of_window if action.is_possible()}
    assert possible.isdisjoint(of_an_answer)
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    assert of_an_answer <= {action.name for action in opened(ready).model.actions}
    ready.palette_popup.hide()


def test_what_it_does_is_done(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    for typed, holds in (
        ("duplicate this", lambda: ready.sidebar.model.rowCount() > 2),
        ("details", lambda: ready.shell.details_open),
        ("use dark", lambda: ready._parts.theme.tokens.dark),
        ("use light", lambda: not ready._parts.theme.tokens.dark),
        ("compare with", lambda: ready.main.page is ready.main.compare),
        ("write a message", lambda: ready.main.page is ready.transcript),
        ("choose the draft", ready.chooser.draft_popup.isVisible),
    ):
        palette = opened(ready, typed)
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        qtbot.waitUntil(holds)
    ready.chooser.draft_popup.hide()


def test_every_key_is_on_the_list(ready: MainWindow) -> None:
    listed = {keys for action in ready.actions_of_window for keys in action.keys}
    local = {keys for entry in local_keys() for keys in entry.keys}
    for shortcut in ready.findChildren(QShortcut):
        assert shortcut.key().toString() in {QKeySequence(k).toString() for k in listed | local}
    QTest.keyClick(ready, Qt.Key.Key_F1)
    shown = {label.text() for label in ready.settings.shortcuts.findChildren(QLabel)}
    for action in ready.actions_of_window:
        if action.keys:
            assert action.name in shown
            assert set(action.keys) <= shown


def test_no_key_means_two_things(ready: MainWindow) -> None:
    usual = window_actions(ready, ready._parts.preferences)  # keys in force never clash
    for said in (
        [QKeySequence(keys).toString() for action in usual for keys in action.keys],
        [action.name for action in usual],
        [action.id for action in usual],
    ):
        assert len(said) == len(set(said))


def test_keys_in_tooltips_are_true(ready: MainWindow) -> None:
    keys = {QKeySequence(k).toString() for action in ready.actions_of_window for k in action.keys}
    named = [
        found
        for widget in ready.findChildren(QWidget)
        for found in re.findall(r"\(((?:Ctrl|F\d|Esc)[^)]*)\)", widget.toolTip())
    ]
    assert len(named) >= 5
    assert set(named) <= keys


def test_menu_and_palette_say_the_same(ready: MainWindow) -> None:
    menu = list_menu(ready, lambda _: None)
    in_menu = [action.text() for action in menu.actions() if not action.isSeparator()]
    menu.deleteLater()
    assert in_menu == [name for name, _ in LIST_WISHES]
    assert set(in_menu) <= {action.name for action in ready.actions_of_window}
