"""The right side: how fast an answer is or was, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ui.details.parts import head, note
from ui.details.sections import (
    AcceptanceSection,
    AnswerSection,
    CostsSection,
    DraftingSection,
    MemorySection,
    TimeSection,
)
from ui.details.shown import Shown
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.buttons import IconButton
from ui.widgets.tall_column import TallColumn


class DetailsPanel(QFrame):
    """Shows the figures that exist; sections without figures are hidden."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("details")
        self.close_button = IconButton(theme, "close", tr("Close the details"), side=28)
        self.title = head(tr("Last answer"))
        self.empty = note(tr("The figures of an answer appear here while it is written."))
        self.answer = AnswerSection(theme)
        self.drafting = DraftingSection()
        self.acceptance = AcceptanceSection(theme)
        self.time = TimeSection(theme)
        self.memory = MemorySection(theme)
        self.costs = CostsSection(theme)
        self._arrange()
        self._shown = Shown()
        self.show_answer(self._shown)
        theme.changed.connect(self._show_again)

    def _show_again(self) -> None:
        self.show_answer(self._shown)

    def show_answer(self, shown: Shown) -> None:
        """The figures of an answer, and of the loaded pair."""
        self._shown = shown
        self.title.setText(tr("This answer, so far") if shown.is_growing else tr("Last answer"))
        self.empty.setVisible(shown.stats is None and shown.live is None)
        self.answer.fill(shown)
        self.drafting.fill(shown)
        self.acceptance.fill(shown)
        self.time.fill(shown)
        self.memory.fill(shown)
        self.costs.fill(shown)

    def _arrange(self) -> None:
        content = TallColumn()
        content.setObjectName("details-content")
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 0, 16, 16)
        column.setSpacing(20)
        for part in (
            self.empty,
            self.answer,
            self.drafting,
            self.acceptance,
            self.time,
            self.costs,
            self.memory,
        ):
            column.addWidget(part)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        scroll.viewport().setObjectName("details-content")
        scroll.setAccessibleName(tr("Details of the answer"))
        header = QHBoxLayout()
        header.setContentsMargins(16, 10, 10, 4)
        header.addWidget(self.title)
        header.addStretch()
        header.addWidget(self.close_button)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(header)
        outer.addWidget(scroll, 1)
