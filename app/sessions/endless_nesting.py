"""What is nested without end stays text: the parser would leave it out."""

from __future__ import annotations

from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock

_DEEPEST: Final = 16  # containers; a list with its item counts as two, the parser gives up at 20


def end_nesting(parser: MarkdownIt) -> MarkdownIt:
    """Below 16 quotes or eight lists, marks are no marks any more."""
    parser.block.ruler.before("table", "deepest", _as_text)
    return parser


def _as_text(state: StateBlock, start: int, end: int, silent: bool) -> bool:  # noqa: FBT001
    if silent or state.level < _DEEPEST:
        return False
    state.line = end
    opening = state.push("paragraph_open", "p", 1)
    opening.map = [start, end]
    inline = state.push("inline", "", 0)
    inline.content = state.getLines(start, end, state.blkIndent, False).strip()
    inline.map = [start, end]
    inline.children = []
    state.push("paragraph_close", "p", -1)
    return True
