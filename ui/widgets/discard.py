"""Getting rid of a widget while its window is open."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def discard(widget: QWidget) -> None:
    """It is out of sight and out of its parent at once, and deleted when nothing uses it."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
