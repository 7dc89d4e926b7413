"""Which files are parts of one model, by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.split_name import SplitName, first_part, model_stem, split_name


def test_a_part_says_what_it_is_a_part_of() -> None:
    split = split_name("Big-Q4_K_M-00002-of-00003.gguf")
    assert split == SplitName("Big-Q4_K_M", 3)
    assert split.parts() == [f"Big-Q4_K_M-0000{n}-of-00003.gguf" for n in (1, 2, 3)]


@pytest.mark.parametrize(
    "name", ["Big.gguf", "Big-2-of-3.gguf", "Big-00001-of-00003.txt", "Big-٠٠٠٠١-of-٠٠٠٠٣.gguf"]
)
def test_any_other_name_is_of_one_file(name: str) -> None:
    assert split_name(name) is None
    assert first_part(Path("/m", name)) == Path("/m", name)
    assert model_stem(Path("/m", name)) == name.rpartition(".")[0]


def test_the_first_part_stands_for_all() -> None:
    path = Path("/m/Big-00002-of-00003.GGUF")
    assert first_part(path) == Path("/m/Big-00001-of-00003.gguf")
    assert model_stem(path) == "Big"
