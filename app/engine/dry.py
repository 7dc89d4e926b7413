"""DRY ("don't repeat yourself"): the longer a repetition, the less likely the token that goes on.

As llama.cpp has it (src/llama-sampler.cpp, `llama_sampler_dry`). In "a b c d … a b c" the end
repeats 3 tokens, so that "d" loses multiplier · base^(3 − allowed length). Breakers, such as a line
break, end what counts as a repetition.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np

from app.engine.language_model import Vocabulary
from app.engine.sampling import SamplingParams
from app.engine.token_rules import Breakers
from app.engine.truncation import Ids

_LONGEST_BREAKER = 40  # characters
_LONGEST_TAIL = 20  # tokens
_GREATEST_LOG = 88.7228391  # of a 32-bit float: a greater penalty would overflow


def dry_penalties(
    recent: Sequence[int], params: SamplingParams, breakers: Breakers
) -> dict[int, float]:
    """What each token that would go on with a repetition loses of its logit."""
    window = recent if params.dry_window is None else recent[-params.dry_window :]
    if len(window) <= params.dry_allowed_length:
        return {}
    tokens = np.fromiter(window, dtype=np.int64, count=len(window))
    ends = np.flatnonzero(tokens[:-1] == tokens[-1])
    if not len(ends):
        return {}
    lengths = _repetitions(tokens, ends, _longest(window, params, breakers))
    base, free = float(params.dry_base), params.dry_allowed_length
    return {
        token: params.dry_multiplier * base ** (length - free)
        for token, length in lengths.items()
        if length >= free and () not in breakers.get(token, ())
    }


def _longest(window: Sequence[int], params: SamplingParams, breakers: Breakers) -> int:
    """Length beyond which a repetition is not looked at."""
    limit = _since_breaker(window, breakers)
    if params.dry_base <= 1.000001:
        return limit
    return min(limit, params.dry_allowed_length + int(_GREATEST_LOG / math.log(params.dry_base)))


def _since_breaker(window: Sequence[int], breakers: Breakers) -> int:
    """Tokens after the last breaker."""
    for back, token in enumerate(reversed(window)):
        if token in breakers:
            after = tuple(window[len(window) - back : len(window) - back + _LONGEST_TAIL])
            matches = (tail for tail in breakers[token] if after[: len(tail)] == tail)
            longest = max(map(len, matches), default=None)
            if longest is not None:
                return back - longest
    return len(window)


def _repetitions(tokens: Ids, ends: Ids, limit: int) -> dict[int, int]:
    """Token → the longest repetition, of at most `limit` tokens, that it would go on with.

    ends: where the last token stood before.
    """
    last, found = len(tokens) - 1, dict[int, int]()
    for length in range(1, limit + 1):
        longer = ends[ends >= length] if length < limit else ends[:0]
        longer = longer[tokens[longer - length] == tokens[last - length]]
        stopped = np.setdiff1d(ends, longer, assume_unique=True)
        found.update(dict.fromkeys(tokens[stopped + 1].tolist(), length))
        ends = longer
        if not len(ends):
            break
    return found


def tokenize_breakers(texts: Iterable[str], vocabulary: Vocabulary) -> Breakers:
    """Every way in which the tokens of `vocabulary` can spell one of `texts`.

    Looks at the whole vocabulary: a tenth of a second for 50,000 tokens.
    """
    words = [vocabulary.text(token) for token in range(vocabulary.size)]
    breakers: dict[int, frozenset[tuple[int, ...]]] = {}
    for text in texts:
        for token, word in enumerate(words):
            tails = _tails(text[:_LONGEST_BREAKER], word, vocabulary)
            if tails:
                breakers[token] = breakers.get(token, frozenset()) | tails
    return breakers


def _tails(text: str, word: str, vocabulary: Vocabulary) -> frozenset[tuple[int, ...]]:
    """What has to follow `word` for the two to hold `text`; an empty tail: nothing."""
    if text in word:
        return frozenset({()})
    overlaps = (size for size in range(1, len(text)) if word.endswith(text[:size]))
    rests = (vocabulary.tokenize(text[size:], parse_special=False) for size in overlaps)
    return frozenset(tuple(rest[:_LONGEST_TAIL]) for rest in rests)
