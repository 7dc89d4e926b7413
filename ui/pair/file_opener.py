"""Model files that a person picks or drops: looked at, put on the list, and then used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from models.errors import PacelineError
from models.model_file import ModelFile
from models.registry import Registry
from ui.jobs import Err, JobRunner, Ok, Result
from ui.known_sentences import known
from ui.translation import tr


class FileOpener(QObject):
    """`added` follows each file that was put on the list."""

    added = Signal()
    failed = Signal(object)

    def __init__(
        self,
        registry: Registry,
        jobs: JobRunner,
        pick_file: Callable[[], Path | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._registry = registry
        self._jobs = jobs
        self._pick_file = pick_file

    def ask(self, then: Callable[[str], None]) -> None:
        """Let the person choose a file; `then` gets its key."""
        path = self._pick_file()
        if path is not None:
            self.add(path, then)

    def add(self, path: Path, then: Callable[[str], None]) -> None:
        """`then` gets the key of a file that can chat."""

        def done(result: Result[ModelFile]) -> None:
            match result:
                case Ok(model) if model.limitation:
                    words = tr("“{name}” {why}.")
                    sentence = words.format(name=path.name, why=known(model.limitation))
                    self.failed.emit(
                        PacelineError(sentence, advice=tr("Open a model that can chat."))
                    )
                case Ok(model):
                    self.added.emit()
                    then(str(model.path))
                case Err(error):
                    self.failed.emit(error)

        self._jobs.run(lambda: self._registry.add(path), done)
