"""How sure the target was: the model's own probability of single tokens.

It is the softmax of the logits as the model computed them, before penalties, truncation and
temperature. So it says the same for every answer, greedy ones included, whose sampling distribution
knows only 0 and 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from app.engine.language_model import LogitRows
from app.engine.sampling import Logits


def token_probs(row: Logits, tokens: Sequence[int]) -> tuple[float, ...]:
    """Probability of each of `tokens`. row: (vocabulary,) finite logits."""
    best = float(row.max())
    weights = row - np.float32(best)
    whole = float(np.exp(weights, out=weights).sum())
    return tuple(math.exp(float(row[token]) - best) / whole for token in tokens)


def committed_probs(
    rows: LogitRows, committed: Sequence[int], proposal: Sequence[int]
) -> tuple[tuple[float, ...], float | None]:
    """Probability of each committed token, and of the proposal that the last of them replaced.

    rows: (at least len(committed), vocabulary). The second is None where all were accepted.
    """
    last = len(committed) - 1
    probs = [token_probs(rows[index], (committed[index],))[0] for index in range(last)]
    if last >= len(proposal):
        return (*probs, *token_probs(rows[last], (committed[last],))), None
    wanted, rejected = token_probs(rows[last], (committed[last], proposal[last]))
    return (*probs, wanted), rejected
