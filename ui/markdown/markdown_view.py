"""Markdown as widgets: finished blocks stay as they are, the last one is rendered again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.markdown.code_view import CodeView
from ui.markdown.growing import GrowingMarkdown
from ui.markdown.joining import joined
from ui.markdown.pieces import Block, Code, Piece, Prose
from ui.markdown.prose import INDENT
from ui.markdown.prose_view import ProseView
from ui.markdown.span_selection import SpanSelection
from ui.tokens import Tokens
from ui.widgets.discard import discard
from ui.widgets.mirrored import mirrored

_PROSE_GAP = 10
_GAP = 12
_ITEM_GAP = 2
_SEAM = -4  # the last line of a part of a table is the first of the next
Segment = ProseView | CodeView


class MarkdownView(QWidget):
    """One answer's text. Its owner asks `height_for` after every change and sets the geometry."""

    code_saved = Signal(str, str)  # the code of a block, and what a file of it may be called
    size_changed = Signal()  # by wrapping code
    place_reached = Signal(int, int)  # top and bottom of the link that the keyboard has come to

    def __init__(
        self,
        tokens: Tokens,
        selection: SpanSelection | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._selection = selection
        self._source = GrowingMarkdown()
        self._fixed: list[Segment] = []
        self._open: list[Segment] = []
        self._indents: dict[Segment, int] = {}
        self._caret = False

    @property
    def segments(self) -> list[Segment]:
        return [*self._fixed, *self._open]

    @property
    def plain_text(self) -> str:
        """The text as it is read, without Markdown's marks; code as it is."""
        return joined(
            (part, part.code if isinstance(part, CodeView) else part.whole_text())
            for part in self.segments
        )

    def append(self, text: str) -> None:
        """More text at the end."""
        growth = self._source.append(text)
        self._settle(growth.finished)
        self._show_open(growth.open)
        self._place_caret()

    def finish(self) -> None:
        """No more text will come."""
        self._caret = False
        self._settle(self._source.finish().finished)
        self._show_open(())
        self._place_caret()

    def set_caret(self, *, shown: bool) -> None:
        """Mark the end while text is coming."""
        self._caret = shown
        self._place_caret()

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        segments = self.segments
        heights = [part.height_for(width - self._indents.get(part, 0)) for part in segments]
        return sum(heights) + sum(_gap(a, b) for a, b in pairwise(segments))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place the segments for the present width."""
        top = 0
        before: Segment | None = None
        for part in self.segments:
            if before is not None:
                top += _gap(before, part)
            indent = self._indents.get(part, 0)
            height = part.height_for(self.width() - indent)
            place = QRect(indent, top, self.width() - indent, height)
            part.setGeometry(mirrored(self, place))
            top += height
            before = part

    def _settle(self, blocks: Iterable[Block]) -> None:
        pieces = [piece for block in blocks for piece in block.pieces]
        if not pieces:
            return
        reusable, self._open = self._open, []
        for piece in pieces:
            last = self._fixed[-1] if self._fixed else None
            if isinstance(piece, Prose) and isinstance(last, ProseView) and last.takes(piece):
                last.append_piece(piece)
            else:
                self._fixed.append(self._segment(piece, reusable))
        for part in reusable:
            self._discard(part)

    def _show_open(self, blocks: Iterable[Block]) -> None:
        reusable = self._open
        pieces = [piece for block in blocks for piece in block.pieces]
        self._open = [self._segment(piece, reusable) for piece in pieces]
        for part in reusable:
            self._discard(part)

    def _segment(self, piece: Piece, reusable: list[Segment]) -> Segment:
        """A widget for the piece, the first reusable one if it is of the right kind."""
        kind = CodeView if isinstance(piece, Code) else ProseView
        part: Segment
        if reusable and isinstance(reusable[0], kind):
            part = reusable.pop(0)
        else:
            part = kind(self._colours, self)
            if isinstance(part, CodeView):
                part.saved.connect(self.code_saved)
                part.size_changed.connect(self.size_changed)
            else:
                part.reached.connect(partial(self._reached, part))
            self._watch(part)
            part.show()
        if isinstance(piece, Code):
            assert isinstance(part, CodeView)
            part.show_code(piece)
            self._indents[part] = piece.depth * INDENT
        else:
            assert isinstance(part, ProseView)
            part.show_only([piece])
        return part

    def _reached(self, part: Segment, top: int, bottom: int) -> None:
        self.place_reached.emit(part.y() + top, part.y() + bottom)

    def _watch(self, part: Segment) -> None:
        if self._selection is not None:
            field = part.text if isinstance(part, CodeView) else part
            self._selection.watch(field)

    def _discard(self, part: Segment) -> None:
        self._indents.pop(part, None)
        discard(part)

    def _place_caret(self) -> None:
        segments = self.segments
        for part in segments[-3:]:
            if isinstance(part, ProseView):
                part.set_caret(shown=self._caret and part is segments[-1])


def _gap(above: Segment, below: Segment) -> int:
    if isinstance(below, ProseView) and below.goes_on:
        return _SEAM
    if isinstance(below, ProseView) and below.begins_with_item:
        return _ITEM_GAP
    return _PROSE_GAP if isinstance(above, ProseView) and isinstance(below, ProseView) else _GAP
