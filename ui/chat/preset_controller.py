"""Connects the presets on disk, the chat that is shown and the window over the composer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.config.presets_file import PresetsFile, added, read_presets, write_presets
from app.sessions.answer_options import AnswerOptions, preset_of
from app.sessions.errors import PresetError
from app.sessions.preset import NAME_LENGTH, Preset
from ui.chat.chat_controller import ChatController
from ui.chat.composer import Composer
from ui.chat.preset_popup import PresetPopup
from ui.dialogs import Dialogs
from ui.translation import mark, tr

_FILES = mark("Presets (*.json)")
_FILE_NAME = "Paceline-presets.json"
USUAL_NAME, OWN_NAME = mark("Usual"), mark("Own")


class PresetController(QObject):
    """The presets are read when the window opens them, and written at every change."""

    failed = Signal(object)

    def __init__(
        self,
        file: PresetsFile,
        chats: ChatController,
        options: Callable[[], AnswerOptions],
        composer: Composer,
        popup: PresetPopup,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(popup)
        self._file = file
        self._chats = chats
        self._options = options
        self._composer = composer
        self._popup = popup
        self._dialogs = dialogs
        self._presets: tuple[Preset, ...] = ()
        composer.preset_requested.connect(self.open)
        popup.chosen.connect(self.choose)
        popup.save_requested.connect(self.save_as)
        popup.delete_requested.connect(self.delete)
        popup.import_requested.connect(self.import_presets)
        popup.export_requested.connect(self.export_presets)
        chats.shown.connect(self._show_name)
        self._show_name()

    def open(self) -> None:
        """Show the presets over the composer."""
        self._presets = self._file.load()
        self._show()
        self._popup.open_above(self._composer.preset_button)

    def choose(self, preset: Preset | None) -> None:
        """Let the chat have a preset, or follow the options."""
        self._chats.set_preset(preset)
        self._show()

    def save_as(self, preset: Preset) -> None:
        """Give what the fields say a name; a preset of that name is replaced."""
        name = self._dialogs.ask_name(tr("Preset"), tr("Name of the preset"), "")
        if name is None:
            return
        named = replace(preset, name=name[:NAME_LENGTH])
        others = tuple(kept for kept in self._presets if kept.name != named.name)
        self._keep((*others, named))
        self.choose(named)

    def delete(self, name: str) -> None:
        """Forget a preset; chats that have it keep what it says."""
        self._keep(tuple(preset for preset in self._presets if preset.name != name))
        self._show()

    def import_presets(self) -> None:
        """Add the presets of files that a person chooses."""
        for path in self._dialogs.pick_files(tr("Import presets"), tr(_FILES)):
            try:
                self._keep(added(self._presets, read_presets(path)))
            except PresetError as error:
                self.failed.emit(error)
            except OSError as error:
                reason = error.strerror or error
                words = tr("“{file}” cannot be read: {reason}.")
                self.failed.emit(PresetError(words.format(file=path.name, reason=reason)))
        self._show()

    def export_presets(self) -> None:
        """Write all presets for another person."""
        path = self._dialogs.save_as(tr("Export presets"), _FILE_NAME, tr(_FILES))
        if path is None:
            return
        try:
            write_presets(path, self._presets)
        except PresetError as error:
            self.failed.emit(error)

    def _keep(self, presets: tuple[Preset, ...]) -> None:
        try:
            self._file.save(presets)
        except PresetError as error:
            self.failed.emit(error)
            return
        self._presets = self._file.load()

    def _show(self) -> None:
        usual = preset_of(self._options())
        self._popup.show_presets(self._presets, self._chats.preset, usual)

    def _show_name(self) -> None:
        preset = self._chats.preset
        self._composer.show_preset(
            tr(USUAL_NAME) if preset is None else preset.name or tr(OWN_NAME)
        )
