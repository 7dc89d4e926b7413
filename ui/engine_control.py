"""The one place that starts, loads and stops the engine."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.engine.errors import EngineDiedError
from app.engine.request import PairSpec
from app.engine_process.protocol import BuildDemo, Cancel, Command, Died, Load, Reply
from ui.engine_bridge import Client, EngineBridge
from ui.engine_state import EngineState, Phase, after, asked_to_build, asked_to_load
from ui.jobs import JobRunner


class EngineControl(QObject):
    """Starts the process with the first command; `make_client` gives a fresh client each time."""

    changed = Signal()  # `state` is another
    replied = Signal(object)  # every Reply, after `state` took it

    def __init__(self, make_client: Callable[[], Client], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_client = make_client
        self._bridge: EngineBridge | None = None
        self._left: list[EngineBridge] = []  # to processes that are ending
        self._state = EngineState()

    @property
    def state(self) -> EngineState:
        return self._state

    def start(self) -> None:
        """Start the process, if there is none, so that it tells what devices there are."""
        if self._state.phase is Phase.DIED:
            self.shut_down()
        try:
            self._running()
        except EngineDiedError as error:
            self._take(Died(error, None))

    def load(self, spec: PairSpec) -> None:
        """Load a pair in place of the present one, or of one that is being loaded.

        After a death, in a new process.
        """
        if self._state.phase is Phase.DIED:
            self.shut_down()
        if self._state.phase in (Phase.LOADING, Phase.BUILDING):
            self.cancel()
        self._set(asked_to_load(self._state, spec))
        self._send_or_die(Load(spec))

    def build_demo(self, starter: Path, folder: Path) -> None:
        """Build the demo pair; `state.built` says where it is."""
        if self._state.phase is Phase.DIED:
            self.shut_down()
        self._set(asked_to_build(self._state))
        self._send_or_die(BuildDemo(starter, folder))

    def cancel(self) -> None:
        """Stop what is loading or being built."""
        self._send_or_die(Cancel())

    def send(self, command: Command) -> None:
        """For sessions. Raises EngineDiedError."""
        if self._state.phase is Phase.DIED:
            raise EngineDiedError("The engine is not running.", advice="Restart the engine.")
        self._running().send(command)

    def ask_pair(self, command: Command) -> None:
        """For what only a loaded pair can tell; nobody waits for it. Raises EngineDiedError."""
        if self._state.phase is not Phase.LOADED:
            raise EngineDiedError("No model is loaded.")
        self.send(command)

    def unload(self, jobs: JobRunner, then: Callable[[], None]) -> None:
        """End the process; `then` is called once it has ended and its memory is free."""
        bridge = self._leave()
        if bridge is not None:
            jobs.run(bridge.finish, lambda _: self._ended(bridge, then))
        self._set(EngineState(spec=self._state.spec))

    def shut_down(self) -> None:
        """End the process, if there is one, and wait for that."""
        self._leave()
        while self._left:
            bridge = self._left.pop()
            bridge.finish()
            bridge.deleteLater()
        self._set(EngineState(spec=self._state.spec))

    def _leave(self) -> EngineBridge | None:
        bridge, self._bridge = self._bridge, None
        if bridge is not None:
            bridge.replied.disconnect(self._take)
            bridge.leave()
            self._left.append(bridge)
        return bridge

    def _ended(self, bridge: EngineBridge, then: Callable[[], None]) -> None:
        if bridge in self._left:
            self._left.remove(bridge)
            bridge.deleteLater()
        then()

    def _send_or_die(self, command: Command) -> None:
        """If the process has just died, its Died reply tells everybody."""
        try:
            self._running().send(command)
        except EngineDiedError as error:
            self._take(Died(error, None))

    def _running(self) -> EngineBridge:
        if self._bridge is None:
            self._bridge = EngineBridge(self._make_client(), self)
            self._bridge.replied.connect(self._take)
            self._bridge.start()
        return self._bridge

    def _take(self, reply: Reply) -> None:
        if isinstance(reply, Died) and self._state.phase is Phase.DIED:
            return
        self._set(after(self._state, reply))
        self.replied.emit(reply)

    def _set(self, state: EngineState) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit()
