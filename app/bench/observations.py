"""What else the measurements show: acceptance, texts, how steady the machine was. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from app.bench.attainable import attainable_rate
from app.bench.measurement import Answer
from app.bench.modes import PLAIN
from app.bench.prompts import Category
from app.bench.results import Results
from app.bench.round_totals import RoundTotals, add_totals
from app.engine.cost_model import CostTable
from app.engine.pace import Pace

_CUT_CHARACTER = "\ufffd"  # an answer of limited length may end within a character


@dataclass(frozen=True, slots=True)
class Acceptance:
    """Sums over all answers of an arm, or over those of one category."""

    drafted: int
    accepted: int
    rounds: int | None  # None: not known
    tokens: int  # that the rounds committed

    @property
    def rate(self) -> float | None:
        return self.accepted / self.drafted if self.drafted else None

    @property
    def tokens_per_round(self) -> float | None:
        return self.tokens / self.rounds if self.rounds else None


def acceptance(results: Results, arm: str, category: Category | None = None) -> Acceptance:
    """Of an arm that drafts."""
    answers = [
        answer
        for prompt in results.prompts
        if category in (None, prompt.category)
        for answer in results.answers(arm, prompt.name).values()
    ]
    rounds = [answer.rounds for answer in answers if answer.rounds is not None]
    return Acceptance(
        drafted=sum(answer.drafted for answer in answers),
        accepted=sum(answer.accepted for answer in answers),
        rounds=sum(rounds) if len(rounds) == len(answers) else None,
        tokens=sum(max(answer.decoded - 1, 0) for answer in answers),
    )


def same_text(results: Results, prompt: str, arm: str, other: str) -> bool | None:
    """Whether both arms gave one and the same text every time; None if one gave none."""
    ours, theirs = results.answers(arm, prompt).values(), results.answers(other, prompt).values()
    if not ours or not theirs:
        return None
    return len({_whole(answer) for answer in (*ours, *theirs)}) == 1


def same_texts(results: Results, arm: str, other: str = PLAIN) -> tuple[int, int]:
    """Prompts with the same text, and prompts that both arms answered."""
    known = [same_text(results, prompt.name, arm, other) for prompt in results.prompts]
    return known.count(True), len(known) - known.count(None)


def unsteadiness(results: Results, arm: str) -> float | None:
    """Median over the prompts of the highest rate ÷ the lowest − 1; None without repetitions."""
    rates = [
        [a.decode_rate for a in results.answers(arm, p.name).values() if a.decode_rate]
        for p in results.prompts
    ]
    ranges = [max(one) / min(one) - 1 for one in rates if len(one) > 1]
    return median(ranges) if ranges else None


def clock_difference(results: Results, arm: str) -> float | None:
    """Median of client-side rate ÷ rate by the clock of the arm itself, − 1."""
    pairs = [(answer.client_decode_rate, answer.decode_rate) for answer in _all(results, arm)]
    ratios = [client / own - 1 for client, own in pairs if client and own]
    return median(ratios) if ratios else None


def off_reasons(results: Results, arm: str) -> tuple[str, ...]:
    """Why our engine did not draft, or stopped drafting; one for each answer where it did."""
    found = (answer.off_reason for answer in _all(results, arm))
    return tuple(reason for reason in found if reason)


def stopped_early(results: Results, arm: str) -> tuple[int, int]:
    """Answers that ended before the token limit, and all answers."""
    answers = _all(results, arm)
    return sum(answer.ended != "length" for answer in answers), len(answers)


def totals(results: Results, arm: str) -> RoundTotals:
    """All rounds of an arm of ours."""
    return add_totals(one.totals for one in _all(results, arm) if one.totals is not None)


def host_seconds(results: Results, arm: str) -> float | None:
    """Mean host time of a round; None: not known."""
    found = totals(results, arm)
    return found.host_s / found.rounds if found.rounds else None


def _pace(results: Results, costs: CostTable) -> Pace | None:
    """What attention costs, by all passes of our answers; None: nothing was calibrated."""
    answers = [done.answer for done in results.measurements]
    return costs.pace_of(
        (width, _context(answer), passes.mean_s, passes.count)
        for answer in answers
        if answer.totals is not None
        for width, passes in answer.totals.passes.items()
    )


def _context(answer: Answer) -> int:
    """Tokens that its passes looked back on, on average."""
    return answer.prompt_tokens + answer.output_tokens // 2


def attainable_shares(results: Results, arm: str, costs: CostTable) -> dict[str, float]:
    """By prompt: decode rate ÷ what the cost model allows, the median over the repetitions."""
    pace = _pace(results, costs)
    found = {p.name: _shares(results, arm, p.name, costs, pace) for p in results.prompts}
    return {name: median(values) for name, values in found.items() if values}


def _shares(
    results: Results, arm: str, prompt: str, costs: CostTable, pace: Pace | None
) -> list[float]:
    plain, shares = results.answers(PLAIN, prompt), list[float]()
    for repetition, answer in results.answers(arm, prompt).items():
        single = plain[repetition].decode_rate if repetition in plain else None
        if single is None or answer.totals is None or answer.decode_rate is None:
            continue
        read = answer.prompt_tokens - answer.cached_tokens
        there = costs if pace is None else costs.behind(_context(answer), pace)
        attainable = attainable_rate(answer.totals, there, 1 / single, read)
        if attainable is not None:
            shares.append(answer.decode_rate / attainable)
    return shares


def _all(results: Results, arm: str) -> Sequence[Answer]:
    return [done.answer for done in results.measurements if done.arm == arm]


def _whole(answer: Answer) -> str:
    return answer.text.rstrip(_CUT_CHARACTER)
