"""Measures the window's work: streaming into long and short chats, opening, resizing.

    .venv/bin/python -m tests.perf.window [--quick] [--write]

Nothing else should run meanwhile. `--write` puts the table into tests/perf/reports/window.md;
`--quick` only shows that all of it works. It draws offscreen, so times are those of our own and of
Qt's software painting, without a graphics driver. Status 1 where a budget is missed.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import psutil
from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from app.processor import processor_name
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.conversation import Message, MessageStatus
from app.sessions.store import ConversationStore
from ui.chat.transcript import Transcript
from ui.theme import Theme

REPORT = Path(__file__).parent / "reports" / "window.md"
SHORT, LONG = 3_000, 300_000  # characters
RATE = 200  # tokens per second
FLUSHES_PER_S = 30
SIZE = (1000, 760)
PARAGRAPH = (
    "The paceline moves as one: whoever rides in front breaks the wind for **all others**, who "
    "save a third of their strength and take `turns` at the front.\n\n"
)
CODE = "```python\ndef turn(riders):\n    return riders[1:] + riders[:1]\n```\n\n"


@dataclass(frozen=True, slots=True)
class Amounts:
    """How much is measured."""

    flushes: int = 400
    stream_s: float = 20.0
    opened: int = 9
    resizes: int = 60
    updates: int = 200  # of a hard text, 200 characters each


QUICK = Amounts(flushes=12, stream_s=0.3, opened=2, resizes=4, updates=5)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the report; `limit` is the budget, where there is one."""

    name: str
    value: float
    unit: str
    limit: float | None = None

    @property
    def missed(self) -> bool:
        return self.limit is not None and self.value > self.limit


