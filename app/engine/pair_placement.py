"""Where a pair goes: layers to graphics cards, weights into memory or mapped from their files."""

from __future__ import annotations

from dataclasses import replace

from app.engine import huge_pages
from app.engine.request import PairSpec
from models.gguf_header import GgufHeader
from models.layer_fit import fit_layers
from models.memory import Placement, estimate_pair, usable_context


def place_pair(
    target: GgufHeader,
    draft: GgufHeader | None,
    spec: PairSpec,
    *,
    ram_bytes: int,
    card_bytes: int | None,
) -> Placement:
    """As `spec` says; else as many layers on the cards as they have room for, the draft's first.

    ram_bytes: free in the system's memory. card_bytes: free on graphics cards; None: without any.
    """
    placement = Placement(
        usable_context(target, spec.context_size), spec.kv_type, draft_kv_type=spec.draft_kv_type
    )
    if card_bytes is not None:
        layers = fit_layers(
            target,
            draft,
            placement,
            card_bytes,
            target_layers=spec.gpu_layers,
            draft_layers=spec.draft_gpu_layers,
        )
        placement = replace(placement, gpu_layers=layers.target, draft_gpu_layers=layers.draft)
    needed = estimate_pair(target, draft, placement).needed_bytes
    return replace(placement, in_memory=huge_pages.are_worth_reading_for(needed, ram_bytes))
