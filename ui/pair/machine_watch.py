"""What memory this machine has for a pair: the engine process tells what its devices have."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.engine_process.protocol import Device, Ready, Reply
from app.memory_fit import Machine, this_machine, with_held
from ui.engine_control import EngineControl
from ui.engine_state import Phase

ReadMachine = Callable[[], Machine]


class MachineWatch(QObject):
    """Starts the engine process where nobody has yet, because only it can ask graphics cards."""

    def __init__(self, control: EngineControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self._devices: tuple[Device, ...] | None = None
        self._waiting: Callable[[ReadMachine], None] | None = None
        control.replied.connect(self._take)
        control.changed.connect(self._forget_if_dead)

    @property
    def has_gpu(self) -> bool:
        """Whether there is a graphics card, as far as the engine was asked."""
        return any(device.kind in ("gpu", "igpu") for device in self._devices or ())

    def ask(self, then: Callable[[ReadMachine], None]) -> None:
        """Call `then` as soon as the devices are known; a newer question replaces an older one.

        What it is given reads the machine as it is when it is called, away from the GUI thread.
        """
        self._waiting = then
        if self._devices is None:
            self._control.start()
        else:
            self._answer(self._devices)

    def _take(self, reply: Reply) -> None:
        if isinstance(reply, Ready):
            self._devices = reply.devices
            self._answer(reply.devices)

    def _answer(self, devices: tuple[Device, ...]) -> None:
        """The loaded pair gives its memory back before another is loaded."""
        then, self._waiting = self._waiting, None
        held = self._control.state.held_bytes
        if then is not None:
            then(lambda: with_held(this_machine(devices), held))

    def _forget_if_dead(self) -> None:
        if self._control.state.phase is Phase.DIED:
            self._waiting = None
