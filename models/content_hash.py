"""What a file holds, as a hash: computed only when asked for, and kept while the file is the same.

Files in content-addressed stores (the hub's cache, Ollama) are named by their hash, which costs
nothing to read.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
from pathlib import Path
from typing import Final, TypeAlias

from models.atomic_file import read_object, write_text_atomically
from models.errors import CancelledError, PacelineError
from models.file_lock import taking_turns
from models.progress import Cancelled, never

_log = logging.getLogger(__name__)
_BLOB_NAME: Final = re.compile(r"(?:sha256-)?(?P<hash>[0-9a-f]{64})")
_SAMPLE_BYTES: Final = 1 << 20
_CHUNK_BYTES: Final = 1 << 22

Record: TypeAlias = tuple[int, int, str]  # bytes, modification time in ns, SHA-256


def sample(path: Path) -> str:
    """A digest of size, first and last megabyte: where it differs, files do. Raises OSError."""
    size = path.stat().st_size
    digest = hashlib.blake2b(str(size).encode(), digest_size=16)
    with path.open("rb") as file:
        digest.update(file.read(_SAMPLE_BYTES))
        file.seek(max(0, size - _SAMPLE_BYTES))
        digest.update(file.read(_SAMPLE_BYTES))
    return digest.hexdigest()


class ContentHashes:
    """SHA-256 of files, kept in ``file``, a JSON cache that may be missing or broken."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._learnt: dict[str, Record] = {}

    def of(self, path: Path, cancelled: Cancelled = never) -> str:
        """The SHA-256 of a file in hexadecimal; reads it all (about 1 s a GB).

        Raises OSError, and CancelledError as soon as ``cancelled``.
        """
        real = path.resolve()
        named = _BLOB_NAME.fullmatch(real.name)
        if named and real.parent.name == "blobs":
            return named["hash"]
        status = real.stat()
        known = (_read(self._file) | self._learnt).get(str(real))
        if known is not None and known[:2] == (status.st_size, status.st_mtime_ns):
            return known[2]
        digest = _sha256(real, cancelled)
        self._learnt[str(real)] = (status.st_size, status.st_mtime_ns, digest)
        return digest

    def save(self) -> None:
        """Keep what was computed, and forget files that have vanished."""
        if not self._learnt:
            return
        try:
            with taking_turns(self._file.with_suffix(".lock")):
                records = _read(self._file) | self._learnt
                kept = {path: each for path, each in records.items() if Path(path).exists()}
                write_text_atomically(self._file, json.dumps(kept))
        except (OSError, PacelineError) as error:
            _log.warning("The hashes of files cannot be kept: %s", error)
        self._learnt.clear()


def _sha256(path: Path, cancelled: Cancelled) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK_BYTES):
            if cancelled():
                raise CancelledError("Comparing files was stopped.")
            digest.update(chunk)
    return digest.hexdigest()


def _read(file: Path) -> dict[str, Record]:
    try:
        records = read_object(file).items()
    except (OSError, ValueError):
        return {}
    return {path: (each[0], each[1], each[2]) for path, each in records if _is_record(each)}


def _is_record(value: object) -> bool:
    match value:
        case [int(), int(), str()]:
            return True
        case _:
            return False
