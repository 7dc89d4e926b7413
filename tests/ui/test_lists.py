"""The chat list and the model menus as item models."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.logging import _QtMessageCapture
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.sessions.conversation import Conversation
from models.demo_pair import DemoPair
from models.errors import PacelineError
from models.model_file import ModelFile
from models.pairing import Compatible, Incompatible
from models.registry_entry import BadModelFile
from ui.chat.chat_list_model import ID_ROLE, ChatListModel
from ui.chat.grouping import group_name
from ui.chat.sidebar import Sidebar
from ui.fonts import interface_font
from ui.pair.choice_list_model import ChoiceListModel
from ui.pair.choice_popup import title_and_detail
from ui.pair.choices import (
    Choice,
    Library,
    format_size,
    target_choices,
    title_of,
)
from ui.pair.draft_choices import CHECKING, DraftOutlook, draft_choices
from ui.pair.pair_chooser import PairChooser
from ui.theme import Look, Theme
from ui.widgets.flow_row import FlowRow
from ui.widgets.one_line import elided

NOW = datetime(2026, 11, 29, 15, 0).astimezone()


def chat(number: int, title: str, days_ago: int = 0) -> Conversation:
    moment = (NOW - timedelta(days=days_ago)).timestamp()
    return Conversation(number, title, moment, moment)


CHATS = [
    chat(1, "Quicksort, explained slowly"),
    chat(2, "Rental contract questions"),
    chat(3, "Regex for log lines", 4),
    chat(4, "Überraschung für Straße", 400),
]


@pytest.fixture
def model(qtmodeltester: ModelTester) -> ChatListModel:
    model = ChatListModel()
    model.show_conversations(CHATS, NOW.date())
    qtmodeltester.check(model, force_py=True)
    return model


def titles(model: ChatListModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_chats_are_grouped_newest_first(model: ChatListModel) -> None:
    assert titles(model)[:5] == [
        "Today",
        "Quicksort, explained slowly",
        "Rental contract questions",
        "Last 7 days",
        "Regex for log lines",
    ]


def test_group_heads_cannot_be_chosen(model: ChatListModel) -> None:
    assert model.flags(model.index(0)) == Qt.ItemFlag.ItemIsDropEnabled
    assert model.index(0).data(ID_ROLE) is None
    assert model.index(1).data(ID_ROLE) == 1


@pytest.mark.parametrize(
    ("search", "found"),
    [("quick", [1]), ("SLOWLY quick", [1]), ("r", [1, 2, 3, 4]), ("STRASSE", [4]), ("zzz", [])],
)
def test_search_by_title(model: ChatListModel, search: str, found: list[int]) -> None:
    model.search(search)
    ids = [model.index(row).data(ID_ROLE) for row in range(model.rowCount())]
    assert [number for number in ids if number is not None] == found


@pytest.mark.parametrize(
    ("days", "name"),
    [
        (-1, "Today"),
        (0, "Today"),
        (1, "Yesterday"),
        (7, "Last 7 days"),
        (30, "Last 30 days"),
        (60, "September 2026"),
    ],
)
def test_group_names(days: int, name: str) -> None:
    assert group_name((NOW - timedelta(days=days)).timestamp(), NOW.date()) == name


@pytest.fixture
def sidebar(qtbot: QtBot, theme: Theme) -> Sidebar:
    sidebar = Sidebar(theme)
    qtbot.addWidget(sidebar)
    sidebar.resize(252, 600)
    sidebar.show_conversations(CHATS, NOW.date())
    sidebar.mark(2)
    sidebar.show()
    return sidebar


def test_backspace_deletes_nothing_and_delete_asks(sidebar: Sidebar, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(sidebar.delete_requested):
        QTest.keyClick(sidebar.view, Qt.Key.Key_Backspace)
    with qtbot.waitSignal(sidebar.delete_requested) as asked:
        QTest.keyClick(sidebar.view, Qt.Key.Key_Delete)
    assert asked.args == [2]


def test_enter_opens_and_arrows_move(sidebar: Sidebar, qtbot: QtBot) -> None:
    QTest.keyClick(sidebar.view, Qt.Key.Key_Down)
    with qtbot.waitSignal(sidebar.opened) as opened:
        QTest.keyClick(sidebar.view, Qt.Key.Key_Return)
    assert opened.args == [3]


def test_click_opens(sidebar: Sidebar, qtbot: QtBot) -> None:
    place = sidebar.view.visualRect(sidebar.model.index(1)).center()
    with qtbot.waitSignal(sidebar.opened) as opened:
        QTest.mouseClick(
            sidebar.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            place,
        )
    assert opened.args == [1]


def test_rename_in_place(sidebar: Sidebar, qtbot: QtBot) -> None:
    sidebar.view.rename_chat(1)
    (editor,) = sidebar.view.viewport().findChildren(QLineEdit)
    editor.setText("  Another   title ")
    with qtbot.waitSignal(sidebar.renamed) as renamed:
        QTest.keyClick(editor, Qt.Key.Key_Return)
    assert renamed.args == [1, "Another title"]


def test_renaming_again_goes_on_with_what_is_typed(
    sidebar: Sidebar, qtlog: _QtMessageCapture
) -> None:
    sidebar.view.rename_chat(1)
    (editor,) = sidebar.view.viewport().findChildren(QLineEdit)
    editor.setText("Half a ti")
    QTest.keyClick(editor, Qt.Key.Key_F2)
    sidebar.view.rename_chat(2)
    assert "edit: editing failed" not in [record.message for record in qtlog.records]
    assert sidebar.view.viewport().findChildren(QLineEdit) == [editor]
    assert editor.text() == "Half a ti"


def test_empty_states_say_why(sidebar: Sidebar) -> None:
    sidebar.search_field.setText("zzz")
    assert sidebar._empty.text() == "Nothing was found."
    assert not sidebar._empty.isHidden()
    sidebar.search_field.clear()
    assert sidebar._empty.isHidden()
    sidebar.show_conversations([], NOW.date())
    assert sidebar._empty.text() == "Your chats will be listed here."


def model_file(name: str, size: int = 1_000_000_000, limitation: str = "") -> ModelFile:
    return ModelFile(
        path=Path(f"/models/{name}.gguf"),
        name=name.capitalize(),
        architecture="llama",
        quantization="Q4_K_M",
        size_bytes=size,
        parameter_count=1,
        context_length=4096,
        block_count=1,
        embedding_length=1,
        vocabulary_size=1,
        has_chat_template=True,
        limitation=limitation,
    )


TARGET = model_file("target", 5_000_000_000)
FITS = model_file("fits", 500_000_000)
HEAVY = model_file("heavy", 4_000_000_000)
FOREIGN = model_file("foreign")
FOREIGN_HEAVY = model_file("foreign-heavy", 4_000_000_000)
EMBEDDING = model_file("embedding", limitation="is an embedding model and cannot chat")
STARTER = model_file("starter", 94_000_000)
BROKEN = BadModelFile(Path("/models/broken.gguf"), PacelineError("“broken.gguf” is cut off."))
LIBRARY = Library(
    entries=(STARTER, TARGET, FITS, HEAVY, FOREIGN, FOREIGN_HEAVY, EMBEDDING, BROKEN),
    starter=STARTER.path,
    demo=DemoPair(Path("/demo/target.gguf"), Path("/demo/draft.gguf")),
)


def by_key(choices: list[Choice]) -> dict[str, Choice]:
    return {choice.key: choice for choice in choices}


def test_targets_with_reasons_against_the_unusable(qtmodeltester: ModelTester) -> None:
    choices = target_choices(LIBRARY)
    rows = by_key(choices)
    assert rows["starter"].title == "SmolLM2 135M"
    assert rows["starter"].detail == "Q4_K_M · 94 MB"
    assert rows[str(EMBEDDING.path)].reason == "This file is an embedding model and cannot chat."
    assert rows[str(BROKEN.path)].reason == "“broken.gguf” is cut off."
    assert choices[-1].key == "demo"
    assert not choices[-1].reason
    model = ChoiceListModel()
    model.show_choices(choices)
    qtmodeltester.check(model, force_py=True)


def test_drafts_say_why_they_cannot_serve() -> None:
    differ = "The vocabularies differ."
    outlooks = {
        (TARGET.path, FITS.path): DraftOutlook(Compatible()),
        (TARGET.path, HEAVY.path): DraftOutlook(Compatible()),
        (TARGET.path, FOREIGN.path): DraftOutlook(Incompatible("token-text", differ, 9), None, 0.6),
        (TARGET.path, FOREIGN_HEAVY.path): DraftOutlook(Incompatible("eos", differ)),
    }
    rows = by_key(draft_choices(LIBRARY, TARGET.path, outlooks))
    assert rows[""].title == "No draft"
    assert not rows[str(FITS.path)].reason
    assert not rows[str(FITS.path)].remark
    assert "Hardly smaller" in rows[str(HEAVY.path)].remark
    assert "another vocabulary" in rows[str(FOREIGN.path)].remark
    assert "shares 60 %" in rows[str(FOREIGN.path)].remark
    assert not rows[str(FOREIGN.path)].reason
    assert rows[str(FOREIGN_HEAVY.path)].reason == "The vocabularies differ."
    assert "This is the target" in rows[str(TARGET.path)].reason
    assert rows["starter"].remark == CHECKING


def test_without_a_starter_there_is_no_demo() -> None:
    (choice,) = target_choices(Library())
    assert choice.reason


def test_names_on_the_buttons() -> None:
    assert title_of("starter", LIBRARY) == ("SmolLM2 135M", "Q4_K_M")
    assert title_of(str(FITS.path), LIBRARY) == ("Fits", "Q4_K_M")
    assert title_of("/elsewhere/other.gguf", LIBRARY) == ("other", "")
    assert title_of("demo", LIBRARY) == ("Demo target", "")
    assert title_of("demo", LIBRARY, as_draft=True) == ("Demo draft", "")


@pytest.mark.parametrize(
    ("size", "text"), [(0, "1 MB"), (94_371_840, "94 MB"), (1_153_000_000, "1.2 GB")]
)
def test_sizes_as_people_say_them(size: int, text: str) -> None:
    assert format_size(size) == text


def test_words_of_another_direction_keep_their_dots_at_their_own_end(qapp: QApplication) -> None:
    font = interface_font(13)
    arabic = elided("اكتب لي رسالة قصيرة إلى زميلي أطلب فيها التقرير", font, 100)
    assert (arabic[0], arabic[-2:]) == ("\u2068", "…\u2069")
    assert elided("plain  words", font, 300) == "plain words"


def test_a_long_name_keeps_half_of_its_row(qapp: QApplication) -> None:
    small, large = QFontMetrics(interface_font(12)), QFontMetrics(interface_font(13))
    name, detail = "A name of a model " * 4, "a detail that is long as well " * 4
    room = 300
    title, rest = title_and_detail(Choice("k", name, detail), large, small, room)
    assert large.horizontalAdvance(title) > 0.4 * room
    assert rest.endswith("…")
    assert large.horizontalAdvance(title) + small.horizontalAdvance(rest) < room
    assert title_and_detail(Choice("k", "Short", "Q4"), large, small, room) == ("Short", "Q4")


@pytest.mark.parametrize("text_size", [100, 140])
def test_nothing_lies_over_the_list_of_a_menu(qtbot: QtBot, theme: Theme, text_size: int) -> None:
    """The list grows while it is shown, as drafts become known."""
    theme.use(Look("light", text_size=text_size))
    chooser = PairChooser(theme)
    qtbot.addWidget(chooser)
    chooser.show()
    popup = chooser.draft_popup
    choices = [Choice(str(n), f"Model {n}", remark="words " * 20) for n in range(12)]
    chooser.show_draft_choices(choices[:1], "0")
    popup.open_under(chooser)
    chooser.show_draft_choices(choices, "0")
    rows = popup.findChildren(FlowRow)
    assert popup.view.geometry().bottom() < min(row.y() for row in rows)
    assert max(row.geometry().bottom() for row in rows) < popup.height()
    assert popup.screen().availableGeometry().contains(popup.geometry())
    popup.hide()
    theme.use(Look("light"))
