"""The command palette: every action of the window, found by typing part of its name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from ui.fonts import interface_font
from ui.palette.action import Action
from ui.palette.action_list_model import ACTION_ROLE, ActionListModel
from ui.palette.action_rows import ActionRows
from ui.palette.fuzzy import ranked
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.announce import announce
from ui.widgets.popup import Popup

_WIDTH = 520
_LEAST_WIDTH = 320
_MARGIN = 8
_FROM_TOP = 64
_MOST_ROWS = 10
NOTHING = mark("Nothing has this name.")


class Palette(Popup):
    """The keyboard stays in the field: Up and Down choose, Enter does it, Esc closes."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(tr("Commands"))
        self._actions: tuple[Action, ...] = ()
        self.model = ActionListModel()
        self.field = _Field()
        self.field.setPlaceholderText(tr("Type what you want to do"))
        self.field.setAccessibleName(tr("Commands"))
        self.field.setFont(interface_font(14))
        self.field.textChanged.connect(self._filter)
        self.field.stepped.connect(self._step)
        self.field.returnPressed.connect(self._do)
        self._rows = ActionRows(theme, self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._rows)
        self.view.setAccessibleName(tr("Matching commands"))
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setUniformItemSizes(True)
        self.view.viewport().setAutoFillBackground(False)
        self.view.clicked.connect(lambda _: self._do())
        self._nothing = QLabel(tr(NOTHING))
        self._nothing.setProperty("tone", "muted")
        self._nothing.setFont(interface_font(13))
        self._nothing.setContentsMargins(12, 8, 12, 12)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(6)
        column.addWidget(self.field)
        column.addWidget(self.view)
        column.addWidget(self._nothing)

    @property
    def current(self) -> Action | None:
        """What Enter would do."""
        action: Action | None = self.view.currentIndex().data(ACTION_ROLE)
        return action

    def open_over(self, window: QWidget, actions: Sequence[Action]) -> None:
        """Show what can be done now, near the top of the window."""
        self._actions = tuple(action for action in actions if action.is_possible())
        self.setFixedWidth(max(_LEAST_WIDTH, min(_WIDTH, window.width() - 4 * _MARGIN)))
        self.field.clear()
        self._filter("")
        left = (window.width() - self.width()) // 2
        self.show_at(window.mapToGlobal(QPoint(left, _FROM_TOP)), window)
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _filter(self, typed: str) -> None:
        self._rows.typed = typed
        self.model.show_actions(ranked(typed, self._actions, searched_text))
        count = self.model.rowCount()
        self.view.setFixedHeight(min(count, _MOST_ROWS) * self._rows.row_height)
        self.view.setVisible(count > 0)
        self._nothing.setVisible(count == 0)
        self.adjustSize()
        if count:
            self._go(0)
        elif typed:
            announce(self.field, tr(NOTHING))

    def _step(self, rows: int) -> None:
        count = self.model.rowCount()
        if count:
            self._go((self.view.currentIndex().row() + rows) % count)

    def _go(self, row: int) -> None:
        index = self.model.index(row)
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)
        announce(self.field, index.data(Qt.ItemDataRole.AccessibleTextRole))

    def _do(self) -> None:
        action = self.current
        self.hide()
        if action is not None:
            action.act()


def searched_text(action: Action) -> str:
    """The name first, so that letters found there count most."""
    return f"{action.name} {action.group} {action.words}"


class _Field(QLineEdit):
    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: 8,
            Qt.Key.Key_PageUp: -8,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)
