"""What can be found out about this machine and this installation, and what is wrong with them."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import sys
import tempfile
from importlib import metadata
from pathlib import Path

import psutil

from app.cli.advice import advice_here
from app.cli.doctor_section import DiskBytes, Problem, Section
from app.config.paths import HOME_VARIABLE, Paths
from app.engine import huge_pages
from app.engine.device import Device
from app.engine.free_ram import free_ram
from app.engine_process.protocol import Died, Ready
from app.sessions.database_check import check_database
from app.sessions.errors import BUSY, StoreError
from app.version import __version__
from models.byte_size import MEMORY_GIGABYTE
from models.demo_pair import is_built
from models.errors import ModelNotFoundError
from models.starter import find_starter

_LITTLE_SPACE = 2_000_000_000  # bytes; the demo pair alone takes 1.2 GB
_LITTLE_MEMORY = 2 * MEMORY_GIGABYTE


def program_section() -> Section:
    packages = ("llama-cpp-python", "numpy", "PySide6-Essentials", "typer")
    facts = {
        "paceline": __version__,
        "python": platform.python_version(),
        "interpreter": sys.executable,
        "platform": platform.platform(),
        "machine": platform.machine(),
        "packages": {name: version_of(name) for name in packages},
    }
    return Section("program", facts)


def machine_section() -> Section:
    free = free_ram()
    facts = {
        "cpu_physical": psutil.cpu_count(logical=False),
        "cpu_logical": psutil.cpu_count(),
        "memory_total_bytes": psutil.virtual_memory().total,
        "memory_available_bytes": free,
        "huge_pages": huge_pages.are_offered(),
    }
    problems = []
    if free < _LITTLE_MEMORY:
        sentence = "Less than 2 GB of memory are free, so that only small models can be loaded."
        problems.append(Problem(sentence, "Close other programs.", is_serious=False))
    if sys.platform == "linux" and not facts["huge_pages"]:
        sentence = "This system gives no huge memory pages; answers may be up to an eighth slower."
        setting = huge_pages.least_setting()
        advice = f"Let an administrator write {setting} into {huge_pages.SETTING}."
        problems.append(Problem(sentence, advice, is_serious=False))
    return Section("machine", facts, tuple(problems))


def engine_section(first_reply: Ready | Died | None, log_path: Path) -> Section:
    """From the first thing that the engine process said; None: nothing within the time given."""
    log = {"log": str(log_path)}
    match first_reply:
        case Ready(_, version, backends, devices):
            facts = log | {
                "works": True,
                "llama_cpp": version,
                "backends": list(backends),
                "devices": [_device(device) for device in devices],
            }
            return Section("engine", facts)
        case Died(error, exit_code):
            problem = Problem(str(error), error.advice)
            return Section("engine", log | {"works": False, "exit_code": exit_code}, (problem,))
        case None:
            problem = Problem("The engine did not start in time.", f"See {log_path}.")
            return Section("engine", log | {"works": False}, (problem,))


def _device(device: Device) -> dict[str, object]:
    """Of a processor llama.cpp calls all memory free; how much is, the machine's section says."""
    names = ("name", "description", "kind", "total_bytes", "free_bytes")
    known = names[:-1] if device.kind == "cpu" else names
    return {name: getattr(device, name) for name in known}


def storage_section(paths: Paths) -> Section:
    folder = _existing_parent(paths.data)
    free = shutil.disk_usage(folder).free
    writable = _can_write(folder) and not _is_blocked(paths.data)
    facts = {
        "data_folder": str(paths.data),
        "chats": str(paths.chats_file),
        "settings": str(paths.settings_file),
        "writable": writable,
        "free_bytes": DiskBytes(free),
    }
    problems = []
    if not writable:
        advice = f"Set {HOME_VARIABLE} to a folder that can be written."
        problems.append(Problem(f"The folder {paths.data} cannot be written.", advice))
    if free < _LITTLE_SPACE:
        sentence = f"Less than 2 GB of disk space are free for {paths.data}."
        advice = "Free some space before adding models."
        problems.append(Problem(sentence, advice, is_serious=False))
    return Section("storage", facts, tuple(problems))


def database_section(chats: Path) -> Section:
    problems = []
    full_text = _has_full_text_search()
    if not full_text:
        sentence = (
            "This Python's SQLite lacks full-text search (FTS5), so chats cannot be searched."
        )
        problems.append(Problem(sentence, "Use a Python from python.org."))
    error = _chats_error(chats)
    if error is not None:
        problems.append(Problem(str(error), advice_here(error)))
    facts = {
        "sqlite": sqlite3.sqlite_version,
        "full_text_search": full_text,
        "chats_readable": error is None,
    }
    return Section("database", facts, tuple(problems))


def _chats_error(chats: Path) -> StoreError | None:
    """Why they cannot be read; None where they can, or there are none yet."""
    if not os.path.lexists(chats):
        return None
    try:
        check_database(chats)
    except StoreError as error:
        return None if error.code == BUSY else error
    return None


def models_section(paths: Paths) -> Section:
    try:
        starter: str | None = str(find_starter())
    except ModelNotFoundError:
        starter = None
    return Section("models", {"starter": starter, "demo_built": is_built(paths.demo_folder)})


def version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _existing_parent(folder: Path) -> Path:
    """os.path.isdir, because Path.is_dir raises where a name is too long or must not be seen."""
    return next(parent for parent in (folder, *folder.parents) if os.path.isdir(parent))  # noqa: PTH112


def _is_blocked(folder: Path) -> bool:
    """Whether something else than a folder, such as a file, is on the way to it."""
    exists = next(parent for parent in (folder, *folder.parents) if os.path.lexists(parent))
    return not os.path.isdir(exists)  # noqa: PTH112


def _can_write(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _has_full_text_search() -> bool:
    connection = sqlite3.connect(":memory:")
    try:
        connection.execute("CREATE VIRTUAL TABLE probe USING fts5(text)")
    except sqlite3.OperationalError:
        return False
    finally:
        connection.close()
    return True
