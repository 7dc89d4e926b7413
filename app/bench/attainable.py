"""How much of what the cost model promises the engine reached."""

from __future__ import annotations

from app.bench.round_totals import RoundTotals, SourceTotals
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.stats import Source

_ENOUGH = 16  # judged proposals; fewer say nothing of the rest of an answer


def attainable_rate(
    totals: RoundTotals, costs: CostTable, single_s: float, prompt_tokens: int = 0
) -> float | None:
    """Tokens per second that `costs` allow an answer with the acceptance that was seen in it.

    A source whose judged proposals were accepted with share a gives (1 − a^(k+1)) ÷ (1 − a) tokens
    per round of k proposals (Leviathan et al. 2023, equation 1), for which k of its steps and a
    pass of width k + 1 are paid; k = 0 is plain decoding. The best constant k for the whole answer
    is what counts as attainable: more than that needs a length that follows the text. An engine
    proposes where that is promising, so a few proposals would say too much of all other places.

    Each token is charged at the best source that could have given it: a plain round at the draft
    model or at none, a lookup round, which needs a match, at any of them. Who asks the draft model
    pays for its reading of the prompt as well. Of `costs` only the ratios are taken; `single_s` is
    the measured time of a plain token, in seconds, so that a slower machine changes nothing. None:
    no rounds, or nothing measured.
    """
    single = costs.target_pass_s.get(1)
    if not totals.rounds or not single:
        return None
    drafted = _best_speed(totals.source(Source.DRAFT), costs, (costs.draft_step_s or 0.0) / single)
    looked_up = _best_speed(totals.source(Source.LOOKUP), costs, 0.0)
    tokens = sum(source.emitted for source in totals.by_source.values())
    by_lookup = totals.source(Source.LOOKUP).emitted
    reading = prompt_tokens * (costs.draft_read_s or 0.0) / single
    with_draft = (tokens - by_lookup) / drafted + by_lookup / max(drafted, looked_up) + reading
    without = tokens - by_lookup + by_lookup / looked_up
    return tokens / (min(with_draft, without) * single_s)


def _best_speed(source: SourceTotals, costs: CostTable, step: float) -> float:
    """Speed against plain decoding at the best length; 1 where too little is known.

    step: what a proposal costs, in plain passes.
    """
    acceptance = source.acceptance
    if acceptance is None or source.accepted + source.rejected < _ENOUGH:
        return 1.0
    live = LiveCosts(costs)
    step_s = step * live.target_s(1)
    return max(live.speed(acceptance, k, step_s) for k in range(live.widest))
