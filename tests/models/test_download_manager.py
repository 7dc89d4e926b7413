"""The queue of downloads, with its real processes, against a hub on loopback."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from models.download import Download, State
from models.download_file import DownloadFile
from models.download_manager import DownloadManager, DownloadStatus, UnknownDownloadError
from models.errors import BusyError, DiskSpaceError, ModelNotFoundError
from models.hub_access import HubAccess
from models.hub_cache import HubCache
from models.hub_errors import UnsafeNameError
from models.hub_files import RemoteFile
from models.hub_messages import PinnedFile
from models.network import RequestLog
from models.registry import Registry
from tests.hub.faults import BodyFault, StatusFault
from tests.hub.repositories import StoredFile
from tests.hub.server import HubServer
from tests.models.builders import TinyModel

REPO = "team/Tiny-GGUF"
DEADLINE_S = 60.0  # for a machine that is very busy; never reached otherwise


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A real model that takes several pieces to send."""
    tiny = TinyModel(blocks=1, width=256, ffn=512, heads=4, kv_heads=2)
    return tiny.write(tmp_path_factory.mktemp("model") / "m.gguf").read_bytes()


@pytest.fixture
def server(model: bytes) -> Iterator[HubServer]:
    with HubServer(tokens=("good",)) as server:
        server.add(REPO, {"Tiny-Q8_0.gguf": model, "other.gguf": model[::-1]})
        parts = {f"S-0000{number}-of-00002.gguf": bytes([number]) * 50_000 for number in (1, 2)}
        server.add("team/Split-GGUF", parts)
        server.renamed["old/Tiny-GGUF"] = REPO
        server.add("meta/Gated-GGUF", {"G.gguf": b"g"}, is_gated=True)
        yield server


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def manager(server: HubServer, data: Path) -> Iterator[DownloadManager]:
    with open_manager(server, data) as manager:
        yield manager


@contextmanager
def open_manager(
    server: HubServer,
    data: Path,
    *,
    parallel: int = 2,
    requests: RequestLog | None = None,
    patience_s: float = 20.0,
) -> Iterator[DownloadManager]:
    """As a program that was just started has it."""
    manager = DownloadManager(
        data / "models",
        DownloadFile(data / "downloads.json"),
        HubAccess(server.endpoint, patience_s=patience_s),
        requests or RequestLog(),
        parallel=parallel,
        now=lambda: time.monotonic() * 50,  # waiting between attempts takes no time
    )
    with manager:
        yield manager


def download(*paths: str, repo_id: str = REPO) -> Download:
    return Download(repo_id, paths or ("Tiny-Q8_0.gguf",))


def poll_until(
    manager: DownloadManager, download_id: str, holds: Callable[[DownloadStatus], bool]
) -> DownloadStatus:
    deadline = time.monotonic() + DEADLINE_S
    while time.monotonic() < deadline:
        for status in manager.poll(0.05):
            if status.download.id == download_id and holds(status):
                return status
    raise AssertionError(f"{download_id} never got there: {manager.statuses()}")


def finish(manager: DownloadManager, download_id: str, state: State = "done") -> Download:
    return poll_until(manager, download_id, lambda s: s.download.state == state).download


def registry_paths(data: Path) -> list[Path]:
    def no_starter() -> Path:
        raise ModelNotFoundError("starter")

    return [entry.path for entry in Registry(data, find_starter=no_starter).files()]


def test_a_download_becomes_a_model_in_the_layout_that_other_programs_know(
    server: HubServer, data: Path, model: bytes
) -> None:
    requests = RequestLog()
    with open_manager(server, data, requests=requests) as manager:
        finished = finish(manager, manager.add(download()))
        assert finished.received == finished.total == len(model)
        assert registry_paths(data) == [finished.local_path]
        manager.cancel(finished.id)
        assert manager.statuses() == ()
    home = data / "models" / "models--team--Tiny-GGUF"
    path = home / "snapshots" / server.repositories[0].commit / "Tiny-Q8_0.gguf"
    assert finished.local_path == path
    assert path.read_bytes() == model
    assert path.resolve() == home / "blobs" / finished.files[0].file.sha256
    assert (home / "refs" / "main").read_text() == server.repositories[0].commit
    made = len(server.requests) + len(server.storage_requests)
    assert len(requests.of_this_run()) == made


def test_all_parts_of_a_split_model_come_before_any_is_listed(
    server: HubServer, data: Path
) -> None:
    parts = download("S-00001-of-00002.gguf", "S-00002-of-00002.gguf", repo_id="team/Split-GGUF")
    with open_manager(server, data, patience_s=0.5) as manager:
        server.body_faults.extend([BodyFault("slow"), BodyFault("stall", at=10)])
        download_id = manager.add(parts)
        wait_for(manager, lambda: len(server.storage_requests) == 2)
        assert list((data / "models").rglob("*.gguf")) == []
        assert registry_paths(data) == []
        finished = finish(manager, download_id)
    assert finished.local_path is not None
    assert len(list(finished.local_path.parent.glob("S-*.gguf"))) == 2


