"""The tour of the program, in short: the whole of it is `python tests/tour.py --out FOLDER`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TOUR = Path(__file__).with_name("tour.py")


def test_the_first_steps_of_the_tour(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    command = [sys.executable, str(TOUR), "--out", str(tmp_path), "--short"]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    pictures = [path.name for path in sorted(tmp_path.glob("*.png"))]
    assert len(pictures) >= 5, pictures
