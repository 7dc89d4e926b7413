"""A processor or a graphics card, as llama.cpp sees it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Device:
    """Something that llama.cpp can compute on. Bytes are what the driver reports."""

    name: str
    description: str
    kind: str  # "cpu", "gpu", "igpu" (which shares the system's memory) or "accelerator"
    total_bytes: int
    free_bytes: int

    @property
    def is_gpu(self) -> bool:
        return self.kind in ("gpu", "igpu")
