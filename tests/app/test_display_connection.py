"""Whether there is a display, before Qt is asked."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from app.display_connection import has_display

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="others always have a display")


def _has_xcb() -> bool:
    try:
        return bool(ctypes.CDLL("libxcb.so.1"))
    except OSError:
        return False


def test_a_platform_without_a_screen_needs_none() -> None:
    assert has_display("linux", {"QT_QPA_PLATFORM": "offscreen"})
    assert has_display("linux", {"QT_QPA_PLATFORM": "vnc:port=5900"})
    assert not has_display("linux", {"QT_QPA_PLATFORM": "xcb"})
    assert not has_display("linux", {})


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_others_always_have_a_display(platform: str) -> None:
    assert has_display(platform, {})


@pytest.mark.skipif(not _has_xcb(), reason="needs X11's library")
def test_an_x11_display_that_is_not_there() -> None:
    assert not has_display("linux", {"DISPLAY": ":987"})
    assert not has_display("linux", {"DISPLAY": "nonsense"})


@pytest.mark.skipif(not (_has_xcb() and shutil.which("Xvfb")), reason="needs Xvfb")
def test_an_x11_display_that_is_there() -> None:
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as numbers:
                number = numbers.readline().strip()
            assert has_display("linux", {"DISPLAY": f":{number}"})
        finally:
            server.terminate()


def test_a_wayland_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the path of a socket must be short
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "."}
    assert not has_display("linux", environment)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-7")
        server.listen()
        assert has_display("linux", environment)
        assert not has_display("linux", {**environment, "QT_QPA_PLATFORM": "xcb"})
        (tmp_path / "wayland-7").rename(tmp_path / "wayland-0")
        nothing_named = {"XDG_RUNTIME_DIR": ".", "DISPLAY": ":987"}
        assert has_display("linux", {**nothing_named, "QT_QPA_PLATFORM": "wayland"})
        assert not has_display("linux", nothing_named)
