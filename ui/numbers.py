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


def memory_size(size: int, *, bare: bool = False) -> str:
    """Bytes of memory as systems count it, such as "512 MB" and "1.2 GB".

    `bare`: "16 GB" rather than "16.0 GB".
    """
    megabytes = max(min(size, 1), round(1024 * size / MEMORY_GIGABYTE))
    if megabytes < 1024:
        return tr("{size} MB").format(size=megabytes)
    gigabytes = round(size / MEMORY_GIGABYTE, 1)
    places = 0 if bare and gigabytes.is_integer() else 1
    return tr("{size} GB").format(size=decimal(gigabytes, places))


def seconds(number: float) -> str:
    """Seconds as people say them: 0.42 s, 3.1 s, 1 min 12 s."""
    return language.seconds(number, IN_THE_WINDOW)


def day_text(iso: str) -> str:
    """A day as people write it, from its ISO form."""
    day = QDate.fromString(iso, Qt.DateFormat.ISODate)
    #: how a day is written; d, MMMM and yyyy stand for day, name of the month and year
    return QLocale().toString(day, tr("d MMMM yyyy"))
