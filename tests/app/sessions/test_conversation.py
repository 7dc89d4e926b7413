from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.request import ChatMessage
from app.sessions.conversation import (
    TITLE_LENGTH,
    Message,
    MessageRole,
    MessageStatus,
    context_of,
    title_from,
)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Hello", "Hello"),
        ("  \n\n  What   is\tthis? \nmore", "What is this?"),
        ("# A heading", "A heading"),
        ("```\nprint(1)\n```", "print(1)"),
        ("- item\n- item", "item"),
        ("👩‍👩‍👧 family", "👩‍👩‍👧 family"),
        ("שלום עולם", "שלום עולם"),
        ("a\x00b\x07c", "a b c"),
        ("...\n!!!", ""),
        ("...\n🙂🙂", "🙂🙂"),
        ("a \u202eevil\u2066 b\u2028c", "a evil b"),
        ("", ""),
    ],
)
def test_title_is_the_first_line_with_words(text: str, title: str) -> None:
    assert title_from(text) == title


def test_long_title_is_cut_between_words() -> None:
    title = title_from("word " * 40)
    assert title == "word " * 11 + "word…"
    assert len(title) <= TITLE_LENGTH


def test_long_word_is_cut_inside() -> None:
    assert title_from("x" * 100) == "x" * (TITLE_LENGTH - 1) + "…"


@given(st.text())
def test_title_is_one_short_line(text: str) -> None:
    title = title_from(text)
    assert len(title) <= TITLE_LENGTH
    assert len(title.splitlines()) <= 1


def message(role: MessageRole, text: str) -> Message:
    return Message(1, 1, role, text, MessageStatus.COMPLETE, 0.0)


def test_context_starts_with_the_system_prompt() -> None:
    assert context_of([message("user", "hi")], "Be brief.") == (
        ChatMessage("system", "Be brief."),
        ChatMessage("user", "hi"),
    )


def test_blank_system_prompt_is_left_out() -> None:
    assert context_of([message("user", "hi")], " \n") == (ChatMessage("user", "hi"),)


def test_empty_answers_are_left_out_and_turns_alternate() -> None:
    messages = [
        message("user", "one"),
        message("assistant", " "),
        message("user", "two"),
        message("assistant", "2"),
        message("user", "three"),
    ]
    assert context_of(messages) == (
        ChatMessage("user", "one\n\ntwo"),
        ChatMessage("assistant", "2"),
        ChatMessage("user", "three"),
    )
