"""Files that have an end: reading a pipe or a device may never end."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def size_of(path: Path) -> int:
    """In bytes. Raises OSError on what is no file, too."""
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "It is not a file", str(path))
    return found.st_size
