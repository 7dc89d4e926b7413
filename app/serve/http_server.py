"""The HTTP side of the server, by waitress: on loopback, in threads of its own."""

from __future__ import annotations

import logging
import os
import socket
import threading
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from waitress import wasyncore  # type: ignore[import-untyped]
from waitress.server import create_server  # type: ignore[import-untyped]

from app.serve.errors import PortTakenError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

LOOPBACK: Final = "127.0.0.1"
_THREADS: Final = 64  # nearly all of them wait
_MOST_BYTES: Final = 2**25  # of a body; held in memory: what people write is not for files
_FILE_BYTES: Final = 2 * _MOST_BYTES  # would begin a file; a limit is noticed a little behind it
_END_S: Final = 5


def bound_socket(port: int) -> socket.socket:
    """A port on loopback that is ours: who asks there already waits. Raises PortTakenError.

    `port`: 0 for one that is free.
    """
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name == "posix":  # elsewhere it would share a port that is in use
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((LOOPBACK, port))
        bound.listen()  # until then Linux gives the port to others that ask for it in this way
    except OSError as error:
        bound.close()
        raise PortTakenError(port, error) from error
    return bound


class HttpServer:
    """Answers within the context of it."""

    def __init__(self, application: WSGIApplication, bound: socket.socket) -> None:
        logging.getLogger("waitress").setLevel(logging.CRITICAL)  # its words are no sentences
        self._channels: dict[int, wasyncore.dispatcher] = {}
        self._server = create_server(
            application,
            map=self._channels,
            sockets=[bound],
            threads=_THREADS,
            ident="",
            max_request_body_size=_MOST_BYTES,
            inbuf_overflow=_FILE_BYTES,
            outbuf_overflow=_FILE_BYTES,
            channel_request_lookahead=1,  # tells of clients that have left
        )
        self._thread = threading.Thread(target=self._server.run, name="HTTP")

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self._server.effective_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Answers that are under way end first; what a client does not take in time is lost."""
        try:
            self._server.task_dispatcher.shutdown(timeout=_END_S)
        finally:
            self._server.trigger.pull_trigger(lambda: wasyncore.close_all(self._channels))
            self._thread.join()
