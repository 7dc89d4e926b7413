"""What the engine process runs: llama.cpp, or in tests a scripted double."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from app.engine.device import Device
from app.engine.events import Event
from app.engine.pair_info import MemoryUse, PairInfo
from app.engine.request import ChatMessage, GenerationRequest, PairSpec
from models.progress import Cancelled, Progress

if TYPE_CHECKING:
    from models.demo_pair import DemoPair


class LoadedEngine(Protocol):
    """What answers with a pair that is loaded; `app.engine.engine.Engine` is one."""

    @property
    def info(self) -> PairInfo: ...
    def generate(
        self, request: GenerationRequest, *, cancelled: Cancelled
    ) -> Generator[Event, None, None]: ...
    def read_ahead(self) -> bool: ...
    def tokenize(self, wanted: Sequence[ChatMessage] | str) -> list[int]: ...
    def memory(self) -> MemoryUse: ...
    def close(self) -> None: ...


class Backend(Protocol):
    """Makes pairs and says what it runs on."""

    def version(self) -> str: ...
    def backends(self) -> tuple[str, ...]: ...
    def devices(self) -> tuple[Device, ...]: ...
    def load(self, spec: PairSpec, *, progress: Progress, cancelled: Cancelled) -> LoadedEngine: ...
    def build_demo(
        self, starter: Path, folder: Path, *, progress: Progress, cancelled: Cancelled
    ) -> DemoPair:
        """Built unless `folder` has it."""


MakeBackend = Callable[[], Backend]  # crosses to the process by its name: a module's function


def make_real_backend(costs_folder: Path | None = None) -> Backend:
    """llama.cpp, which is loaded by this call, never by importing this module.

    What a pair costs on this machine is kept in `costs_folder`, if that is given.
    """
    from app.engine_process.real_backend import RealBackend

    return RealBackend(costs_folder)


def real_backend(costs_folder: Path) -> MakeBackend:
    """llama.cpp with measurements that are kept."""
    return partial(make_real_backend, costs_folder)
