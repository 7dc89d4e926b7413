"""`paceline serve` as a program, with a real model, asked over HTTP."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Open = Callable[..., "subprocess.Popen[str]"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="ends programs by signals")
USUAL = ("-t", "starter", "--temperature", 0, "--ctx", 512, "--threads", 1)
STORY = [{"role": "user", "content": "Write a long story."}]
PAGE = "https://page.example"


@dataclass(frozen=True)
class Server:
    program: subprocess.Popen[str]
    port: int

    def ask(
        self, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status and the JSON of a response."""
        with self.asked(path, body, headers) as response:
            text = response.read()
        return response.status, json.loads(text)

    @contextmanager
    def asked(
        self, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Iterator[http.client.HTTPResponse]:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port)) as connection:
            method = "GET" if body is None else "POST"
            data = body if isinstance(body, bytes) else json.dumps(body)
            connection.request(method, path, None if body is None else data, headers or {})
            yield connection.getresponse()

    def engine(self) -> psutil.Process:
        (child,) = [
            one
            for one in psutil.Process(self.program.pid).children()
            if "resource_tracker" not in " ".join(one.cmdline())
        ]
        return child


@contextmanager
def _serving(open_paceline: Open, *options: object) -> Iterator[Server]:
    with open_paceline("serve", *USUAL, "--port", 0, *options) as program:
        try:
            assert program.stdout is not None
            said = program.stdout.readline()
            assert "http://127.0.0.1:" in said, program.communicate()
            yield Server(program, int(said.partition("127.0.0.1:")[2].partition("/")[0]))
        finally:
            os.killpg(program.pid, signal.SIGINT)
            _, errors = program.communicate()
        assert program.returncode == 0, errors
        assert "Traceback" not in errors


@pytest.fixture(scope="module")
def server(open_paceline: Open) -> Iterator[Server]:
    with _serving(open_paceline, "--allow-origin", PAGE) as server:
        yield server


def _chunks(response: http.client.HTTPResponse) -> list[Any]:
    lines = [line.decode().strip() for line in response]
    data = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
    assert data.pop() == "[DONE]"
    return [json.loads(one) for one in data]


def test_a_chat_gets_the_text_that_run_prints(server: Server, paceline: Run) -> None:
    status, reply = server.ask("/v1/chat/completions", {"messages": STORY, "max_tokens": 12})
    assert status == 200
    printed = paceline("run", *USUAL, "-p", STORY[0]["content"], "--max-tokens", 12, "--quiet")
    (choice,) = reply["choices"]
    assert f"{choice['message']['content']}\n" == printed.stdout
    assert choice["finish_reason"] == "length"
    assert reply["usage"]["completion_tokens"] == 12
    assert reply["timings"]["predicted_per_second"] > 0


def test_a_stream_says_the_same_in_parts(server: Server) -> None:
    body = {"messages": STORY, "max_tokens": 12, "stream": True}
    with server.asked("/v1/chat/completions", body) as response:
        assert response.status == 200
        assert response.headers["Content-Type"] == "text/event-stream"
        chunks = _chunks(response)
    text = "".join(chunk["choices"][0]["delta"].get("content", "") for chunk in chunks)
    _, whole = server.ask("/v1/chat/completions", {**body, "stream": False})
    assert text == whole["choices"][0]["message"]["content"]
    assert len(chunks) > 5
    assert chunks[-1]["choices"][0]["finish_reason"] == "length"


def test_a_completion_goes_on_with_a_text(server: Server) -> None:
    status, reply = server.ask("/v1/completions", {"prompt": "The capital of France is"})
    assert status == 200
    assert "Paris" in reply["choices"][0]["text"]
    assert reply["usage"]["completion_tokens"] <= 16


def test_an_answer_has_the_form_that_was_asked_for(server: Server) -> None:
    schema = {
        "type": "object",
        "properties": {"age": {"type": "integer"}},
        "required": ["age"],
        "additionalProperties": False,
    }
    form = {"type": "json_schema", "json_schema": {"name": "pet", "schema": schema}}
    body = {"messages": STORY, "response_format": form, "max_tokens": 100}
    _, reply = server.ask("/v1/chat/completions", body)
    assert set(json.loads(reply["choices"][0]["message"]["content"])) == {"age"}


def test_what_is_there_and_how_it_is(server: Server) -> None:
    _, models = server.ask("/v1/models")
    (model,) = models["data"]
    assert "SmolLM2" in model["id"]
    assert model["meta"]["n_ctx"] == 512
    assert server.ask(f"/v1/models/{model['id']}") == (200, model)
    assert server.ask("/health") == (200, {"status": "ok"})


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/v1/chat/completions", {"messages": STORY, "top_p": 7}, 400, "bad-request"),
        ("/v1/chat/completions", {"messages": STORY, "grammar": "?"}, 400, "bad-grammar"),
        ("/v1/chat/completions", b"not JSON", 400, "bad-request"),
        ("/v1/completions", {"prompt": "word " * 600}, 400, "context_length_exceeded"),
        (
            "/v1/completions",
            {"prompt": "word " * 600, "stream": True},
            400,
            "context_length_exceeded",
        ),
        ("/v1/embeddings", {}, 404, "not-found"),
        ("/v1/models", {}, 405, "wrong-method"),
        ("/v1/models/gpt-4", None, 404, "model_not_found"),
    ],
)
def test_what_cannot_be_answered_gets_a_sentence(
    server: Server, path: str, body: object, status: int, code: str
) -> None:
    got, reply = server.ask(path, body)
    assert (got, reply["error"]["code"]) == (status, code)
    assert reply["error"]["message"].endswith(".")


