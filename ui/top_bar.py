"""The bar over the chat: the pair, the engine's memory, buttons for both sides."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from ui.fonts import interface_font
from ui.pair.pair_chooser import PairChooser
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.buttons import IconButton

_MEMORY_SHOWN_FROM = 640


class TopBar(QFrame):
    """Only arranges; the window connects its parts."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topbar")
        self._theme = theme
        self.chooser = PairChooser(theme)
        self.sidebar_button = IconButton(theme, "sidebar", tr("Show the chats"), size=20)
        self.details_button = IconButton(
            theme, "details", tr("Details of the last answer"), size=20
        )
        self.details_button.setCheckable(True)
        self._memory = QLabel()
        self._memory.setProperty("tone", "muted")
        self._memory.setFont(interface_font(12, tabular=True))
        self._memory.setToolTip(tr("What the engine process takes: weights, caches and buffers."))
        theme.changed.connect(self._take_height)
        self._take_height()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 10, 0)
        row.setSpacing(8)
        row.addWidget(self.sidebar_button)
        row.addWidget(self.chooser, 1)
        row.addWidget(self._memory)
        row.addWidget(self.details_button)

    def show_memory(self, text: str) -> None:
        """Shown only where there is room."""
        self._memory.setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _take_height(self) -> None:
        self.setFixedHeight(self._theme.spacing.top_bar)

    def _fit(self) -> None:
        self._memory.setVisible(bool(self._memory.text()) and self.width() >= _MEMORY_SHOWN_FROM)
