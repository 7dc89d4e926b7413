"""The catalogue that is shipped, and what is recommended from it."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path

import jsonschema
import pytest

from models.catalogue import (
    BRISK_BYTES,
    CataloguePair,
    load_catalogue,
    recommended_pair,
    search_catalogue,
)
from models.hub_files import is_companion

RESOURCES = Path(__file__).parents[2] / "resources"
GB = 10**9


@pytest.fixture(scope="module")
def pairs() -> tuple[CataloguePair, ...]:
    return load_catalogue()


def test_the_catalogue_keeps_to_its_schema() -> None:
    schema = json.loads((RESOURCES / "catalogue.schema.json").read_text("utf-8"))
    content = json.loads((RESOURCES / "catalogue.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(content)
    content["pairs"][0]["target"]["sha256"] = "0" * 64  # without the revision that it belongs to
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(schema).validate(content)


def test_ids_are_unique_and_a_file_is_described_alike_everywhere(
    pairs: tuple[CataloguePair, ...],
) -> None:
    assert len({pair.id for pair in pairs}) == len(pairs) >= 20
    models = {model for pair in pairs for model in (pair.target, pair.draft)}
    assert len({(model.repository, model.file) for model in models}) == len(models)


def test_drafts_of_an_architecture_with_several_vocabularies_name_theirs(
    pairs: tuple[CataloguePair, ...],
) -> None:
    llamas = [pair for pair in pairs if pair.target.architecture == "llama"]
    assert len({pair.draft.vocabulary_size for pair in llamas}) == 3
    assert all(pair.draft.vocabulary_size for pair in llamas)


def test_nothing_is_offered_that_cannot_be_had_or_used(pairs: tuple[CataloguePair, ...]) -> None:
    for pair in pairs:
        assert pair.draft.size_bytes < pair.target.size_bytes / 2
        for model in (pair.target, pair.draft):
            assert not model.gated, f"{model.repository} asks first: find a copy that does not"
            assert not is_companion(model.file)
            assert not model.repository.startswith(("google/", "meta-llama/"))  # gated
        if pair.expectation == "no-gain":
            assert pair.note


def test_more_memory_never_gives_a_smaller_recommendation(
    pairs: tuple[CataloguePair, ...],
) -> None:
    sizes = [2, 4, 8, 12, 16, 24, 32, 64, 128]
    chosen = [recommended_pair(pairs, size * GB) for size in sizes]
    parameters = [pair.target.parameters_billions for pair in chosen if pair is not None]
    assert len(parameters) == len(sizes)
    assert all(after >= 0.8 * before for before, after in pairwise(parameters))
    for size, pair in zip(sizes, chosen, strict=True):
        assert pair is not None
        assert pair.memory_bytes <= size * GB
        assert pair.expectation != "no-gain"


@pytest.mark.parametrize(
    ("free_gb", "good_for", "expected"),
    [
        (0.5, "chat", None),
        (2, "chat", "smollm2-1.7b"),
        (8, "chat", "llama-3.1-8b"),
        (8, "code", "qwen2.5-coder-7b"),
        (20, "chat", "mistral-small-3.1"),
        (20, "code", "devstral-small-2507"),
        (24, "code", "qwen2.5-coder-32b"),
        (96, "chat", "llama-3.3-70b"),
    ],
)
def test_recommendations(
    pairs: tuple[CataloguePair, ...], free_gb: float, good_for: str, expected: str | None
) -> None:
    chosen = recommended_pair(pairs, int(free_gb * GB), good_for)  # type: ignore[arg-type]
    assert (chosen.id if chosen else None) == expected


def test_without_a_graphics_card_the_biggest_that_fits_is_not_the_best(
    pairs: tuple[CataloguePair, ...],
) -> None:
    chosen = recommended_pair(pairs, 64 * GB, most_bytes=BRISK_BYTES)
    assert chosen is not None
    assert chosen.target.size_bytes <= BRISK_BYTES
    assert chosen.target.parameters_billions >= 7


def test_searching_needs_every_word(pairs: tuple[CataloguePair, ...]) -> None:
    assert {pair.id for pair in search_catalogue(pairs, "qwen CODER 7b")} == {"qwen2.5-coder-7b"}
    assert search_catalogue(pairs, "") == pairs
    assert search_catalogue(pairs, "no such thing") == ()


def test_downloads_name_what_was_seen(pairs: tuple[CataloguePair, ...]) -> None:
    (draft,) = (pair.draft for pair in search_catalogue(pairs, "qwen3-8b-q4_k_m.gguf"))
    assert draft.repository == "Qwen/Qwen3-0.6B-GGUF"
    assert draft.download.expected == (draft.sha256,)
    assert draft.download.revision == draft.revision != "main"


def test_browsing_opens_no_socket(tmp_path: Path) -> None:
    """Asked in a fresh interpreter in which every socket is an error."""
    import subprocess

    code = (
        "import sys\n"
        "def audit(event, _):\n"
        "    if event.startswith('socket.'): raise SystemExit(f'opened a socket: {event}')\n"
        "sys.addaudithook(audit)\n"
        "from models.catalogue import load_catalogue, recommended_pair\n"
        "assert recommended_pair(load_catalogue(), 10**10)\n"
        "assert 'huggingface_hub' not in sys.modules\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=RESOURCES.parent, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
