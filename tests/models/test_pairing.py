"""Who may draft for whom: one table of pairs, each wrong in one way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from models.errors import IncompatiblePairError
from models.gguf import GgufHeader, read_header
from models.pairing import Compatible, Incompatible, check_pair, pair_up
from models.tokenizer import summarize_tokenizer
from tests.models.builders import TinyModel

TOKENS = tuple(f"tok{number}" for number in range(400))
BASE = TinyModel(tokens=TOKENS, blocks=1)


def _renamed(*ids: int) -> tuple[str, ...]:
    return tuple(f"other{i}" if i in ids else token for i, token in enumerate(TOKENS))


def _with(**extra: Any) -> TinyModel:
    return replace(BASE, extra={f"tokenizer.ggml.{key}": value for key, value in extra.items()})


def _header(folder: Path, model: TinyModel, name: str) -> GgufHeader:
    return read_header(model.write(folder / f"{name}.gguf"))


COMPATIBLE = {
    "the same": (BASE, BASE),
    "another size of model": (BASE, replace(BASE, width=32, heads=1, ffn=64)),
    "another architecture": (BASE, replace(BASE, architecture="qwen2")),
    "128 tokens fewer": (BASE, replace(BASE, tokens=TOKENS[:-128])),
    "128 tokens more": (replace(BASE, tokens=TOKENS[:-128]), BASE),
    "first five renamed": (BASE, replace(BASE, tokens=_renamed(0, 1, 2, 3, 4))),
    "another end of text, not added": (_with(eos_token_id=7), _with(eos_token_id=9)),
    "another beginning, not added": (_with(bos_token_id=7), _with(bos_token_id=9)),
    "hybriddna is byte-pair encoding": (BASE, replace(BASE, tokenizer="whitespace")),
}


@pytest.mark.parametrize("name", COMPATIBLE)
def test_compatible(tmp_path: Path, name: str) -> None:
    target, draft = COMPATIBLE[name]
    result = check_pair(_header(tmp_path, target, "target"), _header(tmp_path, draft, "draft"))
    assert result == Compatible()


INCOMPATIBLE = {
    "another tokenizer": (BASE, replace(BASE, tokenizer="llama"), "tokenizer-kind", "BPE"),
    "129 tokens fewer": (
        BASE,
        replace(BASE, tokens=TOKENS[:-129]),
        "vocabulary-size",
        "400 tokens, the draft 271",
    ),
    "token 5 renamed": (BASE, replace(BASE, tokens=_renamed(5)), "token-text", "“tok5”"),
    "tokens renamed later": (BASE, replace(BASE, tokens=_renamed(300, 17)), "token-text", "17"),
    "only the target adds BOS": (_with(add_bos_token=True), BASE, "bos", "Only the target"),
    "only the draft adds BOS": (BASE, _with(add_bos_token=True), "bos", "Only the draft"),
    "another BOS": (
        _with(add_bos_token=True, bos_token_id=7),
        _with(add_bos_token=True, bos_token_id=9),
        "bos",
        "7 in the target, 9 in the draft",
    ),
    "only one adds EOS": (BASE, _with(add_eos_token=True), "eos", "Only the draft"),
    "another EOS": (
        _with(add_eos_token=True, eos_token_id=7),
        _with(add_eos_token=True, eos_token_id=9),
        "eos",
        "end-of-text",
    ),
    "BOS by default": (BASE, replace(BASE, pre="llama-bpe"), "bos", "Only the draft"),
    "projector": (BASE, replace(BASE, architecture="clip"), "draft-not-text", "projector"),
    "embedding": (BASE, replace(BASE, architecture="bert"), "draft-not-text", "embedding"),
    "pooled": (
        BASE,
        replace(BASE, extra={"llama.pooling_type": 3}),
        "draft-not-text",
        "reranking",
    ),
    "not causal": (
        BASE,
        replace(BASE, extra={"llama.attention.causal": False}),
        "draft-not-text",
        "encoder",
    ),
    "eagle": (BASE, replace(BASE, architecture="eagle3"), "draft-not-text", "EAGLE-3"),
    "dflash": (BASE, replace(BASE, architecture="dflash"), "draft-not-text", "DFlash"),
    "assistant": (
        BASE,
        replace(BASE, architecture="gemma4-assistant"),
        "draft-not-text",
        "multi-token",
    ),
    "adapter": (
        BASE,
        replace(BASE, extra={"general.type": "adapter"}),
        "draft-not-text",
        "LoRA",
    ),
    "prediction head": (
        BASE,
        replace(
            BASE,
            blocks=0,
            extra={"llama.nextn_predict_layers": 1},
            extra_tensors={"blk.30.nextn.eh_proj.weight": (64, 64)},
        ),
        "draft-not-text",
        "multi-token",
    ),
    "no weights": (BASE, replace(BASE, skip_tensors=True), "draft-not-text", "no weights"),
    "target is a projector": (
        replace(BASE, architecture="clip"),
        BASE,
        "target-not-text",
        "cannot be the target",
    ),
    "no vocabulary": (BASE, replace(BASE, tokenizer="none"), "no-vocabulary", "draft"),
}


@pytest.mark.parametrize("name", INCOMPATIBLE)
def test_incompatible(tmp_path: Path, name: str) -> None:
    target_model, draft_model, check, part = INCOMPATIBLE[name]
    target = _header(tmp_path, target_model, "target")
    draft = _header(tmp_path, draft_model, "draft")
    result = check_pair(target, draft)
    assert isinstance(result, Incompatible)
    assert result.check == check
    assert part in result.reason
    assert result.reason.endswith(".")
    with pytest.raises(IncompatiblePairError) as caught:
        pair_up(target, draft, foreign=False)
    assert (str(caught.value), caught.value.check) == (result.reason, check)


def test_the_first_differing_token_is_named(tmp_path: Path) -> None:
    draft = replace(BASE, tokens=_renamed(301, 300))
    result = check_pair(_header(tmp_path, BASE, "target"), _header(tmp_path, draft, "draft"))
    assert isinstance(result, Incompatible)
    assert result.token_id == 300
    assert "“tok300” in the target and “other300” in the draft" in result.reason


def test_unprintable_tokens_stay_readable(tmp_path: Path) -> None:
    tokens = tuple("\n\x1b" if i == 6 else token for i, token in enumerate(TOKENS))
    draft = replace(BASE, tokens=tokens)
    result = check_pair(_header(tmp_path, BASE, "target"), _header(tmp_path, draft, "draft"))
    assert isinstance(result, Incompatible)
    assert "“\\n\\x1b”" in result.reason


def test_another_pre_tokenizer_is_a_remark(tmp_path: Path) -> None:
    draft = replace(BASE, pre="qwen2")
    result = check_pair(_header(tmp_path, BASE, "target"), _header(tmp_path, draft, "draft"))
    assert isinstance(result, Compatible)
    assert "smollm and qwen2" in result.remarks[0]


def test_the_starter_may_draft_for_itself(starter: Path) -> None:
    header = read_header(starter)
    assert check_pair(header, header) == Compatible()


@pytest.mark.parametrize(
    ("model", "expected"),
    [
        (replace(BASE, tokenizer="llama"), ("spm", True, False, 1, 2, 0)),
        (replace(BASE, tokenizer="gpt2"), ("bpe", False, False, 11, 11, None)),
        (replace(BASE, tokenizer="gpt2", pre="tekken"), ("bpe", True, False, 11, 11, None)),
        (replace(BASE, tokenizer="gpt2", pre="glm4"), ("bpe", False, False, None, 11, None)),
        (replace(BASE, tokenizer="gemma4"), ("bpe", True, False, None, None, None)),
        (replace(BASE, tokenizer="bert"), ("wpm", True, False, 101, None, 100)),
        (replace(BASE, tokenizer="t5"), ("ugm", False, True, None, 1, 2)),
        (replace(BASE, tokenizer="rwkv"), ("rwkv", False, False, None, None, None)),
        (_with(bos_token_id=3, eos_token_id=4), ("bpe", False, False, 3, 4, None)),
        (_with(bos_token_id=100_000), ("bpe", False, False, 11, 11, None)),
        (replace(BASE, tokens=TOKENS[:8]), ("bpe", False, False, None, None, None)),
    ],
)
def test_what_a_header_leaves_out_is_as_in_llama_cpp(
    tmp_path: Path, model: TinyModel, expected: tuple[Any, ...]
) -> None:
    summary = summarize_tokenizer(_header(tmp_path, model, "model"))
    assert expected == (
        summary.kind,
        summary.add_bos,
        summary.add_eos,
        summary.bos_id,
        summary.eos_id,
        summary.unk_id,
    )
