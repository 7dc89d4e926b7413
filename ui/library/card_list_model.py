"""The rows of a list of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ui.library.card import Card, Row
from ui.translation import tr
from ui.widgets.tooltip import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole + 1


class CardListModel(QAbstractListModel):
    """Rows keep their place while only what they say changes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    def show_rows(self, rows: Sequence[Row]) -> bool:
        """Replace the rows, or only change those that differ if the keys are the same.

        Whether there was anything to change.
        """
        new = list(rows)
        if new == self._rows:
            return False
        if [row.key for row in new] == [row.key for row in self._rows]:
            self._change(new)
            return True
        self.beginResetModel()
        self._rows = new
        self.endResetModel()
        return True

    def row_of(self, key: str) -> int:
        """The row with this key, or -1."""
        return next((place for place, row in enumerate(self._rows) if row.key == key), -1)

    def row_at(self, index: Index) -> Row | None:
        return self._rows[index.row()] if index.isValid() else None

    def card(self, key: str) -> Card | None:
        """The card with this key, if it is shown."""
        return next((r for r in self._rows if isinstance(r, Card) and r.key == key), None)

    @property
    def cards(self) -> list[Card]:
        return [row for row in self._rows if isinstance(row, Card)]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        teller = _TELLERS.get(role)
        return teller(row) if row is not None and teller is not None else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self.row_at(index), Card):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def _change(self, rows: list[Row]) -> None:
        pairs = enumerate(zip(self._rows, rows, strict=True))
        changed = [place for place, (old, new) in pairs if old != new]
        self._rows = rows
        for place in changed:
            self.dataChanged.emit(self.index(place), self.index(place))


def _acts_spoken(row: Row) -> str | None:
    if not isinstance(row, Card) or not (row.acts or row.more):
        return None
    acts = ", ".join(act.text for act in (*row.acts, *row.more))
    return tr("{acts}. Left and right choose what to do, Enter does it.").format(acts=acts)


_TELLERS: dict[int, Callable[[Row], Any]] = {
    Qt.ItemDataRole.DisplayRole: lambda row: row.title,
    Qt.ItemDataRole.ToolTipRole: lambda row: (
        plain_tooltip(row.title) if isinstance(row, Card) else None
    ),
    Qt.ItemDataRole.AccessibleTextRole: lambda row: row.spoken,
    Qt.ItemDataRole.AccessibleDescriptionRole: _acts_spoken,
    ROW_ROLE: lambda row: row,
}
