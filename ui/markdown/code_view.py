"""A code block: language, copy button, coloured code that scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QSyntaxHighlighter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import code_font, interface_font
from ui.markdown.highlight import GrowingSpans, Ink, Span, file_name, language_title
from ui.markdown.pieces import Code
from ui.tokens import Tokens

LINE_HEIGHT = 20
HEADER_HEIGHT = 27
_PADDING = 10
_COPIED_MS = 1500


class CodeView(QFrame):
    """Shows one code block; `show_code` with a longer version of the same text only adds to it."""

    saved = Signal(str, str)  # the code, and what a file of it may be called

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("code-block")
        self._code = ""
        self._name = ""  # of the language
        self._language = QLabel()
        self._language.setProperty("tone", "muted")
        self._language.setFont(interface_font(12))
        self._language.setTextFormat(Qt.TextFormat.PlainText)
        self._copy = QPushButton("Copy")
        self._copy.setProperty("look", "text")
        self._copy.setFont(interface_font(12))
        self._copy.setAccessibleName("Copy this code")
        self._copy.clicked.connect(self._copy_code)
        self._save = QPushButton("Save")
        self._save.setProperty("look", "text")
        self._save.setFont(interface_font(12))
        self._save.setAccessibleName("Save this code to a file")
        self._save.clicked.connect(lambda: self.saved.emit(self._code, file_name(self._name)))
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(_COPIED_MS)
        self._copied.timeout.connect(lambda: self._copy.setText("Copy"))
        self._text = CodeText(tokens, self)
        self._arrange()

    def _arrange(self) -> None:
        header = QFrame()
        header.setObjectName("code-header")
        header.setFixedHeight(HEADER_HEIGHT)
        row = QHBoxLayout(header)
        row.setContentsMargins(12, 0, 7, 0)
        row.addWidget(self._language)
        row.addStretch()
        row.addWidget(self._copy)
        row.addWidget(self._save)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(self._text)

    @property
    def code(self) -> str:
        return self._code

    @property
    def text(self) -> CodeText:
        """The field that holds the code."""
        return self._text

    def show_code(self, piece: Code) -> None:
        """Show a code block, or what it has become."""
        code = piece.text.removesuffix("\n").replace("\u2029", "\n")
        self._name = piece.language
        title = language_title(piece.language)
        self._language.setText(title)
        self._text.setAccessibleName(f"Code, {title}")
        self._text.show_code(code, piece.language, grown=code.startswith(self._code))
        self._code = code

    def height_for(self, width: int) -> int:
        """Height in pixels at a width; room for the scroll bar only if lines are cut."""
        return 2 + HEADER_HEIGHT + self._text.height_for(width - 2)

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(self._code)
        self._copy.setText("Copied")
        self._copied.start()


class CodeText(QTextEdit):
    """The code of a block."""

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self.copied: Callable[[], str] | None = None  # what a copy takes, if not this field's own
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

    def height_for(self, width: int) -> int:
        if self._widest < 0:
            self._widest = round(self.document().idealWidth())
        lines = self.document().blockCount()
        bar = self.horizontalScrollBar().sizeHint().height() if self._widest > width - 24 else 0
        return lines * LINE_HEIGHT + 2 * _PADDING + max(0, bar - 4)

    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        data.setText(self.copied() if self.copied is not None else self.selection_text())
        return data

    def selection_text(self) -> str:
        """What is selected here."""
        return self.textCursor().selection().toPlainText()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta()
        if abs(turn.x()) > abs(turn.y()) or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            super().wheelEvent(event)
        else:
            event.ignore()


def _line_format() -> QTextBlockFormat:
    result = QTextBlockFormat()
    result.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
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
