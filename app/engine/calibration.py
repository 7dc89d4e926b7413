"""Measure what passes cost on this machine, and which widths are bit-identical to single passes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import median
from time import perf_counter

import numpy as np

from app.engine.cost_model import CostTable
from app.engine.language_model import LanguageModel
from models.progress import Cancelled, never

MEASURED_WIDTHS = (1, 2, 3, 4, 5, 6, 7, 8, 12, 16)
FEW_WIDTHS = (1, 2, 4, 8)
_WIDEST = max(MEASURED_WIDTHS)
_COMPARED = 8  # widths up to here are compared with single passes, bit by bit
_ROUNDS = 5  # at most
_BUDGET_S = 2.0  # after which no further repetition starts
_SAME_MACHINE = 1.5  # a kept table may be this factor off


def measure_costs(
    target: LanguageModel,
    draft: LanguageModel | None,
    *,
    cancelled: Cancelled = never,
    clock: Callable[[], float] = perf_counter,
) -> CostTable:
    """Time passes of widths 1 to 16 and draft steps at the end of what is cached.

    Needs caches that can be cut; leaves them as they were, but for the last tokens of full ones.
    Raises DecodeError.
    """
    start, length = clock(), _make_room(target)
    if draft is not None:
        _make_room(draft)
    tokens = sample_tokens(target.vocabulary.size)
    widths = _affordable_widths(target, tokens, clock)
    singles = _single_rows(target, tokens[: _COMPARED if widths is MEASURED_WIDTHS else 1])
    times: dict[int, list[float]] = {}
    exact = {1}
    steps: list[float] = []
    reads: list[float] = []
    for repetition in range(_ROUNDS):
        for width in widths:
            if (repetition and clock() - start > _BUDGET_S) or (times and cancelled()):
                return _table(times, steps, reads, length, exact)
            seconds, rows = _time_pass(target, tokens[:width], clock)
            times.setdefault(width, []).append(seconds)
            if len(singles) >= width and np.array_equal(rows, singles[:width]):
                exact.add(width)
            target.truncate(length)
        if draft is not None:
            steps += _time_steps(draft, tokens, clock)
            reads.append(_time_reading(draft, tokens, clock))
    return _table(times, steps, reads, length, exact)


def _table(
    times: dict[int, list[float]],
    steps: list[float],
    reads: list[float],
    length: int,
    exact: set[int],
) -> CostTable:
    """Medians: a pass usually takes longer than its best, and single passes the more so."""
    passes = {width: median(seconds) for width, seconds in times.items()}
    step, read = median(steps) if steps else None, median(reads) if reads else None
    return CostTable(passes, step, length, frozenset(exact), read)


def follow_costs(
    kept: CostTable,
    target: LanguageModel,
    draft: LanguageModel | None,
    *,
    clock: Callable[[], float] = perf_counter,
) -> CostTable | None:
    """A table measured earlier, brought to today's pace by a few single passes.

    Needs empty caches and leaves them so. None where the machine behaves so differently that the
    pair has to be measured again, or the table is of another kind of pair. Raises DecodeError.
    """
    if (kept.draft_step_s is None) is not (draft is None):
        return None
    pace = _median_pass(target, clock) / kept.target_pass_s[1]
    if not 1 / _SAME_MACHINE < pace < _SAME_MACHINE:
        return None
    passes = {width: seconds * pace for width, seconds in kept.target_pass_s.items()}
    if draft is None or kept.draft_step_s is None:
        return replace(kept, target_pass_s=passes)
    step = _median_pass(draft, clock)
    read = None if kept.draft_read_s is None else kept.draft_read_s * step / kept.draft_step_s
    return replace(kept, target_pass_s=passes, draft_step_s=step, draft_read_s=read)


def _median_pass(model: LanguageModel, clock: Callable[[], float]) -> float:
    """Seconds of a single pass, after one to warm up."""
    tokens = sample_tokens(model.vocabulary.size)[:6]
    times = [_time_pass(model, [token], clock)[0] for token in tokens]
    model.truncate(0)
    return median(times[1:])


def single_pass_cost(target: LanguageModel, clock: Callable[[], float] = perf_counter) -> CostTable:
    """The cost of plain decoding, for a target whose cache cannot be cut. Empties the cache."""
    tokens = sample_tokens(target.vocabulary.size)
    target.truncate(0)
    target.evaluate(tokens[:1])
    seconds = min(_time_pass(target, [token], clock)[0] for token in tokens[1:4])
    target.truncate(0)
    return CostTable({1: seconds})


def _make_room(model: LanguageModel) -> int:
    """Cut a cache that is too full to measure in; returns its length."""
    return model.truncate(min(len(model.cached), model.context_size - _WIDEST))


def _affordable_widths(
    target: LanguageModel, tokens: list[int], clock: Callable[[], float]
) -> tuple[int, ...]:
    """All widths, or a few where single passes are slow. Also warms up weights and caches."""
    length = len(target.cached)
    slowest_single = 0.1 * _BUDGET_S
    seconds = 0.0
    for token in tokens[:2]:
        seconds, _ = _time_pass(target, [token], clock)
    target.truncate(length)
    return MEASURED_WIDTHS if seconds < slowest_single else FEW_WIDTHS


def sample_tokens(vocabulary_size: int) -> list[int]:
    """Tokens for the widest pass, spread over the vocabulary: experts and table rows vary."""
    return [(1000 + 7919 * index) % vocabulary_size for index in range(_WIDEST)]


def _single_rows(target: LanguageModel, tokens: list[int]) -> np.ndarray:
    """(widest, vocabulary) logits computed one token at a time."""
    length = len(target.cached)
    rows = np.stack([target.evaluate([token])[0].copy() for token in tokens])
    target.truncate(length)
    return rows


def _time_pass(
    model: LanguageModel, tokens: list[int], clock: Callable[[], float]
) -> tuple[float, np.ndarray]:
    start = clock()
    rows = model.evaluate(tokens, rows=len(tokens))
    return clock() - start, rows


def _time_steps(draft: LanguageModel, tokens: list[int], clock: Callable[[], float]) -> list[float]:
    """Seconds of single draft steps, after one to warm up."""
    length = len(draft.cached)
    times = [_time_pass(draft, [token % draft.vocabulary.size], clock)[0] for token in tokens[:5]]
    draft.truncate(length)
    return times[1:]


def _time_reading(draft: LanguageModel, tokens: list[int], clock: Callable[[], float]) -> float:
    """Seconds of one of many tokens that a pass reads."""
    length, start = len(draft.cached), clock()
    draft.evaluate([token % draft.vocabulary.size for token in tokens])
    seconds = clock() - start
    draft.truncate(length)
    return seconds / len(tokens)
