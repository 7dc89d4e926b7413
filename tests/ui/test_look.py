"""Colours, fonts and figures."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.config.settings import Theme as ThemeChoice
from app.engine.cost_model import CostTable
from app.engine.stats_live import relative_costs, time_shares
from tests.ui.scripted_client import stats
from ui.chat.stats_line import StatsLine
from ui.details.details_panel import DetailsPanel
from ui.details.shown import Shown
from ui.details.wording import position_label
from ui.fonts import interface_font
from ui.spacing import COMFORTABLE
from ui.stylesheet import palette, stylesheet
from ui.theme import Look as ThemeLook
from ui.theme import Theme
from ui.tokens import DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, Tokens
from ui.widgets.buttons import Look, button
from ui.widgets.check_box import CheckBox
from ui.widgets.combo_box import ComboBox
from ui.widgets.icons import icon_pixmap

HIGH = pytest.mark.parametrize("tokens", [LIGHT_HIGH, DARK_HIGH], ids=["light", "dark"])
BOTH = pytest.mark.parametrize(
    "tokens",
    [LIGHT, DARK, LIGHT_HIGH, DARK_HIGH],
    ids=["light", "dark", "light-high", "dark-high"],
)


def luminance(colour: str) -> float:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    shade = QColor(colour)
    parts = (channel(shade.redF()), channel(shade.greenF()), channel(shade.blueF()))
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


GROUNDS = ("background", "sidebar", "surface", "bubble", "code", "hover")
INKS = ("ink", "muted", "target", "draft", "lookup", "good", "bad", "keyword", "string", "number")
OWN_GROUNDS = (
    *((ink, "target_ground") for ink in ("ink", "muted", "target")),
    *((ink, "draft_ground") for ink in ("ink", "muted", "draft")),
    *((ink, "bad_ground") for ink in ("ink", "muted", "bad")),
    ("ink", "selection"),
    ("background", "ink"),  # the main button
)


def fainter_than(least: float, tokens: Tokens) -> dict[tuple[str, str], float]:
    """Text on grounds, with its contrast."""
    pairs = [(ink, ground) for ink in (*INKS, "name") for ground in GROUNDS]
    return {
        pair: contrast(getattr(tokens, pair[0]), getattr(tokens, pair[1]))
        for pair in (*pairs, *OWN_GROUNDS)
        if contrast(getattr(tokens, pair[0]), getattr(tokens, pair[1])) < least
    }


@BOTH
def test_text_can_be_read_everywhere(tokens: Tokens) -> None:
    assert not fainter_than(4.5, tokens)


@HIGH
def test_high_contrast_is_that_of_letters_and_lines(tokens: Tokens) -> None:
    assert not fainter_than(7, tokens)
    for ground in ("background", "sidebar", "surface", "bubble", "code"):
        assert contrast(tokens.line, getattr(tokens, ground)) >= 4.5
    assert contrast(tokens.ink, tokens.fill) >= 7
    assert contrast(tokens.faint, tokens.fill) >= 3  # what is off can still be made out


def test_choice_of_contrast(theme: Theme) -> None:
    for colours, contrast_, tokens in (
        ("light", "high", LIGHT_HIGH),
        ("dark", "high", DARK_HIGH),
        ("dark", "usual", DARK),
        ("light", "system", LIGHT),  # no test machine wants it otherwise
    ):
        theme.use(ThemeLook(colours, contrast=contrast_))
        assert theme.tokens is tokens


@BOTH
def test_the_chosen_row_of_a_menu_is_seen(tokens: Tokens) -> None:
    assert contrast(tokens.hover, tokens.surface) >= 1.2


@BOTH
def test_no_text_is_faint_but_what_is_off(tokens: Tokens) -> None:
    assert palette(tokens).color(QPalette.ColorRole.PlaceholderText) == QColor(tokens.muted)
    for rule in stylesheet(tokens, COMFORTABLE).split("}"):
        if re.search(rf"(?<![-a-z])color: {tokens.faint}", rule):
            assert ":disabled" in rule


@BOTH
def test_stylesheet_has_every_colour_filled_in(tokens: Tokens) -> None:
    assert "$" not in stylesheet(tokens, COMFORTABLE)


def test_choice_of_theme(theme: Theme) -> None:
    told = []
    theme.changed.connect(lambda: told.append(theme.tokens))
    theme.choose("dark")
    theme.choose("light")
    assert told == [DARK, LIGHT]


def test_icons_take_the_colour(qapp: QApplication) -> None:
    image = icon_pixmap("stop", "#ff0000", 16, 2.0).toImage()
    assert image.width() == 32
    assert image.pixelColor(16, 16) == QColor("#ff0000")


def test_numbers_are_as_wide_as_each_other(qapp: QApplication) -> None:
    assert interface_font(12, tabular=True).isFeatureSet(interface_font().Tag("tnum"))


def pill(line: StatsLine) -> QLabel:
    return next(child for child in line.findChildren(QLabel) if child.objectName() == "pill")


def test_line_under_an_answer(qtbot: QtBot, theme: Theme) -> None:
    line = StatsLine(theme.tokens)
    qtbot.addWidget(line)
    line.show_stats(stats())
    assert line.text == (
        "1.6× faster than without draft · 18.2 tok/s · first token 0.41 s · complete 12.1 s · "
        "212 tokens · "
        "draft accepted 67 % (3.0 per round)"
    )
    assert pill(line).text() == "1.6×"
    assert pill(line).property("tone") == "draft"
    assert all(figure.toolTip() for figure in line._figures)


@pytest.mark.parametrize(("plain", "words"), [(18.2, "as fast as without draft"), (30.0, "0.61×")])
def test_a_draft_that_does_not_pay_is_not_praised(
    qtbot: QtBot, theme: Theme, plain: float, words: str
) -> None:
    line = StatsLine(theme.tokens)
    qtbot.addWidget(line)
    line.show_stats(stats(plain_rate=plain))
    assert words in pill(line).accessibleName()
    assert words in pill(line).toolTip()
    assert pill(line).property("tone") == "plain"


def test_line_breaks_instead_of_cutting(qtbot: QtBot, theme: Theme) -> None:
    line = StatsLine(theme.tokens)
    qtbot.addWidget(line)
    line.show_stats(stats(off_reason="the draft guesses too little here"))
    line.show()
    for width in (900, 500, 320):
        line.resize(width, line.height_for(width))
        for figure in line._figures:
            assert figure.geometry().right() <= width
            assert figure.geometry().bottom() <= line.height()
    assert line.height_for(320) > line.height_for(900)


def test_details_of_an_answer(qtbot: QtBot, theme: Theme) -> None:
    panel = DetailsPanel(theme)
    qtbot.addWidget(panel)
    panel.show_answer(Shown(stats()))
    assert panel.answer.rate.text() == "18.2"
    assert panel.acceptance.share.text() == "67 %"
    assert panel.acceptance.positions[0][1].text() == "1st guess 100 %"
    assert panel.acceptance.positions[2][1].text() == "3rd 0 %"
    assert theme.tokens.draft in panel.time.legend.text()
    theme.choose("dark")
    assert theme.tokens.draft in panel.time.legend.text()
    panel.show_answer(Shown())
    assert not panel.empty.isHidden()
    assert panel.answer.isHidden()


def test_figures_of_the_details() -> None:
    shown = stats().speculation
    assert sum(time_shares(shown)) == pytest.approx(1)
    assert time_shares(replace(shown, draft_s=0.0, verify_s=0.0, host_s=0.0)) == (0, 0, 0)
    assert [position_label(n, 0.5) for n in (1, 2)] == ["1st guess 50 %", "2nd 50 %"]


def test_costs_are_relative_to_one_token() -> None:
    assert relative_costs(CostTable({1: 0.5, 2: 0.75, 16: 1.0})) == ((1, 1.0), (2, 1.5))
    assert relative_costs(CostTable({2: 0.15})) == ()


@pytest.mark.parametrize("choice", ["light", "dark"])
@pytest.mark.parametrize("checked", [False, True])
def test_check_box_can_be_seen(qtbot: QtBot, theme: Theme, choice: str, checked: bool) -> None:
    theme.choose(choice)
    popup = QWidget()
    qtbot.addWidget(popup)
    box = CheckBox(theme, "Let the draft guess ahead", popup)
    box.setChecked(checked)
    popup.resize(240, 40)
    popup.show()
    image = box.grab().toImage()
    ground = image.pixelColor(image.width() - 1, 0).name()
    edge = image.pixelColor(0, image.height() // 2).name()
    middle = {image.pixelColor(x, image.height() // 2).name() for x in range(3, 13)}
    assert contrast(edge, ground) >= 3
    assert max(contrast(colour, ground) for colour in middle) >= (3 if checked else 1)
    assert (len(middle) > 1) is checked  # a tick
    theme.choose("light")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", [80, 100, 140, 200])
@pytest.mark.parametrize("is_compact", [False, True])
def test_fields_are_as_high_as_each_other(
    qtbot: QtBot, theme: Theme, colours: ThemeChoice, size: int, is_compact: bool
) -> None:
    theme.use(ThemeLook(colours, text_size=size, is_compact=is_compact))
    fields = (QLineEdit(), QSpinBox(), QDoubleSpinBox(), ComboBox(theme))
    for field in fields:
        qtbot.addWidget(field)
        field.setFont(interface_font(13))
        field.show()
    heights = {field.sizeHint().height() for field in fields}
    theme.use(ThemeLook("light"))
    assert len(heights) == 1


@pytest.mark.parametrize("look", ["normal", "quiet", "text"])
def test_a_button_that_is_off_looks_so(qtbot: QtBot, theme: Theme, look: Look) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    shown = button("Regenerate", lambda: None, look=look, parent=holder)
    holder.show()
    assert darkest(holder) != theme.tokens.faint.lower()
    shown.setEnabled(False)
    assert darkest(holder) == theme.tokens.faint.lower()


def darkest(widget: QWidget) -> str:
    image = widget.grab().toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    return min(colours, key=luminance)
