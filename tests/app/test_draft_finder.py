"""Which drafts are looked at for a target, and by which word its relatives are searched."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.draft_finder import catalogue_drafts, family_word
from models.catalogue import CatalogueModel, CataloguePair, load_catalogue
from models.gguf import read_header
from tests.models.builders import TinyModel


def pair(target: str, draft: str, architecture: str = "llama", size: int = 1000) -> CataloguePair:
    def model(name: str, size_bytes: int) -> CatalogueModel:
        facts = (size_bytes, True, "mit", False, 1.0, 4096, architecture)
        return CatalogueModel(f"team/{name}", f"{name}.gguf", *facts)

    return CataloguePair(
        target, target, "chat", "untried", "", model(target, 1), model(draft, size)
    )


def with_vocabulary(known: CataloguePair, tokens: int) -> CataloguePair:
    return replace(known, draft=replace(known.draft, vocabulary_size=tokens))


def test_the_draft_of_this_very_file_comes_first(tmp_path: Path) -> None:
    target = read_header(TinyModel().write(tmp_path / "Big-8B-Q4_K_M.gguf"))
    known = [
        pair("Other-9B-Q4_K_M", "Other-1B"),
        pair("Big-8B-Q8_0", "Quant-1B"),
        pair("big-8b-q4_k_m", "Exact-1B"),
        pair("Foreign-8B", "Foreign-1B", "qwen3"),
        pair("Huge-8B", "Huge-4B", size=10**9),
        pair("Another-8B", "Other-1B"),
    ]
    names = [draft.file for draft in catalogue_drafts(known, target)]
    assert names == ["Exact-1B.gguf", "Quant-1B.gguf", "Other-1B.gguf"]


def test_drafts_of_another_vocabulary_are_passed_over(tmp_path: Path) -> None:
    target = read_header(TinyModel().write(tmp_path / "Big-8B-Q4_K_M.gguf"))
    tokens = target.vocabulary_size
    assert tokens is not None
    known = [
        with_vocabulary(pair("Alike-8B", "Alike-1B"), tokens + 64),
        with_vocabulary(pair("Mistral-8B", "Mistral-1B"), tokens + 4096),
        with_vocabulary(pair("Big-8B-Q8_0", "Quant-1B"), tokens + 4096),  # by its name
        pair("Unknown-8B", "Unknown-1B"),
    ]
    names = [draft.file for draft in catalogue_drafts(known, target)]
    assert names == ["Quant-1B.gguf", "Alike-1B.gguf", "Unknown-1B.gguf"]


def test_the_demo_gets_no_draft_of_another_family(starter_path: Path, tmp_path: Path) -> None:
    """SmolLM2, Llama and Mistral have one architecture and three vocabularies."""
    starter = read_header(starter_path)
    demo = replace(starter, path=tmp_path / "demo-target.gguf", size_bytes=10**10)
    drafts = catalogue_drafts(load_catalogue(), demo)
    assert drafts
    assert all("smollm2" in draft.file.casefold() for draft in drafts)


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Qwen3 8B", "Qwen3"),
        ("Meta Llama 3.1 8B Instruct", "Llama"),
        ("gemma-3-12b-it", "gemma"),
        ("8B", ""),
        ("", "Tiny"),
    ],
)
def test_relatives_have_a_word_in_common(tmp_path: Path, name: str, word: str) -> None:
    header = read_header(TinyModel(extra={"general.basename": name}).write(tmp_path / "1.gguf"))
    assert family_word(header) == word
