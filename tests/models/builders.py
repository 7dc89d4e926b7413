"""Builders of small GGUF files: bytes by hand for hostile ones, the gguf package for sound ones."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gguf
import numpy as np

Shape = tuple[int, ...]


def packed_string(text: bytes | str, order: str = "<") -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return struct.pack(order + "Q", len(data)) + data


@dataclass(frozen=True)
class RawGguf:
    """A GGUF file byte by byte; every declared number can be made to lie."""

    entries: Sequence[bytes] = ()
    tensors: Sequence[bytes] = ()
    data: bytes = b""
    magic: bytes = b"GGUF"
    version: int = 3
    order: str = "<"
    tensor_count: int | None = None
    key_count: int | None = None

    def build(self) -> bytes:
        tensor_count = len(self.tensors) if self.tensor_count is None else self.tensor_count
        key_count = len(self.entries) if self.key_count is None else self.key_count
        head = struct.pack(self.order + "IQQ", self.version, tensor_count, key_count)
        header = self.magic + head + b"".join(self.entries) + b"".join(self.tensors)
        return header + bytes(-len(header) % 32) + self.data

    def entry(self, key: bytes | str, value_type: int, payload: bytes) -> bytes:
        return packed_string(key, self.order) + struct.pack(self.order + "I", value_type) + payload

    def text(self, key: bytes | str, value: bytes | str) -> bytes:
        return self.entry(key, 8, packed_string(value, self.order))

    def texts(self, key: str, values: Sequence[bytes | str], count: int | None = None) -> bytes:
        declared = len(values) if count is None else count
        body = b"".join(packed_string(value, self.order) for value in values)
        return self.entry(key, 9, struct.pack(self.order + "IQ", 8, declared) + body)

    def tensor(self, name: str, shape: Shape, type_id: int = 0, offset: int = 0) -> bytes:
        codes = f"{self.order}I{len(shape)}QIQ"
        return packed_string(name, self.order) + struct.pack(
            codes, len(shape), *shape, type_id, offset
        )


@dataclass(frozen=True)
class TinyModel:
    """A llama-architecture model of a few kilobytes, written with the gguf package."""

    tokens: Sequence[str] = tuple(f"tok{number}" for number in range(32))
    architecture: str = "llama"
    tokenizer: str = "gpt2"
    pre: str = "smollm"
    width: int = 64
    ffn: int = 96
    heads: int = 2
    kv_heads: int = 1
    blocks: int = 2
    is_tied: bool = True
    extra: dict[str, Any] = field(default_factory=dict)
    extra_tensors: dict[str, Shape] = field(default_factory=dict)
    skip_tensors: bool = False
    lora: dict[str, int] = field(default_factory=dict)  # tensor → rank
    token_types: Sequence[int] | None = None  # None: all are text

    def write(self, path: Path) -> Path:
        writer = gguf.GGUFWriter(path, self.architecture)
        self._write_architecture(writer)
        self._write_tokenizer(writer)
        for key, value in self.extra.items():
            _add(writer, key, value)
        if not self.skip_tensors:
            self._write_tensors(writer)
        for name, rank in self.lora.items():
            for half in "ab":
                writer.add_tensor(f"{name}.lora_{half}", np.ones((rank, 32), np.float32))
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
        return path

    def _write_architecture(self, writer: gguf.GGUFWriter) -> None:
        writer.add_name("Tiny test model")
        writer.add_context_length(128)
        writer.add_embedding_length(self.width)
        writer.add_block_count(self.blocks)
        writer.add_feed_forward_length(self.ffn)
        writer.add_head_count(self.heads)
        writer.add_head_count_kv(self.kv_heads)
        writer.add_rope_dimension_count(self.width // self.heads)
        writer.add_layer_norm_rms_eps(1e-5)
        writer.add_file_type(8)  # Q5_0: a label that tensor types alone would not give

    def _write_tokenizer(self, writer: gguf.GGUFWriter) -> None:
        writer.add_tokenizer_model(self.tokenizer)
        writer.add_tokenizer_pre(self.pre)
        writer.add_token_list(list(self.tokens))
        writer.add_token_types(list(self.token_types or [1] * len(self.tokens)))
        writer.add_token_merges(["t o", "to k"])

    def _write_tensors(self, writer: gguf.GGUFWriter) -> None:
        random = np.random.default_rng(7)
        for name, shape in {**self.shapes(), **self.extra_tensors}.items():
            values = random.normal(size=shape[::-1]).astype(np.float32)
            if len(shape) == 1:
                writer.add_tensor(name, values)
            else:
                kind = gguf.GGMLQuantizationType.Q8_0
                writer.add_tensor(name, gguf.quants.quantize(values, kind), raw_dtype=kind)

    def shapes(self) -> dict[str, Shape]:
        """Tensor name → shape, fastest dimension first."""
        kv_width = self.width // self.heads * self.kv_heads
        shapes: dict[str, Shape] = {
            "token_embd.weight": (self.width, len(self.tokens)),
            "output_norm.weight": (self.width,),
        }
        if not self.is_tied:
            shapes["output.weight"] = (self.width, len(self.tokens))
        for block in range(self.blocks):
            shapes |= {
                f"blk.{block}.attn_norm.weight": (self.width,),
                f"blk.{block}.attn_q.weight": (self.width, self.width),
                f"blk.{block}.attn_k.weight": (self.width, kv_width),
                f"blk.{block}.attn_v.weight": (self.width, kv_width),
                f"blk.{block}.attn_output.weight": (self.width, self.width),
                f"blk.{block}.ffn_norm.weight": (self.width,),
                f"blk.{block}.ffn_gate.weight": (self.width, self.ffn),
                f"blk.{block}.ffn_up.weight": (self.width, self.ffn),
                f"blk.{block}.ffn_down.weight": (self.ffn, self.width),
            }
        return shapes


def _add(writer: gguf.GGUFWriter, key: str, value: Any) -> None:
    adders: dict[type, Callable[[str, Any], None]] = {
        bool: writer.add_bool,
        int: writer.add_uint32,
        str: writer.add_string,
        float: writer.add_float32,
        list: writer.add_array,
    }
    adders[type(value)](key, value)
