"""Buttons in the looks of the stylesheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from ui.fonts import interface_font
from ui.theme import Theme
from ui.tokens import Tokens
from ui.widgets.icons import icon

Look = Literal["normal", "primary", "quiet", "text", "entry"]


def button(
    text: str,
    on_click: Callable[[], object],
    *,
    look: Look = "normal",
    name: str = "",
    parent: QWidget | None = None,
) -> QPushButton:
    """A push button; `name` is what a screen reader says if the text alone is not enough.

    Enter presses it as Space does.
    """
    result = QPushButton(text, parent)
    result.setProperty("look", look)
    result.setFont(interface_font(12 if look == "text" else 13))
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    result.setAutoDefault(True)
    result.setAccessibleName(name or text)
    result.clicked.connect(lambda _checked: on_click())
    return result


class IconButton(QToolButton):
    """A square button with one of our icons, in the theme's colours."""

    def __init__(
        self,
        theme: Theme,
        icon_name: str,
        name: str,
        *,
        size: int = 16,
        side: int = 32,
        ink: str = "muted",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon_name = icon_name
        self._icon_size = size
        self._ink = ink
        self.setFixedSize(side, side)
        self.setIconSize(QSize(size, size))
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        tokens: Tokens = self._theme.tokens
        colour = getattr(tokens, self._ink)
        self.setIcon(icon(self._icon_name, colour, disabled=tokens.faint, size=self._icon_size))
