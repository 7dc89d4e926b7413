"""Layers for graphics cards: the draft's first, then as many of the target's as fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.gguf import GgufHeader, read_header
from models.layer_fit import Layers, fit_layers
from models.memory import ALL_LAYERS, Placement, estimate_pair

MIB = 1 << 20
PLACEMENT = Placement(context_size=2048)


@pytest.fixture(scope="module")
def target(starter_path: Path) -> GgufHeader:
    return read_header(starter_path)


@pytest.fixture(scope="module")
def draft(q2_draft_path: Path) -> GgufHeader:
    return read_header(q2_draft_path)


def used(target: GgufHeader, draft: GgufHeader, layers: Layers) -> int:
    placement = Placement(2048, gpu_layers=layers.target, draft_gpu_layers=layers.draft)
    return estimate_pair(target, draft, placement).device_bytes


def test_everything_goes_where_there_is_room(target: GgufHeader, draft: GgufHeader) -> None:
    assert fit_layers(target, draft, PLACEMENT, 4096 * MIB) == Layers(ALL_LAYERS, ALL_LAYERS)


def test_nothing_goes_where_there_is_none(target: GgufHeader, draft: GgufHeader) -> None:
    assert fit_layers(target, draft, PLACEMENT, 0) == Layers(0, 0)


@pytest.mark.parametrize("free_mib", range(60, 460, 40))
def test_the_draft_goes_first_and_all_of_it_fits(
    target: GgufHeader, draft: GgufHeader, free_mib: int
) -> None:
    layers = fit_layers(target, draft, PLACEMENT, free_mib * MIB)
    assert used(target, draft, layers) <= free_mib * MIB
    if layers.target:
        assert layers.draft == ALL_LAYERS
        more = ALL_LAYERS if layers.target == target.block_count else layers.target + 1
        if layers.target != ALL_LAYERS:
            full = Layers(more, layers.draft)
            assert used(target, draft, full) > 0.95 * free_mib * MIB


def test_numbers_that_a_person_gave_stay(target: GgufHeader, draft: GgufHeader) -> None:
    layers = fit_layers(target, draft, PLACEMENT, 250 * MIB, target_layers=20)
    assert layers.target == 20
    assert layers.draft not in (ALL_LAYERS, 30)
    assert fit_layers(target, draft, PLACEMENT, 250 * MIB, draft_layers=0).draft == 0


def test_a_target_alone(target: GgufHeader) -> None:
    assert fit_layers(target, None, PLACEMENT, 4096 * MIB) == Layers(ALL_LAYERS, 0)
