"""Words without end in the fields that a person writes in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QWidget

from ui.chat.message_editor import MessageEditor
from ui.widgets.prose_field import ProseField

Field = QTextEdit | QPlainTextEdit
USUAL = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
ANYWHERE = QTextOption.WrapMode.WrapAnywhere
ENDLESS = "Look at this: " + "x" * 5_000


@pytest.fixture(params=["message", "prose"])
def field(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Field]:
    parent = QWidget()
    made: Field = MessageEditor(parent) if request.param == "message" else ProseField("A", lines=2)
    made.setParent(parent)
    parent.show()
    yield made
    parent.close()


def paste(field: Field, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    field.insertFromMimeData(data)


def test_endless_word_is_first_laid_out_to_break_at_any_letter(field: Field) -> None:
    modes = []
    document = field.document()
    document.documentLayout().documentSizeChanged.connect(
        lambda _: modes.append(document.defaultTextOption().wrapMode())
    )
    paste(field, ENDLESS)
    assert set(modes) == {ANYWHERE}
    field.setPlainText("Short words")
    assert field.wordWrapMode() is USUAL


def test_pasted_words_stay_whole(field: Field) -> None:
    paste(field, "word " * 5_000)
    assert field.wordWrapMode() is USUAL


def test_endless_word_that_is_brought_back_breaks_at_any_letter(field: Field) -> None:
    paste(field, ENDLESS)
    field.undo()
    assert field.wordWrapMode() is USUAL
    field.redo()
    assert field.toPlainText() == ENDLESS
    assert field.wordWrapMode() is ANYWHERE
