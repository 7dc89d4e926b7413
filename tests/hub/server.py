"""A hub on loopback: the part of the HTTP interface that huggingface_hub 2.4 uses for models.

Large files are served by a second server under another name and port, as a hub's storage is, so
that tests can see what is told to whom.
"""

from __future__ import annotations

import json
import re
import socket
import ssl
import struct
import threading
from collections import deque
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self
from urllib.parse import parse_qs, unquote, urlencode, urlsplit

from tests.hub.faults import BodyFault, Fault, LoginPage, RedirectLoop, StatusFault
from tests.hub.repositories import StoredFile, StoredRepository

_PAGE = 3  # repositories on a page of results, so that few make several pages
_SLOW_PIECE = 16_384
_SLOW_PAUSE_S = 0.05
_API = re.compile(r"/api/models/([^/]+/[^/]+)(?:/revision/([^/]+))?")
_TREE = re.compile(r"/api/models/([^/]+/[^/]+)/tree/([^/]+)")
_RESOLVE = re.compile(r"/([^/]+/[^/]+)/resolve/([^/]+)/(.+)")


@dataclass(frozen=True)
class Seen:
    """A request that arrived."""

    method: str
    path: str
    headers: dict[str, str]  # names in lower case

    @property
    def token(self) -> str | None:
        value = self.headers.get("authorization")
        return value.removeprefix("Bearer ") if value else None


