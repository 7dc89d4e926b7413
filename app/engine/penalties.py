"""What is added to or taken from single logits before anything is cut off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from app.engine.dry import dry_penalties
from app.engine.sampling import Logits, SamplingParams
from app.engine.token_rules import FREE, TokenRules

_GREATEST = 1e30  # penalty; beyond it 32-bit floats end


def adjust(
    row: Logits, params: SamplingParams, recent: Sequence[int], rules: TokenRules = FREE
) -> Logits:
    """Logit bias, then repeat, frequency and presence penalties, then DRY; `row` stays as it is."""
    row = _add(row, params.logit_bias)
    row = penalize(row, params, recent)
    if not params.dries:
        return row
    losses = dry_penalties(recent, params, rules.breakers)
    return _add(row, [(token, -min(loss, _GREATEST)) for token, loss in losses.items()])


def penalize(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Logits:
    """Apply repeat, frequency and presence penalties (as src/llama-sampler.cpp does)."""
    if not params.penalizes or not recent:
        return row
    counts = Counter(recent[-params.penalty_window :])
    ids = np.fromiter(counts, dtype=np.int64, count=len(counts))
    times = np.fromiter(counts.values(), dtype=np.float32, count=len(counts))
    inside = ids < len(row)  # a draft may have a few rows less than its target
    ids, times = ids[inside], times[inside]
    values = row[ids]
    repeat = np.float32(params.repeat_penalty)
    values = np.where(values <= 0, values * repeat, values / repeat)
    values -= times * np.float32(params.frequency_penalty) + np.float32(params.presence_penalty)
    penalized = row.copy()
    penalized[ids] = values
    return penalized


def _add(row: Logits, changes: Sequence[tuple[int, float]]) -> Logits:
    """`row` with a value added to some tokens; ids that it has not are left out."""
    if not changes:
        return row
    changed = row.copy()
    for token, value in changes:
        if token < len(row):
            changed[token] += np.float32(value)
    return changed
