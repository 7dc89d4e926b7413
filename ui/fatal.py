"""The one dialog: the window itself cannot be opened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from models.errors import PacelineError


class FatalDialog(QMessageBox):
    """Says why Paceline cannot start, and what to do."""

    def __init__(self, error: PacelineError) -> None:
        super().__init__()
        self.setWindowTitle("Paceline")
        self.setIcon(QMessageBox.Icon.Critical)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(str(error))
        self.setInformativeText(error.advice)
        self.setStandardButtons(QMessageBox.StandardButton.Close)
