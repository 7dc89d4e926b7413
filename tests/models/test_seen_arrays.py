"""Lists of texts that other headers had: found again only where every byte is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.gguf import read_header
from models.seen_arrays import SeenArrays
from tests.models.builders import RawGguf

RAW = RawGguf()
TOKENS = [f"token-{number:06}" for number in range(10_000)]


def _write(path: Path, tokens: list[str], order: str = "<") -> Path:
    raw = RawGguf(order=order)
    entries = [
        raw.text("general.architecture", "llama"),
        raw.texts("tokenizer.ggml.tokens", tokens),
        raw.text("after", "the list"),
    ]
    path.write_bytes(RawGguf(entries=entries, order=order).build())
    return path


def _tokens(path: Path, seen: SeenArrays) -> list[str]:
    header = read_header(path, seen)
    assert header.text("after") == "the list"
    return list(header.strings("tokenizer.ggml.tokens") or ())


def test_equal_lists_share_their_bytes(tmp_path: Path) -> None:
    seen = SeenArrays()
    paths = [_write(tmp_path / f"{number}.gguf", TOKENS) for number in range(2)]
    first, second = (read_header(path, seen).strings("tokenizer.ggml.tokens") for path in paths)
    assert first is not None
    assert second is not None
    assert first.raw is second.raw
    assert list(second) == TOKENS


@pytest.mark.parametrize("changed", [0, 5_000, 9_999])
def test_another_token_is_another_list(tmp_path: Path, changed: int) -> None:
    seen = SeenArrays()
    other = [*TOKENS]
    other[changed] = "another"
    assert _tokens(_write(tmp_path / "a.gguf", TOKENS), seen) == TOKENS
    assert _tokens(_write(tmp_path / "b.gguf", other), seen) == other
    assert _tokens(_write(tmp_path / "c.gguf", TOKENS[:-1]), seen) == TOKENS[:-1]
    assert _tokens(_write(tmp_path / "d.gguf", TOKENS, order=">"), seen) == TOKENS


def test_there_is_a_limit(tmp_path: Path) -> None:
    seen = SeenArrays(most_bytes=100_000)
    path = _write(tmp_path / "a.gguf", TOKENS)
    first, second = (read_header(path, seen).strings("tokenizer.ggml.tokens") for _ in range(2))
    assert first is not None
    assert second is not None
    assert first.raw is not second.raw
    assert first == second
