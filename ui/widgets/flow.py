"""Widgets in rows that break where the width ends."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget


def flow(
    widgets: Sequence[QWidget], width: int, *, gap: int, row_height: int, top: int = 0
) -> list[QRect]:
    """Where each widget goes; a widget wider than `width` is cut to it."""
    places: list[QRect] = []
    x = 0
    for widget in widgets:
        hint = widget.sizeHint()
        wanted = min(hint.width(), width)
        if x and x + wanted > width:
            x, top = 0, top + row_height
        places.append(QRect(x, top + (row_height - hint.height()) // 2, wanted, hint.height()))
        x += wanted + gap
    return places
