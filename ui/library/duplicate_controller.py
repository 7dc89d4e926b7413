"""What can be wished on the page of models that are there twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from models.model_file import ModelFile
from ui.library import local_cards
from ui.library.duplicate_cards import duplicate_rows
from ui.library.duplicate_desk import DuplicateDesk
from ui.library.duplicates_page import DuplicatesPage
from ui.library.local_desk import LocalDesk


class DuplicateController(QObject):
    """Deleting asks as on the page of this machine's models."""

    def __init__(self, page: DuplicatesPage, desk: DuplicateDesk, local: LocalDesk) -> None:
        super().__init__(page)
        self._page = page
        self._desk = desk
        self._local = local
        self._gone: set[Path] = set()  # that the list of models may still have
        self._is_waiting = False  # for the list of models, which is being read
        page.acted.connect(self._act)
        page.look_requested.connect(self.look)
        page.stop_requested.connect(desk.stop)
        desk.changed.connect(self.show)
        local.changed.connect(self._local_changed)
        local.deleted.connect(self._deleted)

    def look(self) -> None:
        """Compare everything that is on this machine, whether it can chat or not."""
        entries = self._local.local.library.entries
        self._is_waiting = not entries
        models = [entry for entry in entries if isinstance(entry, ModelFile)]
        self._desk.look([model for model in models if model.path not in self._gone])

    def show(self) -> None:
        state = self._desk.state
        self._page.show_state(state, duplicate_rows(state, self._local.local))

    def _local_changed(self) -> None:
        entries = self._local.local.library.entries
        self._gone.intersection_update(entry.path for entry in entries)
        if self._is_waiting and entries:
            self.look()
        self.show()

    def _act(self, key: str, act: str) -> None:
        path = Path(key)
        acts: dict[str, Callable[[], None]] = {
            local_cards.SHOW_FILE: lambda: self._local.show_file(path),
            local_cards.DELETE: lambda: self._local.delete(path),
        }
        acts[act]()

    def _deleted(self, path: Path) -> None:
        """The list of models learns of it later than we do."""
        self._gone.add(path)
        if self._desk.state.found is not None:
            self.look()
