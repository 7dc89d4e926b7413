"""The settings: tabs, one section at a time, and an offer to load the models again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import interface_font
from ui.settings.rows import text_label
from ui.settings.tabs import Tabs
from ui.theme import COLUMN_WIDTH, Theme
from ui.translation import mark, tr
from ui.widgets.buttons import IconButton, button
from ui.widgets.tall_column import TallColumn

_SIDE = 24
_SCROLL_BAR = 12  # as wide as the stylesheet makes it
RELOAD_WORDS = mark("The loaded models still run with the settings from before.")


class SettingsPage(QWidget):
    """Arranges sections; what is in them is made elsewhere."""

    closed = Signal()
    reload_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        sections: Sequence[tuple[str, QWidget]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setAccessibleName(tr("Settings"))
        self.titles = [title for title, _ in sections]
        self.tabs = Tabs(tr("Settings"), [tr(title) for title in self.titles])
        self.close_button = IconButton(theme, "close", tr("Close the settings (Esc)"))
        self.close_button.clicked.connect(self.closed)
        self.reload_button = button(
            tr("Load them again"),
            self.reload_requested.emit,
            look="primary",
            name=tr("Load models again"),
        )
        self.reload_button.setToolTip(tr("An answer that is being written is stopped."))
        self._stack = QStackedWidget()
        for title, section in sections:
            self._stack.addWidget(_scrolled(tr(title), section))
        self.tabs.chosen.connect(self._stack.setCurrentIndex)
        self._reload = self._reload_bar()
        self._arrange()
        self.tabs.choose(0)
        self.show_reload(wanted=False)

    def show_section(self, title: str = "") -> None:
        """Show a section, or the one that was shown last."""
        number = self.titles.index(title) if title else self.tabs.current
        self.tabs.choose(number)
        self.tabs.buttons[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_reload(self, *, wanted: bool) -> None:
        """Do the loaded models run with other settings than these?"""
        self._reload.setVisible(wanted)

    def order_tabs(self) -> None:
        """The Tab key goes down the page, also after a section was filled anew."""
        inside = [
            widget
            for widget in self._stack.findChildren(QWidget)
            if _takes_tab(widget) and widget.window() is self.window()
        ]
        order = [self.close_button, *self.tabs.buttons, *inside, self.reload_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _arrange(self) -> None:
        title = QLabel(tr("Settings"))
        title.setFont(interface_font(20, QFont.Weight.DemiBold))
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.close_button)
        top = QVBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(8)
        top.addLayout(head)
        top.addWidget(self.tabs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 16, 0, 0)
        column.setSpacing(8)
        column.addWidget(_centred(top))
        column.addWidget(self._stack, 1)
        column.addWidget(self._reload)

    def _reload_bar(self) -> QWidget:
        frame = QFrame()
        frame.setObjectName("card")
        inner = QHBoxLayout(frame)
        inner.setContentsMargins(16, 10, 10, 10)
        inner.setSpacing(12)
        inner.addWidget(text_label(tr(RELOAD_WORDS), tone=""), 1)
        inner.addWidget(self.reload_button)
        row = QVBoxLayout()
        row.setContentsMargins(0, 8, 0, 14)
        row.addWidget(frame)
        return _centred(row)


def _centred(layout: QVBoxLayout) -> QWidget:
    inner = QWidget()
    inner.setMaximumWidth(COLUMN_WIDTH)
    inner.setLayout(layout)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(_SIDE, 0, _SIDE + _SCROLL_BAR, 0)
    row.addStretch(1)
    row.addWidget(inner, 1000)
    row.addStretch(1)
    return holder


def _takes_tab(widget: QWidget) -> bool:
    """Not the parts that Qt's own fields are made of."""
    is_part = isinstance(widget.parent(), QAbstractSpinBox)
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not is_part


def _scrolled(title: str, section: QWidget) -> QScrollArea:
    content = TallColumn()
    content.setObjectName("settings-content")
    section.setMaximumWidth(COLUMN_WIDTH)
    row = QHBoxLayout(content)
    row.addStretch(1)
    row.addWidget(section, 1000)
    row.addStretch(1)
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAccessibleName(title)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)

    def keep_place(_low: int, high: int) -> None:
        """What comes and goes with the scroll bar moves nothing."""
        row.setContentsMargins(_SIDE, 4, _SIDE + (0 if high else _SCROLL_BAR), 24)

    keep_place(0, 0)
    area.verticalScrollBar().rangeChanged.connect(keep_place)
    return area
