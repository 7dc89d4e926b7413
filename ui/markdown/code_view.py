"""A code block: its language, what can be done with it, and its code."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.fonts import grown, interface_font
from ui.markdown.code_text import CodeText
from ui.markdown.highlight import file_name, language_title
from ui.markdown.pieces import Code
from ui.tokens import Tokens
from ui.translation import tr
from ui.widgets.buttons import button
from ui.widgets.copy_button import copy_button

_HEADER_HEIGHT = 27


class CodeView(QFrame):
    """Shows one code block; `show_code` with a longer version of the same text only adds to it."""

    saved = Signal(str, str)  # the code, and what a file of it may be called
    size_changed = Signal()  # by wrapping

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("code-block")
        self._code = ""
        self._name = ""  # of the language
        self._language = QLabel()
        self._language.setProperty("tone", "muted")
        self._language.setFont(interface_font(12))
        self._language.setTextFormat(Qt.TextFormat.PlainText)
        self._wrap = button(tr("Wrap"), self._toggle_wrap, look="text", name=tr("Wrap long lines"))
        self._wrap.setCheckable(True)
        self._copy = copy_button(lambda: self._code, name=tr("Copy this code"))
        self._save = button(
            tr("Save"),
            lambda: self.saved.emit(self._code, file_name(self._name)),
            look="text",
            name=tr("Save this code to a file"),
        )
        self._text = CodeText(tokens, self)
        self._arrange()

    def _arrange(self) -> None:
        header = QFrame()
        header.setObjectName("code-header")
        header.setFixedHeight(grown(_HEADER_HEIGHT))
        row = QHBoxLayout(header)
        row.setContentsMargins(12, 0, 7, 0)
        row.addWidget(self._language)
        row.addStretch()
        row.addWidget(self._wrap)
        row.addWidget(self._copy)
        row.addWidget(self._save)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(self._text)

    @property
    def code(self) -> str:
        return self._code

    @property
    def text(self) -> CodeText:
        """The field that holds the code."""
        return self._text

    def show_code(self, piece: Code) -> None:
        """Show a code block, or what it has become."""
        code = piece.text.removesuffix("\n").replace("\u2029", "\n")
        self._name = piece.language
        title = language_title(piece.language)
        self._language.setText(title)
        self._text.setAccessibleName(tr("Code, {language}").format(language=title))
        self._text.show_code(code, piece.language, grown=code.startswith(self._code))
        self._code = code
        self._offer_wrap()

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        return 2 + grown(_HEADER_HEIGHT) + self._text.height_for(width - 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_wrap()

    def _toggle_wrap(self) -> None:
        self._text.set_wrapped(wrapped=self._wrap.isChecked())
        self.size_changed.emit()

    def _offer_wrap(self) -> None:
        self._wrap.setVisible(self._wrap.isChecked() or self._text.is_cut(self.width() - 2))
