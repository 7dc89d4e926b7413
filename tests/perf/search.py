"""Measures the full-text search over 100,000 messages.

    .venv/bin/python -m tests.perf.search

It writes tests/perf/reports/search.md. The messages are sentences of words with the frequencies of
a language (Zipf); one in a thousand holds a rare word, one in ten thousand is Chinese.
"""

from __future__ import annotations

import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from app.processor import processor_name
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.store import ConversationStore

REPORT = Path(__file__).parent / "reports" / "search.md"
MESSAGES, PER_CHAT = 100_000, 100
VOCABULARY, WORDS_EACH = 20_000, 60
REPEATS = 15
BUDGET_MS = 100
RARE, CHINESE = "quetzalcoatl", "今天天气很好"
QUERIES = {
    "a rare word": RARE,
    "a common word": "w1",
    "one letter": "w",
    "two words, both common": "w1 w2",
    "a common and a rare word": f"w1 {RARE}",
    "the beginning of a word": "quetz",
    "a word that is nowhere": "nowhere",
    "Chinese, searched as it is": "天气",
}


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="paceline-search-") as folder:
        path = Path(folder) / "chats.sqlite3"
        started = time.perf_counter()
        _fill(path)
        filled = time.perf_counter() - started
        store = ConversationStore(path)
        rows = [_row(store, name, query) for name, query in QUERIES.items()]
        store.close()
        text = _report(rows, filled, path.stat().st_size)
    REPORT.write_text(text, "utf-8")
    sys.stdout.write(text)
    return 1 if any(median > BUDGET_MS for _, _, median, _ in rows) else 0


def _fill(path: Path) -> None:
    store = ConversationStore(path)
    chance = random.Random(1)
    texts = _texts(chance)
    for number in range(MESSAGES // PER_CHAT):
        line = tuple(
            MessageRecord(
                place - 1 if place else None, "assistant" if place % 2 else "user", next(texts), 1.0
            )
            for place in range(PER_CHAT)
        )
        store.add_record(ChatRecord(f"Chat {number}", 1.0, float(number), line))
    store.close()
    sqlite3.connect(path).execute("PRAGMA wal_checkpoint(TRUNCATE)").connection.close()


def _texts(chance: random.Random) -> Iterator[str]:
    words = [f"w{number}" for number in range(1, VOCABULARY + 1)]
    weights = [1 / number for number in range(1, VOCABULARY + 1)]
    for number in range(MESSAGES):
        said = chance.choices(words, weights, k=WORDS_EACH)
        if number % 1_000 == 0:
            said.insert(10, RARE)
        if number % 10_000 == 0:
            said.append(CHINESE)
        yield " ".join(said)


def _row(store: ConversationStore, name: str, query: str) -> tuple[str, int, float, float]:
    """Name, hits, median and worst time in milliseconds."""
    times, hits = [], 0
    for _ in range(REPEATS):
        started = time.perf_counter()
        hits = len(store.index.search(query))
        times.append((time.perf_counter() - started) * 1000)
    return name, hits, statistics.median(times), max(times)


def _report(rows: list[tuple[str, int, float, float]], filled: float, size: int) -> str:
    table = "\n".join(
        f"| {name} | {hits} | {median:.1f} | {worst:.1f} |" for name, hits, median, worst in rows
    )
    return (
        f"# Search in {MESSAGES:,} messages\n\n"
        f"{WORDS_EACH} words each, in {MESSAGES // PER_CHAT:,} chats; the file has"
        f" {size / 1e6:.0f} MB and took {filled:.0f} s to write. The newest 200 hits with their"
        f" excerpts, {REPEATS} times each; at most {BUDGET_MS} ms are allowed. On"
        f" {processor_name()}, {psutil.cpu_count()} logical processors, shared with other work.\n\n"
        f"| what is searched for | hits | median, ms | worst, ms |\n|---|---|---|---|\n{table}\n"
    )


if __name__ == "__main__":
    sys.exit(main())
