"""What a chat without messages shows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from ui.fonts import interface_font
from ui.translation import mark, tr
from ui.widgets.elided_button import ElidedButton
from ui.widgets.tall_column import TallColumn

EXAMPLES = (
    mark("Explain why the sky is blue in three sentences."),
    mark("Write a Python function that finds palindromes, and explain it."),
    mark("Write a short e-mail that asks a colleague for the monthly report."),
)


class EmptyChat(QScrollArea):
    """A heading and a few questions to start with; they scroll over a high message field."""

    example_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = _centred(tr("What would you like to ask?"), interface_font(22, _SEMIBOLD))
        self._hint = _centred("", interface_font(13))
        self._hint.setProperty("tone", "muted")
        self.setObjectName("transcript")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._content())

    def show_hint(self, text: str) -> None:
        """A sentence under the heading."""
        self._hint.setText(text)

    def _content(self) -> QWidget:
        content = TallColumn()
        content.setObjectName("transcript-content")
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        column.addStretch(3)
        column.addWidget(self._heading)
        column.addWidget(self._hint)
        column.addSpacing(16)
        for text in EXAMPLES:
            column.addWidget(self._example(tr(text)), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(4)
        return content

    def _example(self, text: str) -> QWidget:
        example = ElidedButton(text)
        example.setCursor(Qt.CursorShape.PointingHandCursor)
        example.setAccessibleName(tr("Ask: {question}").format(question=text))
        example.clicked.connect(lambda: self.example_chosen.emit(text))
        return example


_SEMIBOLD = QFont.Weight.DemiBold


def _centred(text: str, font: QFont) -> QLabel:
    label = QLabel(text)
    label.setFont(font)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return label
