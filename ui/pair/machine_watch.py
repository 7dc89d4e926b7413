"""What memory this machine has for a pair: the engine process tells what its devices have."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.device import Device
from app.engine.errors import EngineDiedError
from app.engine_process.protocol import DevicesListed, ListDevices, Ready, Reply
from app.memory_fit import Machine, this_machine, with_held
from ui.engine_control import EngineControl
from ui.engine_state import Phase

_log = logging.getLogger(__name__)
ReadMachine = Callable[[], Machine]
_PATIENCE_MS = 500  # with an engine that may be in the middle of an answer
_STARTING_MS = 3_000  # with one that starts, where only a list waits for it


@dataclass(frozen=True, slots=True)
class _Seen:
    """Devices, and what the pair that was loaded then took of their memory."""

    devices: tuple[Device, ...] = ()
    held_bytes: int = 0


class MachineWatch(QObject):
    """Starts the engine process where nobody has yet, because only it can ask graphics cards."""

    changed = Signal()  # graphics cards have more or less free; not after an answer that says so

    def __init__(self, control: EngineControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self._seen: _Seen | None = None
        self._is_looking = False  # the engine was asked and has not answered yet
        self._held_then = 0  # of graphics cards' memory by the pair that was loaded when it was
        self._waiting: Callable[[ReadMachine], None] | None = None
        self._is_glance = False  # it is called even if nothing is learnt
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._answer)
        control.replied.connect(self._take)
        control.changed.connect(self._forget_if_dead)

    @property
    def devices(self) -> tuple[Device, ...]:
        """As they were seen last; none before the engine was started."""
        return () if self._seen is None else self._seen.devices

    @property
    def has_gpu(self) -> bool:
        """Whether there is a graphics card, as far as the engine was asked."""
        return bool(_cards(self.devices))

    def ask(self, then: Callable[[ReadMachine], None]) -> None:
        """Call `then` as soon as it is known what the devices have free now.

        An engine that is busy is not waited for: what was seen last holds then. A newer question
        replaces an older one.
        """
        self._waiting, self._is_glance = then, False
        if self._seen is None:
            self._control.start()
        else:
            self._look_or_answer()

    def glance(self, then: Callable[[ReadMachine], None]) -> None:
        """The same for what is only shown: nor is an engine waited for that does not start."""
        self._waiting, self._is_glance = then, True
        if self._seen is None and self._control.state.phase is not Phase.DIED:
            self._patience.start(_STARTING_MS)
            self._control.start()
        else:
            self._look_or_answer()

    def look(self) -> bool:
        """Have an engine that lives look at its devices again; whether there is one."""
        if self._control.state.phase is Phase.DIED:
            return False
        if not self._is_looking:
            try:
                self._control.send(ListDevices())
            except EngineDiedError as error:
                _log.info("The engine was gone before its devices were asked about: %s", error)
                return False
            self._held_then = self._control.state.held_device_bytes
        self._is_looking = True
        return True

    def _look_or_answer(self) -> None:
        if self._control.state.phase in (Phase.LOADING, Phase.BUILDING) or not self.look():
            self._answer()
        else:
            self._patience.start(_PATIENCE_MS)

    def reader(self) -> ReadMachine:
        """Reads the machine, away from the GUI thread, as if the loaded pair were not there."""
        seen, held = self._seen or _Seen(), self._control.state.held_bytes
        return lambda: with_held(this_machine(seen.devices), held, seen.held_bytes)

    def _take(self, reply: Reply) -> None:
        if not isinstance(reply, Ready | DevicesListed):
            return
        before, self._is_looking = self.devices, False
        self._seen = _Seen(reply.devices, self._held(reply))
        was_asked = self._waiting is not None
        self._answer()
        if _cards(before) != _cards(reply.devices) and not was_asked:
            self.changed.emit()

    def _held(self, reply: Ready | DevicesListed) -> int:
        """A pair that is to be replaced may have been there still when the engine looked."""
        if isinstance(reply, Ready):
            return 0
        return max(self._held_then, self._control.state.held_device_bytes)

    def _answer(self) -> None:
        """The loaded pair gives its memory back before another is loaded."""
        self._patience.stop()
        then, self._waiting = self._waiting, None
        if then is not None:
            then(self.reader())

    def _forget_if_dead(self) -> None:
        if self._control.state.phase is Phase.DIED:
            self._is_looking = False
            if not self._is_glance:
                self._waiting = None
            self._answer()


def _cards(devices: tuple[Device, ...]) -> tuple[Device, ...]:
    return tuple(device for device in devices if device.is_gpu)
