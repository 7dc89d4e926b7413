"""Prose pieces → a QTextDocument, format by format; no HTML is ever parsed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markdown_it.token import Token
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextList,
    QTextListFormat,
)

from ui.fonts import scaled
from ui.markdown.formats import LINE_HEIGHT, WordFormats, block_height, margins
from ui.markdown.math_rule import DISPLAYED, MATH
from ui.markdown.pieces import Prose, TablePart
from ui.markdown.prose_inline import LINE_BREAK, InlineWriter
from ui.markdown.table import TableWriter, rows_of
from ui.tokens import Tokens

QUOTE_DEPTH = QTextFormat.Property.UserProperty + 1
RULE = QTextFormat.Property.UserProperty + 2
TASK = QTextFormat.Property.UserProperty + 3  # its Markdown, such as "[x] "
TASK_SIGNS = {"[ ] ": "☐ ", "[x] ": "☑ ", "[X] ": "☑ "}
INDENT = 24
QUOTE_INDENT = 16
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
BULLET = QTextListFormat.Style.ListStyleUndefined  # Qt's own dots touch the text; the view paints


@dataclass(slots=True)
class _OpenLevel:
    """A container while it is rendered."""

    kind: str
    number: int
    items: QTextList | None = None
    marker_due: bool = False


class ProseRenderer:
    """Writes pieces to the end of one document."""

    def __init__(self, document: QTextDocument, tokens: Tokens) -> None:
        self._document = document
        self._words = WordFormats(tokens)
        self._inline = InlineWriter(document, self._words)
        self._tables = TableWriter(self._inline, self._words, tokens.line)
        self._cursor = QTextCursor(document)
        self._fresh = True  # the last block is empty and may be used
        self._levels: list[_OpenLevel] = []
        document.setIndentWidth(INDENT)

    def clear(self) -> None:
        """Empty the document."""
        self._document.clear()
        self._cursor = QTextCursor(self._document)
        self._fresh = True
        self._inline.widest_formula = 0.0

    @property
    def widest_formula(self) -> float:
        """In pixels, with its indent."""
        return self._inline.widest_formula

    def append(self, piece: Prose) -> None:
        """Render one piece after everything that is there."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._cursor.beginEditBlock()
        self._levels = [_OpenLevel(level.kind, level.number) for level in piece.levels]
        tokens = iter(piece.tokens)
        kind = "p"
        for token in tokens:
            if token.type in ("paragraph_open", "heading_open"):
                kind = token.tag if not token.hidden else "tight"
            elif token.type == "inline":
                task = self._task(token)
                self._begin_block(kind)
                quoted = any(level.kind == "quote" for level in self._levels)
                words = self._words.of_block(kind, is_quoted=quoted)
                if _is_displayed(token):
                    self._centre()
                if task:
                    self._begin_task(task, words)
                self._inline.write(
                    self._cursor,
                    token.children or (),
                    words,
                    skipped=len(task),
                    inset=self._inset,
                )
            elif token.type == "hr":
                self._rule()
            elif token.type == "table_open":
                self._table(tokens, piece.part)
            else:
                self._container(token)
        self._empty_marker()
        self._cursor.endEditBlock()

    def append_plain(self, text: str) -> None:
        """Text as it was typed."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._begin_block("tight")
        self._cursor.insertText(text.replace("\n", LINE_BREAK), self._words.plain)

    def _centre(self) -> None:
        block_format = self._cursor.blockFormat()
        block_format.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._cursor.setBlockFormat(block_format)

    def _task(self, token: Token) -> str:
        """The Markdown of a check box that a list item begins with; empty without one."""
        starts = bool(self._levels) and self._levels[-1].marker_due
        first = token.children[0] if token.children else None
        if (
            not starts
            or first is None
            or first.type != "text"
            or first.content[:4] not in TASK_SIGNS
        ):
            return ""
        return first.content[:4]

    def _begin_task(self, task: str, words: QTextCharFormat) -> None:
        block_format = self._cursor.blockFormat()
        block_format.setProperty(TASK, task)
        self._cursor.setBlockFormat(block_format)
        self._cursor.insertText(TASK_SIGNS[task], words)

    @property
    def _inset(self) -> int:
        """How far in, at most, the open containers put what is written."""
        return INDENT * len(self._levels)

    def _container(self, token: Token) -> None:
        match token.type:
            case "blockquote_open":
                self._levels.append(_OpenLevel("quote", 0))
            case "bullet_list_open":
                self._levels.append(_OpenLevel("bullet", 1))
            case "ordered_list_open":
                start = int(token.attrs.get("start", 1))
                self._levels.append(_OpenLevel("ordered", start))
            case "list_item_open":
                self._levels[-1].marker_due = True
            case "list_item_close":
                self._empty_marker()
            case "blockquote_close" | "bullet_list_close" | "ordered_list_close":
                self._levels.pop()
            case _:
                pass

    def _empty_marker(self) -> None:
        if any(level.marker_due for level in self._levels):
            self._begin_block("tight")

    def _begin_block(self, kind: str) -> None:
        block_format = self._block_format(kind)
        if self._fresh:
            if self._cursor.block().blockNumber() == 0:
                block_format.setTopMargin(0)
            self._cursor.setBlockFormat(block_format)
            self._cursor.setBlockCharFormat(self._words.plain)
        else:
            self._cursor.insertBlock(block_format, self._words.plain)
        self._fresh = False
        lists = [level for level in self._levels if level.kind != "quote"]
        if lists and lists[-1].marker_due:
            self._mark(lists[-1], len(lists))
        for level in lists:
            level.marker_due = False

    def _mark(self, level: _OpenLevel, depth: int) -> None:
        if level.items is not None:
            level.items.add(self._cursor.block())
        else:
            style = QTextListFormat()
            style.setIndent(depth)
            if level.kind == "ordered":
                style.setStyle(QTextListFormat.Style.ListDecimal)
                style.setStart(level.number)
            else:
                style.setStyle(BULLET)
            level.items = self._cursor.createList(style)
        block_format = self._cursor.blockFormat()
        block_format.setIndent(0)
        self._cursor.setBlockFormat(block_format)

    def _block_format(self, kind: str) -> QTextBlockFormat:
        quotes = sum(level.kind == "quote" for level in self._levels)
        result = block_height(scaled(LINE_HEIGHT if kind not in ("h1", "h2") else 28))
        result.setLeftMargin(QUOTE_INDENT * quotes)
        result.setIndent(len(self._levels) - quotes)
        if kind in HEADINGS:
            result.setHeadingLevel(HEADINGS.index(kind) + 1)
        top, bottom = margins(kind, in_list=len(self._levels) > quotes)
        result.setTopMargin(top)
        result.setBottomMargin(bottom)
        if quotes:
            result.setProperty(QUOTE_DEPTH, quotes)
        return result

    def _rule(self) -> None:
        self._begin_block("hr")
        block_format = self._cursor.blockFormat()
        block_format.setProperty(RULE, True)
        block_format.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        self._cursor.setBlockFormat(block_format)

    def _table(self, tokens: Iterator[Token], part: TablePart | None) -> None:
        if self._tables.write(
            self._cursor, rows_of(tokens), part, is_first=self._fresh, inset=self._inset
        ):
            self._fresh = False


def _is_displayed(token: Token) -> bool:
    """Is a displayed formula all that the paragraph says?"""
    children = token.children or []
    return len(children) == 1 and children[0].type == MATH and children[0].markup in DISPLAYED
