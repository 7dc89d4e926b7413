"""How blocks and words of prose look, as Qt's text formats."""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor, QFont, QTextBlockFormat, QTextCharFormat, QTextFormat

from ui.fonts import code_font, scaled
from ui.tokens import Tokens
from ui.widgets.tooltip import plain_tooltip

LINE_HEIGHT = 22  # at the usual size of text, as all pixels here
BODY_PIXELS = 14
_HEADING_PIXELS = {"h1": 20, "h2": 17, "h3": 15}
_PIXELS = QTextFormat.Property.FontPixelSize


class WordFormats:
    """Formats of words; each is made from the one around it."""

    def __init__(self, tokens: Tokens) -> None:
        self._colours = tokens
        self.plain = QTextCharFormat()
        self.plain.setForeground(QBrush(QColor(tokens.ink)))

    def of_block(self, kind: str, *, is_quoted: bool) -> QTextCharFormat:
        """`kind` is the HTML tag of the block, or "tight"."""
        result = QTextCharFormat(self.plain)
        if is_quoted:
            result.setForeground(QBrush(QColor(self._colours.muted)))
        if kind.startswith("h"):
            result.setFontWeight(QFont.Weight.DemiBold)
            result.setProperty(_PIXELS, scaled(_HEADING_PIXELS.get(kind, BODY_PIXELS)))
        return result

    def of_cell(self, pixels: int, *, is_head: bool) -> QTextCharFormat:
        """In a table."""
        result = QTextCharFormat(self.plain)
        result.setProperty(_PIXELS, scaled(pixels))
        if is_head:
            result.setFontWeight(QFont.Weight.DemiBold)
        return result

    def link(self, outer: QTextCharFormat, address: str) -> QTextCharFormat:
        result = QTextCharFormat(outer)
        result.setAnchor(True)
        result.setAnchorHref(address)
        result.setToolTip(plain_tooltip(address))
        result.setForeground(QBrush(QColor(self._colours.target)))
        result.setFontUnderline(True)
        return result


def strong(outer: QTextCharFormat) -> QTextCharFormat:
    result = QTextCharFormat(outer)
    result.setFontWeight(QFont.Weight.DemiBold)
    return result


def emphasised(outer: QTextCharFormat) -> QTextCharFormat:
    result = QTextCharFormat(outer)
    result.setFontItalic(True)
    return result


def struck(outer: QTextCharFormat) -> QTextCharFormat:
    result = QTextCharFormat(outer)
    result.setFontStrikeOut(True)
    return result


def code(outer: QTextCharFormat) -> QTextCharFormat:
    """A word of code, one pixel smaller than the body; in headings and cells as large as they."""
    result = QTextCharFormat(outer)
    result.setFontFamilies(code_font().families())
    result.setFontFixedPitch(True)
    if not outer.hasProperty(_PIXELS):
        result.setProperty(_PIXELS, scaled(BODY_PIXELS - 1))
    return result


def tiny() -> QTextCharFormat:
    """For blocks that Qt needs and nobody should see."""
    result = QTextCharFormat()
    result.setProperty(_PIXELS, 1)
    return result


def block_height(pixels: int, *, is_fixed: bool = False) -> QTextBlockFormat:
    """A block whose lines are at least, or exactly, so high."""
    kinds = QTextBlockFormat.LineHeightTypes
    result = QTextBlockFormat()
    result.setLineHeight(pixels, (kinds.FixedHeight if is_fixed else kinds.MinimumHeight).value)
    return result


def margins(kind: str, *, in_list: bool) -> tuple[int, int]:
    """Pixels above and below a block."""
    match kind:
        case "h1" | "h2":
            return 18, 8
        case "hr":
            return 16, 16
        case "tight":
            return (2, 2) if in_list else (0, 0)
        case "p":
            return (5, 5) if in_list else (10, 10)
        case _:
            return 14, 6
