"""Where the words of figures come from that the terminal and the window share."""

from __future__ import annotations

from typing import Final, Protocol


class Language(Protocol):
    """English in the terminal; in the window what the person chose.

    Who is given one calls it `tr`, since lupdate looks for that.
    """

    def say(self, text: str, comment: str = "", n: int = -1, /) -> str:
        """The text in this language; %n stands for the number n."""
        ...

    def decimal(self, value: float, places: int, /) -> str:
        """A number with so many places."""
        ...


class English:
    """The texts as they are in the code. They are in the plural where there is a number."""

    def say(self, text: str, _comment: str = "", n: int = -1, /) -> str:
        return text.replace("%n", str(n)) if n >= 0 else text

    def decimal(self, value: float, places: int, /) -> str:
        return f"{value:.{places}f}"


IN_ENGLISH: Final[Language] = English()


def percent(share: float, language: Language) -> str:
    """A share of one: "71 %" of 0.71."""
    tr = language.say
    return tr("{number} %").format(number=language.decimal(share * 100, 0))


def seconds(number: float, language: Language) -> str:
    """Seconds as people say them: 0.42 s, 3.1 s, 1 min 12 s."""
    tr = language.say
    if number < 60:
        places = 2 if number < 1 else 1
        return tr("{number} s").format(number=language.decimal(number, places))
    minutes, rest = divmod(round(number), 60)
    return tr("{minutes} min {seconds} s").format(minutes=minutes, seconds=rest)
