"""Logits → the distribution that is sampled from, in llama.cpp's default order.

Grammar, logit bias, penalties, DRY, top-n-sigma, top-k, typical-p, top-p, min-p, XTC, temperature
(llama.cpp common/common.h, `samplers`). The same chain runs on target and draft, so that the
draft's truncation mirrors the target's. All of it is a function of the tokens before, which is what
the verifiers' proofs need; XTC's coin, thrown anew for each token, is averaged out: the result is
the mixture of what either side of the coin gives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from app.engine import truncation
from app.engine.errors import GrammarError
from app.engine.penalties import adjust
from app.engine.sampling import Distribution, Logits, SamplingParams, check_best
from app.engine.token_rules import FREE, Constraint, TokenRules
from app.engine.truncation import Ids, Values, softmax


def greedy_token(
    row: Logits, params: SamplingParams, recent: Sequence[int], rules: TokenRules = FREE
) -> int:
    """The allowed token with the highest adjusted logit; ties go to the lowest id.

    Raises DecodeError, GrammarError.
    """
    logits = adjust(row, params, recent, rules)
    best = int(logits.argmax())
    check_best(float(logits[best]))
    if rules.constraint is None or rules.constraint.allowed(np.array([best]), recent)[0]:
        return best
    allowed = _allowed(logits, 1, recent, rules.constraint)
    return int(allowed[int(np.argmax(logits[allowed]))])


def distribution(
    row: Logits, params: SamplingParams, recent: Sequence[int], rules: TokenRules = FREE
) -> Distribution:
    """The distribution that `params` (temperature above 0) samples from.

    row: (vocabulary,) logits. recent: token history, oldest first. Raises DecodeError,
    GrammarError.
    """
    ids, logits = _candidates(adjust(row, params, recent, rules), params, recent, rules)
    ids, logits = truncation.typical(ids, logits, params.typical_p)
    ids, logits = truncation.top_p_and_min_p(ids, logits, params.top_p, params.min_p)
    probs = _mixed(ids, logits, params)
    kept = ids.argsort(kind="stable")
    if np.count_nonzero(probs) < len(probs):
        kept = kept[probs[kept] > 0]
    return Distribution(ids[kept], probs[kept])


def _candidates(
    logits: Logits, params: SamplingParams, recent: Sequence[int], rules: TokenRules
) -> tuple[Ids, Values]:
    """What grammar, top-n-sigma and top-k leave."""
    at_once = 0 if params.top_n_sigma > 0 else params.top_k
    if rules.constraint is None:
        ids = truncation.top_k_ids(logits, at_once)
    else:
        ids = _allowed(logits, at_once, recent, rules.constraint)
    values = logits[ids].astype(np.float64)
    if values.min() == -np.inf:  # a draft of another vocabulary may have no allowed token
        possible = values > -np.inf
        ids, values = ids[possible], values[possible]
    if not len(ids):
        raise _no_token()
    ids, values = truncation.top_n_sigma(ids, values, params.top_n_sigma)
    return truncation.top_k(ids, values, params.top_k)


def _allowed(logits: Logits, wanted: int, recent: Sequence[int], constraint: Constraint) -> Ids:
    """At least the `wanted` best of the allowed tokens, or all of them where it is 0.

    A grammar is slow to ask, so that the best tokens are asked about first.
    """
    for count in _growing(wanted, len(logits)):
        ids = truncation.top_k_ids(logits, count)
        ids = ids[constraint.allowed(ids, recent)]
        if 0 < wanted <= len(ids):
            return ids
    if not len(ids):
        raise _no_token()
    return ids


def _no_token() -> GrammarError:
    return GrammarError(
        "No token of this model fits the grammar at this place, so the answer was stopped.",
        advice="Change the grammar or the schema so that the text can go on or end there.",
    )


def _growing(wanted: int, size: int) -> Iterator[int]:
    count = max(2 * wanted, 32)
    while wanted > 0 and count < size:
        yield count
        count *= 8
    yield size


def _mixed(ids: Ids, logits: Values, params: SamplingParams) -> Values:
    """(n,) probabilities after XTC and temperature."""
    probs = _tempered(logits, params)
    if params.xtc_probability <= 0 or params.xtc_threshold > 0.5:
        return probs
    kept = truncation.without_top_choices(ids, logits, params.xtc_threshold)
    probs *= 1 - params.xtc_probability
    probs[kept] += params.xtc_probability * _tempered(logits[kept], params)
    return probs


def _tempered(logits: Values, params: SamplingParams) -> Values:
    temperature = params.temperature
    if params.dynamic_temperature_range > 0 and len(logits) > 1:
        temperature = _dynamic_temperature(logits, params)
    if temperature > 0:
        weights = np.exp((logits - logits.max()) / temperature)
        return np.asarray(weights / weights.sum())
    certain = np.zeros(len(logits))
    certain[int(np.argmax(logits))] = 1.0
    return certain


def _dynamic_temperature(logits: Values, params: SamplingParams) -> float:
    """The less certain, the hotter (Zhu et al. 2023, arXiv 2309.02772)."""
    probs = softmax(logits)
    probs = probs[probs > 0]
    share = float(-(probs * np.log(probs)).sum()) / float(np.log(len(logits)))
    low = max(0.0, params.temperature - params.dynamic_temperature_range)
    high = params.temperature + params.dynamic_temperature_range
    return float(low + (high - low) * max(share, 0.0) ** params.dynamic_temperature_exponent)
