"""A list of cards: the mouse presses what is painted, the keyboard reaches the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QMenu, QWidget

from ui.library.card import Card, Row
from ui.library.card_delegate import CardDelegate
from ui.library.card_list_model import ROW_ROLE, CardListModel, Index
from ui.theme import Theme
from ui.widgets.announce import announce

_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True, slots=True)
class _Pressed:
    """A painted button; `place` is where it was when the mouse went down on it."""

    key: str
    act: str
    place: QRect


class CardView(QListView):
    """`acted` tells the key of the card and that of the act."""

    acted = Signal(str, str)

    def __init__(
        self, theme: Theme, name: str, *, dense: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rows = CardListModel(self)
        self._delegate = CardDelegate(theme, self, dense=dense)
        self._pressed: _Pressed | None = None
        self.setModel(self.rows)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(24)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        theme.changed.connect(self.viewport().update)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Replace what is shown; the current card stays current."""
        current = self.current_card
        if not self.rows.show_rows(rows):
            return
        self.scheduleDelayedItemsLayout()
        if current is not None and self.current_card is None:
            place = self.rows.row_of(current.key)
            if place >= 0:
                self.setCurrentIndex(self.rows.index(place))

    @property
    def current_card(self) -> Card | None:
        row = self.rows.row_at(self.currentIndex())
        return row if isinstance(row, Card) else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        self._delegate.act = 0
        super().currentChanged(current, previous)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by the keyboard, something is current at once."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            first = next((c.key for c in self.rows.cards), "")
            self.setCurrentIndex(self.rows.index(max(0, self.rows.row_of(first))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card = self.current_card
        if card is not None and card.acts and event.key() in _KEYS:
            self.acted.emit(card.key, card.acts[min(self._delegate.act, len(card.acts) - 1)].key)
        elif card is not None and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._choose(card, 1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._button_at(event.position().toPoint())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """What was pressed is meant, even if rows have moved since."""
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or not pressed.place.contains(event.position().toPoint()):
            return
        card = self.rows.card(pressed.key)
        if card is not None and any(act.key == pressed.act for act in card.acts):
            self.acted.emit(pressed.key, pressed.act)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = self._button_at(event.position().toPoint()) is not None
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_keyboard else self.indexAt(event.pos())
        card = index.data(ROW_ROLE) if index.isValid() else None
        if isinstance(card, Card) and (card.acts or card.more):
            place = self.visualRect(index).center() if by_keyboard else event.pos()
            self.menu_of(card).popup(self.viewport().mapToGlobal(place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def menu_of(self, card: Card) -> QMenu:
        """Everything that can be done with a card."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for acts in (card.acts, card.more):
            if acts is card.more and card.acts and acts:
                menu.addSeparator()
            for act in acts:
                action = menu.addAction(act.text.replace("&", "&&"))
                action.triggered.connect(
                    lambda _checked, key=act.key: self.acted.emit(card.key, key)
                )
        return menu

    def _choose(self, card: Card, step: int) -> None:
        if not card.acts:
            return
        self._delegate.act = (self._delegate.act + step) % len(card.acts)
        self.viewport().update()
        announce(self, card.acts[self._delegate.act].text)

    def _button_at(self, place: QPoint) -> _Pressed | None:
        index = self.indexAt(place)
        card = index.data(ROW_ROLE) if index.isValid() else None
        if not isinstance(card, Card):
            return None
        corner = self.visualRect(index).topLeft()
        buttons = self._delegate.layout_of(card).buttons
        for act, button in zip(card.acts, buttons, strict=True):
            if button.contains(place - corner):
                return _Pressed(card.key, act.key, button.translated(corner))
        return None
