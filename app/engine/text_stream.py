"""Tokens → text that can be shown: whole characters, never part of a stop string."""

from __future__ import annotations

import codecs
from collections.abc import Callable

from app.engine.stopping import Held, StopStrings


class TextStream:
    """Decodes UTF-8 across token borders and looks for stop strings across both."""

    def __init__(self, piece: Callable[[int], bytes], stops: tuple[str, ...]) -> None:
        self._piece = piece
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._stops = StopStrings(stops)
        self._shown: list[str] = []
        self._stopped = False

    def feed(self, token: int) -> Held:
        """Add one token; `stopped` says that a stop string is complete."""
        held = self._stops.feed(self._decoder.decode(self._piece(token)))
        self._shown.append(held.text)
        self._stopped = held.stopped
        return held

    def flush(self) -> str:
        """The rest, at the end; an unfinished character becomes U+FFFD."""
        if self._stopped:
            return ""
        held = self._stops.feed(self._decoder.decode(b"", final=True))
        rest = held.text if held.stopped else held.text + self._stops.flush()
        self._shown.append(rest)
        return rest

    @property
    def text(self) -> str:
        """Everything shown so far."""
        return "".join(self._shown)
