"""Markdown as widgets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QGuiApplication,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QApplication, QTextEdit
from pytestqt.qtbot import QtBot

from ui.fonts import use_text
from ui.markdown.as_text import selected_text
from ui.markdown.code_view import CodeView
from ui.markdown.markdown_view import MarkdownView
from ui.markdown.prose_view import ProseView
from ui.theme import Theme
from ui.tokens import DARK, LIGHT, Tokens


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> MarkdownView:
    view = MarkdownView(theme.tokens)
    qtbot.addWidget(view)
    return view


def prose(view: MarkdownView) -> str:
    parts = [part for part in view.segments if isinstance(part, ProseView)]
    return "\n".join(part.toPlainText() for part in parts)


def test_streamed_text_ends_as_whole_text(view: MarkdownView, qtbot: QtBot, theme: Theme) -> None:
    source = "One **two**\n\n- a\n- b\n\n```py\nx = 1\n```\n\nEnd `here`"
    for start in range(0, len(source), 3):
        view.append(source[start : start + 3])
    view.finish()
    whole = MarkdownView(theme.tokens)
    qtbot.addWidget(whole)
    whole.append(source)
    whole.finish()
    assert prose(view) == prose(whole)
    assert [type(part) for part in view.segments] == [type(part) for part in whole.segments]
    assert view.height_for(600) == whole.height_for(600)


def test_finished_code_is_not_made_again(view: MarkdownView) -> None:
    view.append("```py\nx = 1\n```\n\nText")
    code = view.segments[0]
    view.append(" and more")
    view.append("\n\nNext paragraph\n\nLast")
    assert view.segments[0] is code


def test_open_code_block_only_grows(view: MarkdownView) -> None:
    view.append("```py\nx = 1\n")
    (code,) = view.segments
    assert isinstance(code, CodeView)
    cursor = code.text.textCursor()
    cursor.setPosition(0)
    cursor.setPosition(5, QTextCursor.MoveMode.KeepAnchor)
    code.text.setTextCursor(cursor)
    view.append("y = 2\n")
    assert view.segments == [code]
    assert code.code == "x = 1\ny = 2"
    assert code.text.textCursor().selectedText() == "x = 1"


def test_copy_takes_the_code_alone(view: MarkdownView, qtbot: QtBot) -> None:
    view.append("Text\n\n```py\nx = 1\n\ny = 2\n```\n")
    view.finish()
    code = next(part for part in view.segments if isinstance(part, CodeView))
    code._copy.click()
    assert QGuiApplication.clipboard().text() == "x = 1\n\ny = 2"
    assert code._copy.text() == "Copied"


def test_raw_html_is_shown_as_text(view: MarkdownView) -> None:
    view.append('<script>alert(1)</script>\n\n<img src="http://example.com/x.png"> text')
    view.finish()
    assert "<script>alert(1)</script>" in prose(view)
    assert '<img src="http://example.com/x.png">' in prose(view)


def test_images_are_links_and_nothing_is_loaded(view: MarkdownView) -> None:
    view.append("![a cat](https://example.com/cat.png)")
    view.finish()
    assert prose(view) == "Image: a cat"
    (part,) = view.segments
    assert part.loadResource(2, QUrl("https://example.com/cat.png")) is None


@pytest.mark.parametrize(
    ("address", "opens"),
    [
        ("https://example.com/", True),
        ("mailto:a@example.com", True),
        ("file:///etc/passwd", False),
        ("javascript:alert(1)", False),
        ("smb://host/share", False),
    ],
)
def test_only_web_and_mail_links_open(
    view: MarkdownView, monkeypatch: pytest.MonkeyPatch, address: str, opens: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    view.append("[x](https://example.com/)")
    view.finish()
    (part,) = view.segments
    part.anchorClicked.emit(QUrl(address))
    assert opened == ([address] if opens else [])


def test_copied_lists_keep_their_markers(view: MarkdownView) -> None:
    view.append("Intro\n\n- one\n- two\n  1. deep\n  2. deeper")
    view.finish()
    (part,) = view.segments
    part.selectAll()
    assert selected_text(part.textCursor()) == "Intro\n- one\n- two\n  1. deep\n  2. deeper"


def test_numbering_goes_on_after_code(view: MarkdownView) -> None:
    view.append("3. Three\n   ```sh\n   ls\n   ```\n4. Four\n5. Five")
    view.finish()
    last = view.segments[-1]
    assert isinstance(last, ProseView)
    last.selectAll()
    assert selected_text(last.textCursor()) == "4. Four\n5. Five"


def test_table_has_its_cells(view: MarkdownView) -> None:
    view.append("| a | b |\n|--:|:-:|\n| 1 | 2 |\n\nAfter")
    view.finish()
    (part,) = view.segments
    assert part.document().rootFrame().childFrames()
    assert [w for w in part.toPlainText().split() if w] == ["a", "b", "1", "2", "After"]


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
@pytest.mark.parametrize("source", ["", "\n", "```", "|", "> ", "-", "1.", "#", "---", "[a]: b"])
def test_fragments_of_markdown_do_no_harm(qtbot: QtBot, tokens: Tokens, source: str) -> None:
    view = MarkdownView(tokens)
    qtbot.addWidget(view)
    for character in source:
        view.append(character)
        view.height_for(500)
    view.finish()
    view.height_for(500)


def test_a_word_without_end_may_break_anywhere(qtbot: QtBot, theme: Theme) -> None:
    view = ProseView(theme.tokens)
    qtbot.addWidget(view)
    assert view.lineWrapColumnOrWidth() > 0
    view.show_plain("x" * 100_000)
    assert view.wordWrapMode() is QTextOption.WrapMode.WrapAnywhere
    view.show_plain("a word " * 100)
    assert view.wordWrapMode() is QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


def test_task_lists_have_boxes_and_copy_as_markdown(view: MarkdownView) -> None:
    view.append("- [x] done\n- [ ] not *yet*\n- plain [x]\n")
    view.finish()
    (part,) = view.segments
    assert isinstance(part, ProseView)
    assert part.toPlainText() == "☑ done\n☐ not yet\nplain [x]"
    part.selectAll()
    assert part.selection_text() == "- [x] done\n- [ ] not yet\n- plain [x]"


def long_table(rows: int) -> str:
    return "|n|name|\n|-|-|\n" + "".join(f"|{n}|name of {n}|\n" for n in range(rows))


def test_long_tables_are_shown_in_parts_without_a_seam(view: MarkdownView) -> None:
    view.append(f"Before\n\n{long_table(100)}\nAfter")
    view.finish()
    view.resize(600, view.height_for(600))
    first, second, _ = view.segments
    assert isinstance(second, ProseView)
    assert second.goes_on
    assert second.y() < first.y() + first.height()
    lines = view.plain_text.splitlines()
    assert lines[:4] == ["Before", "n\tname", "0\tname of 0", "1\tname of 1"]
    assert lines[-2:] == ["99\tname of 99", "After"]
    assert len(lines) == 103


def test_a_streamed_long_table_ends_as_the_whole_one(
    view: MarkdownView, qtbot: QtBot, theme: Theme
) -> None:
    source = f"{long_table(90)}\nAfter"
    for start in range(0, len(source), 40):
        view.append(source[start : start + 40])
    assert len(view._source._tail) < 1_000
    view.finish()
    whole = MarkdownView(theme.tokens)
    qtbot.addWidget(whole)
    whole.append(source)
    whole.finish()
    assert view.plain_text == whole.plain_text
    assert view.height_for(600) == whole.height_for(600)


@pytest.mark.parametrize("source", ["x" * 5_000, "`" + "x" * 5_000 + "`", "**" + "x" * 5_000])
def test_endless_words_break_at_any_letter_and_others_do_not(
    view: MarkdownView, source: str
) -> None:
    view.append(f"Plain words\n\n{source}\n\nMore words")
    view.finish()
    modes = [part.wordWrapMode() for part in view.segments if isinstance(part, ProseView)]
    usual = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
    assert modes == [usual, QTextOption.WrapMode.WrapAnywhere, usual]


def test_long_lines_of_code_wrap_by_a_button(view: MarkdownView, qtbot: QtBot) -> None:
    view.append(f"```py\n{'call(with_an_argument), ' * 20}\nx = 1\n```\n\n```\nshort\n```")
    view.finish()
    view.resize(400, 10)
    view.show()
    long, short = view.segments
    assert isinstance(long, CodeView)
    assert isinstance(short, CodeView)
    assert not long._wrap.isHidden()
    assert short._wrap.isHidden()
    before = long.height_for(400)
    with qtbot.waitSignal(view.size_changed):
        long._wrap.click()
    assert long.height_for(400) > before
    assert long.height_for(300) > long.height_for(400)
    assert long.text.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert QGuiApplication.clipboard().text() == ""
    long._copy.click()
    assert QGuiApplication.clipboard().text() == long.code
    long._wrap.click()
    assert long.height_for(400) == before


@pytest.fixture
def big_text(qapp: QApplication) -> Iterator[None]:
    use_text(qapp, "", 200)
    yield
    use_text(qapp, "", 100)


ALL_SIZES = "# Head\n\nText `code`\n\n```py\nx = 1\ny = 2\n```\n\n|a|\n|-|\n|b|\n"


def test_all_of_the_text_grows_with_the_size_of_text(
    view: MarkdownView, qtbot: QtBot, theme: Theme, big_text: None
) -> None:
    view.append(ALL_SIZES)
    view.finish()
    big = [part.height_for(600) for part in view.segments]
    sizes = [line.font().pixelSize() for line in fonts_of(view.segments[0])]
    use_text(QApplication.instance(), "", 100)
    usual = MarkdownView(theme.tokens)
    qtbot.addWidget(usual)
    usual.append(ALL_SIZES)
    usual.finish()
    small = [part.height_for(600) for part in usual.segments]
    assert all(above > 1.4 * below for above, below in zip(big, small, strict=True))
    assert sizes == [2 * line.font().pixelSize() for line in fonts_of(usual.segments[0])]


def fonts_of(part: QTextEdit) -> list[QTextCharFormat]:
    """Of the first letter of a heading and of the last word of a paragraph."""
    cursor = QTextCursor(part.document())
    cursor.movePosition(QTextCursor.MoveOperation.Right)
    head = cursor.charFormat()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    return [head, cursor.charFormat()]


def test_a_stretch_is_painted_like_the_whole(view: MarkdownView) -> None:
    quote = "> " + "words of a quote that goes on " * 60
    view.append("- item\n" * 50 + f"\n{quote}\n>\n> more\n\n---\n\n" + "- item\n" * 20)
    view.finish()
    view.resize(500, view.height_for(500))
    view.show()
    whole = view.grab().toImage()
    for top in range(0, view.height() - 60, 97):
        box = QRect(0, top, 500, 60)
        inner = QRect(0, 2, 500, 56)  # at the edges curves are rounded otherwise
        assert view.grab(box).toImage().copy(inner) == whole.copy(box).copy(inner)
