"""A chat that outgrows its context: the choice in the options, the sentence under the answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.errors import EngineError
from app.engine.events import Finished, StopReason
from app.engine.request import GenerationRequest
from app.engine_process.protocol import (
    Cancel,
    Command,
    Failed,
    Generate,
    Generated,
    Load,
    Reply,
    Tokenize,
    Tokenized,
)
from app.sessions.attachment import Attachment
from app.sessions.conversation import Message, MessageStatus
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import Script, finished, loads_and, starts_only, stats
from tests.ui.window_steps import (
    ask,
    last_view,
    press,
    texts,
    wait_for_end,
    wait_for_notice,
    wait_until_loaded,
)
from ui.chat.first_seen import first_seen
from ui.chat.message_actions import Act, MessageWish
from ui.chat.pending_files import PendingFiles
from ui.engine_state import Phase
from ui.main_window import MainWindow


def forgetful(command: Command) -> list[Reply]:
    if not isinstance(command, Generate):
        return []
    counted = replace(stats(3), dropped_messages=4)
    done = Finished("Hello.", (1, 2, 3), StopReason.CONTEXT, counted, ())
    return [Generated(command.request_id, done)]


def almost_full(command: Command) -> list[Reply]:
    match command:
        case Generate(request_id):
            counted = stats(3, prompt_tokens=100_000)
            done = Finished("Hello.", (1, 2, 3), StopReason.EOS, counted, ())
            return [Generated(request_id, done)]
        case Tokenize(request_id):
            return [Tokenized(request_id, (1, 2, 3))]
    return []


Loaded = Callable[[Script], MainWindow]


@pytest.fixture
def loaded(make_window: MakeWindow, clients: Clients, qtbot: QtBot) -> Loaded:
    """A window whose engine follows a script and has loaded its pair."""

    def load(script: Script) -> MainWindow:
        clients.script = script
        window = make_window()
        wait_until_loaded(window, qtbot)
        return window

    return load


@pytest.fixture
def window(loaded: Loaded) -> MainWindow:
    return loaded(loads_and(forgetful))


def asked(window: MainWindow, clients: Clients, qtbot: QtBot) -> GenerationRequest:
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    (*_, command) = clients.last.of_kind(Generate)
    assert isinstance(command, Generate)
    return command.request


def test_the_choice_reaches_the_engine(window: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    assert asked(window, clients, qtbot).context_full == "stop"
    window.options._load()
    stop, leave_out = window.options.context_full.buttons()
    assert stop.isChecked()
    leave_out.click()
    assert asked(window, clients, qtbot).context_full == "drop-oldest"


def test_an_answer_says_what_the_model_did_not_see(
    window: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    asked(window, clients, qtbot)
    note = last_view(window)._note.text()
    assert "the model did not see the 4 oldest messages" in note
    assert "the answer ends here" in note


def test_a_draft_that_was_chosen_may_have_another_vocabulary(
    window: MainWindow, clients: Clients
) -> None:
    """The menu has said what that means; the engine is told that it is meant."""
    assert window.isVisible()
    (load,) = clients.last.of_kind(Load)
    assert isinstance(load, Load)
    assert load.spec.foreign_draft


def test_a_line_says_where_the_models_view_begins(
    window: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    for _ in range(2):
        asked(window, clients, qtbot)
    line = window.transcript._line
    assert line.isHidden()  # four of three messages: nothing is known
    for _ in range(2):
        asked(window, clients, qtbot)
    first = window.transcript.view_of(window.transcript.messages[4].id)
    assert first is not None
    assert line.isVisible()
    assert 0 <= first.y() - line.geometry().bottom() < 12
    assert "from here on" in line.label.text()
    window.chats.new_chat()
    assert line.isHidden()


@pytest.mark.parametrize(
    ("texts", "dropped", "first"),
    [
        (("q", "a", "q", "a"), 0, None),
        (("q", "a", "q", "a"), 2, 2),
        (("q", "", "q", "a", "q", "a"), 2, 4),
        (("q", "a"), 1, None),
        ((), 0, None),
    ],
)
def test_the_first_message_that_is_seen(
    texts: tuple[str, ...], dropped: int, first: int | None
) -> None:
    counted = replace(stats(3), dropped_messages=dropped)
    messages = [
        Message(n, 1, "assistant" if n % 2 else "user", text, MessageStatus.COMPLETE, 0.0)
        for n, text in enumerate(texts)
    ]
    messages[-1:] = [replace(message, stats=counted) for message in messages[-1:]]
    assert first_seen(messages) == first


def test_a_message_that_is_too_long_may_go_once_older_ones_make_way(
    loaded: Loaded, clients: Clients, qtbot: QtBot
) -> None:
    window = loaded(loads_and(almost_full))
    asked(window, clients, qtbot)
    window.composer.set_text("And then?")
    qtbot.waitUntil(lambda: not window.composer.send_button.isEnabled())
    assert "free in the context" in window.composer._reason.text()
    window.options.context_full.buttons()[1].click()
    assert window.composer.send_button.isEnabled()


@pytest.mark.parametrize(
    ("place", "shown"), [(0, ["Hi?", "Hello."]), (1, ["Hello?", "Hi?"])], ids=["question", "answer"]
)
def test_what_fills_the_context_may_be_edited(
    loaded: Loaded, clients: Clients, qtbot: QtBot, place: int, shown: list[str]
) -> None:
    window = loaded(loads_and(almost_full))
    asked(window, clients, qtbot)
    window.composer.set_text("And then?")
    qtbot.waitUntil(lambda: not window.composer.send_button.isEnabled())
    window.transcript.wished.emit(MessageWish(Act.EDIT, window.transcript.messages[place].id))
    assert window.composer.send_button.isEnabled()
    window.composer.set_text("Hi?")
    qtbot.waitUntil(lambda: window.files._text_tokens == 3)
    ask(window, "Hi?")
    wait_for_end(window, qtbot)
    assert texts(window) == shown
    assert window.composer.text == "And then?"


def test_an_edited_question_is_counted_with_its_own_files(
    loaded: Loaded, clients: Clients, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("On Tuesday at nine.")
    window = loaded(loads_and(almost_full))
    window.files.add([path])
    qtbot.waitUntil(lambda: [file.tokens for file in window.files._files()] == [3])
    asked(window, clients, qtbot)
    window.transcript.wished.emit(MessageWish(Act.EDIT, window.transcript.messages[0].id))
    window.composer.set_text("When?")

    def counted() -> str:
        return str(clients.last.of_kind(Tokenize)[-1].wanted)

    qtbot.waitUntil(lambda: counted().endswith("When?"))
    assert "On Tuesday at nine." in counted()


def counts_late(tokens: int) -> Script:
    """Begins to answer; what came meanwhile has this many tokens, and is counted afterwards."""
    asked: list[int] = []
    waiting: list[int] = []

    def counted() -> list[Reply]:
        numbers, waiting[:] = tuple(waiting), []
        return [Tokenized(number, tuple(range(tokens))) for number in numbers]

    def script(command: Command) -> list[Reply]:
        match command:
            case Generate(request_id):
                asked.append(request_id)
                return []
            case Tokenize(request_id):
                waiting.append(request_id)
                return [] if asked else counted()
            case Cancel() if asked:
                return [finished(asked.pop(), "Half", StopReason.CANCELLED), *counted()]
        return []

    return loads_and(script, counts=False)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("On Tuesday at nine.")
    return path


def waiting_with(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    """Ask, and let a message with a file wait for the answer."""
    ask(window, "Hello?")
    window.files.add([file])
    qtbot.waitUntil(lambda: bool(window.files.attachments))
    ask(window, "And this?")
    assert window.composer.text == ""
    assert "And this?" in window.composer.queued.text


def test_what_waits_is_sent_once_it_is_counted(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(counts_late(3))
    waiting_with(window, qtbot, notes)
    window.chats.stop()
    qtbot.waitUntil(lambda: len(window.transcript.messages) == 4)
    assert window.transcript.messages[2].attachments[0].name == "notes.txt"
    window.chats.stop()
    wait_for_end(window, qtbot)


def test_what_waits_and_is_too_long_comes_back(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(counts_late(5000))
    waiting_with(window, qtbot, notes)
    window.chats.stop()
    wait_for_end(window, qtbot)
    assert texts(window) == ["Hello?", "Half"]
    assert window.composer.text == "And this?"
    assert [file.name for file in window.files.attachments] == ["notes.txt"]
    qtbot.waitUntil(lambda: "Too long by" in window.composer._reason.text())
    assert len(clients.last.of_kind(Generate)) == 1


@pytest.mark.parametrize("end", ["stop", "death", "taken back"])
def test_what_is_still_counted_can_be_had_back(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path, end: str
) -> None:
    window = loaded(starts_only("Half", counts=False))
    waiting_with(window, qtbot, notes)
    window.chats.stop()
    qtbot.waitUntil(lambda: window.transcript.messages[-1].status is MessageStatus.STOPPED)
    assert window.chats.is_answering
    if end == "stop":
        window.chats.stop()
    elif end == "death":
        clients.last.die()
    else:
        window.composer.queued.button.click()
    wait_for_end(window, qtbot)
    assert window.composer.text == "And this?"
    assert [file.name for file in window.files.attachments] == ["notes.txt"]
    assert len(clients.last.of_kind(Generate)) == 1


HUGE = "word " * 5_000  # surely fits only into more than the context has
counts_never = loads_and(lambda _: [], counts=False)


def say_tokens(clients: Clients, count: int) -> None:
    """Answer the last question of how many tokens something has."""
    request = clients.last.of_kind(Tokenize)[-1].request_id
    clients.last.say(Tokenized(request, (1,) * count))


def test_what_surely_fits_is_sent_before_it_is_counted(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(counts_never)
    window.files.add([notes])
    qtbot.waitUntil(lambda: bool(window.files.attachments))
    ask(window, "And this?")
    assert window.composer.text == ""
    assert window.transcript.messages[0].attachments[0].name == "notes.txt"


@pytest.mark.parametrize(("tokens", "is_sent"), [(1_000, True), (5_000, False)])
@pytest.mark.parametrize("comes_as", ["text", "file"])
def test_what_may_be_too_long_is_sent_once_it_is_counted(
    loaded: Loaded,
    clients: Clients,
    qtbot: QtBot,
    notes: Path,
    comes_as: str,
    tokens: int,
    is_sent: bool,
) -> None:
    window = loaded(counts_never)
    if comes_as == "file":
        notes.write_text(HUGE)
        window.files.add([notes])
        qtbot.waitUntil(lambda: bool(window.files.attachments))
    text = HUGE if comes_as == "text" else "And this?"
    ask(window, text)
    assert window.composer.text == text
    qtbot.waitUntil(lambda: "as soon as" in window.composer._reason.text())
    assert not clients.last.of_kind(Generate)
    if comes_as == "file":
        first, second = clients.last.of_kind(Tokenize)  # the file and the text, each asked once
        clients.last.say(Tokenized(second.request_id, (1, 2, 3)))
        clients.last.say(Tokenized(first.request_id, (1,) * tokens))
    else:
        say_tokens(clients, tokens)
    if is_sent:
        qtbot.waitUntil(lambda: bool(clients.last.of_kind(Generate)))
        assert window.composer.text == ""
        assert window.transcript.messages[0].text == text
    else:
        qtbot.waitUntil(lambda: "Too long by" in window.composer._reason.text())
        assert window.composer.text == text
        assert not clients.last.of_kind(Generate)


def test_what_is_still_read_is_sent_with_the_message(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(counts_never)
    window.files.add([notes])
    window.composer.set_text("And this?")
    window.composer._send_or_nothing()
    assert not clients.last.of_kind(Generate)
    qtbot.waitUntil(lambda: bool(clients.last.of_kind(Generate)))
    assert window.transcript.messages[0].attachments[0].name == "notes.txt"


def test_what_cannot_be_read_keeps_the_message_here(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(counts_never)
    notes.write_bytes(b"\0\1\2")
    window.files.add([notes])
    window.composer.set_text("And this?")
    window.composer._send_or_nothing()
    wait_for_notice(window, qtbot, "notes.txt")
    assert window.composer.text == "And this?"
    assert not clients.last.of_kind(Generate)


def test_a_file_alone_waits_until_it_is_read(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(counts_never)
    window.files.add([notes])
    QTest.keyClick(window.composer.editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(clients.last.of_kind(Generate)))
    assert window.transcript.messages[0].attachments[0].name == "notes.txt"


def test_a_file_alone_that_cannot_be_read_is_not_sent(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(counts_never)
    notes.write_bytes(b"\0\1\2")
    window.files.add([notes])
    QTest.keyClick(window.composer.editor, Qt.Key.Key_Return)
    wait_for_notice(window, qtbot, "notes.txt")
    assert not window.composer.can_send
    window.files.put([Attachment("b.txt", "text", "At nine.")], None)
    QApplication.processEvents()
    assert window.composer.can_send
    assert not clients.last.of_kind(Generate)


@pytest.mark.parametrize("step", ["read", "counted"])
def test_a_file_of_another_chat_that_fails_holds_nothing_back(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path, step: str
) -> None:
    window = loaded(loads_and(forgetful, counts=False))
    asked(window, clients, qtbot)
    if step == "read":
        notes.write_bytes(b"\0\1\2")
        window.files.add([notes])
    else:
        window.files.add([notes])
        qtbot.waitUntil(lambda: bool(window.files.attachments))
    counts = clients.last.of_kind(Tokenize)
    window.chats.new_chat()
    ask(window, HUGE)
    if step == "counted":
        clients.last.say(Failed(EngineError("notes.txt is odd."), counts[-1].request_id))
    wait_for_notice(window, qtbot, "notes.txt")
    assert window.composer.text == HUGE
    say_tokens(clients, 3)
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Generate)) == 2)


def asks_behind_a_file(window: MainWindow, notes: Path) -> Event:
    """A question while the last is answered; its file is read once the event is set."""
    ask(window, "Hello?")
    reading = Event()
    window.files._jobs.run(reading.wait, lambda _: None)
    window.files.add([notes])
    ask(window, "And this?")
    return reading


def test_a_message_says_that_it_waits_for_its_file_while_an_answer_runs(
    loaded: Loaded, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(starts_only("Half", counts=False))
    reading = asks_behind_a_file(window, notes)
    try:
        qtbot.waitUntil(lambda: "as soon as" in window.composer._reason.text())
        assert window.composer._reason.isVisible()
    finally:
        reading.set()
    qtbot.waitUntil(lambda: "And this?" in window.composer.queued.text)
    assert window.composer._reason.isHidden()


def test_escape_takes_a_message_back_before_it_stops_the_answer(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(starts_only("Half", counts=False))
    reading = asks_behind_a_file(window, notes)
    try:
        QTest.keyClick(window.composer.editor, Qt.Key.Key_Escape)
        assert not clients.last.of_kind(Cancel)
    finally:
        reading.set()
    qtbot.waitUntil(lambda: bool(window.files.attachments))
    QApplication.processEvents()
    assert window.composer.queued.isHidden()
    assert window.composer.text == "And this?"
    QTest.keyClick(window.composer.editor, Qt.Key.Key_Escape)
    wait_for_end(window, qtbot)


def test_nothing_is_measured_while_nothing_is_to_be_sent(
    loaded: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = loaded(counts_never)
    looked: list[PendingFiles] = []
    monkeypatch.setattr(PendingFiles, "is_known", property(looked.append))
    window.composer.set_text("Hello?")
    window.files.show()
    QApplication.processEvents()
    assert not looked


@pytest.mark.parametrize("end", ["written on", "taken back", "left", "obstacle", "death"])
def test_what_is_still_counted_may_be_kept_back(
    loaded: Loaded, clients: Clients, qtbot: QtBot, end: str
) -> None:
    window = loaded(counts_never)
    ask(window, HUGE)
    match end:
        case "written on":
            QTest.keyClicks(window.composer.editor, "!")
        case "taken back":
            QTest.keyClick(window.composer.editor, Qt.Key.Key_Escape)
        case "left":
            window.chats.new_chat()
        case "obstacle":
            window.chats.set_obstacle("Something else runs.")
            window.chats.set_obstacle("")
        case "death":
            clients.last.die()
            qtbot.waitUntil(lambda: window._parts.control.state.phase is Phase.DIED)
            press(window, "Restart the engine")
            wait_until_loaded(window, qtbot)
            qtbot.waitUntil(lambda: bool(clients.last.of_kind(Tokenize)))
    say_tokens(clients, 3)
    qtbot.waitUntil(lambda: window.files._text_tokens == 3)
    QApplication.processEvents()
    assert window.composer.text.startswith(HUGE)
    assert "as soon as" not in window.composer._reason.text()
    assert texts(window) == []
    assert not clients.last.of_kind(Generate)


def test_what_was_too_long_is_sent_as_soon_as_it_is_shortened(
    loaded: Loaded, clients: Clients, qtbot: QtBot
) -> None:
    window = loaded(counts_never)
    ask(window, HUGE)
    say_tokens(clients, 5_000)
    qtbot.waitUntil(lambda: "Too long by" in window.composer._reason.text())
    ask(window, "Shorter?")
    assert clients.last.of_kind(Generate)


def test_a_file_that_cannot_be_counted_says_why(
    loaded: Loaded, clients: Clients, qtbot: QtBot, notes: Path
) -> None:
    window = loaded(loads_and(lambda _: [], counts=False))
    window.files.add([notes])
    qtbot.waitUntil(lambda: bool(clients.last.of_kind(Tokenize)))
    request = clients.last.of_kind(Tokenize)[-1].request_id
    clients.last.say(Failed(EngineError("It cannot be read."), request))
    wait_for_notice(window, qtbot, "It cannot be read.")
    ask(window, "Hello?")
    assert clients.last.of_kind(Generate), "the answer tells whether it fits"
