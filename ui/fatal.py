"""The one dialog: the window itself cannot be opened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from ui.notice import Notice


class FatalDialog(QMessageBox):
    """Says why Paceline cannot start, and what to do."""

    def __init__(self, notice: Notice) -> None:
        super().__init__()
        self.setWindowTitle("Paceline")
        self.setIcon(QMessageBox.Icon.Critical)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(notice.sentence)
        self.setInformativeText(notice.advice)
        self.setStandardButtons(QMessageBox.StandardButton.Close)
