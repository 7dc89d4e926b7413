"""What a block of a prose document is, told by its formats."""

from __future__ import annotations

from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCursor, QTextList, QTextTable

from ui.markdown.prose import BULLET, INDENT, QUOTE_DEPTH, RULE, TASK, TASK_SIGNS

_FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value


def is_bulleted(block: QTextBlock) -> bool:
    items = list_of(block)
    return items is not None and items.format().style() is BULLET


def list_depth(block: QTextBlock) -> int:
    items = list_of(block)
    return 0 if items is None else items.format().indent()


def indent_of(block: QTextBlock) -> int:
    """Pixels before its text."""
    style = block.blockFormat()
    return round(style.leftMargin()) + INDENT * (style.indent() + list_depth(block))


def list_of(block: QTextBlock) -> QTextList | None:
    return block.textList()


def task_of(block: QTextBlock) -> str:
    """The Markdown of the check box that the block begins with; empty without one."""
    return str(block.blockFormat().property(TASK) or "")


def as_typed(text: str, task: str) -> str:
    """A check box as Markdown has it."""
    sign = TASK_SIGNS.get(task, "")
    return task + text.removeprefix(sign) if sign and text.startswith(sign) else text


def quote_depth(block: QTextBlock) -> int:
    return int(block.blockFormat().property(QUOTE_DEPTH) or 0)


def row_of(block: QTextBlock) -> tuple[int, int] | None:
    """Which table a block is in, by its place, and in which row."""
    cursor = QTextCursor(block)
    table = _table_at(cursor)
    return None if table is None else (table.firstPosition(), table.cellAt(cursor).row())


def _table_at(cursor: QTextCursor) -> QTextTable | None:
    return cursor.currentTable()


def is_hidden(block: QTextBlock) -> bool:
    """Is this one of the blocks that Qt needs around tables?"""
    style = block.blockFormat()
    is_thin = style.lineHeightType() == _FIXED and not style.hasProperty(RULE)
    return is_thin and block.length() == 1
