"""What is free, and the estimate against what the engine process really takes."""

from __future__ import annotations

import itertools
from pathlib import Path

import psutil
import pytest

from app.engine.device import Device
from app.engine.request import PairSpec
from app.memory_fit import (
    Machine,
    limited,
    pair_fit,
    this_machine,
    with_held,
)
from models.byte_size import MEMORY_GIGABYTE as GIGABYTE
from models.fit import FreeMemory, Verdict
from tests.app.memory_use import really_used

KV_TYPES = ("f16", "q8_0", "q4_0")
CONTEXTS = (512, 2048, 8192)


@pytest.mark.parametrize(("kv_type", "context"), list(itertools.product(KV_TYPES, CONTEXTS)))
def test_a_pair_uses_what_was_estimated(
    tmp_path: Path, starter_path: Path, q2_draft_path: Path, kv_type: str, context: int
) -> None:
    spec = PairSpec(starter_path, q2_draft_path, context_size=context, kv_type=kv_type, threads=1)
    memory = pair_fit(spec, this_machine()).memory
    used = really_used(spec, tmp_path / "engine.log")
    assert memory.resident_bytes == pytest.approx(used.rss_bytes, rel=0.1)
    cache = sum(model.cache_bytes for model in memory.models)
    assert cache == pytest.approx(used.cache_bytes, rel=0.01)


@pytest.mark.parametrize(("kv_type", "context"), [("f16", 4096), ("q8_0", 8192), ("q4_0", 512)])
def test_a_sliding_window_and_a_large_vocabulary(
    tmp_path: Path, gemma_path: Path, kv_type: str, context: int
) -> None:
    spec = PairSpec(gemma_path, context_size=context, kv_type=kv_type, threads=1)
    memory = pair_fit(spec, this_machine()).memory
    used = really_used(spec, tmp_path / "engine.log")
    assert memory.resident_bytes == pytest.approx(used.rss_bytes, rel=0.1)
    assert memory.target.cache_bytes == pytest.approx(used.cache_bytes, rel=0.01)


def test_a_target_alone(tmp_path: Path, starter_path: Path) -> None:
    spec = PairSpec(starter_path, context_size=4096, threads=1)
    used = really_used(spec, tmp_path / "engine.log")
    estimate = pair_fit(spec, this_machine()).memory.resident_bytes
    assert estimate == pytest.approx(used.rss_bytes, rel=0.1)


def test_graphics_cards_take_all_layers_by_default(starter_path: Path) -> None:
    card = Device("CUDA0", "a card", "gpu", 8 << 30, 7 << 30)
    machine = this_machine([card, Device("CPU", "a processor", "cpu", 1, 1)])
    assert machine.free.device_bytes == 7 << 30
    fit = pair_fit(PairSpec(starter_path), machine)
    assert fit.memory.device_bytes > 150 << 20
    assert fit.memory.target.cache_bytes == 0
    assert fit.verdict is Verdict.FITS
    none = pair_fit(PairSpec(starter_path, gpu_layers=0), machine)
    assert none.memory.device_bytes == 0


@pytest.mark.parametrize(
    ("limit", "free", "is_limited"),
    [
        (None, 8 * GIGABYTE, False),
        (16, 8 * GIGABYTE, False),
        (4, 4 * GIGABYTE, True),
    ],
)
def test_a_limit_leaves_at_most_what_is_free(
    limit: int | None, free: int, is_limited: bool
) -> None:
    machine = limited(Machine(FreeMemory(8 * GIGABYTE)), limit)
    assert (machine.free.ram_bytes, machine.free.is_limited) == (free, is_limited)


def test_what_a_loaded_pair_holds_is_free_for_the_next_but_never_more_than_there_is() -> None:
    total = psutil.virtual_memory().total
    machine = Machine(FreeMemory(total // 4))
    assert with_held(machine, total // 2).free.ram_bytes == total // 4 + total // 2
    assert with_held(machine, 2 * total).free.ram_bytes == total
