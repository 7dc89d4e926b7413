"""Models that are there twice: found, said whose they are, and deleted after a question."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from models.content_hash import ContentHashes
from models.duplicates import Duplicates
from models.foreign_library import Program
from models.model_file import ModelFile, read_model_file
from models.registry import Registry
from tests.models.builders import TinyModel
from tests.ui.conftest import MakeWindow
from tests.ui.library_steps import acts, card, heads, open_models, press
from ui.dialogs import Dialogs
from ui.library.card import Card
from ui.library.duplicate_cards import duplicate_rows, duplicate_words
from ui.library.duplicate_desk import DuplicateDesk, DuplicateState
from ui.library.local_cards import Local


@pytest.fixture
def copies(paths: Paths) -> tuple[Path, Path]:
    """A model in a folder of ours and in one of the person's, and others of another size."""
    mine, ours = paths.data.parent / "mine", paths.data / "models"
    for folder in (mine, ours):
        folder.mkdir(parents=True, exist_ok=True)
    first = TinyModel(blocks=2).write(ours / "Big-Q4_K_M.gguf")
    second = mine / "Again-Q4_K_M.gguf"
    second.write_bytes(first.read_bytes())
    TinyModel(blocks=1).write(mine / "Small.gguf")
    Registry(paths.data).add_folder(mine)
    return first, second


def test_copies_are_shown_and_one_is_deleted(
    make_window: MakeWindow, qtbot: QtBot, copies: tuple[Path, Path]
) -> None:
    asked: list[str] = []

    def confirm(question: str, _yes: str) -> bool:
        asked.append(question)
        return True

    window = make_window(dialogs=Dialogs(confirm=confirm))
    open_models(window, qtbot)
    pane = window.main.models
    assert pane.local.duplicates_button.isVisible()
    pane.local.duplicates_button.click()
    view = pane.duplicates.view
    qtbot.waitUntil(lambda: len(view.rows.cards) == 2)
    assert pane.page is pane.duplicates
    assert len(heads(view)) == 1
    assert acts(view, str(copies[1])) == ["Delete this copy…"]
    press(view, str(copies[1]), "Delete this copy…")
    qtbot.waitUntil(lambda: not copies[1].exists())
    assert "This frees" in asked[0]
    assert "was not downloaded here" in asked[0]
    qtbot.waitUntil(lambda: view.rows.rowCount() == 0)
    assert copies[0].exists()
    assert pane.duplicates._words.text() == "No model is there twice."
    qtbot.waitUntil(lambda: not pane.local.duplicates_button.isVisibleTo(pane.local))
    QTest.keyClick(pane, Qt.Key.Key_Escape)
    assert pane.page is pane.local
    copies[1].write_bytes(copies[0].read_bytes())
    window.library.local.refresh()
    qtbot.waitUntil(lambda: window.library.local.local.library.model(copies[1]) is not None)
    window.library.show_duplicates()
    qtbot.waitUntil(lambda: len(view.rows.cards) == 2)


def test_a_search_that_is_stopped_says_so(
    qtbot: QtBot, copies: tuple[Path, Path], tmp_path: Path
) -> None:
    desk = DuplicateDesk(ContentHashes(tmp_path / "hashes.json"))
    desk.look([read_model_file(path) for path in copies])
    desk.stop()
    assert duplicate_words(desk.state) == "You stopped the search."
    desk.look([read_model_file(path) for path in copies])
    qtbot.waitUntil(lambda: not desk.state.is_looking)
    assert desk.state.found is not None
    assert [each.wasted_bytes for each in desk.state.found] == [copies[0].stat().st_size]
    assert "Keeping one of each would free" in duplicate_words(desk.state)
    desk.close()


def test_what_another_program_keeps_accounts_of_cannot_be_deleted_here() -> None:
    def model(name: str, place: str = "") -> ModelFile:
        path = Path(f"/models/{name}.gguf")
        return ModelFile(path, name, "llama", "Q8_0", 10**9, 1, 1, 1, 1, 1, True, place=place)

    copies = Duplicates((model("a"), model("b", Program.OLLAMA), model("c", Program.JAN)))
    rows = duplicate_rows(DuplicateState(found=(copies,)), Local())
    shown = [row for row in rows if isinstance(row, Card)]
    assert [len(each.acts) for each in shown] == [1, 0, 1]
    assert [each.detail for each in shown] == ["", "of Ollama", "of Jan"]
    assert duplicate_words(DuplicateState(is_looking=True, reading="a", total=3)) == (
        "Reading a, 1 of 3…"
    )


def test_the_page_can_be_opened_before_the_list_is_read(
    make_window: MakeWindow, qtbot: QtBot, copies: tuple[Path, Path]
) -> None:
    window = make_window()
    window.library.show_duplicates()
    view = window.main.models.duplicates.view
    qtbot.waitUntil(lambda: view.rows.card(str(copies[0])) is not None)
    assert card(view, str(copies[1])).lines == (str(copies[1].parent),)
