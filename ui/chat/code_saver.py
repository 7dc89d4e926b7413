"""Writes a code block of an answer into a file that the person names."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from models.atomic_file import write_text_atomically
from models.errors import PacelineError
from ui.chat.transcript import Transcript
from ui.dialogs import Dialogs
from ui.translation import tr


class CodeNotSavedError(PacelineError):
    """A code block could not be written."""

    code = "code-not-saved"


class CodeSaver(QObject):
    """Follows the transcript's wishes."""

    failed = Signal(object)

    def __init__(self, transcript: Transcript, dialogs: Dialogs) -> None:
        super().__init__(transcript)
        self._dialogs = dialogs
        transcript.code_saved.connect(self.save)

    def save(self, code: str, suggested: str) -> None:
        """Ask where, and write; code ends with a line end."""
        path = self._dialogs.save_as(tr("Save this code"), suggested, tr("All files (*)"))
        if path is None:
            return
        try:
            write_text_atomically(path, code.rstrip("\n") + "\n")
        except OSError as error:
            self.failed.emit(
                CodeNotSavedError(
                    tr("Nothing can be written to {path}: {reason}.").format(
                        path=path, reason=error.strerror or error
                    ),
                    advice=tr("Check the free space and the permissions of that folder."),
                )
            )
