"""Markdown text → its top-level blocks, without Qt."""

from __future__ import annotations

from typing import Any

from markdown_it import MarkdownIt

from ui.markdown.long_table import table_parts
from ui.markdown.pieces import Block, TablePart, pieces_of


def parse_blocks(
    parser: MarkdownIt,
    source: str,
    references: dict[str, Any],
    *,
    above: TablePart | None = None,
) -> list[Block]:
    """The top-level blocks of `source`. Link references that it defines join `references`.

    `above` is the last part of a long table that the source goes on with, under a copy of its head.
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
            if run[0].type == "table_open":
                blocks.append(Block(line, table_parts(run, None if start else above)))
            else:
                blocks.append(Block(line, tuple(pieces_of(run))))
            start = index + 1
    return blocks
