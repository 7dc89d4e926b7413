"""A process that serves its processor to llama.cpp as if it were graphics cards.

    python card_process.py PORT FREE_FILE CARDS

`FREE_FILE` holds the free bytes that every card reports; it is read whenever llama.cpp asks.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any

TOTAL_BYTES = 8 << 30

_THREADS = 1
_CPU = 0  # enum ggml_backend_dev_type in ggml/include/ggml-backend.h
_GET_MEMORY = 2  # place in ggml_backend_device_i in ggml/src/ggml-backend-impl.h

_Bytes = ctypes.POINTER(ctypes.c_size_t)
_GetMemory = ctypes.CFUNCTYPE(None, ctypes.c_void_p, _Bytes, _Bytes)


def serve(port: int, free_file: Path, cards: int) -> None:
    """Serve one client after another until killed (ggml/include/ggml-rpc.h)."""
    from llama_cpp.llama_cpp import _lib as ggml  # through what it depends on

    ggml.ggml_backend_dev_by_type.restype = ctypes.c_void_p
    processor = ggml.ggml_backend_dev_by_type(_CPU)

    @_GetMemory
    def get_memory(_device: int, free: Any, total: Any) -> None:
        free[0], total[0] = int(free_file.read_text()), TOTAL_BYTES

    functions = (ctypes.c_void_p * (_GET_MEMORY + 1)).from_address(processor)
    functions[_GET_MEMORY] = ctypes.cast(get_memory, ctypes.c_void_p).value
    rpc = ctypes.CDLL(str(Path(ggml._name).with_name("libggml-rpc.so.0")))
    rpc.ggml_backend_rpc_start_server(
        f"127.0.0.1:{port}".encode(),
        None,
        ctypes.c_size_t(_THREADS),
        ctypes.c_size_t(cards),
        (ctypes.c_void_p * cards)(*[processor] * cards),
    )


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
