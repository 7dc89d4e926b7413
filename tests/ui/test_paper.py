"""Chats as PDF files and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from tests.ui.window_steps import ask, wait_for_end, wait_for_notice, wait_until_loaded
from ui.chat.chat_wish import Export, Print
from ui.chat.paper import as_pdf
from ui.dialogs import Dialogs


def words_of(path: Path) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(path).pages).split())


def test_a_chat_is_written_as_pdf(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "chat.pdf"
    window = make_window(dialogs=Dialogs(save_as=lambda *_: path))
    wait_until_loaded(window, qtbot)
    ask(window, "One?")
    wait_for_end(window, qtbot)
    window.sidebar.wished.emit(Export(window.chats.conversation.id, "pdf"))
    qtbot.waitUntil(lambda: "written" in window.banner.accessibleName())
    assert "You One? Answer Hello there." in words_of(path)
    assert PdfReader(path).metadata.title == "One?"


def test_a_pdf_that_cannot_be_written_is_said(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    window = make_window(dialogs=Dialogs(save_as=lambda *_: tmp_path / "file" / "chat.pdf"))
    wait_until_loaded(window, qtbot)
    ask(window, "One?")
    wait_for_end(window, qtbot)
    window.sidebar.wished.emit(Export(window.chats.conversation.id, "pdf"))
    qtbot.waitUntil(lambda: "Nothing can be written" in window.banner.accessibleName())


def test_a_chat_is_printed_by_key(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    asked: list[str] = []

    def pick_printer(title: str) -> QPrinter | None:
        asked.append(title)
        if len(asked) == 1:
            return None  # a person thought better of it
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        return printer

    window = make_window(dialogs=Dialogs(pick_printer=pick_printer))
    wait_until_loaded(window, qtbot)
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert not asked  # there is no chat yet
    ask(window, "One?")
    wait_for_end(window, qtbot)
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert not window.banner.isVisible()
    window.sidebar.wished.emit(Print(window.chats.conversation.id))
    qtbot.waitUntil(lambda: "printer" in window.banner.accessibleName())
    assert asked == ["One?", "One?"]
    assert "Hello there." in words_of(tmp_path / "printed.pdf")


def test_a_printer_that_takes_nothing_is_said(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    def pick_printer(_title: str) -> QPrinter:
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "no folder" / "printed.pdf"))
        return printer

    window = make_window(dialogs=Dialogs(pick_printer=pick_printer))
    wait_until_loaded(window, qtbot)
    ask(window, "One?")
    wait_for_end(window, qtbot)
    window.sidebar.wished.emit(Print(window.chats.conversation.id))
    wait_for_notice(window, qtbot, "could not be printed")


@pytest.mark.parametrize(("locale", "height"), [("en_US", 792), ("fr_FR", 842)])
def test_sheets_are_of_the_size_that_is_usual(
    qtbot: QtBot, tmp_path: Path, locale: str, height: int
) -> None:
    usual = QLocale()
    try:
        QLocale.setDefault(QLocale(locale))
        (tmp_path / "a.pdf").write_bytes(as_pdf("<p>A word.</p>" * 200, ""))
    finally:
        QLocale.setDefault(usual)
    pages = PdfReader(tmp_path / "a.pdf").pages
    assert len(pages) > 1
    assert round(float(pages[0].mediabox.height)) == height
