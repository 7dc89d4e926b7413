"""What reaches a terminal, and what reaches a file."""

from __future__ import annotations

import io

import pytest

from app.cli.terminal import AnswerPrinter, ProgressLine, say_error, show
from models.errors import PacelineError


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_no_control_characters() -> None:
    terminal = Terminal()
    AnswerPrinter(terminal).write("a\x1b[31mb\x07\x9bc\td\n")
    assert terminal.getvalue() == "a[31mbc\td\n"


def test_what_a_model_file_says_cannot_steer_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    out, err = Terminal(), Terminal()
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stderr", err)
    say_error(PacelineError("The template failed: \x1b]0;owned\x07.", advice="Try \x9b2Jothers."))
    show("\x1b[31mname")
    assert err.getvalue() == "The template failed: ]0;owned.\nTry 2Jothers.\n"
    assert out.getvalue() == "[31mname\n"


def test_an_answer_that_ends_in_a_control_character_ends_its_line_once() -> None:
    terminal = Terminal()
    printer = AnswerPrinter(terminal)
    printer.write("a\n\x07")
    printer.end_line()
    assert terminal.getvalue() == "a\n"


def test_a_pipe_gets_every_character() -> None:
    pipe = io.StringIO()
    AnswerPrinter(pipe).write("a\x1b[31mb\x07")
    assert pipe.getvalue() == "a\x1b[31mb\x07"


@pytest.mark.parametrize(("parts", "end"), [([], ""), (["a"], "a\n"), (["a", "b\n"], "ab\n")])
def test_an_answer_ends_with_one_line_break(parts: list[str], end: str) -> None:
    pipe = io.StringIO()
    printer = AnswerPrinter(pipe)
    for part in parts:
        printer.write(part)
    printer.end_line()
    assert pipe.getvalue() == end


def _show(stream: io.StringIO, *, quiet: bool = False, brief: bool = False) -> str:
    progress = ProgressLine(stream, quiet=quiet, brief=brief)
    for step in range(101):
        progress.show(step / 100, "Padding")
    progress.clear()
    return stream.getvalue()


def test_progress_in_a_file_is_a_line_for_every_tenth() -> None:
    lines = _show(io.StringIO()).splitlines()
    assert lines == [f"Padding … {percent} %" for percent in range(0, 101, 10)]


def test_progress_in_a_terminal_is_one_line_that_goes_away() -> None:
    shown = _show(Terminal())
    assert "\n" not in shown
    assert shown.count("Padding") == 101
    assert shown.endswith("100 %\r\x1b[K")


def test_a_note_stays_above_the_progress_and_is_silent_with_it() -> None:
    stream = Terminal()
    progress = ProgressLine(stream)
    progress.show(0.4, "Padding")
    progress.note("Trying again.")
    assert stream.getvalue().endswith("Padding … 40 %\r\x1b[KTrying again.\n")
    quiet = io.StringIO()
    ProgressLine(quiet, quiet=True).note("Trying again.")
    assert quiet.getvalue() == ""


def test_progress_clears_its_line_when_it_is_left() -> None:
    stream = Terminal()
    with ProgressLine(stream) as progress:
        progress.show(0.4, "Padding")
    assert stream.getvalue().endswith("Padding … 40 %\r\x1b[K")


def test_quiet_and_brief_progress() -> None:
    assert _show(Terminal(), quiet=True) == ""
    assert _show(io.StringIO(), brief=True) == ""
    assert _show(Terminal(), brief=True) != ""


def test_fractions_out_of_range_are_cut() -> None:
    stream = io.StringIO()
    ProgressLine(stream).show(1.7, "Padding")
    assert stream.getvalue() == "Padding … 100 %\n"


def test_the_time_that_is_left_is_worth_no_lines_of_its_own_in_a_file() -> None:
    in_file, in_terminal = io.StringIO(), Terminal()
    for stream in (in_file, in_terminal):
        progress = ProgressLine(stream)
        for left_s in (120.0, 40.0, 39.0):
            progress.show(0.5, "Measuring", left_s)
    assert in_file.getvalue() == "Measuring … 50 %, 2 min left\n"
    assert "Measuring … 50 %, 39 s left" in in_terminal.getvalue()
