"""Which drafts are worth trying: expectations, measurements, order."""

from __future__ import annotations

import dataclasses
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from models.draft_ranking import (
    RankingFacts,
    Standing,
    expected_gain_of_file,
    identity,
    rank_drafts,
)
from models.gguf import GgufHeader, read_header
from models.measured_pair import MeasuredPair, MeasurementFile, Measurements, ModelIdentity
from models.speedup import (
    Basis,
    PassCosts,
    active_bytes,
    best_gain,
    costs_from_sizes,
    costs_from_times,
    expected_tokens,
)
from tests.models.builders import TinyModel

MACHINE = "a test machine"


@pytest.mark.parametrize(
    ("acceptance", "length", "tokens"),
    [(0.0, 4, 1.0), (1.0, 4, 5.0), (0.5, 1, 1.5), (0.5, 2, 1.75), (0.8, 0, 1.0)],
)
def test_tokens_of_a_round(acceptance: float, length: int, tokens: float) -> None:
    assert expected_tokens(acceptance, length) == pytest.approx(tokens)


def test_the_best_length_follows_a_staircase() -> None:
    """Measured here with Q4_0 on two cores: width 4 is cheaper than 3."""
    costs = PassCosts({1: 1.0, 2: 1.35, 3: 1.80, 4: 1.45, 5: 1.93, 6: 2.38}, 0.1)
    gain = best_gain(costs, 0.8, Basis.COSTS)
    assert gain.draft_length == 3
    assert gain.speedup == pytest.approx(expected_tokens(0.8, 3) / 1.75)


def test_what_cannot_pay_is_not_drafted() -> None:
    gain = best_gain(PassCosts({1: 1.0, 2: 1.9}, 0.9), 0.6, Basis.COSTS)
    assert (gain.speedup, gain.draft_length) == (1.0, 0)
    slight = best_gain(PassCosts({1: 1.0, 2: 1.45}, 0.1), 0.6, Basis.COSTS)
    assert (slight.speedup, slight.draft_length) == (1.0, 0), "1.03 would be said as 1.0"


def test_costs_without_a_single_pass_are_none() -> None:
    assert costs_from_times({2: 1.0}, 0.1) is None
    costs = costs_from_times({1: 0.2, 4: 0.3}, 0.02)
    assert costs is not None
    assert costs.target_pass(3) == pytest.approx(1.5)
    assert costs.target_pass(9) == float("inf")


def test_smaller_drafts_are_expected_to_gain_more(tmp_path: Path) -> None:
    target = read_header(TinyModel(blocks=40).write(tmp_path / "target.gguf"))
    gains = [
        best_gain(
            costs_from_sizes(target, _write(tmp_path, blocks=blocks), on_gpu=gpu), 0.7, Basis.SIZES
        )
        for blocks, gpu in ((40, False), (20, False), (1, False), (1, True))
    ]
    speedups = [gain.speedup for gain in gains]
    assert speedups == sorted(speedups)
    assert speedups[0] == 1.0
    assert speedups[2] > 1.2


def _write(folder: Path, **facts: object) -> GgufHeader:
    name = "-".join(f"{key}{value}" for key, value in facts.items() if key != "tokens")
    return read_header(dataclasses.replace(TinyModel(), **facts).write(folder / f"{name}.gguf"))


def test_a_token_reads_only_the_experts_that_it_uses(tmp_path: Path) -> None:
    facts = {"llama.expert_count": 8, "llama.expert_used_count": 2}
    experts = {"blk.0.ffn_up_exps.weight": (64, 96, 8)}
    dense = read_header(TinyModel(blocks=1, is_tied=False).write(tmp_path / "dense.gguf"))
    sparse = read_header(
        TinyModel(blocks=1, is_tied=False, extra=facts, extra_tensors=experts).write(
            tmp_path / "sparse.gguf"
        )
    )
    each = 64 * 96 // 32 * 34
    assert active_bytes(sparse) - active_bytes(dense) == 2 * each
    table = next(t for t in dense.tensors if t.name == "token_embd.weight")
    assert sum(t.n_bytes for t in dense.tensors) - active_bytes(dense) == table.n_bytes


@pytest.fixture
def target(tmp_path: Path) -> GgufHeader:
    return _write(tmp_path, blocks=30)


def _measured(target: GgufHeader, draft: GgufHeader, rate: float, **facts: object) -> MeasuredPair:
    pair = MeasuredPair(
        identity(target), identity(draft), MACHINE, "2026-11-29", rate, 10.0, 0.7, 3
    )
    return dataclasses.replace(pair, **facts)


