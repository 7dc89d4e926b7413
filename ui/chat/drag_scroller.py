"""Scrolls while a selection is dragged over the edge."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QAbstractScrollArea

from ui.markdown.span_selection import SpanSelection

STEP_MS = 30
_FASTEST = 60  # pixels a step


class DragScroller(QObject):
    """The further over the edge, the faster."""

    def __init__(self, area: QAbstractScrollArea, selection: SpanSelection) -> None:
        super().__init__(area)
        self._area = area
        self._selection = selection
        self._place = QPoint()
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self.step)
        selection.dragged.connect(self._follow)
        selection.let_go.connect(self._timer.stop)

    def _follow(self, place: QPoint) -> None:
        self._place = place
        if not self._beyond():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def step(self) -> None:
        """Scroll on, and let the selection reach as far."""
        bar = self._area.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + self._beyond())
        if bar.value() == before:
            self._timer.stop()
        else:
            self._selection.drag_to(self._at_the_edge())

    def _at_the_edge(self) -> QPoint:
        view = self._area.viewport()
        place = view.mapFromGlobal(self._place)
        return view.mapToGlobal(QPoint(place.x(), max(0, min(place.y(), view.height() - 1))))

    def _beyond(self) -> int:
        """Pixels that the pointer is above (negative) or below what is seen."""
        view = self._area.viewport()
        y = view.mapFromGlobal(self._place).y()
        over = min(0, y) if y < view.height() else y - view.height() + 1
        return max(-_FASTEST, min(_FASTEST, over))
