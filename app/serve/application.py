"""The server as a WSGI application (PEP 3333): which path means what, and who may ask."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from itertools import chain
from typing import TYPE_CHECKING, Final

from app.engine.events import Finished
from app.serve.api_error import ApiError
from app.serve.asked import Asked, chat_asked, completion_asked
from app.serve.fields import Fields, Json
from app.serve.gate import Gate
from app.serve.jobs import JobQueue, finished_of
from app.serve.replies import (
    ChatChunks,
    CompletionChunks,
    ReplyHead,
    chat_reply,
    completion_reply,
    stream,
)
from app.serve.served_model import ServedModel
from app.sessions.answer_options import AnswerOptions

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

_JSON: Final = "application/json"
_ONE_MODEL: Final = "/v1/models/"  # and its name; PEP 3333 gives paths as Latin-1


@dataclass(frozen=True, slots=True)
class Response:
    body: Iterable[bytes]
    status: int = 200
    kind: str = _JSON
    headers: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, value: Json, status: int = 200) -> Response:
        return cls([json.dumps(value).encode()], status)


@dataclass(frozen=True, slots=True)
class Kind:
    """One of the two ways in which text can be asked for."""

    prefix: str  # of the ids
    read: Callable[[Fields, AnswerOptions], Asked]
    chunks: Callable[[ReplyHead], ChatChunks | CompletionChunks]
    reply: Callable[[ReplyHead, Finished], Json]


_CHAT: Final = Kind("chatcmpl", chat_asked, ChatChunks, chat_reply)
_COMPLETION: Final = Kind("cmpl", completion_asked, CompletionChunks, completion_reply)


class Closing:
    """Parts of a body, with what is to be done when no more of them are wanted."""

    def __init__(self, parts: Iterator[bytes], close: Callable[[], None]) -> None:
        self._parts = parts
        self.close = close

    def __iter__(self) -> Iterator[bytes]:
        return self._parts


class Application:
    """Called by the threads of an HTTP server, several at a time."""

    def __init__(
        self,
        model: Callable[[], ServedModel],
        usual: Callable[[], AnswerOptions],
        jobs: JobQueue,
        gate: Gate,
    ) -> None:
        """`model`: what is loaded now; raises PacelineError where nothing is.

        `usual`: how answers are generated where a client leaves it open.
        """
        self._model = model
        self._usual = usual
        self._jobs = jobs
        self._gate = gate
        self._routes: dict[str, dict[str, Callable[[WSGIEnvironment], Response]]] = {
            "/": {"GET": self._greeting},
            "/health": {"GET": lambda _: Response.of({"status": "ok"})},
            "/v1/models": {"GET": lambda _: Response.of(self._model().listed())},
            "/v1/chat/completions": {"POST": lambda environ: self._answer(environ, _CHAT)},
            "/v1/completions": {"POST": lambda environ: self._answer(environ, _COMPLETION)},
        }

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        try:
            response = self._respond(environ)
        except Exception as error:  # noqa: BLE001 - whatever it is, the client has to be told
            refused = ApiError.of(error)
            response = Response.of(refused.body(), refused.status)
        headers = [("Content-Type", response.kind), *response.headers, *self._of_origin(environ)]
        if isinstance(response.body, list):
            headers.append(("Content-Length", str(sum(map(len, response.body)))))
        start_response(f"{response.status} {HTTPStatus(response.status).phrase}", headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else response.body

    def _respond(self, environ: WSGIEnvironment) -> Response:
        method, path = environ["REQUEST_METHOD"], environ["PATH_INFO"].rstrip("/") or "/"
        preflight = method == "OPTIONS"  # asked by the browser, without the key
        gate = Gate(origins=self._gate.origins) if preflight else self._gate
        gate.check(_headers(environ))
        routes = self._routes_of(path)
        if preflight:
            return Response([], 204, headers=tuple(_allowed(environ)))
        if method == "HEAD":
            method = "GET"
        if method not in routes:
            raise ApiError(405, f"{path} takes {', '.join(routes)} only.", code="wrong-method")
        return routes[method](environ)

    def _routes_of(self, path: str) -> dict[str, Callable[[WSGIEnvironment], Response]]:
        """What can be done there, by method. Raises ApiError."""
        if path in self._routes:
            return self._routes[path]
        if path.startswith(_ONE_MODEL):
            name = path.removeprefix(_ONE_MODEL).encode("latin-1").decode(errors="replace")
            return {"GET": lambda _: Response.of(self._model().called(name))}
        known = ", ".join(self._routes)
        raise ApiError(404, f"There is no {path[:80]} here, but {known}.", code="not-found")

    def _of_origin(self, environ: WSGIEnvironment) -> Iterator[tuple[str, str]]:
        """What lets a page that may ask read the response."""
        origin = environ.get("HTTP_ORIGIN", "")
        if self._gate.lets_in(origin):
            yield "Access-Control-Allow-Origin", origin
            yield "Vary", "Origin"

    def _greeting(self, _environ: WSGIEnvironment) -> Response:
        text = f"Paceline serves {self._model().name} here. Clients of OpenAI's API: /v1\n"
        return Response([text.encode()], kind="text/plain; charset=utf-8")

    def _answer(self, environ: WSGIEnvironment, kind: Kind) -> Response:
        asked = kind.read(Fields.of_body(environ["wsgi.input"].read()), self._usual())
        head = ReplyHead(f"{kind.prefix}-{uuid.uuid4().hex}", int(time.time()), self._model().name)
        is_gone = environ.get("waitress.client_disconnected", lambda: False)
        job = self._jobs.add(asked.request)
        events = job.events(lambda: not is_gone())
        if not asked.streams:
            return Response.of(kind.reply(head, finished_of(events)))
        begun = chain([next(events)], events)  # an error before the first tells the status
        parts = stream(kind.chunks(head), begun, reports_usage=asked.reports_usage)
        return Response(Closing(parts, job.drop), kind="text/event-stream", headers=_NOT_KEPT)


_NOT_KEPT: Final = (("Cache-Control", "no-store"),)


def _allowed(environ: WSGIEnvironment) -> Iterator[tuple[str, str]]:
    """What a page that may ask may send: all that it asks for, as clients add headers of theirs."""
    yield "Access-Control-Allow-Methods", "GET, POST"
    if wanted := environ.get("HTTP_ACCESS_CONTROL_REQUEST_HEADERS"):
        yield "Access-Control-Allow-Headers", wanted
    if environ.get("HTTP_ACCESS_CONTROL_REQUEST_PRIVATE_NETWORK"):  # of a page from the internet
        yield "Access-Control-Allow-Private-Network", "true"


def _headers(environ: WSGIEnvironment) -> Mapping[str, str]:
    names = {"HTTP_HOST": "host", "HTTP_ORIGIN": "origin", "HTTP_AUTHORIZATION": "authorization"}
    return {ours: _text(environ[theirs]) for theirs, ours in names.items() if theirs in environ}


def _text(latin: str) -> str:
    """WSGI has bytes as Latin-1."""
    return latin.encode("latin-1").decode("utf-8", "surrogateescape")
