"""The log file takes what a process and its native code say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_SCRIPT = """
import os, sys
from pathlib import Path
from app.engine_process.log_file import LogFile
log = LogFile(Path(sys.argv[1]), max_bytes=100)
log.capture_output()
os.write(1, b"native\\n")
sys.stderr.write("\\u00e4 \\ud800\\n")
os.write(2, b"x" * 200 + b"\\n")
log.rotate_if_large()
os.write(1, b"fresh\\n")
"""


def _run(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", _SCRIPT, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True)


def test_it_captures_python_and_native_output_and_rotates(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "engine.log"
    done = _run(path)
    assert (done.stdout, done.stderr) == ("", "")
    assert path.read_text() == "fresh\n"
    older = path.with_name("engine.log.1").read_text(encoding="utf-8")
    assert older.startswith("native\nä \\ud800\n")


def test_a_log_that_cannot_be_written_does_not_stop_the_process(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = _run(tmp_path / "file" / "engine.log")
    assert (done.stdout, done.stderr) == ("", "")
