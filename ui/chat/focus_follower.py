"""Scrolls to the button that the keyboard has come to."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget


class FocusFollower(QObject):
    """Watches buttons below `content`; texts are focused by clicks, which nobody wants to move."""

    reached = Signal(int, int)  # top and bottom of the button, in pixels from the top of `content`

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        self._content = content
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QAbstractButton) and self._content.isAncestorOf(now):
            top = now.mapTo(self._content, QPoint(0, 0)).y()
            self.reached.emit(top, top + now.height())
