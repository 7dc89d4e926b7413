"""What an answer's target does alone: measured in its own passes, or in a few more behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median

from app.engine.language_model import LanguageModel, Mark, common_prefix
from app.engine.stats import Round

_SAMPLES = 3  # width-1 passes that the rate is the median of
_ROUNDS_WORTH_SAMPLES = 10


def plain_rate(
    rounds: Sequence[Round], time_more: Callable[[int], Iterable[float]]
) -> float | None:
    """1 ÷ the median width-1 pass at this context length, in tokens per second.

    Where the answer itself had too few of them, `time_more` runs so many after its last token and
    gives their seconds; a short answer is not worth the wait, and has no plain rate.
    """
    times = [done.verify_s for done in rounds if done.width == 1]
    missing = _SAMPLES - len(times)
    if len(rounds) >= _ROUNDS_WORTH_SAMPLES and missing > 0:
        times += time_more(missing)
    return 1 / median(times) if times else None


def time_single_passes(
    target: LanguageModel,
    committed: Sequence[int],
    count: int,
    cancelled: Callable[[], bool],
    clock: Callable[[], float],
) -> Iterator[float]:
    """Seconds of passes over a token behind the answer; none where that has no way back."""
    end = min(len(committed), target.context_size - 1)
    kept = target.truncate(min(common_prefix(target.cached, committed), end))
    if kept < end:
        target.evaluate(committed[kept:end])
    if not target.mark(Mark.TIMING):
        return
    for _ in range(count):
        if cancelled():
            return
        start = clock()
        target.evaluate(committed[-1:])
        yield clock() - start
        target.truncate(end)
