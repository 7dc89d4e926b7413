"""Every error that a person may see, each with one complete sentence and a next step."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from models.byte_size import gigabytes

PathLike = str | Path


class PacelineError(Exception):
    """Base of all errors shown to people: ``str(error)`` is one complete sentence.

    ``advice`` says what to do next (may be empty); ``code`` is a stable slug for scripts.
    All subclasses survive pickling with every attribute, so they may cross processes.
    """

    code: str = "error"

    def __init__(self, sentence: str, *, advice: str = "", code: str | None = None) -> None:
        super().__init__(sentence)
        self.advice = advice
        self.code = code if code is not None else type(self).code

    def __reduce__(self) -> tuple[Callable[..., PacelineError], tuple[Any, ...]]:
        return _restore, (type(self), self.args, self.__dict__.copy())


def _restore(
    kind: type[PacelineError], args: tuple[Any, ...], state: dict[str, Any]
) -> PacelineError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class ModelFileError(PacelineError):
    """A model file that cannot be used; ``path`` is the file."""

    code = "model-file"

    def __init__(self, path: PathLike, sentence: str, *, advice: str = "") -> None:
        super().__init__(sentence, advice=advice)
        self.path = Path(path)


class FileUnreadableError(ModelFileError):
    """The file is missing, is a folder, or may not be read."""

    code = "file-unreadable"


class NotGgufError(ModelFileError):
    """The file is something other than a GGUF model."""

    code = "not-gguf"


class TruncatedFileError(ModelFileError):
    """The file ends before what its header promises, or a part of a split model is missing."""

    code = "truncated"


class PartialDownloadError(ModelFileError):
    """The download of the file has not finished."""

    code = "partial-download"


class UnsupportedGgufError(ModelFileError):
    """The file is GGUF, but of a version, layout or size that cannot be read."""

    code = "unsupported-gguf"


class ModelNotFoundError(PacelineError):
    """No model is known by ``name``; ``close_names`` lists similar ones that are."""

    code = "model-not-found"

    def __init__(
        self, name: str, *, close_names: Sequence[str] = (), advice: str | None = None
    ) -> None:
        close = "” or “".join(close_names)
        if close:
            sentence = f"No model is called “{name}”; did you mean “{close}”?"
        else:
            sentence = f"No model is called “{name}”."
        default = "Give the path of a GGUF file, or a name from the list of models."
        super().__init__(sentence, advice=default if advice is None else advice)
        self.name = name
        self.close_names = tuple(close_names)


class IncompatiblePairError(PacelineError):
    """The draft may not draft for the target; ``check`` says which rule it breaks."""

    code = "incompatible-pair"

    def __init__(self, reason: str, *, check: str) -> None:
        advice = "Choose a draft of the same model family, or chat without a draft."
        super().__init__(reason, advice=advice)
        self.check = check


class DiskSpaceError(PacelineError):
    """``folder`` has ``free`` bytes free, but ``needed`` bytes are required."""

    code = "disk-space"

    def __init__(self, needed: int, free: int, folder: PathLike) -> None:
        sentence = (
            f"There is not enough free space in {folder}: "
            f"{gigabytes(needed)} are needed, {gigabytes(free)} are free."
        )
        super().__init__(
            sentence, advice="Free some space, or set PACELINE_HOME to another folder."
        )
        self.needed = needed
        self.free = free
        self.folder = Path(folder)


def is_disk_full(error: OSError) -> bool:
    """Is it for want of space, of the disk's or of what one person may take?"""
    return error.errno in {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}


class AmbiguousNameError(PacelineError):
    """Several models are called ``name``; ``paths`` are their files."""

    code = "ambiguous-name"

    def __init__(self, name: str, paths: Sequence[Path]) -> None:
        listed = ", ".join(f"“{path}”" for path in paths)
        super().__init__(
            f"“{name}” may mean any of these: {listed}.",
            advice="Give the path of the one that you mean.",
        )
        self.name = name
        self.paths = tuple(paths)


class FolderUnwritableError(PacelineError):
    """Nothing can be written to ``folder``; ``cause`` is what the system said."""

    code = "folder-unwritable"

    def __init__(self, folder: PathLike, cause: OSError) -> None:
        reason = cause.strerror or "the system refuses"
        super().__init__(
            f"Nothing can be written to {folder}: {reason}.",
            advice="Check its permissions, or set PACELINE_HOME to another folder.",
        )
        self.folder = Path(folder)


class BusyError(PacelineError):
    """Another Paceline is doing this very work at the moment."""

    code = "busy"


class CancelledError(PacelineError):
    """The person asked to stop; not a failure, but the result does not exist."""

    code = "cancelled"
