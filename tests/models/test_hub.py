"""Asking a hub: the real client, in its process, against a hub on loopback."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from models.errors import PacelineError
from models.hub import without_front_matter
from models.hub_access import HubAccess
from models.hub_errors import (
    GatedRepositoryError,
    HubProcessError,
    HubUnavailableError,
    InterruptedTransferError,
    NetworkOffError,
    NoNetworkError,
    NotOnHubError,
    RateLimitedError,
    SignInError,
    UntrustedConnectionError,
)
from models.hub_header import read_remote_header
from models.hub_messages import Answered, Hit, OpenRepository, ReadRange, ReadReadme, Search
from models.hub_process import HubClient
from models.network import RequestLog, RequestRecord
from tests.hub.faults import BodyFault, Fault, LoginPage, RedirectLoop, StatusFault
from tests.hub.server import HubServer
from tests.models.builders import TinyModel

README = b"---\nlicense: mit\n---\n# Tiny\nA model.\n"
TINY = "team/Tiny-GGUF"
HIT = Hit(TINY, None, False, 0, 0, None, None, None, "")


@pytest.fixture(scope="module")
def tiny_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return TinyModel(blocks=1).write(tmp_path_factory.mktemp("hub") / "tiny.gguf").read_bytes()


@pytest.fixture(scope="module")
def server(tiny_bytes: bytes) -> Iterator[HubServer]:
    with HubServer(tokens=("good", "outsider")) as server:
        files = {
            "README.md": README,
            "Tiny-Q4_K_M.gguf": tiny_bytes,
            "Tiny-Q8_0.gguf": tiny_bytes + b"8",
            "mmproj-F16.gguf": b"projector",
        }
        server.add(TINY, files, licence="mit", likes=7)
        server.add("team/Other-GGUF", {"Other.gguf": b"x"}, architecture="qwen3")
        server.add("team/Big-GGUF", {"Big.gguf": b"x"}, parameters=30_000_000_000)
        server.add("meta/Gated-GGUF", {"G.gguf": b"g"}, is_gated=True, readers=("good",))
        server.add("team/Secret-GGUF", {"S.gguf": b"s"}, is_private=True, readers=("good",))
        for number in range(4):
            server.add(f"many/Model-{number}", {"m.gguf": b"m"}, downloads=number)
        odd: Any = "very many"
        server.add("odd/Figures", {"f.gguf": b"f"}, downloads=odd, likes=[7])
        server.renamed["old/Tiny-GGUF"] = TINY
        yield server


@pytest.fixture(scope="module")
def requests() -> RequestLog:
    return RequestLog()


@pytest.fixture(scope="module")
def client(server: HubServer, requests: RequestLog) -> Iterator[HubClient]:
    with HubClient(HubAccess(server.endpoint), requests) as client:
        yield client


@pytest.fixture(scope="module")
def member(server: HubServer) -> Iterator[HubClient]:
    """Somebody with a token that opens everything."""
    with HubClient(HubAccess(server.endpoint, token="good"), RequestLog()) as client:
        yield client


@pytest.fixture(autouse=True)
def clean_server(server: HubServer) -> None:
    for queue in (server.faults, server.body_faults, server.requests, server.storage_requests):
        queue.clear()


def test_a_search_finds_by_name_page_by_page(client: HubClient) -> None:
    hits = client.search(Search("model", sort="downloads"))
    assert [hit.repo_id for hit in hits] == [f"many/Model-{number}" for number in (3, 2, 1, 0)]


def test_figures_of_a_hub_that_are_none_are_left_out(client: HubClient) -> None:
    (hit,) = client.search(Search("figures"))
    assert (hit.downloads, hit.likes) == (0, 0)


def test_a_search_can_be_abandoned_and_repeated(client: HubClient) -> None:
    hits = client.search(Search("model"))
    assert next(hits).repo_id == "many/Model-0"
    hits.close()  # type: ignore[attr-defined]
    assert len(list(client.search(Search("model", limit=2)))) == 2


@pytest.mark.parametrize(
    ("question", "found"),
    [
        (Search("gguf", licence="mit"), {TINY}),
        (Search("gguf", architecture="qwen3"), {"team/Other-GGUF"}),
        (Search("gguf", size="large"), {"team/Big-GGUF"}),
        (Search("nothing like it"), set()),
    ],
)
def test_filters(client: HubClient, question: Search, found: set[str]) -> None:
    assert {hit.repo_id for hit in client.search(question)} == found


def test_a_hit_says_what_people_choose_by(client: HubClient) -> None:
    (hit,) = client.search(Search("tiny"))
    assert (hit.licence, hit.is_gated, hit.likes) == ("mit", False, 7)
    assert (hit.architecture, hit.context_length) == ("llama", 128)
    assert (hit.parameter_count, hit.updated) == (1_000_000, "2026-05-04")


def test_a_repository_has_files_in_groups_with_their_checksums(
    client: HubClient, tiny_bytes: bytes
) -> None:
    repository = client.repository(OpenRepository(TINY))
    assert not repository.is_renamed
    assert [group.label for group in repository.groups] == ["Q4_K_M", "Q8_0"]
    file = repository.groups[0].files[0]
    assert file.size_bytes == len(tiny_bytes)
    assert len(file.sha256) == 64


def test_a_renamed_repository_is_found_under_its_new_name(client: HubClient) -> None:
    repository = client.repository(OpenRepository("old/Tiny-GGUF"))
    assert repository.is_renamed
    assert repository.hit.repo_id == TINY


def test_a_readme_comes_without_its_metadata(client: HubClient) -> None:
    assert client.readme(ReadReadme(TINY)) == "# Tiny\nA model.\n"
    assert client.readme(ReadReadme("team/Other-GGUF")) == ""


@pytest.mark.parametrize("ignores_ranges", [False, True])
def test_a_range_is_read_without_the_rest(
    client: HubClient, server: HubServer, tiny_bytes: bytes, ignores_ranges: bool
) -> None:
    if ignores_ranges:
        server.body_faults.append(BodyFault("ignore-range"))
    question = ReadRange(TINY, "main", "Tiny-Q4_K_M.gguf", start=8, length=100)
    assert client.read_range(question) == tiny_bytes[8:108]


def test_a_gated_repository_is_described_but_not_given(client: HubClient) -> None:
    question = ReadRange("meta/Gated-GGUF", "main", "G.gguf", 0, 1)
    with pytest.raises(GatedRepositoryError) as caught:
        client.read_range(question)
    assert "/meta/Gated-GGUF in a browser" in caught.value.advice


def test_a_token_opens_what_it_may_and_is_told_to_nobody_else(
    member: HubClient, server: HubServer
) -> None:
    assert member.read_range(ReadRange("meta/Gated-GGUF", "main", "G.gguf", 0, 1)) == b"g"
    assert {seen.token for seen in server.requests} == {"good"}
    (storage,) = server.storage_requests
    assert storage.token is None
    assert "good" not in repr(member.access)


def test_a_hub_that_redirects_to_another_host_does_not_pass_the_token_on(
    member: HubClient, server: HubServer
) -> None:
    elsewhere = server.endpoint.replace("127.0.0.1", "localhost")
    server.faults.append(StatusFault(307, (("Location", f"{elsewhere}/api/models/{TINY}"),)))
    member.repository(OpenRepository(TINY))
    told = [(seen.headers["host"].split(":")[0], seen.token) for seen in server.requests]
    assert told == [("127.0.0.1", "good"), ("localhost", None), ("127.0.0.1", "good")]


def test_a_list_that_goes_on_at_another_host_does_not_pass_the_token_on(
    member: HubClient, server: HubServer
) -> None:
    """The library itself sends it there."""
    server.next_pages_at = server.endpoint.replace("127.0.0.1", "localhost")
    try:
        assert len(list(member.search(Search("model")))) == 4
    finally:
        server.next_pages_at = ""
    assert [seen.token for seen in server.requests] == ["good", None]


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        (StatusFault(429, (("Retry-After", "55"),)), RateLimitedError),
        (StatusFault(503), HubUnavailableError),
        (RedirectLoop(), HubUnavailableError),
        (LoginPage(), HubUnavailableError),
    ],
)
def test_faults_are_told_at_once_in_words(
    client: HubClient, server: HubServer, fault: Fault, error: type[PacelineError]
) -> None:
    server.faults.append(fault)
    with pytest.raises(error):
        list(client.search(Search("tiny")))
    if isinstance(fault, StatusFault):
        assert len(server.requests) == 1  # no silent repetition


def test_the_time_that_a_hub_asks_for_is_kept(client: HubClient, server: HubServer) -> None:
    server.faults.append(StatusFault(429, (("RateLimit", '"api";r=0;t=42'),)))
    with pytest.raises(RateLimitedError) as caught:
        client.repository(OpenRepository(TINY))
    assert caught.value.retry_after == 42


def test_a_connection_that_stands_still_is_given_up(server: HubServer) -> None:
    server.body_faults.append(BodyFault("stall", at=4))
    with (
        HubClient(HubAccess(server.endpoint, patience_s=0.3), RequestLog()) as impatient,
        pytest.raises((InterruptedTransferError, NoNetworkError)),
    ):
        impatient.read_range(ReadRange(TINY, "main", "Tiny-Q8_0.gguf", 0, 64))


@pytest.mark.parametrize(
    ("repo_id", "path", "error"),
    [
        ("nobody/Nothing", "x.gguf", SignInError),
        ("team/Secret-GGUF", "S.gguf", SignInError),
        (TINY, "missing.gguf", NotOnHubError),
        ("not a name", "x.gguf", NotOnHubError),
    ],
)
def test_what_is_not_there_says_so(
    client: HubClient, repo_id: str, path: str, error: type[PacelineError]
) -> None:
    with pytest.raises(error):
        client.read_range(ReadRange(repo_id, "main", path, 0, 1))


def test_a_token_that_is_nobodys_is_refused(server: HubServer) -> None:
    with (
        HubClient(HubAccess(server.endpoint, token="stale"), RequestLog()) as client,
        pytest.raises(SignInError, match="does not accept the stored token"),
    ):
        client.repository(OpenRepository(TINY))


def test_no_network(requests: RequestLog) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    access = HubAccess(f"http://127.0.0.1:{port}")
    with HubClient(access, requests) as client, pytest.raises(NoNetworkError):
        list(client.search(Search()))


def test_an_intercepted_connection_is_recognized(requests: RequestLog) -> None:
    """The certificate is not one that this machine trusts, as behind an antivirus program."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(Path(__file__).parents[1] / "hub" / "untrusted.pem")
    with HubServer(tls=context) as interceptor:
        access = HubAccess(interceptor.endpoint)
        with HubClient(access, requests) as client, pytest.raises(UntrustedConnectionError):
            list(client.search(Search()))
        assert interceptor.requests == []


