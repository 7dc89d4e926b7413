from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.engine.stats import Ending, Round, Source, Timings, TurnStats, fold_rounds
from app.sessions.store import ConversationStore


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "chats.sqlite3"


@pytest.fixture
def store(path: Path, clock: Clock) -> Iterator[ConversationStore]:
    opened = ConversationStore(path, clock=clock)
    yield opened
    opened.close()


@pytest.fixture
def a_round() -> Round:
    return Round(Source.DRAFT, (1, 2, 3), 2, (1, 2, 9), Ending.CORRECTION, 4, 0.01, 0.05, 0.001)


@pytest.fixture
def stats(a_round: Round) -> TurnStats:
    return TurnStats(
        prompt_tokens=20,
        cached_tokens=5,
        output_tokens=7,
        timings=Timings(0.3, 0.4, 0.6, 1.0),
        speculation=fold_rounds([a_round, a_round]),
        plain_rate=11.0,
        mode="draft",
        exactness="fast",
        off_reason=None,
    )
