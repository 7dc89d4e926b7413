"""Statistics as JSON: compact for the store, complete for `paceline run --json`."""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import Any, TypeGuard

from app.engine.events import Finished
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo
from app.engine.request import GenerationRequest
from app.engine.stats import (
    PositionCount,
    Source,
    SourceCount,
    Speculation,
    Timings,
    TurnStats,
)
from app.engine.trace_json import rounds_to_json

Json = dict[str, Any]


def stats_to_json(stats: TurnStats) -> Json:
    """What was counted and timed; rates follow from it when it is read again."""
    speculation = stats.speculation
    return {
        "prompt_tokens": stats.prompt_tokens,
        "cached_tokens": stats.cached_tokens,
        "output_tokens": stats.output_tokens,
        "timings": asdict(stats.timings),
        "speculation": {
            "rounds": speculation.rounds,
            "drafted": speculation.drafted,
            "accepted": speculation.accepted,
            "emitted": speculation.emitted,
            "by_position": [[p.drafted, p.accepted] for p in speculation.by_position],
            "by_source": _by_source(speculation),
            "draft_s": speculation.draft_s,
            "verify_s": speculation.verify_s,
            "host_s": speculation.host_s,
            "branches": speculation.branches,
            "foreseen": speculation.foreseen,
        },
        "plain_rate": stats.plain_rate,
        "mode": stats.mode,
        "exactness": stats.exactness,
        "off_reason": stats.off_reason,
        "verification": stats.verification,
        "dropped_messages": stats.dropped_messages,
        "unread_tokens": stats.unread_tokens,
        "continues": stats.continues,
    }


def stats_from_json(data: object) -> TurnStats | None:
    """Read what `stats_to_json` wrote, by this version or another.

    Missing or odd fields take defaults; None where not even the tokens were counted.
    """
    if not isinstance(data, dict) or not _is_count(data.get("output_tokens")):
        return None
    timings = _object(data.get("timings"))
    plain_rate = _seconds(data.get("plain_rate"))
    return TurnStats(
        prompt_tokens=_count(data.get("prompt_tokens")),
        cached_tokens=_count(data.get("cached_tokens")),
        output_tokens=_count(data.get("output_tokens")),
        timings=Timings(
            prefill_s=_seconds(timings.get("prefill_s")),
            ttft_s=_seconds(timings.get("ttft_s")),
            decode_s=_seconds(timings.get("decode_s")),
            total_s=_seconds(timings.get("total_s")),
        ),
        speculation=_speculation(_object(data.get("speculation"))),
        plain_rate=plain_rate or None,
        mode=_text(data.get("mode")) or "plain",
        exactness=_text(data.get("exactness")) or "fast",
        off_reason=_text(data.get("off_reason")),
        verification=_text(data.get("verification")),
        dropped_messages=_count(data.get("dropped_messages")),
        unread_tokens=_count(data.get("unread_tokens")),
        continues=data.get("continues") is True,
    )


def turn_report(
    finished: Finished,
    info: PairInfo,
    memory: MemoryUse,
    request: GenerationRequest,
    version: str,
    *,
    include_rounds: bool = False,
) -> Json:
    """The one object that `paceline run --json` prints. Times in seconds, rates per second."""
    stats = finished.stats
    report: Json = {
        "text": finished.text,
        "tokens": list(finished.tokens),
        "stop_reason": finished.stop_reason.value,
        "prompt_tokens": stats.prompt_tokens,
        "cached_tokens": stats.cached_tokens,
        "output_tokens": stats.output_tokens,
        "dropped_messages": stats.dropped_messages,
        "timings": _timings(stats, info.load_s),
        "decode_rate": stats.decode_rate,
        "end_to_end_rate": stats.end_to_end_rate,
        "plain_rate": stats.plain_rate,
        "speedup": stats.speedup,
        "speculation": _speculation_report(stats),
        "memory": asdict(memory),
        "target": _model(info.target),
        "draft": None if info.draft is None else _model(info.draft),
        "settings": _settings(info, request),
        "version": version,
    }
    if include_rounds:
        report["rounds_detail"] = rounds_to_json(finished.rounds)
    return report


