"""The built-in prompts."""

from __future__ import annotations

from collections import Counter

from app.bench.prompts import Kind, choose


def test_there_are_at_least_four_of_each_of_four_kinds() -> None:
    counts = Counter(prompt.kind for prompt in choose())
    assert set(counts) == set(Kind)
    assert len(counts) == 4
    assert min(counts.values()) >= 4


def test_names_and_texts_are_unique_and_names_tell_the_kind() -> None:
    prompts = choose()
    assert len({prompt.name for prompt in prompts}) == len(prompts)
    assert len({prompt.text for prompt in prompts}) == len(prompts)
    assert all(prompt.name.startswith(f"{prompt.kind}-") for prompt in prompts)


def test_texts_are_whole_lines_and_short_enough_for_a_small_context() -> None:
    for prompt in choose():
        assert prompt.text == prompt.text.strip()
        assert "\\\n" not in prompt.text
        assert len(prompt.text.split()) < 250, prompt.name


def test_few_prompts_are_of_as_many_kinds_as_can_be() -> None:
    assert [prompt.kind for prompt in choose(count=5)] == [*Kind, Kind.CHAT]


def test_only_the_kinds_that_are_asked_for_come_in_that_order() -> None:
    chosen = choose((Kind.EDIT, Kind.CHAT, Kind.EDIT), 3)
    assert [prompt.kind for prompt in chosen] == [Kind.EDIT, Kind.CHAT, Kind.EDIT]


def test_more_than_there_are_is_all() -> None:
    assert choose(count=1000) == choose()
