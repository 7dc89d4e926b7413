"""How long the next message may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.request import ContextFull, PairSpec
from app.engine.stats import TurnStats
from tests.ui.scripted_client import pair_info, stats
from ui.message_room import message_room

INFO = pair_info(PairSpec(Path("target.gguf"), None, context_size=1000))


@pytest.mark.parametrize(
    ("last", "context_full", "room"),
    [
        (None, "stop", 936),
        (stats(output_tokens=200, prompt_tokens=300), "stop", 436),
        (stats(output_tokens=200, prompt_tokens=300), "drop-oldest", 936),
        (stats(output_tokens=700, prompt_tokens=300), "stop", -64),
    ],
)
def test_room_beside_the_chat_and_the_shortest_answer(
    last: TurnStats | None, context_full: ContextFull, room: int
) -> None:
    assert message_room(INFO, last, context_full) == room


def test_without_a_pair_nobody_knows() -> None:
    assert message_room(None, None, "stop") is None
