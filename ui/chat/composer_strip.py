"""One line over the text of the composer: something that is going on, and a way out of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from ui.fonts import interface_font
from ui.widgets.announce import announce
from ui.widgets.buttons import button


class ComposerStrip(QFrame):
    """Hidden until `show_text`; the button calls `on_act`."""

    def __init__(
        self, act: str, name: str, on_act: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._text = ""
        self._label = QLabel()
        self._label.setFont(interface_font(12))
        self._label.setProperty("tone", "muted")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.button = button(act, on_act, look="text", name=name)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 6, 4)
        row.setSpacing(8)
        row.addWidget(self._label, 1)
        row.addWidget(self.button)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty while hidden."""
        return self._text

    def show_text(self, text: str) -> None:
        """Say something; an empty text hides the strip."""
        words = " ".join(text.split())
        if words != self._text:
            announce(self, words)
        self._text = words
        self._label.setToolTip("")
        self._label.setAccessibleName(self._text)
        self.setVisible(bool(self._text))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(40, self._label.width())
        metrics = QFontMetrics(self._label.font())
        self._label.setText(metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, room))
