"""Headers of files that are elsewhere: read in a few requests, by ranges."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from models.errors import NotGgufError, TruncatedFileError
from models.gguf import read_header, read_header_by_ranges
from tests.models.builders import RawGguf, TinyModel


@dataclass
class RangeSource:
    """A file in memory that counts what is asked of it."""

    content: bytes
    requests: list[tuple[int, int]] = field(default_factory=list)

    def read_range(self, start: int, length: int) -> bytes:
        self.requests.append((start, length))
        return self.content[start : start + length]

    @property
    def fetched(self) -> int:
        return sum(length for _, length in self.requests)


def test_the_starter_takes_two_requests(starter: Path) -> None:
    source = RangeSource(starter.read_bytes())
    header = read_header_by_ranges(starter.name, len(source.content), source.read_range)
    local = read_header(starter)
    assert header.tensors == local.tensors
    assert header.metadata == local.metadata
    assert header.total_bytes == local.total_bytes
    assert len(source.requests) == 2
    assert source.fetched < 2 * local.data_offset


@pytest.mark.parametrize("tokens", [10_000, 400_000])
def test_requests_grow_with_the_header(tokens: int) -> None:
    raw = RawGguf()
    entries = [
        raw.text("general.architecture", "llama"),
        raw.texts(
            "tokenizer.ggml.tokens", [f"token-{number:08}-{'x' * 16}" for number in range(tokens)]
        ),
    ]
    source = RangeSource(RawGguf(entries=entries).build())
    header = read_header_by_ranges("big.gguf", len(source.content), source.read_range)
    assert header.vocabulary_size == tokens
    assert len(source.requests) <= 6
    assert sum(length for _, length in source.requests) <= len(source.content)


def test_a_small_file_is_one_request(tmp_path: Path) -> None:
    content = TinyModel(blocks=1).write(tmp_path / "tiny.gguf").read_bytes()
    source = RangeSource(content)
    read_header_by_ranges("tiny.gguf", len(content), source.read_range)
    assert source.requests == [(0, len(content))]


def test_what_is_missing_or_another_thing_is_an_error(tmp_path: Path) -> None:
    content = TinyModel(blocks=1).write(tmp_path / "tiny.gguf").read_bytes()
    short = RangeSource(content[:500])
    with pytest.raises(TruncatedFileError):
        read_header_by_ranges("tiny.gguf", len(content), short.read_range)
    page = RangeSource(b"<html>" * 1000)
    with pytest.raises(NotGgufError):
        read_header_by_ranges("tiny.gguf", len(page.content), page.read_range)


def test_a_server_that_sends_more_than_asked_does_no_harm(tmp_path: Path) -> None:
    content = TinyModel(blocks=1).write(tmp_path / "tiny.gguf").read_bytes()
    header = read_header_by_ranges(
        "tiny.gguf", len(content), lambda start, length: content[start:] + bytes(1000)
    )
    assert header.architecture == "llama"
