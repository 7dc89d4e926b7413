"""Asking a llama-server, against a scripted one on loopback."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import ThreadingHTTPServer
from typing import Any, cast

import pytest

from app.bench.errors import PeerError
from app.bench.peer_arm import PeerArm
from app.bench.peer_client import PeerClient
from app.bench.peer_fleet import PeerFleet
from app.bench.peer_server import ServerMemory, free_port
from app.bench.peer_settings import completion
from app.bench.prompts import Category, Prompt
from app.bench.rendered_prompt import RenderedPrompt
from app.engine.sampling import SamplingParams
from tests.app.bench.scripted_peer import WORD, Handler, scripted_server

GREEDY = SamplingParams(temperature=0)
Serve = Callable[..., ThreadingHTTPServer]


@contextmanager
def _serving(misbehaviour: str) -> Iterator[ThreadingHTTPServer]:
    server = scripted_server(misbehaviour)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture
def serve() -> Iterator[Serve]:
    with ExitStack() as servers:
        yield lambda misbehaviour="": servers.enter_context(_serving(misbehaviour))


def _client(server: ThreadingHTTPServer) -> PeerClient:
    return PeerClient(server.server_port)


def _bodies(server: ThreadingHTTPServer) -> list[dict[str, Any]]:
    return cast("type[Handler]", server.RequestHandlerClass).bodies


def test_an_answer_is_measured(serve: Serve) -> None:
    done = _client(serve()).complete(completion((1, 2, 3), GREEDY, 5))
    assert done.text == WORD * 5
    assert (done.prompt_tokens, done.cached_tokens, done.output_tokens) == (3, 0, 5)
    assert done.ended == "length"
    assert done.decode_rate == pytest.approx(100)  # 10 ms a token, the first one free
    assert (done.drafted, done.accepted, done.rounds) == (6, 3, None)
    assert 0 < done.ttft_s <= done.ttft_s + done.client_decode_s <= done.total_s


def test_the_token_that_ends_an_answer_is_counted_apart(serve: Serve) -> None:
    done = _client(serve("eos")).complete(completion((1,), GREEDY, 5))
    assert (done.ended, done.output_tokens, done.decoded, done.timed_tokens) == ("eos", 5, 6, 6)
    assert done.decode_rate == pytest.approx(100)


def test_the_request_carries_the_settings(serve: Serve) -> None:
    server = serve()
    _client(server).complete(completion((1, 2), SamplingParams(top_k=7, seed=2**32 + 5), 2))
    (body,) = _bodies(server)
    assert body["prompt"] == [1, 2]
    assert (body["n_predict"], body["top_k"], body["seed"]) == (2, 7, 5)
    assert body["dry_penalty_last_n"] == 4  # llama-server refuses -1
    assert body["cache_prompt"] is False
    assert body["ignore_eos"] is False
    assert " ".join(body["samplers"]) == (
        "penalties dry top_n_sigma top_k typ_p top_p min_p xtc temperature"
    )


@pytest.mark.parametrize(
    ("misbehaviour", "words"),
    [
        ("refuse", "the prompt is too long"),
        ("fail", "Compute error"),
        ("cut", "without saying so"),
        ("other form", "another form"),
    ],
)
def test_what_goes_wrong_is_said(serve: Serve, misbehaviour: str, words: str) -> None:
    with pytest.raises(PeerError, match=words):
        _client(serve(misbehaviour)).complete(completion((1,), GREEDY, 3))


def test_nobody_there_is_a_sentence() -> None:
    client = PeerClient(free_port())
    assert not client.is_ready()
    with pytest.raises(PeerError, match="connection"):
        client.complete(completion((1,), GREEDY, 3))


@pytest.mark.parametrize(("misbehaviour", "ready"), [("", True), ("loading", False)])
def test_ready_once_the_model_is_loaded(serve: Serve, misbehaviour: str, ready: bool) -> None:
    assert _client(serve(misbehaviour)).is_ready() is ready


class RunningServer:
    """A server of the fleet that somebody else runs."""

    process_id = 1

    def __init__(self, client: PeerClient) -> None:
        self.client = client

    def check_alive(self, *, patience_s: float = 0.0) -> None: ...
    def stop(self) -> None: ...
    def memory(self) -> ServerMemory:
        return ServerMemory(2, 1)


def test_the_arm_warms_up_with_other_tokens_before_it_asks(serve: Serve) -> None:
    server = serve()
    fleet = PeerFleet(lambda draft_length: RunningServer(_client(server)), first_guess=0)
    arm = PeerArm("peer n_max 3", fleet, 3, GREEDY, 5)
    prompt = RenderedPrompt(Prompt("one", Category.QUESTION_ANSWERING, ""), (), tuple(range(10)))
    arm.prepare(prompt)
    assert arm.answer(prompt).output_tokens == 5
    warm_up, asked = _bodies(server)
    assert (warm_up["prompt"], warm_up["n_predict"]) == ([6, 7, 8, 9], 1)
    assert (asked["prompt"], asked["n_predict"]) == (list(range(10)), 5)
    assert arm.name == "peer n_max 3"
