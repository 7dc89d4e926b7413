"""Weights are read into huge pages where there are any, and where there is room."""

from __future__ import annotations

import sys
from pathlib import Path

import psutil
import pytest

from app.engine import huge_pages, loading
from app.engine.engine import Engine
from app.engine.request import PairSpec
from app.engine_process.client import EngineClient
from app.engine_process.protocol import Died, Failed, Load, Loaded, Ready
from models.gguf import read_header
from models.memory import Placement, estimate_pair

GIB = 1 << 30


@pytest.mark.parametrize(
    ("setting", "library", "offered"),
    [
        ("[always] madvise never\n", ("glibc", "2.31"), True),
        ("[always] madvise never\n", ("", ""), True),
        ("always [madvise] never\n", ("glibc", "2.35"), True),
        ("always [madvise] never\n", ("glibc", "2.4"), False),
        ("always [madvise] never\n", ("", ""), False),
        ("always madvise [never]\n", ("glibc", "2.35"), False),
        ("\x80", ("glibc", "2.35"), False),
        (None, ("glibc", "2.35"), False),
    ],
)
def test_the_system_and_its_allocator_say_whether_a_process_gets_them(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    setting: str | None,
    library: tuple[str, str],
    offered: bool,
) -> None:
    monkeypatch.setattr("platform.libc_ver", lambda: library)
    file = tmp_path / "enabled"
    if setting is not None:
        file.write_text(setting, encoding="utf-8")
    assert huge_pages.are_offered(file) == offered


@pytest.mark.parametrize(
    ("offered", "needed", "worth"),
    [(True, 6 * GIB, True), (True, 6 * GIB + 1, False), (False, GIB, False)],
)
def test_what_is_read_leaves_a_quarter_of_the_free_memory(
    monkeypatch: pytest.MonkeyPatch, offered: bool, needed: int, worth: bool
) -> None:
    monkeypatch.setattr(huge_pages, "are_offered", lambda: offered)
    assert huge_pages.are_worth_reading_for(needed, 8 * GIB) == worth


@pytest.mark.parametrize(
    ("before", "added"),
    [
        ({}, "glibc.malloc.hugetlb=1"),
        (
            {"GLIBC_TUNABLES": "glibc.malloc.check=1"},
            "glibc.malloc.check=1:glibc.malloc.hugetlb=1",
        ),
        ({"GLIBC_TUNABLES": "glibc.malloc.hugetlb=0"}, None),
    ],
)
def test_what_a_person_set_for_the_allocator_stays(
    monkeypatch: pytest.MonkeyPatch, before: dict[str, str], added: str | None
) -> None:
    monkeypatch.setattr(huge_pages, "are_offered", lambda: True)
    assert huge_pages.variables(before).get("GLIBC_TUNABLES") == added
    monkeypatch.setattr(huge_pages, "are_offered", lambda: False)
    assert huge_pages.variables(before) == {}


@pytest.mark.skipif(not huge_pages.are_offered(), reason="this system gives none")
def test_the_engine_process_holds_weights_and_cache_in_them(
    tmp_path: Path, starter_path: Path
) -> None:
    client = EngineClient(tmp_path / "engine.log")
    client.start()
    try:
        for reply in client.replies():
            match reply:
                case Ready():
                    client.send(Load(PairSpec(starter_path, context_size=2048, threads=1)))
                case Loaded():
                    break
                case Failed(error) | Died(error):
                    raise error
        assert client.pid is not None
        assert huge_pages.held_by(client.pid) > 0.9 * starter_path.stat().st_size
    finally:
        client.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says what is mapped")
@pytest.mark.parametrize("offered", [True, False])
def test_what_is_mapped_is_not_held(
    monkeypatch: pytest.MonkeyPatch, starter_path: Path, offered: bool
) -> None:
    """Linux counts it as available while it is in use, so that it would count twice."""
    monkeypatch.setattr(huge_pages, "are_offered", lambda: offered)
    before = psutil.Process().memory_info().shared
    engine = Engine.load(PairSpec(starter_path, context_size=2048, threads=1))
    try:
        memory = engine.memory()
    finally:
        engine.close()
    mapped = memory.rss_bytes - memory.held_bytes - before
    assert memory.held_bytes > memory.kv_bytes
    assert (mapped > 0.9 * starter_path.stat().st_size) is not offered


@pytest.mark.parametrize("missing", [0, 2])
def test_weights_that_would_fill_the_memory_with_their_caches_are_mapped(
    monkeypatch: pytest.MonkeyPatch, starter_path: Path, q2_draft_path: Path, missing: int
) -> None:
    headers = read_header(starter_path), read_header(q2_draft_path)
    needed = estimate_pair(*headers, Placement(8192)).needed_bytes
    assert needed > 2 * sum(header.total_bytes for header in headers)
    monkeypatch.setattr(huge_pages, "are_offered", lambda: True)
    monkeypatch.setattr(loading, "free_ram", lambda: -(-needed * 4 // 3) - missing)
    pair = loading.load_pair(
        PairSpec(starter_path, q2_draft_path, context_size=8192, threads=1),
        lambda fraction, what: None,
        lambda: False,
    )
    assert pair.draft is not None
    places = pair.target.in_memory, pair.draft.in_memory
    pair.target.close()
    pair.draft.close()
    assert places == (not missing, not missing)
