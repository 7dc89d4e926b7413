"""`paceline chat` as a program, with a real model."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from app.config.paths import Paths
from app.sessions.conversation import Message, MessageStatus
from app.sessions.preset import Preset
from app.sessions.store import ConversationStore
from tests.app.cli.conftest import COMMAND, ROOT

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Open = Callable[..., "subprocess.Popen[str]"]

posix_only = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
CHAT = ("chat", "--target", "starter", "--temperature", 0, "--threads", 1)
SHORT = (*CHAT, "--max-tokens", 8)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PACELINE_HOME", str(tmp_path))
    return tmp_path


def _stored(home: Path) -> list[list[Message]]:
    store = ConversationStore(Paths.under(home).chats_file)
    try:
        return [store.messages(chat.id) for chat in store.conversations()]
    finally:
        store.close()


def test_turns_retry_and_statistics(paceline: Run, home: Path) -> None:
    done = paceline(*SHORT, typed="Say hello.\n\n/help\n/nonsense\nAnd now?\n/retry\n/quit\nno\n")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 3
    assert done.stderr.count("first token") == 3
    assert "There is no command /nonsense" in done.stderr
    (messages,) = _stored(home)
    assert [m.role for m in messages] == ["user", "assistant", "user", "assistant"]
    assert [m.text for m in messages if m.role == "user"] == ["Say hello.", "And now?"]
    assert all(m.status is MessageStatus.COMPLETE for m in messages)
    assert messages[1].stats is not None


def test_commands_change_the_chat(paceline: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "chat.md"
    typed = (
        f'/edit Too early\n"""Say\nhello."""\n/edit Count.\n/continue\n/system Be brief.\n'
        f"/thinking off\n/export {file}\n/export {file}\n/export chat.pdf\n/new\n/export x.md\nHi\n"
    )
    done = paceline(*SHORT, typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("first token") == 4
    for said in (
        "There is no message yet.",
        "The system prompt holds from the next answer on.",
        "This model cannot be told whether or how hard to think.",
        f"Written to {file}",
        f"“{file}” exists already.",
        "/export needs a file that ends with .md, .html or .json.",
        "The next message begins another chat.",
        "There is no message yet that could be exported.",
    ):
        assert said in done.stderr
    second, first = _stored(home)
    assert [m.text for m in first if m.role == "user"] == ["Count."]
    assert [m.text for m in second if m.role == "user"] == ["Hi"]
    written = file.read_text(encoding="utf-8")
    assert first[-1].text in written
    assert first[-1].stats is not None
    assert first[-1].stats.output_tokens == 8, "of what was added"


def test_an_answer_that_had_ended_has_no_more_to_it(paceline: Run, home: Path) -> None:
    done = paceline(*CHAT, "--max-tokens", 100, typed="Say hello.\n/continue\n")
    assert done.stderr.splitlines()[-2] == "The model ended its answer at once."
    (messages,) = _stored(home)
    assert len(messages) == 2


def test_messages_are_taken_back(paceline: Run, home: Path) -> None:
    typed = "/undo\nHi.\n/undo\n/undo\nSay hello.\nNow?\n/edit And now?\n/undo\n/undo\nCount.\n"
    done = paceline(*SHORT, typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("There is no message yet.") == 2
    assert "Taken back: “Hi.”.\n" in done.stderr
    assert "Taken back: “And now?”; the last message is now “Now?”.\n" in done.stderr
    assert "Taken back: “Now?”; the last message is now “Say hello.”.\n" in done.stderr
    (messages,) = _stored(home)
    assert [m.text for m in messages if m.role == "user"] == ["Say hello.", "Count."]


def test_files_go_with_the_next_message(paceline: Run, home: Path, tmp_path: Path) -> None:
    for name, text in (("some notes.md", "Bread costs 3 euros."), ("long.txt", "word " * 300)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    typed = (
        f"/attach\n/attach {tmp_path / 'none.txt'}\n/attach '{tmp_path / 'some notes.md'}'\n"
        f"What costs bread?\n/attach {tmp_path / 'long.txt'}\nWhat is that?\nNever mind.\n"
    )
    done = paceline(*SHORT, "--ctx", 256, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "/attach needs the name of a file." in done.stderr
    assert "“none.txt” cannot be read" in done.stderr
    assert "“some notes.md” goes with the next message: 20 characters." in done.stderr
    assert "the context holds only 256" in done.stderr
    (messages,) = _stored(home)
    questions = [m for m in messages if m.role == "user"]
    assert [m.text for m in questions] == ["What costs bread?", "Never mind."]
    assert [[file.name for file in m.attachments] for m in questions] == [["some notes.md"], []]
    assert messages[1].stats is not None
    assert messages[1].stats.prompt_tokens > 40


def test_the_end_of_the_input_leaves_and_no_empty_chat_is_kept(paceline: Run, home: Path) -> None:
    assert paceline(*SHORT, typed="").returncode == 0
    assert _stored(home) == []


def test_no_save_leaves_nothing(paceline: Run, home: Path) -> None:
    done = paceline(*SHORT, "--no-save", "--quiet", typed="Say hello.\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
    assert not Paths.under(home).chats_file.exists()


def test_a_chat_goes_on_where_it_ended(paceline: Run, home: Path) -> None:
    assert paceline(*SHORT, "--system", "Be brief.", typed="Say hello.\n").returncode == 0
    done = paceline(*SHORT, "--resume", "hello", typed="And now?\n/retry\n")
    assert done.returncode == 0, done.stderr
    assert "Going on with “Say hello.” (2 messages)." in done.stderr
    (messages,) = _stored(home)
    assert [m.text for m in messages if m.role == "user"] == ["Say hello.", "And now?"]
    assert messages[-1].stats is not None
    assert messages[-1].stats.prompt_tokens > 2 * len(messages[0].text.split())
    for options in (("--system", "Shout."), ("--no-save",)):
        refused = paceline(*SHORT, "--resume", "last", *options, typed="")
        assert refused.returncode == 2
        assert "Leave out --system and --no-save, or --resume." in refused.stderr
    assert "no chat has" in paceline(*SHORT, "--resume", "bye", typed="").stderr.casefold()


@pytest.mark.parametrize(
    ("name", "said"), [("Short", "preset “Short” holds"), ("", "preset holds")]
)
def test_a_chat_that_goes_on_says_that_its_preset_holds(
    paceline: Run, home: Path, name: str, said: str
) -> None:
    store = ConversationStore(Paths.under(home).chats_file)
    store.create_conversation("Hello", preset=Preset(name, "Be brief."))
    store.close()
    assert said in paceline(*SHORT, "--resume", "last", typed="").stderr


def test_retry_without_a_message_is_explained(paceline: Run, home: Path) -> None:
    done = paceline(*SHORT, typed="/retry\n")
    assert done.returncode == 0
    assert "no message yet" in done.stderr
    assert _stored(home) == []


@posix_only
def test_ctrl_c_stops_the_answer_and_the_chat_goes_on(open_paceline: Open, home: Path) -> None:
    with open_paceline(*CHAT, "--max-tokens", 900) as program:
        _ask_for_a_story(program, 20)
        os.killpg(program.pid, signal.SIGINT)
        _, messages = program.communicate("/quit\n")
    assert program.returncode == 0, messages
    assert "first token" in messages
    assert "Traceback" not in messages
    ((_, answer),) = _stored(home)
    assert answer.status is MessageStatus.STOPPED
    assert len(answer.text) >= 20


@posix_only
def test_leaving_in_the_middle_of_an_answer_keeps_its_text(open_paceline: Open, home: Path) -> None:
    with open_paceline(*CHAT, "--max-tokens", 900) as program:
        shown = _ask_for_a_story(program, 40)
        _engine_of(program.pid).suspend()  # so that no answer comes to the first Ctrl-C
        for _ in range(2):
            os.killpg(program.pid, signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                program.wait(timeout=1)
        assert program.stdout is not None
        shown += program.stdout.read()
    ((_, answer),) = _stored(home)
    assert answer.status is MessageStatus.INTERRUPTED
    assert answer.text == shown.rstrip("\n")


@posix_only
def test_ctrl_c_at_the_prompt_leaves(open_paceline: Open, home: Path) -> None:
    with open_paceline(*SHORT) as program:
        assert program.stderr is not None
        _say(program, "Say hello.")
        assert "first token" in program.stderr.readline()
        _press_until_it_leaves(program)
        _, messages = program.communicate()
    assert program.returncode == 0
    assert "Traceback" not in messages


@posix_only
def test_in_a_terminal_there_is_a_prompt_and_help(home: Path) -> None:
    ours, theirs = os.openpty()
    with (
        subprocess.Popen(
            [*COMMAND, *map(str, SHORT)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=ROOT,
            start_new_session=True,
        ) as program,
        _killed_on_failure(program),
    ):
        os.close(theirs)
        greeting = _read_until(ours, "\n> ")
        assert "SmolLM2-135M-Instruct.Q4_1 answers.\r\n" in greeting
        assert "/help lists the commands" in greeting
        os.write(ours, b"Say hello.\n")
        assert "first token" in _read_until(ours, "\n> ")
        os.write(ours, b"\x1b[A\n")  # arrow up
        _read_until(ours, "Say hello.")
        assert _read_until(ours, "\n> ").count("first token") == 1
        os.write(ours, b"Say hello. " * 90 + b"\n")
        assert "Reading the message " in _read_until(ours, "\n> ")
        _press_until_it_leaves(program)
    assert program.returncode == 0
    os.close(ours)


def _say(program: subprocess.Popen[str], text: str) -> None:
    assert program.stdin is not None
    program.stdin.write(f"{text}\n")
    program.stdin.flush()


def _ask_for_a_story(program: subprocess.Popen[str], length: int) -> str:
    """The first characters of it."""
    _say(program, "Write a long story.")
    assert program.stdout is not None
    return program.stdout.read(length)


def _press_until_it_leaves(program: subprocess.Popen[Any]) -> None:
    """A signal right before the program starts to read is seen only after the reading."""
    while program.poll() is None:
        os.killpg(program.pid, signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            program.wait(timeout=10)


def _engine_of(pid: int) -> psutil.Process:
    children = psutil.Process(pid).children(recursive=True)
    return next(child for child in children if "spawn_main" in " ".join(child.cmdline()))


def _read_until(terminal: int, mark: str) -> str:
    """All output up to the next `mark`."""
    screen = ""
    while not screen.endswith(mark):
        screen += os.read(terminal, 1).decode(errors="replace")
    return screen


@contextlib.contextmanager
def _killed_on_failure(program: subprocess.Popen[Any]) -> Iterator[None]:
    """Leaving the program's own context would wait for it."""
    try:
        yield
    except BaseException:
        program.kill()
        raise


