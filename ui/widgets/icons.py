"""Our own SVG icons, drawn in a colour of the theme."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_RATIOS = (1.0, 2.0, 3.0)


def icon(name: str, colour: str, *, disabled: str | None = None, size: int = 16) -> QIcon:
    """The icon in `colour`; `size` in device-independent pixels."""
    result = QIcon()
    for ratio in _RATIOS:
        result.addPixmap(icon_pixmap(name, colour, size, ratio))
        if disabled is not None:
            result.addPixmap(icon_pixmap(name, disabled, size, ratio), QIcon.Mode.Disabled)
    return result


def icon_pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """One rendering of the icon, `size` pixels wide at device pixel ratio `ratio`."""
    source = _source(name).replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(source.encode()))
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, pixmap.width(), pixmap.height()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache
def _source(name: str) -> str:
    return files("resources").joinpath("icons", f"{name}.svg").read_text("utf-8")
