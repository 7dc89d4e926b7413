"""The states of a download, and the list of them on disk. Pure, and fast."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from models.download import (
    Download,
    after_failure,
    done,
    is_due,
    paused,
    progressed,
    retry_delay,
    waiting,
)
from models.download_file import DownloadFile
from models.errors import BusyError, DiskSpaceError, FolderUnwritableError, PacelineError
from models.hub_errors import (
    ForbiddenError,
    HubProcessError,
    NoNetworkError,
    RateLimitedError,
    WrongBytesError,
)
from models.hub_files import RemoteFile
from models.hub_messages import PinnedFile
from models.transfer_rate import TransferRate

NO_NETWORK = NoNetworkError("hub.example")


def a_download(path: str = "m.gguf") -> Download:
    pinned = PinnedFile("o/n", "c" * 40, RemoteFile(path, 100, "a" * 64))
    return Download("o/n", (path,), files=(pinned,))


@pytest.mark.parametrize(
    ("error", "attempts", "damaged", "delay"),
    [
        (NO_NETWORK, 1, 0, 1.0),
        (NO_NETWORK, 4, 0, 8.0),
        (NO_NETWORK, 7, 0, 60.0),
        (NO_NETWORK, 8, 0, None),
        (HubProcessError(), 1, 0, 1.0),
        (BusyError("busy"), 1, 0, 1.0),
        (RateLimitedError("hub.example", 300), 1, 0, 301.0),
        (RateLimitedError("hub.example", 86_400), 1, 0, None),
        (RateLimitedError("hub.example", None), 1, 0, 1.0),
        (WrongBytesError("m.gguf"), 1, 1, 1.0),
        (WrongBytesError("m.gguf"), 1, 2, None),
        (ForbiddenError("m.gguf"), 1, 0, None),
        (DiskSpaceError(2, 1, "/"), 1, 0, None),
    ],
)
def test_only_what_may_pass_is_tried_again(
    error: PacelineError, attempts: int, damaged: int, delay: float | None
) -> None:
    assert retry_delay(error, attempts, damaged) == delay


def test_a_byte_renews_the_patience_but_wrong_bytes_stay_counted() -> None:
    download = a_download()
    for _ in range(20):
        download = after_failure(progressed(download, download.received + 1), NO_NETWORK, now=0)
    assert download.state == "waiting"
    damaged = after_failure(progressed(download, 50), WrongBytesError("m"), now=0)
    assert after_failure(progressed(damaged, 99), WrongBytesError("m"), now=0).state == "failed"


def test_a_waiting_download_is_due_when_its_time_has_come() -> None:
    download = after_failure(a_download(), NO_NETWORK, now=100)
    assert not is_due(download, now=100.5)
    assert is_due(download, now=101)
    assert is_due(waiting(download), now=0)
    assert not is_due(paused(download), now=200)


def test_the_end_is_complete() -> None:
    finished = done(a_download(), Path("/models/m.gguf"))
    assert (finished.state, finished.received, finished.total) == ("done", 100, 100)


@pytest.mark.parametrize("changes", [{"paths": ()}, {"expected": ("a", "b")}])
def test_impossible_downloads_cannot_be_made(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="a "):
        replace(a_download(), **changes)  # type: ignore[arg-type]


def test_the_list_survives_and_what_was_running_is_paused(tmp_path: Path) -> None:
    file = DownloadFile(tmp_path / "downloads.json")
    running = replace(a_download(), state="running", received=50)
    failed = after_failure(a_download("f.gguf"), ForbiddenError("f.gguf"), now=0)
    finished = done(a_download("d.gguf"), tmp_path / "d.gguf")
    for download in (running, failed, finished):
        file.put(download)
    first, second, third = DownloadFile(tmp_path / "downloads.json").load()
    assert first == replace(a_download(), state="paused")
    assert (second.state, second.problem) == ("failed", failed.problem)
    assert (third.state, third.local_path) == ("done", tmp_path / "d.gguf")


def test_a_size_that_was_announced_holds_until_the_hub_was_asked(tmp_path: Path) -> None:
    file = DownloadFile(tmp_path / "downloads.json")
    file.put(Download("o/n", ("m.gguf",), announced=70))
    (known,) = DownloadFile(tmp_path / "downloads.json").load()
    assert known.total == 70
    assert replace(known, files=a_download().files).total == 100
    assert Download("o/n", ("m.gguf",)).total is None


def test_order_removal_and_replacement(tmp_path: Path) -> None:
    file = DownloadFile(tmp_path / "downloads.json")
    names = ["a.gguf", "b.gguf", "c.gguf"]
    for name in names:
        file.put(a_download(name))
    file.sort(["o/n/c.gguf"])
    file.remove("o/n/a.gguf")
    file.put(replace(a_download("b.gguf"), revision="v2"))
    assert [(d.name, d.revision) for d in file.load()] == [("c", "main"), ("b", "v2")]


@pytest.mark.parametrize("text", ["", "no JSON", "[]", '{"format": 99}', "{" * 10_000])
def test_a_broken_list_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "downloads.json"
    path.write_text(text)
    file = DownloadFile(path)
    assert file.load() == ()
    file.put(a_download())
    assert len(file.load()) == 1
    assert len(list(tmp_path.glob("*broken*"))) == 1


def test_one_bad_entry_does_not_take_the_others_along(tmp_path: Path) -> None:
    path = tmp_path / "downloads.json"
    file = DownloadFile(path)
    file.put(a_download("a.gguf"))
    content = json.loads(path.read_text())
    content["downloads"] += [{}, None, {**content["downloads"][0], "state": "flying"}]
    path.write_text(json.dumps(content))
    assert [download.name for download in file.load()] == ["a"]


def test_a_list_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderUnwritableError):
        DownloadFile(tmp_path / "file" / "downloads.json").put(a_download())


def test_the_rate_is_that_of_the_last_seconds() -> None:
    rate = TransferRate()
    assert rate.bytes_per_second is None
    for second in range(60):
        rate.add(second, second * 10 if second < 30 else 300 + (second - 30) * 100)
    assert rate.bytes_per_second == pytest.approx(100)
    assert rate.remaining_seconds(5_200) == pytest.approx(20)
    rate.add(60, 0)  # started anew
    assert rate.remaining_seconds(100) is None
    rate.add(60.01, 1_000_000)  # what waited in buffers comes at once
    assert rate.bytes_per_second is None