@dataclass
class HubServer:
    """Use as a context manager; ``faults`` happen to the next answers, one each.

    ``requests`` and ``storage_requests`` are what the hub and its storage were asked.
    """

    repositories: list[StoredRepository] = field(default_factory=list)
    renamed: dict[str, str] = field(default_factory=dict)
    tokens: tuple[str, ...] = ()  # that are somebody's
    faults: deque[Fault] = field(default_factory=deque)
    body_faults: deque[BodyFault] = field(default_factory=deque)
    requests: list[Seen] = field(default_factory=list)
    storage_requests: list[Seen] = field(default_factory=list)
    has_checksums: bool = True
    tls: ssl.SSLContext | None = None
    next_pages_at: str = ""  # another address for the rest of a list

    def __post_init__(self) -> None:
        self.released = threading.Event()
        self._hub = _Server(self, _HubHandler)
        if self.tls is not None:
            self._hub.socket = self.tls.wrap_socket(self._hub.socket, server_side=True)
        self._storage = _Server(self, _StorageHandler)

    @property
    def endpoint(self) -> str:
        scheme = "https" if self.tls else "http"
        return f"{scheme}://127.0.0.1:{self._hub.server_port}"

    @property
    def storage(self) -> str:
        return f"http://localhost:{self._storage.server_port}"

    def add(self, repo_id: str, files: dict[str, bytes], **details: Any) -> StoredRepository:
        """Files ending in .md are small, all others large."""
        stored = {path: StoredFile(data, not path.endswith(".md")) for path, data in files.items()}
        repository = StoredRepository(repo_id, stored, **details)
        self.repositories.append(repository)
        return repository

    def find(self, repo_id: str) -> StoredRepository | None:
        return next((r for r in self.repositories if r.repo_id == repo_id), None)

    def stored(self, sha256: str) -> bytes | None:
        files = (file for r in self.repositories for file in r.files.values())
        return next((file.content for file in files if file.sha256 == sha256), None)

    def __enter__(self) -> Self:
        self._threads = [
            threading.Thread(target=server.serve_forever, args=(0.02,))
            for server in (self._hub, self._storage)
        ]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.released.set()
        for server in (self._hub, self._storage):
            server.shutdown()
            server.server_close()
        for thread in self._threads:
            thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = False
    block_on_close = True

    def __init__(self, hub: HubServer, handler: type[BaseHTTPRequestHandler]) -> None:
        self.hub = hub
        super().__init__(("127.0.0.1", 0), handler)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients that are killed cut their connections; that is what is tested."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Silent."""

    @property
    def hub(self) -> HubServer:
        return self.server.hub

    def seen(self) -> Seen:
        headers = {name.lower(): value for name, value in self.headers.items()}
        return Seen(self.command, self.path, headers)

    def answer(self, status: int, body: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        self.send_header("Content-Length", headers.pop("length", str(len(body))))
        self.send_header("Connection", "close")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.close_connection = True
        if self.command != "HEAD":
            self.wfile.write(body)

    def answer_json(self, value: Any, **headers: str) -> None:
        self.answer(200, json.dumps(value).encode(), Content_Type="application/json", **headers)


class _HubHandler(_Handler):
    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        self.hub.requests.append(self.seen())
        if self.hub.faults:
            self._fail(self.hub.faults.popleft())
            return
        url = urlsplit(self.path)
        path = unquote(url.path)
        if path == "/api/models":
            self._search(parse_qs(url.query))
        elif match := _TREE.fullmatch(path):
            if repository := self._allowed(match[1]):
                self.answer_json(repository.tree())
        elif match := _API.fullmatch(path):
            if repository := self._allowed(match[1], is_public_page=True):
                self.answer_json(repository.described())
        elif match := _RESOLVE.fullmatch(path):
            if repository := self._allowed(match[1]):
                self._resolve(repository, match[3])
        else:
            self.answer(404)

    def _fail(self, fault: Fault) -> None:
        match fault:
            case StatusFault(status, headers):
                named = {name.replace("-", "_"): value for name, value in headers}
                self.answer(status, **named)
            case RedirectLoop():
                self.hub.faults.appendleft(fault)
                self.answer(302, Location=self.path)
            case LoginPage():
                self.answer(200, b"<html>Welcome to our hotel</html>", Content_Type="text/html")
            case BodyFault():
                raise ValueError("body faults belong into body_faults")

    def _search(self, query: dict[str, list[str]]) -> None:
        text = query.get("search", [""])[0]
        parameters = query.get("num_parameters", [""])[0]
        filters = query.get("filter", [])
        key = query.get("sort", ["trendingScore"])[0]
        found = [r for r in self.hub.repositories if r.matches(text, filters, parameters)]
        if key in ("downloads", "likes"):
            found.sort(key=lambda r: -int(getattr(r, key)))
        start = int(query.get("cursor", ["0"])[0])
        page = [r.described() for r in found[start : start + _PAGE]]
        if start + _PAGE < len(found):
            pairs = urlencode({**query, "cursor": [str(start + _PAGE)]}, doseq=True)
            place = self.hub.next_pages_at or self.hub.endpoint
            self.answer_json(page, Link=f'<{place}/api/models?{pairs}>; rel="next"')
        else:
            self.answer_json(page)

    def _allowed(self, repo_id: str, *, is_public_page: bool = False) -> StoredRepository | None:
        """The repository, or None after an answer that says why not."""
        token = self.seen().token
        if token is not None and token not in self.hub.tokens:
            self.answer(401, X_Error_Message="Invalid credentials in Authorization header")
            return None
        if new_name := self.hub.renamed.get(repo_id):
            self.answer(307, Location=self.path.replace(repo_id, new_name, 1))
            return None
        repository = self.hub.find(repo_id)
        hidden = repository is not None and repository.is_private
        if repository is None or (hidden and token not in repository.readers):
            self.answer(401 if token is None else 404, X_Error_Code="RepoNotFound")
            return None
        if repository.is_gated and not is_public_page and token not in repository.readers:
            self.answer(401 if token is None else 403, X_Error_Code="GatedRepo")
            return None
        return repository

    def _resolve(self, repository: StoredRepository, path: str) -> None:
        file = repository.files.get(path)
        if file is None:
            self.answer(404, X_Error_Code="EntryNotFound")
            return
        headers = {"X_Repo_Commit": repository.commit, "ETag": f'"{file.git_id}"'}
        if not file.is_large:
            self.answer(200, file.content, **headers)
            return
        if self.hub.has_checksums:
            headers["X_Linked_Etag"] = f'"{file.sha256}"'
            headers["X_Linked_Size"] = str(file.size)
        self.answer(302, Location=f"{self.hub.storage}/{file.sha256}?sig=secret", **headers)


class _StorageHandler(_Handler):
    def do_GET(self) -> None:
        self.hub.storage_requests.append(self.seen())
        content = self.hub.stored(urlsplit(self.path).path[1:])
        if content is None:
            self.answer(403)
            return
        fault = self.hub.body_faults.popleft() if self.hub.body_faults else None
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if asked is None or (fault and fault.kind == "ignore-range"):
            self._send(200, content, fault)
            return
        start = int(asked[1])
        end = min(int(asked[2]) + 1 if asked[2] else len(content), len(content))
        if start >= len(content):
            self.answer(416, Content_Range=f"bytes */{len(content)}")
            return
        place = f"bytes {start}-{end - 1}/{len(content)}"
        self._send(206, content[start:end], fault, Content_Range=place)

    def _send(self, status: int, body: bytes, fault: BodyFault | None, **headers: str) -> None:
        if fault is None or fault.kind == "ignore-range":
            self.answer(status, body, **headers)
            return
        match fault.kind:
            case "wrong-bytes":
                self.answer(status, body[: fault.at] + bytes(len(body) - fault.at), **headers)
            case "too-long":
                self.answer(status, body + b"more", **headers)
            case "truncated":
                self.answer(status, body[: fault.at], length=str(len(body)), **headers)
            case "short":
                self.answer(status, body[: fault.at], **headers)
            case "slow":
                self.answer(status, b"", length=str(len(body)), **headers)
                self._dribble(body)
            case "stall":
                self.answer(status, body[: fault.at], length=str(len(body)), **headers)
                self.hub.released.wait()
            case "reset":
                self.answer(status, body[: fault.at], length=str(len(body)), **headers)
                self.wfile.flush()
                # Without lingering, closing sends a reset instead of an orderly end.
                self.connection.setsockopt(
                    socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
                )

    def _dribble(self, body: bytes) -> None:
        for start in range(0, len(body), _SLOW_PIECE):
            self.wfile.write(body[start : start + _SLOW_PIECE])
            self.wfile.flush()
            if self.hub.released.wait(_SLOW_PAUSE_S):
                return
