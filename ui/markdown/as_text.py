"""A selection in a prose document as plain text."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QTextBlock, QTextCursor

from ui.markdown.prose_blocks import as_typed, is_bulleted, is_hidden, list_of, row_of, task_of
from ui.markdown.prose_inline import FORMULA

PICTURE = "\ufffc"


def selected_text(cursor: QTextCursor) -> str:
    """List items have their markers, cells tabs between them."""
    if not cursor.hasSelection():
        return ""
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    block = cursor.document().findBlock(start)
    lines: list[str] = []
    row: tuple[int, int] | None = None
    while block.isValid() and block.position() <= end:
        line = _marker(block, start) + as_typed(_part(block, start, end), task_of(block))
        before, row = row, row_of(block)
        if row is not None and row == before:
            lines[-1] += f"\t{line}"
        elif not is_hidden(block):
            lines.append(line)
        block = block.next()
    return "\n".join(lines)


def _part(block: QTextBlock, start: int, end: int) -> str:
    cursor = QTextCursor(block)
    cursor.setPosition(max(start, block.position()))
    last = block.position() + block.length() - 1
    cursor.setPosition(min(end, last), QTextCursor.MoveMode.KeepAnchor)
    text = cursor.selectedText().replace("\u2028", "\n").replace("\u00a0", " ")
    return _with_formulas(cursor, text) if PICTURE in text else text


def _with_formulas(cursor: QTextCursor, text: str) -> str:
    """Pictures of formulas are copied as the Markdown that they were."""
    look = QTextCursor(cursor.document())
    parts = text.split(PICTURE)
    at = cursor.selectionStart()
    copied = [parts[0]]
    for before, after in pairwise(parts):
        at += len(before.encode("utf-16-le")) // 2 + 1
        look.setPosition(at)  # the format is that of the character before
        copied += [str(look.charFormat().property(FORMULA) or PICTURE), after]
    return "".join(copied)


def _marker(block: QTextBlock, start: int) -> str:
    items = list_of(block)
    if items is None or block.position() < start:
        return ""
    indent = "  " * (items.format().indent() - 1)
    return f"{indent}{'-' if is_bulleted(block) else items.itemText(block)} "
