"""The settings in force; every change is saved at once."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.config.errors import SettingsError
from app.config.settings import Settings
from app.config.settings_file import SettingsFile
from app.sessions.answer_options import AnswerOptions

_log = logging.getLogger(__name__)


class Preferences(QObject):
    """`changed` follows every change; `not_saved` if the file cannot be written."""

    changed = Signal()
    not_saved = Signal(object)  # SettingsError

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        read = file.read()
        self._settings = read.settings
        self.problems = read.problems  # sentences about what the file could not give

    @property
    def settings(self) -> Settings:
        return self._settings

    @property
    def answer_options(self) -> AnswerOptions:
        """What the next answer depends on."""
        settings = self._settings
        return AnswerOptions(
            sampling=settings.sampling,
            speculation=settings.speculation,
            max_tokens=settings.max_tokens,
            system_prompt=settings.system_prompt,
            context_full=settings.context_full,
            thinking=settings.thinking,
        )

    def change(self, **values: Any) -> None:
        """Change fields of Settings. Raises SettingsError on a value that is not allowed."""
        settings = replace(self._settings, **values)
        if settings == self._settings:
            return
        self._settings = settings
        try:
            self._file.save(settings)
        except SettingsError as error:
            _log.warning("The settings could not be saved: %s", error)
            self.not_saved.emit(error)
        self.changed.emit()
