"""Headers of sound files: everything the file says, from either version and byte order."""

from __future__ import annotations

import struct
from pathlib import Path

import gguf
import pytest

from models.gguf import GgufHeader, StringArray, read_header
from models.gguf_constants import FILE_TYPES, TENSOR_TYPES
from tests.models.builders import RawGguf, TinyModel


@pytest.fixture(scope="module")
def starter_header(starter: Path) -> GgufHeader:
    return read_header(starter)


def test_the_starter_says_what_it_is(starter_header: GgufHeader) -> None:
    assert starter_header.architecture == "llama"
    assert starter_header.quantization == "Q4_1"
    assert starter_header.parameter_count == 134_515_008
    assert starter_header.context_length == 8192
    assert starter_header.block_count == 30
    assert starter_header.embedding_length == 576
    assert starter_header.vocabulary_size == 49_152
    assert "<|im_start|>" in (starter_header.chat_template or "")
    assert starter_header.size_bytes == starter_header.path.stat().st_size


def test_the_starter_reads_as_the_reference_reader_does(starter_header: GgufHeader) -> None:
    reference = gguf.GGUFReader(starter_header.path)
    assert starter_header.data_offset == reference.data_offset
    for ours, theirs in zip(starter_header.tensors, reference.tensors, strict=True):
        assert (ours.name, ours.type_name) == (theirs.name, theirs.tensor_type.name)
        assert (ours.offset, ours.n_bytes) == (theirs.data_offset, theirs.n_bytes)
        assert ours.shape == tuple(theirs.shape)
    tokens = starter_header.strings("tokenizer.ggml.tokens")
    assert tokens is not None
    field = reference.fields["tokenizer.ggml.tokens"]
    for index in (0, 1, 17, 254, 255, 256, 4095, 49_151):
        assert tokens.encoded[index] == bytes(field.parts[field.data[index]])


def test_a_written_model_reads_back(tmp_path: Path, tiny: type[TinyModel]) -> None:
    model = tiny(extra={"some.list": [1, 2, 3], "some.flag": True, "some.rate": 0.5})
    header = read_header(model.write(tmp_path / "tiny.gguf"))
    assert {tensor.name: tensor.shape for tensor in header.tensors} == model.shapes()
    assert header.metadata["some.flag"] is True
    assert header.number("some.rate") == 0.5
    numbers = header.numbers("some.list")
    assert numbers is not None
    assert list(numbers) == [1, 2, 3]
    assert numbers[1:] == (2, 3)
    assert header.name == "Tiny test model"
    assert header.quantization == "Q5_0"


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("version", [2, 3])
def test_versions_and_byte_orders(tmp_path: Path, order: str, version: int) -> None:
    raw = RawGguf(order=order, version=version)
    texts = [f"token {number}" for number in range(100)]
    source = RawGguf(
        order=order,
        version=version,
        entries=[
            raw.text("general.architecture", "llama"),
            raw.entry("llama.context_length", 4, struct.pack(order + "I", 4096)),
            raw.texts("tokenizer.ggml.tokens", texts),
            raw.entry("some.numbers", 9, struct.pack(order + "IQ2h", 3, 2, -1, 300)),
        ],
        tensors=[raw.tensor("token_embd.weight", (4, 2))],
        data=bytes(32),
    )
    path = tmp_path / "model.gguf"
    path.write_bytes(source.build())
    header = read_header(path)
    assert header.version == version
    assert header.byte_order == ("little" if order == "<" else "big")
    assert header.context_length == 4096
    assert list(header.strings("tokenizer.ggml.tokens") or ()) == texts
    assert list(header.numbers("some.numbers") or ()) == [-1, 300]
    assert header.quantization == "F32"


