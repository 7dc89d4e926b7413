"""Words without end in a field that a person writes in."""

from __future__ import annotations

from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from ui.markdown.pieces import is_endless


def break_long_words(field: QTextEdit | QPlainTextEdit) -> None:
    """Let a word without end break at any letter, for as long as there is one.

    Qt tells of a change before it lays it out, so no other way to break it is ever looked for.
    """
    field.document().contentsChange.connect(lambda *_: _choose(field))


def _choose(field: QTextEdit | QPlainTextEdit) -> None:
    modes = QTextOption.WrapMode
    endless = is_endless(field.toPlainText())
    mode = modes.WrapAnywhere if endless else modes.WrapAtWordBoundaryOrAnywhere
    if mode is not field.wordWrapMode():
        field.setWordWrapMode(mode)
