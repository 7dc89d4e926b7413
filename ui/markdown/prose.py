"""Prose pieces → a QTextDocument, format by format; no HTML is ever parsed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markdown_it.token import Token
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextList,
    QTextListFormat,
)

from ui.fonts import scaled
from ui.markdown.formats import (
    BODY_PIXELS,
    LINE_HEIGHT,
    WordFormats,
    block_height,
    code,
    emphasised,
    margins,
    strong,
    struck,
    tiny,
)
from ui.markdown.formulas import formula_image, render_formula
from ui.markdown.math_rule import CLOSING, DISPLAYED, MATH
from ui.markdown.pieces import Prose, TablePart
from ui.markdown.table import CELL_PIXELS, Cell, Row, rows_of, table_format
from ui.tokens import Tokens
from ui.translation import tr
from ui.widgets.tooltip import plain_tooltip

QUOTE_DEPTH = QTextFormat.Property.UserProperty + 1
RULE = QTextFormat.Property.UserProperty + 2
TASK = QTextFormat.Property.UserProperty + 3  # its Markdown, such as "[x] "
FORMULA = QTextFormat.Property.UserProperty + 4  # its Markdown
_FORMULA_SCALE = 1.1  # the formulas' font looks smaller than the system's
_WIDEST_FORMULA = 660.0  # pixels
_IMAGE = QTextDocument.ResourceType.ImageResource.value
TASK_SIGNS = {"[ ] ": "☐ ", "[x] ": "☑ ", "[X] ": "☑ "}
INDENT = 24
QUOTE_INDENT = 16
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_LINE_BREAK = "\u2028"
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
        self._line = tokens.line
        self._words = WordFormats(tokens)
        self._cursor = QTextCursor(document)
        self._fresh = True  # the last block is empty and may be used
        self._levels: list[_OpenLevel] = []
        self.widest_formula = 0.0  # pixels, with its indent
        document.setIndentWidth(INDENT)

    def clear(self) -> None:
        """Empty the document."""
        self._document.clear()
        self._cursor = QTextCursor(self._document)
        self._fresh = True
        self.widest_formula = 0.0

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
                self._inline(token.children or (), words, skipped=len(task))
            elif token.type == "hr":
                self._rule()
            elif token.type == "table_open":
                self._table(rows_of(tokens), piece.part)
            else:
                self._container(token)
        self._empty_marker()
        self._cursor.endEditBlock()

    def append_plain(self, text: str) -> None:
        """Text as it was typed."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._begin_block("tight")
        self._cursor.insertText(text.replace("\n", _LINE_BREAK), self._words.plain)

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

    def _inline(self, tokens: Sequence[Token], base: QTextCharFormat, *, skipped: int = 0) -> None:
        """`skipped` characters at the start are left out."""
        formats = [base]
        for token in tokens:
            match token.type:
                case "text" | "text_special" | "html_inline":
                    self._cursor.insertText(token.content[skipped:], formats[-1])
                    skipped = 0
                case "softbreak" | "hardbreak":
                    self._cursor.insertText(_LINE_BREAK, formats[-1])
                case "code_inline":
                    self._cursor.insertText(token.content, code(formats[-1]))
                case "image":
                    self._image(token, formats[-1])
                case "math":
                    self._formula(token, formats[-1])
                case _ if token.nesting > 0:
                    formats.append(self._changed(formats[-1], token))
                case _ if token.nesting < 0 and len(formats) > 1:
                    formats.pop()
                case _:
                    pass

    def _changed(self, outer: QTextCharFormat, token: Token) -> QTextCharFormat:
        match token.type:
            case "strong_open":
                return strong(outer)
            case "em_open":
                return emphasised(outer)
            case "s_open":
                return struck(outer)
            case "link_open":
                return self._words.link(outer, str(token.attrs.get("href", "")))
            case _:
                return outer

    def _image(self, token: Token, base: QTextCharFormat) -> None:
        """Nothing is loaded: an image is a link to where it lies."""
        address = str(token.attrs.get("src", ""))
        text = tr("Image: {name}").format(name=token.content or address)
        self._cursor.insertText(text, self._words.link(base, address))

    def _formula(self, token: Token, base: QTextCharFormat) -> None:
        """A picture with the LaTeX behind it; the LaTeX as code where it cannot be drawn."""
        displayed = token.markup in DISPLAYED
        pixels = int(base.property(QTextFormat.Property.FontPixelSize) or scaled(BODY_PIXELS))
        colour = base.foreground().color().name()
        size = round(pixels * _FORMULA_SCALE)
        drawn = render_formula(token.content, size, colour, displayed=displayed)
        if drawn is None:
            self._cursor.insertText(token.content, code(base))
            return
        font = QFontMetricsF(self._document.defaultFont())
        picture = formula_image(drawn, font.xHeight(), _WIDEST_FORMULA)
        name = f"formula:{size}:{colour}:{token.markup}:{token.content}"
        self._document.addResource(_IMAGE, QUrl(name), picture)
        look = QTextImageFormat()
        look.setName(name)
        width = picture.deviceIndependentSize().width()
        self.widest_formula = max(self.widest_formula, width + INDENT * len(self._levels))
        look.setWidth(width)
        look.setHeight(picture.deviceIndependentSize().height())
        look.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        look.setToolTip(plain_tooltip(token.content))
        look.setProperty(FORMULA, f"{token.markup}{token.content}{CLOSING[token.markup]}")
        self._cursor.insertImage(look)

    def _rule(self) -> None:
        self._begin_block("hr")
        block_format = self._cursor.blockFormat()
        block_format.setProperty(RULE, True)
        block_format.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        self._cursor.setBlockFormat(block_format)

    def _table(self, rows: list[Row], part: TablePart | None) -> None:
        columns = max((len(row.cells) for row in rows), default=0)
        if not columns:
            return
        if self._fresh:
            self._shrink_block()
        style = table_format(columns, self._line, is_first=self._fresh, part=part)
        goes_on = part is not None and part.goes_on
        table = self._cursor.insertTable(len(rows), columns, style)
        for number, row in enumerate(rows):
            for column, cell in enumerate(row.cells):
                place = table.cellAt(number, column).firstCursorPosition()
                self._cell(place, cell, is_head=number == 0 and not goes_on)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._shrink_block()
        self._fresh = False

    def _cell(self, place: QTextCursor, cell: Cell, *, is_head: bool) -> None:
        block_format = QTextBlockFormat()
        block_format.setAlignment(cell.alignment)
        place.setBlockFormat(block_format)
        base = self._words.of_cell(CELL_PIXELS, is_head=is_head)
        outer, self._cursor = self._cursor, place
        self._inline(cell.inline.children or (), base)
        self._cursor = outer

    def _shrink_block(self) -> None:
        """Qt keeps an empty block around tables; it must not show."""
        self._cursor.setBlockFormat(block_height(1, is_fixed=True))
        self._cursor.setBlockCharFormat(tiny())


def _is_displayed(token: Token) -> bool:
    """Is a displayed formula all that the paragraph says?"""
    children = token.children or []
    return len(children) == 1 and children[0].type == MATH and children[0].markup in DISPLAYED
