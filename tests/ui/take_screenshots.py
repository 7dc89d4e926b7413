"""Takes the README's pictures from the running program with the real engine.

    python tests/ui/take_screenshots.py [--pair demo|starter] [--home FOLDER] [--font Inter]

`--home` keeps the demo pair for the next time. Every word and figure in the pictures is generated
by the engine while this runs.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont  # noqa: E402 - the path comes first
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from app.config.paths import Paths  # noqa: E402
from ui.engine_state import Phase  # noqa: E402
from ui.main import build_window  # noqa: E402
from ui.main_window import MainWindow  # noqa: E402

PICTURES = ROOT / "resources" / "screenshots"
SIZE = (1280, 800)
STEP_MS = 20
PATIENCE_MS = 30 * 60_000
EARLIER = (
    "Write a short formal e-mail that asks a colleague to send the monthly report.",
    "What is the capital of France?",
)
FINISHED = "Give me three tips for learning to cook."
STREAMING = "Write a Python function that tells palindromes, and explain it."
SHOWN_FROM = 300  # characters of the streaming answer


def main() -> int:
    options = _options()
    home = Path(options.home) if options.home else Path(tempfile.mkdtemp(prefix="paceline-shots-"))
    application = QApplication(sys.argv[:1])
    if options.font:
        application.setFont(QFont(options.font))
    paths = Paths.under(home)
    paths.make()
    paths.chats_file.unlink(missing_ok=True)
    window = build_window(application, paths)
    window._parts.preferences.change(theme="light", temperature=0.0, max_tokens=400)
    window.resize(*SIZE)
    window.show()
    try:
        _chat(window, options.pair)
        _take(window)
    finally:
        window.close()
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pair", choices=("demo", "starter"), default="demo")
    parser.add_argument("--home", default="")
    parser.add_argument("--font", default="", help="stands for the system's interface font")
    return parser.parse_args()


def _chat(window: MainWindow, pair: str) -> None:
    window.pair.choose_target(pair)
    _wait(lambda: window._parts.control.state.phase is Phase.LOADED)
    window._parts.preferences.change(max_tokens=24)
    for question in EARLIER:
        window.chats.new_chat()
        window.chats.send(question)
        _wait(lambda: not window.chats.is_answering)
    window._parts.preferences.change(max_tokens=400, draft_length=None)
    window.chats.new_chat()
    window.chats.send(FINISHED)
    _wait(lambda: not window.chats.is_answering)
    window.chats.send(STREAMING)


def _take(window: MainWindow) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    window.shell.set_details(shown=True)
    _wait(lambda: not window.chats.is_answering or _length(window) > SHOWN_FROM)
    for theme in ("light", "dark"):
        window._parts.theme.choose(theme)
        QTest.qWait(60)
        picture = PICTURES / f"chat-{theme}.png"
        window.grab().save(str(picture))
        sys.stdout.write(f"{picture}\n")


def _length(window: MainWindow) -> int:
    return len(window.transcript.messages[-1].text)


def _wait(done: Callable[[], bool]) -> None:
    waited = 0
    while not done():
        QTest.qWait(STEP_MS)
        waited += STEP_MS
        if waited > PATIENCE_MS:
            raise TimeoutError("the engine did not answer")


if __name__ == "__main__":
    sys.exit(main())
