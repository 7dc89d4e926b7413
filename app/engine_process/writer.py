"""Commands on their way to the engine process, which may be slow to take them."""

from __future__ import annotations

import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from queue import SimpleQueue

from app.engine_process.protocol import Command


class CommandWriter:
    """Writes in order, from a thread: nobody who sends waits for a process that does not read."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: SimpleQueue[memoryview | None] = SimpleQueue()
        threading.Thread(target=self._write, name="engine-commands", daemon=True).start()

    def put(self, command: Command) -> None:
        """What cannot be written any more is told to whoever reads the replies."""
        self._waiting.put(ForkingPickler.dumps(command))

    def end(self) -> None:
        """Nothing more is to be written: the process has ended."""
        self._waiting.put(None)

    def _write(self) -> None:
        with suppress(OSError):
            while (command := self._waiting.get()) is not None:
                self._connection.send_bytes(command)
