"""What was measured, kept as JSON: a file that is broken or missing only costs measuring again."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from models.atomic_file import write_text_atomically

T = TypeVar("T")

_log = logging.getLogger(__name__)
_UNUSABLE = (
    OSError,
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    OverflowError,
    RecursionError,
)


def read_kept(path: Path, parse: Callable[[Any], T]) -> T | None:
    """What `parse` makes of the file; None where nothing usable is kept."""
    try:
        return parse(json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except _UNUSABLE as error:
        _log.warning("%s is not used: %s", path, error)
        return None


def write_kept(path: Path, value: object) -> None:
    """Keep a value that JSON can hold; a folder that cannot be written is no error."""
    try:
        write_text_atomically(path, json.dumps(value))
    except OSError as error:
        _log.warning("%s cannot be written: %s", path, error)
