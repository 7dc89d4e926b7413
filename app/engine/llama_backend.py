"""llama.cpp as a whole: start-up, its log, its version and the devices it sees."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.engine.device import Device
from app.engine.openmp import SHORT_SPIN, SPIN_VARIABLE

os.environ.setdefault(SPIN_VARIABLE, SHORT_SPIN)

import llama_cpp
from llama_cpp._ggml import libggml

__all__ = [
    "Buffer",
    "LlamaLog",
    "backends",
    "devices",
    "ggml",
    "llama_cpp",
    "llama_log",
    "llama_version",
    "send_log_to",
]

# Through libllama's own dependencies: in a wheel libggml.so is a copy of the libggml.so.0 that they
# name, and would be loaded as a second one, with devices of its own. Windows knows only one.
ggml = libggml if sys.platform == "win32" else llama_cpp.llama_cpp._lib  # noqa: SLF001

_INFO, _ERROR, _CONTINUED = 2, 4, 5  # enum ggml_log_level in ggml/include/ggml.h
_KEPT_LINES = 400
_BUFFER = re.compile(r"(\S+)\s+(model|KV|RS|compute)(?: \S+)? buffer size =\s*([\d.]+) MiB")


@dataclass(frozen=True, slots=True)
class Buffer:
    """One allocation that llama.cpp reported: `kind` is model, KV, RS or compute."""

    device: str
    kind: str
    n_bytes: int

    @property
    def on_device(self) -> bool:
        return not self.device.upper().startswith(("CPU", "HOST")) and "_Host" not in self.device


class LlamaLog:
    """Takes over llama.cpp's log: lines go to `sink`, and the last ones are kept for errors."""

    def __init__(self) -> None:
        self.sink: Callable[[str], None] = lambda line: None
        self._lines: deque[tuple[int, str]] = deque(maxlen=_KEPT_LINES)
        self._part = ""
        self._level = 0
        self._callback = llama_cpp.llama_log_callback(self._receive)
        llama_cpp.llama_log_set(self._callback, ctypes.c_void_p(0))

    def clear(self) -> None:
        self._lines.clear()

    def errors(self) -> list[str]:
        """Error lines since the last `clear`, without the name of the C function before them."""
        lines = [text for level, text in self._lines if level == _ERROR]
        return [re.sub(r"^\w+: ", "", line) for line in lines]

    def buffers(self) -> list[Buffer]:
        """Allocations reported since the last `clear`."""
        found = (_BUFFER.search(text) for _, text in self._lines)
        return [Buffer(m[1], m[2], round(float(m[3]) * 2**20)) for m in found if m]

    def _receive(self, level: int, text: bytes, _user_data: Any) -> None:
        if level != _CONTINUED:
            self._level = level
        if self._level < _INFO:
            return
        *whole, self._part = (self._part + text.decode("utf-8", "replace")).split("\n")
        for line in whole:
            self._lines.append((self._level, line))
            self.sink(line)


@cache
def llama_log() -> LlamaLog:
    """The one log of this process, installed at the first call; llama.cpp has a single slot."""
    llama_cpp.llama_backend_init()
    return LlamaLog()


def send_log_to(sink: Callable[[str], None]) -> None:
    """Pass every line of llama.cpp's log to `sink`."""
    llama_log().sink = sink


def llama_version() -> str:
    """Version of llama-cpp-python."""
    return str(llama_cpp.__version__)


_KINDS = {0: "cpu", 1: "gpu", 2: "igpu", 3: "accelerator"}  # enum ggml_backend_dev_type


def devices() -> tuple[Device, ...]:
    """All devices of the loaded backends (ggml/include/ggml-backend.h)."""
    llama_log()
    count = _bind("ggml_backend_dev_count", ctypes.c_size_t)()
    get = _bind("ggml_backend_dev_get", ctypes.c_void_p, ctypes.c_size_t)
    return tuple(_describe(get(index)) for index in range(count))


def backends() -> tuple[str, ...]:
    """Names of the devices, such as "CPU" or "CUDA0"."""
    return tuple(device.name for device in devices())


def _describe(device: int) -> Device:
    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    memory = _bind(
        "ggml_backend_dev_memory", None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p
    )
    memory(device, ctypes.addressof(free), ctypes.addressof(total))
    name = _bind("ggml_backend_dev_name", ctypes.c_char_p, ctypes.c_void_p)(device)
    description = _bind("ggml_backend_dev_description", ctypes.c_char_p, ctypes.c_void_p)(device)
    kind = _bind("ggml_backend_dev_type", ctypes.c_int, ctypes.c_void_p)(device)
    return Device(
        name.decode(), description.decode(), _KINDS.get(kind, "other"), total.value, free.value
    )


def _bind(name: str, result: Any, *arguments: Any) -> Any:
    function = getattr(ggml, name)
    function.restype, function.argtypes = result, list(arguments)
    return function
