"""A column of messages that scrolls. Only those near the screen exist as widgets."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from ui.chat.drag_scroller import DragScroller
from ui.chat.focus_follower import FocusFollower
from ui.chat.message_item import MessageItem
from ui.chat.scroll_keeper import ScrollKeeper
from ui.chat.stack import TOP, Stack
from ui.chat.view_line import ViewLine
from ui.chat.view_maker import ViewMaker
from ui.theme import COLUMN_WIDTH, Theme
from ui.translation import tr
from ui.widgets.buttons import IconButton
from ui.widgets.mirrored import mirrored

_MARGIN = 16
_AHEAD = 400  # pixels beyond the screen that are kept ready
_RETIRE = 4_000  # pixels beyond the screen from which widgets are dropped
_PASSES = 8
_SPARE = 24  # pixels above and below what is brought into view


class MessageColumn(QAbstractScrollArea):
    """Lays its items out under each other, centred; whoever changes them calls `layout_from`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.items: list[MessageItem] = []
        self._stack = Stack()
        self._live: set[int] = set()  # indexes of items that have a widget
        self._measured_column = 0
        self._content = QWidget(self.viewport())
        self._content.setObjectName("transcript-content")
        self.maker = ViewMaker(theme, self._content)
        self.keeper = ScrollKeeper(self.verticalScrollBar())
        self._scroller = DragScroller(self, self.maker.selection)
        self._follower = FocusFollower(self._content)
        self._follower.reached.connect(self.bring_into_reach)
        self.marked: int | None = None  # the item with a line beside it
        self._mark = QFrame(self._content)
        self._mark.setObjectName("hit-mark")
        self.first_seen: int | None = None  # the item that the model's view begins with, if not all
        self._line = ViewLine(self._content)
        self._latest = IconButton(theme, "arrow-down", tr("Go to the latest message"), parent=self)
        self._latest.setObjectName("latest")
        self._latest.clicked.connect(self.scroll_to_end)
        self._latest.hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().setSingleStep(30)

    @property
    def column(self) -> int:
        """How wide a message is, in pixels."""
        return max(120, min(COLUMN_WIDTH, self.width() - 2 * _MARGIN))

    @property
    def index_shown(self) -> int:
        """The item at the top of the screen."""
        return self._stack.index_at(self.keeper.top)

    def layout_from(self, index: int) -> None:
        """Heights from `index` on changed: measure what is shown and move what follows."""
        column = self.column
        for item in self.items[index:]:
            if item.view is not None:
                item.height = item.view.height_for(column)
        self._place_from(index)
        self._populate()

    def replace_from(self, index: int, items: list[MessageItem]) -> None:
        """Other items from `index` on."""
        gone, self.items[index:] = self.items[index:], items
        self._live.difference_update(range(index, index + len(gone)))
        self._place_from(index)
        _retire_all(gone)
        if self.marked is not None and self.marked >= index:
            self.marked = None

    @property
    def offset_shown(self) -> int:
        """How much of that item is above the screen, in pixels."""
        return self.keeper.top - self._stack.tops[self.index_shown]

    def go_to(self, index: int, offset: int | None = None) -> None:
        """Scroll such that this item begins the screen, or this many pixels of it are above."""
        below = -TOP if offset is None else offset
        self.keeper.sticks = False
        for _ in range(_PASSES):  # heights above it are guesses until they are near
            before = self._stack.tops[index]
            self._fit()
            self.keeper.keep_at(before + below)
            self._populate()
            if self._stack.tops[index] == before:
                break

    def bring_part_into_view(self, index: int, top: int, bottom: int) -> None:
        """Scroll as little as needed; places are in pixels from the top of the item."""
        self.bring_into_reach(self._stack.tops[index] + top, self._stack.tops[index] + bottom)

    def bring_item_into_view(self, index: int) -> None:
        """Scroll to all of an item, or to its beginning where it is higher than the screen."""
        room = self.viewport().height() - 2 * _SPARE
        self.bring_part_into_view(index, 0, min(self.items[index].height, room))

    def bring_into_reach(self, top: int, bottom: int) -> None:
        """The same for places in pixels from the top of everything."""
        bar, height = self.verticalScrollBar(), self.viewport().height()
        first, last = top - _SPARE, bottom
        if first < bar.value():
            bar.setValue(first)
        elif last + _SPARE > bar.value() + height:
            bar.setValue(last + _SPARE - height)

    def scroll_to_start(self) -> None:
        """Go to the first message."""
        if self.items:
            self.go_to(0)
            self.verticalScrollBar().setValue(0)

    def scroll_to_end(self) -> None:
        """Go to the latest message and stay there while it grows."""
        self.keeper.sticks = True
        self._populate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Home:
                self.scroll_to_start()
            case Qt.Key.Key_End:
                self.scroll_to_end()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.keeper.is_adjusting:
            return
        if self.column != self._measured_column:
            self._measure_again()
        else:
            self._populate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure_again()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        if not self.keeper.is_adjusting:
            self.keeper.moved()
            self._populate()

    def rebuild(self) -> None:
        """Make every widget again, such as in other colours or sizes."""
        made = [self.items[index] for index in self._live]
        self._live.clear()
        _retire_all(made)
        self._stack.gap = self._theme.spacing.message_gap
        self._measure_again()

    def _measure_again(self) -> None:
        column = self._measured_column = self.column
        for item in self.items:
            item.measure(column)
        self.layout_from(0)

    def _place_from(self, index: int) -> None:
        self._stack.place([item.height for item in self.items], first=index)

    def _populate(self) -> None:
        """Make the widgets near the screen; keep in place what is being read."""
        if not self.isVisible():
            return
        for _ in range(_PASSES):
            self._fit()
            top = self.keeper.top
            missing = [i for i in self._near(top) if self.items[i].view is None]
            if not missing:
                break
            anchor = self._stack.index_at(top)
            offset = top - self._stack.tops[anchor]
            for index in missing:
                self._make(index)
            self._place_from(missing[0])
            if not self.keeper.sticks:
                self._fit()
                self.keeper.keep_at(self._stack.tops[anchor] + offset)
        self._arrange()

    def _make(self, index: int) -> None:
        item = self.items[index]
        self.maker.make(item, is_last=index == len(self.items) - 1)
        self._live.add(index)
        item.measure(self.column)

    def _near(self, top: int) -> range:
        if not self.items:
            return range(0)
        first = self._stack.index_at(top - _AHEAD)
        last = self._stack.index_at(top + self.viewport().height() + _AHEAD)
        return range(first, last + 1)

    def _fit(self) -> None:
        self.keeper.fit(self._stack.total, self.viewport().height())

    def _arrange(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        column, top = self.column, self.keeper.top
        left = (self.width() - column) // 2
        self._content.setGeometry(0, -top, width, max(height, self._stack.total))
        self._content.show()
        for index in sorted(self._live):
            self._place(index, left, column, range(top - _RETIRE, top + height + _RETIRE))
        self._place_mark(left)
        self._place_line(left)
        self._latest.setVisible(self.keeper.below > height // 2)
        self._latest.move((self.width() - self._latest.width()) // 2, self.height() - 44)
        self._latest.raise_()

    def _place(self, index: int, left: int, column: int, kept: range) -> None:
        """Put a widget where it belongs, or drop it if that is far away."""
        item, top = self.items[index], self._stack.tops[index]
        if item.view is None:
            return
        if (top + item.height < kept.start or top > kept.stop) and item.may_retire():
            self._retire(index)
            return
        item.view.setGeometry(left, top, column, item.height)
        item.view.show()

    def _place_mark(self, left: int) -> None:
        is_seen = self.marked in self._live
        self._mark.setVisible(is_seen)
        if is_seen and self.marked is not None:
            height = self.items[self.marked].height
            place = QRect(max(0, left - 12), self._stack.tops[self.marked], 3, height)
            self._mark.setGeometry(mirrored(self._content, place))

    def _place_line(self, left: int) -> None:
        """In the gap over its message, a little higher where the gap is small."""
        is_seen = self.first_seen is not None and self.first_seen < len(self.items)
        self._line.setVisible(is_seen)
        if is_seen and self.first_seen is not None:
            height = max(self._stack.gap, self._line.sizeHint().height())
            middle = self._stack.tops[self.first_seen] - self._stack.gap // 2
            self._line.setGeometry(left, middle - height // 2, self.column, height)
            self._line.raise_()

    def _retire(self, index: int) -> None:
        self._live.discard(index)
        self.items[index].retire()


def _retire_all(items: list[MessageItem]) -> None:
    """The one with the keyboard last: it passes on to what is left, and may scroll there."""
    for item in sorted(items, key=lambda item: item.has_focus):
        item.retire()
