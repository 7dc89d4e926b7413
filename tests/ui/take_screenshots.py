"""Takes the README's pictures from the running program with the real engine.

    python tests/ui/take_screenshots.py [--pair demo|starter|TARGET.gguf+DRAFT.gguf]
                                        [--home FOLDER] [--font Inter]

`--home` keeps the demo pair for the next time. Every word and figure in the pictures is generated
by the engine while this runs.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402 - the path comes first

from tests.touring.camera import picture_of  # noqa: E402
from tests.touring.trip import Options, Trip  # noqa: E402

PICTURES = ROOT / "resources" / "screenshots"
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
    start = Options(home, home / "files", PICTURES, font=options.font)
    trip = Trip(QApplication(sys.argv[:1]), start)
    trip.paths.chats_file.unlink(missing_ok=True)
    trip.settle(temperature=0.0, max_tokens=400)
    trip.open()
    trip.hand.patience_ms = PATIENCE_MS
    try:
        _chat(trip, options.pair)
        _take(trip)
    finally:
        trip.close()
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pair", default="demo", help="demo, starter, or TARGET.gguf+DRAFT.gguf")
    parser.add_argument("--home", default="")
    parser.add_argument("--font", default="", help="stands for the system's interface font")
    return parser.parse_args()


def _chat(trip: Trip, pair: str) -> None:
    change = trip.window._parts.preferences.change
    target, _, draft = pair.partition("+")
    if draft:
        trip.window.pair.choose_pair(target, draft)
    else:
        trip.window.pair.choose_target(target)
    trip.wait_until_loaded()
    change(max_tokens=24)
    for question in EARLIER:
        trip.hand.press("Ctrl+N")
        trip.ask(question)
        trip.wait_for_answer()
    change(max_tokens=400, draft_length=None)
    trip.hand.press("Ctrl+N")
    trip.ask(FINISHED)
    trip.wait_for_answer()
    trip.ask(STREAMING)


def _take(trip: Trip) -> None:
    trip.hand.press("Ctrl+D")
    trip.wait_for_text(SHOWN_FROM)
    for theme in ("light", "dark"):
        trip.window._parts.preferences.change(theme=theme)
        trip.hand.rests()
        path = PICTURES / f"chat-{theme}.png"
        picture_of(trip.window).save(str(path))
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    sys.exit(main())
