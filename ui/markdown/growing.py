"""A Markdown source that grows at its end, without Qt."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ui.markdown.blocks import parse_blocks
from ui.markdown.long_table import ROWS
from ui.markdown.pieces import Block, Code, Level, Prose, TablePart, language_of, make_parser

# A last line of marks only may still become a heading, a rule, a list, a fence or a table.
_FENCE = re.compile(r"(`{3,}|~{3,})[^`\n]*\n")
_UNDECIDED = re.compile(r"[-=*_#>|:`~+ \t]*|\d{1,9}[.)]?")


@dataclass(frozen=True, slots=True)
class Growth:
    """Blocks that will not change any more, and the last ones, which still may."""

    finished: tuple[Block, ...]
    open: tuple[Block, ...]


class GrowingMarkdown:
    """Parses only from the start of the open blocks on: the work does not grow with the text.

    >>> growing = GrowingMarkdown()
    >>> growth = growing.append("one\\n\\ntwo\\n\\nthr")
    >>> len(growth.finished), len(growth.open)
    (1, 2)
    """

    def __init__(self) -> None:
        self._parser = make_parser()
        self._references: dict[str, Any] = {}
        self._tail = ""
        self._open: tuple[Block, ...] = ()  # what the tail says
        self._above: TablePart | Level | None = None  # of the table or list that the tail is in
        self._all_shown = True  # nothing of the tail is held back
        self._closing: re.Pattern[str] | None = None  # ends the fence that the tail begins with

    def append(self, text: str) -> Growth:
        """Add text to the end and say what became of it."""
        new_line = self._tail.rfind("\n") + 1
        self._tail += text.replace("\r", "")
        if self._closing is not None and not self._closing.search(self._tail, new_line):
            return Growth((), (self._open_fence(),))
        growth = self._parse()
        self._closing = _closing_of_open_fence(self._tail) if len(growth.open) == 1 else None
        return growth

    def _open_fence(self) -> Block:
        """The code so far, without parsing it: long code would take longer and longer."""
        first, _, code = self._tail.partition("\n")
        body, last = code[: code.rfind("\n") + 1], code[code.rfind("\n") + 1 :]
        shown = body if _is_undecided(last) else code
        return Block(0, (Code(shown, language_of(first.lstrip("`~"))),))

    def _parse(self) -> Growth:
        lines = self._tail.split("\n")
        shown = lines[:-1] if _is_undecided(lines[-1]) else lines
        blocks = self._blocks("\n".join(shown))
        self._all_shown = shown is lines
        if not blocks:
            self._open = ()
            return Growth((), ())
        first_open = _first_open(blocks, last_line=len(lines) - 1)
        finished = blocks[:first_open]
        lines = lines[blocks[first_open].line :]
        self._open = tuple(blocks[first_open:])
        if finished:
            self._above = None
        if len(self._open) == 1:
            settled, lines = self._settle_parts(self._open[0], lines)
            finished += settled
        self._tail = "\n".join(lines)
        return Growth(tuple(finished), self._open)

    def _settle_parts(self, block: Block, lines: list[str]) -> tuple[list[Block], list[str]]:
        """What of a long table or list will not change, and the lines that are still open."""
        if len(block.pieces) < 2:  # an empty quote has none
            return [], lines
        *full, last = block.pieces
        if not isinstance(last, Prose):
            return [], lines
        if last.part is not None:
            self._above = last.part
            lines = [*lines[:2], *lines[2 + ROWS * len(full) :]]
        elif last.begins_with_item and last.tokens[0].map:
            self._above = last.levels[0]
            lines = lines[last.tokens[0].map[0] - block.line :]
        else:
            return [], lines
        self._open = (Block(0, (last,)),)
        return [Block(block.line, tuple(full))], lines

    def finish(self) -> Growth:
        """No text will follow: the open blocks are finished."""
        known = self._all_shown and self._closing is None
        blocks = self._open if known else tuple(self._blocks(self._tail))
        self._closing, self._tail, self._open, self._above = None, "", (), None
        return Growth(blocks, ())

    def _blocks(self, source: str) -> list[Block]:
        return parse_blocks(self._parser, source, self._references, above=self._above)


def _is_undecided(line: str) -> bool:
    """Stripped first: a pattern that may begin and end with spaces tries each of them for both."""
    return bool(line) and _UNDECIDED.fullmatch(line.strip(" \t")) is not None


def _closing_of_open_fence(tail: str) -> re.Pattern[str] | None:
    """What would end the fence that `tail` begins with; None if there is none, or it has ended."""
    opening = _FENCE.match(tail)
    if opening is None:
        return None
    marks = opening.group(1)
    closing = re.compile(rf"^ {{0,3}}{marks[0]}{{{len(marks)},}}[ \t]*$", re.MULTILINE)
    return None if closing.search(tail, opening.end()) else closing


def _first_open(blocks: list[Block], *, last_line: int) -> int:
    """A block on the unfinished last line may turn out to belong to the block before it."""
    last = len(blocks) - 1
    return last - 1 if last and blocks[last].line == last_line else last
