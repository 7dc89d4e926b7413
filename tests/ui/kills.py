"""Kills windows at random moments while answers stream, and looks at what is left."""

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.config.paths import Paths
from app.sessions.conversation import Message, MessageStatus
from app.sessions.store import ConversationStore
from tests.ui.killed_window import WORDS

ROOT = Path(__file__).resolve().parents[2]
WINDOW = Path(__file__).with_name("killed_window.py")
LONGEST_S = 0.5
WHOLE = "".join(WORDS)


@dataclass(frozen=True, slots=True)
class Killed:
    """One kill: the messages shown as sent until then, and what the file says afterwards."""

    shown: tuple[int, ...]
    lost: tuple[int, ...]  # shown as sent and not stored
    cut_answers: int  # kept with a part of their text
    torn_answers: int  # with a text that is no beginning of what was streamed
    sound: bool  # SQLite's own checks, of the rows and of the full-text index


def kill_one(home: Path, first: int, chance: random.Random) -> Killed:
    """Start a window, kill it some time after its first message, look at the file."""
    command = [sys.executable, str(WINDOW), str(home), str(first)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        lines = [window.stdout.readline()]
        with suppress(subprocess.TimeoutExpired):
            window.wait(chance.uniform(0, LONGEST_S))  # the random moment is the point of it
        window.kill()
        lines += window.stdout.readlines()
    return _look(home, tuple(int(line) for line in lines if line.endswith("\n")))


def _look(home: Path, shown: tuple[int, ...]) -> Killed:
    store = ConversationStore(Paths.under(home).chats_file)
    messages = [m for chat in store.conversations() for m in store.messages(chat.id)]
    stored = {m.text for m in messages if m.role == "user"}
    answers = [m for m in messages if m.role == "assistant"]
    checks = store._database.read("PRAGMA integrity_check")
    with store._database.writing(durable=False) as connection:  # raises if it does not fit
        connection.execute("INSERT INTO messages_text (messages_text) VALUES ('integrity-check')")
    store.close()
    return Killed(
        shown=shown,
        lost=tuple(number for number in shown if f"message {number}" not in stored),
        cut_answers=sum(m.status is MessageStatus.INTERRUPTED for m in answers),
        torn_answers=sum(_is_torn(m) for m in answers),
        sound=[row[0] for row in checks] == ["ok"],
    )


def _is_torn(answer: Message) -> bool:
    whole = answer.status is MessageStatus.COMPLETE
    cut = answer.status is MessageStatus.INTERRUPTED
    return not ((whole and answer.text == WHOLE) or (cut and WHOLE.startswith(answer.text)))
