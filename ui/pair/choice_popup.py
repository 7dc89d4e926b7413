"""The menu under a chooser button: models with what they are, or why they cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import interface_font, scaled
from ui.pair.choice_list_model import CHOICE_ROLE, ChoiceListModel
from ui.pair.choices import Choice
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.buttons import button
from ui.widgets.flow_row import FlowRow
from ui.widgets.icons import icon_pixmap
from ui.widgets.mirrored import mirrored_in_row
from ui.widgets.popup import Popup, room_on
from ui.widgets.words_label import words_label

_WIDTH = 400
_SIDE = 12
_TOP = 7
_TITLE = 20
_LINE = 16
_CHECK = 22
_BEFORE_DETAIL = 10
_SCROLL_BAR = 14
_MOST_HEIGHT, _LEAST_HEIGHT = 380, 40

Index = QModelIndex | QPersistentModelIndex


class ChoicePopup(Popup):
    """Opens under a widget; closes on a choice, Esc, or a click elsewhere."""

    chosen = Signal(str)
    file_requested = Signal()
    find_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        title: str,
        hint: str,
        parent: QWidget,
        more: Sequence[QPushButton] = (),
    ) -> None:
        """`more`: buttons over those that every menu has; pressing one closes the menu as well."""
        super().__init__(theme, parent)
        self.model = ChoiceListModel()
        self._rows = _Rows(theme, self)
        self.view = _List(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._rows)
        self.view.setAccessibleName(title)
        self.view.picked.connect(self._pick)
        head = QLabel(title)
        head.setFont(interface_font(12, QFont.Weight.DemiBold))
        head.setContentsMargins(_SIDE, 0, _SIDE, 0)
        explanation = words_label(12, tone="muted", text=hint)
        explanation.setContentsMargins(_SIDE, 0, _SIDE, 4)
        self.file_button = button(tr("Open a GGUF file…"), self._open_file, look="quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 12, 6, 6)
        column.setSpacing(2)
        column.addWidget(head)
        column.addWidget(explanation)
        column.addWidget(self.view)
        self.find_button = button(tr("Find models…"), self._find, look="quiet")
        for extra in more:
            extra.clicked.connect(self.hide)
        for buttons in (more, (self.file_button, self.find_button)):
            if buttons:
                row = FlowRow()
                row.setFixedWidth(_WIDTH - 12)
                row.show_widgets(buttons)
                column.addSpacing(4)
                column.addWidget(row)

    def show_choices(self, choices: Sequence[Choice], current: str) -> None:
        """Replace the rows; `current` gets the tick."""
        self._rows.current = current
        self.model.show_choices(choices)
        row = self.model.row_of(current)
        if row >= 0 and not self.isVisible():
            self.view.setCurrentIndex(self.model.index(row))
        self.view.viewport().update()
        self.view.scheduleDelayedItemsLayout()
        if self.isVisible():
            self._fit()
            self.show_at(self.pos(), self)

    def open_under(self, anchor: QWidget) -> None:
        """Show the menu under a button, inside the screen."""
        self._fit()
        self.show_at(anchor.mapToGlobal(QPoint(0, anchor.height() + 6)), anchor)
        self.view.setFocus()

    def _fit(self) -> None:
        """All of what is around the list is shown; the list scrolls where the screen is low."""
        self.setFixedWidth(_WIDTH)
        rows = range(self.model.rowCount())
        heights = (self._rows.height_of(self.model.index(row).data(CHOICE_ROLE)) for row in rows)
        wanted = min(_MOST_HEIGHT, max(_LEAST_HEIGHT, sum(heights)) + 2)
        column = self.layout()
        assert column is not None
        self.view.setFixedHeight(wanted)
        column.activate()
        needed, room = self.sizeHint().height(), room_on(self.screen())
        if needed > room:
            self.view.setFixedHeight(max(_LEAST_HEIGHT, wanted - (needed - room)))
            column.activate()
        self.resize(_WIDTH, self.sizeHint().height())  # adjustSize stops at two thirds of a screen

    def _pick(self, choice: Choice) -> None:
        self.hide()
        self.chosen.emit(choice.key)

    def _find(self) -> None:
        self.hide()
        self.find_requested.emit()

    def _open_file(self) -> None:
        self.hide()
        self.file_requested.emit()


class _List(QListView):
    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._pick)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._pick(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _pick(self, index: QModelIndex) -> None:
        choice = index.data(CHOICE_ROLE)
        if choice is not None and not choice.reason:
            self.picked.emit(choice)


class _Rows(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.current = ""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self.height_of(index.data(CHOICE_ROLE)))

    def height_of(self, choice: Choice) -> int:
        second = choice.reason or choice.remark
        if not second:
            return scaled(_TITLE) + 2 * _TOP
        box = QFontMetrics(interface_font(12)).boundingRect(
            QRect(0, 0, _text_width(), 1000), _WRAP, second
        )
        return scaled(_TITLE) + 2 * _TOP + max(scaled(_LINE), box.height()) + 2

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        choice: Choice = index.data(CHOICE_ROLE)
        tokens = self._theme.tokens
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = option.rect
        lit = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
        if option.state & lit and not choice.reason:
            painter.setPen(QPen(Qt.PenStyle.NoPen))
            painter.setBrush(QColor(tokens.hover))
            painter.drawRoundedRect(QRectF(area).adjusted(0, 1, 0, -1), 8, 8)
        left, top = area.left() + _SIDE, area.top() + _TOP
        title = QRect(left, top, _text_width(), scaled(_TITLE))
        self._paint_title(painter, choice, mirrored_in_row(option, title))
        if choice.key == self.current:
            ratio = painter.device().devicePixelRatioF()
            tick = icon_pixmap("check", tokens.ink, 16, ratio)
            place = mirrored_in_row(option, QRect(area.right() - 26, top + 2, 16, 16))
            painter.drawPixmap(place.topLeft(), tick)
        second = choice.reason or choice.remark
        if second:
            painter.setFont(interface_font(12))
            painter.setPen(QColor(tokens.muted))
            words = QRect(left, top + scaled(_TITLE) + 1, _text_width(), 1000)
            painter.drawText(mirrored_in_row(option, words), _WRAP, second)
        painter.restore()

    def _paint_title(self, painter: QPainter, choice: Choice, area: QRect) -> None:
        tokens = self._theme.tokens
        small, font = interface_font(12, tabular=True), interface_font(13)
        figure = self._paint_figure(painter, choice, area)
        room = area.width() - figure
        title, detail = title_and_detail(choice, QFontMetrics(font), QFontMetrics(small), room)
        painter.setFont(font)
        painter.setPen(QColor(tokens.muted if choice.reason else tokens.ink))
        painter.drawText(area, _LINE_LEFT, title)
        painter.setFont(small)
        painter.setPen(QColor(tokens.muted))
        after = QFontMetrics(font).horizontalAdvance(title) + _BEFORE_DETAIL
        rest = area.adjusted(after, 0, 20 - figure, 0)
        direction = painter.layoutDirection()
        painter.drawText(QStyle.visualRect(direction, area, rest), _LINE_LEFT, detail)

    def _paint_figure(self, painter: QPainter, choice: Choice, area: QRect) -> int:
        """What was measured, at the right; the pixels that it takes."""
        if not choice.figure:
            return 0
        font = interface_font(13, QFont.Weight.DemiBold, tabular=True)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.draft))
        painter.drawText(area, _LINE_RIGHT, choice.figure)
        return QFontMetrics(font).horizontalAdvance(choice.figure) + 12


def title_and_detail(
    choice: Choice, large: QFontMetrics, small: QFontMetrics, room: int
) -> tuple[str, str]:
    """As much of both as has room: a long name keeps half of the line at least."""
    gap = _BEFORE_DETAIL if choice.detail else 0
    rest = room - small.horizontalAdvance(choice.detail) - gap
    title = large.elidedText(choice.title, Qt.TextElideMode.ElideMiddle, max(rest, room // 2))
    left = room - large.horizontalAdvance(title) - gap
    return title, small.elidedText(choice.detail, Qt.TextElideMode.ElideRight, left)


def _text_width() -> int:
    return _WIDTH - 12 - 2 * _SIDE - _CHECK - _SCROLL_BAR


_WRAP = (
    int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
)
_LINE_LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
_LINE_RIGHT = int(Qt.AlignmentFlag.AlignRight) | int(Qt.AlignmentFlag.AlignVCenter)
