"""Selections as Markdown: shown again, they are what was selected."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from ui.markdown.code_view import CodeView
from ui.markdown.copy_menu import copy_menu
from ui.markdown.markdown_view import MarkdownView
from ui.markdown.prose_view import ProseView
from ui.markdown.span_selection import SpanSelection
from ui.theme import Theme

ROWS = "".join(f"| {n} | name |\n" for n in range(60))
SOURCES = [
    "Plain words.",
    "# Head\n\n## Second *slanted*\n\nText",
    "**bold**, *slanted*, ~~gone~~, `code`, ``a ` b``",
    "***both*** and **bold** *slanted*",
    "[a link](https://example.org/a_b) and <https://example.org>",
    "- one\n- two\n    - deeper\n    - deeper still\n- three",
    "1. one\n2. two\n    1. deeper\n3. three",
    "3. three\n4. four",
    "- [ ] open\n- [x] done",
    "> quoted\n> lines\n>\n> more\n\nafter",
    "- item\n\n    more of it\n- next",
    "| a | b |\n| --- | --- |\n| 1 | `x` |\n| \\| | **y** |",
    f"| a | b |\n| --- | --- |\n{ROWS}",
    "before\n\n---\n\nafter",
    "```python\nx = 1\n```\n\nText\n\n````\n```\n````",
    "Formula $x^2$ and\n\n$$\ny\n$$",
    r"snake_case, 2 \* 3 \* 4, \_x\_, a\[0\], \<b>, \`c\`",
    "\\# no head\n\n\\- no item\n\n1\\. no item\n\n\\> no quote",
    "first line\nsecond line",
]


def shown(theme: Theme, qtbot: QtBot, source: str) -> MarkdownView:
    view = MarkdownView(theme.tokens)
    qtbot.addWidget(view)
    selection = SpanSelection(view)
    view._selection = selection
    view.append(source)
    view.finish()
    view.resize(600, view.height_for(600))
    view.show()
    return view


def everything(view: MarkdownView) -> str:
    for part in view.segments:
        (part.text if isinstance(part, CodeView) else part).selectAll()
    assert view._selection is not None
    return view._selection.markdown()


def look(view: MarkdownView) -> list[object]:
    """The text, and what of the formats can be seen."""
    parts: list[object] = [view.plain_text]
    for part in view.segments:
        if isinstance(part, CodeView):
            parts.append(part.text._language)
            continue
        cursor = QTextCursor(part.document())
        while cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
            style = cursor.charFormat()
            parts.append((style.fontWeight(), style.fontItalic(), style.anchorHref()))
    return parts


@pytest.mark.parametrize("source", SOURCES)
def test_all_selected_is_shown_again_as_the_same(theme: Theme, qtbot: QtBot, source: str) -> None:
    view = shown(theme, qtbot, source)
    markdown = everything(view)
    assert look(shown(theme, qtbot, markdown)) == look(view), markdown


def test_a_part_of_a_paragraph_keeps_its_weight(theme: Theme, qtbot: QtBot) -> None:
    view = shown(theme, qtbot, "Some **bold words** here.")
    (part,) = view.segments
    assert isinstance(part, ProseView)
    cursor = QTextCursor(part.document())
    cursor.setPosition(7)
    cursor.setPosition(18, QTextCursor.MoveMode.KeepAnchor)
    part.setTextCursor(cursor)
    assert part.selection_markdown() == "**ld words** he"


def actions(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions() if action.text()}


def test_the_menu_copies_both_ways_and_the_address(theme: Theme, qtbot: QtBot) -> None:
    view = shown(theme, qtbot, "[A **link**](https://example.org)")
    (part,) = view.segments
    assert isinstance(part, ProseView)
    assert view._selection is not None
    place = part.viewport().mapToGlobal(QPoint(4, 8))
    offered = actions(copy_menu(part, view._selection, place))
    assert not offered["Copy"].isEnabled()
    offered["Copy the link's address"].trigger()
    assert QGuiApplication.clipboard().text() == "https://example.org"
    offered["Select all"].trigger()
    offered = actions(copy_menu(part, view._selection, place))
    offered["Copy"].trigger()
    assert QGuiApplication.clipboard().text() == "A link"
    offered["Copy as Markdown"].trigger()
    assert "**link**" in QGuiApplication.clipboard().text()
