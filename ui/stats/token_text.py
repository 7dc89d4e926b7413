"""The text of an answer with a line under each token, walked by mouse or keyboard."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLine,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QToolTip, QWidget

from app.engine.trace import Origin, TokenMark
from ui.fonts import interface_font, scaled
from ui.markdown.selectable_text import SelectableText
from ui.stats.origin_marks import paint_mark
from ui.stats.token_spans import TokenSpan, TokenSpans
from ui.stats.token_wording import token_facts
from ui.tokens import Tokens
from ui.translation import tr
from ui.widgets.text_line import cursor_x
from ui.widgets.tooltip import plain_tooltip

_LINE_HEIGHT = 26
_BELOW_BASELINE = 4.5


class TokenText(SelectableText, QTextEdit):
    """Arrow keys walk the tokens, Home and End jump, Esc leaves."""

    chosen = Signal(object)  # the TokenMark under pointer or keyboard; None: no longer
    left = Signal()
    reached = Signal(int, int)  # top and bottom of the token that the keyboard went to

    def __init__(self, tokens: Tokens, marks: Sequence[TokenMark], parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._tokens = TokenSpans(marks)
        self._current = -1
        self._width = -1
        self._height = 0
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setFont(interface_font(14))
        self.document().setDefaultFont(interface_font(14))
        self.document().setDocumentMargin(0)
        self.setAccessibleName(tr("Tokens of this answer. Arrow keys walk them."))
        self._write()

    @property
    def current(self) -> TokenMark | None:
        """The token that is chosen."""
        return self._tokens.spans[self._current].mark if self._current >= 0 else None

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        if width != self._width:
            self.setLineWrapColumnOrWidth(width)
            self._width = width
            self._height = math.ceil(self.document().size().height()) + 4
        return self._height

    def choose(self, index: int) -> None:
        """Choose a token; -1 for none."""
        index = min(index, len(self._tokens.spans) - 1)
        if index != self._current:
            self._current = index
            self.setAccessibleDescription("" if self.current is None else token_facts(self.current))
            self.chosen.emit(self.current)
            self.viewport().update()

    def selection_text(self) -> str:
        """What is selected here."""
        return self.textCursor().selection().toPlainText()

    def selection_markdown(self) -> str:
        """The same: tokens are what the model wrote, marks and all."""
        return self.selection_text()

    def event(self, event: QEvent) -> bool:
        is_key = event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]  # a QKeyEvent
            event.accept()  # otherwise the window's Esc comes first
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._tokens.spans) - 1
        match event.key():
            case Qt.Key.Key_Left:
                self._walk(max(0, self._current - 1))
            case Qt.Key.Key_Right:
                self._walk(self._current + 1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._walk(self._in_next_line(-1 if event.key() == Qt.Key.Key_Up else 1))
            case Qt.Key.Key_Home:
                self._walk(0)
            case Qt.Key.Key_End:
                self._walk(last)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason)
        if self._current < 0 and event.reason() in by_keys:
            self.choose(0)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons():
            self.choose(self._token_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.choose(-1)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self._token_at(event.pos())
            facts = token_facts(self._tokens.spans[index].mark) if index >= 0 else ""
            QToolTip.showText(event.globalPos(), plain_tooltip(facts), self)
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(event.rect())
        if self._current >= 0:
            self._paint_ground(painter, self._tokens.spans[self._current])
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._paint_marks(painter, area)

    def _write(self) -> None:
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        height = QTextBlockFormat()
        height.setLineHeight(
            scaled(_LINE_HEIGHT), QTextBlockFormat.LineHeightTypes.FixedHeight.value
        )
        cursor.setBlockFormat(height)
        for origin, text in _runs(self._tokens.spans, self._tokens.text):
            cursor.insertText(text, self._format(origin))
        cursor.endEditBlock()

    def _format(self, origin: Origin) -> QTextCharFormat:
        result = QTextCharFormat()
        result.setForeground(QColor(self._colours.ink))
        if origin is Origin.CORRECTION:
            result.setForeground(QColor(self._colours.target))
            result.setFontWeight(QFont.Weight.Medium)
        return result

    def _walk(self, index: int) -> None:
        self.choose(index)
        if self._current >= 0:
            cursor = QTextCursor(self.document())
            cursor.setPosition(self._tokens.spans[self._current].ink)
            place = self.cursorRect(cursor)
            self.reached.emit(place.top(), place.bottom())

    def _in_next_line(self, direction: int) -> int:
        if self._current < 0:
            return 0
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._tokens.spans[self._current].ink)
        place = self.cursorRect(cursor).center() + QPoint(0, direction * scaled(_LINE_HEIGHT))
        return self._tokens.at(self.cursorForPosition(place).position())

    def _token_at(self, place: QPoint) -> int:
        """The token under a place; -1 beside the text."""
        spot = self.document().documentLayout().hitTest(place, Qt.HitTestAccuracy.ExactHit)
        return -1 if spot < 0 else self._tokens.at(spot)

    def _paint_ground(self, painter: QPainter, span: TokenSpan) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.selection))
        for left, right, baseline in self._pieces(replace(span, ink=span.start)):
            painter.drawRoundedRect(
                QRectF(left - 2, baseline - scaled(15), right - left + 4, scaled(22)), 4, 4
            )

    def _paint_marks(self, painter: QPainter, area: QRectF) -> None:
        block = self.cursorForPosition(area.topLeft().toPoint()).block()
        while block.isValid():
            box = self.document().documentLayout().blockBoundingRect(block)
            if box.top() > area.bottom():
                return
            self._paint_block(painter, block, area)
            block = block.next()

    def _paint_block(self, painter: QPainter, block: QTextBlock, area: QRectF) -> None:
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            top = layout.position().y() + line.y()
            if top + scaled(_LINE_HEIGHT) < area.top() or top > area.bottom():
                continue
            start = block.position() + line.textStart()
            for span in self._tokens.within(start, start + line.textLength()):
                piece = _piece(block, line, span)
                if piece is not None:
                    left, right, baseline = piece
                    y = baseline + _BELOW_BASELINE
                    paint_mark(painter, self._colours, span.mark.origin, left, right - 1, y)

    def _pieces(self, span: TokenSpan) -> list[tuple[float, float, float]]:
        """Left, right and baseline of a token, once for each line that it is on."""
        pieces = []
        block = self.document().findBlock(span.start)
        while block.isValid() and block.position() < max(span.end, span.start + 1):
            layout = block.layout()
            lines = (layout.lineAt(number) for number in range(layout.lineCount()))
            pieces += [piece for line in lines if (piece := _piece(block, line, span)) is not None]
            block = block.next()
        return pieces


def _piece(
    block: QTextBlock, line: QTextLine, span: TokenSpan
) -> tuple[float, float, float] | None:
    start = max(span.ink - block.position(), line.textStart())
    end = min(span.end - block.position(), line.textStart() + line.textLength())
    if end <= start:
        return None
    corner = block.layout().position()
    edges = sorted((cursor_x(line, start), cursor_x(line, end)))
    baseline = corner.y() + line.y() + line.ascent()
    return corner.x() + edges[0], corner.x() + edges[1], baseline


def _runs(spans: Sequence[TokenSpan], text: str) -> list[tuple[Origin, str]]:
    """Neighbours of one origin are one run of text: fewer formats, faster layout."""
    raw = text.encode("utf-16-le")
    runs: list[tuple[Origin, int, int]] = []
    for span in spans:
        if runs and runs[-1][0] is span.mark.origin:
            runs[-1] = (runs[-1][0], runs[-1][1], span.end)
        else:
            runs.append((span.mark.origin, span.start, span.end))
    return [
        (origin, raw[2 * start : 2 * end].decode("utf-16-le", "replace"))
        for origin, start, end in runs
    ]
