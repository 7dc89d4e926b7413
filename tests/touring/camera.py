"""Pictures of the program: the window with all that lies over it."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget


class Camera:
    """Numbers its pictures in the order in which they are taken."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, window: QWidget, name: str) -> Path:
        """A picture of a window and of the popups, menus and dialogs over it."""
        self._taken += 1
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        path = self._folder / f"{self._taken:02}-{plain}.png"
        picture_of(window).save(str(path))
        return path


def picture_of(window: QWidget) -> QPixmap:
    """As the screen shows it, popups beyond the window's edges included."""
    over = [each for each in QApplication.topLevelWidgets() if _lies_over(each, window)]
    area = window.geometry()
    for each in over:
        area = area.united(each.geometry())
    ratio = window.devicePixelRatioF()
    picture = QPixmap(area.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill("#808080")
    painter = QPainter(picture)
    for each in (window, *over):
        place = QRect(each.geometry().topLeft() - area.topLeft(), each.size())
        painter.drawPixmap(place.topLeft(), each.grab())
    painter.end()
    return picture


def _lies_over(widget: QWidget, window: QWidget) -> bool:
    return widget is not window and widget.isVisible() and not widget.size().isEmpty()
