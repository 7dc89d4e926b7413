"""Finds models that are on this machine twice; big files are read, so a person can stop it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from models.content_hash import ContentHashes, sample
from models.duplicates import Duplicates, find_duplicates, suspects
from models.model_file import ModelFile
from ui.jobs import Err, JobRunner, Ok, Result


@dataclass(frozen=True, slots=True)
class DuplicateState:
    """`reading` is the file that is compared now; `found` is None before there is a result."""

    is_looking: bool = False
    reading: str = ""
    done: int = 0
    total: int = 0
    found: tuple[Duplicates, ...] | None = None
    is_stopped: bool = False
    error: Exception | None = None


class DuplicateDesk(QObject):
    """`changed` follows every change of `state`; looking again ends an older look."""

    changed = Signal()

    def __init__(self, hashes: ContentHashes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hashes = hashes
        self._jobs = JobRunner(self)
        self._stopped = Event()
        self._state = DuplicateState()

    @property
    def state(self) -> DuplicateState:
        return self._state

    def look(self, models: Sequence[ModelFile]) -> None:
        """Compare sizes and a few places first; only what is equal until then is read."""
        self._stopped.set()
        stopped = self._stopped = Event()
        self._set(replace(self._state, is_looking=True, is_stopped=False, error=None))

        def suspected(result: Result[list[list[ModelFile]]]) -> None:
            match result:
                case Ok(groups) if not stopped.is_set():
                    members = [model for group in groups for model in group]
                    self._read(members, [path for m in members for path in (m.path, *m.parts)], 0)
                case Err(error) if not stopped.is_set():
                    self._end(error=error)

        self._jobs.run(lambda: suspects(models, sample), suspected)

    def stop(self) -> None:
        """Keep what was found before."""
        self._stopped.set()
        if self._state.is_looking:
            self._end(is_stopped=True)

    def close(self) -> None:
        """The window closes."""
        self._stopped.set()
        self._jobs.close()

    def _read(self, models: list[ModelFile], files: list[Path], done: int) -> None:
        """One file at a time, so that it can be told which."""
        stopped, hashes = self._stopped, self._hashes
        if done == len(files):
            self._conclude(models)
            return
        path = files[done]
        self._set(replace(self._state, reading=path.name, done=done, total=len(files)))

        def read(result: Result[str]) -> None:
            if stopped.is_set():
                return
            if isinstance(result, Err) and not isinstance(result.error, OSError):
                self._end(error=result.error)
            else:  # a file that cannot be read is no duplicate
                self._read(models, files, done + 1)

        self._jobs.run(lambda: hashes.of(path, stopped.is_set), read)

    def _conclude(self, models: list[ModelFile]) -> None:
        stopped, hashes = self._stopped, self._hashes

        def find() -> tuple[Duplicates, ...]:
            found = find_duplicates(models, sample, lambda path: hashes.of(path, stopped.is_set))
            hashes.save()
            return tuple(found)

        def take(result: Result[tuple[Duplicates, ...]]) -> None:
            match result:
                case Ok(found) if not stopped.is_set():
                    self._end(found=found)
                case Err(error) if not stopped.is_set():
                    self._end(error=error)

        self._jobs.run(find, take)

    def _end(
        self,
        *,
        found: tuple[Duplicates, ...] | None = None,
        error: Exception | None = None,
        is_stopped: bool = False,
    ) -> None:
        kept = found if found is not None else self._state.found
        self._set(DuplicateState(found=kept, error=error, is_stopped=is_stopped))

    def _set(self, state: DuplicateState) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit()