def test_a_proxy_is_used(server: HubServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", server.endpoint)
    with HubClient(HubAccess("http://hub.example"), RequestLog()) as client:
        assert client.repository(OpenRepository(TINY)).hit.repo_id == TINY
    assert server.requests[0].path.startswith("http://hub.example/api/models/")


def test_every_request_is_listed_with_host_and_purpose(
    client: HubClient, requests: RequestLog, server: HubServer
) -> None:
    before = len(requests.of_this_run())
    client.read_range(ReadRange(TINY, "main", "Tiny-Q4_K_M.gguf", 0, 1))
    made = requests.of_this_run()[before:]
    hosts = [record.host for record in made]
    assert hosts == [
        server.endpoint.removeprefix("http://"),
        server.storage.removeprefix("http://"),
    ]
    assert {record.purpose for record in made} == {"the beginning of “Tiny-Q4_K_M.gguf”"}
    assert len(server.requests) + len(server.storage_requests) == len(made)


def test_nothing_is_sent_along(client: HubClient, server: HubServer) -> None:
    client.repository(OpenRepository(TINY))
    assert {seen.headers["user-agent"] for seen in server.requests} == {"paceline"}
    assert all("agent-harnesses" not in seen.path for seen in server.requests)


def test_stopping_ends_a_question_from_another_thread(client: HubClient, server: HubServer) -> None:
    server.body_faults.append(BodyFault("stall", at=0))
    patient = HubClient(HubAccess(server.endpoint, patience_s=60), RequestLog())
    outcome: list[BaseException] = []

    def ask() -> None:
        try:
            patient.read_range(ReadRange(TINY, "main", "Tiny-Q8_0.gguf", 0, 64))
        except PacelineError as error:
            outcome.append(error)

    asking = threading.Thread(target=ask)
    asking.start()
    while not server.storage_requests:
        threading.Event().wait(0.01)
    patient.stop()
    asking.join()
    assert isinstance(outcome[0], HubProcessError)


def asks_twice(connection: Connection, _access: HubAccess) -> None:
    connection.recv()
    connection.send(RequestRecord(1.0, "hub.example", "models"))
    connection.send(Answered(HIT))
    connection.send(RequestRecord(2.0, "hub.example", "more models"))
    connection.recv()


def test_what_an_abandoned_search_asked_for_is_listed(
    server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("models.hub_process.answer_all", asks_twice)
    requests = RequestLog()
    client = HubClient(HubAccess(server.endpoint), requests)
    hits = client.search(Search())
    next(hits)
    assert client._connection is not None
    assert client._connection.poll(20)
    hits.close()
    assert [record.time for record in requests.of_this_run()] == [1.0, 2.0]


def test_the_switch_forbids_even_the_process(server: HubServer) -> None:
    with (
        HubClient(HubAccess(server.endpoint, network_on=False), RequestLog()) as client,
        pytest.raises(NetworkOffError),
    ):
        list(client.search(Search()))
    assert server.requests == []


def test_a_real_header_is_read_from_afar(client: HubClient, server: HubServer) -> None:
    file = client.repository(OpenRepository(TINY)).groups[0].files[0]
    header = read_remote_header(client, TINY, "main", file)
    assert header.architecture == "llama"
    assert header.name == "Tiny test model"
    assert len(server.storage_requests) == 1


@pytest.mark.parametrize("rest", ["\n" * 200_000, " " * 200_000, "\n---x" * 50_000])
def test_metadata_without_an_end_is_read_in_no_time(rest: str) -> None:
    assert without_front_matter(f"---\n{rest}") == f"---\n{rest}"


def test_metadata_may_have_the_line_ends_of_windows() -> None:
    assert without_front_matter("--- \r\nlicense: mit\r\n---\r\n# Title") == "# Title"