def test_web_pages_ask_only_if_they_were_named(server: Server) -> None:
    status, reply = server.ask("/v1/models", headers={"Origin": "https://evil.example"})
    assert (status, reply["error"]["code"]) == (403, "foreign_origin")
    status, reply = server.ask("/v1/models", headers={"Host": "evil.example"})
    assert (status, reply["error"]["code"]) == (403, "foreign_host")
    with server.asked("/v1/models", headers={"Origin": PAGE}) as response:
        assert response.status == 200
        assert response.headers["Access-Control-Allow-Origin"] == PAGE


def test_a_named_page_may_look_before_it_asks(server: Server) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
        names = {"Headers": "authorization,x-stainless-os", "Private-Network": "true"}
        asked = {f"Access-Control-Request-{name}": value for name, value in names.items()}
        headers = {"Origin": PAGE, **asked}
        connection.request("OPTIONS", "/v1/chat/completions", headers=headers)
        response = connection.getresponse()
        assert response.status == 204
        for name, value in names.items():
            assert response.headers[f"Access-Control-Allow-{name}"] == value


@pytest.mark.parametrize(("path", "status"), [("/health", 200), ("/v1/completions", 405)])
def test_a_look_at_the_headers_alone_brings_no_body(server: Server, path: str, status: int) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
        for _ in range(2):  # a body would be read as the second response
            connection.request("HEAD", path)
            response = connection.getresponse()
            assert response.status == status
            assert response.read() == b""


def test_a_client_that_leaves_does_not_keep_the_engine(server: Server) -> None:
    body = {"messages": STORY, "stream": True}
    with server.asked("/v1/chat/completions", body) as response:
        assert response.readline().startswith(b"data: ")
    status, reply = server.ask("/v1/completions", {"prompt": "Once", "max_tokens": 1})
    assert status == 200
    assert reply["usage"]["completion_tokens"] == 1


def test_an_engine_that_dies_is_started_again(open_paceline: Open) -> None:
    with _serving(open_paceline) as server:
        body = {"messages": STORY, "stream": True}
        with server.asked("/v1/chat/completions", body) as response:
            assert response.readline().startswith(b"data: ")
            server.engine().kill()
            rest = response.read().decode()
        assert '"error"' in rest
        assert "The next request starts it again." in rest
        assert "[DONE]" not in rest
        status, _ = server.ask("/v1/completions", {"prompt": "Once", "max_tokens": 1})
        assert status == 200


def test_the_key_has_to_be_known(open_paceline: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PACELINE_API_KEY", "secret")
    with _serving(open_paceline) as server:
        assert server.ask("/v1/models")[0] == 401
        assert server.ask("/health")[0] == 401
        assert server.ask("/v1/models", headers={"Authorization": "Bearer secret"})[0] == 200


@pytest.mark.parametrize("stopped", [False, True], ids=["engine runs", "engine does not listen"])
def test_ctrl_c_in_an_answer_ends_it_and_the_server(open_paceline: Open, stopped: bool) -> None:
    with _serving(open_paceline) as server:
        body = {"messages": STORY, "stream": True}
        with server.asked("/v1/chat/completions", body) as response:
            assert response.readline().startswith(b"data: ")
            if stopped:
                server.engine().suspend()
            os.killpg(server.program.pid, signal.SIGINT)
            rest = response.read().decode()
            server.program.wait()
        assert "The server is being shut down." in rest
        assert '"finish_reason": "stop"' not in rest


def test_answers_go_on_when_nobody_reads_what_it_says(open_paceline: Open) -> None:
    with open_paceline("serve", *USUAL, "--port", 0) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        port = int(program.stdout.readline().partition("127.0.0.1:")[2].partition("/")[0])
        program.stderr.close()
        server = Server(program, port)
        body = {"prompt": "Once", "max_tokens": 1}
        assert [server.ask("/v1/completions", body)[0] for _ in range(2)] == [200, 200]
        server.engine().kill()
        server.ask("/v1/completions", body)  # may come before the end is seen
        assert server.ask("/v1/completions", body)[0] == 200
        os.killpg(program.pid, signal.SIGINT)
        program.wait()


def test_a_port_in_use_is_told_before_anything_is_loaded(paceline: Run) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        done = paceline("serve", *USUAL, "--port", other.getsockname()[1])
    assert done.returncode == 2
    assert "cannot be used: Address already in use." in done.stderr
    assert "--port 0" in done.stderr
    assert "Loading" not in done.stderr


@pytest.mark.parametrize(
    "origin",
    [
        "*",
        "page.example",
        "https://page.example/chat",
        "https://page.example#top",
        "https://me@page.example",
        "http://[",
        "//page.example",
        "null",
        "",
    ],
)
def test_an_origin_is_named_as_browsers_do(paceline: Run, origin: str) -> None:
    done = paceline("serve", *USUAL, "--allow-origin", origin)
    assert done.returncode == 2
    assert "--allow-origin takes an origin" in done.stderr


def test_a_file_that_is_no_model_is_told(paceline: Run, tmp_path: Path) -> None:
    (tmp_path / "no.gguf").write_text("no")
    done = paceline("serve", "-t", tmp_path / "no.gguf", "--port", 0)
    assert done.returncode == 2
    assert "no.gguf" in done.stderr
