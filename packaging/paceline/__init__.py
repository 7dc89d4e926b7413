"""Launcher: the only name this distribution adds to site-packages.

The application's folders are its import names (`app`, `ui`, `models`, `resources`). Installed, they
lie in `_tree` beside this file; in a checkout, two folders up. That folder goes first on the path,
so a folder called `app` in the working directory cannot take their place.
"""

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_here = Path(__file__).resolve().parent
_tree = _here / "_tree"
sys.path.insert(0, str(_tree if _tree.is_dir() else _here.parents[1]))


def main() -> int:
    """Open the window, or with arguments run the command line; return the exit status."""
    multiprocessing.freeze_support()
    if len(sys.argv) > 1:
        with _ended_by_interrupts():
            from app.cli.main import main as run_command_line
        return run_command_line()
    with _ended_by_interrupts():
        from ui.main import main as open_window
    return open_window()


@contextmanager
def _ended_by_interrupts() -> Iterator[None]:
    """Let Ctrl-C end the program without a traceback while nobody is there to catch it."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:  # ignored, as for jobs in the background
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
