from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.cost_model import CostTable
from app.engine.events import Finished, StopReason
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo
from app.engine.request import ChatMessage, GenerationRequest, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import Ending, Round, Source, SourceCount, Timings, TurnStats, fold_rounds
from app.engine.stats_json import stats_from_json, stats_to_json, turn_report

ROUNDS = (
    Round(Source.DRAFT, (1, 2, 3), 2, (1, 2, 9), Ending.CORRECTION, 4, 0.01, 0.05, 0.001),
    Round(Source.LOOKUP, (4, 5), 2, (4, 5, 6), Ending.BONUS, 3, 0.0, 0.04, 0.001),
    Round(Source.PLAIN, (), 0, (7,), Ending.PLAIN, 1, 0.0, 0.03, 0.001),
)
STATS = TurnStats(
    prompt_tokens=20,
    cached_tokens=5,
    output_tokens=7,
    timings=Timings(prefill_s=0.3, ttft_s=0.4, decode_s=0.5, total_s=1.0),
    speculation=fold_rounds(ROUNDS),
    plain_rate=8.0,
    mode="draft+lookup",
    exactness="fast",
    off_reason=None,
    verification="block",
)


@pytest.mark.parametrize(
    "stats",
    [
        STATS,
        replace(STATS, plain_rate=None, mode="plain", exactness="strict", off_reason="No draft."),
        replace(STATS, speculation=fold_rounds([]), output_tokens=0),
        replace(STATS, dropped_messages=4, continues=True),
    ],
)
def test_round_trip(stats: TurnStats) -> None:
    assert stats_from_json(json.loads(json.dumps(stats_to_json(stats)))) == stats


@pytest.mark.parametrize(
    "data", [None, [], "x", 3, {}, {"output_tokens": None}, {"output_tokens": -1}]
)
def test_what_is_no_statistics_reads_as_none(data: object) -> None:
    assert stats_from_json(data) is None


