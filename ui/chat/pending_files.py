"""The files that go with the next message: read, counted, and refused if they cannot fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.sessions.attachment import Attachment, with_attachments
from app.sessions.attachment_files import read_attachment
from ui.chat.attachment_row import PendingFile
from ui.chat.composer import Composer
from ui.chat.token_counter import TokenCounter
from ui.jobs import Err, JobRunner, Result
from ui.message_room import most_tokens
from ui.numbers import grouped
from ui.translation import mark, tr

COUNT_MS = 350
_IF_FULL = mark(
    "Start a new chat, load the model with a longer context, or let the oldest messages be dropped."
)
_TEXT = "text"  # the key under which the composer's text is counted


@dataclass(slots=True)
class _Place:
    files: tuple[PendingFile, ...] = ()
    reading: tuple[str, ...] = ()


class PendingFiles(QObject):
    """One list for each chat.

    `room` is how many tokens are free for what is typed; None: not known yet, or without a limit.
    """

    failed = Signal(object)
    changed = Signal(object)  # other files are attached in this chat: its id, None if it is new
    spoiled = Signal()  # what failed was to go with what is typed now
    left = Signal()  # what is typed from now on is another message
    shown = Signal()  # what is read or counted may be more than before

    def __init__(
        self,
        composer: Composer,
        counter: TokenCounter,
        jobs: JobRunner,
        room: Callable[[], int | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._composer = composer
        self._counter = counter
        self._jobs = jobs
        self._room = room
        self._places: dict[int | None, _Place] = {}
        self._at: int | None = None
        self._text_tokens = 0
        self._is_text_counted = True  # as it stands there now
        self._edited: tuple[Attachment, ...] | None = None  # files of the message being edited
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(COUNT_MS)
        self._timer.timeout.connect(self._count_text)
        composer.text_changed.connect(self._text_changed)
        composer.files.remove_requested.connect(self.remove)
        composer.long_text_pasted.connect(self._add_text)
        counter.counted.connect(self._counted)
        counter.failed.connect(self._not_counted)

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """What goes with the next message of the chat that is shown."""
        return self.attachments_of(self._at)

    def attachments_of(self, conversation_id: int | None) -> tuple[Attachment, ...]:
        """What goes with the next message of a chat."""
        files = self._places.get(conversation_id, _Place()).files
        return tuple(file.attachment for file in files)

    @property
    def is_known(self) -> bool:
        """Is it known whether what is typed, and its files, can be sent?

        What surely fits need not be counted, nor does what waits for an answer to end.
        """
        if self._edited is None and self._place().reading:
            return False
        room = self._room()
        if room is None or self._composer.is_answering:
            return True
        return self._least_needed() > room or self._most_needed() <= room

    def count_now(self) -> None:
        """Have counted what is not yet, without waiting for a pause in writing."""
        for file in self._files():
            if file.tokens is None and not self._counter.is_asked(file.attachment):
                self._count(file.attachment)
        if self._timer.isActive() or not self._counter.is_asked(_TEXT):
            self._timer.stop()
            self._count_text()

    def enter(self, conversation_id: int | None) -> None:
        """Another chat is shown."""
        self._at = conversation_id
        self.left.emit()
        self.show()

    def add(self, paths: Sequence[Path]) -> None:
        """Read files; each that cannot be read is an error of its own."""
        place = self._place()
        for path in paths:
            place.reading = (*place.reading, path.name)
            self._jobs.run(partial(read_attachment, path), partial(self._read, self._at, path.name))
        self.show()

    def put(self, attachments: Sequence[Attachment], at: int | None) -> None:
        """Attach what was read before, in any chat; None: in the new one."""
        place = self._places.setdefault(at, _Place())
        place.files = (*place.files, *map(PendingFile, attachments))
        self.recount()
        self.changed.emit(at)

    def _add_text(self, text: str) -> None:
        self.put([Attachment(tr("Pasted text"), "text", text)], self._at)

    def edit(self, attachments: tuple[Attachment, ...] | None) -> None:
        """What is typed takes a message's place, with these files of its own; None: no more."""
        self._edited = attachments
        self._text_tokens = 0
        self.left.emit()
        self._text_changed()
        self.show()

    def remove(self, number: int) -> None:
        """Attach one file less."""
        files = self._place().files
        self._place().files = files[:number] + files[number + 1 :]
        self.show()
        self.changed.emit(self._at)

    def clear(self) -> None:
        """The message was sent."""
        self._place().files = ()
        self._text_tokens = 0
        self.show()
        self.changed.emit(self._at)

    def recount(self) -> None:
        """Count again, such as with the vocabulary of another model."""
        for place in self._places.values():
            place.files = tuple(replace(file, tokens=None) for file in place.files)
            for file in place.files:
                self._count(file.attachment)
        self._text_changed()
        self.show()

    def show(self) -> None:
        """Show the files and whether there is room for them."""
        place = self._place()
        self._composer.show_files(place.files, place.reading, self._refusal())
        self._composer.gauge.show_next(self._needed())
        self.shown.emit()

    def _place(self) -> _Place:
        return self._places.setdefault(self._at, _Place())

    def _needed(self) -> int:
        """As far as it was counted, be it before the last letters."""
        return self._text_tokens + sum(file.tokens or 0 for file in self._files())

    def _least_needed(self) -> int:
        return self._needed() if self._is_text_counted else self._needed() - self._text_tokens

    def _most_needed(self) -> int:
        text = 0 if self._is_text_counted else most_tokens(self._text())
        uncounted = (file.attachment for file in self._files() if file.tokens is None)
        return self._least_needed() + text + sum(most_tokens(_text_of(one)) for one in uncounted)

    def _files(self) -> tuple[PendingFile, ...]:
        """Those that go with what is typed; the files of an edited message are in its text."""
        return self._place().files if self._edited is None else ()

    def _text(self) -> str:
        """What is typed, with the files of its own."""
        return with_attachments(self._composer.text, self._edited or ())

    def _refusal(self) -> str:
        room, needed = self._room(), self._least_needed()
        if room is None or needed <= room:
            return ""
        words = tr("Too long by %Ln tokens: {free} are free in the context.", "", needed - room)
        said = words.format(free=grouped(max(0, room)))
        return said if room > 0 else " ".join((said, tr(_IF_FULL)))

    def _read(self, at: int | None, name: str, result: Result[Attachment]) -> None:
        place = self._places.setdefault(at, _Place())
        left = list(place.reading)
        left.remove(name)
        place.reading = tuple(left)
        if isinstance(result, Err):
            self.failed.emit(result.error)
            if at == self._at and self._edited is None:
                self.spoiled.emit()
        else:
            place.files = (*place.files, PendingFile(result.value))
            self._count(result.value)
            self.changed.emit(at)
        self.show()

    def _count(self, attachment: Attachment) -> None:
        self._counter.count(attachment, _text_of(attachment))

    def _text_changed(self) -> None:
        self._is_text_counted = not self._composer.text.strip()
        if not self._is_text_counted:
            self._timer.start()
            return
        self._timer.stop()
        if self._text_tokens:
            self._text_tokens = 0
            self.show()

    def _count_text(self) -> None:
        self._counter.count(_TEXT, self._text())

    def _not_counted(self, key: object, error: Exception) -> None:
        if isinstance(key, Attachment):
            self.failed.emit(error)
            if any(file.attachment == key for file in self._files()):
                self.spoiled.emit()
        self._counted(key, 0)  # the answer will tell whether it fits

    def _counted(self, key: object, tokens: int) -> None:
        if key == _TEXT:
            self._text_tokens = tokens if self._composer.text.strip() else 0
            self._is_text_counted = not self._timer.isActive()
        elif isinstance(key, Attachment):
            for place in self._places.values():
                place.files = tuple(
                    replace(file, tokens=tokens) if file.attachment == key else file
                    for file in place.files
                )
        self.show()


def _text_of(attachment: Attachment) -> str:
    return with_attachments("", (attachment,))
