"""Kills 200 windows at random moments while answers stream, and counts what was lost.

    .venv/bin/python -m tests.perf.kills [--kills 200] [--seed 1]

It writes tests/perf/reports/kills.md. The window is the real one, its engine is scripted.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

import psutil

from app.processor import processor_name
from tests.ui.kills import LONGEST_S, Killed, kill_one

REPORT = Path(__file__).parent / "reports" / "kills.md"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    started = time.perf_counter()
    killed = _kill(options.kills, random.Random(options.seed))
    text = _report(killed, time.perf_counter() - started, options.seed)
    REPORT.write_text(text, "utf-8")
    sys.stdout.write(text)
    return (
        1 if any(each.lost or not each.sound for each in killed) or killed[-1].torn_answers else 0
    )


def _kill(kills: int, chance: random.Random) -> list[Killed]:
    found: list[Killed] = []
    first = 0
    with tempfile.TemporaryDirectory(prefix="paceline-kills-") as home:
        for _ in range(kills):
            found.append(kill_one(Path(home), first, chance))
            first = max(found[-1].shown) + 10
    return found


def _report(killed: list[Killed], seconds: float, seed: int) -> str:
    last = killed[-1]
    rows = (
        ("windows killed", len(killed)),
        ("messages shown as sent", sum(len(each.shown) for each in killed)),
        ("of these lost", sum(len(each.lost) for each in killed)),
        ("answers cut off and kept", last.cut_answers),
        ("answers with a wrong text", last.torn_answers),
        ("files that SQLite found unsound", sum(not each.sound for each in killed)),
    )
    table = "\n".join(f"| {name} | {count:,} |" for name, count in rows)
    facts = f"{processor_name()}, {psutil.cpu_count()} logical processors"
    return (
        "# Windows killed while answers stream\n\n"
        f"SIGKILL at a random moment, 0 to {LONGEST_S} s after a message was shown as sent; the"
        f" same file each time. Seed {seed}, {seconds:.0f} s, on {facts}.\n\n"
        f"| what | count |\n|---|---|\n{table}\n"
    )


if __name__ == "__main__":
    sys.exit(main())
