"""Whether the window can open: looked at without loading Qt."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator, Mapping
from importlib import util

from app.cli.doctor_facts import version_of
from app.cli.doctor_section import Problem, Section
from app.display_connection import has_display

# What Qt loads on Linux and a minimal system lacks: library, Debian's package.
_QT_LIBRARIES = (
    ("libEGL.so.1", "libegl1"),
    ("libGL.so.1", "libgl1"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libdbus-1.so.3", "libdbus-1-3"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
)
_X11_LIBRARIES = (
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
)


def window_section(environment: Mapping[str, str] = os.environ) -> Section:
    installed = util.find_spec("PySide6") is not None
    qt_platform = _qt_platform(environment)
    facts = {
        "installed": installed,
        "qt": version_of("PySide6-Essentials"),
        "platform": qt_platform,
    }
    silent = qt_platform is not None and not has_display(sys.platform, environment)
    problems = _window_problems(installed, qt_platform, silent=silent)
    return Section("window", facts, tuple(problems))


def _window_problems(
    installed: object, qt_platform: str | None, *, silent: bool
) -> Iterator[Problem]:
    if not installed:
        yield Problem("The window's toolkit is not installed.", "pip install PySide6-Essentials")
        return
    if qt_platform is None:
        yield Problem(
            "There is no display for the window.",
            "Use the command line (paceline chat), or log in to a desktop.",
            is_serious=False,
        )
    if silent:
        yield Problem(
            "The display that DISPLAY or WAYLAND_DISPLAY names does not answer.",
            "Use the command line (paceline chat), or start Paceline as who is logged in there.",
            is_serious=False,
        )
    if sys.platform == "linux":
        x11 = _X11_LIBRARIES if qt_platform == "xcb" else ()
        missing = [package for name, package in (*_QT_LIBRARIES, *x11) if not _loads(name)]
        if missing:
            packages = " ".join(missing)
            yield Problem(
                "System libraries that the window needs are missing.",
                f"On Debian or Ubuntu: sudo apt install {packages}",
            )


def _qt_platform(environment: Mapping[str, str]) -> str | None:
    """The platform plug-in that Qt will take; None where it has no display to talk to."""
    if chosen := environment.get("QT_QPA_PLATFORM"):
        return chosen
    if sys.platform != "linux":
        return {"darwin": "cocoa", "win32": "windows"}.get(sys.platform)
    if environment.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if environment.get("DISPLAY") else None


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
