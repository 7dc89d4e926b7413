"""How much of the context the chat fills."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.fonts import interface_font
from ui.numbers import decimal, grouped
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.mirrored import mirrored

_BAR = 72
_SHORTEST = 12
_GAP = 10
_FULL = 0.9


class ContextGauge(QWidget):
    """A bar, where there is room for it, and "2.8k of 8k"; hidden until both are known."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._used = 0
        self._size = 0
        self._next = 0
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._tell)
        self.hide()

    @property
    def text(self) -> str:
        used, size = format_tokens(self._used), format_tokens(self._size)
        if not self._next:
            return tr("{used} of {size}", "tokens in the context").format(used=used, size=size)
        words = tr("{used} + {more} of {size}", "tokens in the context")
        return words.format(used=used, more=format_tokens(self._next), size=size)

    def show_use(self, used: int, size: int) -> None:
        """Tokens used by the chat, and the size of the context."""
        self._used, self._size = used, size
        self._tell()

    def show_next(self, tokens: int) -> None:
        """Tokens of what is typed and attached, and not sent yet."""
        if tokens != self._next:
            self._next = tokens
            self._tell()

    def _tell(self) -> None:
        used, size = self._used, self._size
        self.setVisible(size > 0)
        sentence = tr("This chat fills {used} of the {size} tokens that the context holds.")
        sentence = sentence.format(used=grouped(used), size=grouped(size))
        if self._next:
            more = tr("What is not sent yet adds {tokens}.").format(tokens=grouped(self._next))
            sentence = f"{sentence} {more}"
        self.setToolTip(sentence)
        self.setAccessibleName(sentence)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() + QSize(_BAR + _GAP, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(QFontMetrics(_font()).horizontalAdvance(self.text) + 2, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = self._theme.tokens
        bar = self._bar_width()
        share = min(1.0, self._used / self._size) if self._size else 0.0
        ahead = min(1.0, (self._used + self._next) / self._size) if self._size else 0.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.fill))
        painter.drawRoundedRect(self._bar(bar), 2.5, 2.5)
        if self._next:
            painter.setBrush(QColor(tokens.bad if ahead >= 1 else tokens.faint))
            painter.drawRoundedRect(self._bar(min(bar, max(5.0, bar * ahead))), 2.5, 2.5)
        painter.setBrush(QColor(tokens.bad if share > _FULL else tokens.muted))
        if share > 0:
            painter.drawRoundedRect(self._bar(min(bar, max(5.0, bar * share))), 2.5, 2.5)
        painter.setFont(_font())
        painter.setPen(QColor(tokens.muted))
        align = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
        left = bar + _GAP if bar else 0
        place = QRect(left, 0, self.width() - left, 20)
        painter.drawText(mirrored(self, place), align, self.text)

    def _bar_width(self) -> int:
        room = self.width() - self.minimumSizeHint().width() - _GAP
        return min(_BAR, room) if room >= _SHORTEST else 0

    def _bar(self, width: float) -> QRectF:
        """From where the script begins."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return QRectF(self.width() - width if is_mirrored else 0, 7.5, width, 5)


def _font() -> QFont:
    return interface_font(12, tabular=True)


def format_tokens(count: int) -> str:
    """Tokens in short: 640, 2.8k, 8k, 131k."""
    if count < 1000:
        return str(count)
    thousands = round(count / 1024, 1)
    places = 0 if count >= 10_000 or thousands == int(thousands) else 1
    return f"{decimal(thousands, places)}k"
