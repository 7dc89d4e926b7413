"""Real processes: killed while they write, and several at once."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

from app.sessions.conversation import MessageStatus
from app.sessions.store import ConversationStore

ROOT = Path(__file__).parents[3]


def start(body: str, *arguments: object) -> subprocess.Popen[str]:
    program = (
        "import sys\nfrom pathlib import Path\n"
        "from app.sessions.store import ConversationStore\n" + textwrap.dedent(body)
    )
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


ANSWERING = """
    store = ConversationStore(Path(sys.argv[1]))
    chat = store.create_conversation()
    _, _, answer = store.ask(chat.id, "What is the answer?")
    text = ""
    while True:
        text += "word "
        store.answers.save_partial(answer.id, text)
        print(len(text), flush=True)
"""


def test_killed_while_it_writes(path: Path) -> None:
    for attempt in range(3):
        with start(ANSWERING, path) as child:
            assert child.stdout is not None
            for _ in range(20 + 7 * attempt):
                saved = int(child.stdout.readline())
            child.kill()
            saved = max([saved, *(int(line) for line in child.stdout if line.endswith("\n"))])
        store = ConversationStore(path)
        question, answer = store.messages(store.conversations()[0].id)
        assert question.text == "What is the answer?"
        assert len(answer.text) >= saved
        assert answer.text == "word " * (len(answer.text) // 5)
        assert answer.status is MessageStatus.INTERRUPTED
        store.close()


def test_answer_of_another_running_program_is_left_alone(path: Path) -> None:
    with start(ANSWERING, path) as child:
        assert child.stdout is not None
        child.stdout.readline()
        store = ConversationStore(path)
        chat = store.conversations()[0]
        assert store.messages(chat.id)[1].status is MessageStatus.STREAMING
        store.close()
        child.kill()


WRITING = """
    from contextlib import suppress
    from app.sessions.errors import StoreError
    store = ConversationStore(Path(sys.argv[1]))
    chat = store.create_conversation(sys.argv[2])
    for number in range(40):
        _, _, answer = store.ask(chat.id, f"question {number}")
        with suppress(StoreError):  # a save of a growing answer does not wait for others
            store.answers.save_partial(answer.id, f"answer")
        store.answers.finish(answer.id, f"answer {number}", "complete")
    store.close()
"""


def test_programs_that_open_and_write_one_new_file_at_once(path: Path) -> None:
    children = [start(WRITING, path, f"writer {number}") for number in range(3)]
    for child in children:
        child.communicate()
        assert child.returncode == 0
    store = ConversationStore(path)
    chats = store.conversations()
    assert {chat.title for chat in chats} == {"writer 0", "writer 1", "writer 2"}
    for chat in chats:
        texts = [message.text for message in store.messages(chat.id)]
        assert texts == [f"{kind} {n}" for n in range(40) for kind in ("question", "answer")]
    assert store._database.read("PRAGMA integrity_check")[0][0] == "ok"
    store.close()
