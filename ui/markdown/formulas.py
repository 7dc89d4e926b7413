"""LaTeX → a picture, by ziamath; the one file that imports it, not before a formula needs it."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

_log = logging.getLogger(__name__)
_VIEW = re.compile(r'viewBox="[-\d.]+ ([-\d.]+) ([\d.]+) ([\d.]+)"')  # y is 0 on the baseline


@dataclass(frozen=True, slots=True)
class Formula:
    """Sizes in device-independent pixels; `depth` is how far it goes below the baseline."""

    svg: bytes
    width: float
    height: float
    depth: float


def warm_up() -> None:
    """Load what formulas need, so that the first one does not hold up the window."""
    render_formula("x", 14, "#000000", displayed=False)


@lru_cache(maxsize=512)
def render_formula(latex: str, pixels: int, colour: str, *, displayed: bool) -> Formula | None:
    """The picture of a formula; None where it cannot be drawn, and is better shown as text."""
    try:
        ziamath: Any = import_module("ziamath")

        ziamath.config.svg2 = False  # Qt draws SVG 1.2, which has no symbols
        drawn: Any = ziamath.Latex(latex, size=pixels, color=colour, inline=not displayed)
        svg: str = drawn.svg()
        top, width, height = (float(side) for side in _VIEW.search(svg).groups())  # type: ignore[union-attr]  # no match fails like all else
    except Exception as error:  # noqa: BLE001 - half a formula fails in any of its three libraries
        _log.info("A formula is shown as text: %s", type(error).__name__)
        return None
    return Formula(svg.encode(), width, height, max(0.0, height + top))


def formula_image(formula: Formula, x_height: float, widest: float) -> QImage:
    """The picture with room around it such that Qt puts its baseline on the text's.

    Qt's "middle" alignment sets the descent of a picture of height h to (h − x ÷ 2) ÷ 2, where x is
    the font's x-height (qtextdocumentlayout.cpp, resizeInlineObject).
    """
    scale = min(1.0, widest / formula.width)
    width, height, depth = (side * scale for side in (formula.width, formula.height, formula.depth))
    half = x_height / 2
    whole = max(2 * (height - depth) - half, 2 * depth + half)
    top = (whole + half) / 2 - (height - depth)
    ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    image = QImage(
        round(width * ratio), round(whole * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(formula.svg)).render(
        painter, QRectF(0, top * ratio, width * ratio, height * ratio)
    )
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
