"""Bad files: each ends in a typed error with a sentence, whatever it declares."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.errors import (
    FileUnreadableError,
    ModelFileError,
    NotGgufError,
    PacelineError,
    TruncatedFileError,
    UnsupportedGgufError,
)
from models.gguf import read_header
from models.model_file import ModelFile
from models.tokenizer import summarize_tokenizer
from tests.models.builders import RawGguf, TinyModel, packed_string

HUGE = (1 << 64) - 1
RAW = RawGguf()
ONE_TENSOR = RAW.tensor("w", (32, 2))


def _array(item_type: int, count: int, body: bytes = b"") -> bytes:
    return RAW.entry("list", 9, struct.pack("<IQ", item_type, count) + body)


BAD_FILES = {
    "empty": (b"", NotGgufError),
    "random": (bytes(range(1, 256)) * 40, NotGgufError),
    "wrong magic": (RawGguf(magic=b"GGML").build(), NotGgufError),
    "zip": (b"PK\x03\x04" + bytes(100), NotGgufError),
    "half a magic": (b"GG", TruncatedFileError),
    "magic only": (b"GGUF", TruncatedFileError),
    "version 0": (RawGguf(version=0).build(), UnsupportedGgufError),
    "version 1": (RawGguf(version=1).build(), UnsupportedGgufError),
    "version 99": (RawGguf(version=99).build(), UnsupportedGgufError),
    "big-endian version 1": (RawGguf(version=1, order=">").build(), UnsupportedGgufError),
    "huge key count": (RawGguf(key_count=HUGE).build(), UnsupportedGgufError),
    "huge tensor count": (RawGguf(tensor_count=HUGE).build(), UnsupportedGgufError),
    "too many keys": (RawGguf(key_count=16_000).build(), TruncatedFileError),
    "too many tensors": (RawGguf(tensor_count=60_000).build(), TruncatedFileError),
    "huge key": (
        RawGguf(entries=[struct.pack("<Q", HUGE) + bytes(20)]).build(),
        UnsupportedGgufError,
    ),
    "huge text": (
        RawGguf(entries=[RAW.entry("k", 8, struct.pack("<Q", HUGE))]).build(),
        UnsupportedGgufError,
    ),
    "text past the end": (
        RawGguf(entries=[RAW.entry("k", 8, struct.pack("<Q", 1 << 20))]).build(),
        TruncatedFileError,
    ),
    "huge list of texts": (RawGguf(entries=[_array(8, HUGE)]).build(), UnsupportedGgufError),
    "list of texts past the end": (
        RawGguf(entries=[_array(8, 1 << 20, packed_string("a") * 9)]).build(),
        TruncatedFileError,
    ),
    "huge text in a list": (
        RawGguf(entries=[_array(8, 40, struct.pack("<Q", HUGE) + bytes(400))]).build(),
        TruncatedFileError,
    ),
    "huge list of numbers": (RawGguf(entries=[_array(5, HUGE)]).build(), UnsupportedGgufError),
    "list of numbers past the end": (
        RawGguf(entries=[_array(10, 40, bytes(80))]).build(),
        TruncatedFileError,
    ),
    "list of lists": (
        RawGguf(entries=[_array(9, 1, struct.pack("<IQ", 9, 1) * 500)]).build(),
        UnsupportedGgufError,
    ),
    "list of unknown type": (RawGguf(entries=[_array(77, 1)]).build(), UnsupportedGgufError),
    "value of unknown type": (
        RawGguf(entries=[RAW.entry("k", 13, bytes(8))]).build(),
        UnsupportedGgufError,
    ),
    "repeated key": (RawGguf(entries=[RAW.text("k", "a")] * 2).build(), UnsupportedGgufError),
    "nameless key": (RawGguf(entries=[RAW.text("", "abc")]).build(), UnsupportedGgufError),
    "alignment 0": (
        RawGguf(entries=[RAW.entry("general.alignment", 4, bytes(4))]).build(),
        UnsupportedGgufError,
    ),
    "alignment a text": (
        RawGguf(entries=[RAW.text("general.alignment", "32")]).build(),
        UnsupportedGgufError,
    ),
    "five dimensions": (
        RawGguf(tensors=[RAW.tensor("w", (1, 1, 1, 1, 1))]).build(),
        UnsupportedGgufError,
    ),
    "a billion dimensions": (
        RawGguf(tensors=[packed_string("w") + struct.pack("<I", 1 << 30) + bytes(64)]).build(),
        UnsupportedGgufError,
    ),
    "huge dimensions": (RawGguf(tensors=[RAW.tensor("w", (HUGE, HUGE))]).build(), ModelFileError),
    "large dimensions": (
        RawGguf(tensors=[RAW.tensor("w", (1 << 30, 1 << 30))]).build(),
        TruncatedFileError,
    ),
    "unknown tensor type": (
        RawGguf(tensors=[RAW.tensor("w", (32,), 5)]).build(),
        UnsupportedGgufError,
    ),
    "half a block": (RawGguf(tensors=[RAW.tensor("w", (33,), 2)]).build(), UnsupportedGgufError),
    "long tensor name": (
        RawGguf(tensors=[RAW.tensor("w" * 64, (1,))], data=bytes(32)).build(),
        UnsupportedGgufError,
    ),
    "repeated tensor": (
        RawGguf(tensors=[ONE_TENSOR, RAW.tensor("w", (32, 2), 0, 256)], data=bytes(512)).build(),
        UnsupportedGgufError,
    ),
    "tensor far away": (
        RawGguf(tensors=[RAW.tensor("w", (8,), 0, 1 << 63)], data=bytes(512)).build(),
        UnsupportedGgufError,
    ),
    "no data": (RawGguf(tensors=[ONE_TENSOR]).build(), TruncatedFileError),
    "one byte missing": (
        RawGguf(tensors=[ONE_TENSOR], data=bytes(255)).build(),
        TruncatedFileError,
    ),
    "later part": (
        RawGguf(
            entries=[
                RAW.entry("split.count", 2, struct.pack("<H", 2)),
                RAW.entry("split.no", 2, struct.pack("<H", 1)),
            ]
        ).build(),
        UnsupportedGgufError,
    ),
    "first part, odd name": (
        RawGguf(entries=[RAW.entry("split.count", 4, struct.pack("<I", 1 << 31))]).build(),
        UnsupportedGgufError,
    ),
}


def _assert_for_people(error: PacelineError) -> None:
    sentence = str(error)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "Error" not in sentence
    assert error.advice


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_a_typed_error(tmp_path: Path, name: str) -> None:
    content, kind = BAD_FILES[name]
    path = tmp_path / "bad file.gguf"
    path.write_bytes(content)
    with pytest.raises(kind) as caught:
        read_header(path)
    assert isinstance(caught.value, ModelFileError)
    assert caught.value.path == path
    assert "bad file.gguf" in str(caught.value)
    _assert_for_people(caught.value)


CUTS = (1, 3, 4, 7, 8, 20, 24, 200, 5_000, 1_000_000, 1_500_000, 1_770_000, 1_785_000)
DATA_CUTS = (1_785_664, 1_785_665, 9_000_000, 50_000_000, 98_000_000)


@pytest.mark.parametrize("size", [*CUTS, *DATA_CUTS])
def test_the_starter_cut_short_anywhere(tmp_path: Path, starter: Path, size: int) -> None:
    path = tmp_path / "cut.gguf"
    with starter.open("rb") as whole, path.open("wb") as part:
        part.write(whole.read(min(size, 2_000_000)))
        part.truncate(size)  # the weights' bytes do not matter
    with pytest.raises(TruncatedFileError, match="incomplete") as caught:
        read_header(path)
    _assert_for_people(caught.value)


def test_the_starter_without_its_last_byte(tmp_path: Path, starter: Path) -> None:
    header = read_header(starter)
    last = header.tensors[-1]
    path = tmp_path / "cut.gguf"
    with starter.open("rb") as whole, path.open("wb") as part:
        part.write(whole.read(header.data_offset))
        part.truncate(last.offset + last.n_bytes)
    assert len(read_header(path).tensors) == len(header.tensors)
    os.truncate(path, last.offset + last.n_bytes - 1)
    with pytest.raises(TruncatedFileError):
        read_header(path)


def test_every_cut_of_a_small_model(tmp_path: Path, tiny: type[TinyModel]) -> None:
    path = tiny(blocks=1, width=32, ffn=32).write(tmp_path / "small.gguf")
    header = read_header(path)
    last = header.tensors[-1]
    data_cuts = range(last.offset + last.n_bytes - 1, header.data_offset, -101)
    for size in [*data_cuts, *range(header.data_offset, 0, -3)]:
        os.truncate(path, size)
        with pytest.raises(TruncatedFileError):
            read_header(path)


def test_paths_that_cannot_be_opened(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.gguf", Path("a\0b.gguf"), Path("x" * 5000)):
        with pytest.raises(FileUnreadableError) as caught:
            read_header(path)
        assert caught.value.advice
        assert str(caught.value).endswith(".")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_named_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    path = tmp_path / "pipe.gguf"
    os.mkfifo(path)
    with pytest.raises(FileUnreadableError, match="ordinary file"):
        read_header(path)


def test_a_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.gguf"
    path.write_bytes(b"GGUF")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)  # chmod does not stop a superuser
    with pytest.raises(FileUnreadableError, match="permission"):
        read_header(path)


def test_a_missing_part_is_named(tmp_path: Path) -> None:
    entries = [
        RAW.text("general.architecture", "llama"),
        RAW.entry("split.count", 2, struct.pack("<H", 2)),
        RAW.entry("split.no", 2, struct.pack("<H", 0)),
    ]
    path = tmp_path / "model-00001-of-00002.gguf"
    path.write_bytes(RawGguf(entries=entries).build())
    with pytest.raises(TruncatedFileError, match=r"model-00002-of-00002\.gguf"):
        read_header(path)


def test_another_byte_order_is_read_but_not_for_loading(tmp_path: Path) -> None:
    raw = RawGguf(order=">")
    path = tmp_path / "big.gguf"
    path.write_bytes(
        RawGguf(order=">", entries=[raw.text("general.architecture", "llama")]).build()
    )
    header = read_header(path)
    with pytest.raises(UnsupportedGgufError, match="big-endian"):
        ModelFile.from_header(header)


@pytest.fixture(scope="module")
def small_model(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("small")
    return TinyModel(blocks=1, width=32, ffn=32).write(folder / "small.gguf").read_bytes()


FUZZ = settings(
    max_examples=300,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def _read_all(path: Path) -> None:
    """Everything that the program looks at; only errors for people may come out."""
    try:
        header = read_header(path)
        summarize_tokenizer(header)
        ModelFile.from_header(header)
        for name in ("tokenizer.ggml.tokens", "tokenizer.ggml.merges"):
            list(header.strings(name) or ())
    except PacelineError as error:
        _assert_for_people(error)


@FUZZ
@given(data=st.data())
def test_changed_bytes_never_escape_the_typed_errors(
    tmp_path: Path, small_model: bytes, data: st.DataObject
) -> None:
    content = bytearray(small_model)
    position = st.integers(4, len(content) - 1)
    for index, value in data.draw(
        st.lists(st.tuples(position, st.integers(0, 255)), min_size=1, max_size=6)
    ):
        content[index] = value
    path = tmp_path / "fuzz.gguf"
    path.write_bytes(content)
    _read_all(path)


@FUZZ
@given(data=st.data())
def test_changed_lengths_never_escape_the_typed_errors(
    tmp_path: Path, small_model: bytes, data: st.DataObject
) -> None:
    """Eight bytes at once, where counts and lengths stand, with values that like to overflow."""
    content = bytearray(small_model)
    index = data.draw(st.integers(4, len(content) - 8))
    value = data.draw(st.sampled_from([0, 1, 255, 256, 1 << 16, 1 << 31, 1 << 32, 1 << 63, HUGE]))
    content[index : index + 8] = struct.pack("<Q", value)
    path = tmp_path / "fuzz.gguf"
    path.write_bytes(content)
    _read_all(path)


@FUZZ
@given(tail=st.binary(max_size=400))
def test_random_bytes_after_a_good_start(tmp_path: Path, tail: bytes) -> None:
    path = tmp_path / "fuzz.gguf"
    path.write_bytes(b"GGUF" + struct.pack("<I", 3) + tail)
    _read_all(path)


def test_memory_stays_small_when_a_file_lies(tmp_path: Path) -> None:
    """A sparse file of 10 GB that declares one list after the other."""
    import tracemalloc

    path = tmp_path / "lie.gguf"
    path.write_bytes(RawGguf(entries=[_array(5, 1 << 31)]).build())
    try:
        os.truncate(path, 10 << 30)
    except OSError:
        pytest.skip("this file system has no sparse files of that size")
    tracemalloc.start()
    with pytest.raises(UnsupportedGgufError, match="absurdly large"):
        read_header(path)
    assert tracemalloc.get_traced_memory()[1] < 64 << 20
    tracemalloc.stop()
