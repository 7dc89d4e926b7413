"""Every key of the window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.fonts import interface_font
from ui.palette.action import LOCAL_KEYS, Action, LocalKey
from ui.palette.keys import key_text, keys_text
from ui.settings.rows import card, heading, text_label

INTRO = "Ctrl+K finds everything else by its name."


class ShortcutSection(QWidget):
    """Made from the very actions that the keys start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_actions(self, actions: Sequence[Action]) -> None:
        """Fill the section, once."""
        entries: list[Action | LocalKey] = [action for action in actions if action.keys]
        entries += LOCAL_KEYS
        self._column.addWidget(text_label(INTRO))
        for group, members in groupby(entries, lambda entry: entry.group):
            self._column.addWidget(heading(group))
            self._column.addWidget(card([_row(entry.name, entry.keys) for entry in members]))
        self._column.addStretch(1)


def _row(name: str, keys: Sequence[str]) -> QWidget:
    holder = QWidget()
    holder.setAccessibleName(f"{name}: {keys_text(keys)}")
    row = QHBoxLayout(holder)
    row.setContentsMargins(16, 8, 16, 8)
    row.setSpacing(6)
    row.addWidget(text_label(name, tone=""), 1)
    for one in keys:
        row.addWidget(_cap(key_text(one)))
    return holder


def _cap(text: str) -> QFrame:
    cap = QFrame()
    cap.setObjectName("chip")
    label = QLabel(text)
    label.setFont(interface_font(12))
    inner = QHBoxLayout(cap)
    inner.setContentsMargins(8, 3, 8, 3)
    inner.addWidget(label)
    return cap
