"""How many layers of a pair to put on graphics cards: as many as fit, the draft's first.

A draft runs several passes for each pass of its target, so that moving it gains most per byte.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from models.gguf_header import GgufHeader
from models.memory import ALL_LAYERS, Placement, estimate_model

_USABLE: Final = 0.95  # of the free memory: drivers want some of it for themselves


@dataclass(frozen=True, slots=True)
class Layers:
    """Layers on graphics cards, ``ALL_LAYERS`` for all; the output counts as one."""

    target: int
    draft: int


def fit_layers(
    target: GgufHeader,
    draft: GgufHeader | None,
    placement: Placement,
    free_bytes: int,
    *,
    target_layers: int | None = None,
    draft_layers: int | None = None,
) -> Layers:
    """Layers for ``free_bytes`` of device memory; a number that is given stays as it is."""
    usable = int(free_bytes * _USABLE)
    used = 0
    if draft is None:
        draft_layers = 0
    else:
        kv_type = placement.draft_kv_type or placement.kv_type
        small = replace(placement, kv_type=kv_type)
        if target_layers is not None:
            used = _device_bytes(target, placement, target_layers)
        if draft_layers is None:
            draft_layers = _most_layers(draft, small, usable - used)
        used = _device_bytes(draft, small, draft_layers)
    if target_layers is None:
        target_layers = _most_layers(target, placement, usable - used)
    return Layers(target_layers, draft_layers)


def _most_layers(header: GgufHeader, placement: Placement, free_bytes: int) -> int:
    if _device_bytes(header, placement, ALL_LAYERS) <= free_bytes:
        return ALL_LAYERS
    fitting = (
        layers
        for layers in range(header.block_count or 0, 0, -1)
        if _device_bytes(header, placement, layers) <= free_bytes
    )
    return next(fitting, 0)


def _device_bytes(header: GgufHeader, placement: Placement, layers: int) -> int:
    return estimate_model(header, replace(placement, gpu_layers=layers)).device_bytes
