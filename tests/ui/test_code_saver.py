"""Saving a code block of an answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.sessions.conversation import Message, MessageStatus
from ui.chat.answer_view import AnswerView
from ui.chat.code_saver import CodeSaver
from ui.chat.transcript import Transcript
from ui.dialogs import Dialogs
from ui.markdown.highlight import file_name
from ui.theme import Theme


@pytest.mark.parametrize(
    ("language", "name"),
    [("py", "code.py"), ("c++", "code.cpp"), ("", "code.txt"), ("nonsense", "code.txt")],
)
def test_files_are_called_by_their_language(language: str, name: str) -> None:
    assert file_name(language) == name


@pytest.fixture
def transcript(qtbot: QtBot, theme: Theme) -> Transcript:
    made = Transcript(theme)
    qtbot.addWidget(made)
    made.resize(800, 500)
    made.show()
    source = "Here:\n\n```py\nx = 1\n```\n"
    made.show_messages([Message(2, 1, "assistant", source, MessageStatus.COMPLETE, 0.0)])
    return made


def press_save(transcript: Transcript) -> None:
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    (save,) = [b for b in view.findChildren(QAbstractButton) if b.text() == "Save"]
    assert save.accessibleName()
    save.click()


def test_the_code_is_written(transcript: Transcript, tmp_path: Path) -> None:
    asked: list[str] = []

    def save_as(_title: str, suggested: str, _patterns: str) -> Path:
        asked.append(suggested)
        return tmp_path / suggested

    CodeSaver(transcript, Dialogs(save_as=save_as))
    press_save(transcript)
    assert asked == ["code.py"]
    assert (tmp_path / "code.py").read_text("utf-8") == "x = 1\n"


def test_nothing_happens_without_a_name(transcript: Transcript, tmp_path: Path) -> None:
    CodeSaver(transcript, Dialogs(save_as=lambda *_: None))
    press_save(transcript)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_a_file_is_a_sentence(transcript: Transcript, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    saver = CodeSaver(transcript, Dialogs(save_as=lambda *_: blocked / "code.py"))
    errors: list[Exception] = []
    saver.failed.connect(errors.append)
    press_save(transcript)
    (error,) = errors
    assert "Nothing can be written" in str(error)
