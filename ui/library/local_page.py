"""The models on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from ui.library.card_view import CardView
from ui.library.content import Column, ListOrWords
from ui.library.local_cards import Local, Sort, count_words, local_rows, may_be_twice
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import button
from ui.widgets.combo_box import ComboBox
from ui.widgets.search_field import SearchField
from ui.widgets.words_label import words_label

_SORTS: dict[Sort, str] = {
    "name": mark("By name"),
    "size": mark("By size"),
    "fit": mark("By fit"),
    "architecture": mark("By architecture"),
}
_DOWNLOADS = "downloads"  # as the desk says it
_LOOKING = mark("Looking for models…")
_NONE = mark(
    "There are no models on this machine yet. Find a pair and download it, or add a folder that "
    "has GGUF files: they stay where they are."
)
_NO_MATCH = mark("No model here has these words in its name, architecture, quantization or folder.")


class LocalPage(Column):
    """Shows what it is told; `acted` is a wish about one model."""

    acted = Signal(str, str)  # the model's path, and what to do
    folder_requested = Signal()
    file_requested = Signal()
    folder_dropped = Signal(object)  # Path: not to be searched any more
    duplicates_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._local: Local | None = None
        self._folders: tuple[tuple[Path, str], ...] = ()
        name = tr("Filter the models on this machine")
        self.filter = SearchField(theme, tr("Filter"), name=name)
        self.filter.textChanged.connect(self._show)
        self.sort = ComboBox(theme)
        self.sort.setAccessibleName(tr("Order"))
        self.sort.addItems([tr(text) for text in _SORTS.values()])
        self.sort.currentIndexChanged.connect(self._show)
        self.add_button = button(tr("Add…"), self.open_menu, name=tr("Add models or folders"))
        self.view = CardView(theme, tr("Models on this machine"), dense=True)
        self.view.acted.connect(self.acted)
        self._list = ListOrWords(self.view)
        self._count = words_label(12, tone="muted")
        self._count.setWordWrap(False)
        self.duplicates_button = button(
            tr("Some may be there twice"), self.duplicates_requested.emit, look="text"
        )
        self.duplicates_button.setAccessibleName(tr("Look for models that are there twice"))
        below = QHBoxLayout()
        below.setSpacing(4)
        below.addWidget(self._count)
        below.addWidget(self.duplicates_button)
        below.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.filter, 1)
        row.addWidget(self.sort)
        row.addWidget(self.add_button)
        self.column.addLayout(row)
        self.column.addLayout(below)
        self.column.addWidget(self._list, 1)
        self._list.fill(tr(_LOOKING))

    def show_local(self, local: Local, folders: Sequence[tuple[Path, str]]) -> None:
        """Replace what is shown. `folders` are searched; each with whose it is."""
        self._local, self._folders = local, tuple(folders)
        self._show()

    def menu(self) -> QMenu:
        """Ways to add models, and the folders that are searched."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Add a folder…")).triggered.connect(self.folder_requested.emit)
        menu.addAction(tr("Open a GGUF file…")).triggered.connect(self.file_requested.emit)
        menu.addAction(tr("Look for duplicates…")).triggered.connect(self.duplicates_requested.emit)
        if self._folders:
            menu.addSection(tr("Folders that are searched"))
        for folder, whose in self._folders:
            self._add_folder(menu, folder, whose)
        return menu

    def open_menu(self) -> None:
        place = self.add_button.mapToGlobal(QPoint(0, self.add_button.height() + 4))
        self.menu().popup(place)

    def _add_folder(self, menu: QMenu, folder: Path, whose: str) -> None:
        shown = {_DOWNLOADS: tr("downloads"), "added": tr("added")}.get(whose, whose)
        text = f"{_shortened(folder)}  ({shown})".replace("&", "&&")
        if whose == _DOWNLOADS:
            entry = QAction(text, menu)
            entry.setEnabled(False)
            menu.addAction(entry)
            return
        below = menu.addMenu(text)
        drop = below.addAction(tr("Do not search here any more"))
        drop.triggered.connect(lambda: self.folder_dropped.emit(folder))

    def _show(self) -> None:
        if self._local is None:
            return
        text = self.filter.text()
        sort = get_args(Sort)[self.sort.currentIndex()]
        self.view.show_rows(local_rows(self._local, text, sort))
        models = self._local.models
        self._count.setText(count_words(models))
        self._count.setVisible(bool(models))
        self.duplicates_button.setVisible(may_be_twice(self._local))
        self._list.fill(tr(_NO_MATCH) if text.strip() else tr(_NONE))


def _shortened(folder: Path) -> str:
    """With ~ for the home; the middle of a long path is left out."""
    home = str(Path.home())
    text = str(folder)
    text = f"~{text.removeprefix(home)}" if text.startswith(home) else text
    return text if len(text) <= 60 else f"{text[:24]}…{text[-35:]}"
