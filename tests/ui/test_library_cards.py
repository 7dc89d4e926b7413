"""What the cards of models say; pure, and the list that shows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path, PurePath

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.engine.device import Device
from app.memory_fit import Machine
from models.catalogue import load_catalogue
from models.download import Download, Problem
from models.download_manager import DownloadStatus
from models.errors import PartialDownloadError
from models.fit import FreeMemory
from models.hub_files import RemoteFile
from models.hub_messages import Hit, PinnedFile, Repository
from models.measured_pair import MeasuredPair, Measurements, ModelIdentity
from models.model_file import ModelFile
from models.pairing import Compatible
from models.registry_entry import BadModelFile
from models.speedup import Basis, Gain
from tests.ui.library_steps import acts, card
from ui.library.basket import Basket, Item
from ui.library.card import Act, Card, Head, Light, Part
from ui.library.card_layout import WRAP, Fonts, button_widths, lay_out
from ui.library.card_list_model import CardListModel
from ui.library.card_view import CardView
from ui.library.download_cards import FinishedUse, download_cards
from ui.library.hub_cards import file_rows
from ui.library.local_cards import Local, local_rows
from ui.library.memory_parts import memory_parts
from ui.library.pair_cards import Pairs, pair_rows
from ui.library.wording import (
    licence,
    listed,
    machine_words,
    part_of,
    rate,
    remaining,
    short_name,
)
from ui.pair.choices import Library, MeasuredHere, best_measured_draft
from ui.pair.draft_choices import DraftOutlook, draft_choices
from ui.theme import Theme

GB = 1_000_000_000
CARD = Device("CUDA0", "RTX 4060", "gpu", 8188 * 2**20, 0)


def machine(free: float) -> Machine:
    return Machine(FreeMemory(round(free * GB)))


def model(name: str, size: float = 1.0, **changes: object) -> ModelFile:
    values: dict[str, object] = {
        "path": Path(f"/models/{name}.gguf"),
        "name": name,
        "architecture": "llama",
        "quantization": "Q4_K_M",
        "size_bytes": round(size * GB),
        "parameter_count": 8_190_000_000,
        "context_length": 40_960,
        "block_count": 36,
        "embedding_length": 4096,
        "vocabulary_size": 151_936,
        "has_chat_template": True,
    }
    return ModelFile(**(values | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (rate(41_300_000), "41 MB/s"),
        (rate(1_250_000), "1.2 MB/s"),
        (rate(900), "1 kB/s"),
        (remaining(46.2), "46 s left"),
        (remaining(0.1), "1 s left"),
        (remaining(200), "3 min left"),
        (remaining(4_800), "1 h 20 min left"),
        (part_of(3_100_000_000, 5_000_000_000), "3.1 of 5.0 GB"),
        (part_of(0, 94_000_000), "0 of 94 MB"),
        (machine_words((), 2, 16 * 2**30), "2 cores · 16 GB RAM"),
        (machine_words((), 2, 512 * 2**20), "2 cores · 512 MB RAM"),
        (machine_words((CARD,), 8, 33_100_000_000), "8 cores · 30.8 GB RAM · RTX 4060 8 GB"),
        (licence("apache-2.0"), "Apache 2.0"),
        (licence("llama3.1"), "Llama 3.1 licence"),
        (licence(None), "no licence stated"),
        (listed(["A"]), "A"),
        (listed(["A", "B", "C"]), "A, B and C"),
        (listed(["A", "B", "C", "D", "E"]), "A, B and 3 more"),
        (short_name("Qwen3-0.6B-Q8_0.gguf"), "Qwen3 0.6B"),
        (short_name("qwen2.5-0.5b-instruct-q8_0.gguf"), "Qwen2.5 0.5B"),
        (short_name("google_gemma-3-12b-it-qat-Q4_0.gguf"), "Gemma 3 12B qat"),
        (
            short_name("alamios_Mistral-Small-3.1-DRAFT-0.5B-Q4_K_M.gguf"),
            "Mistral Small 3.1 DRAFT 0.5B",
        ),
    ],
)
def test_words(said: str, expected: str) -> None:
    assert said == expected


def local() -> Local:
    partial = PartialDownloadError(Path("/m/x.gguf.part"), "It is not whole.", advice="Finish it.")
    entries = (
        model("Zebra", 1),
        model("Apple", 5, place="LM Studio", architecture="qwen3"),
        model("Vision", 0.5, kind="projector", limitation="is an image projector"),
        BadModelFile(Path("/m/x.gguf.part"), partial),
    )
    return Local(Library(entries))


def test_what_cannot_chat_comes_last_and_says_why() -> None:
    rows = local_rows(local())
    assert [row.title for row in rows] == [
        "Apple",
        "Zebra",
        "Not offered for chatting",
        "Vision",
        "x.gguf.part",
    ]
    projector, partial = rows[3], rows[4]
    assert isinstance(projector, Card)
    assert isinstance(partial, Card)
    assert projector.lines == ("It is an image projector.",)
    assert partial.lines == ("It is not whole.", "Finish it.")
    assert not projector.acts
    assert not partial.acts


def test_models_can_be_filtered_and_sorted() -> None:
    assert [row.title for row in local_rows(local(), "qwen3 studio")] == ["Apple"]
    assert local_rows(local(), "nothing like it") == []
    by_size = [row.title for row in local_rows(local(), sort="size")]
    assert by_size[:2] == ["Apple", "Zebra"]


def test_the_pair_for_this_machine_comes_first() -> None:
    head, first, *rest = pair_rows(Pairs(load_catalogue(), machine(8)), "2 cores")
    assert isinstance(head, Head)
    assert isinstance(first, Card)
    assert first.badge == "Best for this machine"
    assert all(isinstance(card, Card) and not card.badge for card in rest)
    assert first.light is not None
    assert first.light.tone != "bad"
    last = rest[-1]
    assert isinstance(last, Card)
    assert last.light is not None
    assert last.light.words.startswith("Too big: needs about")
    assert [act.text for act in last.acts] == ["See smaller files"]


def test_a_big_target_is_said_to_be_slow_without_a_graphics_card() -> None:
    pairs = Pairs(load_catalogue(), machine(64))
    cards = [row for row in pair_rows(pairs, "") if isinstance(row, Card)]
    slow = [any("Probably slow" in line for line in card.lines) for card in cards]
    assert not slow[0]
    assert cards[0].badge == "Best for this machine"
    assert slow.index(True) > 3
    with_card = Machine(FreeMemory(64 * GB, 48 * GB), has_gpu=True)
    quick = [row for row in pair_rows(Pairs(load_catalogue(), with_card), "") if row.key != "head"]
    assert not any("Probably slow" in row.spoken for row in quick)


def test_a_pair_that_is_here_can_be_used_and_one_that_is_half_here_completed() -> None:
    pair = next(pair for pair in load_catalogue() if pair.id == "qwen3-8b")

    def here(*files: tuple[str, int]) -> str:
        entries = tuple(
            model(name, path=Path("/m") / name, size_bytes=size) for name, size in files
        )
        pairs = Pairs([pair], machine(16), Local(Library(entries)))
        shown = pair_rows(pairs, "")[1]
        assert isinstance(shown, Card)
        return shown.acts[0].text

    target = (pair.target.file, pair.target.size_bytes)
    draft = (pair.draft.file, pair.draft.size_bytes)
    assert here() == "Download both"
    assert here(target) == "Download the rest"
    assert here(target, draft) == "Use this pair"


def repository(**sizes: int) -> Repository:
    hit = Hit("o/R", "mit", False, 1, 1, "llama", None, None, "")
    files = tuple(RemoteFile(f"R-{label}.gguf", size, "0" * 64) for label, size in sizes.items())
    return Repository(hit, "c0ffee", files, "o/R")


def test_files_say_what_a_quantization_is_and_which_one_to_take() -> None:
    rows = file_rows(repository(Q4_K_M=5 * GB, Q8_0=9 * GB, F16=16 * GB), machine(10))
    cards = {row.title: row for row in rows if isinstance(row, Card)}
    assert cards["Q4_K_M"].badge == "Best for this machine"
    assert "the usual balance" in cards["Q4_K_M"].lines[0]
    tones = [cards[label].light.tone for label in ("Q4_K_M", "Q8_0", "F16")]  # type: ignore[union-attr]
    assert tones == ["good", "draft", "bad"]


def test_a_file_on_the_hub_has_one_size_and_takes_a_share_of_the_free_memory() -> None:
    """In gigabytes of memory it would seem smaller than the hub says."""
    rows = file_rows(repository(Q4_0=1, Q8_0=16 * GB), Machine(FreeMemory(16 * 2**30)))
    shown = {row.detail: row.light and row.light.words for row in rows if isinstance(row, Card)}
    assert shown == {
        "1 MB": "Fits: its weights take 1 % of the 16.0 GB of free memory",
        "16.0 GB": "Tight: its weights take 93 % of the 16.0 GB of free memory",
    }


def test_a_basket_holds_one_target_and_one_draft() -> None:
    found = repository(Q4_K_M=5 * GB, Q8_0=9 * GB)
    big, small = (Item.of(found, group) for group in reversed(found.groups))
    basket = Basket().take("target", big).take("draft", small)
    assert (basket.target, basket.draft) == (big, small)
    assert basket.sentence == "14.0 GB · MIT"
    assert [each.total for each in basket.downloads] == [9 * GB, 5 * GB]
    swapped = basket.take("draft", big)
    assert (swapped.target, swapped.draft) == (None, big)
    assert basket.without(("o/R", small.group.name)) == Basket(big)


def download(**changes: object) -> Download:
    pinned = PinnedFile("o/R", "c0ffee", RemoteFile("big.gguf", 5 * GB, "0" * 64))
    return replace(Download("o/R", ("big.gguf",), files=(pinned,)), **changes)  # type: ignore[arg-type]


PROBLEM = Problem("The hub is away.", "Try again later.", "hub-unavailable")


@pytest.mark.parametrize(
    ("status", "line", "buttons"),
    [
        (
            DownloadStatus(download(state="running", received=3_100_000_000), 41e6, 46.0),
            "3.1 of 5.0 GB · 41 MB/s · 46 s left",
            ["Pause", "Cancel"],
        ),
        (
            DownloadStatus(download(problem=PROBLEM, retry_at=112.0)),
            "0.0 of 5.0 GB · tries again in 12 s",
            ["Try now", "Pause", "Cancel"],
        ),
        (
            DownloadStatus(download(state="paused", received=GB)),
            "1.0 of 5.0 GB · paused",
            ["Resume", "Cancel"],
        ),
        (
            DownloadStatus(download(state="failed", problem=PROBLEM)),
            "Try again later.",
            ["Try again", "Cancel"],
        ),
        (
            DownloadStatus(download(state="failed", problem=replace(PROBLEM, code="gated"))),
            "Try again later.",
            ["Try again", "Token…", "Cancel"],
        ),
        (
            DownloadStatus(download(state="done", received=5 * GB)),
            "5.0 GB · drafted by Small",
            ["Use this pair", "Clear"],
        ),
        (
            DownloadStatus(download(state="paused", received=GB), is_elsewhere=True),
            "1.0 of 5.0 GB · another Paceline is downloading it",
            [],
        ),
    ],
)
def test_a_download_says_how_it_is_and_what_can_be_done(
    status: DownloadStatus, line: str, buttons: list[str]
) -> None:
    use = FinishedUse(Path("/t"), Path("/d"), "drafted by Small")
    uses = {status.download.id: use} if status.download.state == "done" else {}
    (shown,) = download_cards([status], uses, now=100.0)
    assert shown.lines[-1] == line
    assert [act.text for act in shown.acts] == buttons


def test_a_bar_shows_how_the_free_memory_would_be_filled() -> None:
    amounts = [(50, "target"), (10, "draft"), (20, "muted")]
    assert memory_parts(amounts, 160) == (
        Part(50 / 160, "target"),
        Part(10 / 160, "draft"),
        Part(20 / 160, "muted"),
    )
    assert memory_parts(amounts, 55) == (
        Part(50 / 80, "target"),
        Part(5 / 80, "draft"),
        Part(25 / 80, "bad"),
    )
    (first, *_) = (row for row in pair_rows(Pairs(load_catalogue(), machine(8)), "")[1:])
    assert isinstance(first, Card)
    assert first.light is not None
    assert [part.ink for part in first.light.parts] == ["target", "draft", "muted"]


def measured(draft: ModelFile, decode_rate: float) -> MeasuredPair:
    target, small = (ModelIdentity.of(m.path, m.size_bytes) for m in (model("Zebra"), draft))
    return MeasuredPair(target, small, "here", "2026-05-04", decode_rate, 10.0, 0.7, 3)


def test_the_menu_of_drafts_offers_measured_pairs_first() -> None:
    target, slow, fast = model("Zebra"), model("A", 0.1), model("B", 0.1)
    new, better, useless = model("C", 0.1), model("D", 0.1), model("E", 0.4)
    known = Measurements((measured(slow, 9.0), measured(fast, 16.0)))
    models = (target, slow, fast, new, useless, better)
    library = Library(models, measured=MeasuredHere(known, "here"))
    gains = {new: Gain(1.2, 2, 0.6, Basis.SIZES), better: Gain(1.5, 3, 0.6, Basis.COSTS)}
    gains[useless] = Gain(1.0, 0, 0.6, Basis.SIZES)
    outlooks = {
        (target.path, each.path): DraftOutlook(Compatible(), gains.get(each))
        for each in models
        if each != target
    }
    rows = draft_choices(library, target.path, outlooks)
    assert [row.title for row in rows] == ["No draft", "B", "D", "C", "A", "E", "Zebra"]
    assert rows[1].remark.startswith("1.6 times as fast as without a draft, measured here on 4 May")
    assert rows[1].figure == "1.6×"
    assert rows[2].remark == "About 1.5 times as fast is expected from passes measured here."
    assert rows[3].remark == "About 1.2 times as fast is expected from the sizes."
    assert rows[4].remark.startswith("No gain, measured here")
    assert rows[5].remark.startswith("No gain is expected")
    assert best_measured_draft(str(target.path), library) == str(fast.path)
    assert best_measured_draft(str(fast.path), library) == ""


CARDS = [
    Head("Some"),
    Card("a", "First", acts=(Act("x", "Do"), Act("y", "Undo")), more=(Act("z", "More"),)),
    Card("b", "Second", light=Light("bad", "Too big")),
]


def test_rows_are_a_model(qtmodeltester: ModelTester) -> None:
    rows = CardListModel()
    rows.show_rows(CARDS)
    qtmodeltester.check(rows, force_py=True)
    rows.show_rows([*CARDS[:2], replace(CARDS[2], title="Changed")])  # type: ignore[type-var]
    assert rows.index(2).data() == "Changed"
    assert rows.index(2).data(Qt.ItemDataRole.AccessibleTextRole) == "Changed. Too big"
    assert "Do, Undo, More" in rows.index(1).data(Qt.ItemDataRole.AccessibleDescriptionRole)


@pytest.fixture
def view(theme: Theme, qtbot: QtBot) -> CardView:
    view = CardView(theme, "Cards")
    qtbot.addWidget(view)
    view.show_rows(CARDS)
    view.resize(700, 400)
    view.show()
    return view


def test_the_keyboard_reaches_every_button(view: CardView, qtbot: QtBot) -> None:
    pressed: list[tuple[str, str]] = []
    view.acted.connect(lambda key, act: pressed.append((key, act)))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    view.setCurrentIndex(view.rows.index(1))
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert pressed == [("a", "x"), ("a", "y")]
    menu = view.menu_of(card(view, "a"))
    assert [action.text() for action in menu.actions() if action.text()] == ["Do", "Undo", "More"]
    menu.close()
    assert acts(view, "a") == ["Do", "Undo"]


def test_what_was_pressed_is_meant_even_if_rows_move(view: CardView) -> None:
    acted: list[tuple[str, str]] = []
    view.acted.connect(lambda key, act: acted.append((key, act)))
    corner = view.visualRect(view.rows.index(1)).topLeft()
    place = corner + view._delegate.layout_of(card(view, "a")).buttons[1].center()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    view.show_rows([Head("New"), Card("new", "Came in between", acts=(Act("n", "Do"),)), *CARDS])
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert acted == [("a", "y")]
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=place.transposed())
    assert acted == [("a", "y")], "let go elsewhere"


@pytest.mark.parametrize("width", [320, 540, 900])
def test_nothing_of_a_card_lies_outside_or_over_another_part(view: CardView, width: int) -> None:
    view.resize(width, 400)
    for shown in pair_rows(Pairs(load_catalogue(), machine(8)), "")[1:]:
        assert isinstance(shown, Card)
        layout = view._delegate.layout_of(shown)
        parts = [layout.title, layout.badge, *layout.lines, layout.light, *layout.buttons]
        rects = [rect for rect in (*parts, layout.figure, layout.words) if rect is not None]
        for number, rect in enumerate(rects):
            assert layout.box.contains(rect)
            for other in rects[number + 1 :]:
                on_title = layout.badge in (rect, other) and layout.title in (rect, other)
                assert on_title or not rect.intersects(other)


def test_every_model_is_looked_at_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    many = Local(Library(tuple(model(f"Model {number}", 1) for number in range(300))))
    usual, compared = PurePath.__eq__, 0

    def counted(one: PurePath, other: object) -> bool:
        nonlocal compared
        compared += 1
        return usual(one, other)

    monkeypatch.setattr(PurePath, "__eq__", counted)
    assert len(local_rows(many)) == 300
    assert compared < 300 * 20


def test_buttons_that_are_not_seen_do_not_squeeze_the_words() -> None:
    row = Card("key", "Name", acts=(Act("target", "Use as the target" * 3), Act("more", "…")))
    fonts = Fonts.usual(dense=True)
    wide = sum(button_widths(row, fonts))
    beside, over = (lay_out(row, width, fonts, dense=True) for width in (3 * wide, 2 * wide))
    assert beside.title.right() < beside.buttons[0].left()
    assert over.title.right() == over.buttons[-1].right()


@pytest.mark.parametrize("light_first", [False, True])
def test_buttons_of_a_narrow_row_cover_no_words(light_first: bool) -> None:
    acts = (Act("target", "Use as target"), Act("draft", "Use as draft"))
    words = "Fits: needs 1.2 GB, 10.4 GB free"
    row = Card("key", "Name", lines=(words,), light=Light("good", words), acts=acts)
    row = replace(row, light_first=light_first)
    fonts = Fonts.usual(dense=True)
    metrics, (first, second) = QFontMetrics(fonts.text), button_widths(row, fonts)
    placed = set()
    for width in range(first + second + 40, 3 * (first + second)):
        layout = lay_out(row, width, fonts, dense=True)
        assert layout.light is not None
        for place in (*layout.lines, layout.light):
            seen = metrics.boundingRect(place, WRAP, words)
            assert not any(button.intersects(seen) for button in layout.buttons)
        below = layout.buttons[0].top() > max(layout.light.bottom(), layout.lines[0].bottom())
        placed.add(below)
    assert placed == {True, False}
