"""Is there a screen? Asked before Qt is, because Qt ends the process if there is none."""

from __future__ import annotations

from collections.abc import Mapping

NO_DISPLAY = (
    "There is no display, so the window cannot be opened. "
    "Chat in the terminal with: paceline chat --target starter"
)


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """`platform` as in sys.platform; only X11 and Wayland systems can lack a display."""
    if platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)
