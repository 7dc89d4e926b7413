"""Client and host, with real processes and a scripted backend."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from app.engine.errors import EngineDiedError, OutOfMemoryError
from app.engine.events import Finished, StopReason, TextDelta
from app.engine.request import ChatMessage, GenerationRequest, PairSpec
from app.engine_process.backend import MakeBackend
from app.engine_process.client import EngineClient
from app.engine_process.protocol import (
    BuildDemo,
    Cancel,
    DemoBuilt,
    DemoProgress,
    DevicesListed,
    Died,
    Failed,
    Generate,
    Generated,
    ListDevices,
    Load,
    Loaded,
    LoadProgress,
    Ready,
    Reply,
    Tokenize,
    Tokenized,
    TurnMemory,
)
from models.errors import NotGgufError
from tests.app.engine_process.scripted_backend import (
    MEMORY,
    NOTHING,
    make_crashing_backend,
    make_missing_backend,
    make_scripted_backend,
)

posix_only = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
Start = Callable[..., tuple[EngineClient, Iterator[Reply]]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    clients: list[EngineClient] = []

    def start_client(
        make_backend: MakeBackend = make_scripted_backend,
    ) -> tuple[EngineClient, Iterator[Reply]]:
        client = EngineClient(tmp_path / "engine.log", make_backend=make_backend)
        client.start()
        clients.append(client)
        return client, client.replies()

    yield start_client
    for client in clients:
        client.stop()
        assert not client.is_alive
        assert client.pid is None or not psutil.pid_exists(client.pid), "a zombie is left"


@pytest.fixture
def loaded(start: Start) -> tuple[EngineClient, Iterator[Reply]]:
    client, replies = start()
    client.send(Load(PairSpec(Path("a.gguf"))))
    _until(replies, Loaded)
    return client, replies


def _until(replies: Iterator[Reply], kind: type[Reply]) -> list[Reply]:
    seen = []
    for reply in replies:
        seen.append(reply)
        if isinstance(reply, kind):
            return seen
    raise AssertionError(f"no {kind.__name__} in {seen}")


def _ask(request_id: int, script: str) -> Generate:
    return Generate(request_id, GenerationRequest(raw_prompt=script))


def _finished(reply: Reply) -> Finished:
    assert isinstance(reply, Generated)
    assert isinstance(reply.event, Finished)
    return reply.event


def _last(replies: Iterator[Reply], count: int) -> Reply:
    return [next(replies) for _ in range(count)][-1]


def test_the_first_reply_says_what_runs(start: Start) -> None:
    client, replies = start()
    ready = next(replies)
    assert isinstance(ready, Ready)
    assert (ready.pid, ready.llama_version, ready.backends) == (client.pid, "scripted 1", ("CPU",))
    assert ready.devices[0].description == "a processor"
    assert client.is_alive


def test_devices_are_looked_at_again(start: Start) -> None:
    client, replies = start()
    client.send(ListDevices())
    ready, listed = next(replies), next(replies)
    assert isinstance(ready, Ready)
    assert isinstance(listed, DevicesListed)
    assert (ready.devices[0].free_bytes, listed.devices[0].free_bytes) == (1, 2)


def test_devices_that_cannot_be_asked_are_none(start: Start) -> None:
    client, replies = start()
    for _ in range(3):
        client.send(ListDevices())
    assert [getattr(next(replies), "devices", None) == () for _ in range(4)] == [
        *(False, False, True, False)
    ]


def test_a_load_reports_whole_per_cents_then_the_pair(start: Start) -> None:
    client, replies = start()
    client.send(Load(PairSpec(Path("a.gguf"))))
    seen = _until(replies, Loaded)
    assert len([reply for reply in seen if isinstance(reply, LoadProgress)]) == 100
    assert isinstance(seen[-1], Loaded)
    assert seen[-1].info.target.path == Path("a.gguf")


def test_memory_comes_right_before_the_end_of_an_answer(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    client.send(_ask(7, "echo hello"))
    first, memory, last = next(replies), next(replies), next(replies)
    assert first == Generated(7, TextDelta("started"))
    assert memory == TurnMemory(7, MEMORY)
    assert _finished(last).text == "hellohello"


def test_the_collector_rests_while_an_answer_comes(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    client.send(_ask(1, "gc"))
    assert _last(replies, 2) == Generated(1, TextDelta("collecting: False"))


def test_tokens_of_a_conversation_and_of_a_text(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    client.send(Tokenize(7, (ChatMessage("user", "ab"),)))
    client.send(Tokenize(8, "ab"))
    assert next(replies) == Tokenized(7, (1, 97, 98))
    assert next(replies) == Tokenized(8, (97, 98))


def test_tokens_that_cannot_be_found_say_for_whom(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    client.send(Tokenize(9, ()))
    failed = next(replies)
    assert isinstance(failed, Failed)
    assert failed.request_id == 9
    assert NOTHING not in client.log_path.read_text()


def test_megabytes_pass_in_both_directions(loaded: tuple[EngineClient, Iterator[Reply]]) -> None:
    client, replies = loaded
    text = "ä" * 3_000_000
    client.send(_ask(1, f"echo {text}"))
    assert _finished(_last(replies, 3)).text == text * 2


@posix_only
def test_nobody_who_sends_waits_for_a_process_that_does_not_read(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    assert client.pid is not None
    os.kill(client.pid, signal.SIGSTOP)
    text = "ä" * 3_000_000
    client.send(_ask(1, f"echo {text}"))
    client.send(ListDevices())
    os.kill(client.pid, signal.SIGCONT)
    assert isinstance(_until(replies, DevicesListed)[-1], DevicesListed)


@posix_only
def test_stop_ends_a_process_that_does_not_read(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, _ = loaded
    assert client.pid is not None
    os.kill(client.pid, signal.SIGSTOP)
    client.send(_ask(1, "echo " + "x" * 3_000_000))
    client.stop(0)
    assert not client.is_alive


def test_building_the_demo_is_answered(loaded: tuple[EngineClient, Iterator[Reply]]) -> None:
    client, replies = loaded
    client.send(BuildDemo(Path("s.gguf"), Path("demo")))
    progress, built = next(replies), next(replies)
    assert progress == DemoProgress(0.5, "Writing the target")
    assert built == DemoBuilt(Path("demo/target.gguf"), Path("demo/draft.gguf"))


def test_a_new_pair_comes_after_the_old_one_is_freed(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    client.send(Load(PairSpec(Path("b.gguf"))))
    _until(replies, Loaded)
    lines = client.log_path.read_text().splitlines()
    order = [line for line in lines if line == "pair closed" or line.startswith("loading")]
    assert order == ["loading a.gguf", "pair closed", "loading b.gguf"]


def test_a_failed_load_keeps_the_typed_error_and_the_process(start: Start) -> None:
    client, replies = start()
    client.send(Load(PairSpec(Path("bad.gguf"))))
    failed = _until(replies, Failed)[-1]
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, NotGgufError)
    assert failed.error.path == Path("bad.gguf")
    assert failed.error.advice == "Take another."
    client.send(_ask(3, "echo x"))
    nothing = next(replies)
    assert isinstance(nothing, Failed)
    assert (str(nothing.error), nothing.request_id) == ("No model is loaded.", 3)
    assert client.is_alive


@pytest.mark.parametrize(
    ("script", "kind", "code"),
    [
        ("raise KeyError", Exception, "internal-error"),
        ("raise MemoryError", OutOfMemoryError, "out-of-memory"),
    ],
)
def test_an_unexpected_failure_becomes_a_sentence_and_the_process_goes_on(
    loaded: tuple[EngineClient, Iterator[Reply]], script: str, kind: type[Exception], code: str
) -> None:
    client, replies = loaded
    client.send(_ask(5, script))
    failed = _until(replies, Failed)[-1]
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, kind)
    assert (failed.error.code, failed.request_id) == (code, 5)
    client.send(_ask(6, "echo on"))
    assert _finished(_last(replies, 3)).text == "onon"
    log = client.log_path.read_text()
    assert script not in log, "what was asked must not be logged"
    assert script.split()[1] in log


def test_native_output_goes_to_the_log(
    loaded: tuple[EngineClient, Iterator[Reply]], capfd: pytest.CaptureFixture[str]
) -> None:
    client, replies = loaded
    client.send(_ask(1, "stdout"))
    _last(replies, 3)
    assert "native words" in client.log_path.read_text()
    assert capfd.readouterr() == ("", "")


def test_cancel_ends_the_running_answer(loaded: tuple[EngineClient, Iterator[Reply]]) -> None:
    client, replies = loaded
    client.send(_ask(1, "wait"))
    next(replies)
    client.send(Cancel())
    assert _finished(_last(replies, 2)).stop_reason is StopReason.CANCELLED


def test_cancel_reaches_a_waiting_command_but_not_a_later_one(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    for command in (Cancel(), _ask(1, "wait"), _ask(2, "wait"), Cancel(), _ask(3, "echo x")):
        client.send(command)
    reasons = [_finished(_last(replies, 3)).stop_reason for _ in range(3)]
    assert reasons == [StopReason.CANCELLED, StopReason.CANCELLED, StopReason.EOS]


@pytest.mark.parametrize(
    ("how", "failure"), [("for ever", None), ("and fail", "DecodeError"), ("and fall", "KeyError")]
)
def test_whoever_asks_while_a_draft_reads_ahead_is_answered(
    loaded: tuple[EngineClient, Iterator[Reply]], how: str, failure: str | None
) -> None:
    client, replies = loaded
    client.send(_ask(1, f"ahead {how}"))
    _last(replies, 3)
    end = time.monotonic() + 20
    while "reading ahead" not in client.log_path.read_text():
        assert time.monotonic() < end
        time.sleep(0.02)
    client.send(_ask(2, "echo x"))
    assert _finished(_last(replies, 3)).text == "xx"
    log = client.log_path.read_text()
    assert ("reading ahead failed" in log) is (failure is not None)
    assert failure is None or failure in log
    assert NOTHING not in log


def test_a_pair_that_reads_ahead_can_be_replaced(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    client.send(_ask(1, "ahead for ever"))
    _last(replies, 3)
    time.sleep(1.2)
    client.send(Load(PairSpec(Path("b.gguf"))))
    _until(replies, Loaded)
    assert client.log_path.read_text().rindex("pair closed") > client.log_path.read_text().rindex(
        "reading ahead"
    )


@posix_only
@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("signal SIGKILL", "memory ran out"),
        ("signal SIGABRT", "internal error in llama.cpp"),
        ("signal SIGSEGV", "crashed inside llama.cpp"),
        ("exit 0", "without saying why"),
    ],
)
def test_a_sudden_end_is_told_in_words(
    loaded: tuple[EngineClient, Iterator[Reply]], script: str, words: str
) -> None:
    client, replies = loaded
    started = time.monotonic()
    client.send(_ask(1, script))
    died = _until(replies, Died)[-1]
    assert time.monotonic() - started < 4  # at once, were the machine idle
    assert isinstance(died, Died)
    assert words in str(died.error)
    assert str(client.log_path) in died.error.advice
    assert next(replies, None) is None
    with pytest.raises(EngineDiedError, match=words):
        client.send(ListDevices())
    assert not client.is_alive


@posix_only
def test_sending_notices_the_death_before_the_reader_does(
    loaded: tuple[EngineClient, Iterator[Reply]],
) -> None:
    client, replies = loaded
    assert client.pid is not None
    os.kill(client.pid, signal.SIGKILL)
    os.waitid(os.P_PID, client.pid, os.WEXITED | os.WNOWAIT)
    with pytest.raises(EngineDiedError, match="memory ran out"):
        client.send(ListDevices())
    assert isinstance(_until(replies, Died)[-1], Died)


def test_a_library_that_does_not_load_is_the_reason_of_the_end(start: Start) -> None:
    _, replies = start(make_missing_backend)
    died, *more = replies
    assert isinstance(died, Died)
    assert "libllama.so: cannot open" in str(died.error)
    assert died.error.code == "engine-not-installed"
    assert not more


@posix_only
def test_a_library_that_crashes_is_the_reason_of_the_end(start: Start) -> None:
    _, replies = start(make_crashing_backend)
    died, *more = replies
    assert isinstance(died, Died)
    assert "another processor" in str(died.error)
    assert not more


def test_stop_ends_the_replies_without_a_death(start: Start) -> None:
    client, replies = start()
    _until(replies, Ready)
    client.stop()
    assert list(replies) == []
    with pytest.raises(EngineDiedError, match="not running"):
        client.send(ListDevices())
    client.stop()


def test_stop_cuts_short_an_answer(loaded: tuple[EngineClient, Iterator[Reply]]) -> None:
    client, replies = loaded
    client.send(_ask(1, "wait"))
    next(replies)
    client.stop()
    assert not any(isinstance(reply, Died) for reply in replies)
    assert "pair closed" in client.log_path.read_text()


def test_stop_before_start_and_while_starting_is_harmless(start: Start, tmp_path: Path) -> None:
    EngineClient(tmp_path / "never.log").stop()
    client, _ = start()
    client.stop()
    assert not client.is_alive


def test_a_client_starts_only_once(start: Start) -> None:
    client, _ = start()
    with pytest.raises(RuntimeError):
        client.start()


def test_a_system_without_room_for_a_process_gives_a_death(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No interpreter to run: as near as a test comes to a system that refuses.
    monkeypatch.setattr("multiprocessing.spawn._python_exe", b"/does/not/exist")
    client = EngineClient(tmp_path / "engine.log")
    client.start()
    died, *more = client.replies()
    assert isinstance(died, Died)
    assert "could not be started" in str(died.error)
    assert not more


_PARENT = """
import sys
from pathlib import Path
from app.engine.request import GenerationRequest, PairSpec
from app.engine_process.client import EngineClient
from app.engine_process.protocol import Generate, Generated, Load
from tests.app.engine_process.scripted_backend import make_scripted_backend

if __name__ == "__main__":
    client = EngineClient(Path(sys.argv[1]), make_backend=make_scripted_backend)
    client.start()
    client.send(Load(PairSpec(Path("a.gguf"))))
    client.send(Generate(1, GenerationRequest(raw_prompt=sys.argv[2])))
    for reply in client.replies():
        if isinstance(reply, Generated):
            print(client.pid, flush=True)
"""


@posix_only
def test_the_process_ends_with_its_parent_even_in_the_middle_of_a_pass(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT)
    command = [sys.executable, str(script), str(tmp_path / "engine.log"), "wait"]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        engine = psutil.Process(int(parent.stdout.readline()))
        started = time.monotonic()
        parent.kill()
        while _runs(engine) and time.monotonic() - started < 5:
            threading.Event().wait(0.005)
        assert time.monotonic() - started < 4  # at once, were the machine idle


def _runs(process: psutil.Process) -> bool:
    """False for a zombie too: an orphan stays one until the system's first process collects it."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_importing_the_client_loads_no_llama(tmp_path: Path) -> None:
    script = (
        "import sys, app.engine_process.client\n"
        "assert not [m for m in sys.modules if 'llama' in m or m.startswith('PySide6')], "
        "[m for m in sys.modules if 'llama' in m]"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
