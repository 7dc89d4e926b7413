"""The rows of the command palette."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from ui.palette.action import Action
from ui.palette.keys import keys_text

Index = QModelIndex | QPersistentModelIndex
ACTION_ROLE = Qt.ItemDataRole.UserRole + 1


class ActionListModel(QAbstractListModel):
    """Actions, best first."""

    def __init__(self) -> None:
        super().__init__()
        self._actions: tuple[Action, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        return self._actions

    def show_actions(self, actions: Sequence[Action]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self._actions = tuple(actions)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._actions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        action = self._actions[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return action.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(filter(None, (action.name, action.group, keys_text(action.keys))))
            case _ if role == ACTION_ROLE:
                return action
        return None