@posix_only
def test_an_engine_that_is_killed_is_started_again(open_paceline: Open, home: Path) -> None:
    with open_paceline(*CHAT, "--max-tokens", 200) as program:
        _ask_for_a_story(program, 20)
        _engine_of(program.pid).kill()
        output, messages = program.communicate("/retry\n")
    assert program.returncode == 0, "the last answer decides"
    assert "probably because memory ran out" in messages
    assert "first token" in messages
    assert len(output) > 100
    ((_, answer),) = _stored(home)
    assert answer.status is MessageStatus.COMPLETE


@posix_only
def test_a_chat_whose_last_answer_the_engine_did_not_survive(
    open_paceline: Open, home: Path
) -> None:
    with open_paceline(*CHAT, "--max-tokens", 200) as program:
        _ask_for_a_story(program, 20)
        _engine_of(program.pid).kill()
        _, messages = program.communicate()
    assert program.returncode == 3
    fault, advice = messages.splitlines()[-2:]
    assert "probably because memory ran out" in fault
    assert "The next message starts it again." in advice
    assert "Start the engine again" not in advice


@posix_only
def test_an_engine_that_is_killed_while_it_waits_is_started_again(
    open_paceline: Open, home: Path
) -> None:
    with open_paceline(*SHORT) as program:
        assert program.stderr is not None
        _say(program, "Say hello.")
        assert "first token" in program.stderr.readline()
        engine = _engine_of(program.pid)
        engine.kill()
        engine.wait(10)  # until the program has noticed
        _, messages = program.communicate("And now?\n")
    assert "first token" in messages
    ((*_, answer),) = _stored(home)
    assert answer.status is MessageStatus.COMPLETE


