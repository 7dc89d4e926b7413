"""Prompts as messages and tokens."""

from __future__ import annotations

from app.bench.prompts import choose
from app.bench.rendered_prompt import render
from app.engine.request import ChatMessage


def _tokenize(messages: tuple[ChatMessage, ...]) -> tuple[int, ...]:
    return tuple(len(message.content) for message in messages)


def test_every_prompt_is_a_question_after_the_system_prompt() -> None:
    prompts = choose(count=2)
    rendered = render(prompts, _tokenize, "Be brief.")
    assert [one.prompt for one in rendered] == list(prompts)
    assert [[m.role for m in one.messages] for one in rendered] == [["system", "user"]] * 2
    assert [one.tokens for one in rendered] == [(9, len(p.text)) for p in prompts]


def test_without_a_system_prompt_there_is_only_the_question() -> None:
    (one,) = render(choose(count=1), _tokenize)
    assert one.messages == (ChatMessage("user", one.prompt.text),)
