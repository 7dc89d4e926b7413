"""What stands in one block of prose: words, code, links, images and formulas."""

from __future__ import annotations

from collections.abc import Sequence

from markdown_it.token import Token
from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QFontMetricsF,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)

from ui.fonts import scaled
from ui.markdown.formats import BODY_PIXELS, WordFormats, code, emphasised, strong, struck
from ui.markdown.formulas import formula_image, render_formula
from ui.markdown.math_rule import CLOSING, DISPLAYED
from ui.translation import tr
from ui.widgets.tooltip import plain_tooltip

FORMULA = QTextFormat.Property.UserProperty + 4  # its Markdown
LINE_BREAK = "\u2028"
_FORMULA_SCALE = 1.1  # the formulas' font looks smaller than the system's
_WIDEST_FORMULA = 660.0  # pixels
_IMAGE = QTextDocument.ResourceType.ImageResource.value


class InlineWriter:
    """Writes at a cursor into one document."""

    def __init__(self, document: QTextDocument, words: WordFormats) -> None:
        self._document = document
        self._words = words
        self.widest_formula = 0.0  # pixels, with its inset

    def write(
        self,
        cursor: QTextCursor,
        tokens: Sequence[Token],
        base: QTextCharFormat,
        *,
        skipped: int = 0,
        inset: int,
    ) -> None:
        """`skipped` characters at the start are left out; `inset`: pixels that the block is in."""
        formats = [base]
        for token in tokens:
            match token.type:
                case "text" | "text_special" | "html_inline":
                    cursor.insertText(token.content[skipped:], formats[-1])
                    skipped = 0
                case "softbreak" | "hardbreak":
                    cursor.insertText(LINE_BREAK, formats[-1])
                case "code_inline":
                    cursor.insertText(token.content, code(formats[-1]))
                case "image":
                    self._image(cursor, token, formats[-1])
                case "math":
                    self._formula(cursor, token, formats[-1], inset)
                case _ if token.nesting > 0:
                    formats.append(self._changed(formats[-1], token))
                case _ if token.nesting < 0 and len(formats) > 1:
                    formats.pop()
                case _:
                    pass

    def _changed(self, outer: QTextCharFormat, token: Token) -> QTextCharFormat:
        match token.type:
            case "strong_open":
                return strong(outer)
            case "em_open":
                return emphasised(outer)
            case "s_open":
                return struck(outer)
            case "link_open":
                return self._words.link(outer, str(token.attrs.get("href", "")))
            case _:
                return outer

    def _image(self, cursor: QTextCursor, token: Token, base: QTextCharFormat) -> None:
        """Nothing is loaded: an image is a link to where it lies."""
        address = str(token.attrs.get("src", ""))
        text = tr("Image: {name}").format(name=token.content or address)
        cursor.insertText(text, self._words.link(base, address))

    def _formula(
        self, cursor: QTextCursor, token: Token, base: QTextCharFormat, inset: int
    ) -> None:
        """A picture with the LaTeX behind it; the LaTeX as code where it cannot be drawn."""
        displayed = token.markup in DISPLAYED
        pixels = int(base.property(QTextFormat.Property.FontPixelSize) or scaled(BODY_PIXELS))
        colour = base.foreground().color().name()
        size = round(pixels * _FORMULA_SCALE)
        drawn = render_formula(token.content, size, colour, displayed=displayed)
        if drawn is None:
            cursor.insertText(token.content, code(base))
            return
        font = QFontMetricsF(self._document.defaultFont())
        picture = formula_image(drawn, font.xHeight(), _WIDEST_FORMULA)
        name = f"formula:{size}:{colour}:{token.markup}:{token.content}"
        self._document.addResource(_IMAGE, QUrl(name), picture)
        look = QTextImageFormat()
        look.setName(name)
        width = picture.deviceIndependentSize().width()
        self.widest_formula = max(self.widest_formula, width + inset)
        look.setWidth(width)
        look.setHeight(picture.deviceIndependentSize().height())
        look.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        look.setToolTip(plain_tooltip(token.content))
        look.setProperty(FORMULA, f"{token.markup}{token.content}{CLOSING[token.markup]}")
        cursor.insertImage(look)
