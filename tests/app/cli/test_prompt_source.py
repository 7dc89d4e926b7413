"""Where the prompt comes from."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from app.cli.errors import InputError
from app.cli.prompt_source import PromptSource, Question, read_question
from app.cli.text_file import read_text
from app.engine.request import ChatMessage


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


def _input(data: bytes) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data))


def _user(text: str) -> Question:
    return Question((ChatMessage("user", text),))


NOTHING = _input(b"")


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"Hello", "Hello"),
        (b"Hello\n", "Hello"),
        (b"Hello\r\n", "Hello"),
        (b"Hello\n\n", "Hello\n"),
        (b"\xef\xbb\xbfHello", "Hello"),
        ("Grüße".encode(), "Grüße"),
    ],
)
def test_files_and_standard_input_lose_the_last_line_break(
    tmp_path: Path, content: bytes, text: str
) -> None:
    path = tmp_path / "prompt.txt"
    path.write_bytes(content)
    assert read_question(PromptSource(prompt_file=path), NOTHING) == _user(text)
    assert read_question(PromptSource(), _input(content)) == _user(text)
    assert read_question(PromptSource(prompt="-"), _input(content)) == _user(text)


def test_a_prompt_is_taken_as_it_is() -> None:
    assert read_question(PromptSource(prompt=" Hello\n"), NOTHING) == _user(" Hello\n")


def test_a_raw_prompt_keeps_every_byte_and_may_be_empty(tmp_path: Path) -> None:
    path = tmp_path / "prompt.txt"
    path.write_bytes(b"Once\n")
    source = PromptSource(prompt_file=path, raw=True)
    assert read_question(source, NOTHING) == Question(raw_prompt="Once\n")
    assert read_question(PromptSource(prompt="", raw=True), NOTHING) == Question(raw_prompt="")


def test_the_system_prompt_comes_first(tmp_path: Path) -> None:
    path = tmp_path / "messages.json"
    path.write_text('[{"role": "user", "content": "Hi"}]')
    expected = Question((ChatMessage("system", "Be brief."), ChatMessage("user", "Hi")))
    for source in (
        PromptSource(prompt="Hi", system="Be brief."),
        PromptSource(messages=path, system="Be brief."),
    ):
        assert read_question(source, NOTHING) == expected


@pytest.mark.parametrize(
    "arguments",
    [
        {"prompt": "x", "prompt_file": Path("y")},
        {"prompt": "x", "messages": Path("y")},
        {"raw": True, "messages": Path("y")},
        {"raw": True, "prompt": "x", "system": "y"},
    ],
)
def test_contradictions_are_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(InputError):
        PromptSource(**arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("Grüße".encode("latin-1"), "not UTF-8 text: byte 3"),
        ("Grüße".encode("utf-16"), "is UTF-16 text"),
        (b"\x00\x01\xff\xfe", "not UTF-8 text"),
        (b" \n", "The prompt is empty"),
        (b"", "The prompt is empty"),
    ],
)
def test_odd_encodings_get_a_sentence(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "prompt.txt"
    path.write_bytes(content)
    with pytest.raises(InputError, match=words):
        read_question(PromptSource(prompt_file=path), NOTHING)
    with pytest.raises(InputError, match=words):
        read_question(PromptSource(), _input(content))


def test_a_prompt_from_a_shell_with_another_encoding_gets_a_sentence() -> None:
    with pytest.raises(InputError, match="not UTF-8"):
        read_question(PromptSource(prompt="Gr\udcfc"), NOTHING)


def test_files_that_cannot_be_read_get_a_sentence(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none", Path("a\0b")):
        with pytest.raises(InputError, match="cannot be read"):
            read_question(PromptSource(prompt_file=path), NOTHING)


def test_a_terminal_is_not_waited_for() -> None:
    with pytest.raises(InputError, match="no prompt"):
        read_question(PromptSource(), Terminal(io.BytesIO()))


def test_two_system_prompts_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "messages.json"
    path.write_text('[{"role": "system", "content": "a"}, {"role": "user", "content": "b"}]')
    with pytest.raises(InputError, match="Both --system and the messages"):
        read_question(PromptSource(messages=path, system="c"), NOTHING)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
def test_a_file_without_end_gets_a_sentence() -> None:
    with pytest.raises(InputError, match="longer than 50 MB"):
        read_text(Path("/dev/zero"))
