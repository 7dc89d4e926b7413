"""Stop strings, found also where they span tokens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Held:
    """Text that may be shown, and whether a stop string followed it."""

    text: str
    stopped: bool


class StopStrings:
    """Withholds the end of a text as long as it could be the start of a stop string."""

    def __init__(self, stops: tuple[str, ...]) -> None:
        self._stops = tuple(stop for stop in stops if stop)
        self._held = ""

    def feed(self, text: str) -> Held:
        """Add text; returns what is now certain not to belong to a stop string."""
        self._held += text
        found = [at for stop in self._stops if (at := self._held.find(stop)) >= 0]
        if found:
            shown, self._held = self._held[: min(found)], ""
            return Held(shown, stopped=True)
        keep = max((possible_start(self._held, stop) for stop in self._stops), default=0)
        shown = self._held[: len(self._held) - keep]
        self._held = self._held[len(shown) :]
        return Held(shown, stopped=False)

    def flush(self) -> str:
        """What was withheld, at the end of the answer."""
        held, self._held = self._held, ""
        return held


def possible_start(text: str, mark: str) -> int:
    """Characters at the end of `text` that may begin `mark`."""
    longest = min(len(mark) - 1, len(text))
    return next((n for n in range(longest, 0, -1) if text.endswith(mark[:n])), 0)
