"""Measures the header reader: 500 files scanned and scanned again, and 10,000 spoilt headers.

Run it from the root of the repository with nothing else running:

    .venv/bin/python -m tests.perf.headers

It writes tests/perf/reports/headers.json, and headers.md with the same for people. Of the 500
files, 250 have the header of the starter and 50 each that of a vocabulary of 32,000, 100,352,
128,256, 151,936 and 262,144 tokens, with its merges; their weights are holes.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import resource
import struct
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app.bench.machine import load_average, machine_facts
from models.errors import PacelineError
from models.foreign_library import ForeignLibrary
from models.gguf import read_header
from models.model_file import ModelFile
from models.registry import Registry
from models.starter import find_starter
from tests.models.builders import RawGguf

REPORTS = Path(__file__).parent / "reports"
VOCABULARIES = (32_000, 100_352, 128_256, 151_936, 262_144)
COUNTS = {"starter": 250} | {f"{tokens} tokens": 50 for tokens in VOCABULARIES}
MUTATIONS = 10_000
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789éßжя日"
LIES = (0, 1, 255, 256, 1 << 16, 1 << 31, 1 << 32, (1 << 63) - 1, (1 << 64) - 1)


def no_libraries() -> tuple[ForeignLibrary, ...]:
    return ()


def headers(starter: Path) -> dict[str, bytes]:
    """Everything before the weights, of each kind of file."""
    with starter.open("rb") as file:
        start = file.read(read_header(starter).data_offset)
    return {"starter": start} | {f"{tokens} tokens": _synthetic(tokens) for tokens in VOCABULARIES}


def _synthetic(tokens: int) -> bytes:
    raw, chance = RawGguf(), random.Random(tokens)
    texts = ["".join(chance.choices(LETTERS, k=chance.randint(2, 10))) for _ in range(tokens)]
    merges = [f"{one} {other}" for one, other in itertools.pairwise(texts)]
    scores = raw.entry(
        "tokenizer.ggml.scores", 9, struct.pack("<IQ", 6, tokens) + bytes(4 * tokens)
    )
    tensors = [raw.tensor(f"blk.{number}.w", (32, 8), 0, 1024 * number) for number in range(300)]
    entries = [
        raw.text("general.architecture", "llama"),
        raw.text("tokenizer.ggml.model", "gpt2"),
        raw.texts("tokenizer.ggml.tokens", texts),
        raw.texts("tokenizer.ggml.merges", merges),
        scores,
    ]
    return RawGguf(entries=entries, tensors=tensors).build()


def write_files(folder: Path, starter: Path) -> None:
    for kind, content in headers(starter).items():
        size = starter.stat().st_size if kind == "starter" else len(content) + 300 * 1024
        for number in range(COUNTS[kind]):
            with (folder / f"{kind} {number}.gguf").open("wb") as file:
                file.write(content)
                file.truncate(size)


@dataclass(frozen=True, slots=True)
class Scan:
    """Seconds of one look at the list, by the clock and of the processor."""

    clock_s: float
    processor_s: float


def scan(data: Path) -> Scan:
    """Look at the list with a registry that knows only what is on the disk."""
    registry = Registry(data, find_libraries=no_libraries)
    start, processor = time.perf_counter(), time.process_time()
    found = registry.files()
    seconds = Scan(time.perf_counter() - start, time.process_time() - processor)
    assert sum(isinstance(each, ModelFile) for each in found) >= sum(COUNTS.values())
    return seconds


def mutations(content: bytes, count: int) -> Iterator[bytes]:
    """``content`` with bytes changed, with lying lengths, and cut short, in turn."""
    chance = random.Random(2026)
    for number in range(count):
        spoilt = bytearray(content)
        match number % 3:
            case 0:
                for _ in range(chance.randint(1, 6)):
                    spoilt[chance.randrange(4, len(spoilt))] = chance.randrange(256)
            case 1:
                at = chance.randrange(4, len(spoilt) - 8)
                spoilt[at : at + 8] = struct.pack("<Q", chance.choice(LIES))
            case _:
                del spoilt[chance.randrange(1, len(spoilt)) :]
        yield bytes(spoilt)


def read_spoilt(path: Path, content: bytes) -> float:
    """Seconds of reading it; only errors for people may come out."""
    path.write_bytes(content)
    os.truncate(path, 100 << 20)  # room for what it may declare
    start = time.perf_counter()
    try:
        ModelFile.from_header(read_header(path))
    except PacelineError:
        pass
    return time.perf_counter() - start


def spoil(folder: Path, starter: Path) -> dict[str, float]:
    """10,000 spoilt headers: half of the starter's first 60 kB and tensors, half of a small one."""
    path = folder / "spoilt.gguf"
    raw = RawGguf()
    small = RawGguf(
        entries=[
            raw.text("general.architecture", "llama"),
            raw.texts("tokenizer.ggml.tokens", [f"t{number}" for number in range(500)]),
            raw.entry("tokenizer.ggml.scores", 9, struct.pack("<IQ", 6, 500) + bytes(2000)),
        ],
        tensors=[raw.tensor(f"blk.{n}.w", (32, 8), 0, 1024 * n) for n in range(100)],
    ).build()
    whole = headers(starter)["starter"]
    worst = 0.0
    tracemalloc_peak = 0
    for content, count in ((small, MUTATIONS - 1_000), (whole, 1_000)):
        for number, spoilt in enumerate(mutations(content, count)):
            is_watched = number % 20 == 0  # watching allocations makes reading slower
            if is_watched:
                tracemalloc.start()
                read_spoilt(path, spoilt)
                tracemalloc_peak = max(tracemalloc_peak, tracemalloc.get_traced_memory()[1])
                tracemalloc.stop()
            else:
                worst = max(worst, read_spoilt(path, spoilt))
    return {
        "count": MUTATIONS,
        "worst_s": round(worst, 4),
        "peak_bytes": tracemalloc_peak,
        "process_peak_bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
    }


