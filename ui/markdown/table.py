"""The rows of a Markdown table, and how Qt is to draw it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from markdown_it.token import Token
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QTextFrameFormat, QTextLength, QTextTableFormat

from ui.markdown.pieces import TablePart

CELL_PIXELS = 13


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


def table_format(
    columns: int, line: str, *, is_first: bool, part: TablePart | None = None
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
