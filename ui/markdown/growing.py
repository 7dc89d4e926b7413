"""A Markdown source that grows at its end, without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ui.markdown.pieces import Block, make_parser, parse_blocks


@dataclass(frozen=True, slots=True)
class Growth:
    """Blocks that will not change any more, and the last one, which still may."""

    finished: tuple[Block, ...]
    open: Block | None


class GrowingMarkdown:
    """Parses only from the start of the last block on: the work does not grow with the text.

    >>> growing = GrowingMarkdown()
    >>> growth = growing.append("one\\n\\ntw")
    >>> len(growth.finished), growth.open is not None
    (1, True)
    """

    def __init__(self) -> None:
        self._parser = make_parser()
        self._references: dict[str, Any] = {}
        self._tail = ""

    def append(self, text: str) -> Growth:
        """Add text to the end and say what became of it."""
        self._tail += text.replace("\r", "")
        blocks = parse_blocks(self._parser, self._tail, self._references)
        if not blocks:
            return Growth((), None)
        last = blocks[-1]
        self._tail = "\n".join(self._tail.split("\n")[last.line :])
        return Growth(tuple(blocks[:-1]), last)

    def finish(self) -> Growth:
        """No text will follow: the open block is finished."""
        blocks = parse_blocks(self._parser, self._tail, self._references)
        self._tail = ""
        return Growth(tuple(blocks), None)
