"""Compares the estimate of memory with what the engine process takes, and writes the report.

Run it from the root of the repository:

    .venv/bin/python -m tests.perf.memory TARGET[+DRAFT]…

Each pair is loaded in a process of its own with all cache types and three contexts, and answers a
short prompt. It writes tests/perf/reports/memory.json, and memory.md with the same for people.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from app.bench.machine import machine_facts
from app.engine.request import PairSpec
from app.memory_fit import pair_fit, this_machine
from tests.app.memory_use import really_used

REPORTS = Path(__file__).parent / "reports"
KV_TYPES = ("f16", "q8_0", "q4_0")
CONTEXTS = (512, 2048, 8192)
MIB = 1 << 20


def compare(spec: PairSpec, log: Path) -> dict[str, Any]:
    """One load: bytes estimated and taken."""
    memory = pair_fit(spec, this_machine()).memory
    used = really_used(spec, log)
    return {
        "target": spec.target.name,
        "draft": spec.draft.name if spec.draft else None,
        "context": spec.context_size,
        "kv_type": spec.kv_type,
        "estimated_bytes": memory.resident_bytes,
        "used_bytes": used.rss_bytes,
        "estimated_cache_bytes": sum(model.cache_bytes for model in memory.models),
        "cache_bytes": used.cache_bytes,
    }


def specs(pairs: Sequence[str]) -> Iterator[PairSpec]:
    for pair in pairs:
        target, _, draft = pair.partition("+")
        for context in CONTEXTS:
            for kv_type in KV_TYPES:
                yield PairSpec(
                    Path(target),
                    Path(draft) if draft else None,
                    context_size=context,
                    kv_type=kv_type,
                    threads=1,
                )


def text(report: dict[str, Any]) -> str:
    machine = report["machine"]
    lines = [
        "# Memory: estimated and taken",
        "",
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}. Sizes in MiB.",
        "",
        "| pair | context | cache type | estimated | taken | off by | cache estimated | cache |",
        "|---|--:|---|--:|--:|--:|--:|--:|",
    ]
    lines += [_row(load) for load in report["loads"]]
    worst = max(abs(_error(load)) for load in report["loads"])
    return "\n".join([*lines, "", f"The worst is off by {worst:.1%}.", ""])


def _row(load: dict[str, Any]) -> str:
    pair = load["target"] + (f" + {load['draft']}" if load["draft"] else "")
    sizes = [load[name] / MIB for name in ("estimated_bytes", "used_bytes")]
    caches = [load[name] / MIB for name in ("estimated_cache_bytes", "cache_bytes")]
    return (
        f"| {pair} | {load['context']} | {load['kv_type']} | {sizes[0]:.0f} | {sizes[1]:.0f} | "
        f"{_error(load):+.1%} | {caches[0]:.2f} | {caches[1]:.2f} |"
    )


def _error(load: dict[str, Any]) -> float:
    return float(load["estimated_bytes"] / load["used_bytes"] - 1)


def main(pairs: Sequence[str]) -> None:
    loads = []
    with tempfile.TemporaryDirectory() as folder:
        for spec in specs(pairs):
            loads.append(compare(spec, Path(folder) / "engine.log"))
            sys.stdout.write(_row(loads[-1]) + "\n")
            sys.stdout.flush()
    report = {"machine": machine_facts(), "loads": loads}
    (REPORTS / "memory.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    (REPORTS / "memory.md").write_text(text(report), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
