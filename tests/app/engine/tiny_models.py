"""Small models of unusual kinds, with random weights: they write nonsense, but reproducibly."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import gguf
import numpy as np

Shape = tuple[int, ...]  # slowest dimension first, as numpy has it

BEGIN, END = "<|begin|>", "<|end|>"
CONTROLS = (  # what some models write around their thinking
    *("<|start|>", "<|channel|>", "<|message|>"),
    *("<|channel>", "<channel|>"),
    *("[THINK]", "[/THINK]", "<|START_THINKING|>", "<|END_THINKING|>"),
)
THINK = ("<think>", "</think>")  # some models have tokens for what others spell as text
WIDTH = 64
_STATE, _KERNEL, _RANK = 16, 4, 4
_FFN, _HEADS, _HEAD = 96, 2, 32


def byte_tokens() -> list[str]:
    """One token for each byte, in GPT-2's spelling, and one that ends an answer: 257 in all."""
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in printable]
    spelled = {byte: chr(byte) for byte in printable}
    spelled |= {byte: chr(256 + index) for index, byte in enumerate(others)}
    return [*(spelled[byte] for byte in range(256)), END]


def _type(token: str) -> int:
    """Enum llama_token_type: text, control or padding."""
    return 3 if token in (BEGIN, END, *CONTROLS, *THINK) else 5 if token.startswith("[PAD") else 1


@dataclass(frozen=True)
class TinyKind:
    """An architecture with the numbers and tensors that llama.cpp asks for."""

    architecture: str
    numbers: Mapping[str, int | float | Sequence[int]]
    tensors: Mapping[str, Shape]
    tokens: Sequence[str] = field(default_factory=byte_tokens)
    context_length: int = 2048
    seed: int = 7
    flags: Mapping[str, bool] = field(default_factory=dict)
    template: str = ""
    order: Sequence[int] = ()  # the same model with its tokens in another order

    def write(self, path: Path) -> Path:
        writer = gguf.GGUFWriter(path, self.architecture)
        writer.add_name("Tiny test model")
        writer.add_context_length(self.context_length)
        writer.add_embedding_length(WIDTH)
        writer.add_layer_norm_rms_eps(1e-5)
        for name, value in self.numbers.items():
            self._add_number(writer, f"{self.architecture}.{name}", value)
        self._add_tokenizer(writer)
        for name, values in self._contents():
            _add_tensor(writer, name, values)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
        return path

    def _add_number(self, writer: gguf.GGUFWriter, key: str, value: float | Sequence[int]) -> None:
        if isinstance(value, float):
            writer.add_float32(key, value)
        elif isinstance(value, int):
            writer.add_uint32(key, value)
        else:
            writer.add_array(key, list(value))

    def _add_tokenizer(self, writer: gguf.GGUFWriter) -> None:
        writer.add_tokenizer_model("gpt2")
        writer.add_tokenizer_pre("smollm")
        writer.add_token_list([self.tokens[index] for index in self._order])
        writer.add_token_types([_type(self.tokens[index]) for index in self._order])
        writer.add_token_merges(["a b"])
        writer.add_eos_token_id(self.tokens.index(END))
        if BEGIN in self.tokens:
            writer.add_bos_token_id(self.tokens.index(BEGIN))
        for name, value in self.flags.items():
            writer.add_bool(f"tokenizer.ggml.{name}", value)
        if self.template:
            writer.add_chat_template(self.template)

    def _contents(self) -> list[tuple[str, np.ndarray]]:
        shapes = {"token_embd.weight": (len(self.tokens), WIDTH), **self.tensors}
        contents = {name: _values(name, shape, self.seed) for name, shape in shapes.items()}
        contents["token_embd.weight"] = contents["token_embd.weight"][list(self._order)]
        return list(contents.items())

    @property
    def _order(self) -> Sequence[int]:
        return self.order or range(len(self.tokens))


def _add_tensor(writer: gguf.GGUFWriter, name: str, values: np.ndarray) -> None:
    """Weights in Q8_0: llama.cpp multiplies them to the same bits in passes of every width."""
    if values.ndim == 2 and values.shape[-1] % 32 == 0:
        kind = gguf.GGMLQuantizationType.Q8_0
        writer.add_tensor(name, gguf.quants.quantize(values, kind), raw_dtype=kind)
    else:
        writer.add_tensor(name, values)


def _values(name: str, shape: Shape, seed: int) -> np.ndarray:
    """With more rows, the first ones stay the same."""
    random = np.random.default_rng([seed, zlib.crc32(name.encode())])
    if name.endswith("ssm_a"):
        return (-0.05 - random.random(shape)).astype(np.float32)  # what decays has to be negative
    if "norm" in name:
        return np.ones(shape, dtype=np.float32)
    spread = 0.5 if name.endswith("bias") or len(shape) == 1 else 1.5 / np.sqrt(shape[-1])
    return random.normal(scale=spread, size=shape).astype(np.float32)


