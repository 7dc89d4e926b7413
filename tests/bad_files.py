"""Files that are no usable model, made from a good one."""

from __future__ import annotations

import os
import random
import struct
from pathlib import Path

_HEADER_BYTES = 4_000_000  # more than the starter's header
_TRUNCATIONS = 10


def make_bad_files(folder: Path, good: Path) -> list[Path]:
    """One file of each kind in `folder`, named for what is wrong with it."""
    with good.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    contents = {
        "empty": b"",
        "random": random.Random(1).randbytes(100_000),
        "wrong-magic": b"GGML" + header[4:],
        "future-version": header[:4] + struct.pack("<I", 99) + header[8:],
        "huge-tensor-count": header[:8] + struct.pack("<Q", 2**62) + header[16:],
        "huge-key-count": header[:16] + struct.pack("<Q", 2**62) + header[24:],
        "huge-key-length": header[:24] + struct.pack("<Q", 2**62) + header[32:],
        "text": b"Once upon a time\n" * 1000,
    }
    paths = [_write(folder / f"{name}.gguf", data) for name, data in contents.items()]
    paths += _truncated(folder, header, good.stat().st_size)
    directory = folder / "directory.gguf"
    directory.mkdir()
    return [*paths, directory, folder / "missing.gguf"]


def make_unknown_architecture(folder: Path, good: Path) -> Path:
    """A sound GGUF file of an architecture that llama.cpp does not know."""
    with good.open("rb") as file:
        header = file.read(_HEADER_BYTES).replace(b"llama", b"llamx")
    return _sized(_write(folder / "unknown-architecture.gguf", header), good.stat().st_size)


def make_other_vocabulary(folder: Path, good: Path) -> Path:
    """A header like the starter's but for one token; weights are missing, as a hole."""
    with good.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    token = "Ġquestion".encode()
    assert token in header
    changed = header.replace(token, b"#" * len(token), 1)
    return _sized(_write(folder / "other-vocabulary.gguf", changed), good.stat().st_size)


def _truncated(folder: Path, header: bytes, size: int) -> list[Path]:
    """Cut at places from the first bytes to the last one."""
    cuts = [5, 20, 100, 5_000, 500_000, *(size * n // 6 for n in range(2, 6)), size - 1]
    assert len(cuts) == _TRUNCATIONS
    return [_sized(_write(folder / f"cut-at-{n}.gguf", header[:n]), n) for n in cuts]


def _sized(path: Path, size: int) -> Path:
    """Filled up with a hole: what the weights are does not matter here."""
    os.truncate(path, size)
    return path


def _write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
