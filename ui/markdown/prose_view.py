"""A widget that shows prose as high as it is, without scrolling."""

from __future__ import annotations

import math
from collections.abc import Iterable

from markdown_it.token import Token
from PySide6.QtCore import QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QPainter,
    QPaintEvent,
    QTextBlock,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QToolTip, QWidget

from ui.fonts import interface_font, scaled
from ui.markdown.as_markdown import selected_markdown
from ui.markdown.as_text import selected_text
from ui.markdown.formats import BODY_PIXELS, LINE_HEIGHT
from ui.markdown.formula_fit import fit_formulas
from ui.markdown.pieces import Prose, is_endless
from ui.markdown.prose import QUOTE_DEPTH, QUOTE_INDENT, RULE, ProseRenderer
from ui.markdown.prose_blocks import is_bulleted, list_depth, quote_depth, task_of
from ui.markdown.selectable_text import SelectableText
from ui.theme import COLUMN_WIDTH
from ui.tokens import Tokens
from ui.translation import tr
from ui.widgets.text_line import cursor_x
from ui.widgets.tooltip import plain_tooltip

_WIDEST = 100_000
_OPENED_SCHEMES = ("http", "https", "mailto")


class ProseView(SelectableText, QTextBrowser):
    """Paragraphs, lists, quotes and tables. Links open in the system's browser, by click only.

    Where a link leads is shown before: under the pointer, and when the keyboard has come to it.
    """

    reached = Signal(int, int)  # top and bottom of the link that the keyboard has come to

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._width = -1
        self._fitted_width = _WIDEST  # of formulas
        self._height = 0
        self._caret = False
        self._breaks_words = False
        self._shown: tuple[Prose, ...] = ()
        self.setAccessibleName(tr("Text"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setLineWrapColumnOrWidth(COLUMN_WIDTH)  # 0 would break a long word at every letter
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFont(interface_font(14))
        self.document().setDefaultFont(interface_font(14))
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(_open)
        self._renderer = ProseRenderer(self.document(), tokens)

    def append_piece(self, piece: Prose) -> None:
        """Add a piece for good."""
        self._shown = (*self._shown, piece)
        self._renderer.append(piece)
        self._width = -1
        if any(_has_link(token.children or ()) for token in piece.tokens):
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_only(self, pieces: list[Prose]) -> None:
        """Replace everything; what is shown already is not rendered again."""
        if tuple(pieces) == self._shown:
            return
        self._shown = ()
        self._renderer.clear()
        self._break_words(anywhere=any(piece.has_endless_word for piece in pieces))
        for piece in pieces:
            self.append_piece(piece)

    def show_plain(self, text: str) -> None:
        """Replace everything by text as it was typed."""
        self._shown = ()
        self._renderer.clear()
        self._break_words(anywhere=is_endless(text))
        self._renderer.append_plain(text)
        self._width = -1

    def takes(self, piece: Prose) -> bool:
        """May a piece be added, or had it better be in a view of its own?"""
        goes_on = piece.part is not None and piece.part.goes_on
        return not goes_on and piece.has_endless_word == self.breaks_words

    @property
    def goes_on(self) -> bool:
        """Whether this is more of the table in the view above."""
        part = self._shown[0].part if self._shown else None
        return part is not None and part.goes_on

    @property
    def begins_with_item(self) -> bool:
        """Whether this is more of the list in the view above."""
        return bool(self._shown) and self._shown[0].begins_with_item

    @property
    def breaks_words(self) -> bool:
        """Whether lines end at any letter: here is a word without end."""
        return self._breaks_words

    def _break_words(self, *, anywhere: bool) -> None:
        if anywhere != self._breaks_words:
            self._breaks_words = anywhere
            modes = QTextOption.WrapMode
            self.setWordWrapMode(
                modes.WrapAnywhere if anywhere else modes.WrapAtWordBoundaryOrAnywhere
            )

    def set_caret(self, *, shown: bool) -> None:
        """A block after the last character: text is still coming."""
        if shown != self._caret:
            self._caret = shown
            self.viewport().update()

    def height_for(self, width: int) -> int:
        """Height in pixels at a width; computed once per width and content."""
        if width != self._width:
            if width != self.lineWrapColumnOrWidth():  # it lays out everything, even for the same
                self.setLineWrapColumnOrWidth(width)
            self._fit_formulas(width)
            self._width = width
            self._height = math.ceil(self.document().size().height())
        return self._height

    def _fit_formulas(self, width: int) -> None:
        if min(width, self._fitted_width) < self._renderer.widest_formula:
            fit_formulas(self.document(), width)
            self._fitted_width = width

    def ideal_width(self) -> int:
        """Width of the longest line if nothing wraps."""
        self.height_for(_WIDEST)
        return math.ceil(self.document().idealWidth())

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:
        """Nothing is ever loaded."""
        return None

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """From link to link; the window has to follow."""
        moved = super().focusNextPrevChild(next)
        if moved and self.hasFocus():
            box = self.cursorRect()
            self.reached.emit(box.top(), box.bottom())
            self._show_target()
        return moved

    def _show_target(self) -> None:
        address = self.textCursor().charFormat().anchorHref()
        place = self.viewport().mapToGlobal(self.cursorRect().bottomLeft())
        QToolTip.showText(place, plain_tooltip(address), self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def whole_text(self) -> str:
        """All of it as plain text, list items with their markers."""
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        return selected_text(cursor)

    def selection_text(self) -> str:
        """What is selected here."""
        return selected_text(self.textCursor())

    def selection_markdown(self) -> str:
        """The same as Markdown; text as it was typed stays that."""
        if not self._shown:
            return self.selection_text()
        return selected_markdown(self.textCursor(), goes_on=self.goes_on)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._paint_marks(painter, QRectF(event.rect()))
        painter.end()
        super().paintEvent(event)
        if self._caret:
            painter = QPainter(self.viewport())
            painter.fillRect(self._caret_rect(), QColor(self._colours.ink))
            painter.end()

    def _paint_marks(self, painter: QPainter, area: QRectF) -> None:
        block = self._block_before(area.top())
        while block.isValid():
            style = block.blockFormat()
            if style.hasProperty(QUOTE_DEPTH) or style.hasProperty(RULE) or is_bulleted(block):
                box = self.document().documentLayout().blockBoundingRect(block)
                if box.top() > area.bottom():
                    return
                self._paint_mark(painter, block, box)
            block = block.next()

    def _block_before(self, y: float) -> QTextBlock:
        """The last block that ends above a place, or the first: a quote's bar goes on below it."""
        layout = self.document().documentLayout()
        at = layout.hitTest(QPointF(0, y), Qt.HitTestAccuracy.FuzzyHit)
        block = self.document().findBlock(max(0, at))
        return block.previous() if block.previous().isValid() else block

    def _paint_mark(self, painter: QPainter, block: QTextBlock, box: QRectF) -> None:
        line = QColor(self._colours.line)
        if block.blockFormat().hasProperty(RULE):
            painter.fillRect(QRectF(0, box.top(), self.viewport().width(), 1), line)
        for level in range(quote_depth(block)):
            height = self._quote_height(block, box, level + 1)
            painter.fillRect(QRectF(level * QUOTE_INDENT, box.top(), 3, height), line)
        if is_bulleted(block) and block.layout().lineCount() and not task_of(block):
            self._paint_bullet(painter, block)

    def _quote_height(self, block: QTextBlock, box: QRectF, depth: int) -> float:
        following = block.next()
        if following.isValid() and quote_depth(following) >= depth:
            below = self.document().documentLayout().blockBoundingRect(following)
            return below.top() - box.top()
        return block.layout().lineCount() * scaled(LINE_HEIGHT) + 2

    def _paint_bullet(self, painter: QPainter, block: QTextBlock) -> None:
        line = block.layout().lineAt(0)
        corner = block.layout().position()
        middle = corner.y() + line.y() + line.ascent() - scaled(BODY_PIXELS) * 0.34
        text = line.naturalTextRect()
        right_to_left = block.textDirection() is Qt.LayoutDirection.RightToLeft
        x = corner.x() + (text.right() + 12 if right_to_left else text.left() - 12)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self._colours.muted if list_depth(block) == 1 else "transparent"))
        painter.setPen(QColor(self._colours.muted))
        radius = scaled(BODY_PIXELS) * 0.16
        painter.drawEllipse(QPointF(x, middle), radius, radius)

    def _caret_rect(self) -> QRectF:
        block = self.document().lastBlock()
        layout = block.layout()
        corner = layout.position()
        if layout.lineCount() == 0:
            return QRectF(corner.x(), corner.y() + 3, 7, scaled(17))
        line = layout.lineAt(layout.lineCount() - 1)
        left = corner.x() + cursor_x(line, block.length() - 1)
        if block.textDirection() is Qt.LayoutDirection.RightToLeft:
            left -= 9
        baseline = corner.y() + line.y() + line.ascent()
        return QRectF(
            max(0, min(left + 1, self.viewport().width() - 7)), baseline - scaled(13), 7, scaled(17)
        )


def _open(address: QUrl) -> None:
    if address.scheme().lower() in _OPENED_SCHEMES:
        QDesktopServices.openUrl(address)


def _has_link(tokens: Iterable[Token]) -> bool:
    return any(token.type in ("link_open", "image") for token in tokens)
