"""Proposals by lookup: what followed when the history ended like this before.

Prompt lookup (Saxena 2023) over the whole token history, weighted by frequency. In
"a b c d … a b c" the longest earlier match of the end is "a b c", so "d …" is proposed.

Shorter matches are asked only where nothing followed the longest one. Where a shorter one had been
seen more often and spoke for another token, it was right in 2 of 33 cases, the longest in 10 (in
the answers that `acceptance.LOOKUP_PRIOR` is from).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from app.engine.acceptance import lookup_bucket
from app.engine.drafting import LengthLimit, Proposal
from app.engine.language_model import common_prefix
from app.engine.stats import Source
from app.engine.suffix_automaton import WINDOW, Cursor, SuffixAutomaton
from app.engine.verify import Choice, Verifier

_SLICE = 32  # tokens that are indexed between two looks at the clock
_SHARE = 0.01  # of the time since the last call, that indexing may take
_MOST_S = 0.005  # of indexing in one call


class LookupDrafter:
    """The most frequent continuation of the longest match, token by token.

    A long history is indexed little by little, so that it delays nobody: indexing takes 1 % of the
    time at most. What is not indexed yet cannot be found, but all of the rest can.
    """

    source = Source.LOOKUP

    def __init__(
        self, is_end: Callable[[int], bool], clock: Callable[[], float] = perf_counter
    ) -> None:
        self._is_end = is_end
        self._clock = clock
        self._index = SuffixAutomaton()
        self._last_call = clock()

    def evidence(self, committed: Sequence[int]) -> int | None:
        """Bucket of the first token that it would propose; None: it has nothing to propose."""
        self.read(committed)
        candidate = self._candidate(self._cursor(committed))
        return None if candidate is None else candidate[1]

    def unread(self, committed: Sequence[int]) -> int:
        """It reads in passing."""
        return 0

    def looks_back_on(self, committed: Sequence[int]) -> int:
        """It has no passes."""
        return 0

    def propose(
        self,
        committed: Sequence[int],
        limit: LengthLimit,
        verifier: Verifier,
        ahead: Sequence[int] = (),
    ) -> Proposal:
        """Propose what followed the longest matches, as far as `limit` wants it."""
        self.read(committed)
        cursor = self._cursor(committed)
        for token in ahead:
            cursor = self._index.step(cursor, token)
        choices: list[Choice] = []
        evidence: list[int] = []
        while (candidate := self._candidate(cursor)) is not None:
            token, bucket = candidate
            if not limit.worth_proposing(len(ahead) + len(choices), bucket):
                break
            choices.append(Choice(token, None))
            evidence.append(bucket)
            if self._is_end(token):
                break
            cursor = self._index.step(cursor, token)
        return Proposal(self.source, tuple(choices), tuple(evidence))

    def read(self, committed: Sequence[int]) -> None:
        """Index what is new in `committed`; where much is, a part of it."""
        self._follow(committed)
        start, done = self._clock(), len(self._index)
        until = start + min((start - self._last_call) * _SHARE, _MOST_S)
        while done < len(committed):
            self._index.extend(committed[done : done + _SLICE])
            done = len(self._index)
            if self._clock() >= until:
                break
        self._last_call = self._clock()

    def roll_back(self, committed: Sequence[int]) -> None:
        kept = common_prefix(self._index.tokens, committed)
        if kept < len(self._index) // 2:  # taking back costs as much as indexing
            self._index = SuffixAutomaton()
        else:
            self._index.shorten(kept)

    def _follow(self, committed: Sequence[int]) -> None:
        """Notice a history that changed without a word, by its last tokens."""
        end = len(self._index)
        start = max(end - WINDOW, 0)
        if list(committed[start:end]) != self._index.tokens[start:]:
            self.roll_back(committed)

    def _cursor(self, committed: Sequence[int]) -> Cursor:
        """The longest match of the end of `committed`."""
        if len(self._index) == len(committed):
            return self._index.tail()
        return self._index.find(committed[-WINDOW:])

    def _candidate(self, cursor: Cursor) -> tuple[int, int] | None:
        """The token that follows most often, and the bucket of what speaks for it."""
        for match in (cursor, self._index.shorter(cursor)):
            found = self._index.continuation(match) if match.length else None
            if found is not None:
                return found.token, lookup_bucket(match.length, found.count, found.total)
        return None
