"""Prompts that cannot fit are told from their length alone."""

from __future__ import annotations

import pytest

from app.engine.errors import NOTHING_TO_DROP, ContextTooSmallError
from app.engine.prompt_room import PromptRoom
from tests.app.engine.scripted import WordVocabulary


@pytest.fixture
def room() -> PromptRoom:
    return PromptRoom(WordVocabulary(["a", "a" * 40]), 100)


@pytest.mark.parametrize(
    ("characters", "tokens"), [(0, 0), (4000, 0), (4001, 101), (10**8, 2500000)]
)
def test_so_many_tokens_there_are_at_least(room: PromptRoom, characters: int, tokens: int) -> None:
    assert room.least_tokens(characters, 1) == tokens


def test_a_message_takes_a_token_at_least(room: PromptRoom) -> None:
    assert room.least_tokens(0, 100) == 0
    assert room.least_tokens(0, 101) == 101


@pytest.mark.parametrize(
    ("can_drop", "code"), [(True, "context-too-small"), (False, NOTHING_TO_DROP)]
)
def test_what_cannot_fit_is_refused(room: PromptRoom, can_drop: bool, code: str) -> None:
    room.check(4000, 1, can_drop=can_drop)
    with pytest.raises(ContextTooSmallError, match="at least 101 tokens cannot fit") as refused:
        room.check(4001, 1, can_drop=can_drop)
    assert refused.value.code == code
