"""What was found, in words that are made from the figures alone."""

from __future__ import annotations

from collections.abc import Mapping

from app.bench.budgets import Budget, budgets
from app.bench.comparisons import SPEEDUP, TTFT, Comparison, compare, key_of, peer_best
from app.bench.measurement import ITS_DEFAULT, PEER, PEER_PLAIN
from app.bench.modes import PLAIN, Mode, leading
from app.bench.observations import acceptance, off_reasons, same_texts
from app.bench.record import Record
from app.bench.results import Results, decode_rate
from app.bench.spread import spread
from app.counted import counted


def result(record: Record) -> str:
    """One paragraph."""
    results = record.results
    found = {one.key: one for one in compare(results)}
    sentences = [_speed(record, found[SPEEDUP])] if SPEEDUP in found else []
    sentences += _other_modes(results, found)
    if "peer_best" in found:
        sentences += [_peer(results, found[key]) for key in _peer_keys(found)]
        sentences.append(_stricter(found["peer_best_for_each"]))
    if "peer_plain" in found:
        sentences.append(_same_kernels(found["peer_plain"]))
    if TTFT in found:
        times = _times(found[TTFT])
        sentences.append(f"Paceline's first token took {times} as long with drafting as without.")
    sentences += [*_acceptance(results), *_texts(record), *_verdict(budgets(results, record.pair))]
    return " ".join(sentences) or "Nothing was measured that could be compared."


def limits(record: Record) -> list[str]:
    """What a reader has to know before believing the figures."""
    said = []
    if not record.outcome.is_complete:
        done = len(record.results.measurements)
        said.append(f"The benchmark was ended after {done} of {record.planned} answers.")
    for role, model in (("target", record.target), ("draft", record.draft)):
        if model is not None and model.description:
            said.append(f"The {role} says of itself: {model.description}")
    sampling = record.settings.sampling
    if not sampling.greedy and sampling.seed is None:
        said.append(
            "Each arm drew texts of its own, so ratios compare answers of different wording; more "
            "repetitions even that out, a seed makes our own arms write the same."
        )
    if record.settings.hostile_seed is not None:
        said.append(
            "The hostile draft is the draft with the blocks of each tensor in random order (seed "
            f"{record.settings.hostile_seed}). It has an engine of its own, with the same target."
        )
    if record.settings.repetitions == 1:
        said.append("Every prompt was answered once by each arm, so chance is not averaged out.")
    said += [line for arm in record.results.ours for line in _stopped(record.results, arm)]
    return said


def _stopped(results: Results, arm: str) -> list[str]:
    reasons = off_reasons(results, arm)
    if not reasons:
        return []
    answers = f"In {counted(len(reasons), 'answer')} of the arm “{arm}”"
    last = "" if len(reasons) == 1 else "the last time "
    return [f"{answers} our engine did not draft to the end, {last}because {reasons[-1]}."]


def shortfall(budget: Budget) -> str:
    """By how much a budget is missed or kept."""
    if budget.is_met:
        return "met"
    return f"missed by {abs(budget.value / budget.bound - 1):.1%}"


def _speed(record: Record, speedup: Comparison) -> str:
    drafted, plain = (_rate(record.results, arm) for arm in (speedup.over, PLAIN))
    categories, count = len(speedup.ratios.by_category), len(speedup.ratios.by_prompt)
    kinds = counted(categories, "category", "categories")
    return (
        f"On {counted(count, 'prompt')} of {kinds}, Paceline {_with(speedup.over)} decoded "
        f"{drafted} tokens per second in the median, against {plain} without: per prompt "
        f"{_times(speedup)} as fast ({_range(speedup)}){_chance(record.results, speedup.over)}."
    )


def _chance(results: Results, arm: str) -> str:
    """Why what an arm seems to gain is none of its doing; empty where it may be."""
    found = acceptance(results, arm)
    if not found.drafted:
        return "; nothing was drafted, so that the difference is chance"
    if not found.accepted:
        return "; nothing of what it drafted was accepted, so that only a loss can be its doing"
    return ""


