"""A person's first hour with the program: real clicks and keys, the real engine, a picture a step.

    python tests/tour.py --out FOLDER [--theme dark] [--size 800x600] [--short] [--font Inter]
    python tests/tour.py --out FOLDER --walk …

The second walks from an empty machine to chatting with a pair downloaded from a hub on loopback.
Ends with 1 and names the step where something is not as it should be. `QT_QPA_PLATFORM=xcb` shows
the window; without it nothing is shown. `QT_SCALE_FACTOR` is obeyed.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

ROOT = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT)  # and not this folder, whose folders share names with ours


def main() -> int:
    options = _options()
    with tempfile.TemporaryDirectory(prefix="paceline-tour-") as folder:
        return _travel(options, Path(folder))


def _travel(options: argparse.Namespace, folder: Path) -> int:
    from tests.touring.trip import screen_of

    os.environ["PACELINE_HOME"] = str(folder / "home")
    os.environ["PACELINE_FOREIGN"] = "off"
    os.environ.setdefault("QT_QPA_PLATFORM", screen_of(options.size, folder))

    from PySide6.QtWidgets import QApplication

    from app.engine.llama_quantize import quantize
    from models.starter import find_starter
    from tests.hub.server import HubServer
    from tests.touring.first_hour import FIRST_HOUR, SHORT
    from tests.touring.trip import Options, Trip, travel
    from tests.touring.walk import WALK, stock

    application = QApplication(sys.argv[:1])
    gone = importlib.metadata.PackageNotFoundError
    starter = find_starter()
    with ExitStack() as stack:
        hub = stack.enter_context(HubServer()) if options.walk else None
        start = Options(
            home=folder / "home",
            files=folder / "files",
            pictures=options.out,
            size=options.size,
            theme=options.theme,
            font=options.font,
            language=options.language,
            hub=hub,
        )
        trip = Trip(application, start)
        trip.settle(threads=1, batch_threads=1, temperature=0.0, max_tokens=160, draft_length=3)
        draft = start.files / "starter-q2_k.gguf"
        quantize(starter, draft, "Q2_K")
        if hub is None:
            return travel(trip, SHORT if options.short else FIRST_HOUR)
        stack.enter_context(patch("models.starter.metadata.files", side_effect=gone))
        stock(hub, starter, folder / "pair")
        os.environ["HF_ENDPOINT"] = hub.endpoint
        os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
        return travel(trip, WALK)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="where the pictures go")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--size", type=_size, default=(1280, 800))
    parser.add_argument("--short", action="store_true", help="only a few steps")
    parser.add_argument("--walk", action="store_true", help="from no model to a downloaded pair")
    parser.add_argument(
        "--language", default="en", help="of the window; the walk knows English only"
    )
    parser.add_argument("--font", default="", help="stands for the system's interface font")
    options = parser.parse_args()
    if options.walk and options.language != "en":
        parser.error("The walk knows English only.")
    return options


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
