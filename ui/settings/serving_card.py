"""Whether other programs may use the loaded models, and where they ask."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.settings.rows import card, row, show_rows, text_label
from ui.translation import tr
from ui.widgets.buttons import button


class ServingCard(QWidget):
    """A switch, the port, and the address while there is one."""

    def __init__(self, switch_row: QWidget, port_row: QWidget) -> None:
        super().__init__()
        self.address = text_label("")
        copy = button(
            tr("Copy"),
            lambda: QGuiApplication.clipboard().setText(self.address.text()),
            look="quiet",
            name=tr("Copy the address"),
        )
        self._card = card([switch_row, port_row, row(tr("Address"), "", self.address, copy)])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._card)
        self.show_address("")

    def show_address(self, address: str) -> None:
        """Empty: nobody may ask."""
        self.address.setText(address)
        show_rows(self._card, (True, True, bool(address)))