def _with(arm: str) -> str:
    """The source of an arm in words."""
    mode, _, length = arm.rpartition(" ") if arm[-1].isdecimal() else (arm, "", "")
    words = {
        Mode.BOTH.value: "with the draft and lookup",
        Mode.DRAFT.value: "with the draft alone",
        Mode.LOOKUP.value: "with lookup in the text as the only draft",
        Mode.HOSTILE.value: "with a draft of random weights",
    }[mode]
    return f"{words}, {length} tokens a round," if length else words


def _other_modes(results: Results, found: Mapping[str, Comparison]) -> list[str]:
    """Our other arms, losses as readily as wins."""
    first = leading(results.ours)
    others = [arm for arm in results.ours if arm != first]
    known = [found[key] for arm in others if (key := key_of(SPEEDUP, arm, results)) in found]
    return [
        f"{_with(one.over).capitalize()} it was {_times(one)} as fast ({_range(one)})"
        f"{_chance(results, one.over)}."
        for one in known
    ]


def _peer_keys(found: Mapping[str, Comparison]) -> list[str]:
    """Its best arm; the best that drafts as well, if that is another one."""
    best = found["peer_best"].under
    other = found.get("peer_best_n_max")
    return ["peer_best", *(["peer_best_n_max"] if other and other.under != best else [])]


def _peer(results: Results, against: Comparison) -> str:
    rate = _rate(results, against.under)
    name = against.under.removeprefix(PEER).removesuffix(ITS_DEFAULT)
    best = "without a draft" if against.under == PEER_PLAIN else f"best at {name}"
    return (
        f"llama-server, {best}, decoded {rate} tokens per second; Paceline was "
        f"{_times(against)} as fast as that ({_range(against)})."
    )


def _stricter(against: Comparison) -> str:
    return (
        "Against whichever of its settings was fastest for each prompt it was "
        f"{_times(against)} as fast."
    )


def _same_kernels(against: Comparison) -> str:
    return f"Without drafting on either side, Paceline was {_times(against)} as fast."


def _acceptance(results: Results) -> list[str]:
    arm = leading(results.ours)
    if arm is None:
        return []
    accepted = acceptance(results, arm)
    if accepted.rate is None or accepted.tokens_per_round is None:
        return []
    rate, tokens = f"{accepted.rate:.0%}", f"{accepted.tokens_per_round:.2f}"
    return [f"The target accepted {rate} of what was drafted; a round gave {tokens} tokens."]


def _texts(record: Record) -> list[str]:
    """Only where texts have to agree can it be said that they do."""
    sampling, results = record.settings.sampling, record.results
    arm = leading(results.ours)
    if arm is None or (not sampling.greedy and sampling.seed is None):
        return []
    same, known = same_texts(results, arm)
    compared = counted(known, "prompt")
    said = [f"Drafted and plain text were the same on {same} of {compared}."] if known else []
    best = peer_best(results)
    if sampling.greedy and best is not None:
        same, known = same_texts(results, best)
        said.append(f"llama-server's text was the same as ours on {same} of {known}.")
    return said


def _verdict(judged: tuple[Budget, ...]) -> list[str]:
    if not judged:
        return []
    missed = [one for one in judged if not one.is_met]
    if not missed:
        return [f"All {len(judged)} aims of Paceline that were measured were reached."]
    names = "; ".join(f"{one.what}: {one.value:.2f}, aim {one.bound:.2f}" for one in missed)
    return [f"Aims of Paceline that were missed, {len(missed)} of {len(judged)}: {names}."]


def _rate(results: Results, arm: str) -> str:
    rate = spread(results.medians(arm, decode_rate).values())
    return "no" if rate is None else f"{rate.median:.1f}"


def _times(one: Comparison) -> str:
    assert one.ratios.overall is not None
    return f"{one.ratios.overall.median:.2f} times"


def _range(one: Comparison) -> str:
    overall = one.ratios.overall
    assert overall is not None
    return (
        f"the middle half {overall.lower_quartile:.2f} to {overall.upper_quartile:.2f}, the lowest "
        f"{overall.minimum:.2f} on {one.ratios.lowest}, the highest {overall.maximum:.2f}"
    )
