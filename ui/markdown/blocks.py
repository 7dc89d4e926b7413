"""Markdown text → its top-level blocks, without Qt."""

from __future__ import annotations

from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ui.markdown.long_table import table_parts
from ui.markdown.pieces import Block, Level, Piece, TablePart, pieces_of


def parse_blocks(
    parser: MarkdownIt,
    source: str,
    references: dict[str, Any],
    *,
    above: TablePart | Level | None = None,
) -> list[Block]:
    """The top-level blocks of `source`. Link references that it defines join `references`.

    `above` is what the source goes on with: the last part of a long table, under a copy of its
    head, or a long list, with the number of its next item.
    """
    blocks: list[Block] = []
    start = 0
    depth = 0
    tokens = parser.parse(source, references)
    for index, token in enumerate(tokens):
        depth += token.nesting
        if depth == 0:
            run = tokens[start : index + 1]
            line = run[0].map[0] if run[0].map else 0
            blocks.append(Block(line, _pieces(run, None if start else above)))
            start = index + 1
    return blocks


def _pieces(run: list[Token], above: TablePart | Level | None) -> tuple[Piece, ...]:
    if run[0].type == "table_open":
        return table_parts(run, above if isinstance(above, TablePart) else None)
    if run[0].type.endswith("_list_open") and isinstance(above, Level):
        return tuple(pieces_of(run[1:], (above,)))
    return tuple(pieces_of(run))
