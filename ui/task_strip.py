"""A line that says what is going on, how far it is, and lets a person stop it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from ui.numbers import percent
from ui.translation import tr
from ui.widgets.announce import announce
from ui.widgets.buttons import button
from ui.widgets.words_label import words_label

_BAR_WIDTH = 120
_STEPS = 1000


class TaskStrip(QWidget):
    """Hidden until `show_task`."""

    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words_label(12)
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedSize(_BAR_WIDTH, 6)
        self.stop_button = button(tr("Cancel"), self.stopped.emit, look="text")
        frame = QFrame()
        frame.setObjectName("strip")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 8, 0, 0)
        outer.addWidget(frame)
        row = QHBoxLayout(frame)
        row.setContentsMargins(12, 5, 6, 5)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addWidget(self._bar, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.stop_button)
        self.hide()

    def show_task(self, words: str, share: float | None) -> None:
        """`share`: from 0 to 1; None: nobody knows how far it is."""
        appears = self.isHidden()
        self._words.setText(words)
        self._bar.setRange(0, 0 if share is None else _STEPS)
        self._bar.setValue(round((share or 0) * _STEPS))
        far = "" if share is None else f" {percent(share)}"
        self.setAccessibleName(f"{words}{far}")
        self.stop_button.setAccessibleName(tr("Cancel: {task}").format(task=words))
        self.show()
        if appears:
            announce(self, words)
