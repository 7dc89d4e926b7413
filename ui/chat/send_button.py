"""The button that sends what is written, or stops the answer while nothing is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from ui.theme import Theme
from ui.translation import tr
from ui.widgets.icons import icon


class SendButton(QPushButton):
    """In the theme's colours."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("send")
        self.setFixedSize(32, 32)
        self.setIconSize(QSize(16, 16))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_send(self, *, possible: bool, reason: str) -> None:
        """`reason` says why it is not, where there is more to say than that nothing is written."""
        self._show("arrow-up", tr("Send"), reason or tr("Send (Enter)"), enabled=possible)

    def show_stop(self) -> None:
        self._show("stop", tr("Stop"), tr("Stop the answer (Esc)"), enabled=True)

    def _show(self, sign: str, name: str, tip: str, *, enabled: bool) -> None:
        tokens = self._theme.tokens
        self.setIcon(icon(sign, tokens.background, disabled=tokens.faint))
        self.setEnabled(enabled)
        self.setAccessibleName(name)
        self.setToolTip(tip)