def _attention(block: int) -> dict[str, Shape]:
    return {
        f"blk.{block}.attn_q.weight": (_HEADS * _HEAD, WIDTH),
        f"blk.{block}.attn_k.weight": (_HEAD, WIDTH),
        f"blk.{block}.attn_v.weight": (_HEAD, WIDTH),
        f"blk.{block}.attn_output.weight": (WIDTH, _HEADS * _HEAD),
    }


def _feed_forward(block: int) -> dict[str, Shape]:
    return {
        f"blk.{block}.attn_norm.weight": (WIDTH,),
        f"blk.{block}.ffn_norm.weight": (WIDTH,),
        f"blk.{block}.ffn_gate.weight": (_FFN, WIDTH),
        f"blk.{block}.ffn_up.weight": (_FFN, WIDTH),
        f"blk.{block}.ffn_down.weight": (WIDTH, _FFN),
    }


_OUTPUT_NORM = {"output_norm.weight": (WIDTH,)}
_TRANSFORMER = {
    "block_count": 2,
    "feed_forward_length": _FFN,
    "attention.head_count": _HEADS,
    "attention.head_count_kv": 1,
    "rope.dimension_count": _HEAD,
}

LLAMA = TinyKind(
    "llama",
    _TRANSFORMER,
    _OUTPUT_NORM | {k: v for b in range(2) for k, v in (_attention(b) | _feed_forward(b)).items()},
)


def _gemma_block(block: int) -> dict[str, Shape]:
    norms = ("post_attention_norm", "post_ffw_norm")
    heads = ("attn_q_norm", "attn_k_norm")
    return (
        _attention(block)
        | _feed_forward(block)
        | {f"blk.{block}.{name}.weight": (WIDTH,) for name in norms}
        | {f"blk.{block}.{name}.weight": (_HEAD,) for name in heads}
    )


WINDOW = 32  # tokens that most layers of SLIDING look back

SLIDING = TinyKind(
    "gemma3",
    _TRANSFORMER
    | {
        "block_count": 6,
        "attention.sliding_window": WINDOW,
        "attention.key_length": _HEAD,
        "attention.value_length": _HEAD,
    },
    _OUTPUT_NORM | {k: v for b in range(6) for k, v in _gemma_block(b).items()},
)


def _mamba_block(block: int) -> dict[str, Shape]:
    inner = 2 * WIDTH
    return {
        f"blk.{block}.attn_norm.weight": (WIDTH,),
        f"blk.{block}.ssm_in.weight": (2 * inner, WIDTH),
        f"blk.{block}.ssm_conv1d.weight": (inner, _KERNEL),
        f"blk.{block}.ssm_conv1d.bias": (inner,),
        f"blk.{block}.ssm_x.weight": (_RANK + 2 * _STATE, inner),
        f"blk.{block}.ssm_dt.weight": (inner, _RANK),
        f"blk.{block}.ssm_dt.bias": (inner,),
        f"blk.{block}.ssm_a": (inner, _STATE),
        f"blk.{block}.ssm_d": (inner,),
        f"blk.{block}.ssm_out.weight": (WIDTH, inner),
    }


RECURRENT = TinyKind(
    "mamba",
    {
        "block_count": 2,
        "feed_forward_length": 0,
        "attention.head_count": 0,
        "ssm.conv_kernel": _KERNEL,
        "ssm.inner_size": 2 * WIDTH,
        "ssm.state_size": _STATE,
        "ssm.time_step_rank": _RANK,
    },
    _OUTPUT_NORM | {k: v for b in range(2) for k, v in _mamba_block(b).items()},
)


def _convolution(block: int) -> dict[str, Shape]:
    return {
        f"blk.{block}.shortconv.conv.weight": (WIDTH, 3),
        f"blk.{block}.shortconv.in_proj.weight": (3 * WIDTH, WIDTH),
        f"blk.{block}.shortconv.out_proj.weight": (WIDTH, WIDTH),
    }


def _head_norms(block: int) -> dict[str, Shape]:
    return {f"blk.{block}.{name}.weight": (_HEAD,) for name in ("attn_q_norm", "attn_k_norm")}


HYBRID = TinyKind(
    "lfm2",
    _TRANSFORMER | {"attention.head_count_kv": [0, 1], "shortconv.l_cache": 3},
    {"token_embd_norm.weight": (WIDTH,)}
    | _convolution(0)
    | _feed_forward(0)
    | _attention(1)
    | _head_norms(1)
    | _feed_forward(1),
)
