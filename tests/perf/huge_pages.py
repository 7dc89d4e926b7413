"""What passes cost with weights in huge pages, and mapped from the file.

    python -m tests.perf.huge_pages TARGET.gguf [--report tests/perf/reports/huge_pages.md]

Each way has fresh processes, in turn, so that a machine that drifts does not decide.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from time import perf_counter

from app.engine import huge_pages
from models.child_process import ChildProcess

WIDTHS = (1, 2, 4, 8, 512)
WAYS = {"mapped": False, "in huge pages": True}
_BEFORE = 200  # tokens in the cache

Costs = Mapping[str, Mapping[str, Sequence[float]]]  # way → what → one figure of each process


def time_passes(connection: Connection, path: Path, in_memory: bool, repetitions: int) -> None:
    """Runs in the child. Sends milliseconds by width, and seconds of loading."""
    from app.engine.llama_context import LlamaOptions
    from app.engine.llama_model import LlamaModel
    from app.engine.thread_choice import physical_cores

    started = perf_counter()
    options = LlamaOptions(1024, threads=physical_cores(), in_memory=in_memory)
    model = LlamaModel(path, options)
    figures = {"load, s": perf_counter() - started}
    model.evaluate(list(range(_BEFORE)))
    for width in WIDTHS:
        took = []
        for _ in range(1 if width == max(WIDTHS) else repetitions):
            begun = perf_counter()
            model.evaluate(list(range(width)), rows=min(width, 17))
            took.append(perf_counter() - begun)
            model.truncate(_BEFORE)
        figures[f"{width} in a pass, ms"] = median(took) * 1e3
    connection.send(figures)
    model.close()


def compare(path: Path, processes: int, repetitions: int) -> Costs:
    costs: dict[str, dict[str, list[float]]] = {way: {} for way in WAYS}
    for number in range(processes):
        for way in list(WAYS)[:: -1 if number % 2 else 1]:
            for name, figure in _one(path, WAYS[way], repetitions).items():
                costs[way].setdefault(name, []).append(figure)
    return costs


def table(path: Path, costs: Costs) -> str:
    """In Markdown: medians over the processes, lowest and highest."""
    mapped, huge = (costs[way] for way in WAYS)
    count = len(next(iter(mapped.values())))
    about = (
        f"{path.name}, {count} processes each way, in turn. Medians over the processes, and the "
        "lowest and the highest."
    )
    rows = (
        f"| {name} | {_spread(mapped[name])} | {_spread(huge[name])} | "
        f"{median(mapped[name]) / median(huge[name]):.2f} |"
        for name in mapped
    )
    head = f"| | {' | '.join(WAYS)} | mapped ÷ huge |\n|---|---:|---:|---:|"
    return "\n".join(["# Weights in huge pages", "", about, "", head, *rows, ""])


def _spread(figures: Sequence[float]) -> str:
    return f"{median(figures):.1f} ({min(figures):.1f} to {max(figures):.1f})"


def _one(path: Path, in_memory: bool, repetitions: int) -> Mapping[str, float]:
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    variables = huge_pages.variables(os.environ) if in_memory else {}
    child = ChildProcess("passes", time_passes, (theirs, path, in_memory, repetitions), variables)
    theirs.close()
    figures: Mapping[str, float] = ours.recv()
    child.end(10)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", type=Path)
    parser.add_argument("--processes", type=int, default=5, help="of each way; default: 5")
    parser.add_argument("--repetitions", type=int, default=15, help="of a pass; default: 15")
    parser.add_argument("--report", type=Path)
    options = parser.parse_args()
    if not huge_pages.are_offered():
        raise SystemExit("This system gives no huge pages, so there is nothing to compare.")
    text = table(options.target, compare(options.target, options.processes, options.repetitions))
    print(text)
    if options.report:
        options.report.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
