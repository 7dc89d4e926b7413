"""The picture: well-formed, within its frame, and with every figure in its place."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from app.bench.chart import chart
from app.bench.panel import HEIGHT, WIDTH, Panel
from app.bench.round_totals import PassTotals, RoundTotals, SourceTotals
from app.engine.stats import Source
from tests.app.bench.builders import PROMPTS, measurements, record

NAMES = [prompt.name for prompt in PROMPTS]
TOTALS = RoundTotals(
    {Source.DRAFT: SourceTotals(4, 12, 8, 2, 12)},
    {1: PassTotals(2, 0.2), 4: PassTotals(2, 0.3)},
    {1: 1, 4: 3},
)
RATES = {
    arm: dict.fromkeys(NAMES, (rate,))
    for arm, rate in {
        "plain": 10,
        "both": 18,
        "draft 3": 16,
        "draft 5": 14,
        "lookup": 11,
        "hostile draft": 9.8,
        "peer plain": 10,
        "peer n_max 3, its default": 15,
        "peer n_max 7": 12,
    }.items()
}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def drawn() -> ET.Element:
    return ET.fromstring(chart(record(measurements(RATES, totals=TOTALS))))


def _texts(drawn: ET.Element) -> list[str]:
    return [one.text or "" for one in drawn.iter(f"{SVG}text")]


def test_there_are_three_diagrams(drawn: ET.Element) -> None:
    titles = [one.text for one in drawn.iter(f"{SVG}text") if one.get("class") == "title"]
    assert titles == ["Cost of a target pass", "Rate by draft length", "Tokens per round"]


def test_every_arm_has_a_name_in_a_legend(drawn: ET.Element) -> None:
    expected = {"plain", "draft", "llama-server", "both, chosen", "hostile draft, chosen"}
    assert expected <= set(_texts(drawn))
    assert {"both", "draft 3", "draft 5", "lookup"} <= set(_texts(drawn))


def test_nothing_lies_outside(drawn: ET.Element) -> None:
    numbers = ("x", "y", "x1", "x2", "y1", "y2", "cx", "cy")
    for one in drawn.iter():
        for name in numbers:
            value = float(one.get(name, "0"))
            limit = WIDTH if "x" in name else float(drawn.get("height", "0"))
            assert 0 <= value <= limit, (one.tag, one.attrib)


def test_longer_lines_are_higher_rates(drawn: ET.Element) -> None:
    heights = {}
    for line in drawn.iter(f"{SVG}polyline"):
        points = [tuple(map(float, point.split(","))) for point in line.get("points", "").split()]
        heights[len(points)] = points
    (_, at_0), (_, at_3), (_, at_7) = heights[3]  # llama-server: 0, 3 and 7
    assert at_3 < at_7 < at_0, "15, 12 and 10 tokens per second; y grows downwards"


def test_both_colour_schemes_are_there(drawn: ET.Element) -> None:
    style = drawn.find(f"{SVG}style")
    assert style is not None
    light, _, dark = (style.text or "").partition("@media (prefers-color-scheme: dark)")
    for name in ("paper", "title", "label", "grid", "line0", "fill0"):
        assert re.search(rf"\.{name} {{", light), name
        assert re.search(rf"\.{name} {{", dark), name


def test_only_our_arms_without_rounds_still_give_a_picture() -> None:
    alone = {arm: RATES[arm] for arm in ("plain", "both")}
    drawn = ET.fromstring(chart(record(measurements(alone))))
    assert float(drawn.get("height", "0")) < 3 * HEIGHT


def test_nothing_measured_gives_a_picture_of_the_costs() -> None:
    drawn = ET.fromstring(chart(record([], is_complete=False)))
    assert "Cost of a target pass" in _texts(drawn)


@pytest.mark.parametrize(
    ("highest", "ceiling"), [(0.9, 1.0), (1.0, 1.0), (5.3, 6), (18, 20), (100, 100), (101, 125)]
)
def test_scales_end_at_round_numbers(highest: float, ceiling: float) -> None:
    panel = Panel("t", "x", "y", 1, 8, highest, 0)
    assert panel.ceiling == pytest.approx(ceiling)
