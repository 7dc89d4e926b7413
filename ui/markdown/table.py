"""A Markdown table: its rows, how Qt is to draw it, and writing it into a document."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from markdown_it.token import Token
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QTextBlockFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTableFormat,
)

from ui.markdown.formats import WordFormats, block_height, tiny
from ui.markdown.pieces import TablePart
from ui.markdown.prose_inline import InlineWriter

_CELL_PIXELS = 13


@dataclass(frozen=True, slots=True)
class Cell:
    """`inline` holds the text."""

    inline: Token
    alignment: Qt.AlignmentFlag


@dataclass(slots=True)
class Row:
    """The first row of a table is its head."""

    cells: list[Cell] = field(default_factory=list)


def rows_of(tokens: Iterable[Token]) -> list[Row]:
    """The rows of the table that is open; eats the tokens up to its end."""
    rows: list[Row] = []
    alignment = Qt.AlignmentFlag.AlignLeft
    for token in tokens:
        match token.type:
            case "table_close":
                break
            case "tr_open":
                rows.append(Row())
            case "th_open" | "td_open":
                style = str(token.attrs.get("style", ""))
                alignment = _ALIGNMENTS.get(style, Qt.AlignmentFlag.AlignLeft)
            case "inline":
                rows[-1].cells.append(Cell(token, alignment))
            case _:
                pass
    return rows


class TableWriter:
    """Writes tables at the end of a document, with lines in the colour `line`."""

    def __init__(self, inline: InlineWriter, words: WordFormats, line: str) -> None:
        self._inline = inline
        self._words = words
        self._line = line

    def write(
        self,
        cursor: QTextCursor,
        rows: list[Row],
        part: TablePart | None,
        *,
        is_first: bool,
        inset: int,
    ) -> bool:
        """Whether there was anything to write; `is_first`: nothing is above it."""
        columns = max((len(row.cells) for row in rows), default=0)
        if not columns:
            return False
        if is_first:
            _shrink_block(cursor)
        style = _table_format(columns, self._line, is_first=is_first, part=part)
        table = cursor.insertTable(len(rows), columns, style)
        goes_on = part is not None and part.goes_on
        for number, row in enumerate(rows):
            words = self._words.of_cell(_CELL_PIXELS, is_head=number == 0 and not goes_on)
            for column, cell in enumerate(row.cells):
                place = table.cellAt(number, column).firstCursorPosition()
                block_format = QTextBlockFormat()
                block_format.setAlignment(cell.alignment)
                place.setBlockFormat(block_format)
                self._inline.write(place, cell.inline.children or (), words, inset=inset)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        _shrink_block(cursor)
        return True


def _shrink_block(cursor: QTextCursor) -> None:
    """Qt keeps an empty block around tables; it must not show."""
    cursor.setBlockFormat(block_height(1, is_fixed=True))
    cursor.setBlockCharFormat(tiny())


def _table_format(
    columns: int, line: str, *, is_first: bool, part: TablePart | None
) -> QTextTableFormat:
    """Thin lines in the colour `line`; `is_first`: nothing is above it."""
    result = QTextTableFormat()
    result.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    result.setBorderBrush(QBrush(QColor(line)))
    result.setBorder(1)
    result.setBorderCollapse(True)
    result.setCellPadding(7)
    result.setCellSpacing(0)
    result.setTopMargin(2 if is_first else 12)
    result.setBottomMargin(3)
    result.setHeaderRowCount(1)
    share = QTextLength(QTextLength.Type.VariableLength, 0)
    result.setColumnWidthConstraints([share] * columns)
    if part is not None:
        _fit_part(result, part)
    return result


def _fit_part(table: QTextTableFormat, part: TablePart) -> None:
    """Columns as in the other parts, and no seam between them."""
    kind = QTextLength.Type.PercentageLength
    table.setWidth(QTextLength(kind, 100))
    table.setColumnWidthConstraints([QTextLength(kind, share) for share in part.shares])
    table.setBottomMargin(0)
    if part.goes_on:
        table.setTopMargin(0)
        table.setHeaderRowCount(0)


_ALIGNMENTS = {
    "text-align:right": Qt.AlignmentFlag.AlignRight,
    "text-align:center": Qt.AlignmentFlag.AlignHCenter,
}
