"""What a model thought before its answer: one line, which unfolds."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.engine.thinking import ThinkingCost
from ui.fonts import grown
from ui.markdown.markdown_view import MarkdownView
from ui.markdown.span_selection import SpanSelection
from ui.numbers import seconds
from ui.tokens import Tokens
from ui.translation import tr
from ui.widgets.buttons import button
from ui.widgets.mirrored import mirrored

_HEAD = 24
_INDENT = 14
_GAP = 6


class ThinkingView(QWidget):
    """Folded until somebody wants to read it. Its owner asks `height_for` and sets the geometry."""

    folded = Signal()  # or unfolded: the height is another

    def __init__(self, tokens: Tokens, selection: SpanSelection, parent: QWidget) -> None:
        super().__init__(parent)
        self._cost: ThinkingCost | None = None
        self._is_open, self._is_growing = False, True
        self._head = button("", self._toggle, look="text", parent=self)
        self._rule = QFrame(self)
        self._rule.setObjectName("rule")
        self._body = MarkdownView(tokens, selection, self)
        self._body.size_changed.connect(self.folded)
        self._begun = False
        self.setAccessibleName(tr("Thinking"))
        self._show()

    @property
    def is_open(self) -> bool:
        return self._is_open

    @property
    def title(self) -> str:
        return self._head.accessibleName()

    def append(self, text: str) -> None:
        """More of what is thought."""
        if not self._begun:
            text = text.lstrip()
        if text:
            self._begun = True
            self._body.append(text)

    def finish(self) -> None:
        """The thinking is over."""
        if self._is_growing:
            self._is_growing = False
            self._body.finish()
            self._show()

    def show_cost(self, cost: ThinkingCost) -> None:
        """How long it took."""
        self._cost = cost
        self._show()

    def open(self) -> None:
        """Unfold it."""
        if not self._is_open:
            self._toggle()

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        if not self._is_open:
            return grown(_HEAD)
        return grown(_HEAD) + _GAP + self._body.height_for(width - _INDENT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place the parts for the present width."""
        hint = self._head.sizeHint()
        head = QRect(-5, 0, min(hint.width(), self.width()), grown(_HEAD))
        self._head.setGeometry(mirrored(self, head))
        width = self.width() - _INDENT
        height = self._body.height_for(width) if self._is_open else 0
        body = QRect(_INDENT, grown(_HEAD) + _GAP, width, height)
        self._body.setGeometry(mirrored(self, body))
        self._body.arrange()
        self._rule.setGeometry(mirrored(self, QRect(1, grown(_HEAD) + _GAP, 2, height)))

    def _toggle(self) -> None:
        self._is_open = not self._is_open
        self._show()
        self.folded.emit()

    def _show(self) -> None:
        title = tr("Thinking…") if self._is_growing else _title(self._cost)
        self._head.setText(f"{'▾' if self._is_open else '▸'} {title}")
        words = tr("{title}, unfolded") if self._is_open else tr("{title}, folded")
        self._head.setAccessibleName(words.format(title=title))
        self._head.setToolTip(tr("Fold what the model thought") if self._is_open else tr("Read it"))
        self._body.setVisible(self._is_open)
        self._rule.setVisible(self._is_open)
        self._head.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.arrange()


def _title(cost: ThinkingCost | None) -> str:
    if cost is None:
        return tr("Thought before answering")
    words = tr("Thought for {time}, %Ln tokens", "", cost.tokens)
    return words.format(time=seconds(cost.seconds))
