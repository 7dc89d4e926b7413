"""Reading text that a person wrote, from files and from standard input."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import BinaryIO

from app.cli.errors import InputError

_MOST_BYTES = 50_000_000  # far more than any model reads
_UTF16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def read_text(path: Path) -> str:
    """The text of a UTF-8 file. Raises InputError."""
    try:
        with path.open("rb") as file:
            data = _bounded(file, f"“{path}”")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "that is no possible file name"
        raise InputError(f"“{path}” cannot be read: {reason}.") from error
    return decode(data, f"“{path}”")


def read_stream(stream: BinaryIO) -> str:
    """All of standard input. Raises InputError."""
    return decode(_bounded(stream, "The standard input"), "The standard input")


def _bounded(stream: BinaryIO, what: str) -> bytes:
    """All of a stream that ends; /dev/zero and `yes` do not."""
    data = stream.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise InputError(f"{what} is longer than {_MOST_BYTES // 10**6} MB.")
    return data


def decode(data: bytes, what: str) -> str:
    """UTF-8, with or without a byte-order mark. Raises InputError that begins with `what`."""
    if data.startswith(_UTF16_MARKS):
        raise InputError(f"{what} is UTF-16 text.", advice="Save it as UTF-8.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(
            f"{what} is not UTF-8 text: byte {error.start + 1:,} cannot be read.",
            advice="Save it as UTF-8.",
        ) from error


def check_typed(text: str, what: str) -> str:
    """Arguments that the shell passed in another encoding hold halves of characters."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise InputError(f"{what} is not UTF-8 text.") from error
    return text
