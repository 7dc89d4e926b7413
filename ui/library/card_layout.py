"""Where the parts of a card go at a width; used for painting and for finding what was clicked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QStyle

from ui.fonts import interface_font, scaled
from ui.library.card import Card, Head, Light

GAP = 12  # between cards
_BUTTON, _DENSE_BUTTON = 30, 26
_SIDE, _TOP = 16, 14
_ROW_SIDE, _ROW_TOP = 12, 11
_TITLE = 20
_WORDS = 18
_LINE_GAP = 4
_BUTTON_GAP = 8
_BUTTON_SIDE = 12
_COLUMN_GAP = 24
_BAR = 8
_STACKED_BELOW = 540
DOT = 14
MEMORY_BAR = 72
_BADGE = 18
_LONG_WORD = re.compile(r"\S{25,}")
WRAP = (
    int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
)


@dataclass(frozen=True, slots=True)
class Fonts:
    """Made once for a size of text: fonts and what they measure."""

    title: QFont
    text: QFont
    small: QFont
    figure: QFont
    button: QFont
    badge: QFont
    head: QFont
    big: QFont

    @classmethod
    def usual(cls, *, dense: bool) -> Fonts:
        bold = QFont.Weight.DemiBold
        return cls(
            title=interface_font(13 if dense else 14, bold),
            text=interface_font(12, tabular=True),
            small=interface_font(12, tabular=True),
            figure=interface_font(14, bold, tabular=True),
            button=interface_font(13),
            badge=interface_font(11, QFont.Weight.Medium),
            head=interface_font(12, bold),
            big=interface_font(20, bold),
        )


@dataclass(frozen=True, slots=True)
class CardLayout:
    """Rectangles from the left upper corner of the row; None for what is not there."""

    box: QRect
    title: QRect
    badge: QRect | None
    lines: tuple[QRect, ...]
    light: QRect | None
    bar: QRect | None
    figure: QRect | None
    words: QRect | None
    buttons: tuple[QRect, ...]
    height: int

    def mirrored(self) -> CardLayout:
        """For scripts that run from right to left."""

        def other(place: QRect | None) -> QRect | None:
            return None if place is None else _flipped(self.box, place)

        return replace(
            self,
            title=_flipped(self.box, self.title),
            badge=other(self.badge),
            lines=tuple(_flipped(self.box, line) for line in self.lines),
            light=other(self.light),
            bar=other(self.bar),
            figure=other(self.figure),
            words=other(self.words),
            buttons=tuple(_flipped(self.box, button) for button in self.buttons),
        )


def _flipped(box: QRect, place: QRect) -> QRect:
    return QStyle.visualRect(Qt.LayoutDirection.RightToLeft, box, place)


def head_height(head: Head, *, is_first: bool) -> int:
    """Heads keep their distance from the cards above."""
    if head.is_big:
        return 44 if is_first else 60
    return 30 if is_first else 42


def lay_out(card: Card, width: int, fonts: Fonts, *, dense: bool) -> CardLayout:
    """A card at a width; `dense`: a row in a long list."""
    side, top = (_ROW_SIDE, _ROW_TOP) if dense else (_SIDE, _TOP)
    buttons = button_widths(card, fonts)
    row = sum(buttons) + _BUTTON_GAP * max(0, len(buttons) - 1)
    figure = _figure_width(card, fonts)
    tall = scaled(_DENSE_BUTTON) if dense else scaled(_BUTTON)
    narrow = row > 0 and (width < _STACKED_BELOW or row > width // 2)
    column = figure if narrow else max(row, figure)
    room = width - 2 * side - (column + _COLUMN_GAP if column else 0)
    left = _left(card, side, top, room, fonts)
    right = width - side
    stacked = narrow and (not dense or left.end > right - row - _BUTTON_GAP)
    y = top
    figure_rect = words_rect = None
    if card.figure is not None:
        figure_rect = QRect(right - figure, y, figure, scaled(_TITLE))
        words_rect = QRect(right - figure, y + scaled(_TITLE), figure, scaled(_WORDS))
        y += scaled(_TITLE) + scaled(_WORDS) + _LINE_GAP
    bottom = left.bottom
    if stacked:
        x, y = right - row if dense else side, bottom + 10
    elif narrow:  # beside the last text, and only while the row is looked at
        x, y = right - row, max(top, bottom + 8 - tall)
    else:
        x = right - row
        y = max(y, top + (bottom - top - tall) // 2) if card.figure is None else y
        y = max(y, top - 2 if dense else top)
    placed: list[QRect] = []
    for wide in buttons:
        placed.append(QRect(x, y, wide, tall))
        x += wide + _BUTTON_GAP
    end = max([bottom, *(rect.bottom() + 1 for rect in placed)])
    if words_rect is not None:
        end = max(end, words_rect.bottom() + 1)
    height = end + top
    return CardLayout(
        QRect(0, 0, width, height),
        left.title,
        left.badge,
        left.lines,
        left.light,
        left.bar,
        figure_rect,
        words_rect,
        tuple(placed),
        height if dense else height + GAP,
    )


def button_widths(card: Card, fonts: Fonts) -> list[int]:
    metrics = QFontMetrics(fonts.button)
    return [metrics.horizontalAdvance(act.text) + 2 * _BUTTON_SIDE for act in card.acts]


def breakable(text: str) -> str:
    """With places to break at in names and addresses that are longer than a line may be."""

    def parted(match: re.Match[str]) -> str:
        return re.sub(r"([-_/.])", "\\1\u200b", match[0])

    return _LONG_WORD.sub(parted, text)


@dataclass(frozen=True, slots=True)
class _Left:
    title: QRect
    badge: QRect | None
    lines: tuple[QRect, ...]
    light: QRect | None
    bar: QRect | None
    bottom: int
    end: int  # of the longest line of the last text


def _left(card: Card, x: int, y: int, room: int, fonts: Fonts) -> _Left:
    title = QRect(x, y, room, scaled(_TITLE))
    badge = _badge(card, title, fonts)
    y += (
        scaled(_TITLE)
        if badge is None or badge.top() < y + scaled(_TITLE)
        else scaled(_TITLE) + scaled(_BADGE) + 6
    )
    bar = None
    if card.progress is not None:
        bar = QRect(x, y + 8, room, _BAR)
        y += _BAR + 12
    light = None
    last = QFontMetrics(fonts.title).horizontalAdvance(card.title)
    if card.light_first and card.light is not None:
        light, last = _light(card.light, x, y, room, fonts)
        y += light.height() + _LINE_GAP
    lines: list[QRect] = []
    for size in _sizes(card.lines, room, fonts.text):
        lines.append(QRect(x, y + _LINE_GAP, room, size.height()))
        y += size.height() + _LINE_GAP
        last = size.width()
    if not card.light_first and card.light is not None:
        light, last = _light(card.light, x, y, room, fonts)
        y += light.height() + _LINE_GAP
    return _Left(title, badge, tuple(lines), light, bar, y, end=x + last)


def _badge(card: Card, title: QRect, fonts: Fonts) -> QRect | None:
    """Behind the title; under it where the title needs the line."""
    if not card.badge:
        return None
    width = QFontMetrics(fonts.badge).horizontalAdvance(card.badge) + 16
    name = QFontMetrics(fonts.title).horizontalAdvance(card.title)
    if name + 8 + width <= title.width():
        return QRect(title.left() + name + 8, title.top() + 1, width, scaled(_BADGE))
    return QRect(title.left(), title.bottom() + 4, width, scaled(_BADGE))


def _light(light: Light, x: int, y: int, room: int, fonts: Fonts) -> tuple[QRect, int]:
    """Its words' place, and how far they reach from x."""
    lead = light_lead(light)
    (size,) = _sizes([light.words], room - lead, fonts.small)
    return QRect(x + lead, y + _LINE_GAP, room - lead, size.height()), lead + size.width()


def light_lead(light: Light) -> int:
    """Pixels before the words: of a dot, or of a bar."""
    return MEMORY_BAR + 10 if light.parts else DOT


def _sizes(texts: Sequence[str], room: int, font: QFont) -> list[QSize]:
    metrics = QFontMetrics(font)
    tall = 100_000
    place = QRect(0, 0, max(room, 40), tall)
    return [metrics.boundingRect(place, WRAP, breakable(text)).size() for text in texts]


def _figure_width(card: Card, fonts: Fonts) -> int:
    if card.figure is None:
        return 0
    value = QFontMetrics(fonts.figure).horizontalAdvance(card.figure.value)
    words = QFontMetrics(fonts.small).horizontalAdvance(card.figure.words)
    return max(value, words) + 2
