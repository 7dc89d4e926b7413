"""The button that shows a chosen model: a dot in its colour, name, quantization."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import labelled, tr
from ui.widgets.icons import icon_pixmap
from ui.widgets.mirrored import mirrored
from ui.widgets.tooltip import plain_tooltip

_HEIGHT = 32
_SIDE = 11
_DOT = 16
_ARROW = 18
_SPACE = 8


class ModelChip(QPushButton):
    """`role` decides the dot: indigo for the target, amber for the draft; hollow if none."""

    def __init__(
        self, theme: Theme, role: Literal["target", "draft"], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._role = role
        self._name = ""
        self._detail = ""
        self._is_chosen = False
        self.setProperty("look", "chip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_HEIGHT)
        self.setAutoDefault(True)  # Enter opens the menu
        theme.changed.connect(self.update)

    @property
    def name(self) -> str:
        return self._name

    def show_model(self, name: str, detail: str, *, is_chosen: bool) -> None:
        """Show a model, or a call to choose one."""
        self._name, self._detail, self._is_chosen = name, detail, is_chosen
        role = tr("Target") if self._role == "target" else tr("Drafted by")
        words = labelled(role, f"{name} {detail}".strip())
        self.setAccessibleName(words)
        self.setToolTip(plain_tooltip(words))
        self.updateGeometry()
        self.update()

    @property
    def short_width(self) -> int:
        """Pixels that the name takes, without the quantization."""
        name = QFontMetrics(interface_font(13)).horizontalAdvance(self._name)
        return name + 2 * _SIDE + _DOT + _ARROW

    def sizeHint(self) -> QSize:
        detail = QFontMetrics(interface_font(12)).horizontalAdvance(self._detail)
        more = _SPACE + detail if self._detail else 0
        return QSize(self.short_width + more, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = self._theme.tokens
        colour = QColor(tokens.target if self._role == "target" else tokens.draft)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colour if self._is_chosen else QColor(tokens.faint))
        painter.setBrush(colour if self._is_chosen else Qt.BrushStyle.NoBrush)
        dot = mirrored(self, QRect(_SIDE, 0, 8, _HEIGHT)).left() + 4
        painter.drawEllipse(QPointF(dot, _HEIGHT / 2), 3.5, 3.5)
        self._paint_text(painter)
        ratio = self.devicePixelRatioF()
        arrow = icon_pixmap("chevron-down", tokens.muted, 16, ratio)
        place = mirrored(self, QRect(self.width() - _SIDE - 12, 0, 16, _HEIGHT))
        painter.drawPixmap(place.left(), (_HEIGHT - 16) // 2, arrow)

    def _paint_text(self, painter: QPainter) -> None:
        tokens = self._theme.tokens
        font, small = interface_font(13), interface_font(12)
        room = self.width() - 2 * _SIDE - _DOT - _ARROW + 2
        detail = QFontMetrics(small).horizontalAdvance(self._detail) + _SPACE
        name_width = QFontMetrics(font).horizontalAdvance(self._name)
        shows_detail = bool(self._detail) and name_width + detail <= room + 2
        name = QFontMetrics(font).elidedText(self._name, Qt.TextElideMode.ElideMiddle, room)
        align = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink if self._is_chosen else tokens.muted))
        left = _SIDE + _DOT
        painter.drawText(mirrored(self, QRect(left, 0, room + 4, _HEIGHT)), align, name)
        if shows_detail:
            painter.setFont(small)
            painter.setPen(QColor(tokens.muted))
            place = QRect(left + name_width + _SPACE, 0, detail + 4, _HEIGHT)
            painter.drawText(mirrored(self, place), align, self._detail)
