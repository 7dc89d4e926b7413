"""The command line starts fast because it leaves the heavy libraries to the engine process."""

from __future__ import annotations

import subprocess
import sys

from tests.app.cli.conftest import ROOT

_HEAVY = ("llama_cpp", "PySide6", "scipy", "huggingface_hub")


def test_no_heavy_library_is_loaded() -> None:
    script = f"import sys, app.cli.main; print([m for m in {_HEAVY!r} if m in sys.modules])"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout == "[]\n"
