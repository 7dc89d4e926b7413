"""The parent's handle on the process of one download."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pickle import UnpicklingError
from typing import Final, TypeAlias

from models.child_process import ChildProcess
from models.download_worker import Assignment, Failed, WorkerEvent, work
from models.hub_access import HubAccess
from models.hub_errors import HubProcessError
from models.network import RequestLog, RequestRecord, check_network
from models.transfer_rate import TransferRate

Message: TypeAlias = WorkerEvent | Failed
_PATIENCE_S: Final = 1.0  # what has said its last word ends by itself


class DownloadProcess:
    """One attempt at a download, running from the moment that this is made."""

    def __init__(self, access: HubAccess, assignment: Assignment, requests: RequestLog) -> None:
        """Raises NetworkOffError, and OSError where the system has no room for a process."""
        check_network(switched_on=access.network_on)
        self.connection: Connection
        self.connection, theirs = get_context("spawn").Pipe(duplex=False)
        try:
            arguments = (theirs, access, assignment)
            self._child = ChildProcess("paceline-download", work, arguments)
        finally:
            theirs.close()
        self._requests = requests
        self.rate = TransferRate()

    def messages(self) -> Iterator[Message]:
        """What it has sent so far, without waiting; Failed if it ended unasked."""
        try:
            while not self.connection.closed and self.connection.poll():
                message = self.connection.recv()
                if isinstance(message, RequestRecord):
                    self._requests.add(message)
                else:
                    yield message
        except (EOFError, OSError, UnpicklingError):
            yield Failed(HubProcessError())

    def kill(self) -> None:
        """End it at once; what it has asked for is listed all the same."""
        self._end(0.0)

    def finish(self) -> None:
        """Let it end after its last message."""
        self._end(_PATIENCE_S)

    def _end(self, patience: float) -> None:
        self._child.end(patience)
        with suppress(EOFError, OSError, UnpicklingError):
            while self.connection.poll():
                message = self.connection.recv()
                if isinstance(message, RequestRecord):
                    self._requests.add(message)
        self.connection.close()
