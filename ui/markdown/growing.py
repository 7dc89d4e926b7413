"""A Markdown source that grows at its end, without Qt."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ui.markdown.pieces import Block, Code, language_of, make_parser, parse_blocks

# A last line of marks only may still become a heading, a rule, a list, a fence or a table.
_FENCE = re.compile(r"(`{3,}|~{3,})[^`\n]*\n")
_UNDECIDED = re.compile(r"[ \t]*(?:[-=*_#>|:`~+ ]+|\d{1,9}[.)]?)[ \t]*\Z")


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
        shown = body if _UNDECIDED.match(last) else code
        return Block(0, (Code(shown, language_of(first.lstrip("`~"))),))

    def _parse(self) -> Growth:
        lines = self._tail.split("\n")
        shown = lines[:-1] if _UNDECIDED.match(lines[-1]) else lines
        blocks = parse_blocks(self._parser, "\n".join(shown), self._references)
        if not blocks:
            return Growth((), ())
        first_open = _first_open(blocks, last_line=len(lines) - 1)
        self._tail = "\n".join(lines[blocks[first_open].line :])
        return Growth(tuple(blocks[:first_open]), tuple(blocks[first_open:]))

    def finish(self) -> Growth:
        """No text will follow: the open blocks are finished."""
        self._closing = None
        blocks = parse_blocks(self._parser, self._tail, self._references)
        self._tail = ""
        return Growth(tuple(blocks), ())


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
