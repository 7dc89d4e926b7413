"""Numbers as they are written in the window's language."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from ui.translation import tr


def decimal(value: float, places: int) -> str:
    """Such as "18.2" or "18,2"."""
    return f"{value:.{places}f}".replace(".", QLocale().decimalPoint())


def grouped(value: int) -> str:
    """Such as "12,345" or "12.345"."""
    return QLocale().toString(value)


def percent(share: float) -> str:
    """A share of one: "71 %" of 0.71."""
    return tr("{number} %").format(number=decimal(share * 100, 0))
