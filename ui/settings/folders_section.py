"""Where models are looked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ui.settings.rows import card, heading, row, text_label
from ui.translation import mark, tr
from ui.widgets.buttons import button

INTRO = mark("Models stay where they are; nothing is copied or moved.")
NOTHING_ADDED = mark("No folder was added yet.")


class FoldersSection(QWidget):
    """The folders that were added, and those in which models are found by themselves."""

    add_requested = Signal()
    removed = Signal(object)  # Path
    open_requested = Signal(object)  # Path

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.add_button: QPushButton
        self.remove_buttons: list[QWidget] = []
        self._cards = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._column.addWidget(text_label(tr(INTRO)))
        self._column.addWidget(self._cards)
        self._column.addStretch(1)
        self.show_folders((), (), Path())

    def show_folders(
        self, added: Sequence[Path], libraries: Sequence[tuple[str, Path]], downloads: Path
    ) -> None:
        """`libraries` are other programs' folders, with the program's name."""
        self.add_button = button(tr("Add a folder…"), self.add_requested.emit)
        self.remove_buttons = []
        cards = QWidget()
        column = QVBoxLayout(cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        rows = [self._added_row(folder) for folder in added]
        rows.append(row("" if added else tr(NOTHING_ADDED), "", self.add_button))
        column.addWidget(card(rows))
        column.addWidget(heading(tr("Looked into as well")))
        found = [self._found_row(tr("Downloads of Paceline"), downloads)]
        found += [self._found_row(program, folder) for program, folder in libraries]
        column.addWidget(card(found))
        self._column.replaceWidget(self._cards, cards)
        self._cards.hide()
        self._cards.deleteLater()
        self._cards = cards

    def _added_row(self, folder: Path) -> QWidget:
        name = folder.name or str(folder)
        return row(
            name,
            str(folder),
            self._open(name, folder),
            self._remove(name, tr("Remove from the list; nothing is deleted"), folder),
        )

    def _found_row(self, name: str, folder: Path) -> QWidget:
        return row(name, str(folder), self._open(name, folder))

    def _open(self, name: str, folder: Path) -> QWidget:
        return _named(
            tr("Open", "a folder"),
            tr("Open the folder {name}").format(name=name),
            lambda: self.open_requested.emit(folder),
        )

    def _remove(self, name: str, tip: str, folder: Path) -> QWidget:
        result = _named(
            tr("Remove"),
            tr("Remove the folder {name} from the list").format(name=name),
            lambda: self.removed.emit(folder),
        )
        result.setToolTip(tip)
        self.remove_buttons.append(result)
        return result


def _named(text: str, name: str, act: Callable[[], object]) -> QWidget:
    return button(text, act, look="quiet", name=name)
