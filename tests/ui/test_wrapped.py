"""Every text of the window can be translated: it goes through `tr`, as lupdate reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.texts import files, misuses, unwrapped
from ui.display import NO_DISPLAY

FOLDERS = sorted({file.parent for file in files("ui")})
KEYS = ("Return", "Del", "Esc", "Home", "End", "Left", "Right", "Up", "Down")  # as Qt writes them
ALLOWED = {
    *("Paceline", "Markdown", *KEYS),
    *("English", "Deutsch"),  # a language is called as its speakers call it
    *("Starting to load", "Preparing the demo pair"),  # what `ui.engine_notices` looks up
    NO_DISPLAY,  # for who sees a terminal only
}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_text_goes_through_tr(folder: Path) -> None:
    found = [place for file in sorted(folder.glob("*.py")) for place in unwrapped(file)]
    left = [str(place) for place in found if place.what not in ALLOWED]
    assert not left, "a text that cannot be translated; see CONTRIBUTING.md:\n" + "\n".join(left)


@pytest.mark.parametrize("folder", ["app", "models", "ui"])
def test_lupdate_can_read_every_call(folder: str) -> None:
    assert not [str(place) for file in files(folder) for place in misuses(file)]


@pytest.mark.parametrize(
    "code",
    [
        'label.setText("Close the window")',
        'label.setText("Close")',
        'QLabel("Chats")',
        'QLabel("Chats" if x else tr("Chat"))',
        'name = "Close the window"',
        'NAMES = {"a": "Close"}',
        'f"{n} chats"',
        'f"Delete {name}?"',
        'show(f"{size} GB")',
        'x.setToolTip(tr("Close") + " this chat")',
        'class A:\n    word: str = "Close it"',
        'def f(word: str = "Close it"): ...',
    ],
)
def test_texts_that_are_not_wrapped_are_found(tmp_path: Path, code: str) -> None:
    assert len(list(unwrapped(_written(tmp_path, code)))) == 1


@pytest.mark.parametrize(
    "code",
    [
        '"""Close the window."""',
        'label.setText(tr("Close the window"))',
        'NAMES = {"a": mark("Close")}',
        'label.setObjectName("Close the window")',
        'log.warning("The file %s is gone", name)',
        'raise ValueError("That is no number.")',
        'Kind = Literal["Close it"]',
        'if kind == "Close it": ...',
        'f"{a}, {b}"',
        'f"{one} · {other}"',
        'f"message-{number}"',
        "f\"<span style='color:{ink}'>{name}</span>\"",
        'f"QFrame {{ color: {ink} }}"',
        'tone = "plain"',
    ],
)
def test_what_is_not_language_is_left_alone(tmp_path: Path, code: str) -> None:
    assert list(unwrapped(_written(tmp_path, code))) == []


@pytest.mark.parametrize(
    "code",
    [
        'tr(f"Delete {name}?")',
        'tr("Delete " + name)',
        'self.tr("Close")',
        "f\"{tr('Close')}\"",
        'TITLE = tr("Close")',
        'class A:\n    title = tr("Close")',
        'def f(title=tr("Close")): ...',
        'tr("%n chats")',
        'tr("chats", "", n)',
        'tr("%n chats", "", n=n)',
        'tr("Delete {}?")',
        'tr("{rate:.1f} tokens")',
        "mark(name)",
    ],
)
def test_calls_that_lupdate_cannot_read_are_found(tmp_path: Path, code: str) -> None:
    body = code if code.startswith(("TITLE", "class", "def")) else f"def g():\n    {code}"
    assert list(misuses(_written(tmp_path, body)))


@pytest.mark.parametrize(
    "code",
    [
        'tr("%n chats in {folder}", "", len(chats)).format(folder=name)',
        'tr("one " "text")',
        'tr("Open", "a verb")',
        "tr(NAMES[kind])",
        "tr(title)",
        'mark("Close")',
    ],
)
def test_calls_that_lupdate_can_read(tmp_path: Path, code: str) -> None:
    assert list(misuses(_written(tmp_path, f"def g():\n    {code}"))) == []


def _written(folder: Path, code: str) -> Path:
    file = folder / "code.py"
    file.write_text(code, encoding="utf-8")
    return file
