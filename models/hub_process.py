"""The process that asks the hub, and the handle on it: the window itself never does.

Stopping a question ends the process, which closes its sockets at once whatever they wait for.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Final, Self, TypeVar

from models.child_process import ChildProcess
from models.errors import PacelineError
from models.hub_access import HubAccess
from models.hub_environment import prepare_environment
from models.hub_errors import HubProcessError
from models.hub_messages import (
    Answer,
    AnswerComplete,
    Answered,
    Hit,
    OpenRepository,
    Question,
    QuestionFailed,
    ReadRange,
    ReadReadme,
    Repository,
    Search,
)
from models.network import RequestLog, RequestRecord, check_network

if TYPE_CHECKING:
    from models.hub import Hub

T = TypeVar("T")
_PATIENCE_S: Final = 1.0  # another thread may still be ending the process


class HubClient:
    """Asks one question at a time; a second thread waits for its turn.

    `stop` may be called from any thread and ends what is being asked; the next question starts
    afresh. After `close` there is none. Use it as a context manager or call one of them in the end.
    """

    def __init__(self, access: HubAccess, requests: RequestLog) -> None:
        self.access = access
        self._requests = requests
        self._turn = threading.Lock()
        self._state = threading.Lock()
        self._child: ChildProcess | None = None
        self._connection: Connection | None = None
        self._is_closed = False

    def search(self, question: Search) -> Iterator[Hit]:
        """Hits as they come; may be abandoned at any time. Raises HubError."""
        return self._answers(question, Hit)

    def repository(self, question: OpenRepository) -> Repository:
        """Raises HubError."""
        return self._answer(question, Repository)

    def readme(self, question: ReadReadme) -> str:
        """Raises HubError."""
        return self._answer(question, str)

    def read_range(self, question: ReadRange) -> bytes:
        """Raises HubError."""
        return self._answer(question, bytes)

    def stop(self) -> None:
        """End the process; idempotent."""
        with self._state:
            child, self._child = self._child, None
            # Whoever waits at the other end reads end-of-file and drops it; closing it under their
            # hands could let them read from a file that gets the same number.
            self._connection = None
        if child is not None:
            child.end(0)

    def close(self) -> None:
        """End the process for good: what is asked from now on raises HubProcessError."""
        with self._state:
            self._is_closed = True
        self.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.stop()

    def _answer(self, question: Question, kind: type[T]) -> T:
        (answer,) = self._answers(question, kind)
        return answer

    def _answers(self, question: Question, kind: type[T]) -> Iterator[T]:
        check_network(switched_on=self.access.network_on)
        with self._turn:
            is_complete = False
            connection = self._connected()
            try:
                connection.send(question)
                while (reply := self._next(connection)) is not None:
                    if isinstance(reply, kind):
                        yield reply
                is_complete = True
            except (EOFError, OSError) as error:
                raise HubProcessError from error
            except PacelineError:
                is_complete = True
                raise
            finally:
                if not is_complete:
                    self.stop()
                    self._list_the_rest(connection)

    def _next(self, connection: Connection) -> Answer | None:
        while True:
            match connection.recv():
                case RequestRecord() as record:
                    self._requests.add(record)
                case Answered(answer):
                    return answer
                case AnswerComplete():
                    return None
                case QuestionFailed(error):
                    raise error

    def _list_the_rest(self, connection: Connection) -> None:
        """What the ended process has asked for, and nobody waits for any more, is listed too."""
        with suppress(EOFError, OSError, UnpicklingError):
            while connection.poll(_PATIENCE_S):
                record = connection.recv()
                if isinstance(record, RequestRecord):
                    self._requests.add(record)

    def _connected(self) -> Connection:
        with self._state:
            if self._is_closed:
                raise HubProcessError
            if self._connection is None:
                try:
                    self._connection = self._begin()
                except OSError as error:
                    raise HubProcessError from error
            return self._connection

    def _begin(self) -> Connection:
        ours, theirs = get_context("spawn").Pipe(duplex=True)
        with theirs:
            self._child = ChildProcess("paceline-hub", answer_all, (theirs, self.access))
        return ours


def answer_all(connection: Connection, access: HubAccess) -> None:
    """The child's main: answers until the other side is gone."""
    prepare_environment(access)
    from models.hub import Hub

    hub = Hub(access, connection.send)
    try:
        while True:
            question = connection.recv()
            try:
                for answer in _answers_of(hub, question):
                    connection.send(Answered(answer))
                connection.send(AnswerComplete())
            except PacelineError as error:
                connection.send(QuestionFailed(error))
    except (EOFError, OSError):
        return


def _answers_of(hub: Hub, question: Question) -> Iterator[Answer]:
    match question:
        case Search():
            yield from hub.search(question)
        case OpenRepository():
            yield hub.repository(question)
        case ReadReadme():
            yield hub.readme(question)
        case ReadRange():
            yield hub.read_range(question)