@pytest.mark.parametrize("fault", ["reset", "truncated", "short", "stall", "wrong-bytes"])
def test_it_gets_there_through_every_fault(
    server: HubServer, data: Path, model: bytes, fault: str
) -> None:
    server.body_faults.append(BodyFault(fault, at=len(model) // 2))  # type: ignore[arg-type]
    with open_manager(server, data, patience_s=0.5 if fault == "stall" else 20.0) as manager:
        finished = finish(manager, manager.add(download()))
    assert finished.local_path is not None
    assert finished.local_path.read_bytes() == model
    if fault in ("truncated", "short", "stall"):  # a reset may take what was on its way
        ranges = [seen.headers.get("range") for seen in server.storage_requests]
        assert f"bytes={len(model) // 2}-" in ranges


def test_bytes_that_stay_wrong_are_given_up_and_thrown_away(
    manager: DownloadManager, server: HubServer, data: Path
) -> None:
    server.body_faults.extend([BodyFault("wrong-bytes", at=9)] * 2)
    failed = finish(manager, manager.add(download()), "failed")
    assert failed.problem is not None
    assert failed.problem.code == "wrong-bytes"
    assert [
        path
        for path in (data / "models").rglob("*")
        if path.suffix != ".lock" and path.is_file() and path.stat().st_size
    ] == []


def test_a_hub_out_of_order_is_tried_again_later(
    manager: DownloadManager, server: HubServer
) -> None:
    server.faults.append(StatusFault(503))
    download_id = manager.add(download())
    status = poll_until(manager, download_id, lambda s: s.download.retry_at is not None)
    assert status.download.problem is not None
    assert status.download.problem.code == "hub-unavailable"
    assert finish(manager, download_id).problem is None


def test_a_renamed_repository_is_followed(manager: DownloadManager, model: bytes) -> None:
    finished = finish(manager, manager.add(download(repo_id="old/Tiny-GGUF")))
    assert finished.local_path is not None
    assert finished.local_path.read_bytes() == model


@pytest.mark.parametrize("path", ["../../evil.gguf", "/etc/evil.gguf", "a\\..\\evil.gguf"])
def test_a_name_cannot_lead_out_of_the_folder(tmp_path: Path, path: str) -> None:
    pinned = PinnedFile("o/n", "c" * 40, RemoteFile(path, 1, "a" * 64))
    with pytest.raises(UnsafeNameError):
        HubCache(tmp_path).model(pinned)


def test_bytes_that_others_will_take_are_not_free(tmp_path: Path) -> None:
    cache = HubCache(tmp_path)
    files = [PinnedFile("o/n", "c" * 40, RemoteFile("m.gguf", 1, "a" * 64))]
    cache.check_space(files, reserved=0)
    with pytest.raises(DiskSpaceError):
        cache.check_space(files, reserved=10**17)
    cache.check_space([], reserved=10**17)  # nothing is to come


def test_what_cannot_fit_is_refused_before_it_is_added(
    manager: DownloadManager,
) -> None:
    big = replace(download("big.gguf"), announced=10**17)
    with pytest.raises(DiskSpaceError):
        manager.check_space([download("other.gguf"), big])
    finished = finish(manager, manager.add(download()))
    manager.check_space([replace(finished, files=(), announced=10**17)])  # it is here


def test_what_waits_in_the_queue_has_its_place_on_the_disk(server: HubServer, data: Path) -> None:
    first, second = (
        replace(download(name), announced=10**17) for name in ("Tiny-Q8_0.gguf", "other.gguf")
    )
    with open_manager(server, data, parallel=0) as manager:
        manager.add(first)
        with pytest.raises(DiskSpaceError) as alone:
            manager.check_space([first])
        with pytest.raises(DiskSpaceError) as both:
            manager.check_space([second])
    assert both.value.needed - alone.value.needed == 10**17


def test_a_gated_repository_fails_with_the_way_in(manager: DownloadManager) -> None:
    download_id = manager.add(download("G.gguf", repo_id="meta/Gated-GGUF"))
    failed = finish(manager, download_id, "failed")
    assert failed.problem is not None
    assert failed.problem.code == "gated"
    assert "accept the conditions" in failed.problem.advice


def test_a_file_without_checksum_is_not_taken(manager: DownloadManager, server: HubServer) -> None:
    server.has_checksums = False
    failed = finish(manager, manager.add(download()), "failed")
    assert failed.problem is not None
    assert failed.problem.code == "no-checksum"


def test_a_checksum_of_the_catalogue_binds_the_hub(manager: DownloadManager) -> None:
    altered = Download(REPO, ("Tiny-Q8_0.gguf",), expected=("0" * 64,))
    failed = finish(manager, manager.add(altered), "failed")
    assert failed.problem is not None
    assert failed.problem.code == "altered-file"


def test_pausing_is_immediate_and_going_on_starts_where_it_was(
    manager: DownloadManager, server: HubServer, model: bytes
) -> None:
    server.body_faults.append(BodyFault("slow"))
    download_id = manager.add(download())
    running = poll_until(manager, download_id, lambda s: s.download.received > 0)
    assert running.download.total == len(model)
    manager.pause(download_id)
    (status,) = manager.statuses()
    assert status.download.state == "paused"
    assert 0 < status.download.received < len(model)
    manager.resume(download_id)
    finished = finish(manager, download_id)
    assert finished.local_path is not None
    assert finished.local_path.read_bytes() == model
    assert server.storage_requests[-1].headers["range"] == f"bytes={status.download.received}-"


def test_cancelling_leaves_nothing(manager: DownloadManager, server: HubServer, data: Path) -> None:
    server.body_faults.append(BodyFault("slow"))
    download_id = manager.add(download())
    poll_until(manager, download_id, lambda s: s.download.received > 0)
    manager.cancel(download_id)
    assert manager.statuses() == ()
    assert list((data / "models").rglob("*.incomplete")) == []
    assert manager.poll() == ()


def test_the_next_run_finds_it_paused_and_goes_on(
    server: HubServer, data: Path, model: bytes
) -> None:
    server.body_faults.append(BodyFault("slow"))
    with open_manager(server, data) as manager:
        download_id = manager.add(download())
        poll_until(manager, download_id, lambda s: s.download.received > 0)
    with open_manager(server, data) as manager:
        (status,) = manager.statuses()
        assert status.download.state == "paused"
        assert status.download.received > 0
        assert manager.poll() == ()  # nothing runs by itself
        manager.resume(download_id)
        finished = finish(manager, download_id)
    assert finished.local_path is not None
    assert finished.local_path.read_bytes() == model


@pytest.mark.parametrize("seed", range(5))
def test_killed_at_a_random_point_it_ends_with_the_right_bytes(
    server: HubServer, data: Path, model: bytes, seed: int
) -> None:
    point = random.Random(seed).randrange(len(model))
    server.body_faults.append(BodyFault("stall", at=point))
    with open_manager(server, data) as manager:
        download_id = manager.add(download())
        partial = data / "models" / "models--team--Tiny-GGUF" / "blobs"
        wait_for(manager, lambda: any(f.stat().st_size == point for f in partial.glob("*.inc*")))
        for process in manager._running.values():
            os.kill(process._child.pid, 9)
        finished = finish(manager, download_id)
    assert finished.local_path is not None
    assert finished.local_path.read_bytes() == model
    assert server.storage_requests[-1].headers.get("range", "bytes=0-") == f"bytes={point}-"


def wait_for(manager: DownloadManager, holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + DEADLINE_S
    while not holds():
        assert time.monotonic() < deadline
        manager.poll(0.02)


def test_no_more_run_at_once_than_allowed_and_in_order(server: HubServer, data: Path) -> None:
    with open_manager(server, data, parallel=1) as manager:
        first = manager.add(download("other.gguf"))
        second = manager.add(download())
        manager.move(second, 0)
        order: list[str] = []
        while len(order) < 2:
            news = manager.poll(0.05)
            order += [status.download.id for status in news if status.download.state == "done"]
            states = [status.download.state for status in manager.statuses()]
            assert states.count("running") <= 1
    assert order == [second, first]


def test_two_programs_do_not_write_the_same_file(server: HubServer, data: Path) -> None:
    server.body_faults.append(BodyFault("slow"))
    with open_manager(server, data) as one, open_manager(server, data) as other:
        download_id = one.add(download())
        poll_until(one, download_id, lambda s: s.download.received > 0)
        (status,) = other.statuses()
        assert status.is_elsewhere
        for refused in (other.pause, other.cancel):
            with pytest.raises(BusyError):
                refused(download_id)


def test_what_another_program_cancels_is_not_waited_for(server: HubServer, data: Path) -> None:
    with open_manager(server, data, parallel=0) as one, open_manager(server, data) as other:
        download_id = one.add(download())
        other.cancel(download_id)
        one.poll()
        assert not one.is_busy
        assert one.statuses() == ()


def test_a_full_disk_is_noticed_before_the_first_byte(
    manager: DownloadManager, server: HubServer
) -> None:
    server.repositories[0].files["huge.gguf"] = StoredFile(b"h", declared_size=10**17)
    failed = finish(manager, manager.add(download("huge.gguf")), "failed")
    assert failed.problem is not None
    assert failed.problem.code == "disk-space"
    assert server.storage_requests == []


def test_an_unknown_download_says_so(manager: DownloadManager) -> None:
    with pytest.raises(UnknownDownloadError):
        manager.pause("nobody/nothing/x.gguf")
