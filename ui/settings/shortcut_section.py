"""Every key of the window, and other keys for what has none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.palette.action import Action, LocalKey, local_keys
from ui.palette.keys import keys_text
from ui.settings.rows import card, heading, show_rows, text_label
from ui.settings.shortcut_row import Caps, ShortcutRow
from ui.theme import Theme
from ui.translation import labelled, tr
from ui.widgets.buttons import button
from ui.widgets.search_field import SearchField


class ShortcutSection(QWidget):
    """Made from the very actions that the keys start, and not before somebody looks."""

    keys_pressed = Signal(str, str)  # id of the action, keys; empty: none
    reset_requested = Signal(str)
    all_reset_requested = Signal()
    filled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: dict[str, ShortcutRow] = {}  # by the action's id
        self._actions: Sequence[Action] = ()
        self._changed: Sequence[str] = ()
        self._groups: list[tuple[QWidget, QFrame, list[tuple[str, QWidget]]]] = []
        self._intro = text_label("")
        self.filter = SearchField(theme, tr("Find an action or a key"))
        self.filter.textChanged.connect(self._show_found)
        self.reset_all = button(tr("Reset all keys"), self.all_reset_requested.emit)
        self._nothing = text_label(tr("Nothing has this name or key."))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.filter, 1)
        top.addWidget(self.reset_all)
        self._column.addWidget(self._intro)
        self._column.addLayout(top)
        self._column.addWidget(self._nothing)

    def show_actions(self, actions: Sequence[Action], changed: Sequence[str]) -> None:
        """Actions with the keys in force; `changed`: ids of those that a person chose."""
        self._actions, self._changed = actions, changed
        if self.rows:
            self._show_keys()

    def refuse(self, action_id: str, sentence: str) -> None:
        """Say why an action cannot have the keys that were pressed."""
        self.rows[action_id].refuse(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.rows:
            self._fill(self._actions)
            self._show_keys()
            self.filled.emit()

    def _show_keys(self) -> None:
        for action in self._actions:
            is_changed = action.id in self._changed
            self.rows[action.id].show_keys(action.keys, is_changed=is_changed)
            if action.id == "commands":
                self._introduce(action.keys)
        self.reset_all.setVisible(bool(self._changed))
        self._show_found(self.filter.text())

    def _fill(self, actions: Sequence[Action]) -> None:
        entries: list[Action | LocalKey] = [*actions, *local_keys()]
        for group, members in groupby(entries, lambda entry: entry.group):
            rows = [(entry.name, self._row(entry)) for entry in members]
            title, frame = heading(group), card([row for _, row in rows])
            self._groups.append((title, frame, rows))
            self._column.addWidget(title)
            self._column.addWidget(frame)
        self._column.addStretch(1)

    def _row(self, entry: Action | LocalKey) -> QWidget:
        if isinstance(entry, LocalKey):
            return _local_row(entry)
        row = ShortcutRow(entry)
        row.keys_pressed.connect(lambda keys: self.keys_pressed.emit(entry.id, keys))
        row.reset_requested.connect(lambda: self.reset_requested.emit(entry.id))
        self.rows[entry.id] = row
        return row

    def _introduce(self, keys: Sequence[str]) -> None:
        words = tr("{keys} finds everything by its name.").format(keys=keys_text(keys))
        self._intro.setText(words if keys else tr("Every action can have keys of your choice."))

    def _show_found(self, typed: str) -> None:
        """Only rows in whose name or keys the words are."""
        words = typed.casefold().split()
        for title, frame, rows in self._groups:
            found = [_holds(row.accessibleName(), words) for _, row in rows]
            show_rows(frame, found)
            title.setVisible(any(found))
            frame.setVisible(any(found))
        self._nothing.setVisible(all(frame.isHidden() for _, frame, _ in self._groups))


def _holds(text: str, words: Sequence[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)


def _local_row(entry: LocalKey) -> QWidget:
    holder = QWidget()
    words = labelled(entry.name, keys_text(entry.keys))
    holder.setAccessibleName(words)
    row = QHBoxLayout(holder)
    row.setContentsMargins(16, 8, 16, 8)
    row.setSpacing(6)
    row.addWidget(text_label(entry.name, tone=""), 1)
    row.addWidget(Caps(entry.keys))
    return holder
