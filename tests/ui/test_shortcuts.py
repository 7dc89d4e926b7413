"""Other keys for what can be done in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from ui.main_window import MainWindow
from ui.palette.action import Action
from ui.palette.chosen_keys import ChosenKeys, refusal, with_chosen
from ui.settings.shortcut_row import ShortcutRow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
ACTIONS = (
    Action("new", "Chats", "New chat", lambda: None, ("Ctrl+N",)),
    Action("help", "Paceline", "Help", lambda: None, ("F1", "Ctrl+/")),
    Action("escape", "Paceline", "Close", lambda: None, ("Esc",), is_fixed=True),
    Action("pin", "Chats", "Pin", lambda: None),
)


@pytest.mark.parametrize(
    ("chosen", "keys"),
    [
        ({}, [("Ctrl+N",), ("F1", "Ctrl+/"), ("Esc",), ()]),
        ({"pin": ["Ctrl+P"]}, [("Ctrl+N",), ("F1", "Ctrl+/"), ("Esc",), ("Ctrl+P",)]),
        ({"new": []}, [(), ("F1", "Ctrl+/"), ("Esc",), ()]),
        ({"pin": ["Ctrl+N"]}, [(), ("F1", "Ctrl+/"), ("Esc",), ("Ctrl+N",)]),
        ({"pin": ["esc"], "escape": ["F9"]}, [("Ctrl+N",), ("F1", "Ctrl+/"), ("Esc",), ()]),
        ({"new": ["nonsense", ""], "gone": ["F9"]}, [(), ("F1", "Ctrl+/"), ("Esc",), ()]),
        ({"new": ["N", "Return", "Ctrl+C"]}, [(), ("F1", "Ctrl+/"), ("Esc",), ()]),  # typing
        ({"pin": ["Ctrl+N, P", "F8"]}, [("Ctrl+N",), ("F1", "Ctrl+/"), ("Esc",), ("F8",)]),
    ],
)
def test_keys_in_force(chosen: ChosenKeys, keys: list[tuple[str, ...]]) -> None:
    assert [action.keys for action in with_chosen(ACTIONS, chosen)] == keys


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("Ctrl+P", ""),
        ("Alt+Shift+P", ""),
        ("F8", ""),
        ("Ctrl+N", "already used for “New chat”"),
        ("P", "Use Ctrl or Alt"),
        ("Shift+P", "Use Ctrl or Alt"),
        ("Return", "Use Ctrl or Alt"),
        ("Ctrl+C", "in fields"),
        ("F2", "in fields and lists"),
    ],
)
def test_what_cannot_be_chosen_is_said(keys: str, words: str) -> None:
    said = refusal(ACTIONS, "pin", keys)
    assert words in said
    assert bool(said) == bool(words)


def test_its_own_keys_can_be_chosen_again() -> None:
    assert not refusal(ACTIONS, "new", "Ctrl+N")


@pytest.fixture
def listed(ready: MainWindow) -> MainWindow:
    """A window that shows the list of keys."""
    ready.activateWindow()
    QTest.keyClick(ready, Qt.Key.Key_F1)
    return ready


def row(window: MainWindow, action_id: str) -> ShortcutRow:
    return window.settings.shortcuts.rows[action_id]


def press(
    window: MainWindow, action_id: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = CTRL
) -> None:
    row(window, action_id).change.click()
    QTest.keyClick(row(window, action_id).field, key, modifiers)


def caps(window: MainWindow, action_id: str) -> list[str]:
    shown = row(window, action_id)._caps.findChildren(QLabel)
    return [label.text() for label in shown]


def keys_of(window: MainWindow, action_id: str) -> tuple[str, ...]:
    return next(each.keys for each in window.actions_of_window if each.id == action_id)


def test_new_keys_do_it_and_old_ones_do_not(listed: MainWindow) -> None:
    press(listed, "toggle-sidebar", Qt.Key.Key_J)
    assert caps(listed, "toggle-sidebar") == ["Ctrl+J"]
    assert keys_of(listed, "toggle-sidebar") == ("Ctrl+J",)
    assert row(listed, "toggle-sidebar").change.hasFocus()
    shown = listed.shell.sidebar_shown
    QTest.keyClick(listed, Qt.Key.Key_F9)
    assert listed.shell.sidebar_shown is shown
    QTest.keyClick(listed, Qt.Key.Key_J, CTRL)
    assert listed.shell.sidebar_shown is not shown


def test_tooltips_and_palette_follow(listed: MainWindow) -> None:
    assert listed.sidebar.new_button.toolTip() == "New chat (Ctrl+N)"
    press(listed, "new-chat", Qt.Key.Key_J)
    assert listed.sidebar.new_button.toolTip() == "New chat (Ctrl+J)"
    press(listed, "new-chat", Qt.Key.Key_Backspace, PLAIN)
    assert listed.sidebar.new_button.toolTip() == "New chat"
    press(listed, "commands", Qt.Key.Key_U)
    assert "Ctrl+U finds" in listed.settings.shortcuts._intro.text()
    QTest.keyClick(listed, Qt.Key.Key_U, CTRL)
    assert listed.palette_popup.isVisible()
    assert ("Ctrl+U",) in [action.keys for action in listed.palette_popup.model.actions]
    listed.palette_popup.hide()


def test_keys_for_what_is_not_possible_do_nothing(listed: MainWindow) -> None:
    for action_id in ("pin", "tokens"):
        press(listed, action_id, Qt.Key.Key_J)
        QTest.keyClick(listed, Qt.Key.Key_J, CTRL)
        assert keys_of(listed, action_id) == ("Ctrl+J",)
        press(listed, action_id, Qt.Key.Key_Backspace, PLAIN)
    assert listed.settings.page.isVisible()
    assert listed.banner.isHidden()


def test_a_clash_is_said_and_nothing_changes(listed: MainWindow) -> None:
    press(listed, "pin", Qt.Key.Key_N)
    assert "already used for “New chat”" in row(listed, "pin").problem
    assert keys_of(listed, "pin") == ()
    assert keys_of(listed, "new-chat") == ("Ctrl+N",)
    assert row(listed, "pin").field.isVisible()
    QTest.keyClick(row(listed, "pin").field, Qt.Key.Key_N, CTRL | SHIFT)
    assert keys_of(listed, "pin") == ("Ctrl+Shift+N",)
    assert not row(listed, "pin").problem


def test_pressing_keys_starts_nothing_meanwhile(listed: MainWindow) -> None:
    row(listed, "pin").change.click()
    QTest.keyClick(row(listed, "pin").field, Qt.Key.Key_Escape)
    assert listed.main.page is listed.settings.page
    assert not row(listed, "pin").field.isVisible()
    assert keys_of(listed, "pin") == ()


def test_one_and_all_are_reset(listed: MainWindow) -> None:
    section = listed.settings.shortcuts
    assert not section.reset_all.isVisible()
    assert not row(listed, "new-chat").reset.isVisible()
    press(listed, "new-chat", Qt.Key.Key_J)
    press(listed, "pin", Qt.Key.Key_N)
    row(listed, "new-chat").reset.click()
    assert "already used for “Pin" in row(listed, "new-chat").problem
    row(listed, "pin").reset.click()
    row(listed, "new-chat").reset.click()
    assert keys_of(listed, "new-chat") == ("Ctrl+N",)
    press(listed, "shortcuts", Qt.Key.Key_J)
    section.reset_all.click()
    assert keys_of(listed, "shortcuts") == ("F1", "Ctrl+/")
    assert not listed._parts.preferences.settings.shortcuts
    assert not section.reset_all.isVisible()


def test_they_are_remembered(listed: MainWindow, make_window: MakeWindow) -> None:
    press(listed, "toggle-details", Qt.Key.Key_J)
    listed.close()
    again = make_window()
    assert keys_of(again, "toggle-details") == ("Ctrl+J",)
    assert again.top_bar.details_button.toolTip().endswith("(Ctrl+J)")


def test_the_usual_keys_are_not_kept_as_chosen(listed: MainWindow) -> None:
    press(listed, "new-chat", Qt.Key.Key_J)
    press(listed, "new-chat", Qt.Key.Key_N)
    assert not listed._parts.preferences.settings.shortcuts


def test_every_action_but_closing_can_have_other_keys(listed: MainWindow) -> None:
    ids = [action.id for action in listed.actions_of_window]
    assert len(ids) == len(set(ids))
    assert set(listed.settings.shortcuts.rows) == set(ids)
    fixed = [key for key, each in listed.settings.shortcuts.rows.items() if each.change.isHidden()]
    assert fixed == ["escape"]
    present = [each.key() for each in listed.findChildren(QShortcut) if each.parent() is listed]
    assert len(present) == sum(len(action.keys) for action in listed.actions_of_window)
    assert QKeySequence("Ctrl+K") in present


def test_the_list_is_searched_by_name_and_key(listed: MainWindow, qtbot: QtBot) -> None:
    section = listed.settings.shortcuts
    section.filter.setText("ctrl+shift+f")
    assert [key for key, each in section.rows.items() if each.isVisible()] == ["search-chats"]
    rules = section.findChildren(QFrame, "rule")
    assert not any(rule.isVisible() for rule in rules)
    section.filter.setText("chats")
    shown = sum(each.isVisible() for each in section.rows.values())
    cards = sum(frame.isVisible() for frame in section.findChildren(QFrame, "card"))
    assert sum(rule.isVisible() for rule in rules) == shown - cards > 0
    section.filter.setText("no such thing")
    assert section._nothing.isVisible()
    section.filter.clear()
    assert row(listed, "quit").isVisibleTo(section)
