"""A program that behaves like llama-server, as far as we use it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def peer_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An executable scripted_peer.py."""
    return make_peer_program(tmp_path_factory.mktemp("peer"))


def make_peer_program(folder: Path) -> Path:
    source = Path(__file__).with_name("scripted_peer.py").read_text(encoding="utf-8")
    program = folder / "llama-server"
    program.write_text(f"#!{sys.executable}\n{source}", encoding="utf-8")
    program.chmod(0o755)
    return program
