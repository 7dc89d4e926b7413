"""Memory from headers: caches of every shape, copies, graphics cards, advice."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.fit import FreeMemory, NotEnoughMemoryError, Verdict, judge
from models.gguf import GgufHeader, TensorInfo, read_header
from models.kv_cache import CacheShape, cache_shape
from models.memory import ALL_LAYERS, Placement, estimate_model, estimate_pair
from models.repacking import repacked_types
from tests.models.builders import TinyModel

MIB = 1 << 20


def _header(
    architecture: str, layers: list[dict[str, tuple[int, ...]]], **facts: object
) -> GgufHeader:
    """A header of these layers: short tensor name → shape; facts under the architecture."""
    tensors = [
        TensorInfo(f"blk.{index}.{name}.weight", shape, "F16", 0, 2 * shape[0] * shape[-1])
        for index, layer in enumerate(layers)
        for name, shape in layer.items()
    ]
    metadata = {"general.architecture": architecture, f"{architecture}.block_count": len(layers)}
    metadata |= {f"{architecture}.{name.replace('__', '.')}": fact for name, fact in facts.items()}
    return GgufHeader(Path("x.gguf"), 3, 1000, metadata, tuple(tensors), 0)


GROUPED = {"attn_k": (64, 128), "attn_v": (64, 128)}
STATE = {"ssm_in": (64, 256)}

SHAPES = {
    "grouped heads": (_header("llama", [GROUPED] * 4), CacheShape(4 * 256)),
    "fused": (
        _header(
            "phi3",
            [{"attn_qkv": (64, 384)}] * 2,
            embedding_length=64,
            attention__head_count=4,
            attention__head_count_kv=2,
        ),
        CacheShape(2 * 2 * 32),
    ),
    "windows": (
        _header("gemma3", [GROUPED] * 7, attention__sliding_window=512),
        CacheShape(256, 6 * 256, 512),
    ),
    "a window that is not used": (
        _header("llama", [GROUPED] * 2, attention__sliding_window=512),
        CacheShape(2 * 256),
    ),
    "the full layer first": (
        _header("smallthinker", [GROUPED] * 5),
        CacheShape(2 * 256, 3 * 256, 4096),
    ),
    "shared caches": (
        _header(
            "gemma4",
            [GROUPED] * 6,
            attention__shared_kv_layers=4,
            attention__sliding_window=128,
        ),
        CacheShape(0, 2 * 256, 128),
    ),
    "keys that are values too": (_header("gemma4", [{"attn_k": (64, 128)}]), CacheShape(256)),
    "latent attention": (
        _header(
            "deepseek2",
            [{"attn_kv_a_mqa": (64, 576)}] * 3,
            attention__kv_lora_rank=512,
            rope__dimension_count=64,
        ),
        CacheShape(3 * 576),
    ),
    "hybrid": (
        _header(
            "qwen35",
            [STATE | {"attn_qkv": (64, 128)}, STATE, GROUPED],
            ssm__inner_size=32,
            ssm__state_size=16,
            ssm__group_count=2,
            ssm__conv_kernel=4,
        ),
        CacheShape(256, state_bytes=3 * 2 * 4 * (3 * (32 + 64) + 512)),
    ),
    "nothing known": (_header("llama", []), CacheShape(0)),
}


@pytest.mark.parametrize("name", SHAPES)
def test_what_a_token_leaves_in_the_cache(name: str) -> None:
    header, shape = SHAPES[name]
    assert cache_shape(header) == shape


# What llama.cpp reported for SmolLM2-135M and for gemma-3-270m, in MiB.
SMOLLM2 = CacheShape(30 * 2 * 192)
GEMMA = CacheShape(3 * 512, 15 * 512, 512)


@pytest.mark.parametrize(
    ("shape", "context", "kv_type", "mebibytes"),
    [
        (SMOLLM2, 512, "f16", 11.25),
        (SMOLLM2, 500, "f16", 11.25),
        (SMOLLM2, 4096, "q8_0", 47.81),
        (SMOLLM2, 8192, "f16", 180.0),
        (SMOLLM2, 8192, "q4_0", 50.62),
        (GEMMA, 512, "f16", 9.0),
        (GEMMA, 4096, "f16", 27.0),
        (GEMMA, 8192, "q8_0", 20.72),
        (GEMMA, 32768, "f16", 111.0),
    ],
)
def test_caches_are_as_large_as_llama_cpp_makes_them(
    shape: CacheShape, context: int, kv_type: str, mebibytes: float
) -> None:
    size = shape.n_bytes(context, kv_type, min(512, context))
    assert size / MIB == pytest.approx(mebibytes, abs=0.01)


def test_only_what_the_kernels_want_is_copied(starter: Path) -> None:
    header = read_header(starter)
    types = {tensor.type_name for tensor in header.tensors}
    assert "Q4_1" in types
    plain = estimate_model(header, Placement())
    copied = estimate_model(header, Placement(repacked={"Q4_1": 8}))
    assert plain.repacked_bytes == 0
    assert 0 < copied.repacked_bytes < header.total_bytes
    assert copied.resident_bytes == plain.resident_bytes + copied.repacked_bytes
    assert copied.needed_bytes == plain.needed_bytes


@pytest.mark.parametrize(
    ("machine", "flags", "some"),
    [
        ("x86_64", {"avx2"}, {"Q4_0": 8, "Q4_K": 8}),
        ("AMD64", set(), {"Q4_0": 8}),
        ("x86_64", {"sse4_2"}, {}),
        ("x86_64", {"avx2", "avx512f"}, {"Q2_K": 8}),
        ("arm64", set(), {"Q4_0": 4, "Q6_K": 8}),
        ("aarch64", {"fp"}, {}),
        ("riscv64", set(), {}),
    ],
)
def test_processors_want_different_orders(
    machine: str, flags: set[str], some: dict[str, int]
) -> None:
    found = repacked_types(machine, frozenset(flags))
    assert some.items() <= found.items()
    assert bool(found) == bool(some)


def test_layers_move_to_the_card(starter: Path) -> None:
    header = read_header(starter)
    none, half, whole = (
        estimate_model(header, Placement(gpu_layers=layers)) for layers in (0, 15, ALL_LAYERS)
    )
    assert none.device_bytes == 0
    assert 0 < half.device_bytes < whole.device_bytes
    assert none.needed_bytes > half.needed_bytes > whole.needed_bytes
    assert whole.cache_bytes == whole.compute_bytes == 0
    assert estimate_model(header, Placement(gpu_layers=99)).device_bytes == whole.device_bytes


def test_the_output_moves_first_then_each_block_by_itself(starter: Path) -> None:
    header = read_header(starter)
    output = next(t.n_bytes for t in header.all_tensors() if t.name == "token_embd.weight")
    alone, one, all_but_one, whole = (
        estimate_model(header, Placement(gpu_layers=layers)) for layers in (1, 2, 30, 31)
    )
    assert alone.device_bytes - whole.compute_bytes > output
    assert alone.cache_bytes == whole.cache_bytes + whole_cache(header)
    assert 0 < one.device_bytes - alone.device_bytes < output / 4
    assert 0 < whole.device_bytes - all_but_one.device_bytes < output / 4


def whole_cache(header: GgufHeader) -> int:
    return estimate_model(header, Placement()).cache_bytes


@pytest.fixture
def pair(starter: Path) -> tuple[GgufHeader, GgufHeader]:
    header = read_header(starter)
    return header, header


def test_what_fits_needs_no_advice(pair: tuple[GgufHeader, GgufHeader]) -> None:
    fit = judge(*pair, Placement(), FreeMemory(8 << 30))
    assert fit.verdict is Verdict.FITS
    assert fit.advice == ()
    fit.require()
    tight = FreeMemory(round(fit.memory.needed_bytes * 1.05))
    assert judge(*pair, Placement(), tight).verdict is Verdict.TIGHT


def test_what_does_not_fit_says_what_would(pair: tuple[GgufHeader, GgufHeader]) -> None:
    placement = Placement(context_size=8192)
    needed = estimate_pair(*pair, placement).needed_bytes
    fit = judge(*pair, placement, FreeMemory(needed - 10 * MIB))
    assert fit.verdict is Verdict.TOO_BIG
    assert fit.advice == (
        "Set the cache type to q8_0.",
        "Set the context to 4,096 tokens.",
        "Load it without the draft.",
        "Get the model as Q4_K_M, about 0.1 GB.",
    )
    with pytest.raises(NotEnoughMemoryError, match="not enough") as caught:
        fit.require()
    assert "q8_0" in caught.value.advice


def test_advice_may_combine_two_changes(pair: tuple[GgufHeader, GgufHeader]) -> None:
    placement = Placement(context_size=8192)
    small = Placement(context_size=1024, kv_type="q8_0")
    free = FreeMemory(estimate_pair(*pair, small).needed_bytes + MIB)
    fit = judge(*pair, placement, free)
    assert "Set the context to 1,024 tokens and the cache type to q8_0." in fit.advice


def test_where_nothing_helps_a_smaller_model_does(pair: tuple[GgufHeader, GgufHeader]) -> None:
    with pytest.raises(NotEnoughMemoryError) as caught:
        judge(*pair, Placement(), FreeMemory(10 * MIB)).require()
    assert caught.value.advice == "Choose a smaller model."


def test_a_small_card_takes_fewer_layers(pair: tuple[GgufHeader, GgufHeader]) -> None:
    placement = Placement(gpu_layers=ALL_LAYERS)
    device = estimate_model(pair[0], placement).device_bytes
    fit = judge(pair[0], None, placement, FreeMemory(8 << 30, device - 30 * MIB))
    assert fit.verdict is Verdict.TOO_BIG
    [advice] = [each for each in fit.advice if "layers" in each]
    layers = int(advice.split()[1])
    again = judge(
        pair[0], None, Placement(gpu_layers=layers), FreeMemory(8 << 30, device - 30 * MIB)
    )
    assert again.verdict is not Verdict.TOO_BIG


def test_a_card_that_shares_memory_counts_once(pair: tuple[GgufHeader, GgufHeader]) -> None:
    placement = Placement(gpu_layers=ALL_LAYERS, draft_gpu_layers=ALL_LAYERS)
    memory = estimate_pair(*pair, placement)
    free = memory.needed_bytes + memory.device_bytes - MIB
    shared = judge(*pair, placement, FreeMemory(free, free, is_shared=True))
    own = judge(*pair, placement, FreeMemory(free, free))
    assert shared.verdict is Verdict.TOO_BIG
    assert own.verdict is not Verdict.TOO_BIG


def test_odd_headers_are_no_trouble(tmp_path: Path) -> None:
    for tiny in (TinyModel(blocks=0), TinyModel(architecture="unheard-of"), TinyModel(kv_heads=0)):
        header = read_header(tiny.write(tmp_path / "odd.gguf"))
        assert estimate_pair(header, header, Placement()).needed_bytes > 0
