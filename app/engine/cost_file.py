"""Measured costs kept on disk, so that a pair is measured once on a machine, not at every load."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.engine.cost_model import CostTable
from app.engine.kept_file import read_kept, write_kept
from app.engine.request import MAX_DRAFT_LENGTH

_SHORTEST_S, _LONGEST_S = 1e-9, 1e6
_FORMAT = 2  # counts up with what the file holds, or how it is measured


@dataclass(frozen=True, slots=True)
class CostFile:
    """The costs of one pair with one placement on one machine."""

    path: Path

    def read(self) -> CostTable | None:
        """None where nothing usable is kept."""
        return read_kept(self.path, _parse)

    def write(self, table: CostTable) -> None:
        """Keep `table`; a folder that cannot be written only costs time at the next load."""
        kept = {
            "target_pass_s": {str(width): s for width, s in table.target_pass_s.items()},
            "draft_step_s": table.draft_step_s,
            "draft_read_s": table.draft_read_s,
            "context_tokens": table.context_tokens,
            "exact_widths": sorted(table.exact_widths),
        }
        write_kept(self.path, kept)


def cost_file(folder: Path, files: Sequence[Path], settings: Sequence[object]) -> CostFile:
    """Where the costs of these model files are kept.

    settings: everything else that costs depend on: threads, layers on a device, cache type,
    devices, version of llama.cpp. Raises OSError.
    """
    facts = [(str(file.resolve()), (at := file.stat()).st_size, at.st_mtime_ns) for file in files]
    machine = (platform.machine(), platform.processor(), platform.node())
    text = json.dumps([_FORMAT, facts, machine, [str(value) for value in settings]])
    return CostFile(folder / f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.json")


def _parse(kept: Any) -> CostTable:
    passes = {_width(width): _seconds(s) for width, s in kept["target_pass_s"].items()}
    if 1 not in passes:
        raise ValueError("no single pass")
    step, read = kept["draft_step_s"], kept["draft_read_s"]
    return CostTable(
        target_pass_s=dict(sorted(passes.items())),
        draft_step_s=None if step is None else _seconds(step),
        context_tokens=int(kept["context_tokens"]),
        exact_widths=frozenset({1, *map(_width, kept["exact_widths"])}),
        draft_read_s=None if read is None else _seconds(read),
    )


def _width(value: Any) -> int:
    """Every width up to the widest is looked up for each round."""
    width = int(value)
    if not 1 <= width <= 1 + MAX_DRAFT_LENGTH:
        raise ValueError(f"{value} is no width of a pass")
    return width


def _seconds(value: Any) -> float:
    seconds = float(value)
    if not _SHORTEST_S <= seconds <= _LONGEST_S:
        raise ValueError(f"{value} is no time of a pass")
    return seconds
