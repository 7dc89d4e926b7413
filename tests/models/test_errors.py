"""Errors are sentences, carry advice and a stable code, and cross process borders."""

from __future__ import annotations

import errno
import pickle
from pathlib import Path

import pytest

from models import errors

EVERY_ERROR = [
    errors.PacelineError("Something went wrong.", advice="Try again.", code="odd"),
    errors.ModelFileError("a.gguf", "a.gguf cannot be used.", advice="Use another file."),
    errors.FileUnreadableError("a.gguf", "a.gguf cannot be opened."),
    errors.NotGgufError("a.gguf", "a.gguf is not a GGUF model."),
    errors.TruncatedFileError("a.gguf", "a.gguf is incomplete."),
    errors.UnsupportedGgufError("a.gguf", "a.gguf has an unknown version."),
    errors.ModelNotFoundError("llma", close_names=("llama", "lama")),
    errors.ModelNotFoundError("starter", advice="Install it."),
    errors.IncompatiblePairError("The vocabularies differ.", check="token-text"),
    errors.DiskSpaceError(1_400_000_000, 200_000_000, "/data"),
    errors.AmbiguousNameError("llama", [Path("a/llama.gguf"), Path("b/llama.gguf")]),
    errors.FolderUnwritableError("/data", OSError(errno.EROFS, "Read-only file system")),
    errors.BusyError("Another window is at it."),
    errors.CancelledError("It was stopped."),
]


@pytest.mark.parametrize("error", EVERY_ERROR, ids=lambda error: type(error).__name__)
def test_pickle_keeps_kind_sentence_and_attributes(error: errors.PacelineError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert copy.__dict__ == error.__dict__


@pytest.mark.parametrize("error", EVERY_ERROR, ids=lambda error: type(error).__name__)
def test_every_error_is_one_sentence_with_a_slug(error: errors.PacelineError) -> None:
    assert str(error)[0].isupper() or str(error).startswith(("a.gguf", "“"))
    assert str(error)[-1] in ".?"
    assert "\n" not in str(error)
    assert error.code
    assert error.code == error.code.lower()
    assert isinstance(error.advice, str)


def test_file_errors_know_their_path() -> None:
    assert errors.NotGgufError("a.gguf", "Not GGUF.").path == Path("a.gguf")


def test_unknown_name_lists_close_ones() -> None:
    sentence = str(errors.ModelNotFoundError("llma", close_names=("llama",)))
    assert "“llma”" in sentence
    assert "“llama”" in sentence


def test_an_unwritable_folder_says_what_the_system_said() -> None:
    said = errors.FolderUnwritableError("/data", OSError(errno.EROFS, "Read-only file system"))
    assert str(said) == "Nothing can be written to /data: Read-only file system."
    silent = errors.FolderUnwritableError("/data", OSError())
    assert str(silent) == "Nothing can be written to /data: the system refuses."


def test_disk_space_states_both_amounts() -> None:
    sentence = str(errors.DiskSpaceError(1_400_000_000, 200_000_000, "/data"))
    assert "1.4 GB" in sentence
    assert "0.2 GB" in sentence
    assert "/data" in sentence
