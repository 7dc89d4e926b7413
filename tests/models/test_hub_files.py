"""A repository's files as choices: grouped by quantization, explained, one recommended."""

from __future__ import annotations

import pytest

from models.hub_files import RemoteFile, group_files, is_companion, recommended
from models.quantization import describe, find_label

GB = 10**9
QUANTS = {"Q2_K": 3.2, "Q3_K_M": 4.0, "Q4_K_M": 4.9, "Q6_K": 6.6, "Q8_0": 8.5, "F16": 16.1}
REPOSITORY = [RemoteFile(f"M-8B-{label}.gguf", int(size * GB)) for label, size in QUANTS.items()]


@pytest.mark.parametrize(
    ("path", "label"),
    [
        ("Qwen3-8B-Q4_K_M.gguf", "Q4_K_M"),
        ("qwen2.5-7b-instruct-q4_k_m-00001-of-00002.gguf", "Q4_K_M"),
        ("Qwen3.8-27B-UD-IQ3_XXS.gguf", "UD-IQ3_XXS"),
        ("gpt-oss-20b-mxfp4.gguf", "MXFP4"),
        ("BF16/Qwen3.6-35B-A3B-BF16-00001-of-00002.gguf", "BF16"),
        ("Q8_0/model.gguf", "Q8_0"),
        ("llama.f16.gguf", "F16"),
        ("model.gguf", None),
    ],
)
def test_labels_are_read_from_names(path: str, label: str | None) -> None:
    assert find_label(path) == label


def test_every_label_has_words_for_people() -> None:
    assert describe("Q4_K_M").words.startswith("is the usual balance")
    assert describe("UD-IQ2_XXS").bits == 2
    assert describe("MXFP4").bits == 4
    assert describe("F16").bits == 16
    assert describe("something new").words


@pytest.mark.parametrize(
    ("path", "is_one"),
    [
        ("mmproj-model-f16.gguf", True),
        ("imatrix_unsloth.gguf", True),
        ("mtp-gemma-4-12B-it.gguf", True),
        ("MTP/gemma-Q8_0.gguf", True),
        ("gemma-4-31b-it-qat-q4_0-assistant.gguf", True),
        ("eagle3-gpt-oss-20b-Q8_0.gguf", True),
        ("Qwen3.6-27B-MTP-Q4_K_M.gguf", False),
        ("Qwen3-8B-NEO-Imatrix-Q4_K_M.gguf", False),  # says how it was quantized
        ("Assistant-7B-Q4_K_M.gguf", False),
    ],
)
def test_companions_are_known_by_their_names(path: str, is_one: bool) -> None:
    assert is_companion(path) is is_one


def test_parts_are_one_choice_and_missing_ones_are_noticed() -> None:
    files = [RemoteFile(f"Big-Q4_K_M-0000{n}-of-00003.gguf", 10) for n in (3, 1, 2)]
    files += [RemoteFile("Big-Q8_0-00001-of-00002.gguf", 50), RemoteFile("mmproj-F16.gguf", 5)]
    whole, broken = group_files(files)
    assert [file.path[-20:-14] for file in whole.files] == ["-00001", "-00002", "-00003"]
    assert (whole.size_bytes, whole.is_complete, whole.label) == (30, True, "Q4_K_M")
    assert not broken.is_complete
    assert recommended([broken], 10**6) is None


@pytest.mark.parametrize(
    ("free_gb", "label"),
    [(2, None), (4, "Q2_K"), (5, "Q3_K_M"), (6, "Q4_K_M"), (64, "Q4_K_M")],
)
def test_the_choice_follows_the_memory(free_gb: float, label: str | None) -> None:
    chosen = recommended(group_files(REPOSITORY), int(free_gb * GB))
    assert (chosen.label if chosen else None) == label


def test_a_draft_gets_eight_bits() -> None:
    sizes = {"Q4_K_M": 0.4, "Q8_0": 0.64, "F16": 1.2}
    files = [RemoteFile(f"S-{label}.gguf", int(size * GB)) for label, size in sizes.items()]
    chosen = recommended(group_files(files), 8 * GB)
    assert chosen is not None
    assert chosen.label == "Q8_0"
