"""What has to be known of the screen before Qt is asked.

Qt ends the process where there is no screen, and reads its scale once, when it starts.
"""

from __future__ import annotations

from collections.abc import Mapping

SCALE_VARIABLE = "QT_SCALE_FACTOR"
NO_DISPLAY = (
    "There is no display that answers, so the window cannot be opened. "
    "Chat in the terminal with: paceline chat --target starter"
)


def scale_factor(zoom: int, environment: Mapping[str, str]) -> str:
    """What Qt multiplies the system's scale with: `zoom` percent of what is asked for already."""
    try:
        asked = float(environment.get(SCALE_VARIABLE, ""))
    except ValueError:
        asked = 1.0
    return f"{(asked if asked > 0 else 1.0) * zoom / 100:g}"
