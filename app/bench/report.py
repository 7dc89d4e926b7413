"""A benchmark as JSON: every raw figure, and what is concluded from them."""

from __future__ import annotations

from typing import Any

from app.bench.budgets import budgets
from app.bench.categories import category_rows, shown_arms
from app.bench.comparisons import Comparison, compare, peer_best, peer_default
from app.bench.measurement import Measurement
from app.bench.modes import PLAIN
from app.bench.observations import (
    acceptance,
    attainable_shares,
    clock_difference,
    host_seconds,
    off_reasons,
    same_text,
    stopped_early,
    totals,
    unsteadiness,
)
from app.bench.plain_values import plain
from app.bench.record import Record
from app.bench.rendered_prompt import RenderedPrompt
from app.bench.results import Results, decode_rate, ttft
from app.bench.spread import spread
from app.engine.cost_model import CostTable

Json = dict[str, Any]
_FORMAT = 2  # 1 had kinds of prompts, and one arm of ours that drafted


def report(record: Record) -> Json:
    """Times in seconds, rates in tokens per second, sizes in bytes."""
    texts = {one.prompt.name: _texts(record.results, one.prompt.name) for one in record.prompts}
    return {
        "format": _FORMAT,
        "started_at": record.outcome.started_at,
        "seconds": record.outcome.seconds,
        "complete": record.outcome.is_complete,
        "answers_planned": record.planned,
        "machine": {
            **record.machine,
            "load_average_before": record.outcome.load_before,
            "load_average_after": record.outcome.load_after,
        },
        "versions": dict(record.programs),
        "models": {"target": plain(record.target), "draft": plain(record.draft)},
        "pair": plain(record.pair),
        "engine_resident_bytes": record.engine_resident_bytes,
        "engine_huge_page_bytes": record.engine_huge_page_bytes,
        "settings": plain(record.settings),
        "peer": plain(record.peer),
        "summary": summary(record),
        "left_out": plain(record.outcome.failures),
        "prompts": [_prompt(record.results, one, texts) for one in record.prompts],
        "answers": [_answer(done, texts) for done in record.results.measurements],
    }


def summary(record: Record) -> Json:
    """What is concluded; comparisons that were not measured are missing."""
    results, costs = record.results, record.pair.costs
    judged = budgets(results, record.pair)
    return {
        "budgets": [{**plain(one), "met": one.is_met} for one in judged],
        "peer_best": peer_best(results),
        "peer_default": peer_default(results),
        "comparisons": {one.key: _comparison(one) for one in compare(results)},
        "arms": {arm: _arm(results, arm) | _ours(results, arm, costs) for arm in results.arms},
        "by_category": {arm: plain(category_rows(results, arm)) for arm in shown_arms(results)},
    }


def _comparison(one: Comparison) -> Json:
    return {
        "figure": one.figure,
        "over": one.over,
        "under": one.under,
        "overall": plain(one.ratios.overall),
        "by_category": plain(one.ratios.by_category),
        "by_prompt": plain(one.ratios.by_prompt),
        "lowest": one.ratios.lowest,
    }


def _arm(results: Results, arm: str) -> Json:
    accepted = acceptance(results, arm)
    early, answers = stopped_early(results, arm)
    return {
        "decode_rate": plain(spread(results.medians(arm, decode_rate).values())),
        "ttft_s": plain(spread(results.medians(arm, ttft).values())),
        "answers": answers,
        "ended_before_the_limit": early,
        "drafted": accepted.drafted,
        "accepted": accepted.accepted,
        "acceptance_rate": accepted.rate,
        "tokens_per_round": accepted.tokens_per_round,
        "acceptance_rate_by_category": {
            one.value: acceptance(results, arm, one).rate for one in results.categories
        },
        "unsteadiness": unsteadiness(results, arm),
        "client_clock_difference": clock_difference(results, arm),
    }


def _ours(results: Results, arm: str, costs: CostTable) -> Json:
    """What is known of our own arms only."""
    if arm in results.peers:
        return {}
    shares = attainable_shares(results, arm, costs)
    return {
        "off_reasons": list(off_reasons(results, arm)),
        "host_s_per_round": host_seconds(results, arm),
        "share_of_attainable": plain(spread(shares.values())),
        "share_of_attainable_by_prompt": shares,
        "rounds": plain(totals(results, arm)),
    }


def _prompt(results: Results, one: RenderedPrompt, texts: dict[str, list[str]]) -> Json:
    name = one.prompt.name
    others = [arm for arm in results.arms if arm != PLAIN]
    return {
        "name": name,
        "category": one.prompt.category.value,
        "text": one.prompt.text,
        "tokens": len(one.tokens),
        "same_text_as_plain": {arm: same_text(results, name, arm, PLAIN) for arm in others},
        "answers": texts[name],
    }


def _answer(done: Measurement, texts: dict[str, list[str]]) -> Json:
    """The text is a number: its place in the prompt's list of answers."""
    answer = done.answer
    return {
        "arm": done.arm,
        "prompt": done.prompt,
        "repetition": done.repetition,
        "order": done.order,
        **plain(answer),
        "text": texts[done.prompt].index(answer.text),
        "decode_rate": answer.decode_rate,
        "client_decode_rate": answer.client_decode_rate,
        "end_to_end_rate": answer.end_to_end_rate,
        "cores_elsewhere": done.cores_elsewhere,
    }


def _texts(results: Results, prompt: str) -> list[str]:
    """The different answers to a prompt, in the order in which they were first given."""
    given = (done.answer.text for done in results.measurements if done.prompt == prompt)
    return list(dict.fromkeys(given))
