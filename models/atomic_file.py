"""Small files: replaced as a whole, so that a crash leaves the old one or the new one."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path
from typing import Final

# There is no file, nor could there be one where something else is in the place of its folder.
NO_FILE: Final = (FileNotFoundError, NotADirectoryError)
_log = logging.getLogger(__name__)


def write_text_atomically(path: Path, text: str) -> None:
    """Write UTF-8 ``text`` to ``path``, making its folder if need be. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 - a descriptor
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> Path | None:
    """Rename a broken file beside itself, so that writing a new one cannot destroy it.

    The new place, or None where it could not be renamed.
    """
    number = 1
    while (aside := path.with_suffix(f".broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        _log.warning("%s cannot be set aside: %s", path, error)
        return None
    _log.warning("%s was renamed to %s", path, aside)
    return aside
