"""How long the next message may be."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.request import ContextFull, PairSpec
from tests.ui.scripted_client import pair_info
from ui.message_room import message_room, most_tokens

INFO = pair_info(PairSpec(Path("target.gguf"), None, context_size=1000))


@pytest.mark.parametrize(
    ("used", "context_full", "room"),
    [
        (0, "stop", 936),
        (500, "stop", 436),
        (500, "drop-oldest", 936),
        (1000, "stop", -64),
        (None, "stop", None),
        (None, "drop-oldest", 936),
    ],
)
def test_room_beside_the_chat_and_the_shortest_answer(
    used: int | None, context_full: ContextFull, room: int | None
) -> None:
    assert message_room(INFO, used, context_full) == room


def test_without_a_pair_nobody_knows() -> None:
    assert message_room(None, None, "stop") is None


@pytest.mark.parametrize("name", ["starter_path", "gemma_path"])
def test_no_text_has_more_tokens_than_the_most(name: str, request: pytest.FixtureRequest) -> None:
    model = LlamaModel(request.getfixturevalue(name), LlamaOptions(context_size=64, threads=1))
    chance = random.Random(7)
    texts = ["", "a", " ", "\n\t ", "naïve 你好 🧵 𝔘 \u200b", "\x00\x7f\ufffd"]
    texts += ["".join(map(chr, chance.choices(range(1, 0xD800), k=200))) for _ in range(50)]
    for text in texts:
        assert len(model.vocabulary.tokenize(text, parse_special=False)) <= most_tokens(text)
    model.close()
