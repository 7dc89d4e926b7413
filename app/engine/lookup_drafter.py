"""Proposals by lookup: what followed the last time that the history ended like this.

Prompt lookup (Saxena 2023) over the whole token history. In "a b c d … a b c" the longest earlier
match of the end is "a b c", so "d …" is proposed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from app.engine.acceptance import match_bucket
from app.engine.drafting import LengthLimit, Proposal
from app.engine.language_model import common_prefix
from app.engine.stats import Source
from app.engine.verify import Choice, Verifier

_KEY = 2  # tokens of the shortest match
_CANDIDATES = 128  # latest places that are compared
_LONGEST = 32  # tokens after which a match is not measured further


class LookupDrafter:
    """Longest suffix match among the latest places; of equally long ones the latest."""

    source = Source.LOOKUP

    def __init__(self, is_end: Callable[[int], bool]) -> None:
        self._is_end = is_end
        self._history: list[int] = []
        self._places: dict[tuple[int, ...], list[int]] = {}  # key → ends, ascending

    def propose(self, committed: Sequence[int], limit: LengthLimit, verifier: Verifier) -> Proposal:
        """Propose the continuation of the longest match, as far as `limit` wants it."""
        start, length = self.match(committed)
        choices: list[Choice] = []
        evidence: list[int] = []
        for token in islice(self._history, start, None) if length else ():
            bucket = match_bucket(length + len(choices))
            if not limit.worth_proposing(len(choices), bucket):
                break
            choices.append(Choice(token, None))
            evidence.append(bucket)
            if self._is_end(token):
                break
        return Proposal(self.source, tuple(choices), tuple(evidence))

    def evidence(self, committed: Sequence[int]) -> int | None:
        """Bucket of the first token that it would propose; None: it has nothing to propose."""
        start, length = self.match(committed)
        return match_bucket(length) if length and start < len(committed) else None

    def match(self, committed: Sequence[int]) -> tuple[int, int]:
        """Where the continuation of the longest match starts, and the match's length; (0, 0)."""
        self._extend(committed[len(self._history) :])
        end = len(self._history)
        places = self._places.get(tuple(self._history[-_KEY:]), ())
        earlier = [place for place in places[-_CANDIDATES - 1 :] if place < end]
        if end < _KEY or not earlier:
            return 0, 0
        length, start = max((self._match_length(place), place) for place in earlier)
        return start, length

    def roll_back(self, committed: Sequence[int]) -> None:
        length = common_prefix(self._history, committed)
        if length < len(self._history):
            self._history, self._places = [], {}
            self._extend(committed[:length])

    def _extend(self, tokens: Sequence[int]) -> None:
        for token in tokens:
            self._history.append(token)
            if len(self._history) >= _KEY:
                key = tuple(self._history[-_KEY:])
                self._places.setdefault(key, []).append(len(self._history))

    def _match_length(self, place: int) -> int:
        end, length = len(self._history), _KEY
        history = self._history
        while (
            length < min(place, _LONGEST)
            and history[place - length - 1] == history[end - length - 1]
        ):
            length += 1
        return length
