"""Markdown text → pieces that can be shown, without Qt.

A piece is a run of prose or one code block. Code inside a list item becomes a piece of its own, so
that it gets a header and a copy button like any other; the list goes on in the next prose piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.sessions.endless_nesting import end_nesting
from ui.markdown.math_rule import add_math

ITEMS = 60  # of a list in one piece
LONGEST_WORD = 2_000  # letters; with 100,000 Qt looks for seconds for a good place to break it


@dataclass(frozen=True, slots=True)
class Level:
    """One container around a block: a quote, or a list whose next item has `number`."""

    kind: str  # "quote", "bullet" or "ordered"
    number: int = 1


@dataclass(frozen=True, slots=True)
class TablePart:
    """Some rows of a long table. `shares` are the widths of its columns in percent."""

    shares: tuple[int, ...]
    goes_on: bool  # the head and other rows are above it


@dataclass(frozen=True, slots=True)
class Prose:
    """Block tokens, and the containers that are open where they start."""

    tokens: tuple[Token, ...]
    levels: tuple[Level, ...] = ()
    part: TablePart | None = None  # where this is a part of a long table

    @property
    def begins_with_item(self) -> bool:
        """Is this more of a list, from another item on?"""
        return len(self.levels) == 1 and self.tokens[0].type == "list_item_open"

    @property
    def has_endless_word(self) -> bool:
        """Is there a word that no line can take and no layout can look through in time?"""
        return any(is_endless(token.content) for token in self.tokens if token.type == "inline")


@dataclass(frozen=True, slots=True)
class Code:
    """A fenced or indented code block; `depth` counts the containers around it."""

    text: str
    language: str
    depth: int = 0


Piece = Prose | Code


@dataclass(frozen=True, slots=True)
class Block:
    """One top-level block of the source, from `line` on."""

    line: int
    pieces: tuple[Piece, ...]


def is_endless(text: str) -> bool:
    """Are there more than LONGEST_WORD letters without a space between them?"""
    return len(text) > LONGEST_WORD and max(map(len, text.split()), default=0) > LONGEST_WORD


def make_parser() -> MarkdownIt:
    """CommonMark with tables, strikethrough and formulas; HTML in the source stays text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    return end_nesting(add_math(parser))


def pieces_of(tokens: Sequence[Token], inside: tuple[Level, ...] = ()) -> list[Piece]:
    """The pieces of a block, in their order; of a long list, ITEMS items a piece.

    `inside` are the containers that the tokens begin in.
    """
    pieces: list[Piece] = []
    levels = list(inside)
    run: list[Token] = []
    run_levels = inside
    items = 0
    for token in tokens:
        if token.type == "list_item_open" and len(levels) == 1:
            if items == ITEMS:
                pieces.append(Prose(tuple(run), run_levels))
                run, run_levels, items = [], tuple(levels), 0
            items += 1
        if token.type in ("fence", "code_block"):
            if _says_something(run):
                pieces.append(Prose(tuple(run), run_levels))
            pieces.append(Code(token.content, language_of(token.info), len(levels)))
            run, run_levels, items = [], tuple(levels), 0
        else:
            _follow(levels, token)
            run.append(token)
    if _says_something(run):
        pieces.append(Prose(tuple(run), run_levels))
    return pieces


def _follow(levels: list[Level], token: Token) -> None:
    match token.type:
        case "blockquote_open":
            levels.append(Level("quote"))
        case "bullet_list_open":
            levels.append(Level("bullet"))
        case "ordered_list_open":
            levels.append(Level("ordered", int(token.attrs.get("start", 1))))
        case "list_item_open":
            levels[-1] = replace(levels[-1], number=levels[-1].number + 1)
        case "blockquote_close" | "bullet_list_close" | "ordered_list_close":
            levels.pop()
        case _:
            pass


def _says_something(tokens: Sequence[Token]) -> bool:
    return any(token.type in ("inline", "hr", "list_item_open") for token in tokens)


def language_of(info: str) -> str:
    """The language that a fence names after its marks."""
    words = info.split()
    return words[0].strip("{}.").lower() if words else ""