@pytest.mark.parametrize("handler", ["strict", "surrogateescape"])
def test_input_that_is_no_text_ends_with_a_sentence(home: Path, handler: str) -> None:
    """However the locale makes Python read its input."""
    environment = os.environ | {"PYTHONIOENCODING": f"utf-8:{handler}"}
    done = subprocess.run(
        [*COMMAND, *map(str, SHORT)],
        input=b"Gr\xfc\xdfe\n",
        capture_output=True,
        cwd=ROOT,
        env=environment,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"not UTF-8" in done.stderr
    assert b"Traceback" not in done.stderr
    assert _stored(home) == []


@posix_only
def test_chat_is_kept_if_its_folder_is_deleted(open_paceline: Open, home: Path) -> None:
    with open_paceline(*SHORT) as program:
        assert program.stderr is not None
        _say(program, "Say hello.")
        assert "first token" in program.stderr.readline()
        shutil.rmtree(Paths.under(home).data)
        _, messages = program.communicate("And now?\n")
    assert program.returncode == 0, messages
    assert messages.count("was deleted or moved while Paceline was running") == 1
    (chat,) = _stored(home)
    assert [m.text for m in chat if m.role == "user"] == ["Say hello.", "And now?"]
    assert all(m.status is MessageStatus.COMPLETE for m in chat)


def test_damaged_chats_end_with_advice_for_a_terminal(paceline: Run, home: Path) -> None:
    chats = Paths.under(home).chats_file
    chats.parent.mkdir()
    chats.write_bytes(b"these are not the chats " * 500)
    done = paceline(*SHORT, typed="Hi\n")
    assert done.returncode == 2
    assert str(chats) in done.stderr
    assert "--no-save" in done.stderr


def test_a_conversation_that_outgrows_the_context_names_the_options(
    paceline: Run, home: Path
) -> None:
    typed = "Hi.\n" + "word " * 200 + "\n"
    done = paceline(*SHORT, "--ctx", 128, typed=typed)
    assert done.returncode == 2
    assert "the context holds only 128" in done.stderr
    assert "--ctx" in done.stderr
    assert "--context-full drop-oldest" in done.stderr
    done = paceline(*SHORT, "--ctx", 128, "--context-full", "drop-oldest", typed=typed)
    assert "the context holds only 128" in done.stderr
    assert "--ctx" in done.stderr
    assert "drop-oldest" not in done.stderr


def test_a_message_that_does_not_fit_gives_way_to_the_next(paceline: Run, home: Path) -> None:
    done = paceline(*SHORT, "--ctx", 128, typed="Hi.\n" + "word " * 200 + "\n/retry\nAnd now?\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("the context holds only 128") == 2
    assert done.stderr.count("first token") == 2
    (messages,) = _stored(home)
    assert [m.text for m in messages if m.role == "user"] == ["Hi.", "And now?"]
