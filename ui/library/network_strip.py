"""The network switch, in view under every page of models."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import button
from ui.widgets.check_box import CheckBox
from ui.widgets.words_label import words_label

_ON = mark("Used only when you search or download.")
_OFF = mark("No connection is opened.")


class NetworkStrip(QFrame):
    """`reason` says why the network is off although the switch is on."""

    switched = Signal(bool)
    requests_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("network-strip")
        self.switch = CheckBox(theme, tr("Network"))
        self.switch.setFont(interface_font(12))
        self.switch.setAccessibleDescription(tr("Off: no connection is opened"))
        self.switch.clicked.connect(self.switched)
        self._words = words_label(12, tone="muted")
        self._words.setWordWrap(False)
        self.requests = button(tr("Requests made"), self.requests_requested.emit, look="text")
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 6, 20, 6)
        row.setSpacing(12)
        row.addWidget(self.switch)
        row.addWidget(self._words)
        row.addStretch(1)
        row.addWidget(self.requests)

    def show_network(self, *, is_on: bool, reason: str = "") -> None:
        self.switch.setChecked(is_on)
        self._words.setText(reason or (tr(_ON) if is_on else tr(_OFF)))
