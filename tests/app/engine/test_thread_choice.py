"""The number of threads is measured, for narrow and wide passes apart, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from app.engine import loading, thread_choice
from app.engine.engine import Engine
from app.engine.request import PairSpec
from app.engine.thread_choice import (
    Threads,
    choose_threads,
    counts_to_try,
    physical_cores,
    read_threads,
    write_threads,
)
from tests.app.engine.scripted import ScriptedModel, WordVocabulary
from tests.app.engine.tiny_models import LLAMA


class TimedModel(ScriptedModel):
    """Takes the seconds that are written down for a number of threads, single and wide."""

    def __init__(self, seconds: dict[int, tuple[float, float]]) -> None:
        super().__init__(WordVocabulary(["a", "b"]), lambda history: 0)
        self.now = 0.0
        self._seconds = seconds
        self._threads = Threads(1, 1)

    def set_threads(self, threads: Threads) -> None:
        self._threads = threads

    def evaluate(self, tokens: Sequence[int], *, rows: int = 1, **_: object) -> np.ndarray:
        is_wide = len(tokens) > 1
        count = self._threads.batch if is_wide else self._threads.single
        self.now += self._seconds[count][is_wide]
        return super().evaluate(tokens, rows=rows)


@pytest.mark.parametrize(
    ("seconds", "chosen"),
    [
        ({4: (1.0, 8.0), 8: (1.2, 6.0)}, Threads(4, 8)),
        ({4: (1.0, 8.0), 8: (0.9, 9.0)}, Threads(8, 4)),
        ({4: (1.0, 8.0), 8: (0.96, 7.9)}, Threads(4, 4)),
        ({4: (1.0, 8.0)}, Threads(4, 4)),
    ],
    ids=["wide passes compute", "single ones gain", "hardly a gain", "nothing to choose"],
)
def test_the_fastest_wins_clearly(seconds: dict[int, tuple[float, float]], chosen: Threads) -> None:
    model = TimedModel(seconds)
    assert choose_threads(model, sorted(seconds), lambda: model.now) == chosen
    assert model.cached == []


def test_physical_cores_come_first() -> None:
    counts = counts_to_try()
    assert counts[0] == physical_cores() >= 1
    assert list(counts) == sorted(set(counts))


def test_a_choice_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread_choice, "counts_to_try", lambda: (2, 4))
    path = tmp_path / "costs" / "threads.json"
    assert read_threads(path) is None
    write_threads(path, Threads(2, 4))
    assert read_threads(path) == Threads(2, 4)
    monkeypatch.setattr(thread_choice, "counts_to_try", lambda: (2, 3))
    assert read_threads(path) is None, "this process may use other cores than it did then"
    broken = ("", "[]", "{}", '{"single": "many", "batch": 2}', '{"single": Infinity}', "[" * 10**5)
    for text in broken:
        path.write_text(text)
        assert read_threads(path) is None


def test_a_pair_is_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More threads than cores are only slow; here they stand for logical processors."""
    target = LLAMA.write(tmp_path / "tiny.gguf")
    counts = (1, 2)
    for module in (loading, thread_choice):
        monkeypatch.setattr(module, "counts_to_try", lambda: counts)
    measured = []

    def choose(model: object, tried: Sequence[int]) -> Threads:
        measured.append(tuple(tried))
        return Threads(1, 2)

    monkeypatch.setattr(loading, "choose_threads", choose)
    for spec, chosen in (
        (PairSpec(target, context_size=128), (1, 2)),
        (PairSpec(target, context_size=128), (1, 2)),
        (PairSpec(target, context_size=128, threads=2), (2, 2)),
        (PairSpec(target, context_size=128, threads=2, batch_threads=1), (2, 1)),
    ):
        engine = Engine.load(spec, costs_folder=tmp_path / "costs")
        assert (engine.info.threads, engine.info.batch_threads) == chosen
        engine.close()
    assert measured == [counts]
