"""The built-in prompts."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from app.bench.prompts import Category, choose


def test_there_are_at_least_six_of_each_category() -> None:
    counts = Counter(prompt.category for prompt in choose())
    assert set(counts) == set(Category)
    assert min(counts.values()) >= 6


def test_names_and_texts_are_unique_and_names_tell_the_category() -> None:
    prompts = choose()
    assert len({prompt.name for prompt in prompts}) == len(prompts)
    assert len({prompt.text for prompt in prompts}) == len(prompts)
    assert all(prompt.name.startswith(f"{prompt.category}-") for prompt in prompts)


def test_texts_are_whole_lines_and_fit_a_small_context() -> None:
    for prompt in choose():
        assert prompt.text == prompt.text.strip()
        assert "\\\n" not in prompt.text
        long = prompt.category is Category.RETRIEVAL
        assert len(prompt.text.split()) < (900 if long else 250), prompt.name


def test_a_passage_to_retrieve_from_is_long_and_comes_before_the_question() -> None:
    for prompt in choose((Category.RETRIEVAL,)):
        passage, _, question = prompt.text.rpartition("\n\n")
        assert len(passage.split()) > 500, prompt.name
        assert len(question.split()) < 60, prompt.name


@pytest.mark.parametrize("category", Category)
def test_a_file_holds_nothing_that_is_not_used(category: Category) -> None:
    text = files("resources").joinpath("prompts", f"{category}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    assert set(data) <= {"prompt", "passages"}
    assert {key for one in data["prompt"] for key in one} <= {"name", "passage", "text"}
    used = {one["passage"] for one in data["prompt"] if "passage" in one}
    assert used == set(data.get("passages", {}))


def test_few_prompts_are_of_as_many_categories_as_can_be() -> None:
    assert [prompt.category for prompt in choose(count=12)] == [*Category, Category.CODING]


def test_only_the_categories_that_are_asked_for_come_in_that_order() -> None:
    wanted = (Category.EDITING, Category.MATH, Category.EDITING)
    chosen = choose(wanted, 3)
    assert [prompt.category for prompt in chosen] == [*wanted]


def test_more_than_there_are_is_all() -> None:
    assert choose(count=1000) == choose()
