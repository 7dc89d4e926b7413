"""`paceline doctor`."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.cli.doctor import text
from app.cli.doctor_facts import (
    database_section,
    engine_section,
    machine_section,
    storage_section,
)
from app.cli.doctor_network import network_section
from app.cli.doctor_section import DiskBytes, Section
from app.cli.doctor_window import window_section
from app.config.paths import Paths
from app.engine import huge_pages
from app.sessions.store import ConversationStore

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_it_names_what_runs_and_what_is_wrong(paceline: Run) -> None:
    report = json.loads(paceline("doctor", "--json").stdout)
    assert report["program"]["python"].startswith("3.")
    assert report["program"]["packages"]["llama-cpp-python"] is not None
    assert report["machine"]["cpu_logical"] >= 1
    assert report["machine"]["memory_total_bytes"] > 0
    assert report["engine"]["works"] is True
    assert "CPU" in report["engine"]["backends"]
    assert report["engine"]["devices"][0]["total_bytes"] > 0
    assert "free_bytes" not in report["engine"]["devices"][0], (
        "a processor has no memory of its own"
    )
    assert report["storage"]["writable"] is True
    assert report["database"]["full_text_search"] is True
    assert report["window"]["platform"] == "offscreen"
    assert all(problem["advice"] for problem in report["problems"])


def test_in_words(paceline: Run) -> None:
    done = paceline("doctor")
    for words in (
        "llama-cpp-python:",
        "processor cores:",
        "memory total:",
        "SQLite:",
        "log:",
        "full text search: yes",
    ):
        assert words in done.stdout
    assert done.stderr == ""


def test_memory_is_counted_as_systems_do_and_disks_as_they_are_sold(tmp_path: Path) -> None:
    card = {"name": "CUDA0", "total_bytes": 8 * 2**30, "free_bytes": 6 * 2**30}
    said = text(
        (
            Section("machine", {"memory_total_bytes": 16 * 2**30, "free_bytes": 12 * 2**30}),
            Section("engine", {"devices": [card]}),
            Section("storage", {"free_bytes": DiskBytes(500 * 10**9)}),
        )
    )
    assert "memory total: 16.0 GB" in said
    assert "total 8.0 GB, free 6.0 GB" in said
    assert "free: 12.0 GB" in said
    assert "free: 500.0 GB" in said
    assert isinstance(storage_section(Paths.under(tmp_path)).facts["free_bytes"], DiskBytes)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give nobody any")
@pytest.mark.parametrize("offered", [True, False])
def test_memory_in_small_pages_is_a_problem(monkeypatch: pytest.MonkeyPatch, offered: bool) -> None:
    monkeypatch.setattr(huge_pages, "are_offered", lambda: offered)
    section = machine_section()
    about = [one for one in section.problems if "huge memory pages" in one.sentence]
    assert section.facts["huge_pages"] is offered
    assert bool(about) is not offered
    assert all(str(huge_pages.SETTING) in one.advice and not one.is_serious for one in about)


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("raise ImportError('libllama.so: no such file')", "libllama.so: no such file"),
        ("import os; os.abort()", "internal error in llama.cpp"),
    ],
)
def test_it_works_where_llama_does_not(
    paceline: Run, tmp_path: Path, module: str, words: str
) -> None:
    package = tmp_path / "llama_cpp"
    package.mkdir()
    (package / "__init__.py").write_text(module)
    done = paceline("doctor", environment=os.environ | {"PYTHONPATH": str(tmp_path)})
    assert done.returncode == 1
    assert "works: no" in done.stdout
    assert words in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    section = storage_section(Paths.under(tmp_path / "folder"))
    assert section.facts["writable"] is True
    assert not (tmp_path / "folder").exists(), "looking changes nothing"
    assert storage_section(Paths.under(tmp_path / ("a" * 300))).facts["free_bytes"] > 0
    section = storage_section(Paths.under(tmp_path / "file"))
    assert "cannot be written" in section.problems[0].sentence
    if Path("/proc").is_dir():
        section = storage_section(Paths.under(Path("/proc/paceline")))
        assert "cannot be written" in section.problems[0].sentence
        assert "PACELINE_HOME" in section.problems[0].advice


def test_an_engine_that_says_nothing_in_time(tmp_path: Path) -> None:
    section = engine_section(None, tmp_path / "engine.log")
    assert section.facts["works"] is False
    assert "did not start in time" in section.problems[0].sentence


@pytest.mark.skipif(sys.platform != "linux", reason="Qt takes its platform from here")
@pytest.mark.parametrize(
    ("environment", "platform"),
    [
        ({}, None),
        ({"DISPLAY": ":0"}, "xcb"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "offscreen"),
    ],
)
def test_the_platform_of_the_window(environment: dict[str, str], platform: str | None) -> None:
    section = window_section(environment)
    assert section.facts["platform"] == platform
    assert ("no display" in str(section.problems)) is (platform is None)


@pytest.mark.skipif(sys.platform != "linux", reason="others always have a display")
def test_a_display_that_does_not_answer_is_said() -> None:
    section = window_section({"WAYLAND_DISPLAY": "/no/such/socket"})
    assert "does not answer" in str(section.problems)


def test_the_database_of_this_python_can_search(tmp_path: Path) -> None:
    assert database_section(tmp_path / "chats.sqlite3").problems == ()


def test_a_damaged_file_of_chats_is_named_and_left_alone(tmp_path: Path) -> None:
    chats = tmp_path / "chats.sqlite3"
    chats.write_bytes(b"these are not the chats " * 500)
    section = database_section(chats)
    assert section.facts["chats_readable"] is False
    (problem,) = section.problems
    assert str(chats) in problem.sentence
    assert "--no-save" in problem.advice
    assert [path.name for path in tmp_path.iterdir()] == ["chats.sqlite3"]


def test_chats_are_looked_at_beside_a_window_and_without_one(tmp_path: Path) -> None:
    chats = tmp_path / "chats.sqlite3"
    store = ConversationStore(chats)
    store.create_conversation()
    assert database_section(chats).problems == ()
    store.create_conversation()
    store.close()
    assert database_section(chats).problems == ()
    assert [path.name for path in tmp_path.iterdir()] == ["chats.sqlite3"]


def test_the_database_of_another_program_is_named(tmp_path: Path) -> None:
    chats = tmp_path / "chats.sqlite3"
    with closing(sqlite3.connect(chats)) as connection:
        connection.execute("CREATE TABLE other (text)")
    (problem,) = database_section(chats).problems
    assert "another program" in problem.sentence


def test_the_network_is_described_without_using_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths.under(tmp_path)
    monkeypatch.setenv("HF_ENDPOINT", "https://mirror.example")
    section = network_section(paths)
    assert (section.facts["may_be_used"], section.facts["hub"]) == (True, "mirror.example")
    assert section.facts["requests_listed"] == 0
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    assert network_section(paths).facts["may_be_used"] is False
    monkeypatch.setenv("HF_ENDPOINT", "nonsense")
    assert "no address" in network_section(paths).problems[0].sentence
