"""Rows of the chat list as they are painted, and the field in which one is renamed."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.chat.chat_list_model import ID_ROLE, ROW_ROLE, FoundMessage
from ui.chat.grouping import Head
from ui.fonts import interface_font, scaled
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.icons import icon_pixmap
from ui.widgets.mirrored import mirrored_in_row
from ui.widgets.one_line import elided

_TWO_LINES = 38
_HEAD_LINE = 23
_SIDE = 8
_INSET = 10
_MORE = 24  # the button at the right of the row under the pointer

Index = QModelIndex | QPersistentModelIndex


def more_rect(row: QRect) -> QRect:
    """Where the "more" button of a row is."""
    return QRect(
        row.right() - _SIDE - _MORE - 3, row.top() + (row.height() - _MORE) // 2, _MORE, _MORE
    )


class ChatRowDelegate(QStyledItemDelegate):
    """Chats, found messages and the heads of groups."""

    renamed = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        spacing = self._theme.spacing
        match index.data(ROW_ROLE):
            case Head():
                height = spacing.head_row
            case FoundMessage():
                height = spacing.found_row
            case _:
                height = spacing.chat_row
        return QSize(100, scaled(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        match index.data(ROW_ROLE):
            case Head() as head:
                self._paint_head(painter, option, head)
            case FoundMessage() as found:
                self._paint_found(painter, option, found)
            case _:
                self._paint_chat(painter, option, index)
        painter.restore()

    def _paint_head(self, painter: QPainter, option: QStyleOptionViewItem, head: Head) -> None:
        tokens = self._theme.tokens
        left = _SIDE + _INSET
        right = _SIDE
        above = max(2, option.rect.height() - scaled(_HEAD_LINE))  # further from what precedes it
        if head.folder_id is not None:
            self._paint_box(painter, option)
            middle = option.rect.top() + (above + option.rect.height()) // 2 - 7
            symbol = "chevron-right" if head.folded else "chevron-down"
            start = option.rect.left() + left
            for name, x in ((symbol, start - 4), ("folder", start + 12)):
                place = mirrored_in_row(option, QRect(x, middle, 16, 16))
                self._paint_icon(painter, name, place.left(), middle)
            left += 34
            if option.state & QStyle.StateFlag.State_MouseOver:
                self._paint_more(painter, option)
                right += _MORE
        font = interface_font(11, QFont.Weight.DemiBold)
        area = option.rect.adjusted(left, above, -right, 0)
        painter.setFont(font)
        painter.setPen(QColor(tokens.muted))
        place = mirrored_in_row(option, area)
        painter.drawText(place, _LEFT, elided(head.title, font, area.width()))

    def _paint_found(
        self, painter: QPainter, option: QStyleOptionViewItem, found: FoundMessage
    ) -> None:
        tokens = self._theme.tokens
        self._paint_box(painter, option)
        spare = (option.rect.height() - scaled(_TWO_LINES)) // 2
        area = option.rect.adjusted(_SIDE + _INSET, spare, -_SIDE - _INSET, -spare)
        for text, size, colour, align in (
            (found.title, 12, tokens.muted, Qt.AlignmentFlag.AlignTop),
            (found.hit.excerpt, 13, tokens.ink, Qt.AlignmentFlag.AlignBottom),
        ):
            font = interface_font(size)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(area, int(align), elided(text, font, area.width()))

    def _paint_box(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        tokens = self._theme.tokens
        state = option.state
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        if selected or hovered or focused:
            edge = tokens.target if focused else tokens.line if selected else tokens.hover
            painter.setPen(QPen(QColor(edge), 1))
            painter.setBrush(QColor(tokens.surface if selected else tokens.hover))
            box = QRectF(option.rect).adjusted(_SIDE - 0.5, 0.5, 0.5 - _SIDE, -0.5)
            painter.drawRoundedRect(box, 8, 8)

    def _paint_chat(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens = self._theme.tokens
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        self._paint_box(painter, option)
        right = _SIDE + _INSET
        if hovered:
            self._paint_more(painter, option)
            right += _MORE
        weight = QFont.Weight.Medium if selected else QFont.Weight.Normal
        font = interface_font(13, weight)
        area = option.rect.adjusted(_SIDE + _INSET, 0, -right, 0)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        place = mirrored_in_row(option, area)
        painter.drawText(place, _LEFT, elided(str(index.data()), font, area.width()))

    def _paint_more(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        place = mirrored_in_row(option, more_rect(option.rect))
        self._paint_icon(painter, "more", place.left() + 4, place.top() + 4)

    def _paint_icon(self, painter: QPainter, name: str, left: int, top: int) -> None:
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(left, top, icon_pixmap(name, self._theme.tokens.muted, 16, ratio))

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setFont(interface_font(13))
        editor.setStyleSheet("min-height: 0; padding: 0 9px;")
        editor.setAccessibleName(tr("Title of the chat"))
        editor.setMaxLength(200)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        editor.setGeometry(option.rect.adjusted(_SIDE, 1, -_SIDE, -1))

    def setModelData(self, editor: QWidget, _model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        title = " ".join(editor.text().split())
        if title and title != index.data():
            self.renamed.emit(index.data(ID_ROLE), title)


_LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
