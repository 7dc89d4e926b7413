"""Prompts that cannot fit, told from their length and the number of their messages alone.

Splitting a text into tokens cannot be interrupted, and takes minutes for megabytes: llama.cpp needs
1.5 s for each, and time that grows with the square of the control tokens, such as those around
messages.
"""

from __future__ import annotations

from typing import Final

from app.engine.errors import NOTHING_TO_DROP, ContextTooSmallError
from app.engine.language_model import Vocabulary

_QUICK: Final = 16  # characters for each token of the context, which take no time worth saving


class PromptRoom:
    """What fits into a context of `size` tokens."""

    def __init__(self, vocabulary: Vocabulary, size: int) -> None:
        self._vocabulary = vocabulary
        self._size = size
        self._longest = 0  # characters of a token; 0: not known yet

    def least_tokens(self, characters: int, messages: int) -> int:
        """How many tokens so long a text has at least; 0 unless they are too many.

        A message takes at least one, that tells it from the last.
        """
        if messages > self._size:
            return messages
        if characters <= self._size * _QUICK:
            return 0
        if not self._longest:
            texts = map(self._vocabulary.text, range(self._vocabulary.size))
            self._longest = max(map(len, texts))
        least = -(-characters // self._longest)
        return least if least > self._size else 0

    def check(self, characters: int, messages: int, *, can_drop: bool) -> None:
        """Raises ContextTooSmallError; see `too_long`."""
        if least := self.least_tokens(characters, messages):
            sentence = (
                f"A conversation of at least {least} tokens cannot fit: the context holds only "
                f"{self._size}, and the answer needs room too."
            )
            raise too_long(sentence, can_drop=can_drop)


def too_long(sentence: str, *, can_drop: bool) -> ContextTooSmallError:
    """`can_drop`: whether older messages could be left out, if the person wants that."""
    if not can_drop:
        advice = "Shorten the message, or load the model with a longer context."
        return ContextTooSmallError(sentence, advice=advice, code=NOTHING_TO_DROP)
    return ContextTooSmallError(
        sentence,
        advice="Start a new chat, load the model with a longer context, or let the oldest "
        "messages be dropped.",
    )
