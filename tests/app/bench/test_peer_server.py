"""Starting and ending a server, and what is said of one that ends by itself."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import psutil
import pytest

from app.bench.errors import PeerError
from app.bench.peer_build import examine
from app.bench.peer_server import PeerServer, free_port
from app.bench.peer_settings import PeerSettings, completion, environment
from app.engine.sampling import SamplingParams
from tests.app.bench.scripted_peer import MISBEHAVIOUR

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the program is a script")


def _start(program: Path, folder: Path) -> PeerServer:
    settings = PeerSettings(program, Path("t.gguf"), Path("d.gguf"), 512, 2, "f16")
    port = free_port()
    return PeerServer.start(settings.command(3, port), port, folder / "logs" / "peer.log")


def test_a_server_serves_until_it_is_stopped(peer_program: Path, tmp_path: Path) -> None:
    server = _start(peer_program, tmp_path)
    try:
        body = completion((1, 2), SamplingParams(temperature=0), 3)
        assert server.client.complete(body).output_tokens == 3
        memory = server.memory()
        assert 0 < memory.private <= memory.resident
        server.check_alive()
    finally:
        server.stop()
    server.stop()
    assert not psutil.pid_exists(server.process_id)
    with pytest.raises(PeerError):
        server.memory()


def test_a_program_that_ends_at_once_says_so(
    peer_program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MISBEHAVIOUR, "start with draft")
    with pytest.raises(PeerError, match="ended by itself with status 3") as caught:
        _start(peer_program, tmp_path)
    assert "peer.log" in caught.value.advice


def test_memory_that_ran_out_is_recognized(
    peer_program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MISBEHAVIOUR, "start")
    with pytest.raises(PeerError, match="memory ran out"):
        _start(peer_program, tmp_path)


def test_a_killed_server_is_noticed(peer_program: Path, tmp_path: Path) -> None:
    server = _start(peer_program, tmp_path)
    os.kill(server.process_id, signal.SIGKILL)
    os.waitid(os.P_PID, server.process_id, os.WEXITED | os.WNOWAIT)
    with pytest.raises(PeerError, match="probably because memory ran out"):
        server.check_alive()


def test_options_are_not_taken_from_the_environment() -> None:
    inherited = {"LLAMA_ARG_CTX_SIZE": "1", "PATH": "/bin", "GOMP_SPINCOUNT": "7"}
    assert environment(inherited) == {"PATH": "/bin", "GOMP_SPINCOUNT": "7"}
    assert "GOMP_SPINCOUNT" in environment({})


def test_with_and_without_a_draft_only_the_draft_differs() -> None:
    settings = PeerSettings(Path("p"), Path("t"), Path("d"), 512, 2, "q8_0", 5, 6)
    plain, drafted = settings.command(0), settings.command(4)
    assert drafted[: len(plain)] == plain
    added = dict(zip(drafted[len(plain) :: 2], drafted[len(plain) + 1 :: 2], strict=True))
    assert added == {
        "--model-draft": "d",
        "--spec-type": "draft-simple",
        "--spec-draft-n-max": "4",
        "--spec-draft-type-k": "q8_0",
        "--spec-draft-type-v": "q8_0",
        "--gpu-layers-draft": "6",
    }
    assert plain[plain.index("--parallel") + 1] == "1"
    assert plain[plain.index("--gpu-layers") + 1] == "5"


def test_a_build_is_examined(peer_program: Path) -> None:
    build = examine(peer_program)
    assert build.version == "version: 0.0.0-scripted; built for tests"
    assert build.package is None
    assert len(build.sha256) == 64


def test_the_python_package_that_a_program_came_in_is_named(tmp_path: Path) -> None:
    program = tmp_path / "pack" / "bin" / "llama-server"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!{sys.executable}\nprint('version: 1')\n", encoding="utf-8")
    program.chmod(0o755)
    facts = tmp_path / "pack-2.5.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: pack\nVersion: 2.5\n")
    (facts / "RECORD").write_text("pack/bin/llama-server,,\npack-2.5.dist-info/METADATA,,\n")
    assert examine(program).package == "pack 2.5"


def _script(folder: Path, text: str, mode: int = 0o755) -> Path:
    script = folder / "program"
    script.write_text(text, encoding="utf-8")
    script.chmod(mode)
    return script


@pytest.mark.parametrize(
    ("text", "mode", "words"),
    [
        ("", 0o644, "not a program"),
        ("#!/no/such/interpreter\n", 0o755, "cannot be run"),
        ("#!/bin/sh\necho unknown option >&2; exit 2\n", 0o755, "unknown option"),
        ("#!/bin/sh\nexit 0\n", 0o755, "does not tell its version"),
    ],
)
def test_what_is_no_llama_server(tmp_path: Path, text: str, mode: int, words: str) -> None:
    with pytest.raises(PeerError, match=words):
        examine(_script(tmp_path, text, mode))


@pytest.mark.parametrize("name", ["missing", "."])
def test_what_is_no_file(tmp_path: Path, name: str) -> None:
    with pytest.raises(PeerError, match="There is no program"):
        examine(tmp_path / name)
