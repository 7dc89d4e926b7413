"""The catalogues of the window's texts hold what the code says, and can be filled in."""

from __future__ import annotations

import re
import shutil
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from devsetup.translations import Catalogues
from PySide6.QtCore import QTranslator

from tests.ui.texts import ROOT, Text, files, wrapped
from ui.translation import LANGUAGES

COMPLETE = ("en", "de")  # nothing may be missing in these
_NAMES = re.compile(r"\{(\w+)\}")
_TAGS = re.compile(r"<[^>]+>|&\w+;")
# Where the first form is said of one thing only, the number may be a word or left out.
_ONE_BY_ITSELF = ("en", "de", "es")


@dataclass(frozen=True)
class Entry:
    """A text and what a catalogue makes of it; several forms where there is a number."""

    text: Text
    forms: tuple[str, ...]
    is_finished: bool


def read(code: str, folder: Path) -> list[Entry]:
    root = ET.parse(folder / f"paceline_{code}.ts").getroot()
    contexts = [context.findtext("name") or "" for context in root.iter("context")]
    assert contexts == [""], "lupdate took something before a `tr` for its context"
    return [_entry(message) for message in root.iter("message")]


def _entry(message: ET.Element) -> Entry:
    has_number = message.get("numerus") == "yes"
    text = Text(message.findtext("source") or "", message.findtext("comment") or "", has_number)
    translation = message.find("translation")
    assert translation is not None
    parts: Sequence[ET.Element] = [*translation.iter("numerusform")] or [translation]
    forms = tuple(part.text or "" for part in parts)
    return Entry(text, forms, translation.get("type") is None and all(forms))


@pytest.fixture(scope="module")
def renewed(tmp_path_factory: pytest.TempPathFactory) -> Catalogues:
    """Copies of the catalogues, after Qt's tools have been over them."""
    made = Catalogues.of_checkout(ROOT, Path(sys.executable))
    folder = tmp_path_factory.mktemp("translations")
    for source in made.sources:
        shutil.copy(source, folder)
    copies = Catalogues(made.root, made.qt, folder)
    copies.update()
    copies.compile()
    return copies


def test_every_language_has_a_source() -> None:
    names = {file.name for file in (ROOT / "resources/translations").glob("*.ts")}
    assert names == {f"paceline_{code}.ts" for code in LANGUAGES}


def test_lupdate_finds_what_the_code_says(renewed: Catalogues) -> None:
    said = {text for file in files("app", "models", "ui") for text in wrapped(file) if text.source}
    assert said
    assert {entry.text for entry in read("de", renewed.folder)} == said
    counted = {text for text in said if text.has_number}
    assert {entry.text for entry in read("en", renewed.folder)} == counted


@pytest.mark.parametrize("code", COMPLETE)
def test_nothing_is_missing(renewed: Catalogues, code: str) -> None:
    left = [entry.text.source for entry in read(code, renewed.folder) if not entry.is_finished]
    assert not left, "run packaging/dev.py translations, fill these in, and run it again"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_compiled_is_what_is_written(code: str) -> None:
    folder = ROOT / "resources/translations"
    translator = QTranslator()
    assert translator.load(str(folder / f"paceline_{code}.qm"))
    entries = [entry for entry in read(code, folder) if entry.is_finished]
    assert entries
    for entry in entries:
        text, numbers = entry.text, (1, 2) if entry.text.has_number else (-1,)
        said = {translator.translate("", text.source, text.comment, n) for n in numbers}
        assert said <= set(entry.forms), "run packaging/dev.py translations"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_filled_in_stays(code: str) -> None:
    for entry in read(code, ROOT / "resources/translations"):
        for number, form in enumerate(form for form in entry.forms if entry.is_finished):
            source = entry.text.source
            assert sorted(set(_NAMES.findall(form))) == sorted(set(_NAMES.findall(source))), form
            assert form.format(**dict.fromkeys(_NAMES.findall(source), "x"))
            assert sorted(_TAGS.findall(form)) == sorted(_TAGS.findall(source)), form
            if entry.text.has_number and not (number == 0 and code in _ONE_BY_ITSELF):
                assert ("%Ln" in form, "%n" in form) == ("%Ln" in source, "%n" in source), form


@pytest.mark.parametrize("code", LANGUAGES)
def test_edges_of_a_text_stay(code: str) -> None:
    for entry in read(code, ROOT / "resources/translations"):
        source = entry.text.source
        for form in (form for form in entry.forms if entry.is_finished):
            assert (
                form[: len(form) - len(form.lstrip())]
                == source[: len(source) - len(source.lstrip())]
            )
            assert form[len(form.rstrip()) :] == source[len(source.rstrip()) :], form
            assert form.endswith("…") == source.endswith("…"), form
            assert form.count("\n") == source.count("\n"), form
