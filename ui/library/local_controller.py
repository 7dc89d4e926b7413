"""What can be wished on the page of this machine's models."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from models.errors import PacelineError
from ui.dialogs import Dialogs
from ui.library import local_cards
from ui.library.local_desk import LocalDesk, choosable
from ui.library.local_page import LocalPage
from ui.pair.pair_controller import PairController
from ui.translation import tr


class LocalController(QObject):
    """Keeps the page as the desk is, and hands wishes on."""

    failed = Signal(object)
    draft_wanted = Signal(object)  # Path of a target
    get_draft_wanted = Signal(object)  # Path of a target

    def __init__(
        self, page: LocalPage, desk: LocalDesk, pair: PairController, dialogs: Dialogs
    ) -> None:
        super().__init__(page)
        self._page = page
        self._desk = desk
        self._pair = pair
        self._dialogs = dialogs
        page.acted.connect(self._act)
        page.folder_requested.connect(self.add_folder)
        page.file_requested.connect(pair.open_target_file)
        page.folder_dropped.connect(desk.forget)
        desk.changed.connect(self.show)

    def show(self) -> None:
        self._page.show_local(self._desk.local, self._desk.folders)

    def add_folder(self) -> None:
        """Ask for a folder whose models are to be listed."""
        folder = self._dialogs.pick_folder(tr("Add a folder with models"))
        if folder is not None:
            self._desk.add([folder])

    def _act(self, key: str, act: str) -> None:
        path = Path(key)
        acts: dict[str, Callable[[], None]] = {
            local_cards.TARGET: lambda: self._choose(path, as_draft=False),
            local_cards.DRAFT: lambda: self._choose(path, as_draft=True),
            local_cards.MEASURE: lambda: self._measure(path),
            local_cards.GET_DRAFT: lambda: self.get_draft_wanted.emit(path),
            local_cards.FIND_DRAFT: lambda: self.draft_wanted.emit(path),
            local_cards.SHOW_FILE: lambda: self._desk.show_file(path),
            local_cards.FORGET: lambda: self._desk.forget(path),
            local_cards.DELETE: lambda: self._desk.delete(path),
        }
        acts[act]()

    def _measure(self, path: Path) -> None:
        try:
            draft = choosable(self._desk.local, path, as_draft=True)
        except PacelineError as error:
            self.failed.emit(error)
            return
        self._pair.measure(self._pair.wanted[0], draft)

    def _choose(self, path: Path, *, as_draft: bool) -> None:
        try:
            key = choosable(self._desk.local, path, as_draft=as_draft)
        except PacelineError as error:
            self.failed.emit(error)
            return
        if not as_draft:
            self._pair.choose_target(key)
        elif self._pair.wanted[0]:
            self._pair.choose_draft(key)
        else:
            advice = tr("A draft guesses ahead for a target; choose the target first.")
            self.failed.emit(PacelineError(tr("No target is chosen yet."), advice=advice))
