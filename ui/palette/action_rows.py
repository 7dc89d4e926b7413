"""Paints a row of the command palette: the name, its group, its key."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.fonts import interface_font, scaled
from ui.palette.action import Action
from ui.palette.action_list_model import ACTION_ROLE
from ui.palette.fuzzy import match
from ui.palette.keys import keys_text
from ui.theme import Theme
from ui.widgets.mirrored import mirrored_in_row

_SIDE = 12
_GAP = 10
Index = QModelIndex | QPersistentModelIndex


class ActionRows(QStyledItemDelegate):
    """`typed` is what was searched for; its letters stand out by weight."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.typed = ""

    @property
    def row_height(self) -> int:
        return scaled(self._theme.spacing.command_row)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(100, self.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        action: Action = index.data(ACTION_ROLE)
        tokens = self._theme.tokens
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.hover))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(0, 1, 0, -1), 8, 8)
        area = option.rect.adjusted(_SIDE, 0, -_SIDE, 0)
        small = interface_font(12)
        painter.setPen(QColor(tokens.muted))
        painter.setFont(small)
        keys = keys_text(action.keys)
        painter.drawText(mirrored_in_row(option, area), _RIGHT, keys)
        room = area.width() - QFontMetrics(small).horizontalAdvance(keys) - _GAP
        painter.setPen(QColor(tokens.ink))
        name_area = QRect(area.left(), area.top(), room, area.height())
        used = self._paint_name(painter, option, action.name, name_area)
        painter.setPen(QColor(tokens.muted))
        painter.setFont(small)
        left = room - used - _GAP
        group = QFontMetrics(small).elidedText(action.group, Qt.TextElideMode.ElideRight, left)
        place = mirrored_in_row(option, area.adjusted(used + _GAP, 0, 0, 0))
        painter.drawText(place, _LEFT, group if left > 0 else "")
        painter.restore()

    def _paint_name(
        self, painter: QPainter, option: QStyleOptionViewItem, name: str, area: QRect
    ) -> int:
        """Paint with the letters that were found in a heavier weight; the width that it took."""
        plain, strong = interface_font(13), interface_font(13, QFont.Weight.Bold)
        width = QFontMetrics(strong).horizontalAdvance(name)
        if width > area.width():
            painter.setFont(plain)
            short = QFontMetrics(plain).elidedText(name, Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(mirrored_in_row(option, area), _LEFT, short)
            return area.width()
        found = match(self.typed, name)
        places = set(found.places) if found is not None else set()
        left = 0
        for is_found, letters in groupby(enumerate(name), lambda pair: pair[0] in places):
            part = "".join(letter for _, letter in letters)
            font = strong if is_found else plain
            painter.setFont(font)
            place = mirrored_in_row(option, area.adjusted(left, 0, 0, 0))
            painter.drawText(place, _LEFT, part)
            left += QFontMetrics(font).horizontalAdvance(part)
        return left


_LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight) | int(Qt.AlignmentFlag.AlignVCenter)
