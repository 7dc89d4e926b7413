"""The files that go with the next message, each with its size in tokens and a cross."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from app.sessions.attachment import Attachment
from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.buttons import IconButton
from ui.widgets.discard import discard
from ui.widgets.flow import flow
from ui.widgets.mirrored import mirrored
from ui.widgets.tooltip import plain_tooltip

_GAP = 6
_ROW = 34
_NAME_WIDTH = 200


@dataclass(frozen=True, slots=True)
class PendingFile:
    """A file that was read; `tokens` is None until they are counted."""

    attachment: Attachment
    tokens: int | None = None

    @property
    def note(self) -> str:
        return "" if self.tokens is None else tr("%Ln tokens", "", self.tokens)


class AttachmentRow(QWidget):
    """Chips in rows; empty and hidden without files."""

    remove_requested = Signal(int)  # place in the row

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.chips: list[Chip] = []
        self._shown: tuple[tuple[PendingFile, ...], tuple[str, ...]] = ((), ())
        self.hide()

    def show_files(self, files: tuple[PendingFile, ...], reading: tuple[str, ...] = ()) -> None:
        """Show these; `reading` are the names of files that are still being read."""
        if (files, reading) == self._shown:  # a button that has the keyboard keeps it
            return
        self._shown = (files, reading)
        for chip in self.chips:
            discard(chip)
        self.chips = [
            Chip(self._theme, f.attachment.name, f.note, self._remover(place), self)
            for place, f in enumerate(files)
        ]
        self.chips += [Chip(self._theme, name, tr("reading…"), None, self) for name in reading]
        for chip in self.chips:
            chip.show()
        self.setVisible(bool(self.chips))
        self._arrange()

    def _remover(self, place: int) -> Callable[[], None]:
        return lambda: self.remove_requested.emit(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        places = flow(self.chips, max(120, self.width()), gap=_GAP, row_height=_ROW)
        for chip, place in zip(self.chips, places, strict=True):
            chip.setGeometry(mirrored(self, place))
        self.setFixedHeight(max((p.bottom() + 5 for p in places), default=0))


class Chip(QFrame):
    """A file's name, a note, and a cross if it can be removed."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        note: str,
        on_remove: Callable[[], None] | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("file-chip")
        shown = " ".join(name.split())
        self._name = QLabel()
        self._name.setFont(interface_font(12))
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        metrics = QFontMetrics(self._name.font())
        self._name.setText(metrics.elidedText(shown, Qt.TextElideMode.ElideMiddle, _NAME_WIDTH))
        self.setToolTip(plain_tooltip(shown))
        self.note = QLabel(note)
        self.note.setFont(interface_font(12, tabular=True))
        self.note.setProperty("tone", "muted")
        self.note.setVisible(bool(note))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 2, 3 if on_remove else 10, 2)
        row.setSpacing(8)
        row.addWidget(self._name)
        row.addWidget(self.note)
        if on_remove is not None:
            cross = IconButton(
                theme, "close", tr("Remove {file}").format(file=shown), side=22, parent=self
            )
            cross.clicked.connect(lambda _=False: on_remove())
            row.addWidget(cross)
        self.setAccessibleName(f"{shown} {note}".strip())

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 28)
