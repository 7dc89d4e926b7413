"""The rows of a model menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from ui.pair.choices import Choice
from ui.widgets.tooltip import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
CHOICE_ROLE = Qt.ItemDataRole.UserRole + 1


class ChoiceListModel(QAbstractListModel):
    """Choices; one with a reason against it is disabled."""

    def __init__(self) -> None:
        super().__init__()
        self._choices: list[Choice] = []

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Replace the rows, or only change them if their keys are the same."""
        same = [choice.key for choice in choices] == [choice.key for choice in self._choices]
        if same and choices:
            self._choices = list(choices)
            self.dataChanged.emit(self.index(0), self.index(len(choices) - 1))
            return
        self.beginResetModel()
        self._choices = list(choices)
        self.endResetModel()

    def row_of(self, key: str) -> int:
        """The row with this key, or -1."""
        return next((row for row, choice in enumerate(self._choices) if choice.key == key), -1)

    def choice_at(self, index: Index) -> Choice | None:
        return self._choices[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._choices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        choice = self.choice_at(index)
        if choice is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return choice.title
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(choice.reason or choice.remark) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                parts = (choice.title, choice.detail, choice.remark, choice.reason)
                return ". ".join(part.rstrip(".") for part in parts if part)
            case _ if role == CHOICE_ROLE:
                return choice
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        choice = self.choice_at(index)
        if choice is None or choice.reason:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
