"""A walk through the program in steps, each of which is looked at."""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.config.paths import Paths
from app.config.settings_file import SettingsFile
from tests.hub.server import HubServer
from tests.touring.camera import Camera
from tests.touring.eyes import row_words, rows
from tests.touring.hand import Hand
from ui.engine_state import Phase
from ui.main import build_window
from ui.main_window import MainWindow
from ui.preferences import Preferences
from ui.translation import install_language

FRANCE = "What is the capital of France? Answer in one sentence."


@dataclass(frozen=True, slots=True)
class Options:
    """Where a trip begins. `files` is a folder for what the person reads and writes."""

    home: Path
    files: Path
    pictures: Path
    size: tuple[int, int] = (1280, 800)
    theme: str = "light"
    font: str = ""
    language: str = "en"
    hub: HubServer | None = None


class Trip:
    """The program with a person at it."""

    def __init__(self, application: QApplication, options: Options) -> None:
        self._application = application
        self.options = options
        self.camera = Camera(options.pictures)
        self.paths = Paths.under(options.home)
        self.paths.make()
        options.files.mkdir(parents=True, exist_ok=True)
        application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        install_language(application, options.language)
        self.settle(theme=options.theme, language=options.language, font_family=options.font)
        self.window: MainWindow
        self.hand: Hand

    def settle(self, **values: object) -> None:
        """Settings of a person who was here before."""
        Preferences(SettingsFile(self.paths.settings_file)).change(**values)

    def open(self) -> None:
        """Start the program."""
        self.window = build_window(self._application, self.paths)
        self.window.resize(*self.options.size)
        self.window.move(0, 0)
        self.window.show()
        self.window.activateWindow()
        self.hand = Hand(self.window)
        self.hand.until(self.window.isActiveWindow, "the window did not come to the front", 10_000)

    def close(self) -> None:
        """End the program."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def picture(self, name: str) -> None:
        """Look at the screen."""
        QTest.qWait(80)
        self.camera.take(self.window, name)

    @property
    def last_text(self) -> str:
        """The text of the last message."""
        return self.window.transcript.messages[-1].text

    @property
    def list_rows(self) -> list[str]:
        """The list of chats with its heads, as it is shown."""
        return [row_words(index).split("\n")[0] for index in rows(self.window.sidebar.view)]

    @property
    def chat_titles(self) -> list[str]:
        """The chats of the list."""
        model = self.window.sidebar.model
        found = (model.conversation_at(index) for index in rows(self.window.sidebar.view))
        return [chat.title for chat in found if chat is not None]

    @property
    def is_loaded(self) -> bool:
        return self.window._parts.control.state.phase is Phase.LOADED

    def wait_until_loaded(self) -> None:
        self.hand.until(lambda: self.is_loaded, "the models were not loaded")

    def turn_to(self, section: str) -> None:
        """A section of the settings, which are open."""
        page = self.window.settings.page
        self.hand.click(page.tabs.buttons[page.titles.index(section)].accessibleName())

    def ask(self, text: str) -> None:
        """Type a message and send it."""
        self.hand.press("Ctrl+L")
        self.hand.types(text)
        self.hand.press("Return")

    def wait_for_text(self, letters: int = 1) -> None:
        """Until so much of the growing answer is there."""
        messages = lambda: self.window.transcript.messages  # noqa: E731 - looked at anew
        self.hand.until(
            lambda: bool(messages()) and len(messages()[-1].text) >= letters,
            "no text of the answer came",
        )

    def wait_for_answer(self) -> str:
        """Until the answer is complete; its text."""
        self.hand.until(lambda: not self.window.chats.is_answering, "the answer did not end")
        self.hand.rests()
        return self.window.transcript.messages[-1].text


Step = Callable[[Trip], None]


def travel(trip: Trip, steps: Sequence[Step]) -> int:
    """Do the steps; 1 and a sentence at the first that does not do what it should."""
    trip.open()
    try:
        for number, step in enumerate(steps, start=1):
            name = step.__name__.replace("_", " ")
            try:
                step(trip)
            except AssertionError as error:
                trip.camera.take(trip.window, f"failed {name}")
                frames = traceback.extract_tb(error.__traceback__)
                where = next(f for f in reversed(frames) if "touring/hand" not in f.filename)
                place = f"{Path(where.filename).name}:{where.lineno}"
                sys.stderr.write(f"Step {number}, “{name}” ({place}): {error}\n")
                return 1
            trip.picture(name)
            sys.stdout.write(f"{number:2} {name}\n")
            sys.stdout.flush()
    finally:
        trip.close()
    return 0


def screen_of(size: tuple[int, int], folder: Path) -> str:
    """The name of an offscreen platform whose screen has a size."""
    scale = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    width, height = (round(each * scale) for each in size)
    screen = {"name": "desk", "x": 0, "y": 0, "width": width, "height": height}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1.0}
    path = folder / "screen.json"
    path.write_text(json.dumps({"screens": [screen]}))
    return f"offscreen:configfile={path}"
