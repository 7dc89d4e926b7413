"""What text fields have in common whose selection may go on in others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData


class SelectableText:
    """Stands before Qt's class among the bases of a text field."""

    copied: Callable[[], str] | None = None  # what a copy takes, if not this field's own selection

    def selection_text(self) -> str:
        """What is selected here, as plain text."""
        raise NotImplementedError

    def selection_markdown(self) -> str:
        """The same as Markdown."""
        raise NotImplementedError

    def createMimeDataFromSelection(self) -> QMimeData:
        """Plain text only, with the markers of lists."""
        data = QMimeData()
        data.setText(self.copied() if self.copied is not None else self.selection_text())
        return data
