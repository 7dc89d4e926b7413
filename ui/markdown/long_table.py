"""Long tables in parts, so that no row costs more than the part it is in. Without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from markdown_it.token import Token

from ui.markdown.pieces import Prose, TablePart

ROWS = 40  # of one part
_NARROWEST, _WIDEST = 4, 40  # letters that a column is as wide as, at least and at most


def table_parts(tokens: Sequence[Token], above: TablePart | None = None) -> tuple[Prose, ...]:
    """The tokens of a table, ROWS rows a piece; a short one is one piece that Qt lays out alone.

    `above` is the part that it goes on from: then its head is there only to make it a table.
    """
    head, *rows = _rows(tokens)
    if above is None and len(rows) <= ROWS:
        return (Prose(tuple(tokens)),)
    shares = above.shares if above is not None else column_shares([head, *rows[:ROWS]])
    parts = []
    for start in range(0, len(rows), ROWS):
        goes_on = start > 0 or above is not None
        run = rows[start : start + ROWS]
        shown = run if goes_on else [head, *run]
        inner = (token for row in shown for token in row)
        parts.append(Prose((tokens[0], *inner, tokens[-1]), part=TablePart(shares, goes_on)))
    return tuple(parts)


def column_shares(rows: Sequence[Sequence[Token]]) -> tuple[int, ...]:
    """The columns' widths in percent, by their longest cells."""
    widths: list[int] = []
    for row in rows:
        for column, cell in enumerate(token for token in row if token.type == "inline"):
            if column == len(widths):
                widths.append(_NARROWEST)
            widths[column] = min(_WIDEST, max(widths[column], len(cell.content)))
    total = sum(widths)
    return tuple(round(100 * width / total) for width in widths)


def _rows(tokens: Sequence[Token]) -> list[list[Token]]:
    rows: list[list[Token]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        if rows and token.type in _OF_A_ROW:
            rows[-1].append(token)
    return rows


_OF_A_ROW = {"tr_open", "th_open", "td_open", "inline", "th_close", "td_close", "tr_close"}
