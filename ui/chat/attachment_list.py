"""The files of a message that was sent, above its text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyle, QWidget

from app.sessions.attachment import Attachment
from ui.fonts import interface_font
from ui.tokens import Tokens
from ui.translation import joined, tr
from ui.widgets.icons import icon_pixmap
from ui.widgets.mirrored import mirrored

_ROW = 30
_GAP = 6
_SIDE = 10
_ICON = 16
_WIDEST = 320


class AttachmentList(QWidget):
    """One painted row for each file, at the right."""

    def __init__(self, tokens: Tokens, files: Sequence[Attachment], parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._names = [" ".join(file.name.split()) for file in files]
        self._font = interface_font(12)
        self.setAccessibleName(tr("Attached: {files}").format(files=joined(self._names)))
        self.setVisible(bool(files))

    def sizeHint(self) -> QSize:
        return QSize(_WIDEST, len(self._names) * (_ROW + _GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        metrics = QFontMetrics(self._font)
        for place, name in enumerate(self._names):
            room = min(_WIDEST, self.width()) - 3 * _SIDE - _ICON
            text = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room)
            width = metrics.horizontalAdvance(text) + 3 * _SIDE + _ICON - 4
            box = QRect(self.width() - width, place * (_ROW + _GAP), width, _ROW)
            self._paint_file(painter, text, mirrored(self, box))

    def _paint_file(self, painter: QPainter, text: str, box: QRect) -> None:
        painter.setPen(QPen(QColor(self._colours.line), 1))
        painter.setBrush(QColor(self._colours.surface))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        ratio = self.devicePixelRatioF()
        pixmap = icon_pixmap("file", self._colours.muted, _ICON, ratio)
        icon = QRect(box.left() + _SIDE - 2, box.top() + 7, _ICON, _ICON)
        direction = self.layoutDirection()
        painter.drawPixmap(QStyle.visualRect(direction, box, icon).topLeft(), pixmap)
        painter.setPen(QColor(self._colours.ink))
        area = box.adjusted(_SIDE + _ICON + 4, 0, 0, 0)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QStyle.visualRect(direction, box, area), align, text)
