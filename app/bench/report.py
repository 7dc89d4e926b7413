"""A benchmark as JSON: every raw figure, and what is concluded from them."""

from __future__ import annotations

from typing import Any

from app.bench.comparisons import Comparison, budgets, compare, peer_best
from app.bench.measurement import PLAIN, Measurement
from app.bench.observations import (
    acceptance,
    clock_difference,
    off_reasons,
    same_text,
    stopped_early,
    unsteadiness,
)
from app.bench.plain_values import plain
from app.bench.prompts import Kind
from app.bench.record import Record
from app.bench.rendered_prompt import RenderedPrompt
from app.bench.results import Results, decode_rate, ttft
from app.bench.spread import spread

Json = dict[str, Any]
_FORMAT = 1


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
        "settings": plain(record.settings),
        "peer": plain(record.peer),
        "summary": summary(record.results),
        "left_out": plain(record.outcome.failures),
        "prompts": [_prompt(record.results, one, texts) for one in record.prompts],
        "answers": [_answer(done, texts) for done in record.results.measurements],
    }


def summary(results: Results) -> Json:
    """What is concluded; comparisons that were not measured are missing."""
    comparisons = compare(results)
    return {
        "budgets": [{**plain(one), "met": one.is_met} for one in budgets(comparisons)],
        "peer_best": peer_best(results),
        "comparisons": {one.key: _comparison(one) for one in comparisons},
        "arms": {arm: _arm(results, arm) for arm in results.arms},
        "off_reasons": list(off_reasons(results)),
    }


def _comparison(one: Comparison) -> Json:
    return {
        "figure": one.figure,
        "over": one.over,
        "under": one.under,
        "overall": plain(one.ratios.overall),
        "by_kind": plain(one.ratios.by_kind),
        "by_prompt": plain(one.ratios.by_prompt),
        "lowest": one.ratios.lowest,
    }


def _arm(results: Results, arm: str) -> Json:
    accepted = acceptance(results, arm)
    kinds = {prompt.kind for prompt in results.prompts}
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
        "acceptance_rate_by_kind": {
            kind.value: acceptance(results, arm, kind).rate for kind in Kind if kind in kinds
        },
        "unsteadiness": unsteadiness(results, arm),
        "client_clock_difference": clock_difference(results, arm),
    }


def _prompt(results: Results, one: RenderedPrompt, texts: dict[str, list[str]]) -> Json:
    name = one.prompt.name
    others = [arm for arm in results.arms if arm != PLAIN]
    return {
        "name": name,
        "kind": one.prompt.kind.value,
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
