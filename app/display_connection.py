"""Whether there is a display: asked as Qt does, which ends the program where it gets no answer."""

from __future__ import annotations

import ctypes
import socket
from collections.abc import Mapping
from pathlib import Path

_PATIENCE_S = 2.0
_USUAL_WAYLAND = "wayland-0"  # where its library looks if nothing is named


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether Qt would find a screen, of those that the environment names on X11 or Wayland.

    `platform` as in sys.platform; Windows and macOS always have one.
    """
    if platform in ("win32", "darwin"):
        return True
    chosen = _chosen_platforms(environment)
    if chosen - {"xcb", "wayland", "wayland-egl"}:  # offscreen, vnc: they need none
        return True
    wayland, x11 = (environment.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY"))
    if chosen & {"wayland", "wayland-egl"}:
        wayland = wayland or _USUAL_WAYLAND
    if wayland and chosen != {"xcb"} and _wayland_answers(wayland, environment):
        return True
    return bool(x11) and (not chosen or "xcb" in chosen) and _x11_answers(x11)


def _chosen_platforms(environment: Mapping[str, str]) -> set[str]:
    names = environment.get("QT_QPA_PLATFORM", "").split(";")
    return {name.partition(":")[0].strip() for name in names} - {""}


def _x11_answers(display: str) -> bool:
    """With the permission to use it, which another user's programs (sudo) may lack."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt says which library is missing
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(errors="replace"), None))
    try:
        return int(xcb.xcb_connection_has_error(connection)) == 0
    finally:
        xcb.xcb_disconnect(connection)


def _wayland_answers(display: str, environment: Mapping[str, str]) -> bool:
    place = Path(environment.get("XDG_RUNTIME_DIR", ""), display)  # which may be a path itself
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_PATIENCE_S)
        try:
            connection.connect(str(place))
        except OSError:
            return False
    return True
