"""A row of buttons that breaks into several where they do not fit beside one another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.widgets.flow import flow
from ui.widgets.mirrored import mirrored

_GAP = 8
_LEAST_WIDTH = 120


class FlowRow(QWidget):
    """As high as its buttons need at its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Replace what is in the row; the old ones are deleted."""
        for old in self._widgets:
            old.hide()
            old.deleteLater()
        self._widgets = list(widgets)
        for new in self._widgets:
            new.setParent(self)
            new.show()
        self.setVisible(bool(self._widgets))
        self._arrange()

    def sizeHint(self) -> QSize:
        widths = [widget.sizeHint().width() + _GAP for widget in self._widgets]
        return QSize(max(0, sum(widths) - _GAP), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        tallest = max((widget.sizeHint().height() for widget in self._widgets), default=0)
        places = flow(self._widgets, self.width(), gap=_GAP, row_height=tallest + _GAP)
        for widget, place in zip(self._widgets, places, strict=True):
            widget.setGeometry(mirrored(self, place))
        self.setFixedHeight(max((place.bottom() + 1 for place in places), default=0))
