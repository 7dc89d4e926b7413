"""Reading the header of a GGUF model file, and of all its parts if it is split."""

from __future__ import annotations

import dataclasses
import re
import stat
from pathlib import Path

from models.errors import FileUnreadableError, PathLike
from models.gguf_arrays import MetadataValue, NumberArray, StringArray
from models.gguf_header import GgufHeader, TensorInfo
from models.gguf_reader import parse_header
from models.gguf_source import HeaderSource, truncated, unsupported

__all__ = [
    "GgufHeader",
    "MetadataValue",
    "NumberArray",
    "StringArray",
    "TensorInfo",
    "is_later_part",
    "read_header",
]

_PART_NAME = re.compile(r"(?P<stem>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf", re.IGNORECASE)
_MAX_PARTS = 9_999


def read_header(path: PathLike) -> GgufHeader:
    """The header of the model at ``path``; memory and time are bounded whatever the file says.

    The first file of a split model brings its other parts along; a later part is refused.
    Raises FileUnreadableError, NotGgufError, TruncatedFileError or UnsupportedGgufError.
    """
    header = _read_one(Path(path))
    count = header.integer("split.count") or 1
    if count <= 1:
        return header
    if header.integer("split.no"):
        raise unsupported(
            header.path, f"it is a later part of a model in {count} parts; open the first part"
        )
    return dataclasses.replace(header, parts=_read_parts(header, count))


def is_later_part(path: Path) -> bool:
    """Does the name say that this is part 2 or later of a split model?"""
    match = _PART_NAME.fullmatch(path.name)
    return match is not None and int(match["number"]) > 1


def _read_one(path: Path) -> GgufHeader:
    try:
        size = _regular_file_size(path)
        with path.open("rb") as file:
            return parse_header(HeaderSource(file, path, size))
    except FileNotFoundError as error:
        raise _unreadable(path, "there is no such file") from error
    except PermissionError as error:
        raise _unreadable(path, "you have no permission to read it") from error
    except OSError as error:
        raise _unreadable(path, "the system cannot read it") from error


def _regular_file_size(path: Path) -> int:
    """Bytes; looked at before opening, because opening a pipe would wait for its writer."""
    try:
        status = path.stat()
    except ValueError as error:
        raise _unreadable(path, "that is no possible file name") from error
    if stat.S_ISDIR(status.st_mode):
        raise _unreadable(path, "it is a folder")
    if not stat.S_ISREG(status.st_mode):
        raise _unreadable(path, "it is not an ordinary file")
    return status.st_size


def _unreadable(path: Path, reason: str) -> FileUnreadableError:
    return FileUnreadableError(
        path,
        f"“{path}” cannot be opened: {reason}.",
        advice="Check the path, or choose another file.",
    )


def _read_parts(first: GgufHeader, count: int) -> tuple[GgufHeader, ...]:
    match = _PART_NAME.fullmatch(first.path.name)
    if match is None or count > _MAX_PARTS or int(match["count"]) != count:
        raise unsupported(
            first.path, f"it is the first of {count:,} parts, but is not named as llama.cpp asks"
        )
    paths = [
        first.path.with_name(f"{match['stem']}-{number:05}-of-{count:05}.gguf")
        for number in range(2, count + 1)
    ]
    for part in paths:
        if not part.is_file():
            raise truncated(first.path, f"its part “{part.name}” is missing")
    return tuple(_read_one(part) for part in paths)
