"""What a file is: never a chat model because of its name, always by its header."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.model_file import read_model_file
from models.registry import Registry
from models.text_model import Kind
from tests.models.builders import RawGguf, TinyModel

KINDS = {
    "projector by type": (TinyModel(extra={"general.type": "mmproj"}), Kind.PROJECTOR),
    "projector by architecture": (TinyModel(architecture="clip"), Kind.PROJECTOR),
    "LoRA by type": (TinyModel(extra={"general.type": "adapter"}), Kind.ADAPTER),
    "LoRA by tensors": (
        TinyModel(
            skip_tensors=True, extra={"general.type": "model"}, lora={"blk.0.attn_q.weight": 4}
        ),
        Kind.ADAPTER,
    ),
    "embedding": (TinyModel(architecture="nomic-bert"), Kind.EMBEDDING),
    "embedding by pooling": (TinyModel(extra={"llama.pooling_type": 3}), Kind.EMBEDDING),
    "encoder": (TinyModel(extra={"llama.attention.causal": False}), Kind.ENCODER),
    "EAGLE-3": (TinyModel(architecture="eagle3"), Kind.DRAFT_HEAD),
    "DFlash": (TinyModel(architecture="dflash"), Kind.DRAFT_HEAD),
    "Gemma assistant": (TinyModel(architecture="gemma4-assistant"), Kind.DRAFT_HEAD),
    "another engine's assistant": (TinyModel(architecture="gemma4_assistant"), Kind.DRAFT_HEAD),
    "another engine's head": (TinyModel(architecture="gemma4_mtp"), Kind.DRAFT_HEAD),
    "vocabulary": (TinyModel(skip_tensors=True), Kind.VOCABULARY),
    "made for another engine": (
        TinyModel(architecture="gemma3", extra_tensors={"v.blk.0.attn_q.weight": (64, 64)}),
        Kind.OTHER_ENGINE,
    ),
    "no layers": (TinyModel(blocks=0), Kind.UNKNOWN),
    "billions of layers": (
        TinyModel(extra={"llama.block_count": 4_000_000_000}),
        Kind.UNKNOWN,
    ),
    "diffusion": (TinyModel(architecture="llada"), Kind.DIFFUSION),
}


@pytest.mark.parametrize("name", KINDS)
def test_what_is_no_chat_model_says_what_it_is(tmp_path: Path, name: str) -> None:
    tiny, kind = KINDS[name]
    model = read_model_file(tiny.write(tmp_path / "Qwen3-8B-Q4_K_M.gguf"))
    assert model.kind == kind
    assert model.limitation


def test_an_importance_matrix_needs_no_architecture(tmp_path: Path) -> None:
    raw = RawGguf()
    path = tmp_path / "imatrix.gguf"
    tensor = raw.tensor("blk.0.attn_q.weight.in_sum2", (8, 1))
    path.write_bytes(
        RawGguf(
            entries=[raw.text("general.type", "imatrix")], tensors=[tensor], data=bytes(32)
        ).build()
    )
    assert read_model_file(path).kind == Kind.IMATRIX


@pytest.mark.parametrize(
    "name",
    [
        "Qwen3.6-27B-MTP-Q4_K_M.gguf",
        "Qwen3.6-35B-A3B-DFlash-Q4_K_M.gguf",
        "Qwen3.8-27B-Q4_K_M-imatrix.gguf",
    ],
)
def test_a_name_alone_makes_no_sidecar(tmp_path: Path, name: str) -> None:
    path = TinyModel(extra={"llama.nextn_predict_layers": 1}).write(tmp_path / name)
    assert read_model_file(path).kind == Kind.TEXT


def test_a_sidecar_that_is_a_head_of_its_target(tmp_path: Path) -> None:
    tiny = TinyModel(
        blocks=0, extra={"llama.nextn_predict_layers": 1}, extra_tensors={"blk.2.nextn.w": (64,)}
    )
    assert read_model_file(tiny.write(tmp_path / "Tiny-MTP.gguf")).kind == Kind.DRAFT_HEAD


def test_kinds_are_remembered(tmp_path: Path) -> None:
    path = TinyModel(architecture="bert").write(tmp_path / "embed.gguf")
    Registry(tmp_path / "data").add(path)
    [*_, entry] = Registry(tmp_path / "data").files()
    assert getattr(entry, "kind", None) == Kind.EMBEDDING
