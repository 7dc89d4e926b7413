"""Markdown text → pieces that can be shown, without Qt.

A piece is a run of prose or one code block. Code inside a list item becomes a piece of its own, so
that it gets a header and a copy button like any other; the list goes on in the next prose piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ui.markdown.math_rule import add_math


@dataclass(frozen=True, slots=True)
class Level:
    """One container around a block: a quote, or a list whose next item has `number`."""

    kind: str  # "quote", "bullet" or "ordered"
    number: int = 1


@dataclass(frozen=True, slots=True)
class Prose:
    """Block tokens, and the containers that are open where they start."""

    tokens: tuple[Token, ...]
    levels: tuple[Level, ...] = ()


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


def make_parser() -> MarkdownIt:
    """CommonMark with tables, strikethrough and formulas; HTML in the source stays text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    return add_math(parser)


def parse_blocks(parser: MarkdownIt, source: str, references: dict[str, Any]) -> list[Block]:
    """The top-level blocks of `source`. Link references that it defines join `references`."""
    blocks: list[Block] = []
    start = 0
    depth = 0
    tokens = parser.parse(source, references)
    for index, token in enumerate(tokens):
        depth += token.nesting
        if depth == 0:
            run = tokens[start : index + 1]
            line = run[0].map[0] if run[0].map else 0
            blocks.append(Block(line, tuple(_pieces(run))))
            start = index + 1
    return blocks


def _pieces(tokens: Sequence[Token]) -> list[Piece]:
    pieces: list[Piece] = []
    levels: list[Level] = []
    run: list[Token] = []
    run_levels: tuple[Level, ...] = ()
    for token in tokens:
        if token.type in ("fence", "code_block"):
            if _says_something(run):
                pieces.append(Prose(tuple(run), run_levels))
            pieces.append(Code(token.content, language_of(token.info), len(levels)))
            run, run_levels = [], tuple(levels)
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
