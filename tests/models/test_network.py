"""May the network be used, what was it used for, which host is whose, and who holds the token."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.backends.fail import Keyring as NoBackend
from keyring.errors import KeyringLocked, PasswordDeleteError

from models.atomic_file import write_text_atomically
from models.hub_access import PUBLIC_ENDPOINT, EndpointError, HubAccess, endpoint_of_user, host_of
from models.hub_errors import NetworkOffError
from models.hub_token import KeyringError, SystemKeyring, token_for
from models.network import RequestLog, RequestRecord, check_network


@pytest.mark.parametrize("value", ["1", "ON", "true", "Yes"])
@pytest.mark.parametrize("name", ["PACELINE_OFFLINE", "HF_HUB_OFFLINE"])
def test_a_variable_switches_off(name: str, value: str) -> None:
    with pytest.raises(NetworkOffError, match=name):
        check_network(switched_on=True, environment={name: value})
    check_network(switched_on=True, environment={name: "0"})


def test_the_switch_wins() -> None:
    with pytest.raises(NetworkOffError, match="switch"):
        check_network(switched_on=False, environment={})


def record(number: int) -> RequestRecord:
    return RequestRecord(float(number), "hub.example", f"file {number}")


def test_requests_are_kept_from_run_to_run_but_not_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "log" / "requests.jsonl"
    before = RequestLog(file)
    for number in range(2_500):
        before.add(record(number))
    log = RequestLog(file)
    assert log.of_this_run() == ()
    assert log.all() == tuple(record(number) for number in range(1_500, 2_500))
    assert len(file.read_text().splitlines()) == 1_000
    assert os.name == "nt" or file.stat().st_mode & 0o077 == 0


def test_what_is_asked_for_while_the_list_is_shortened_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "requests.jsonl"
    lines = [json.dumps(asdict(record(number))) for number in range(2_500)]
    file.write_text("\n".join(lines) + "\n")
    other = threading.Thread(target=lambda: RequestLog(file).add(record(2_500)))

    def write(path: Path, text: str) -> None:
        other.start()
        other.join(0.2)  # without the lock it would be done by then
        write_text_atomically(path, text)

    monkeypatch.setattr("models.network.write_text_atomically", write)
    RequestLog(file).all()
    other.join()
    assert RequestLog(file).all()[-1] == record(2_500)


def test_a_list_that_cannot_be_shortened_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _text: str) -> None:
        raise OSError("No space left on device")

    file = tmp_path / "requests.jsonl"
    log = RequestLog(file)
    for number in range(2_001):
        log.add(record(number))
    monkeypatch.setattr("models.network.write_text_atomically", full)
    assert RequestLog(file).all()[-1] == record(2_000)


def test_a_damaged_list_gives_what_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "requests.jsonl"
    log = RequestLog(file)
    log.add(record(1))
    with file.open("a") as broken:
        broken.write('nonsense\n{"time": "x"}\n[]\n')
    log.add(record(2))
    assert log.all() == (record(1), record(2))


def test_a_list_that_cannot_be_written_is_still_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    log = RequestLog(tmp_path / "file" / "requests.jsonl")
    log.add(record(1))
    assert log.of_this_run() == log.all() == (record(1),)


@pytest.mark.parametrize(
    ("url", "is_own"),
    [
        ("https://hub.example/api/models", True),
        ("https://HUB.example:443/x", True),
        ("http://hub.example/x", False),
        ("https://hub.example:8443/x", False),
        ("https://hub.example.evil.example/x", False),
        ("https://evil.example/hub.example", False),
        ("https://hub.example@evil.example/x", False),
        ("https://huggingface.co/x", False),
        ("nonsense", False),
        ("https://hub.example:nonsense/x", False),
    ],
)
def test_a_token_belongs_to_one_origin(url: str, is_own: bool) -> None:
    assert HubAccess("https://hub.example").owns(url) is is_own


@pytest.mark.parametrize("text", ["nonsense", "ftp://hub.example", "https://", "https://h:x"])
def test_a_bad_endpoint_is_refused(text: str) -> None:
    with pytest.raises(EndpointError, match="no address of a hub"):
        HubAccess(text)


def test_the_endpoint_follows_the_usual_variable() -> None:
    assert endpoint_of_user({}) == endpoint_of_user({"HF_ENDPOINT": " "}) == PUBLIC_ENDPOINT
    assert endpoint_of_user({"HF_ENDPOINT": "https://m.example/"}) == "https://m.example"
    assert host_of("http://127.0.0.1:8080/x") == "127.0.0.1:8080"


class MemoryKeyring(KeyringBackend):
    """What a desktop has, for the length of a test.

    The library keeps a list of all classes of backends; by its priority, it never chooses this one
    by itself, which would last for all tests that follow.
    """

    priority = -1  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        self.stored: dict[tuple[str, str], str] = {}
        self.is_locked = False

    def get_password(self, service: str, username: str) -> str | None:
        if self.is_locked:
            raise KeyringLocked
        return self.stored.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        if self.is_locked:
            raise KeyringLocked
        self.stored[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if self.stored.pop((service, username), None) is None:
            raise PasswordDeleteError


@pytest.fixture
def desktop() -> Iterator[MemoryKeyring]:
    before = keyring.get_keyring()
    memory = MemoryKeyring()
    keyring.set_keyring(memory)
    yield memory
    keyring.set_keyring(before)


def test_a_token_is_kept_under_its_host(desktop: MemoryKeyring) -> None:
    store = SystemKeyring()
    store.write("hub.example", "secret")
    assert token_for("https://hub.example", store, {}) == "secret"
    assert token_for("https://other.example", store, {}) is None
    store.forget("hub.example")
    store.forget("hub.example")
    assert token_for("https://hub.example", store, {}) is None


def test_variables_are_for_this_run_and_for_their_hub(desktop: MemoryKeyring) -> None:
    store = SystemKeyring()
    assert token_for(PUBLIC_ENDPOINT, store, {"HF_TOKEN": "public"}) == "public"
    assert token_for("https://m.example", store, {"HF_TOKEN": "public"}) is None
    assert token_for("https://m.example", store, {"PACELINE_HUB_TOKEN": "own"}) == "own"
    assert desktop.stored == {}


def test_a_locked_keyring_is_no_crash(desktop: MemoryKeyring) -> None:
    desktop.is_locked = True
    assert SystemKeyring().read("hub.example") is None
    with pytest.raises(KeyringError):
        SystemKeyring().write("hub.example", "secret")


def test_without_a_keyring_nothing_is_stored(desktop: MemoryKeyring) -> None:
    keyring.set_keyring(NoBackend())
    store = SystemKeyring()
    assert store.read("hub.example") is None
    store.forget("hub.example")
    with pytest.raises(KeyringError, match="no keyring") as caught:
        store.write("hub.example", "secret")
    assert "PACELINE_HUB_TOKEN" in caught.value.advice
    assert "secret" not in str(caught.value)
