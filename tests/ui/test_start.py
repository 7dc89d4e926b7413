"""What is said where the window cannot be opened, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from app.config.paths import HOME_VARIABLE, Paths

# Runs `ui.main.main` and closes what appears, after saying what it is.
_OPEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

application = QApplication([])

def look():
    for widget in application.topLevelWidgets():
        if widget.isVisible():
            print(widget.text() if isinstance(widget, QMessageBox) else "The window is there.")
            widget.close()

timer = QTimer(interval=50)
timer.timeout.connect(look)
timer.start()
import ui.main
if "broken" in sys.argv:
    ui.main.build_window = None
sys.exit(ui.main.main())
"""


def start(home: Path, *arguments: str) -> tuple[int, str]:
    """The exit status, and what was shown."""
    done = subprocess.run(
        [sys.executable, "-c", _OPEN, *arguments],
        env={**os.environ, HOME_VARIABLE: str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout.strip()


def test_other_peoples_database_is_told(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    paths.make()
    paths.chats_file.write_bytes(b"no database" * 1000)
    status, shown = start(tmp_path)
    assert status == 1
    assert str(paths.chats_file) in shown


def test_a_file_in_the_place_of_the_folders_is_told(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("mine")
    status, shown = start(home)
    assert status == 1
    assert "cannot be created" in shown
    assert home.read_text() == "mine"


def test_a_log_that_cannot_be_written_adds_nothing(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    paths.make()
    paths.chats_file.mkdir()
    (paths.log / "window.log").mkdir()
    status, shown = start(tmp_path)
    assert status == 1
    assert str(paths.chats_file) in shown


def test_what_nobody_foresaw_is_told(tmp_path: Path) -> None:
    status, shown = start(tmp_path, "broken")
    assert status == 1
    assert "unexpected" in shown
