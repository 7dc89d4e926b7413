"""Three panes: chats at the left, the chat, details at the right; the sides overlay if narrow."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.fonts import grown
from ui.theme import DETAILS_WIDTH, SIDEBAR_WIDTH
from ui.widgets.mirrored import mirrored

SIDEBAR_OVERLAYS_BELOW = 760
DETAILS_OVERLAY_BELOW = 1000


class Shell(QWidget):
    """Places the panes. `changed` comes when a side opened or closed."""

    changed = Signal()

    def __init__(
        self, sidebar: QWidget, main: QWidget, details: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sidebar, self._main, self._details = sidebar, main, details
        self._sidebar_wanted = True
        self._sidebar_overlaid = False
        self._details_open = False
        self._shade = _Shade(self)
        self._shade.clicked.connect(self.close_overlays)
        for pane in (main, details, sidebar):
            pane.setParent(self)
        self._shade.stackUnder(details)
        details.hide()
        self._shade.hide()

    @property
    def sidebar_shown(self) -> bool:
        return self._sidebar_overlaid if self._is_narrow() else self._sidebar_wanted

    @property
    def sidebar_wanted(self) -> bool:
        """Whether the chats are shown where there is room for them."""
        return self._sidebar_wanted

    @property
    def details_open(self) -> bool:
        return self._details_open

    def set_sidebar(self, *, shown: bool) -> None:
        if self._is_narrow():
            self._sidebar_overlaid = shown
        else:
            self._sidebar_wanted = shown
        self.arrange()
        self.changed.emit()

    def want_sidebar(self, *, wanted: bool) -> None:
        """As it was left the last time."""
        self._sidebar_wanted = wanted
        self.arrange()
        self.changed.emit()

    def set_details(self, *, shown: bool) -> None:
        self._details_open = shown
        self.arrange()
        self.changed.emit()

    def close_overlaid_sidebar(self) -> None:
        """After a choice, what was covered is wanted."""
        if self._sidebar_overlaid:
            self._sidebar_overlaid = False
            self.arrange()
            self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_narrow():
            self._sidebar_overlaid = False
        self.arrange()
        self.changed.emit()

    def _is_narrow(self) -> bool:
        return self.width() < grown(SIDEBAR_OVERLAYS_BELOW)

    def _overlays_details(self) -> bool:
        return self.width() < grown(DETAILS_OVERLAY_BELOW)

    def close_overlays(self) -> bool:
        """Uncover the chat; whether anything covered it."""
        if self._shade.isHidden():
            return False
        self._sidebar_overlaid = False
        if self._overlays_details():
            self._details_open = False
        self.arrange()
        self.changed.emit()
        return True

    def arrange(self) -> None:
        """Place the panes, which are as wide as the size of text wants."""
        width = self.width()
        sidebar = min(grown(SIDEBAR_WIDTH), width)
        details = min(grown(DETAILS_WIDTH), width)
        left = sidebar if self.sidebar_shown and not self._is_narrow() else 0
        details_overlaid = self._overlays_details()
        right = details if self._details_open and not details_overlaid else 0
        self._sidebar.setVisible(self.sidebar_shown)
        self._place(self._sidebar, 0, sidebar)
        self._details.setVisible(self._details_open)
        self._place(self._details, width - details, details)
        self._place(self._main, left, width - left - right)
        shaded = self._sidebar_overlaid or (self._details_open and details_overlaid)
        self._shade.setVisible(shaded)
        self._shade.setGeometry(self.rect())

    def _place(self, pane: QWidget, left: int, width: int) -> None:
        """From top to bottom; at the other side where the script runs from right to left."""
        pane.setGeometry(mirrored(self, QRect(left, 0, width, self.height())))


class _Shade(QWidget):
    """Dims what lies under an overlaid pane; a click closes it."""

    clicked = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(0, 0, 0, 60))
