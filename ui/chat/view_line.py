"""The line over the oldest message that the model still sees."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.fonts import interface_font
from ui.translation import tr
from ui.widgets.rule import rule


class ViewLine(QWidget):
    """Fits between two messages."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = QLabel(tr("The model sees the chat from here on"))
        self.label.setFont(interface_font(11))
        self.label.setProperty("tone", "muted")
        self.label.setToolTip(
            tr(
                "What is above does not fit into the context any more. In Options you choose what"
                " happens when the context is full."
            )
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(rule(), 1)
        row.addWidget(self.label, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(rule(), 1)
        self.hide()
