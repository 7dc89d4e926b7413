"""What may leave this machine, and what is kept on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.config.paths import Paths
from ui.settings.rows import card, heading, row, text_label
from ui.translation import mark, tr
from ui.widgets.buttons import button

INTRO = mark(
    "What you write is answered on this machine and sent nowhere. Nothing is reported to anybody."
)


@dataclass(frozen=True, slots=True)
class Kept:
    """Something that is stored, and where."""

    name: str
    explanation: str
    place: Path


def kept_things(paths: Paths) -> tuple[Kept, ...]:
    """What Paceline writes on this machine; lists of names and caches lie beside these."""
    return (
        Kept(
            tr("Chats"), tr("Messages, attached texts, drafts, folders, the bin."), paths.chats_file
        ),
        Kept(
            tr("Settings and presets"),
            tr("What is set here, and named presets."),
            paths.settings_file,
        ),
        Kept(tr("Downloaded models"), tr("Only what you downloaded."), paths.downloads_folder),
        Kept(tr("Demo pair"), tr("Two models; may be deleted and built again."), paths.demo_folder),
        Kept(
            tr("Measured pairs"),
            tr("What drafting gained with them here."),
            paths.measurements_file,
        ),
        Kept(
            tr("Measured costs"),
            tr("How fast a pair runs here; may be deleted."),
            paths.costs_folder,
        ),
        Kept(tr("Requests"), tr("When a model hub was asked for what."), paths.requests_log),
        Kept(
            tr("Logs"),
            tr("What the program and its engine did and what went wrong."),
            paths.engine_log,
        ),
    )


class PrivacySection(QWidget):
    """The switches, and each place with a button that opens it."""

    open_requested = Signal(object)  # Path

    def __init__(
        self,
        network_row: QWidget,
        offline_reason: str,
        serving: QWidget,
        kept: Sequence[Kept],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(text_label(tr(INTRO)))
        column.addSpacing(4)
        rows = [network_row]
        if offline_reason:
            rows.append(row(offline_reason, ""))
        column.addWidget(card(rows))
        column.addWidget(heading(tr("Other programs")))
        column.addWidget(serving)
        column.addWidget(heading(tr("Kept on this machine")))
        column.addWidget(card([self._row(thing) for thing in kept]))
        column.addWidget(
            text_label(
                tr("A token for a model hub is kept in this system’s own keyring, nowhere else."),
                pixels=12,
            )
        )
        column.addStretch(1)

    def _row(self, thing: Kept) -> QWidget:
        open_button = button(
            tr("Open folder"),
            lambda: self.open_requested.emit(thing.place),
            look="quiet",
            name=tr("Open the folder with: {what}").format(what=thing.name),
        )
        return row(thing.name, f"{thing.explanation}\n{thing.place}", open_button)
