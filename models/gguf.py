"""Reading the header of a GGUF model file, and of all its parts if it is split."""

from __future__ import annotations

import dataclasses
import stat
from pathlib import Path

from models.errors import FileUnreadableError, PathLike, TruncatedFileError
from models.gguf_arrays import MetadataValue, NumberArray, StringArray
from models.gguf_header import GgufHeader, TensorInfo
from models.gguf_range import RangeFile, ReadRange
from models.gguf_reader import parse_header
from models.gguf_source import HeaderSource, truncated, unsupported
from models.seen_arrays import SeenArrays
from models.split_name import split_name

__all__ = [
    "GgufHeader",
    "MetadataValue",
    "NumberArray",
    "StringArray",
    "TensorInfo",
    "read_header",
    "read_header_by_ranges",
]

_MAX_PARTS = 9_999
_NAMED_PARTS = 4  # in a message


def read_header(path: PathLike, seen: SeenArrays | None = None) -> GgufHeader:
    """The header of the model at ``path``; memory and time are bounded whatever the file says.

    The first file of a split model brings its other parts along; a later part is refused. ``seen``
    makes reading many headers faster, one after the other or at once.
    Raises FileUnreadableError, NotGgufError, TruncatedFileError or UnsupportedGgufError.
    """
    header = _read_first(Path(path), seen)
    count = header.integer("split.count") or 1
    if count <= 1:
        return header
    if header.integer("split.no"):
        raise unsupported(
            header.path, f"it is a later part of a model in {count} parts; open the first part"
        )
    return dataclasses.replace(header, parts=_read_parts(header, count))


def read_header_by_ranges(name: str, size: int, read_range: ReadRange) -> GgufHeader:
    """The header of a file of ``size`` bytes elsewhere, in a few requests.

    ``read_range(start, length)`` gives ``length`` bytes, fewer only if they do not exist. Other
    parts of a split model are not looked for. Raises as `read_header` and ``read_range`` do.
    """
    return parse_header(HeaderSource(RangeFile(read_range, size), Path(name), size))


def _read_first(path: Path, seen: SeenArrays | None) -> GgufHeader:
    try:
        return _read_one(path, seen)
    except FileUnreadableError as error:
        if not isinstance(error.__cause__, FileNotFoundError):
            raise
        raise _missing_first(path) or error from error.__cause__


def _missing_first(path: Path) -> TruncatedFileError | None:
    """The error for a split model of which only later parts are there."""
    split = split_name(path.name)
    if split is None or split.count > _MAX_PARTS:
        return None
    missing = [name for name in split.parts() if not path.with_name(name).is_file()]
    is_partly_there = len(missing) < split.count
    return truncated(path, _missing_parts(missing)) if is_partly_there else None


def _read_one(path: Path, seen: SeenArrays | None = None) -> GgufHeader:
    try:
        size = _regular_file_size(path)
        with path.open("rb") as file:
            return parse_header(HeaderSource(file, path, size), seen)
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
    split = split_name(first.path.name)
    if split is None or count > _MAX_PARTS or split.count != count:
        raise unsupported(
            first.path, f"it is the first of {count:,} parts, but is not named as llama.cpp asks"
        )
    parts = [first.path.with_name(name) for name in split.parts()[1:]]
    missing = [part.name for part in parts if not part.is_file()]
    if missing:
        raise truncated(first.path, _missing_parts(missing))
    return tuple(_read_one(part) for part in parts)


def _missing_parts(names: list[str]) -> str:
    if len(names) == 1:
        return f"its part “{names[0]}” is missing"
    listed = "”, “".join(names[:_NAMED_PARTS])
    more = f" and {len(names) - _NAMED_PARTS} more" if len(names) > _NAMED_PARTS else ""
    return f"{len(names)} of its parts are missing: “{listed}”{more}"
