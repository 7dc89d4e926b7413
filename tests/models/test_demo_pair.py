"""Building the demo pair: complete or absent, once, with space for it, whoever interrupts."""

from __future__ import annotations

import errno
import math
import shutil
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from models.demo_pair import build_demo_pair, demo_paths, is_built
from models.errors import (
    BusyError,
    CancelledError,
    DiskSpaceError,
    FileUnreadableError,
    FolderUnwritableError,
    UnsupportedGgufError,
)
from models.file_lock import exclusive
from models.gguf import GgufHeader, TensorInfo, read_header
from models.llama_padding import PaddedDims, pad_llama, padded_bytes
from models.pairing import Compatible, check_pair
from tests.models.builders import TinyModel

SMALL = TinyModel()  # width 64, ffn 96, 2 heads, 1 key/value head
DIMS = PaddedDims(width=128, ffn=160, heads=6, kv_heads=3)


def _copy(source: Path, target: Path, label: str) -> None:
    assert label in {"Q4_0", "Q2_K"}
    shutil.copyfile(source, target)


def _silent(fraction: float, step: str) -> None:
    assert 0 <= fraction <= 1
    assert step


def _build(starter: Path, folder: Path, dims: PaddedDims = DIMS) -> None:
    build_demo_pair(starter, folder, _copy, _silent, dims=dims)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return SMALL.write(tmp_path / "small.gguf")


def _rows(path: Path, tensor: TensorInfo) -> np.ndarray:
    data = np.fromfile(path, np.uint8, tensor.n_bytes, offset=tensor.offset)
    return data.reshape(math.prod(tensor.shape[1:]), -1)


def _tensor(header: GgufHeader, name: str) -> TensorInfo:
    return next(tensor for tensor in header.tensors if tensor.name == name)


@pytest.mark.parametrize("is_tied", [True, False])
def test_every_matrix_sits_in_the_corner_of_zeros(tmp_path: Path, is_tied: bool) -> None:
    source = TinyModel(is_tied=is_tied).write(tmp_path / "source.gguf")
    target = tmp_path / "padded.gguf"
    pad_llama(source, target, PaddedDims(128, 160, 4, 2), metadata={})
    old, new = read_header(source), read_header(target)
    assert [tensor.name for tensor in new.tensors] == [tensor.name for tensor in old.tensors]
    for before, after in zip(old.tensors, new.tensors, strict=True):
        corner, rows = _rows(source, before), _rows(target, after)
        height, width = corner.shape
        if not before.name.endswith("norm.weight"):
            assert (rows[:height, :width] == corner).all()
        assert not rows[height:].any()
        assert not rows[:, width:].any()


def test_shapes_follow_the_new_sizes(tmp_path: Path, small: Path) -> None:
    target = tmp_path / "padded.gguf"
    pad_llama(small, target, DIMS, metadata={})
    header = read_header(target)
    expected = {
        "token_embd.weight": (128, 32),
        "output_norm.weight": (128,),
        "blk.1.attn_q.weight": (128, 192),
        "blk.1.attn_k.weight": (128, 96),
        "blk.1.attn_output.weight": (192, 128),
        "blk.1.ffn_gate.weight": (128, 160),
        "blk.1.ffn_down.weight": (160, 128),
    }
    assert {name: _tensor(header, name).shape for name in expected} == expected
    assert padded_bytes(read_header(small), DIMS) == sum(t.n_bytes for t in header.tensors)


def test_norms_keep_their_function(tmp_path: Path, small: Path) -> None:
    target = tmp_path / "padded.gguf"
    pad_llama(small, target, DIMS, metadata={})
    old, new = read_header(small), read_header(target)
    name = "blk.0.attn_norm.weight"
    weights = [
        _rows(path, _tensor(header, name)).view(np.float32)[0].astype(np.float64)
        for path, header in ((small, old), (target, new))
    ]
    key = "llama.attention.layer_norm_rms_epsilon"
    epsilons = [float(header.number(key) or 0) for header in (old, new)]
    x = np.random.default_rng(3).normal(size=64)
    padded = np.concatenate([x, np.zeros(64)])
    outputs = [
        values / np.sqrt((values**2).mean() + epsilon) * weight
        for values, epsilon, weight in zip((x, padded), epsilons, weights, strict=True)
    ]
    np.testing.assert_allclose(outputs[1][:64], outputs[0], rtol=1e-6)
    assert not outputs[1][64:].any()


def test_metadata_is_kept_but_for_the_sizes(tmp_path: Path, starter: Path) -> None:
    target = tmp_path / "padded.gguf"
    pad_llama(starter, target, PaddedDims(640, 1536, 9, 3), metadata={})
    old, new = read_header(starter), read_header(target)
    changed = {key for key in old.metadata if old.metadata[key] != new.metadata.get(key)}
    assert changed == {"llama.embedding_length", "llama.attention.layer_norm_rms_epsilon"}
    assert set(new.metadata) - set(old.metadata) == {
        "llama.attention.key_length",
        "llama.attention.value_length",
    }
    assert new.integer("llama.attention.key_length") == 64
    assert new.value_types.items() >= old.value_types.items()
    before, after = (_tensor(h, "blk.7.ffn_down.weight") for h in (old, new))
    corner = _rows(starter, before)
    assert (_rows(target, after)[:576, : corner.shape[1]] == corner).all()
    assert check_pair(new, old) == Compatible()


