"""The two reports: complete, and with nothing in them that was not measured."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from app.bench.markdown_report import markdown
from app.bench.measurement import ArmFailure, Measurement
from app.bench.report import report
from app.bench.sentences import limits, result
from app.engine.sampling import SamplingParams
from tests.app.bench.builders import answer, measurements, record

RATES = {
    "plain": {"chat-a": (10, 10), "chat-b": (10, 10), "code-a": (10, 10)},
    "both": {"chat-a": (20, 20), "chat-b": (16, 16), "code-a": (9, 9)},
    "peer plain": {"chat-a": (10, 10), "chat-b": (10, 10), "code-a": (10, 10)},
    "peer n_max 3, its default": {"chat-a": (16, 16), "chat-b": (16, 16), "code-a": (6, 6)},
}
DONE = measurements(RATES, drafted=10, accepted=7, rounds=50)
OURS_ALONE = [done for done in DONE if done.arm in ("plain", "both")]


def test_json_holds_every_answer_and_every_conclusion() -> None:
    data = json.loads(json.dumps(report(record(DONE))))
    assert len(data["answers"]) == len(DONE)
    first = data["answers"][0]
    assert (first["arm"], first["prompt"], first["repetition"]) == ("plain", "chat-a", 1)
    assert first["decode_rate"] == pytest.approx(10)
    speedup = data["summary"]["comparisons"]["speedup"]
    assert speedup["by_prompt"] == pytest.approx({"chat-a": 2, "chat-b": 1.6, "code-a": 0.9})
    assert speedup["lowest"] == "code-a"
    assert speedup["by_category"]["question_answering"]["median"] == pytest.approx(1.8)
    assert data["summary"]["peer_best"] == "peer n_max 3, its default"
    assert data["summary"]["arms"]["both"]["acceptance_rate"] == pytest.approx(0.7)
    assert [one["met"] for one in data["summary"]["budgets"]] == [True, True, True, False]
    assert data["models"]["target"]["file"]["sha256"] == "ab" * 32
    assert data["pair"]["costs"]["target_pass_s"] == {"1": 0.05, "2": 0.06}
    assert data["peer"]["commands"]["peer plain"][0] == "llama-server"


def test_each_different_text_is_kept_once() -> None:
    other = replace(DONE[0], repetition=3, answer=answer(10, text="Something else."))
    data = report(record([*DONE, other]))
    prompt = data["prompts"][0]
    assert prompt["answers"] == ["Hello.", "Something else."]
    assert {one["text"] for one in data["answers"] if one["prompt"] == "chat-a"} == {0, 1}
    assert prompt["same_text_as_plain"]["both"] is False


def test_the_paragraph_says_what_was_measured() -> None:
    said = result(record(DONE))
    assert "16.0 tokens per second in the median, against 10.0 without" in said
    assert "1.60 times as fast" in said
    assert "the lowest 0.90 on code-a" in said
    assert "best at n_max 3" in said
    assert "accepted 70%" in said
    assert "the same on 3 of 3 prompts" in said
    assert "1 of 4: both: decode rate ÷ plain, worst prompt: 0.90, aim 0.97" in said


@pytest.mark.parametrize(
    ("drafted", "accepted", "words"),
    [
        (0, 0, "nothing was drafted, so that the difference is chance."),
        (10, 0, "nothing of what it drafted was accepted, so that only a loss can be its doing."),
        (10, 7, ""),
    ],
)
def test_a_difference_that_is_no_gain_is_not_credited_to_the_draft(
    drafted: int, accepted: int, words: str
) -> None:
    rates = {**RATES, "lookup": RATES["both"]}
    done = measurements(rates, drafted=drafted, accepted=accepted, rounds=50)
    said = result(record(done))
    assert said.count("the highest 2.00)" + (f"; {words}" if words else ". ")) == 2


def test_one_prompt_is_no_prompts() -> None:
    one = [done for done in OURS_ALONE if done.prompt == "chat-a"]
    assert result(record(one)).startswith("On 1 prompt of 1 category, ")
    assert "the same on 1 of 1 prompt." in result(record(one))


@pytest.mark.parametrize("done", [DONE, OURS_ALONE], ids=["with peer", "without"])
def test_every_decimal_of_the_paragraph_is_a_figure_of_the_json(done: list[Measurement]) -> None:
    one = record(done)
    figures = _numbers(report(one)["summary"])
    for text in re.findall(r"\d+\.\d+", result(one)):
        digits = len(text.partition(".")[2])
        assert any(f"{figure:.{digits}f}" == text for figure in figures), text


def _numbers(value: object) -> list[float]:
    match value:
        case bool() | None | str():
            return []
        case int() | float():
            return [float(value)]
        case dict():
            return [number for one in value.values() for number in _numbers(one)]
        case list():
            return [number for one in value for number in _numbers(one)]
    raise AssertionError(value)


def test_without_a_peer_nothing_is_said_of_one() -> None:
    one = replace(record(OURS_ALONE), peer=None)
    assert "llama-server" not in result(one)
    assert "peer" not in markdown(one)


def test_nothing_is_said_of_texts_that_need_not_agree() -> None:
    sampled = record(DONE, sampling=SamplingParams(temperature=0.8))
    assert "text" not in result(sampled)
    assert "drew texts of its own" in " ".join(limits(sampled))
    seeded = result(record(DONE, sampling=SamplingParams(temperature=0.8, seed=1)))
    assert "Drafted and plain text" in seeded
    assert "llama-server's text" not in seeded


def test_nothing_measured_makes_no_claim() -> None:
    empty = record([], is_complete=False)
    assert result(empty) == "Nothing was measured that could be compared."
    assert json.dumps(report(empty))
    assert markdown(empty).startswith("# Benchmark: target.gguf")


def test_only_one_arm_makes_no_claim() -> None:
    plain = [done for done in DONE if done.arm == "plain"]
    assert result(record(plain)) == "Nothing was measured that could be compared."


def test_limits_are_stated() -> None:
    said = " ".join(limits(record(DONE[:3], is_complete=False)))
    assert "ended after 3 of 3 answers" in said
    assert "The target says of itself: A made-up model." in said
    off = measurements({"both": {"chat-a": (1,)}}, off_reason="a pass is dear")
    assert "because a pass is dear" in " ".join(limits(record(off)))


def test_markdown_has_rows_for_arms_prompts_and_budgets() -> None:
    text = markdown(record(DONE))
    lines = text.splitlines()
    for start in (
        "| plain |",
        "| both |",
        "| peer n_max 3, its default |",
        "| chat-a |",
        "| code-a |",
    ):
        assert any(line.startswith(start) for line in lines), start
    assert "missed by 7.2%" in text
    assert "the same with `--spec-draft-n-max 3`" in text
    assert "1: 50.0 ms (1.00), 2: 60.0 ms (1.20)" in text


def test_no_two_arms_are_compared_twice() -> None:
    rows = [
        line for line in markdown(record(DONE)).splitlines() if line.startswith("| decode rate:")
    ]
    assert len(rows) == len(set(rows)) > 1


def test_tables_have_as_many_cells_in_every_row() -> None:
    tables = re.findall(r"(?:^\|.*\|\n)+", markdown(record(DONE)), flags=re.MULTILINE)
    assert len(tables) == 6
    for table in tables:
        assert len({line.count(" | ") for line in table.splitlines()}) == 1, table


def test_an_arm_that_was_left_out_is_named_with_its_reason() -> None:
    failure = ArmFailure("peer n_max 7", "chat-b", 2, "It ended.")
    one = record(DONE, failures=[failure])
    assert "peer n_max 7, from chat-b in repetition 2 on: It ended." in markdown(one)
    assert report(one)["left_out"][0]["reason"] == "It ended."