def test_the_order_of_drafts(tmp_path: Path, target: GgufHeader) -> None:
    small, smaller = _write(tmp_path, blocks=4), _write(tmp_path, blocks=2)
    good, bad = _write(tmp_path, blocks=3), _write(tmp_path, blocks=5)
    foreign = _write(tmp_path, blocks=1, tokens=tuple(f"tok{n}" for n in range(40, 0, -1)))
    impossible = _write(tmp_path, architecture="bert", blocks=1)
    facts = RankingFacts(
        Measurements((_measured(target, good, 12.0), _measured(target, bad, 9.0))), MACHINE
    )
    candidates = [impossible, bad, foreign, small, target, smaller, good]
    ranked = rank_drafts(target, candidates, facts)
    assert [each.header.path for each in ranked] == [
        each.path for each in (good, smaller, small, bad, foreign, impossible)
    ]
    bases = [each.gain.basis if each.gain else None for each in ranked]
    assert bases == [Basis.MEASURED, Basis.SIZES, Basis.SIZES, Basis.MEASURED, Basis.SIZES, None]
    assert [each.standing for each in ranked[3:]] == [
        Standing.COMPATIBLE,
        Standing.FOREIGN,
        Standing.IMPOSSIBLE,
    ]
    assert ranked[0].gain is not None
    assert ranked[0].gain.speedup == pytest.approx(1.2)


def test_vocabularies_are_compared_once(tmp_path: Path, target: GgufHeader) -> None:
    tokens = tuple(f"other{number}" if number > 8 else f"tok{number}" for number in range(32))
    drafts = [_write(tmp_path, blocks=blocks, tokens=tokens) for blocks in (1, 2)]
    one, two = rank_drafts(target, drafts, RankingFacts())
    assert one.shared is two.shared is not None
    assert one.shared.count == 9


def test_another_machine_says_nothing(tmp_path: Path, target: GgufHeader) -> None:
    draft = _write(tmp_path, blocks=3)
    facts = RankingFacts(Measurements((_measured(target, draft, 20.0),)), "another machine")
    [ranked] = rank_drafts(target, [draft], facts)
    assert ranked.measured is None


def test_measured_passes_serve_other_drafts_of_the_target(
    tmp_path: Path, target: GgufHeader
) -> None:
    """Passes that hardly grow promise more than the usual ones do."""
    measured, other = _write(tmp_path, blocks=3), _write(tmp_path, blocks=2)
    passes = dict.fromkeys(range(1, 10), 0.1)
    pair = _measured(target, measured, 12.0, pass_s=passes, draft_step_s=0.01)
    plain, informed = (
        rank_drafts(target, [other], RankingFacts(known, MACHINE))[0].gain
        for known in (Measurements(), Measurements((pair,)))
    )
    assert plain is not None
    assert informed is not None
    assert informed.basis is Basis.COSTS
    assert informed.speedup > plain.speedup


def test_measured_passes_serve_drafts_that_are_not_here(tmp_path: Path, target: GgufHeader) -> None:
    """Each row of these passes costs as much as a single pass: no draft pays."""
    passes = {width: 0.1 * width for width in range(1, 10)}
    pair = _measured(target, _write(tmp_path, blocks=3), 9.0, pass_s=passes, draft_step_s=0.01)
    size = target.total_bytes // 15
    plain, informed = (
        expected_gain_of_file(target, size, RankingFacts(known, MACHINE))
        for known in (Measurements(), Measurements((pair,)))
    )
    assert (plain.basis, informed.basis) == (Basis.SIZES, Basis.COSTS)
    assert plain.speedup > 1
    assert (informed.speedup, informed.draft_length) == (1, 0)


def test_measurements_are_kept_and_replaced(tmp_path: Path, target: GgufHeader) -> None:
    draft = _write(tmp_path, blocks=2)
    file = MeasurementFile(tmp_path / "data" / "measured.json")
    first = _measured(target, draft, 11.0, pass_s={1: 0.1, 4: 0.2}, draft_step_s=0.01)
    file.add(first)
    file.add(_measured(target, draft, 12.0, machine="other"))
    assert file.read().of_pair(first.target, first.draft, MACHINE) == first
    newer = dataclasses.replace(first, decode_rate=15.0, acceptance_rate=None)
    file.add(newer)
    assert len(file.read().pairs) == 2
    assert file.read().of_pair(first.target, first.draft, MACHINE) == newer


def test_measuring_at_once_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "measured.json"
    pairs = [
        MeasuredPair(
            ModelIdentity(f"t{n}", n),
            ModelIdentity("d", 1),
            MACHINE,
            "2026-11-29",
            2.0,
            1.0,
            None,
            0,
        )
        for n in range(8)
    ]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda pair: MeasurementFile(path).add(pair), pairs))
    assert len(MeasurementFile(path).read().pairs) == 8


SPOILT = [
    "",
    "[]",
    "{",
    '{"format": 1, "pairs": [3, {"target": 1}]}',
    '{"format": 99, "pairs": []}',
    '{"format": 1, "pairs": null}',
]


@pytest.mark.parametrize("content", SPOILT)
def test_a_spoilt_file_does_no_harm(tmp_path: Path, content: str) -> None:
    path = tmp_path / "measured.json"
    path.write_text(content)
    assert MeasurementFile(path).read() == Measurements()


@pytest.mark.parametrize("change", [{"decode_rate": 0}, {"plain_rate": "x"}, {"extra": 1}])
def test_a_spoilt_record_is_left_out(
    tmp_path: Path, target: GgufHeader, change: dict[str, object]
) -> None:
    path = tmp_path / "measured.json"
    MeasurementFile(path).add(_measured(target, target, 12.0))
    content = json.loads(path.read_text())
    content["pairs"].append(content["pairs"][0] | change)
    path.write_text(json.dumps(content))
    assert len(MeasurementFile(path).read().pairs) == 1
