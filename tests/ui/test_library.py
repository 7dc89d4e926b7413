"""The pages of models in the window, against a hub on loopback with the real client."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import keyring.core
import pytest
from keyring.backends.fail import Keyring as NoKeyring
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.engine.device import Device
from app.engine.request import PairSpec
from app.engine_process.protocol import DevicesListed, ListDevices, Load
from app.library_survey import survey
from app.memory_fit import Machine
from models.download import Download
from models.download_file import DownloadFile
from models.download_manager import DownloadManager
from models.hub_access import HubAccess
from models.hub_messages import Search
from models.model_file import ModelFile
from models.network import RequestLog
from models.registry import Registry
from tests.hub.faults import BodyFault, RedirectLoop, StatusFault
from tests.hub.repositories import StoredFile
from tests.hub.server import HubServer
from tests.models.builders import TinyModel
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.library_steps import acts, card, choose_from_menu, heads, open_models, press
from tests.ui.window_steps import wait_until_loaded
from ui.dialogs import Dialogs
from ui.library import local_desk
from ui.library.card_view import CardView
from ui.main_window import MainWindow

BIG, SMALL = "team/Tiny-8B-GGUF", "team/Tiny-1B-GGUF"
TOKEN = "hf_secret"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A model and one of the same vocabulary that is much smaller."""
    folder = tmp_path_factory.mktemp("models")
    big = TinyModel(blocks=4, width=256, ffn=512, heads=4, kv_heads=2)
    small = TinyModel(blocks=1)
    return {
        "big": big.write(folder / "big.gguf").read_bytes(),
        "small": small.write(folder / "small.gguf").read_bytes(),
    }


