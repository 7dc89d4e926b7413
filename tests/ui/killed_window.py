"""A window that chats by itself until somebody kills it: python killed_window.py HOME FIRST.

It prints a line for every message, after the message was shown as sent: its number. Numbers begin
with FIRST. The engine is scripted and streams a few words at a time, without end.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.config.paths import Paths
from app.config.presets_file import PresetsFile
from app.config.settings_file import SettingsFile
from app.engine_process.protocol import Command, Generate, Reply
from app.sessions.store import ConversationStore
from models.registry import Registry
from models.starter import find_starter
from tests.ui.scripted_client import ScriptedClient, answer, finished, loads_and
from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.jobs import JobRunner
from ui.main import PATIENCE_S, hub_parts
from ui.main_window import MainWindow
from ui.preferences import Preferences
from ui.theme import Theme
from ui.window_parts import Parts

WORDS = [f"word{number} " for number in range(12)]
STEP_MS = 15
NEW_CHAT_EVERY = 4


def begins_only(command: Command) -> Iterable[Reply]:
    """Streaming is up to the timer."""
    if isinstance(command, Generate):
        return answer(command.request_id)[:-1]
    return []


class Chatter:
    """Sends a message, lets its answer grow word by word, sends the next one."""

    def __init__(self, window: MainWindow, client: ScriptedClient, first: int) -> None:
        self._window = window
        self._client = client
        self._number = first
        self._words = 0

    def step(self) -> None:
        window = self._window
        if window._parts.control.state.phase is not Phase.LOADED:
            return
        if not window.chats.is_answering:
            self._send()
        elif self._words < len(WORDS):
            self._say(WORDS[self._words])
            self._words += 1
        else:
            request_id = self._client.of_kind(Generate)[-1].request_id
            self._client.say(finished(request_id, "".join(WORDS)))

    def _send(self) -> None:
        if self._number % NEW_CHAT_EVERY == 0:
            self._window.chats.new_chat()
        self._window.composer.set_text(f"message {self._number}")
        self._window.composer.send_button.click()
        shown = [m.text for m in self._window.transcript.messages if m.role == "user"]
        assert shown[-1] == f"message {self._number}"
        sys.stdout.write(f"{self._number}\n")
        sys.stdout.flush()
        self._number += 1
        self._words = 0

    def _say(self, word: str) -> None:
        request_id = self._client.of_kind(Generate)[-1].request_id
        self._client.say(*answer(request_id, word)[1:-1])


def main(home: Path, first: int) -> int:
    application = QApplication([])
    paths = Paths.under(home)
    paths.make()
    preferences = Preferences(SettingsFile(paths.settings_file))
    preferences.change(target="starter")
    client = ScriptedClient(loads_and(begins_only))
    parts = Parts(
        theme=Theme(application, "light"),
        preferences=preferences,
        store=ConversationStore(paths.chats_file, patience_s=PATIENCE_S),
        control=EngineControl(lambda: client),
        jobs=JobRunner(),
        registry=Registry(paths.data),
        find_starter=find_starter,
        pick_file=lambda: None,
        presets=PresetsFile(paths.presets_file),
        paths=paths,
        hub=hub_parts(paths),
    )
    window = MainWindow(parts)
    window.show()
    chatter = Chatter(window, client, first)
    timer = QTimer()
    timer.timeout.connect(chatter.step)
    timer.start(STEP_MS)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
