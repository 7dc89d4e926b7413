"""Where a pair goes, by what is asked for and what is free."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine import huge_pages
from app.engine.pair_placement import place_pair
from app.engine.request import PairSpec
from models.gguf import read_header
from models.memory import ALL_LAYERS, estimate_pair

GIB = 1 << 30


@pytest.mark.parametrize(
    ("asked", "draft_asked", "card_bytes", "layers"),
    [
        (None, None, None, (0, 0)),
        (7, 3, None, (0, 0)),
        (None, None, GIB, (ALL_LAYERS, ALL_LAYERS)),
        (7, 3, GIB, (7, 3)),
        (None, None, 0, (0, 0)),
    ],
)
def test_layers_go_to_cards_where_there_are_any(
    starter_path: Path,
    asked: int | None,
    draft_asked: int | None,
    card_bytes: int | None,
    layers: tuple[int, int],
) -> None:
    header = read_header(starter_path)
    spec = PairSpec(starter_path, starter_path, gpu_layers=asked, draft_gpu_layers=draft_asked)
    placed = place_pair(header, header, spec, ram_bytes=GIB, card_bytes=card_bytes)
    assert (placed.gpu_layers, placed.draft_gpu_layers) == layers


def test_weights_are_read_where_the_pair_with_its_caches_leaves_a_quarter(
    monkeypatch: pytest.MonkeyPatch, starter_path: Path
) -> None:
    monkeypatch.setattr(huge_pages, "are_offered", lambda: True)
    header, spec = read_header(starter_path), PairSpec(starter_path, context_size=8192)

    def is_read(ram_bytes: int) -> bool:
        return place_pair(header, None, spec, ram_bytes=ram_bytes, card_bytes=None).in_memory

    placed = place_pair(header, None, spec, ram_bytes=GIB, card_bytes=None)
    needed = estimate_pair(header, None, placed).needed_bytes
    assert needed > 2 * header.total_bytes
    least = -(-4 * needed // 3)
    assert (is_read(least), is_read(least - 2)) == (True, False)