@pytest.fixture
def server(files: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with HubServer(tokens=(TOKEN,)) as server:
        big, small = files["big"], files["small"]
        described = {"README.md": b"# About it", "mmproj.gguf": b"x"}
        server.add(BIG, {"Tiny-8B-Q4_K_M.gguf": big, "Tiny-8B-Q2_K.gguf": big[:-9], **described})
        server.add(SMALL, {"Tiny-1B-Q8_0.gguf": small})
        server.add("meta/Gated-GGUF", {"G-Q8_0.gguf": small}, is_gated=True)
        monkeypatch.setenv("HF_ENDPOINT", server.endpoint)
        monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
        monkeypatch.setattr(keyring.core, "_keyring_backend", NoKeyring())  # read once a process
        yield server


@pytest.fixture
def folder(paths: Paths, files: dict[str, bytes]) -> Path:
    """A folder of the person's own that is searched."""
    folder = paths.data.parent / "my models"
    folder.mkdir()
    (folder / "Here-8B-Q4_K_M.gguf").write_bytes(files["big"])
    (folder / "Here-1B-Q8_0.gguf").write_bytes(files["small"])
    TinyModel(architecture="nomic-bert").write(folder / "embed.gguf")
    (folder / "half.gguf.part").write_bytes(b"GGUF")
    Registry(paths.data).add_folder(folder)
    return folder


def search(window: MainWindow, qtbot: QtBot, text: str) -> None:
    window.main.models.bar.search.setText(text)
    QTest.keyClick(window.main.models.bar.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.library.hub.state.is_searching, timeout=8000)


def open_repository(window: MainWindow, qtbot: QtBot, repo_id: str) -> None:
    press(window.main.models.finding.view, repo_id, "See its files")

    def answered() -> bool:
        state = window.library.hub.state
        return state.readme is not None or state.open_error is not None

    qtbot.waitUntil(answered, timeout=8000)


def wait_for_notice(window: MainWindow, qtbot: QtBot, words: str) -> None:
    """Others may come before it, such as the progress of loading."""

    def is_said() -> bool:
        notice = window.banner.notice
        return notice is not None and words in notice.sentence

    qtbot.waitUntil(is_said, timeout=8000)


def has_begun(view: CardView, download_id: str) -> bool:
    shown = view.rows.card(download_id)
    return shown is not None and shown.progress is not None and 0 < shown.progress < 1


def can_be_used(view: CardView, download_id: str) -> bool:
    shown = view.rows.card(download_id)
    return shown is not None and "Use this pair" in [act.text for act in shown.acts]


def test_local_models_say_what_they_are_good_for(
    make_window: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    window = make_window()
    open_models(window, qtbot)
    page = window.main.models.local
    draft = card(page.view, str(folder / "Here-1B-Q8_0.gguf"))
    assert "Can draft for Here-8B-Q4_K_M" in draft.lines
    assert draft.light is not None
    assert draft.light.words.startswith("Fits: needs")
    assert heads(page.view) == ["Not offered for chatting"]
    embedding = card(page.view, str(folder / "embed.gguf"))
    assert "embedding" in embedding.spoken
    assert "has not finished" in card(page.view, str(folder / "half.gguf.part")).spoken
    assert window.main.models.bar.tabs["local"].text() == "On this machine  3"
    page.filter.setText("here 1b")
    assert [shown.title for shown in page.view.rows.cards] == ["Here-1B-Q8_0"]
    page.filter.setText("nothing like it")
    assert page.view.rows.rowCount() == 0


def test_stock_is_taken_once_with_what_the_card_has_free(
    make_window: MakeWindow,
    clients: Clients,
    qtbot: QtBot,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken: list[Machine] = []

    def watched(models: Iterable[ModelFile], spec: PairSpec, machine: Machine) -> object:
        taken.append(machine)
        return survey(models, spec, machine)

    monkeypatch.setattr(local_desk, "survey", watched)
    usual = clients.script
    seen = DevicesListed((Device("CUDA0", "a card", "gpu", 8 * 10**9, 6 * 10**9),))
    clients.script = lambda each: [seen] if isinstance(each, ListDevices) else usual(each)
    window = make_window()
    wait_until_loaded(window, qtbot)
    open_models(window, qtbot)
    qtbot.waitUntil(lambda: window.library.local.machine.has_gpu)
    assert [machine.has_gpu for machine in taken] == [True]


def test_target_and_draft_are_chosen_from_the_list(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, folder: Path
) -> None:
    window = make_window()
    wait_until_loaded(window, qtbot)
    open_models(window, qtbot)
    view = window.main.models.local.view
    target, draft = folder / "Here-8B-Q4_K_M.gguf", folder / "Here-1B-Q8_0.gguf"
    press(view, str(target), "Use as target")
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    wait_until_loaded(window, qtbot)
    press(view, str(draft), "Use as draft")
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 3)
    wait_until_loaded(window, qtbot)
    spec = clients.last.of_kind(Load)[-1].spec
    assert (spec.target, spec.draft) == (target, draft)
    qtbot.waitUntil(lambda: card(view, str(draft)).badge == "Draft now")
    assert card(view, str(target)).badge == "Target now"


def test_a_model_is_deleted_only_after_a_question_that_says_what_it_frees(
    make_window: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    asked: list[str] = []

    def confirm(question: str, _yes: str) -> bool:
        asked.append(question)
        return len(asked) > 1

    window = make_window(dialogs=Dialogs(confirm=confirm))
    open_models(window, qtbot)
    view, path = window.main.models.local.view, folder / "Here-1B-Q8_0.gguf"
    choose_from_menu(view, str(path), "Delete the file…")
    qtbot.waitUntil(lambda: len(asked) == 1)
    assert "frees" in asked[0]
    assert "was not downloaded here" in asked[0]
    assert path.exists()
    choose_from_menu(view, str(path), "Delete the file…")
    qtbot.waitUntil(lambda: view.rows.card(str(path)) is None)
    assert not path.exists()
    assert window.banner.notice is not None
    assert "free again" in window.banner.notice.advice


def test_folders_are_added_and_left_alone_again(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, files: dict[str, bytes]
) -> None:
    extra = tmp_path / "extra"
    extra.mkdir()
    (extra / "more.gguf").write_bytes(files["small"])
    window = make_window(dialogs=Dialogs(pick_folder=lambda _title: extra))
    open_models(window, qtbot)
    page = window.main.models.local
    page.folder_requested.emit()
    qtbot.waitUntil(lambda: page.view.rows.card(str(extra / "more.gguf")) is not None)
    qtbot.waitUntil(lambda: (extra, "added") in window.library.local.folders)
    page.folder_dropped.emit(extra)
    qtbot.waitUntil(lambda: page.view.rows.card(str(extra / "more.gguf")) is None)
    assert (extra / "more.gguf").exists()


def drop(window: MainWindow, *paths: Path) -> None:
    """Let go of files over the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place, move = QPointF(400, 300), Qt.DropAction.CopyAction
    buttons = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place.toPoint(), move, data, *buttons)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(place, move, data, *buttons))


def test_files_and_folders_are_put_on_the_list_by_dropping_them(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, files: dict[str, bytes]
) -> None:
    shelf, empty = tmp_path / "shelf", tmp_path / "empty"
    for made in (shelf, empty):
        made.mkdir()
    inside, alone = shelf / "inside.gguf", tmp_path / "alone.gguf"
    for path in (inside, alone):
        path.write_bytes(files["small"])
    window = make_window()
    wait_until_loaded(window, qtbot)
    drop(window, shelf, alone)
    view = window.main.models.local.view
    assert window.main.models.page is window.main.models.local
    qtbot.waitUntil(lambda: all(view.rows.card(str(path)) for path in (inside, alone)))
    assert window.banner.notice is not None
    assert window.banner.notice.sentence == "2 model files are on the list now."
    drop(window, empty)
    qtbot.waitUntil(lambda: "no models in “empty”" in window.banner.notice.sentence)
    assert empty not in Registry(window._parts.paths.data).folders()
    drop(window, alone)
    qtbot.waitUntil(lambda: window.pair.wanted[0] == str(alone))


def test_a_model_that_comes_by_itself_is_listed(
    make_window: MakeWindow, qtbot: QtBot, folder: Path, files: dict[str, bytes]
) -> None:
    window = make_window()
    open_models(window, qtbot)
    view, path = window.main.models.local.view, folder / "Late-8B-Q4_K_M.gguf"
    path.write_bytes(files["big"])
    qtbot.waitUntil(lambda: view.rows.card(str(path)) is not None, timeout=8000)


def test_a_pair_is_found_put_together_downloaded_and_used(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, server: HubServer, paths: Paths
) -> None:
    window = make_window()
    wait_until_loaded(window, qtbot)
    open_models(window, qtbot)
    pane = window.main.models
    assert server.requests == [], "nothing is asked before somebody asks"
    search(window, qtbot, "tiny")
    assert "On the hub" in heads(pane.finding.view)
    open_repository(window, qtbot, BIG)
    big = card(pane.repository.view, "Tiny-8B-Q4_K_M")
    assert big.badge == "Best for this machine"
    assert pane.repository.readme._text == "# About it"
    assert pane.repository.view.rows.card("mmproj") is None
    press(pane.repository.view, "Tiny-8B-Q4_K_M", "Take as target")
    QTest.keyClick(pane, Qt.Key.Key_Escape)
    open_repository(window, qtbot, SMALL)
    press(pane.repository.view, "Tiny-1B-Q8_0", "Take as draft")
    qtbot.waitUntil(lambda: "They go together" in pane.basket._words.text(), timeout=8000)
    pane.basket.download.click()
    assert "Getting ready" in pane.downloads._list.words.text()
    downloads = pane.downloads.view
    assert pane.page is pane.downloads
    ids = [f"{BIG}/Tiny-8B-Q4_K_M.gguf", f"{SMALL}/Tiny-1B-Q8_0.gguf"]
    qtbot.waitUntil(
        lambda: all(can_be_used(downloads, download_id) for download_id in ids),
        timeout=12000,
    )
    press(downloads, ids[0], "Use this pair")
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    spec = clients.last.of_kind(Load)[-1].spec
    assert spec.draft is not None
    assert (spec.target.name, spec.draft.name) == ("Tiny-8B-Q4_K_M.gguf", "Tiny-1B-Q8_0.gguf")
    assert spec.target.is_relative_to(paths.downloads_folder)
    assert not window.library.is_open
    made = window._parts.hub.requests.of_this_run()
    assert len(made) == len(server.requests) + len(server.storage_requests)
    open_models(window, qtbot)
    pane.network.requests.click()
    qtbot.waitUntil(lambda: len(pane.requests.view.rows.cards) == len(made))
    assert pane.requests.view.rows.cards[-1].title == "Repositories like “tiny”"


def test_a_draft_alone_is_judged_with_the_target_that_is_here(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer, folder: Path
) -> None:
    window = make_window(target=str(folder / "Here-8B-Q4_K_M.gguf"))
    wait_until_loaded(window, qtbot)
    open_models(window, qtbot)
    pane = window.main.models
    search(window, qtbot, "tiny")
    open_repository(window, qtbot, SMALL)
    press(pane.repository.view, "Tiny-1B-Q8_0", "Take as draft")
    assert pane.basket._target._whole == "Target: Here-8B-Q4_K_M, on this machine"
    qtbot.waitUntil(lambda: "They go together" in pane.basket._words.text(), timeout=8000)
    assert pane.basket._memory.isVisible()
    assert pane.basket.download.text() == "Download"


def test_a_download_is_paused_kept_over_a_restart_and_resumed(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer
) -> None:
    server.body_faults.append(BodyFault("slow"))
    window = make_window()
    open_models(window, qtbot)
    wanted = Download(BIG, ("Tiny-8B-Q4_K_M.gguf",))
    window.library.downloads.add([wanted])
    window.library.open("downloads")
    view = window.main.models.downloads.view

    qtbot.waitUntil(lambda: has_begun(view, wanted.id), timeout=8000)
    assert window.main.models.bar.tabs["downloads"].text() == "Downloads  1"
    window.close()
    again = make_window()
    open_models(again, qtbot)
    again.library.open("downloads")
    view = again.main.models.downloads.view
    qtbot.waitUntil(lambda: view.rows.card(wanted.id) is not None)
    assert acts(view, wanted.id) == ["Resume", "Cancel"]
    already = card(view, wanted.id).progress
    assert already is not None
    assert 0 < already < 1
    press(view, wanted.id, "Resume")
    again.library.close()
    wait_for_notice(again, qtbot, "Tiny-8B-Q4_K_M is downloaded and checked.")
    assert "Checked, ready" in card(view, wanted.id).spoken
    assert "range" in server.storage_requests[-1].headers
    qtbot.waitUntil(lambda: [button.text() for button in again.banner.buttons] == ["Use it"])
    again.banner.buttons[0].click()
    qtbot.waitUntil(lambda: again.pair.wanted[0].endswith("Tiny-8B-Q4_K_M.gguf"))


def test_a_cancelled_download_leaves_nothing(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer, paths: Paths
) -> None:
    server.body_faults.append(BodyFault("slow"))
    window = make_window()
    open_models(window, qtbot)
    wanted = Download(BIG, ("Tiny-8B-Q4_K_M.gguf",))
    window.library.downloads.add([wanted])
    window.library.open("downloads")
    view = window.main.models.downloads.view
    qtbot.waitUntil(lambda: has_begun(view, wanted.id), timeout=8000)
    press(view, wanted.id, "Cancel")
    qtbot.waitUntil(lambda: view.rows.card(wanted.id) is None)
    assert DownloadFile(paths.downloads_file).load() == ()
    assert not list(paths.downloads_folder.rglob("*.incomplete"))


def cancel_elsewhere(paths: Paths, download_id: str) -> None:
    """As the command line does it."""
    file, offline = DownloadFile(paths.downloads_file), HubAccess(network_on=False)
    with DownloadManager(paths.downloads_folder, file, offline, RequestLog()) as manager:
        manager.cancel(download_id)


def test_what_the_command_line_cancels_waits_no_longer(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer, paths: Paths
) -> None:
    server.body_faults += [BodyFault("slow"), BodyFault("slow")]
    window = make_window()
    open_models(window, qtbot)
    one, other = (Download(BIG, (f"Tiny-8B-{label}.gguf",)) for label in ("Q4_K_M", "Q2_K"))
    waits = Download(SMALL, ("Tiny-1B-Q8_0.gguf",))
    window.library.downloads.add([one, other, waits])
    window.library.open("downloads")
    view = window.main.models.downloads.view
    qtbot.waitUntil(lambda: has_begun(view, one.id) and has_begun(view, other.id), timeout=8000)
    assert "waits for its turn" in card(view, waits.id).spoken
    cancel_elsewhere(paths, waits.id)
    qtbot.waitUntil(lambda: view.rows.card(waits.id) is None)
    assert has_begun(view, one.id)
    window.library.downloads.stop()
    qtbot.waitUntil(lambda: "paused" in card(view, one.id).spoken)
    cancel_elsewhere(paths, one.id)
    window.library.downloads.resume(one.id)
    wait_for_notice(window, qtbot, "No download is called")
    qtbot.waitUntil(lambda: view.rows.card(one.id) is None)
    cancel_elsewhere(paths, other.id)
    window.library.open("find")
    window.library.open("downloads")
    qtbot.waitUntil(lambda: view.rows.card(other.id) is None)


def test_a_basket_that_does_not_fit_the_disk_is_kept(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer, files: dict[str, bytes]
) -> None:
    huge = StoredFile(files["big"], declared_size=10**17)
    server.add("team/Huge-GGUF", {})
    server.repositories[-1].files["Huge-8B-Q8_0.gguf"] = huge
    window = make_window()
    open_models(window, qtbot)
    pane = window.main.models
    search(window, qtbot, "huge")
    open_repository(window, qtbot, "team/Huge-GGUF")
    press(pane.repository.view, "Huge-8B-Q8_0", "Take as target")
    pane.basket.download.click()
    wait_for_notice(window, qtbot, "There is not enough free space")
    assert pane.downloads.view.rows.cards == []
    assert [item.group.name for item in window.library.find._basket.items] == ["Huge-8B-Q8_0"]


def test_a_gated_repository_says_how_to_get_in_and_takes_a_token(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer
) -> None:
    window = make_window(dialogs=Dialogs(ask_secret=lambda _title, _label: TOKEN))
    open_models(window, qtbot)
    search(window, qtbot, "gated")
    assert card(window.main.models.finding.view, "meta/Gated-GGUF").badge == "On request"
    open_repository(window, qtbot, "meta/Gated-GGUF")
    view = window.main.models.repository.view
    spoken = card(view, "trouble").spoken
    assert "wants to be asked" in spoken
    assert "accept the conditions" in spoken
    press(view, "trouble", "Token…")
    wait_for_notice(window, qtbot, "no keyring")


def test_a_draft_is_looked_for_in_the_catalogue_and_then_on_the_hub(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer, folder: Path, files: dict[str, bytes]
) -> None:
    known = folder / "Qwen3-8B-Q4_K_M.gguf"
    known.write_bytes(files["big"])
    window = make_window()
    open_models(window, qtbot)
    local, pane = window.main.models.local.view, window.main.models
    choose_from_menu(local, str(known), "Find a draft for it")
    assert pane.page is pane.finding
    assert "qwen3-8b" in [shown.key for shown in pane.finding.view.rows.cards]
    assert server.requests == []
    window.library.open("local")
    choose_from_menu(local, str(folder / "Here-8B-Q4_K_M.gguf"), "Find a draft for it")
    qtbot.waitUntil(lambda: not window.library.hub.state.is_searching, timeout=8000)
    question = window.library.hub.state.question
    assert question is not None
    assert (question.architecture, question.size) == ("llama", "tiny")


def test_one_click_finds_and_downloads_the_matching_draft(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer, folder: Path, paths: Paths
) -> None:
    (folder / "Here-1B-Q8_0.gguf").unlink()
    window = make_window(target=str(folder / "Here-8B-Q4_K_M.gguf"))
    wait_until_loaded(window, qtbot)
    qtbot.waitUntil(lambda: bool(window.pair.library.entries))
    window.chooser.get_button.click()
    assert window.banner.notice is not None
    assert window.banner.notice.sentence == "Looking for a draft for Here-8B-Q4_K_M…"
    downloads = window.main.models.downloads.view
    qtbot.waitUntil(lambda: can_be_used(downloads, f"{SMALL}/Tiny-1B-Q8_0.gguf"), timeout=12000)
    assert window.banner.notice is not None
    assert "Tiny-1B-Q8_0 can draft for Here-8B-Q4_K_M" in window.banner.notice.sentence
    assert [path.name for path in paths.downloads_folder.rglob("*.gguf")] == ["Tiny-1B-Q8_0.gguf"]
    window.library.get_draft(folder / "Here-8B-Q4_K_M.gguf")
    qtbot.waitUntil(lambda: bool(window.banner.buttons), timeout=8000)
    qtbot.waitUntil(lambda: window.banner.buttons[0].text() == "Use this pair", timeout=8000)
    assert "already" in window.banner.notice.advice


def test_looking_for_a_draft_can_be_stopped_and_may_find_none(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer, folder: Path
) -> None:
    window = make_window()
    open_models(window, qtbot)
    server.faults.append(RedirectLoop())
    window.library.get_draft(folder / "Here-8B-Q4_K_M.gguf")
    (cancel,) = window.banner.buttons
    cancel.click()
    assert window.banner.notice is None
    server.faults.clear()
    window.library.get_draft(folder / "Here-1B-Q8_0.gguf")  # for which every draft is too big
    qtbot.waitUntil(
        lambda: window.banner.notice is not None and not window.banner.buttons, timeout=12000
    )
    assert "No draft was found" in window.banner.notice.sentence
    assert window.main.models.page is window.main.models.finding
    window._parts.preferences.change(network=False)
    window.library.get_draft(folder / "Here-8B-Q4_K_M.gguf")
    assert "offline" in window.banner.notice.sentence


@pytest.mark.parametrize("is_on", [False, True])
def test_without_the_hub_the_catalogue_shows_the_draft_that_it_knows(
    make_window: MakeWindow,
    qtbot: QtBot,
    server: HubServer,
    folder: Path,
    files: dict[str, bytes],
    is_on: bool,
) -> None:
    known = folder / "Qwen3-8B-Q4_K_M.gguf"
    known.write_bytes(files["big"])
    window = make_window()
    open_models(window, qtbot)
    window._parts.preferences.change(network=is_on)
    server.faults.append(RedirectLoop())
    window.library.get_draft(known)
    wait_for_notice(window, qtbot, "offline" if not is_on else "redirect")
    assert window.main.models.page is window.main.models.finding
    assert "qwen3-8b" in [shown.key for shown in window.main.models.finding.view.rows.cards]


def test_a_search_that_fails_says_why_and_can_be_tried_again(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer
) -> None:
    window = make_window()
    open_models(window, qtbot)
    view = window.main.models.finding.view
    server.faults.append(StatusFault(429, (("Retry-After", "40"),)))
    search(window, qtbot, "tiny")
    spoken = card(view, "ask-the-hub").spoken
    assert "too many requests" in spoken
    assert "in 40 seconds" in spoken
    press(view, "ask-the-hub", "Try again")
    qtbot.waitUntil(lambda: view.rows.card(BIG) is not None, timeout=8000)


def test_a_newer_search_takes_the_place_of_one_that_hangs(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer
) -> None:
    window = make_window()
    open_models(window, qtbot)
    hub = window.library.hub
    server.faults.append(RedirectLoop())
    hub.search(Search("gated"))
    hub.search(Search("tiny"))
    server.faults.clear()
    hub.search(Search("tiny"))
    qtbot.waitUntil(lambda: not hub.state.is_searching, timeout=8000)
    assert hub.state.search_error is None
    assert {hit.repo_id for hit in hub.state.hits} == {BIG, SMALL}


def test_off_means_that_nothing_is_asked(
    make_window: MakeWindow, qtbot: QtBot, server: HubServer
) -> None:
    window = make_window()
    open_models(window, qtbot)
    pane = window.main.models
    pane.network.switch.click()
    assert not window._parts.preferences.settings.network
    window.library.open("find")
    assert "network is off" in card(pane.finding.view, "ask-the-hub").title
    assert "qwen3-8b" in [shown.key for shown in pane.finding.view.rows.cards]
    search(window, qtbot, "tiny")
    assert "offline" in card(pane.finding.view, "ask-the-hub").spoken
    window.library.find.download([Download(BIG, ("Tiny-8B-Q4_K_M.gguf",))])
    assert window.banner.notice is not None
    assert "offline" in window.banner.notice.sentence
    assert window.library.downloads.statuses == ()
    assert server.requests == []
    pane.network.switch.click()
    search(window, qtbot, "tiny")
    assert server.requests != []


def test_the_first_start_leads_to_the_pairs(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(target="")
    window.start_page.search_button.click()
    assert window.main.page is window.main.models
    assert window.main.models.page is window.main.models.finding
    badges = [shown.badge for shown in window.main.models.finding.view.rows.cards]
    assert badges.count("Best for this machine") <= 1
    window.main.models.bar.close_button.click()
    assert window.main.page is window.start_page


def test_escape_and_the_chats_lead_back(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    wait_until_loaded(window, qtbot)
    window.shell.set_details(shown=True)
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert window.library.is_open
    assert window.top_bar.isHidden()
    assert not window.shell.details_open
    window.main.models.network.requests.click()
    window.navigation.escape()
    assert window.library.is_open
    window.navigation.escape()
    assert not window.library.is_open
    assert window.shell.details_open
    assert not window.top_bar.isHidden()
    window.library.open()
    window.sidebar.new_requested.emit()
    assert not window.library.is_open
