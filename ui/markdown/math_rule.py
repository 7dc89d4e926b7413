r"""Formulas in Markdown: `$…$` and `\(…\)` within a line, `$$…$$` and `\[…\]` displayed.

A rule for words rather than blocks: a formula ends with its paragraph, so that text that streams in
never changes blocks that are finished.
"""

from __future__ import annotations

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

MATH = "math"  # type of the tokens; `markup` is what opened it, `content` the LaTeX
DISPLAYED = ("$$", "\\[")
_MARKS = (("\\[", "\\]"), ("\\(", "\\)"), ("$$", "$$"), ("$", "$"))
CLOSING = dict(_MARKS)
LONGEST = 2_000  # characters


def add_math(parser: MarkdownIt) -> MarkdownIt:
    """Teach a parser formulas; goes before backslash escapes, which would eat the brackets."""
    parser.inline.ruler.before("escape", MATH, _math)
    return parser


def _math(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - markdown-it's signature
    for opening, closing in _MARKS:
        if state.src.startswith(opening, state.pos):
            start = state.pos + len(opening)
            end = _end(state.src, start, closing, state.posMax)
            if end is None:
                continue
            if not silent:
                token = state.push(MATH, "", 0)
                token.markup, token.content = opening, state.src[start:end].strip()
            state.pos = end + len(closing)
            return True
    return False


def _end(source: str, start: int, closing: str, limit: int) -> int | None:
    """Where the closing mark stands; None where this is no formula.

    A single dollar may be money: no space inside either mark, no digit behind (as Pandoc has it).
    """
    end = source.find(closing, start, min(limit, start + LONGEST))
    while end > start and source[end - 1] == "\\" and closing.startswith("$"):
        end = source.find(closing, end + 1, min(limit, start + LONGEST))
    if end <= start or not source[start:end].strip():
        return None
    if closing != "$":
        return end
    inside = source[start:end]
    is_money = inside[0].isspace() or inside[-1].isspace() or source[end + 1 : end + 2].isdigit()
    return None if is_money or "\n\n" in inside else end
