"""The window's language: which one is chosen, what is installed, and how numbers are written."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from app.config.settings import LANGUAGES as CODES
from ui import translation
from ui.numbers import decimal, grouped, percent
from ui.translation import LANGUAGES, chosen_language, install_language, joined, labelled, mark, tr


@pytest.mark.parametrize(
    ("setting", "preferred", "code"),
    [
        ("fr", ["de-DE"], "fr"),
        ("system", ["de-AT", "en"], "de"),
        ("system", ["nl-NL", "es-MX", "en"], "es"),
        ("system", ["zh-Hans-SG"], "zh_CN"),
        ("system", ["zh-TW", "ja-JP"], "ja"),
        ("system", ["ar-EG"], "en"),
        ("system", ["C"], "en"),
        ("system", [], "en"),
    ],
)
def test_the_language_is_the_persons(setting: str, preferred: list[str], code: str) -> None:
    assert chosen_language(setting, preferred) == code


def test_the_settings_offer_every_language() -> None:
    assert set(CODES) == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_a_catalogue(qapp: QApplication, code: str) -> None:
    before = QLocale()
    translators = install_language(qapp, code)
    try:
        names = [translator.filePath().rpartition("/")[2] for translator in translators]
        assert names[-1] == f"paceline_{code}.qm"
        assert "paceline_en.qm" in names
    finally:
        for translator in translators:
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("code", "words"), [("de", "A: b"), ("fr", "A\u00a0: b"), ("zh_CN", "A：b")]
)
def test_a_label_stands_as_the_language_writes_it(
    speak: Callable[[str], None], code: str, words: str
) -> None:
    speak(code)
    assert labelled("A", "b") == words


def test_no_label_is_put_together_by_hand() -> None:
    by_hand = re.compile(r"""f["'][^"']*\}: \{""")
    files = Path(translation.__file__).parent.rglob("*.py")
    assert not [str(file) for file in files if by_hand.search(file.read_text("utf-8"))]


def test_plural_forms_in_english() -> None:
    assert [tr("%n tokens", "", n) for n in (0, 1, 2)] == ["0 tokens", "1 token", "2 tokens"]


@pytest.mark.parametrize("n", [2**31 - 1, 2**31, 10**12, 10**30])
def test_any_number_can_be_counted(n: int) -> None:
    most = min(n, 2**63 - 1)
    assert tr("%n tokens", "", n) == f"{most} tokens"
    assert tr("%Ln downloads", "", n) == f"{most:,} downloads"


def test_numbers_in_english() -> None:
    assert (decimal(1234.56, 1), grouped(12345), percent(0.714)) == ("1234.6", "12,345", "71 %")


@pytest.mark.usefixtures("german")
def test_numbers_in_german() -> None:
    assert (decimal(1234.56, 1), grouped(12345), percent(0.714)) == (
        "1234,6",
        "12.345",
        "71\u00a0%",
    )


@pytest.mark.usefixtures("german")
def test_qt_speaks_the_language_too(qtbot: QtBot) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"


def test_parts_of_a_list(speak: Callable[[str], None]) -> None:
    assert [joined(parts) for parts in ("", "a", "abc")] == ["", "a", "a, b, c"]
    speak("ja")
    assert joined(("{first}", "b")) == "{first}、b"


def test_what_is_only_marked_stays_english() -> None:
    assert mark("Last answer") == "Last answer"
