"""Paints cards and heads."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.library.card import Act, Card, Head, Light, Row
from ui.library.card_layout import (
    MEMORY_BAR,
    WRAP,
    CardLayout,
    Fonts,
    breakable,
    head_height,
    lay_out,
    light_lead,
)
from ui.library.card_list_model import ROW_ROLE, Index
from ui.theme import Theme

_LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight) | int(Qt.AlignmentFlag.AlignVCenter)
_BOTTOM = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignBottom)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class CardDelegate(QStyledItemDelegate):
    """`act` is the place of the act that the keyboard has chosen in the current row."""

    def __init__(self, theme: Theme, view: QListView, *, dense: bool) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._dense = dense
        self._fonts = Fonts.usual(dense=dense)
        self.act = 0
        theme.changed.connect(self._take_fonts)

    def _take_fonts(self) -> None:
        self._fonts = Fonts.usual(dense=self._dense)
        self._view.scheduleDelayedItemsLayout()

    def layout_of(self, card: Card) -> CardLayout:
        width = self._view.viewport().width()
        layout = lay_out(card, width, self._fonts, dense=self._dense)
        return layout.mirrored() if self._view.isRightToLeft() else layout

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Row = index.data(ROW_ROLE)
        if isinstance(row, Head):
            return QSize(10, head_height(row, is_first=index.row() == 0))
        return QSize(10, self.layout_of(row).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(ROW_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.topLeft())
        if isinstance(row, Head):
            self._paint_head(painter, row, option.rect.size())
        else:
            self._paint_card(painter, row, option)
        painter.restore()

    def _paint_head(self, painter: QPainter, head: Head, size: QSize) -> None:
        tokens = self._theme.tokens
        font = self._fonts.big if head.is_big else self._fonts.head
        area = QRect(0, 0, size.width(), size.height() - (14 if head.is_big else 8))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink if head.is_big else tokens.muted))
        metrics = QFontMetrics(font)
        title = metrics.elidedText(head.title, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, _BOTTOM, title)
        after = metrics.horizontalAdvance(title) + 10
        painter.setFont(self._fonts.text)
        painter.setPen(QColor(tokens.muted))
        rest = area.adjusted(after, 0, 0, -3 if head.is_big else 0)
        place = self._turned(area, rest)
        painter.drawText(place, _BOTTOM, self._elided(head.detail, rest.width()))

    def _paint_card(self, painter: QPainter, card: Card, option: QStyleOptionViewItem) -> None:
        state = QStyle.StateFlag
        has_focus = bool(option.state & state.State_HasFocus)
        is_lit = bool(option.state & (state.State_MouseOver | state.State_Selected)) or has_focus
        layout = self.layout_of(card)
        self._paint_box(painter, layout.box, has_focus=has_focus, is_lit=is_lit)
        self._paint_title(painter, card, layout)
        tokens = self._theme.tokens
        painter.setFont(self._fonts.text)
        painter.setPen(QColor(tokens.muted))
        for text, place in zip(card.lines, layout.lines, strict=True):
            painter.drawText(place.adjusted(0, 0, 2, 2), WRAP, breakable(text))
        self._paint_light(painter, card, layout)
        self._paint_bar(painter, card, layout.bar)
        self._paint_figure(painter, card, layout)
        if is_lit or not self._dense:
            self._paint_ground(painter, layout, has_focus=has_focus)
            for number, (act, place) in enumerate(zip(card.acts, layout.buttons, strict=True)):
                chosen = has_focus and number == self.act and len(card.acts) > 0
                self._paint_button(painter, act, place, has_focus=chosen)

    def _paint_ground(self, painter: QPainter, layout: CardLayout, *, has_focus: bool) -> None:
        """Words do not shine through between buttons that lie over them."""
        if not self._dense or not layout.buttons:
            return
        tokens = self._theme.tokens
        area = layout.buttons[0].united(layout.buttons[-1]).adjusted(-8, -4, 4, 4)
        painter.fillRect(area, QColor(tokens.surface if has_focus else tokens.hover))

    def _paint_box(self, painter: QPainter, box: QRect, *, has_focus: bool, is_lit: bool) -> None:
        tokens = self._theme.tokens
        edge = tokens.target if has_focus else tokens.line
        if not self._dense:
            painter.setPen(QPen(QColor(edge), 1))
            painter.setBrush(QColor(tokens.surface))
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
            return
        if is_lit:
            painter.setPen(QPen(QColor(edge if has_focus else tokens.hover), 1))
            painter.setBrush(QColor(tokens.surface if has_focus else tokens.hover))
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        else:
            painter.setPen(QPen(QColor(tokens.line), 1))
            y = box.bottom() + 0.5
            painter.drawLine(QPointF(12, y), QPointF(box.right() - 12, y))

    def _paint_title(self, painter: QPainter, card: Card, layout: CardLayout) -> None:
        tokens = self._theme.tokens
        box = layout.box
        area = self._turned(box, layout.title)
        badge = None if layout.badge is None else self._turned(box, layout.badge)
        metrics = QFontMetrics(self._fonts.title)
        title = metrics.elidedText(card.title, Qt.TextElideMode.ElideMiddle, area.width())
        painter.setFont(self._fonts.title)
        painter.setPen(QColor(tokens.muted if card.is_dim else tokens.ink))
        painter.drawText(self._turned(box, area.adjusted(0, 0, 4, 0)), _LEFT, title)
        x = area.left() + metrics.horizontalAdvance(title)
        if badge is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.bubble))
            painter.drawRoundedRect(QRectF(self._turned(box, badge)), 9, 9)
            painter.setFont(self._fonts.badge)
            painter.setPen(QColor(tokens.ink))
            painter.drawText(self._turned(box, badge), _CENTRE, card.badge)
            x = badge.right() if badge.top() < area.bottom() else x
        left = area.right() - x - 10
        if card.detail and left > 40:
            painter.setFont(self._fonts.text)
            painter.setPen(QColor(tokens.muted))
            place = QRect(x + 10, area.top() + 1, left + 4, area.height())
            words = self._elided(card.detail, left + 4)
            painter.drawText(self._turned(box, place), _LEFT, words)

    def _paint_light(self, painter: QPainter, card: Card, layout: CardLayout) -> None:
        area = layout.light
        if card.light is None or area is None:
            return
        colour = QColor(getattr(self._theme.tokens, card.light.tone))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        middle = area.top() + QFontMetrics(self._fonts.small).height() / 2
        before = self._turned(layout.box, area).left() - light_lead(card.light)
        if card.light.parts:
            place = QRect(before, round(middle) - 3, MEMORY_BAR, 6)
            self._paint_parts(painter, card.light, layout.box, place)
        else:
            dot = self._turned(layout.box, QRect(before, 0, 9, 1))
            painter.drawEllipse(QPointF(QRectF(dot).center().x(), middle), 4, 4)
        painter.setPen(colour)
        painter.setFont(self._fonts.small)
        painter.drawText(area.adjusted(0, 0, 2, 2), WRAP, breakable(card.light.words))

    def _paint_parts(self, painter: QPainter, light: Light, box: QRect, place: QRect) -> None:
        """The free memory, filled from where a line of text begins."""
        tokens = self._theme.tokens
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self._turned(box, place)), 3, 3)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(self._turned(box, place), QColor(tokens.line))
        end = 0.0
        for part in light.parts:
            begin, end = end, end + part.fraction * place.width()
            wide = max(1, round(end) - round(begin))
            piece = QRect(place.left() + round(begin), place.top(), wide, place.height())
            painter.fillRect(self._turned(box, piece), QColor(getattr(tokens, part.ink)))
        painter.restore()

    def _paint_bar(self, painter: QPainter, card: Card, area: QRect | None) -> None:
        if area is None or card.progress is None:
            return
        tokens = self._theme.tokens
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(area), area.height() / 2, area.height() / 2)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(area, QColor(tokens.line))
        done = QRect(area)
        done.setWidth(round(area.width() * min(1.0, card.progress)))
        painter.fillRect(
            self._turned(area, done), QColor(tokens.muted if card.is_dim else tokens.ink)
        )
        painter.restore()

    def _paint_figure(self, painter: QPainter, card: Card, layout: CardLayout) -> None:
        if card.figure is None or layout.figure is None or layout.words is None:
            return
        tokens = self._theme.tokens
        painter.setFont(self._fonts.figure)
        painter.setPen(QColor(getattr(tokens, card.figure.tone)))
        painter.drawText(layout.figure, _RIGHT, card.figure.value)
        painter.setFont(self._fonts.small)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(layout.words, _RIGHT, card.figure.words)

    def _paint_button(self, painter: QPainter, act: Act, place: QRect, *, has_focus: bool) -> None:
        tokens = self._theme.tokens
        ground, ink = (
            (tokens.ink, tokens.background) if act.is_main else (tokens.surface, tokens.ink)
        )
        edge = tokens.target if has_focus else tokens.ink if act.is_main else tokens.line
        painter.setPen(QPen(QColor(edge), 2 if has_focus else 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setFont(self._fonts.button)
        painter.setPen(QColor(ink))
        painter.drawText(place, _CENTRE, act.text)

    def _turned(self, area: QRect, place: QRect) -> QRect:
        """The other way round in `area` where the script runs from right to left; and back."""
        return QStyle.visualRect(self._view.layoutDirection(), area, place)

    def _elided(self, text: str, width: int) -> str:
        metrics = QFontMetrics(self._fonts.text)
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
