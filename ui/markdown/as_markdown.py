"""A selection in a prose document as the Markdown that would show the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from PySide6.QtGui import QFont, QTextBlock, QTextCharFormat, QTextCursor

from ui.markdown.as_text import PICTURE
from ui.markdown.prose import RULE
from ui.markdown.prose_blocks import (
    as_typed,
    is_bulleted,
    is_hidden,
    list_depth,
    list_of,
    quote_depth,
    row_of,
    task_of,
)
from ui.markdown.prose_inline import FORMULA

_MARKS = re.compile(r"[\\`*\[\]<]|(?<![^\W_])_|_(?![^\W_])|~(?=~)")
_STARTS = re.compile(r"^(\d{0,9})([#>]|[-+=.)](?=[-= ]|$))")  # what would begin something else
_INDENT = "    "  # under an item of any list


def selected_markdown(cursor: QTextCursor, *, goes_on: bool = False) -> str:
    """`goes_on`: the rows at the start have their head elsewhere."""
    if not cursor.hasSelection():
        return ""
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    result = ""
    above: QTextBlock | None = None
    for is_table, group in groupby(_selected(cursor), key=lambda block: row_of(block) is not None):
        if is_table:
            rows = [
                [_cell(_words(block, start, end)) for block in row]
                for _, row in groupby(group, key=row_of)
            ]
            result += "\n\n" * bool(result) + _table(rows, has_head=not goes_on or bool(result))
            above = None
            continue
        for block in group:
            result += _separator(above, block) * bool(result)
            result += _framed(block, _words(block, start, end), start)
            above = block
    return result


def _selected(cursor: QTextCursor) -> Iterator[QTextBlock]:
    block = cursor.document().findBlock(cursor.selectionStart())
    while block.isValid() and block.position() <= cursor.selectionEnd():
        if not is_hidden(block):
            yield block
        block = block.next()


def _table(rows: list[list[str]], *, has_head: bool) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    if has_head:
        lines.insert(1, "|" + " --- |" * len(rows[0]))
    return "\n".join(lines)


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split("\n"))


def _separator(above: QTextBlock | None, below: QTextBlock) -> str:
    if above is None:
        return "\n\n"
    if list_of(below) is not None and list_depth(above) + above.blockFormat().indent():
        return "\n"
    depth = min(quote_depth(above), quote_depth(below))
    return "\n" + ("> " * depth).rstrip() + "\n"


def _framed(block: QTextBlock, text: str, start: int) -> str:
    """A block with the marks of what it is; its further lines with those that they need."""
    quote = "> " * quote_depth(block)
    if block.blockFormat().hasProperty(RULE):
        return f"{quote}---"
    depth = list_depth(block)
    inner = _INDENT * (depth if depth else block.blockFormat().indent())
    first, _, more = text.partition("\n")
    lead = _marker(block) if depth and block.position() >= start else inner
    head = "#" * block.blockFormat().headingLevel()
    lines = [f"{quote}{lead}{f'{head} ' if head else ''}{first}"]
    lines += [f"{quote}{inner}{line}" for line in more.split("\n") if more]
    return "\n".join(lines)


def _marker(block: QTextBlock) -> str:
    items = list_of(block)
    assert items is not None
    sign = "-" if is_bulleted(block) else items.itemText(block)
    return f"{_INDENT * (items.format().indent() - 1)}{sign} "


def _words(block: QTextBlock, start: int, end: int) -> str:
    is_heavy = block.blockFormat().headingLevel() > 0 or _is_head(block)
    runs = _runs(block, start, end)
    text = "".join(_styled(run, style, is_heavy=is_heavy) for run, style in runs)
    if block.position() < start or task_of(block):
        return as_typed(text, task_of(block))
    return _STARTS.sub(r"\1\\\2", text)


def _is_head(block: QTextBlock) -> bool:
    """Is this the first row of a table, which is heavy without saying so?"""
    row = row_of(block)
    return row is not None and row[1] == 0


def _runs(block: QTextBlock, start: int, end: int) -> Iterator[tuple[str, QTextCharFormat]]:
    """The selected text of a block by its formats."""
    place = block.begin()
    while not place.atEnd():
        fragment = place.fragment()
        place += 1
        first = max(start, fragment.position())
        last = min(end, fragment.position() + fragment.length())
        if first < last:
            cursor = QTextCursor(block)
            cursor.setPosition(first)
            cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
            text = cursor.selectedText().replace("\u2028", "\n").replace("\u00a0", " ")
            yield text, fragment.charFormat()


def _styled(text: str, style: QTextCharFormat, *, is_heavy: bool) -> str:
    """`is_heavy`: all of the block is, whatever it says."""
    if PICTURE in text:
        return text.replace(PICTURE, str(style.property(FORMULA) or ""))
    inner = text.strip()
    if not inner:
        return text
    if style.fontFixedPitch():
        made = _code(inner)
    else:
        made = _MARKS.sub(r"\\\g<0>", inner)
        if style.fontStrikeOut():
            made = f"~~{made}~~"
        if style.fontItalic():
            made = f"*{made}*"
        if not is_heavy and style.fontWeight() >= QFont.Weight.DemiBold:
            made = f"**{made}**"
    if style.isAnchor():
        made = f"[{made}]({_address(style.anchorHref())})"
    return text[: len(text) - len(text.lstrip())] + made + text[len(text.rstrip()) :]


def _code(text: str) -> str:
    """Between more backticks than there are in the text."""
    most = max(map(len, re.findall(r"`+", text)), default=0)
    fence = "`" * (most + 1)
    return f"{fence} {text} {fence}" if most else f"{fence}{text}{fence}"


def _address(address: str) -> str:
    return f"<{address}>" if re.search(r"[\s()<>]", address) else address
