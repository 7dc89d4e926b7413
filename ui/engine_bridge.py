"""One engine process, seen from the GUI thread: commands go out, replies come as a signal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QThread, Signal

from app.engine_process.protocol import Command, Reply

STOP_TIMEOUT_S = 3.0


class Client(Protocol):
    """What the bridge needs of `app.engine_process.client.EngineClient`."""

    def start(self) -> None: ...
    def send(self, command: Command) -> None: ...
    def replies(self) -> Iterator[Reply]: ...
    def ask_to_end(self) -> None: ...
    def stop(self, timeout: float = ...) -> None: ...


class EngineBridge(QObject):
    """Owns a client and the one thread that reads from it."""

    replied = Signal(object)  # Reply, on the GUI thread

    def __init__(self, client: Client, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._reader = _Reader(client)
        self._reader.received.connect(self.replied, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the process and read from it; returns at once."""
        self._client.start()
        self._reader.start()

    def send(self, command: Command) -> None:
        """Raises EngineDiedError where nobody is left to take the command."""
        self._client.send(command)

    def leave(self) -> None:
        """Ask the process to end, and return at once; no reply is delivered afterwards."""
        self._reader.received.disconnect(self.replied)
        self._client.ask_to_end()

    def finish(self) -> None:
        """Wait for the end of the process that was left, or bring it about; on any thread."""
        self._client.stop(STOP_TIMEOUT_S)
        self._reader.wait()


class _Reader(QThread):
    received = Signal(object)

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client

    def run(self) -> None:
        for reply in self._client.replies():
            self.received.emit(reply)