def measure() -> dict[str, object]:
    starter = find_starter()
    with tempfile.TemporaryDirectory() as name:
        folder, data = Path(name, "models"), Path(name, "data")
        folder.mkdir()
        write_files(folder, starter)
        Registry(data, find_libraries=no_libraries).add_folder(folder)
        first = scan(data)
        again = sorted(scan(data).clock_s for _ in range(5))
        spoilt = spoil(Path(name), starter)
    return {
        "machine": machine_facts(),
        "files": COUNTS,
        "first_scan_s": round(first.clock_s, 3),
        "first_scan_processor_s": round(first.processor_s, 3),
        "load_average": load_average(),
        "cached_scans_s": [round(each, 3) for each in again],
        "spoilt": spoilt,
    }


def text(report: dict[str, object]) -> str:
    spoilt, cached = report["spoilt"], report["cached_scans_s"]
    assert isinstance(spoilt, dict)
    assert isinstance(cached, list)
    machine = report["machine"]
    assert isinstance(machine, dict)
    return f"""# The header reader

{machine["processor"]}, {machine["cores"]} cores, {machine["system"]}. Load average over 1, 5 and 15
minutes: {report["load_average"]}.

| what | measured | budget |
|---|---|---|
| headers of {sum(COUNTS.values())} files scanned, by the clock | {report["first_scan_s"]} s | 3 s |
| the same, processor time | {report["first_scan_processor_s"]} s | |
| the same, cached (median of 5) | {cached[2]} s | 0.2 s |
| {spoilt["count"]:,} spoilt headers: the slowest | {spoilt["worst_s"]} s | 0.5 s |
| the same: most memory allocated for one (every 20th looked at) | \
{spoilt["peak_bytes"] / 2**20:.1f} MiB | 64 MiB |
"""


def main() -> None:
    report = measure()
    (REPORTS / "headers.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    (REPORTS / "headers.md").write_text(text(report), encoding="utf-8")
    sys.stdout.write(text(report))


if __name__ == "__main__":
    main()
