"""A backend that does what the request says, to reach moments that a real model cannot be held at.

The raw prompt is a little script: a verb and its argument.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections.abc import Generator, Sequence
from pathlib import Path

from app.engine.cost_model import CostTable
from app.engine.device import Device
from app.engine.errors import DecodeError
from app.engine.events import Event, Finished, StopReason, TextDelta
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo
from app.engine.request import ChatMessage, GenerationRequest, PairSpec
from app.engine.stats import Timings, TurnStats, fold_rounds
from models.demo_pair import DemoPair
from models.errors import NotGgufError
from models.progress import Cancelled, Progress

NOTHING = "nothing was said"
MEMORY = MemoryUse(1, 2, 3, 4, 5)
STATS = TurnStats(
    1, 0, 1, Timings(0.1, 0.1, 0.1, 0.2), fold_rounds(()), None, "plain", "fast", None
)


class ScriptedPair:
    def __init__(self, spec: PairSpec) -> None:
        self.info = _info(spec)
        self._ahead = ""

    def generate(
        self, request: GenerationRequest, *, cancelled: Cancelled
    ) -> Generator[Event, None, None]:
        verb, _, argument = (request.raw_prompt or "").partition(" ")
        self._ahead = argument if verb == "ahead" else ""
        yield TextDelta("started")
        if verb == "raise":
            raise {"MemoryError": MemoryError, "KeyError": KeyError}[argument](request.raw_prompt)
        if verb == "signal":
            os.kill(os.getpid(), signal.Signals[argument])
        if verb == "exit":
            os._exit(int(argument))
        if verb == "stdout":
            os.write(1, b"native words\n")
        if verb == "gc":
            yield TextDelta(f"collecting: {gc.isenabled()}")
        if verb == "wait":
            while not cancelled():
                threading.Event().wait(0.001)
        text = argument * 2 if verb == "echo" else ""
        reason = StopReason.CANCELLED if cancelled() else StopReason.EOS
        yield Finished(text, (1,), reason, STATS, ())

    def read_ahead(self) -> bool:
        if self._ahead:
            os.write(1, b"reading ahead\n")
            threading.Event().wait(0.01)
        if self._ahead == "and fail":
            raise DecodeError("The draft could not read.")
        if self._ahead == "and fall":
            raise KeyError(NOTHING)
        return self._ahead == "for ever"

    def tokenize(self, wanted: Sequence[ChatMessage] | str) -> list[int]:
        """One token for each character; an empty conversation is an error."""
        if isinstance(wanted, str):
            return list(map(ord, wanted))
        if not wanted:
            raise KeyError(NOTHING)
        return [1, *(ord(one) for message in wanted for one in message.content)]

    def memory(self) -> MemoryUse:
        return MEMORY

    def close(self) -> None:
        os.write(1, b"pair closed\n")


class ScriptedBackend:
    looks = 0  # at devices; that many bytes are free

    def version(self) -> str:
        return "scripted 1"

    def backends(self) -> tuple[str, ...]:
        return ("CPU",)

    def devices(self) -> tuple[Device, ...]:
        self.looks += 1
        if self.looks == 3:
            raise UnicodeDecodeError("utf-8", b"", 0, 1, "a driver's words")
        return (Device("CPU", "a processor", "cpu", 9, self.looks),)

    def load(self, spec: PairSpec, *, progress: Progress, cancelled: Cancelled) -> ScriptedPair:
        os.write(1, f"loading {spec.target.name}\n".encode())
        for step in range(1000):
            progress(step / 1000, "Loading the target")
        if spec.target.name == "bad.gguf":
            raise NotGgufError(spec.target, "This is not a GGUF model.", advice="Take another.")
        return ScriptedPair(spec)

    def build_demo(
        self, starter: Path, folder: Path, *, progress: Progress, cancelled: Cancelled
    ) -> DemoPair:
        progress(0.5, "Writing the target")
        return DemoPair(folder / "target.gguf", folder / "draft.gguf")


def make_scripted_backend() -> ScriptedBackend:
    return ScriptedBackend()


def make_missing_backend() -> ScriptedBackend:
    raise ImportError("libllama.so: cannot open shared object file")


def make_crashing_backend() -> ScriptedBackend:
    os.kill(os.getpid(), signal.SIGILL)
    raise AssertionError("unreachable")


def _info(spec: PairSpec) -> PairInfo:
    model = ModelInfo(spec.target, "a", "llama", "Q4_0", 1, 1, 10, 100)
    return PairInfo(model, None, 100, 1, "f16", 0.1, CostTable(), MEMORY, True, None)
