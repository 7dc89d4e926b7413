"""The port that a server has, and what it keeps of what it is sent."""

from __future__ import annotations

import http.client
import tempfile
from collections.abc import Iterable
from contextlib import closing, nullcontext, suppress
from typing import TYPE_CHECKING, NoReturn

import pytest

from app.serve.errors import PortTakenError
from app.serve.http_server import HttpServer, bound_socket

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment


def test_a_port_is_had_by_one_before_it_answers() -> None:
    with closing(bound_socket(0)) as bound:
        port = bound.getsockname()[1]
        with pytest.raises(PortTakenError, match=f"Port {port} cannot be used"):
            bound_socket(port)
    bound_socket(port).close()


def _length(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    start_response("200 OK", [])
    return [b"%d" % len(environ["wsgi.input"].read())]


@pytest.mark.parametrize("in_chunks", [False, True])
@pytest.mark.parametrize(("size", "status"), [(2**25 - 100, 200), (2**25 + 2**20, 413)])
def test_what_is_sent_never_lands_in_a_file(
    monkeypatch: pytest.MonkeyPatch, in_chunks: bool, size: int, status: int
) -> None:
    files: list[str] = []

    def opened(mode: str) -> NoReturn:
        files.append(mode)
        raise OSError

    monkeypatch.setattr(tempfile, "TemporaryFile", opened)
    body = bytes(size)
    with (
        closing(bound_socket(0)) as bound,
        HttpServer(_length, bound),
        closing(http.client.HTTPConnection(*bound.getsockname())) as connection,
        # what is too long need not be read to the end
        suppress(ConnectionError) if status == 413 else nullcontext(),
    ):
        connection.request("POST", "/", iter([body]) if in_chunks else body)
        response = connection.getresponse()
        assert response.status == status
        assert status == 413 or response.read() == b"%d" % size
    assert not files
