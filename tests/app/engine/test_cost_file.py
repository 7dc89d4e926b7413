"""Measured costs kept on disk: what is read back, what is refused, and what a load makes of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.engine.calibration import follow_costs
from app.engine.cost_file import CostFile, cost_file
from app.engine.cost_model import CostTable
from app.engine.engine import Engine
from app.engine.request import PairSpec
from tests.app.engine.scripted import ScriptedModel, WordVocabulary

TABLE = CostTable({1: 0.1, 2: 0.15, 4: 0.2}, 0.01, 0, frozenset({1, 2}))


def test_what_was_written_is_read(tmp_path: Path) -> None:
    kept = CostFile(tmp_path / "costs" / "pair.json")
    assert kept.read() is None
    kept.write(TABLE)
    assert kept.read() == TABLE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '"text"',
        json.dumps({"target_pass_s": {}}),
        json.dumps({"target_pass_s": [1.0]}),
        '{"target_pass_s": {"1": NaN}, "draft_step_s": null}',
        '{"target_pass_s": {"1": -1}, "draft_step_s": null}',
        '{"target_pass_s": {"one": 1}, "draft_step_s": null}',
        '{"target_pass_s": {"1": 1}, "draft_step_s": 0, "context_tokens": 0, "exact_widths": []}',
        '{"target_pass_s": {"1": 1}, "draft_step_s": 1, "context_tokens": 0}',
        '{"target_pass_s": {"1": 1}, "draft_step_s": 1, "context_tokens": Infinity}',
        "[" * 100_000,
    ],
)
def test_a_broken_file_counts_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "pair.json"
    path.write_text(text)
    assert CostFile(path).read() is None


@pytest.mark.parametrize(
    ("width", "seconds"), [("0", 1), ("-1", 1), ("99999999999", 1), ("2", 1e308), ("2", 1e-320)]
)
def test_a_pass_that_nothing_can_have_taken_counts_as_none(
    tmp_path: Path, width: str, seconds: float
) -> None:
    path = tmp_path / "pair.json"
    CostFile(path).write(TABLE)
    kept = json.loads(path.read_text())
    kept["target_pass_s"][width] = seconds
    path.write_text(json.dumps(kept))
    assert CostFile(path).read() is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "costs").write_text("a file where the folder should be")
    CostFile(tmp_path / "costs" / "pair.json").write(TABLE)


def test_other_files_or_settings_have_other_costs(tmp_path: Path) -> None:
    model = tmp_path / "model.gguf"
    model.write_bytes(b"1234")
    first = cost_file(tmp_path, [model], ["threads", 2])
    assert cost_file(tmp_path, [model], ["threads", 2]) == first
    assert cost_file(tmp_path, [model], ["threads", 4]) != first
    model.write_bytes(b"12345")
    assert cost_file(tmp_path, [model], ["threads", 2]) != first


def ticking(step_s: float) -> Callable[[], float]:
    """A clock by which every pass takes `step_s`."""

    def ticks() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += step_s

    clock = ticks()
    return lambda: next(clock)


def model() -> ScriptedModel:
    return ScriptedModel(WordVocabulary(["a", "b"]), lambda history: 0)


def test_a_kept_table_follows_todays_pace() -> None:
    target, draft = model(), model()
    today = follow_costs(TABLE, target, draft, clock=ticking(0.12))
    assert today is not None
    assert today.target_pass_s == pytest.approx({1: 0.12, 2: 0.18, 4: 0.24})
    assert today.draft_step_s == pytest.approx(0.12)
    assert today.exact_widths == TABLE.exact_widths
    assert (target.cached, draft.cached) == ([], [])


def test_a_table_of_another_machine_is_not_followed() -> None:
    assert follow_costs(TABLE, model(), model(), clock=ticking(1.0)) is None
    assert follow_costs(TABLE, model(), None, clock=ticking(0.1)) is None


def test_the_second_load_uses_what_the_first_measured(
    starter_path: Path, q2_draft_path: Path, tmp_path: Path
) -> None:
    spec = PairSpec(starter_path, q2_draft_path, context_size=512, threads=1)

    def widths() -> set[int]:
        engine = Engine.load(spec, costs_folder=tmp_path)
        try:
            return set(engine.info.costs.target_pass_s)
        finally:
            engine.close()

    assert {1, 2, 4, 8, 12, 16} <= widths()
    (path,) = tmp_path.glob("*.json")
    kept = json.loads(path.read_text())
    del kept["target_pass_s"]["12"]
    path.write_text(json.dumps(kept))
    assert 12 not in widths() or "12" in json.loads(path.read_text())["target_pass_s"]
