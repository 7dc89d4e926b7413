"""The demo pair: a target that costs as much as a 2B model, and a draft that really disagrees.

The target is the starter in Q4_0, zero-padded to the sizes of a 2B model: the same function up to
rounding, at about eleven times the work. The draft is the starter requantized to Q2_K. The pair
shows and measures what drafting gains; the target is never a better model than the starter.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from models.content_hash import sample
from models.errors import (
    CancelledError,
    DiskSpaceError,
    FolderUnwritableError,
    ModelFileError,
    is_disk_full,
)
from models.file_lock import exclusive
from models.gguf import read_header
from models.gguf_writer import Replacement
from models.llama_padding import PaddedDims, pad_llama, padded_bytes
from models.progress import Cancelled, Progress, never

DEMO_NAME: Final = "demo"
DEMO_DIMS: Final = PaddedDims(width=2048, ffn=8192, heads=36, kv_heads=12)

_RECIPE: Final = 1  # raise it when the steps below change, and every pair is built anew
_RECIPE_KEY: Final = "paceline.demo.recipe"
_SOURCE_KEY: Final = "paceline.demo.source"
_TARGET_NAME: Final = "Paceline demo target (SmolLM2-135M padded)"
_DESCRIPTION: Final = (
    "The function of SmolLM2-135M-Instruct with zeros around it, as slow as a 2B model. "
    "For showing and measuring speculative decoding; not a better model."
)

Quantize = Callable[[Path, Path, str], None]


@dataclass(frozen=True, slots=True)
class DemoPair:
    """The two files of the pair."""

    target: Path
    draft: Path


def demo_paths(folder: Path) -> DemoPair:
    """Where the pair lies in ``folder``, built or not."""
    return DemoPair(
        target=folder / "paceline-demo-target.gguf", draft=folder / "paceline-demo-draft.gguf"
    )


def is_built(folder: Path, *, starter: Path | None = None, dims: PaddedDims = DEMO_DIMS) -> bool:
    """Is the pair complete and of today's recipe, and made from ``starter`` if that is given?"""
    pair = demo_paths(folder)
    try:
        target = read_header(pair.target)
        read_header(pair.draft)
        source = sample(starter) if starter is not None else target.text(_SOURCE_KEY)
    except (ModelFileError, OSError):
        return False
    return target.text(_RECIPE_KEY) == _recipe(dims) and target.text(_SOURCE_KEY) == source


def build_demo_pair(
    starter: Path,
    folder: Path,
    quantize: Quantize,
    progress: Progress,
    cancelled: Cancelled = never,
    *,
    dims: PaddedDims = DEMO_DIMS,
) -> DemoPair:
    """Build the pair in ``folder``, or return it at once if it is built already.

    ``quantize(source, target, label)`` writes ``source`` to ``target`` as ``label`` (“Q4_0”,
    “Q2_K”); ``progress(fraction, step)`` is called often. Raises DiskSpaceError before anything
    is written, FolderUnwritableError, BusyError if another process builds, CancelledError,
    ModelFileError for a bad starter, and what ``quantize`` raises (its OSError becomes one of the
    first two). A build that ends early leaves nothing behind; one that is killed leaves a
    folder that the next build clears.
    """
    build = _Build(starter, folder / "building", dims, quantize, progress, cancelled)
    read_header(starter)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with exclusive(folder / "build.lock", "Another Paceline is building the demo pair."):
            if not is_built(folder, starter=starter, dims=dims):
                _build_in(folder, build)
    except OSError as error:
        if is_disk_full(error):
            raise _space_error(build, folder) from error
        raise FolderUnwritableError(folder, error) from error
    return demo_paths(folder)


@dataclass(frozen=True, slots=True)
class _Build:
    starter: Path
    workshop: Path
    dims: PaddedDims
    quantize: Quantize
    progress: Progress
    cancelled: Cancelled


def _build_in(folder: Path, build: _Build) -> None:
    shutil.rmtree(build.workshop, ignore_errors=True)
    if shutil.disk_usage(folder).free < _needed_bytes(build):
        raise _space_error(build, folder)
    build.workshop.mkdir()
    try:
        made = _build(build)
        _put_in_place(made, demo_paths(folder))
    finally:
        shutil.rmtree(build.workshop, ignore_errors=True)


def _build(build: _Build) -> DemoPair:
    made = demo_paths(build.workshop)
    build.progress(0.0, "Making the draft")
    build.quantize(build.starter, made.draft, "Q2_K")
    _stop_if(build.cancelled)
    build.progress(0.1, "Quantizing the target")
    small = build.workshop / "starter-q4_0.gguf"
    build.quantize(build.starter, small, "Q4_0")
    _stop_if(build.cancelled)
    pad_llama(
        small,
        made.target,
        build.dims,
        metadata=_labels(build),
        progress=lambda fraction: build.progress(0.2 + 0.8 * fraction, "Padding the target"),
        cancelled=build.cancelled,
    )
    return made


def _stop_if(cancelled: Cancelled) -> None:
    if cancelled():
        raise CancelledError("Building the demo pair was stopped.")


def _labels(build: _Build) -> dict[str, Replacement]:
    return {
        "general.name": Replacement.text(_TARGET_NAME),
        "general.description": Replacement.text(_DESCRIPTION),
        _RECIPE_KEY: Replacement.text(_recipe(build.dims)),
        _SOURCE_KEY: Replacement.text(sample(build.starter)),
    }


def _recipe(dims: PaddedDims) -> str:
    return f"{_RECIPE}: {dims.width} {dims.ffn} {dims.heads} {dims.kv_heads}"


def _put_in_place(made: DemoPair, final: DemoPair) -> None:
    """The target comes last: it carries the recipe that says the pair is complete."""
    made.draft.replace(final.draft)
    made.target.replace(final.target)


def _needed_bytes(build: _Build) -> int:
    """The starter's own types take at least as much as Q4_0; two small files are made besides."""
    starter = read_header(build.starter)
    return padded_bytes(starter, build.dims) + 2 * starter.size_bytes


def _space_error(build: _Build, folder: Path) -> DiskSpaceError:
    return DiskSpaceError(_needed_bytes(build), shutil.disk_usage(folder).free, folder)