def _timings(stats: TurnStats, load_s: float) -> Json:
    speculation = stats.speculation
    return {
        "load_s": load_s,
        **asdict(stats.timings),
        "draft_s": speculation.draft_s,
        "verify_s": speculation.verify_s,
        "host_s": speculation.host_s,
    }


def _speculation_report(stats: TurnStats) -> Json:
    speculation = stats.speculation
    return {
        "mode": stats.mode,
        "exactness": stats.exactness,
        "verification": stats.verification,
        "rounds": speculation.rounds,
        "drafted": speculation.drafted,
        "accepted": speculation.accepted,
        "acceptance_rate": speculation.acceptance_rate,
        "mean_acceptance_length": speculation.mean_acceptance_length,
        "by_position": [position.rate for position in speculation.by_position],
        "by_source": _by_source(speculation),
        "off_reason": stats.off_reason,
    }


def _by_source(speculation: Speculation) -> Json:
    return {source.value: asdict(count) for source, count in speculation.by_source.items()}


def _model(model: ModelInfo) -> Json:
    return {**asdict(model), "path": str(model.path)}


def _settings(info: PairInfo, request: GenerationRequest) -> Json:
    speculation = asdict(request.speculation)
    if request.speculation.draft_length is None:
        speculation["draft_length"] = "auto"
    return {
        **asdict(request.sampling),
        **speculation,
        "max_tokens": request.max_tokens,
        "stop": list(request.stop),
        "context_full": request.context_full,
        "thinking": request.thinking,
        "grammar": None if request.grammar is None else asdict(request.grammar),
        "raw": request.raw_prompt is not None,
        "context_size": info.context_size,
        "threads": info.threads,
        "batch_threads": info.batch_threads,
        "kv_type": info.kv_type,
        "draft_kv_type": info.draft_kv_type,
        "shared_tokens": info.shared_tokens,
    }


def _speculation(data: Json) -> Speculation:
    by_source = _object(data.get("by_source"))
    return Speculation(
        rounds=_count(data.get("rounds")),
        drafted=_count(data.get("drafted")),
        accepted=_count(data.get("accepted")),
        emitted=_count(data.get("emitted")),
        by_position=_positions(data.get("by_position")),
        by_source={
            source: _source_count(_object(by_source.get(source.value)))
            for source in (Source.DRAFT, Source.LOOKUP)
        },
        draft_s=_seconds(data.get("draft_s")),
        verify_s=_seconds(data.get("verify_s")),
        host_s=_seconds(data.get("host_s")),
        branches=_count(data.get("branches")),
        foreseen=_count(data.get("foreseen")),
    )


def _source_count(data: Json) -> SourceCount:
    return SourceCount(
        _count(data.get("rounds")), _count(data.get("drafted")), _count(data.get("accepted"))
    )


def _positions(data: object) -> tuple[PositionCount, ...]:
    """Up to the first pair that is not one: later positions would be off by one without it."""
    positions: list[PositionCount] = []
    for pair in data if isinstance(data, list) else ():
        counts = [_count(value) for value in pair] if isinstance(pair, list) else []
        if len(counts) != 2 or counts[0] == 0:
            break
        positions.append(PositionCount(counts[0], counts[1]))
    return tuple(positions)


def _object(data: object) -> Json:
    return data if isinstance(data, dict) else {}


def _is_count(data: object) -> TypeGuard[int]:
    return isinstance(data, int) and not isinstance(data, bool) and 0 <= data < 2**63


def _count(data: object) -> int:
    return data if _is_count(data) else 0


def _seconds(data: object) -> float:
    """A non-negative, finite number, or 0."""
    if not isinstance(data, int | float) or isinstance(data, bool):
        return 0.0
    try:
        value = float(data)
    except OverflowError:
        return 0.0
    return value if math.isfinite(value) and value > 0 else 0.0


def _text(data: object) -> str | None:
    return data if isinstance(data, str) and data else None
