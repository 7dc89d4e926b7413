"""A README, as the chat shows Markdown: without pictures, so that nothing is loaded."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ui.markdown.markdown_view import MarkdownView
from ui.theme import Theme
from ui.translation import tr

_MOST = 60_000  # characters; tables of every benchmark there is help nobody to choose


class ReadmeView(QScrollArea):
    """Renders only when it is looked at."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""
        self._shown: str | None = None
        self._view: MarkdownView | None = None
        self._sheet = QWidget()
        self.setObjectName("transcript")
        self._sheet.setObjectName("transcript-content")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._sheet)
        self.setAccessibleName(tr("README"))
        theme.changed.connect(self._again)

    def show_text(self, text: str) -> None:
        """Replace what is shown."""
        self._text = text[:_MOST]
        if self.isVisible():
            self._render()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _again(self) -> None:
        self._shown = None
        if self.isVisible():
            self._render()

    def _render(self) -> None:
        if self._shown == self._text:
            return
        self._shown = self._text
        if self._view is not None:
            self._view.hide()
            self._view.deleteLater()
        self._view = MarkdownView(self._theme.tokens, parent=self._sheet)
        self._view.size_changed.connect(self._place)
        self._view.append(self._text)
        self._view.finish()
        self._view.show()
        self._place()
        self.verticalScrollBar().setValue(0)

    def _place(self) -> None:
        if self._view is None:
            return
        width = self.viewport().width()
        height = self._view.height_for(width - 8)
        self._sheet.resize(width, height + 24)
        self._view.setGeometry(0, 8, width - 8, height)
        self._view.arrange()
