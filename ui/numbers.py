"""Numbers as they are written in the window's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt

from app import language
from models.byte_size import MEMORY_GIGABYTE
from ui.translation import tr


class _OfTheWindow:
    """`app.language.Language` by Qt."""

    say = staticmethod(tr)

    def decimal(self, value: float, places: int, /) -> str:
        return decimal(value, places)


IN_THE_WINDOW: Final[language.Language] = _OfTheWindow()


def decimal(value: float, places: int) -> str:
    """Such as "18.2" or "18,2"."""
    return f"{value:.{places}f}".replace(".", QLocale().decimalPoint())


def grouped(value: int) -> str:
    """Such as "12,345" or "12.345"."""
    return QLocale().toString(value)


def percent(share: float) -> str:
    """A share of one: "71 %" of 0.71."""
    return language.percent(share, IN_THE_WINDOW)


def memory_size(size: int) -> str:
    """Bytes of memory as systems count it, such as "512 MB" and "1.2 GB"."""
    if size >= MEMORY_GIGABYTE:
        return tr("{size} GB").format(size=decimal(size / MEMORY_GIGABYTE, 1))
    return tr("{size} MB").format(size=max(1, round(1024 * size / MEMORY_GIGABYTE)))


def seconds(number: float) -> str:
    """Seconds as people say them: 0.42 s, 3.1 s, 1 min 12 s."""
    return language.seconds(number, IN_THE_WINDOW)


def day_text(iso: str) -> str:
    """A day as people write it, from its ISO form."""
    day = QDate.fromString(iso, Qt.DateFormat.ISODate)
    #: how a day is written; d, MMMM and yyyy stand for day, name of the month and year
    return QLocale().toString(day, tr("d MMMM yyyy"))
