"""Which chat `paceline chat --resume` goes on with."""

from __future__ import annotations

import pytest

from app.cli.chat_choice import choose_chat
from app.cli.errors import InputError
from app.sessions.conversation import Conversation

TITLES = ("Bread", "Bread and butter", "A fast ÖKO train", "")
CHATS = [
    Conversation(number, title, created_at=0.0, updated_at=0.0)
    for number, title in enumerate(TITLES)
]


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("last", "Bread"),
        (" Butter", "Bread and butter"),
        ("bread", "Bread"),
        ("öko", "A fast ÖKO train"),
    ],
)
def test_words_of_a_title_or_the_last(words: str, title: str) -> None:
    assert choose_chat(words, CHATS).title == title


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("rea", "2 chats have “rea” in their titles. Give more words of one: “Bread”, “Bread and"),
        ("cheese", "No chat has “cheese” in its title. The latest are “Bread”,"),
        (" ", "No chat has “ ” in its title."),
    ],
)
def test_what_fits_none_or_several_says_which_there_are(words: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        choose_chat(words, CHATS)
    assert f"{caught.value} {caught.value.advice}".startswith(said)


def test_without_chats_there_is_none_to_go_on_with() -> None:
    with pytest.raises(InputError, match="no chat yet"):
        choose_chat("last", [])
