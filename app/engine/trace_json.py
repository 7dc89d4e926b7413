"""Traces as JSON, for the store. Reading is all or nothing: half a trace would tell lies."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from app.engine.stats import Ending, Round, Source
from app.engine.trace import Trace

Json = dict[str, Any]
_DIGITS = 6  # of seconds and probabilities


def rounds_to_json(rounds: Sequence[Round]) -> list[Json]:
    """One object per round."""
    return [
        {
            "source": done.source.value,
            "sources": [source.value for source in done.source_by_token],
            "proposal": list(done.proposal),
            "accepted": done.accepted,
            "committed": list(done.committed),
            "ending": done.ending.value,
            "branches": done.branches,
            "width": done.width,
            "draft_s": done.draft_s,
            "verify_s": done.verify_s,
            "host_s": done.host_s,
            "target_probs": [round(prob, _DIGITS) for prob in done.target_probs],
            "rejected_prob": _rounded(done.rejected_prob),
        }
        for done in rounds
    ]


def trace_to_json(trace: Trace) -> Json:
    """Bytes of pieces become characters of the same number (Latin-1)."""
    return {
        "tokens": list(trace.tokens),
        "rounds": rounds_to_json(trace.rounds),
        "pieces": {str(token): piece.decode("latin-1") for token, piece in trace.pieces.items()},
        "first_prob": _rounded(trace.first_prob),
    }


def trace_from_json(data: object) -> Trace | None:
    """Read what `trace_to_json` wrote; None where anything is missing or makes no sense."""
    try:
        return _trace(data)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return None


def _trace(data: Any) -> Trace:
    pieces = {int(token): text.encode("latin-1") for token, text in data["pieces"].items()}
    return Trace(
        tokens=_ids(data["tokens"]),
        rounds=tuple(_round(entry) for entry in data["rounds"]),
        pieces=pieces,
        first_prob=_prob(data.get("first_prob")),
    )


def _round(data: Any) -> Round:
    done = Round(
        source=Source(data["source"]),
        proposal=_ids(data["proposal"]),
        accepted=int(data["accepted"]),
        committed=_ids(data["committed"]),
        ending=Ending(data["ending"]),
        width=int(data["width"]),
        draft_s=_seconds(data["draft_s"]),
        verify_s=_seconds(data["verify_s"]),
        host_s=_seconds(data["host_s"]),
        target_probs=tuple(float(prob) for prob in data.get("target_probs", ())),
        rejected_prob=_prob(data.get("rejected_prob")),
        sources=_sources(data),
        branches=int(data.get("branches", 0)),
    )
    if not 0 <= done.accepted <= done.drafted or done.accepted >= done.emitted:
        raise ValueError("more was accepted than proposed or committed")
    return done


def _sources(data: Any) -> tuple[Source, ...]:
    """By proposed token; none where all are from the round's source, or none was kept."""
    sources = tuple(Source(name) for name in data.get("sources", ()))
    if sources and len(sources) != len(data["proposal"]):
        raise ValueError("not every proposed token has a source")
    return sources if set(sources) - {Source(data["source"])} else ()


def _ids(data: Sequence[Any]) -> tuple[int, ...]:
    return tuple(int(token) for token in data)


def _seconds(data: Any) -> float:
    value = float(data)
    if not math.isfinite(value) or value < 0:
        raise ValueError("no time")
    return value


def _prob(data: Any) -> float | None:
    return None if data is None else float(data)


def _rounded(prob: float | None) -> float | None:
    return None if prob is None else round(prob, _DIGITS)