def measure(amounts: Amounts) -> list[Row]:
    """Everything, in the order of the report."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    theme = Theme(application, "light")
    return [
        *_deltas(application, theme, amounts),
        _stall(application, theme, amounts),
        _opening(application, theme, amounts),
        *_resizing(application, theme, amounts),
        *_hard_texts(application, theme, amounts),
    ]


def chat(characters: int, first: int = 1) -> list[Message]:
    """Questions and answers with so many characters in all, the last answer streaming and empty."""
    messages: list[Message] = []
    total = 0
    while total < characters:
        number = first + len(messages)
        text = "How does that work?" if len(messages) % 2 == 0 else (PARAGRAPH * 4 + CODE)
        role = "user" if len(messages) % 2 == 0 else "assistant"
        messages.append(_message(number, role, text, MessageStatus.COMPLETE))
        total += len(text)
    number = first + len(messages)
    return [*messages, _message(number, "assistant", "", MessageStatus.STREAMING)]


def _message(number: int, role: str, text: str, status: MessageStatus) -> Message:
    return Message(number, 1, role, text, status, 0.0)  # type: ignore[arg-type]  # one of the two


def _transcript(application: QApplication, theme: Theme, characters: int) -> Transcript:
    transcript = Transcript(theme)
    transcript.resize(*SIZE)
    transcript.show()
    transcript.show_messages(chat(characters))
    application.processEvents()
    return transcript


def _deltas(application: QApplication, theme: Theme, amounts: Amounts) -> list[Row]:
    """Work per delta, painting included; the two chats take turns, so that both see one machine."""
    chats = {size: _transcript(application, theme, size) for size in (SHORT, LONG)}
    times: dict[int, list[float]] = {SHORT: [], LONG: []}
    words = PARAGRAPH.split(" ")
    per_flush = RATE // FLUSHES_PER_S
    for number in range(amounts.flushes):
        for size, transcript in chats.items():
            last = transcript.messages[-1].id
            started = time.perf_counter()
            for place in range(per_flush):
                transcript.grow(last, words[(number * per_flush + place) % len(words)] + " ")
            transcript.flush()
            application.processEvents()
            times[size].append((time.perf_counter() - started) * 1000 / per_flush)
    for transcript in chats.values():
        transcript.close()
    short, long = (statistics.median(times[size]) for size in (SHORT, LONG))
    return [
        Row(f"work per delta in a chat of {SHORT:,} characters, median", short, "ms"),
        Row(f"work per delta in a chat of {LONG:,} characters, median", long, "ms"),
        Row("the second against the first", long / short, "×", limit=1.5),
    ]


def _stall(application: QApplication, theme: Theme, amounts: Amounts) -> Row:
    """The longest time in which the event loop did nothing else, while a real stream comes in."""
    transcript = _transcript(application, theme, LONG)
    last = transcript.messages[-1].id
    words = PARAGRAPH.split(" ")
    clock, gaps = QElapsedTimer(), [0.0]
    loop, stream, end = QEventLoop(), QTimer(), QTimer()
    due, seen = 1000 / RATE, [0]

    def beat() -> None:
        gaps.append(clock.nsecsElapsed() / 1e6 - due)
        clock.restart()
        transcript.grow(last, words[seen[0] % len(words)] + " ")
        seen[0] += 1

    stream.setTimerType(Qt.TimerType.PreciseTimer)
    stream.timeout.connect(beat)
    end.setSingleShot(True)
    end.timeout.connect(loop.quit)
    clock.start()
    stream.start(round(due))
    end.start(round(amounts.stream_s * 1000))
    loop.exec()
    stream.stop()
    transcript.close()
    name = f"longest stall while {RATE} tokens per second stream into {LONG:,} characters"
    return Row(name, max(gaps), "ms", limit=50)


def _opening(application: QApplication, theme: Theme, amounts: Amounts) -> Row:
    """From the store to the last screen painted."""
    transcript = Transcript(theme)
    transcript.resize(*SIZE)
    transcript.show()
    times = []
    with tempfile.TemporaryDirectory(prefix="paceline-window-") as folder:
        store = ConversationStore(Path(folder) / "chats.sqlite3")
        line = tuple(
            MessageRecord(
                place - 1 if place else None,
                "assistant" if place % 2 else "user",
                PARAGRAPH * 3 + CODE if place % 2 else "And then?",
                1.0,
            )
            for place in range(1_000)
        )
        store.add_record(ChatRecord("A long chat", 1.0, 1.0, line))
        (conversation,) = store.conversations()
        for _ in range(amounts.opened):
            transcript.show_messages([])
            application.processEvents()
            times.append(_ms(lambda: _open(application, store, conversation.id, transcript)))
        store.close()
    transcript.close()
    return Row("open a chat of 1,000 messages, median", statistics.median(times), "ms", limit=200)


def _open(
    application: QApplication, store: ConversationStore, chat_id: int, transcript: Transcript
) -> None:
    transcript.show_messages(store.messages(chat_id))
    application.processEvents()
    assert transcript.view_of(transcript.messages[-1].id) is not None


def _resizing(application: QApplication, theme: Theme, amounts: Amounts) -> list[Row]:
    """Widths at which every line breaks anew."""
    transcript = _transcript(application, theme, LONG)
    times = []
    for number in range(amounts.resizes):
        width = 420 + 7 * (number % 40)
        times.append(_ms(lambda width=width: transcript.resize(width, SIZE[1])))
        times[-1] += _ms(application.processEvents)
    transcript.close()
    return [
        Row(
            f"one step of a resize with {LONG:,} characters, median", statistics.median(times), "ms"
        ),
        Row("the slowest step", max(times), "ms"),
    ]


_FUNCTION = "def f(x):\n    return x\n\n"
HARD = {
    "a table of 1,000 rows": "|a|b|c|\n|-|-|-|\n" + "|one|two three|four|\n" * 1_000,
    "code of 100,000 characters": f"```python\n{_FUNCTION * 4_000}```",
    "a line of code of 100,000 characters": f"```js\n{'a=1;' * 25_000}\n```",
    "a word of 100,000 letters": "x" * 100_000,
}


def _hard_texts(application: QApplication, theme: Theme, amounts: Amounts) -> list[Row]:
    """Single answers that a layout may choke on: opened at once, and their longest update."""
    rows = []
    for name, text in HARD.items():
        transcript = Transcript(theme)
        transcript.resize(*SIZE)
        transcript.show()
        whole = [_message(1, "assistant", text, MessageStatus.COMPLETE)]
        opened = _ms(partial(transcript.show_messages, whole)) + _ms(application.processEvents)
        transcript.show_messages([_message(1, "assistant", "", MessageStatus.STREAMING)])
        deltas = (text[200 * n : 200 * (n + 1)] for n in range(amounts.updates))
        updates = [_grow(application, transcript, delta) for delta in deltas]
        transcript.close()
        rows.append(Row(f"open {name}", opened, "ms"))
        rows.append(Row(f"longest update while it streams: {name}", max(updates), "ms"))
    return rows


def _grow(application: QApplication, transcript: Transcript, delta: str) -> float:
    def update() -> None:
        transcript.grow(1, delta)
        transcript.flush()
        application.processEvents()

    return _ms(update)


def _ms(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000


def report(rows: list[Row]) -> str:
    """A page in Markdown."""
    load = psutil.getloadavg()[0]
    lines = [
        "# The window's work",
        "",
        f"{processor_name()}, {psutil.cpu_count()} cores, load {load:.1f} at the end; offscreen.",
        "",
        "| what | measured | budget |",
        "|---|---|---|",
    ]
    for row in rows:
        limit = "" if row.limit is None else f"≤ {row.limit:g} {row.unit}"
        lines.append(f"| {row.name} | {row.value:.2f} {row.unit} | {limit} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rows = measure(QUICK if options.quick else Amounts())
    text = report(rows)
    if options.write:
        REPORT.write_text(text, "utf-8")
    sys.stdout.write(text)
    return 1 if any(row.missed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
