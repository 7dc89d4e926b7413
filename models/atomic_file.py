"""Small files: replaced as a whole, so that a crash leaves the old one or the new one.

What cannot be read is set aside rather than replaced.
"""

from __future__ import annotations

import errno
import json
import logging
import os
import stat
import tempfile
from pathlib import Path
from typing import Any, Final

# There is no file, nor could there be one where something else is in the place of its folder.
NO_FILE: Final = (FileNotFoundError, NotADirectoryError)
_log = logging.getLogger(__name__)


def write_text_atomically(path: Path, text: str) -> None:
    """Write UTF-8 ``text`` like ``write_atomically``."""
    write_atomically(path, text.encode())


def write_atomically(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``, making its folder if need be. Raises OSError.

    A link stays one, and what it leads to keeps its permissions. A device or a pipe is no file.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    mode = _mode_of(path)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            Path(name).chmod(mode)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _mode_of(path: Path) -> int | None:
    """Permissions of the file that would be replaced; None where there is none."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):  # Python refuses a folder itself
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    return stat.S_IMODE(mode)


def read_object(path: Path) -> dict[str, Any]:
    """The JSON object in a file. Raises OSError, and ValueError where it holds none."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    if not isinstance(content, dict):
        raise ValueError("it holds no JSON object")
    return content


def read_kept_object(path: Path, form: int | None = None) -> dict[str, Any] | None:
    """The same of a file whose content nobody else has; None where there is no such file.

    One that cannot be read, or whose ``format`` is not ``form`` where that is given, is set aside.
    """
    try:
        content = read_object(path)
        if form is not None and content.get("format") != form:
            raise ValueError("it has another format")
    except NO_FILE:
        return None
    except (OSError, ValueError) as error:
        _log.warning("%s cannot be read: %s", path, error)
        set_aside(path)
        return None
    return content


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
