"""What followed every part of a text: a suffix automaton that grows and shrinks at its end.

Blumer et al. 1985 ("The smallest automaton recognizing the subwords of a text"), with the number of
occurrences of each string of up to `WINDOW` tokens. Appending or taking back a token costs O(1)
amortized over the length of the text, a step of a cursor likewise. In "a b c a b" the longest
suffix that was there before is "a b", and "c" followed it once.

Measured on a busy 2-core machine with source code as text: 0.04 to 0.08 s per 10,000 tokens; 5 MB
for 32,768 tokens and 22 MB for 131,072.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

WINDOW = 32  # tokens of the longest strings that are counted; one more than the longest context
_ROOT, _NONE = 0, -1


@dataclass(frozen=True, slots=True)
class Cursor:
    """A string of `length` tokens, at most WINDOW − 1, that occurs in the text."""

    state: int = _ROOT
    length: int = 0


@dataclass(frozen=True, slots=True)
class Continuation:
    """The most frequent token behind a string; of equally frequent ones the last to come up."""

    token: int
    count: int
    total: int  # occurrences of the string that something follows


class SuffixAutomaton:
    """States stand for sets of strings that end at the same places of the text.

    A state's strings are the suffixes of its longest one, down to one token more than the longest
    of the state that it links to. Most states have one transition, which is kept in two arrays.
    """

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self._longest = array("i", [0])  # by state: tokens of its longest string
        self._link = array("i", [_NONE])  # by state: that of its longest suffix with more places
        self._count = array("i", [0])  # by state: places, where its strings are short enough
        self._token = array("i", [_NONE])  # by state: its first transition
        self._target = array("i", [_NONE])
        self._more: dict[int, dict[int, int]] = {}  # state → token → state: the others
        self._split_from: dict[int, int] = {}  # clone → the state whose shorter strings it took
        self._whole = array("i", [_ROOT])  # by length of the text: the state of all of it
        self._recent = array("i", [_ROOT])  # likewise: the state of its last WINDOW tokens

    def __len__(self) -> int:
        return len(self.tokens)

    def extend(self, tokens: Sequence[int]) -> None:
        """Append `tokens` to the text."""
        for token in tokens:
            self._append(token)

    def shorten(self, length: int) -> None:
        """Take back everything behind the first `length` tokens."""
        while len(self.tokens) > length:
            self._take_back()

    def tail(self) -> Cursor:
        """The longest suffix of the text that also occurs earlier."""
        link, longest = self._link, self._longest
        state = link[self._whole[-1]]
        if state == _NONE:
            return Cursor()
        if longest[state] < WINDOW:
            return Cursor(state, longest[state])
        return self._shortened(self._recent[-1], WINDOW)

    def find(self, tokens: Sequence[int]) -> Cursor:
        """The longest suffix of `tokens` that occurs in the text."""
        cursor = Cursor()
        for token in tokens[1 - WINDOW :]:
            cursor = self.step(cursor, token)
        return cursor

    def step(self, cursor: Cursor, token: int) -> Cursor:
        """The longest suffix of the cursor's string and `token` that occurs in the text."""
        state, length = cursor.state, cursor.length
        while (target := self._next(state, token)) == _NONE:
            state = self._link[state]
            if state == _NONE:
                return Cursor()
            length = self._longest[state]
        return self._shortened(target, length + 1)

    def shorter(self, cursor: Cursor) -> Cursor:
        """The longest suffix of the cursor's string that occurs at more places."""
        state = self._link[cursor.state]
        return Cursor() if state == _NONE else Cursor(state, self._longest[state])

    def continuation(self, cursor: Cursor, widest: int = 32) -> Continuation | None:
        """What followed the string most often; None where nothing or too much did.

        widest: different tokens that are weighed, at most.
        """
        state, count = cursor.state, self._count
        if self._token[state] == _NONE:
            return None
        token, best = self._token[state], count[self._target[state]]
        total, others = best, self._more.get(state)
        if others is None:
            return Continuation(token, best, total)
        if len(others) >= widest:
            return None
        for other, target in others.items():
            times = count[target]
            total += times
            if times >= best:
                token, best = other, times
        return Continuation(token, best, total)

    def _shortened(self, state: int, length: int) -> Cursor:
        """A cursor on a string of at most WINDOW tokens, without its first one if it has all."""
        if length < WINDOW:
            return Cursor(state, length)
        link = self._link[state]
        return Cursor(link if self._longest[link] >= WINDOW - 1 else state, WINDOW - 1)

    def _append(self, token: int) -> None:
        new = self._add_state(len(self.tokens) + 1)
        state = self._whole[-1]
        while state != _NONE and self._next(state, token) == _NONE:
            self._set_next(state, token, new)
            state = self._link[state]
        recent = self._recent[-1]
        if state == _NONE:
            self._link[new] = _ROOT
        else:
            known = self._next(state, token)
            suffix = self._link[new] = self._exact(known, state, token)
            if recent == known and min(len(self.tokens), WINDOW) <= self._longest[suffix]:
                recent = suffix
        self.tokens.append(token)
        self._whole.append(new)
        self._recent.append(self._slid(self._next(recent, token)))
        self._count_recent(1)

    def _take_back(self) -> None:
        """Undo the last `_append`: everything that it changed is found again from the states."""
        self._count_recent(-1)
        self._recent.pop()
        new, token = self._whole.pop(), self.tokens.pop()
        if len(self._link) > new + 1:
            self._unsplit(token)
        state = self._whole[-1]
        while state != _NONE and self._next(state, token) == new:
            self._drop_next(state, token)
            state = self._link[state]
        self._drop_state()

    def _exact(self, known: int, state: int, token: int) -> int:
        """The state whose longest string is that of `state` and `token`, which `known` holds."""
        length = self._longest[state] + 1
        if self._longest[known] == length:
            return known
        clone = self._add_state(length)
        self._link[clone], self._link[known] = self._link[known], clone
        self._count[clone] = self._count[known]
        self._token[clone], self._target[clone] = self._token[known], self._target[known]
        if known in self._more:
            self._more[clone] = self._more[known].copy()
        self._split_from[clone] = known
        self._redirect(state, token, known, clone)
        return clone

    def _unsplit(self, token: int) -> None:
        """Put the strings of the newest state, a clone, back to where they came from."""
        clone = len(self._link) - 1
        known = self._split_from.pop(clone)
        self._link[known] = self._link[clone]
        state = self._whole[-1]
        while self._next(state, token) != clone:
            state = self._link[state]
        self._redirect(state, token, clone, known)
        self._more.pop(clone, None)
        self._drop_state()

    def _redirect(self, state: int, token: int, old: int, new: int) -> None:
        """Let `state` and its suffixes go to `new` by `token`, as far as they go to `old`."""
        while state != _NONE and self._next(state, token) == old:
            self._set_next(state, token, new)
            state = self._link[state]

    def _count_recent(self, times: int) -> None:
        """Count the strings of up to WINDOW tokens that end the text once more, or once less."""
        state, link, count = self._recent[-1], self._link, self._count
        while state != _ROOT:
            count[state] += times
            state = link[state]

    def _slid(self, state: int) -> int:
        """The state of the last WINDOW tokens of a string that may have one more."""
        if len(self.tokens) > WINDOW and self._longest[self._link[state]] >= WINDOW:
            return self._link[state]
        return state

    def _next(self, state: int, token: int) -> int:
        if self._token[state] == token:
            return self._target[state]
        others = self._more.get(state)
        return _NONE if others is None else others.get(token, _NONE)

    def _set_next(self, state: int, token: int, target: int) -> None:
        if self._token[state] in (token, _NONE):
            self._token[state], self._target[state] = token, target
        else:
            self._more.setdefault(state, {})[token] = target

    def _drop_next(self, state: int, token: int) -> None:
        """Remove the newest transition of `state`, which is by `token`."""
        others = self._more.get(state)
        if others is None:
            self._token[state] = self._target[state] = _NONE
            return
        del others[token]
        if not others:
            del self._more[state]

    def _add_state(self, longest: int) -> int:
        self._longest.append(longest)
        for column in (self._link, self._token, self._target):
            column.append(_NONE)
        self._count.append(0)
        return len(self._link) - 1

    def _drop_state(self) -> None:
        for column in (self._longest, self._link, self._count, self._token, self._target):
            column.pop()