@pytest.mark.parametrize(
    ("model", "dims", "reason"),
    [
        (SMALL, PaddedDims(128, 160, 6, 2), "ratio"),
        (SMALL, PaddedDims(32, 160, 4, 2), "smaller"),
        (SMALL, PaddedDims(72, 160, 4, 2), "blocks of Q8_0"),
        (TinyModel(architecture="qwen2"), DIMS, "only plain llama"),
        (TinyModel(extra={"llama.expert_count": 8}), DIMS, "only plain llama"),
        (TinyModel(extra_tensors={"blk.0.odd.weight": (64, 64)}), DIMS, "odd.weight"),
        (TinyModel(extra={"llama.attention.value_length": 16}), DIMS, "keys and values"),
    ],
)
def test_what_cannot_be_padded_is_refused(
    tmp_path: Path, model: TinyModel, dims: PaddedDims, reason: str
) -> None:
    source = model.write(tmp_path / "source.gguf")
    with pytest.raises(UnsupportedGgufError, match=reason):
        pad_llama(source, tmp_path / "padded.gguf", dims, metadata={})
    assert not (tmp_path / "padded.gguf").exists()


def test_a_built_pair_is_labelled_complete_and_compatible(tmp_path: Path, small: Path) -> None:
    folder = tmp_path / "demo"
    assert not is_built(folder, dims=DIMS)
    steps: list[tuple[float, str]] = []
    pair = build_demo_pair(
        small, folder, _copy, lambda fraction, step: steps.append((fraction, step)), dims=DIMS
    )
    assert pair == demo_paths(folder)
    assert is_built(folder, starter=small, dims=DIMS)
    target, draft = read_header(pair.target), read_header(pair.draft)
    assert "demo" in target.name
    assert "not a better model" in (target.text("general.description") or "")
    assert check_pair(target, draft) == Compatible()
    assert steps[-1][0] == 1.0
    assert steps == sorted(steps, key=lambda step: step[0])
    assert {path.name for path in folder.iterdir()} == {
        pair.target.name,
        pair.draft.name,
        "build.lock",
    }


def test_a_built_pair_is_not_built_again(tmp_path: Path, small: Path) -> None:
    folder = tmp_path / "demo"
    _build(small, folder)

    def refuse(source: Path, target: Path, label: str) -> None:
        raise AssertionError(f"{source} → {target} as {label}")

    assert build_demo_pair(small, folder, refuse, _silent, dims=DIMS) == demo_paths(folder)


def test_another_starter_or_recipe_or_damage_means_building_anew(
    tmp_path: Path, small: Path
) -> None:
    folder = tmp_path / "demo"
    _build(small, folder)
    other = TinyModel(blocks=3).write(tmp_path / "other.gguf")
    assert not is_built(folder, starter=other, dims=DIMS)
    assert not is_built(folder, dims=PaddedDims(256, 160, 6, 3))
    _build(other, folder)
    assert read_header(demo_paths(folder).target).block_count == 3
    content = demo_paths(folder).target.read_bytes()
    demo_paths(folder).target.write_bytes(content[:-40])
    assert not is_built(folder, dims=DIMS)
    _build(other, folder)
    assert demo_paths(folder).target.read_bytes() == content


def test_without_space_nothing_is_written(
    tmp_path: Path, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "demo"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
    with pytest.raises(DiskSpaceError) as caught:
        _build(small, folder)
    assert caught.value.free == 1000
    assert caught.value.needed > padded_bytes(read_header(small), DIMS)
    assert [path.name for path in folder.iterdir()] == ["build.lock"]


def test_the_real_pair_asks_for_about_one_and_a_half_gigabytes(
    tmp_path: Path, starter: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    with pytest.raises(DiskSpaceError) as caught:
        build_demo_pair(starter, tmp_path / "demo", _copy, _silent)
    assert 1.3e9 < caught.value.needed < 1.6e9


def test_a_stopped_build_leaves_nothing(tmp_path: Path, small: Path) -> None:
    for calls_before_stop in range(4):
        answers = iter([False] * calls_before_stop)
        folder = tmp_path / f"demo{calls_before_stop}"
        with pytest.raises(CancelledError):
            build_demo_pair(
                small, folder, _copy, _silent, lambda it=answers: next(it, True), dims=DIMS
            )
        assert [path.name for path in folder.iterdir()] == ["build.lock"]


def test_a_failing_quantizer_leaves_nothing(tmp_path: Path, small: Path) -> None:
    def fail(source: Path, target: Path, label: str) -> None:
        target.write_bytes(b"half")
        raise RuntimeError("quantizer")

    folder = tmp_path / "demo"
    with pytest.raises(RuntimeError, match="quantizer"):
        build_demo_pair(small, folder, fail, _silent, dims=DIMS)
    assert [path.name for path in folder.iterdir()] == ["build.lock"]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_full_disk_during_the_build_is_named(tmp_path: Path, small: Path, number: int) -> None:
    def fill(source: Path, target: Path, label: str) -> None:
        raise OSError(number, "No space left on device")

    with pytest.raises(DiskSpaceError):
        build_demo_pair(small, tmp_path / "demo", fill, _silent, dims=DIMS)


def test_what_a_killed_build_left_is_cleared(tmp_path: Path, small: Path) -> None:
    workshop = tmp_path / "demo" / "building"
    workshop.mkdir(parents=True)
    (workshop / "paceline-demo-target.gguf").write_bytes(b"half")
    _build(small, tmp_path / "demo")
    assert not workshop.exists()
    assert is_built(tmp_path / "demo", dims=DIMS)


def test_two_builds_at_once_do_not_meet(tmp_path: Path, small: Path) -> None:
    folder = tmp_path / "demo"
    folder.mkdir()
    with exclusive(folder / "build.lock", "Busy."), pytest.raises(BusyError):
        _build(small, folder)
    _build(small, folder)


def test_bad_starters_and_folders_are_typed_errors(tmp_path: Path, small: Path) -> None:
    with pytest.raises(FileUnreadableError):
        _build(tmp_path / "missing.gguf", tmp_path / "demo")
    with pytest.raises(FolderUnwritableError):
        _build(small, small)
