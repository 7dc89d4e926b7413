"""The field that shows the code of a block, in colours."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QSyntaxHighlighter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from ui.fonts import code_font, scaled
from ui.markdown.highlight import GrowingSpans, Ink, Span
from ui.markdown.pieces import is_endless
from ui.markdown.selectable_text import SelectableText
from ui.tokens import Tokens

_LINE_HEIGHT = 20
_PADDING = 10
_SIDES = 24  # pixels at the left and right of the code


class CodeText(SelectableText, QTextEdit):
    """As high as the code; lines that are too long scroll sideways, or wrap if that is wished."""

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLineWrapMode(QTextEdit.LineWrapMode.NoWrap)
        self.setWordWrapMode(QTextOption.WrapMode.NoWrap)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        font = code_font()
        self.setFont(font)
        self.document().setDefaultFont(font)
        self.document().setDocumentMargin(0)
        self.setViewportMargins(12, _PADDING, 12, 0)
        option = self.document().defaultTextOption()
        option.setTabStopDistance(self.fontMetrics().horizontalAdvance("    "))
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self.document().setDefaultTextOption(option)
        self._colours = _Colours(self.document(), tokens)
        self._language = ""
        self._spans = GrowingSpans("")
        self._widest = 0
        self._is_wrapped = False
        self._length = 0

    def show_code(self, code: str, language: str, *, grown: bool) -> None:
        if grown and language == self._language and len(code) == self._length:
            return
        shown = self.textCursor()
        anchor, position = shown.anchor(), shown.position()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        if not grown or language != self._language:
            self._language = language
            self._spans = GrowingSpans(language)
        if not grown:
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.removeSelectedText()
            self._length = 0
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.setBlockFormat(_line_format())
        self._colours.expect(self._spans.grow(code), first_new=cursor.blockNumber())
        cursor.insertText(code[self._length :])
        cursor.endEditBlock()
        self._colours.renew()
        if grown:
            shown.setPosition(anchor)
            shown.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(shown)
        self._length = len(code)
        self._widest = -1

    def set_wrapped(self, *, wrapped: bool) -> None:
        """Whether long lines go on below."""
        modes, breaks, bars = QTextEdit.LineWrapMode, QTextOption.WrapMode, Qt.ScrollBarPolicy
        words = breaks.WrapAtWordBoundaryOrAnywhere
        if is_endless(self.toPlainText()):
            words = breaks.WrapAnywhere
        self._is_wrapped = wrapped
        self.setWordWrapMode(words if wrapped else breaks.NoWrap)
        self.setLineWrapMode(modes.FixedPixelWidth if wrapped else modes.NoWrap)
        self.setHorizontalScrollBarPolicy(
            bars.ScrollBarAlwaysOff if wrapped else bars.ScrollBarAsNeeded
        )

    def is_cut(self, width: int) -> bool:
        """Are there lines that are longer than such a field is wide?"""
        return self._ideal_width() > width - _SIDES

    def height_for(self, width: int) -> int:
        """Height in pixels at a width; room for the scroll bar only if lines are cut."""
        if self._is_wrapped:
            if width - _SIDES != self.lineWrapColumnOrWidth():
                self.setLineWrapColumnOrWidth(width - _SIDES)
            return round(self.document().size().height()) + 2 * _PADDING
        bar = self.horizontalScrollBar().sizeHint().height() if self.is_cut(width) else 0
        return self.document().blockCount() * scaled(_LINE_HEIGHT) + 2 * _PADDING + max(0, bar - 4)

    def _ideal_width(self) -> int:
        if self._widest < 0 and not self._is_wrapped:
            self._widest = round(self.document().idealWidth())
        return self._widest

    def selection_text(self) -> str:
        """What is selected here."""
        return self.textCursor().selection().toPlainText()

    def selection_markdown(self) -> str:
        """What is selected here, as a block of code."""
        code = self.selection_text()
        longest = max(map(len, re.findall(r"`+", code)), default=0)
        fence = "`" * max(3, longest + 1)
        return f"{fence}{self._language}\n{code}\n{fence}"

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta()
        if abs(turn.x()) > abs(turn.y()) or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            super().wheelEvent(event)
        else:
            event.ignore()


def _line_format() -> QTextBlockFormat:
    result = QTextBlockFormat()
    result.setLineHeight(scaled(_LINE_HEIGHT), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    return result


class _Colours(QSyntaxHighlighter):
    """Paints spans that were found elsewhere; touches only lines whose spans changed.

    New lines are painted by Qt as they come, which lays them out once. Any other line that is
    painted again has Qt look through all lines below it.
    """

    def __init__(self, document: QTextDocument, tokens: Tokens) -> None:
        super().__init__(document)
        colours = {
            Ink.KEYWORD: tokens.keyword,
            Ink.STRING: tokens.string,
            Ink.NUMBER: tokens.number,
            Ink.NAME: tokens.name,
            Ink.COMMENT: tokens.muted,
        }
        self._formats = {ink: _coloured(colour) for ink, colour in colours.items()}
        self._formats[Ink.COMMENT].setFontItalic(True)
        self._lines: list[tuple[Span, ...]] = []
        self._changed: list[int] = []

    def expect(self, lines: list[tuple[Span, ...]], *, first_new: int) -> None:
        """The spans of all lines as they will be with the text that comes next."""
        pairs = zip(self._lines[:first_new], lines, strict=False)
        self._changed = [number for number, (old, new) in enumerate(pairs) if old != new]
        self._lines = lines

    def renew(self) -> None:
        """Paint the lines whose text was there already."""
        for number in self._changed:
            self.rehighlightBlock(self.document().findBlockByNumber(number))
        self._changed = []

    def highlightBlock(self, _text: str) -> None:
        number = self.currentBlock().blockNumber()
        if number < len(self._lines):
            for span in self._lines[number]:
                self.setFormat(span.start, span.length, self._formats[span.ink])


def _coloured(colour: str) -> QTextCharFormat:
    result = QTextCharFormat()
    result.setForeground(QBrush(QColor(colour)))
    return result
