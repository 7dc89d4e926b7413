"""Places for scripts that run from right to left: what is at the left then goes to the right."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget


def mirrored(widget: QWidget, place: QRect) -> QRect:
    """A place in a widget, given as for a script that runs from left to right."""
    return QStyle.visualRect(widget.layoutDirection(), widget.rect(), place)


def mirrored_in_row(option: QStyleOptionViewItem, place: QRect) -> QRect:
    """The same for a place in a row that a delegate paints, in the view's coordinates."""
    return QStyle.visualRect(option.direction, option.rect, place)
