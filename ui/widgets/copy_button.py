"""A button that copies a text and says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from ui.translation import tr
from ui.widgets.buttons import button

_SAID_MS = 1500


def copy_button(text: Callable[[], str], *, name: str) -> QPushButton:
    """`text` is asked for when it is pressed; `name` is for screen readers."""

    def copy() -> None:
        QGuiApplication.clipboard().setText(text())
        result.setText(tr("Copied"))
        said.start()

    result = button(tr("Copy"), copy, look="text", name=name)
    said = QTimer(result)
    said.setSingleShot(True)
    said.setInterval(_SAID_MS)
    said.timeout.connect(lambda: result.setText(tr("Copy")))
    return result
