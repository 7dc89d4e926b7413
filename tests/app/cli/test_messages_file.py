"""Conversations in JSON, and what is said about files that are not."""

from __future__ import annotations

import pytest

from app.cli.errors import InputError
from app.cli.messages_file import parse_messages
from app.engine.request import ChatMessage


def test_a_conversation_keeps_its_order() -> None:
    text = """[{"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello"},
        {"role": "user", "content": "Grüße, \\ud83d\\ude00?", "name": "ignored"}]"""
    assert parse_messages(text, "m.json") == (
        ChatMessage("system", "Be brief."),
        ChatMessage("user", "Hi"),
        ChatMessage("assistant", "Hello"),
        ChatMessage("user", "Grüße, 😀?"),
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("[{]", "line 1, column 3"),
        ("[" * 100_000, "no JSON that can be read"),
        ('"hello"', "list of messages"),
        ("[]", "list of messages"),
        ('{"messages": []}', "list of messages"),
        ('["hello"]', "Message 1 in “m.json” is not an object"),
        ('[{"content": "x"}]', "needs a role"),
        ('[{"role": "tool", "content": "x"}]', "needs a role"),
        ('[{"role": ["user"], "content": "x"}]', "needs a role"),
        ('[{"role": "user"}]', "needs its content as text"),
        ('[{"role": "user", "content": [{"type": "text"}]}]', "needs its content as text"),
        ('[{"role": "user", "content": "\\ud800"}]', "not UTF-8"),
        (
            '[{"role": "user", "content": "x"}, {"role": "system", "content": "x"}]',
            "Message 2 in “m.json” is a system message",
        ),
        (
            '[{"role": "user", "content": "x"}, {"role": "assistant", "content": "x"}]',
            "not the user's",
        ),
    ],
)
def test_anything_else_is_named(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        parse_messages(text, "m.json")
