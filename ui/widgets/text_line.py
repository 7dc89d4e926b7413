"""Where the letters of a laid-out line are."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QTextLine


def cursor_x(line: QTextLine, position: int) -> float:
    """The x of a position of the line's text block, in pixels, as the line's own x is."""
    x: Any = line.cursorToX(position)  # PySide gives the x, or it and the position
    return float(x[0] if isinstance(x, tuple) else x)