def test_missing_fields_take_defaults() -> None:
    stats = stats_from_json({"output_tokens": 3})
    assert stats is not None
    assert stats.output_tokens == 3
    assert stats.decode_rate is None
    assert stats.plain_rate is None
    assert stats.speculation.acceptance_rate is None
    assert set(stats.speculation.by_source) == {Source.DRAFT, Source.LOOKUP}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def paths_in(data: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    return [path, *(found for key, value in items for found in paths_in(value, (*path, key)))]


@given(path=st.sampled_from(paths_in(stats_to_json(STATS))[1:]), value=JSON | st.just(10**400))
def test_no_odd_value_raises_or_breaks_a_rate(path: tuple[Any, ...], value: object) -> None:
    data = json.loads(json.dumps(stats_to_json(STATS)))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    stats = stats_from_json(data)
    if stats is not None:
        assert stats.decode_rate is None or stats.decode_rate >= 0
        assert all(position.rate >= 0 for position in stats.speculation.by_position)
        json.dumps(stats_to_json(stats), allow_nan=False)


def model(name: str) -> ModelInfo:
    return ModelInfo(Path(f"/models/{name}.gguf"), name, "llama", "Q4_0", 135, 94, 49152, 8192)


INFO = PairInfo(
    target=model("big"),
    draft=model("small"),
    context_size=4096,
    threads=2,
    kv_type="f16",
    load_s=1.5,
    costs=CostTable(),
    memory=MemoryUse(0, 0, 0, 0, 0),
    has_chat_template=True,
    off_reason=None,
)
REQUEST = GenerationRequest(
    messages=(ChatMessage("user", "hi"),),
    sampling=SamplingParams(temperature=0, seed=1),
    max_tokens=7,
    stop=("END",),
)
FINISHED = Finished("Hello 🙂", (1, 2, 9), StopReason.LENGTH, STATS, ROUNDS)
MEMORY = MemoryUse(10, 20, 30, 40, 50)
KEYS = """
    text tokens stop_reason prompt_tokens cached_tokens output_tokens dropped_messages timings
    decode_rate end_to_end_rate plain_rate speedup speculation memory target draft settings version
"""
TIMINGS = "load_s prefill_s ttft_s decode_s total_s draft_s verify_s host_s"
SPECULATION = """
    mode exactness verification rounds drafted accepted acceptance_rate mean_acceptance_length
    by_position by_source off_reason
"""
MEMORY_KEYS = "rss_bytes target_bytes draft_bytes kv_bytes device_bytes held_bytes"


def report(**changes: Any) -> dict[str, Any]:
    arguments = {"info": INFO, "request": REQUEST, **changes}
    made = turn_report(FINISHED, memory=MEMORY, version="1.2", **arguments)
    read: dict[str, Any] = json.loads(json.dumps(made, allow_nan=False))
    return read


def test_report_has_the_promised_keys() -> None:
    made = report()
    assert list(made) == KEYS.split()
    assert list(made["timings"]) == TIMINGS.split()
    assert list(made["speculation"]) == SPECULATION.split()
    assert list(made["memory"]) == MEMORY_KEYS.split()


def test_report_figures() -> None:
    made = report()
    assert (made["text"], made["tokens"], made["stop_reason"]) == ("Hello 🙂", [1, 2, 9], "length")
    assert made["decode_rate"] == pytest.approx(12.0)
    assert made["end_to_end_rate"] == pytest.approx(7.0)
    assert made["speedup"] == pytest.approx(1.5)
    assert made["timings"]["load_s"] == 1.5
    assert made["timings"]["verify_s"] == pytest.approx(0.12)
    speculation = made["speculation"]
    assert (speculation["rounds"], speculation["drafted"], speculation["accepted"]) == (3, 5, 4)
    assert speculation["by_position"] == [1.0, 1.0, 0.0]
    assert speculation["by_source"] == {
        "draft": {"rounds": 1, "drafted": 3, "accepted": 2},
        "lookup": {"rounds": 1, "drafted": 2, "accepted": 2},
    }
    assert made["memory"]["device_bytes"] == 50
    assert (made["target"]["name"], made["draft"]["path"]) == ("big", "/models/small.gguf")
    assert made["version"] == "1.2"


def test_an_answer_without_a_proposal_has_no_speedup() -> None:
    assert STATS.plain_rate is not None
    assert replace(STATS, speculation=fold_rounds(())).speedup is None


def test_report_settings() -> None:
    settings = report()["settings"]
    assert (settings["temperature"], settings["seed"], settings["max_tokens"]) == (0, 1, 7)
    assert (settings["draft_length"], settings["exactness"]) == ("auto", "fast")
    assert (settings["context_size"], settings["threads"], settings["kv_type"]) == (4096, 2, "f16")
    assert settings["raw"] is False
    fixed = replace(REQUEST, speculation=SpeculationParams(draft_length=3))
    assert report(request=fixed)["settings"]["draft_length"] == 3


def test_report_without_a_draft() -> None:
    assert report(info=replace(INFO, draft=None))["draft"] is None


def test_report_with_rounds() -> None:
    made = report(include_rounds=True)
    assert list(made) == [*KEYS.split(), "rounds_detail"]
    assert made["rounds_detail"][0] == {
        "source": "draft",
        "sources": ["draft", "draft", "draft"],
        "proposal": [1, 2, 3],
        "accepted": 2,
        "committed": [1, 2, 9],
        "ending": "correction",
        "branches": 0,
        "width": 4,
        "draft_s": 0.01,
        "verify_s": 0.05,
        "host_s": 0.001,
        "target_probs": [],
        "rejected_prob": None,
    }


def test_a_round_of_two_sources_counts_each_token_once() -> None:
    sources = (Source.DRAFT, Source.LOOKUP, Source.LOOKUP)
    mixed = fold_rounds([replace(ROUNDS[0], sources=sources), *ROUNDS[1:]])
    assert mixed.by_source == {
        Source.DRAFT: SourceCount(rounds=1, drafted=1, accepted=1),
        Source.LOOKUP: SourceCount(rounds=2, drafted=4, accepted=3),
    }
