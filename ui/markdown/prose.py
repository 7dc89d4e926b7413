"""Prose pieces → a QTextDocument, format by format; no HTML is ever parsed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from markdown_it.token import Token
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextList,
    QTextListFormat,
    QTextTableFormat,
)

from ui.fonts import code_font
from ui.markdown.pieces import Prose
from ui.tokens import Tokens

QUOTE_DEPTH = QTextFormat.Property.UserProperty + 1
RULE = QTextFormat.Property.UserProperty + 2
INDENT = 24
QUOTE_INDENT = 16
LINE_HEIGHT = 22
BODY_PIXELS = 14
_HEADING_PIXELS = {"h1": 20, "h2": 17, "h3": 15}
_LINE_BREAK = "\u2028"
BULLET = QTextListFormat.Style.ListStyleUndefined  # Qt's own dots touch the text; the view paints


@dataclass(slots=True)
class _OpenLevel:
    """A container while it is rendered."""

    kind: str
    number: int
    items: QTextList | None = None
    marker_due: bool = False


@dataclass(slots=True)
class _TableRow:
    cells: list[tuple[Token, str]] = field(default_factory=list)  # inline token, alignment


class ProseRenderer:
    """Writes pieces to the end of one document."""

    def __init__(self, document: QTextDocument, tokens: Tokens) -> None:
        self._document = document
        self._colours = tokens
        self._cursor = QTextCursor(document)
        self._fresh = True  # the last block is empty and may be used
        self._levels: list[_OpenLevel] = []
        document.setIndentWidth(INDENT)
        self._plain = QTextCharFormat()
        self._plain.setForeground(QBrush(QColor(tokens.ink)))

    def clear(self) -> None:
        """Empty the document."""
        self._document.clear()
        self._cursor = QTextCursor(self._document)
        self._fresh = True

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
                self._begin_block(kind)
                self._inline(token.children or (), self._base_format(kind))
            elif token.type == "hr":
                self._rule()
            elif token.type == "table_open":
                self._table(_rows(tokens))
            else:
                self._container(token)
        self._empty_marker()
        self._cursor.endEditBlock()

    def append_plain(self, text: str) -> None:
        """Text as it was typed."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._begin_block("tight")
        self._cursor.insertText(text.replace("\n", _LINE_BREAK), self._plain)

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
            self._cursor.setBlockCharFormat(self._plain)
        else:
            self._cursor.insertBlock(block_format, self._plain)
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
        result = QTextBlockFormat()
        result.setLineHeight(
            LINE_HEIGHT if kind not in ("h1", "h2") else 28,
            QTextBlockFormat.LineHeightTypes.MinimumHeight.value,
        )
        result.setLeftMargin(QUOTE_INDENT * quotes)
        result.setIndent(len(self._levels) - quotes)
        top, bottom = _margins(kind, in_list=len(self._levels) > quotes)
        result.setTopMargin(top)
        result.setBottomMargin(bottom)
        if quotes:
            result.setProperty(QUOTE_DEPTH, quotes)
        return result

    def _base_format(self, kind: str) -> QTextCharFormat:
        result = QTextCharFormat(self._plain)
        if any(level.kind == "quote" for level in self._levels):
            result.setForeground(QBrush(QColor(self._colours.muted)))
        if kind.startswith("h"):
            result.setFontWeight(QFont.Weight.DemiBold)
            pixels = _HEADING_PIXELS.get(kind, BODY_PIXELS)
            result.setProperty(QTextFormat.Property.FontPixelSize, pixels)
        return result

    def _inline(self, tokens: Sequence[Token], base: QTextCharFormat) -> None:
        formats = [base]
        for token in tokens:
            match token.type:
                case "text" | "text_special" | "html_inline":
                    self._cursor.insertText(token.content, formats[-1])
                case "softbreak" | "hardbreak":
                    self._cursor.insertText(_LINE_BREAK, formats[-1])
                case "code_inline":
                    self._cursor.insertText(token.content, self._code(formats[-1]))
                case "image":
                    self._image(token, formats[-1])
                case _ if token.nesting > 0:
                    formats.append(self._changed(formats[-1], token))
                case _ if token.nesting < 0 and len(formats) > 1:
                    formats.pop()
                case _:
                    pass

    def _changed(self, outer: QTextCharFormat, token: Token) -> QTextCharFormat:
        result = QTextCharFormat(outer)
        match token.type:
            case "strong_open":
                result.setFontWeight(QFont.Weight.DemiBold)
            case "em_open":
                result.setFontItalic(True)
            case "s_open":
                result.setFontStrikeOut(True)
            case "link_open":
                self._link(result, str(token.attrs.get("href", "")))
            case _:
                pass
        return result

    def _link(self, target: QTextCharFormat, address: str) -> None:
        target.setAnchor(True)
        target.setAnchorHref(address)
        target.setToolTip(address)
        target.setForeground(QBrush(QColor(self._colours.target)))
        target.setFontUnderline(True)

    def _image(self, token: Token, base: QTextCharFormat) -> None:
        """Nothing is loaded: an image is a link to where it lies."""
        result = QTextCharFormat(base)
        address = str(token.attrs.get("src", ""))
        self._link(result, address)
        self._cursor.insertText(f"Image: {token.content or address}", result)

    def _code(self, base: QTextCharFormat) -> QTextCharFormat:
        result = QTextCharFormat(base)
        result.setFontFamilies(code_font().families())
        result.setFontFixedPitch(True)
        if not base.hasProperty(QTextFormat.Property.FontPixelSize):
            result.setProperty(QTextFormat.Property.FontPixelSize, BODY_PIXELS - 1)
        return result

    def _rule(self) -> None:
        self._begin_block("hr")
        block_format = self._cursor.blockFormat()
        block_format.setProperty(RULE, True)
        block_format.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        self._cursor.setBlockFormat(block_format)

    def _table(self, rows: list[_TableRow]) -> None:
        columns = max((len(row.cells) for row in rows), default=0)
        if not columns:
            return
        if self._fresh:
            self._shrink_block()
        table = self._cursor.insertTable(len(rows), columns, self._table_format(columns))
        for row, cells in enumerate(rows):
            for column, (inline, alignment) in enumerate(cells.cells):
                self._cell(table.cellAt(row, column).firstCursorPosition(), inline, alignment, row)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._shrink_block()
        self._fresh = False

    def _cell(self, cursor: QTextCursor, inline: Token, alignment: str, row: int) -> None:
        block_format = QTextBlockFormat()
        block_format.setAlignment(_ALIGNMENTS.get(alignment, Qt.AlignmentFlag.AlignLeft))
        cursor.setBlockFormat(block_format)
        base = QTextCharFormat(self._plain)
        base.setProperty(QTextFormat.Property.FontPixelSize, 13)
        if row == 0:
            base.setFontWeight(QFont.Weight.DemiBold)
        outer, self._cursor = self._cursor, cursor
        self._inline(inline.children or (), base)
        self._cursor = outer

    def _table_format(self, columns: int) -> QTextTableFormat:
        result = QTextTableFormat()
        result.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        result.setBorderBrush(QBrush(QColor(self._colours.line)))
        result.setBorder(1)
        result.setBorderCollapse(True)
        result.setCellPadding(7)
        result.setCellSpacing(0)
        result.setTopMargin(2 if self._fresh else 12)
        result.setBottomMargin(3)
        result.setHeaderRowCount(1)
        share = QTextLength(QTextLength.Type.VariableLength, 0)
        result.setColumnWidthConstraints([share] * columns)
        return result

    def _shrink_block(self) -> None:
        """Qt keeps an empty block around tables; it must not show."""
        block_format = QTextBlockFormat()
        block_format.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        self._cursor.setBlockFormat(block_format)
        tiny = QTextCharFormat()
        tiny.setProperty(QTextFormat.Property.FontPixelSize, 1)
        self._cursor.setBlockCharFormat(tiny)


_ALIGNMENTS = {
    "text-align:right": Qt.AlignmentFlag.AlignRight,
    "text-align:center": Qt.AlignmentFlag.AlignHCenter,
}


def _margins(kind: str, *, in_list: bool) -> tuple[int, int]:
    match kind:
        case "h1" | "h2":
            return 18, 8
        case "hr":
            return 16, 16
        case "tight":
            return (2, 2) if in_list else (0, 0)
        case "p":
            return (5, 5) if in_list else (10, 10)
        case _:
            return 14, 6


def _rows(tokens: Iterable[Token]) -> list[_TableRow]:
    """Rows of a table; eats the tokens up to its end."""
    rows: list[_TableRow] = []
    alignment = ""
    for token in tokens:
        match token.type:
            case "table_close":
                break
            case "tr_open":
                rows.append(_TableRow())
            case "th_open" | "td_open":
                alignment = str(token.attrs.get("style", ""))
            case "inline":
                rows[-1].cells.append((token, alignment))
            case _:
                pass
    return rows
