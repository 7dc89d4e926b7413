"""What is a message in the terminal's chat, and what a command."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.cli.chat_file import typed_path
from app.cli.chat_input import HELP, Order, Said, Typed, Unknown, typed, understood


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Hello", Said("Hello")),
        ("/retry", Order("/retry")),
        (" /thinking  off ", Order("/thinking", "off")),
        ("/edit And now?", Order("/edit", "And now?")),
        ("/bye", Order("/quit")),
        ("/clear", Order("/new")),
        ("/regenerate", Order("/retry")),
        ("/nonsense", Unknown("/nonsense")),
        ("/thinkng off", Unknown("/thinkng", "/thinking")),
        ("/etc is a folder", Said("/etc is a folder")),
    ],
)
def test_a_word_with_a_slash_is_a_command(text: str, meaning: Typed) -> None:
    assert understood(text) == meaning


@pytest.mark.parametrize(
    ("lines", "texts"),
    [
        ('''"""One\n  two\n\nthree"""\nfour\n''', ["One\n  two\n\nthree", "four"]),
        ('''"""One line"""\n''', ["One line"]),
        ('''"""\n/retry\n"""\n''', ["/retry"]),
        ('''"""left\nopen''', ["left\nopen"]),
        ('''""""""\n\n  \n''', []),
    ],
)
def test_a_message_of_several_lines(
    lines: str, texts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = SimpleNamespace(isatty=lambda: False, buffer=io.BytesIO(lines.encode()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert list(typed()) == [Said(text) for text in texts]


def test_ctrl_c_drops_a_message_of_several_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([b'"""One\n', b"two\n", KeyboardInterrupt(), b"Three\n", b""])

    def readline() -> bytes:
        line = next(lines)
        if isinstance(line, KeyboardInterrupt):
            raise line
        return line

    stream = SimpleNamespace(isatty=lambda: False, buffer=SimpleNamespace(readline=readline))
    monkeypatch.setattr(sys, "stdin", stream)
    assert list(typed()) == [Said("Three")]


@pytest.mark.parametrize("text", ["a b.md", "'a b.md'", '"a b.md"', "a\\ b.md"])
@pytest.mark.skipif(os.name != "posix", reason="a backslash divides folders elsewhere")
def test_paths_are_typed_or_dropped(text: str) -> None:
    assert typed_path(text) == Path("a b.md")


def test_a_home_that_nobody_has_is_a_name_like_others() -> None:
    assert typed_path("~nobody-has-this/a.md") == Path("~nobody-has-this/a.md")


def test_help_lists_every_command_in_one_width() -> None:
    assert "  /thinking HOW  whether" in HELP
    assert max(map(len, HELP.splitlines())) <= 80
