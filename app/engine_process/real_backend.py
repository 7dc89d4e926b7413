"""The real backend; importing this file loads llama.cpp, so only the engine process does."""

from __future__ import annotations

import logging
from pathlib import Path

from app.engine.device import Device
from app.engine.engine import Engine
from app.engine.llama_backend import backends, devices, llama_version, send_log_to
from app.engine.llama_quantize import quantize
from app.engine.request import PairSpec
from app.engine_process.backend import LoadedEngine
from models.demo_pair import DemoPair, build_demo_pair
from models.progress import Cancelled, Progress

_log = logging.getLogger("llama.cpp")


class RealBackend:
    """The engine as Backend; llama.cpp's log joins ours."""

    def __init__(self, costs_folder: Path | None = None) -> None:
        self._costs_folder = costs_folder
        send_log_to(lambda line: _log.info("%s", line.rstrip()))

    def version(self) -> str:
        return llama_version()

    def backends(self) -> tuple[str, ...]:
        return backends()

    def devices(self) -> tuple[Device, ...]:
        return devices()

    def load(self, spec: PairSpec, *, progress: Progress, cancelled: Cancelled) -> LoadedEngine:
        return Engine.load(
            spec, progress=progress, cancelled=cancelled, costs_folder=self._costs_folder
        )

    def build_demo(
        self, starter: Path, folder: Path, *, progress: Progress, cancelled: Cancelled
    ) -> DemoPair:
        return build_demo_pair(starter, folder, quantize, progress, cancelled)