AWKWARD_TEXTS = [
    [b""] * 500,
    [b"\0"] * 500,
    [b"\0" * 20, b"a", b"", b"\0\0\0\0\0\0\0b"] * 100,
    [b"x" * 255, b"y" * 256, b"z" * 300, b"w"] * 100,
    [b"q" * 200_000, *[b"r"] * 300, b"s" * 140_000],
    [b"\x01" + b"\0" * 7] * 300,
    [struct.pack("<Q", number) for number in range(300)],
    [b"\xff\xfe broken utf-8"] * 64,
    [f"token {number}".encode() for number in range(40_000)],
]


@pytest.mark.parametrize("texts", AWKWARD_TEXTS, ids=range(len(AWKWARD_TEXTS)))
def test_awkward_texts_are_passed_exactly(tmp_path: Path, raw: RawGguf, texts: list[bytes]) -> None:
    path = tmp_path / "model.gguf"
    entries = [raw.texts("tokens", texts), raw.text("after", "end")]
    path.write_bytes(RawGguf(entries=entries).build())
    header = read_header(path)
    assert header.text("after") == "end"
    tokens = header.strings("tokens")
    assert tokens is not None
    assert tokens.encoded == tuple(texts)


def test_texts_that_are_not_utf8_are_shown_with_replacements(tmp_path: Path, raw: RawGguf) -> None:
    path = tmp_path / "model.gguf"
    path.write_bytes(RawGguf(entries=[raw.text("general.name", b"caf\xe9")]).build())
    assert read_header(path).name == "caf\N{REPLACEMENT CHARACTER}"


def test_string_arrays_are_sequences() -> None:
    array = StringArray(struct.pack("<Q", 1) + b"a" + struct.pack("<Q", 2) + b"bc", 2)
    assert list(array) == ["a", "bc"]
    assert array[0:2] == ("a", "bc")
    assert array[-1] == "bc"


def test_a_value_of_another_type_counts_as_missing(tmp_path: Path, raw: RawGguf) -> None:
    path = tmp_path / "model.gguf"
    entries = [
        raw.text("general.architecture", "llama"),
        raw.text("llama.context_length", "many"),
        raw.entry("general.name", 4, struct.pack("<I", 7)),
    ]
    path.write_bytes(RawGguf(entries=entries).build())
    header = read_header(path)
    assert header.context_length is None
    assert header.name == "model"
    assert header.quantization == "unknown"


def test_our_tables_agree_with_the_gguf_package() -> None:
    for kind, (block_size, block_bytes) in gguf.GGML_QUANT_SIZES.items():
        if kind == gguf.GGMLQuantizationType.Q8_1:
            continue  # never stored in files; ggml says 36 bytes, the package 40
        assert TENSOR_TYPES[kind] == (kind.name, block_size, block_bytes)
    for file_type in gguf.LlamaFileType:
        label = file_type.name.removeprefix("MOSTLY_").removeprefix("ALL_").removesuffix("_MOE")
        assert file_type == gguf.LlamaFileType.GUESSED or FILE_TYPES[file_type] == label


def _write_parts(folder: Path, count: int) -> list[Path]:
    raw = RawGguf()
    paths = []
    for number in range(count):
        entries = [
            raw.text("general.architecture", "llama"),
            raw.entry("split.no", 2, struct.pack("<H", number)),
            raw.entry("split.count", 2, struct.pack("<H", count)),
        ]
        tensors = [raw.tensor(f"blk.{number}.attn_q.weight", (8, 4))]
        path = folder / f"model-{number + 1:05}-of-{count:05}.gguf"
        path.write_bytes(RawGguf(entries=entries, tensors=tensors, data=bytes(128)).build())
        paths.append(path)
    return paths


def test_the_first_part_stands_for_a_split_model(tmp_path: Path) -> None:
    paths = _write_parts(tmp_path, 3)
    header = read_header(paths[0])
    assert [part.path for part in header.parts] == paths[1:]
    assert header.parameter_count == 3 * 32
    assert header.total_bytes == sum(path.stat().st_size for path in paths)
