"""A growing answer for screen readers: whole sentences, several at a time, without its thinking."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from app.engine.events import Finished, StopReason, TextDelta
from app.engine.thinking import ThinkingSplitter
from app.engine_process.protocol import Died, Failed, Generated, Reply
from ui.translation import mark, tr
from ui.widgets.announce import announce

PAUSE_MS = 2_000
_MOST = 400  # characters without a sentence's end that are held back
_END = re.compile(r"[.!?:;…](?=\s)|[。！？]|\n")
_MARKS = re.compile(r"[*`]+|^[#>]+ ", re.MULTILINE)
_COMPLETE = mark("The answer is complete.")
_LAST_WORDS = {
    StopReason.CANCELLED: mark("The answer was stopped."),
    StopReason.LENGTH: mark("The answer is as long as it may be."),
    StopReason.CONTEXT: mark("The answer ends because the context is full."),
}


class SpokenAnswer(QObject):
    """Says nothing where nobody listens. Every reply about the shown answer is for `take`."""

    def __init__(
        self,
        view: QWidget,
        *,
        say: Callable[[QWidget, str], None] = announce,
        is_heard: Callable[[], bool] = QAccessible.isActive,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._say = say
        self._is_heard = is_heard
        self._answer: int | None = None  # which one grows
        self._splitter = ThinkingSplitter()
        self._is_thinking_said = False
        self._waiting = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.say_sentences)

    def take(self, reply: Reply) -> None:
        """What the engine says about the answer that is shown."""
        if not self._is_heard():
            self._waiting = ""
            return
        match reply:
            case Generated(number, TextDelta(text)):
                self._go_on_with(number)
                self._grow(text)
            case Generated(_, Finished(stop_reason=reason)):
                self._end(tr(_LAST_WORDS.get(reason, _COMPLETE)))
            case Failed() | Died():
                self._end(tr("The answer was interrupted."))

    def say_sentences(self) -> None:
        """Say what is complete of what has come since the last time."""
        end = sentences_end(self._waiting)
        ready, self._waiting = self._waiting[:end], self._waiting[end:]
        self._say(self._view, spoken(ready))
        if self._waiting:
            self._timer.start()

    def _go_on_with(self, number: int | None) -> None:
        """Forget what is left of another answer."""
        if number != self._answer:
            self._answer = number
            self._splitter = ThinkingSplitter()
            self._is_thinking_said = False
            self._waiting = ""

    def _grow(self, text: str) -> None:
        split = self._splitter.feed(text)
        if split.moved:  # what was taken for the answer
            self._waiting = ""
        if split.thinking.strip() and not self._is_thinking_said:
            self._is_thinking_said = True
            self._say(self._view, tr("Thinking…"))
        self._waiting += split.answer
        if self._waiting and not self._timer.isActive():
            self._timer.start()

    def _end(self, last_words: str) -> None:
        self._timer.stop()
        rest = self._waiting + self._splitter.finish().answer
        self._go_on_with(None)
        self._say(self._view, f"{spoken(rest)} {last_words}".strip())


def sentences_end(text: str) -> int:
    """How much of the text is whole sentences; all of it, if it goes on for too long."""
    ends = [found.end() for found in _END.finditer(text)]
    if ends:
        return ends[-1]
    return len(text) if len(text) > _MOST else 0


def spoken(text: str) -> str:
    """Without what only marks headings, weight and code."""
    return " ".join(_MARKS.sub("", text).split())
