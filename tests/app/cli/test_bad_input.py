"""Bad input ends with status 2 and a sentence, never with a traceback, and starts no engine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from app.cli.main import COMMANDS, main
from app.cli.models import models_app
from tests.bad_files import make_bad_files

ROOT = Path(__file__).resolve().parents[3]
posix_only = pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
RUN = ["run", "--target", "starter", "--prompt", "Hi"]


@pytest.fixture(autouse=True)
def no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise AssertionError("an engine was started")

    monkeypatch.setattr("app.engine_process.client.EngineClient.start", refuse)


def _sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    status = main(arguments)
    printed = capsys.readouterr()
    assert status == 2, printed
    assert printed.out == ""
    assert "Traceback" not in printed.err
    first, *more = printed.err.splitlines()
    assert first[-1] in ".)?", "a sentence ends like one"
    assert len(more) <= 1, "at most a line of advice follows"
    return first


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["frob"], "No such command 'frob'. There are run, chat,"),
        (["models", "mesure"], "Did you mean 'measure'? There are "),
        (["run", "--prompt", "Hi"], "Missing option '--target'"),
        ([*RUN, "--bogus"], "No such option"),
        ([*RUN, "--temperature", "warm"], "--temperature"),
        ([*RUN, "--temperature", "-1"], "temperature has to be 0 to 100"),
        ([*RUN, "--temperature", "nan"], "temperature"),
        ([*RUN, "--top-k", "-1"], "top-k"),
        ([*RUN, "--top-p", "0"], "top-p"),
        ([*RUN, "--min-p", "2"], "min-p"),
        ([*RUN, "--repeat-penalty", "0"], "repeat penalty"),
        ([*RUN, "--seed", "-1"], "seed"),
        ([*RUN, "--typical-p", "0"], "typical-p"),
        ([*RUN, "--xtc-probability", "2"], "XTC probability"),
        ([*RUN, "--dynatemp-range", "-1"], "dynamic temperature range"),
        ([*RUN, "--dry-multiplier", "-1"], "DRY multiplier"),
        ([*RUN, "--dry-penalty-last-n", "-2"], "DRY window"),
        ([*RUN, "--logit-bias", "five"], "--logit-bias takes a token's id"),
        ([*RUN, "--logit-bias", "5+9999"], "logit bias has to be"),
        ([*RUN, "--grammar", "/no/file"], "cannot be read"),
        ([*RUN, "--grammar", os.devnull], "The grammar is empty"),
        (
            [*RUN, "--json-schema", __file__],
            "test_bad_input.py” cannot be used. The JSON schema is",
        ),
        ([*RUN, "--json-schema", "a", "--grammar", "b"], "Give only one of"),
        ([*RUN, "--max-tokens", "0"], "at least 1 token"),
        ([*RUN, "--rounds"], "part of the JSON object only"),
        ([*RUN, "--draft-length", "many"], "--draft-length takes auto or a whole number"),
        ([*RUN, "--draft-length", "99"], "draft length has to be 0 to 16"),
        ([*RUN, "--draft-length", "9" * 5000], "--draft-length takes auto or a whole number"),
        ([*RUN, "--exactness", "loose"], "--exactness takes strict or fast"),
        ([*RUN, "--ctx", "0"], "context size"),
        ([*RUN, "--threads", "0"], "The threads have to be 1 to"),
        ([*RUN, "--gpu-layers", "-3"], "--gpu-layers"),
        ([*RUN, "--draft-gpu-layers", "x"], "--draft-gpu-layers"),
        ([*RUN, "--kv-type", "f8"], "f8"),
        ([*RUN, "--draft-kv-type", "f9"], "f9"),
        ([*RUN, "--context-full", "forget"], "--context-full takes stop or drop-oldest"),
        ([*RUN, "--messages", "m.json"], "Give only one of"),
        (["run", "--target", "starter", "--prompt", " "], "The prompt is empty"),
        (["run", "--target", "starter", "--prompt-file", "/no/file"], "cannot be read"),
        (["run", "--target", "startr", "--prompt", "Hi"], "did you mean “starter”"),
        ([*RUN, "--draft", "none-such"], "No model is called “none-such”"),
        (["chat", "--target", "nothing"], "No model is called “nothing”"),
        (["check-pair", "starter"], "Missing argument"),
        (["check-pair", "starter", "none"], "no draft to check"),
        (["check-pair", "starter", "demo"], "No model is called “demo”"),
        (["models", "add", "/no/file.gguf"], "no such file"),
    ],
)
def test_bad_arguments(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PACELINE_HOME", str(tmp_path))  # other tests make the demo pair in theirs
    assert words in _sentence(arguments, capsys)


def test_bad_files_as_target_as_draft_and_in_check_pair(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in make_bad_files(tmp_path, starter_path):
        for arguments in (
            ["run", "--target", str(path), "--prompt", "Hi"],
            [*RUN, "--draft", str(path)],
            ["check-pair", "starter", str(path)],
        ):
            assert path.name in _sentence(arguments, capsys), path.name


@pytest.mark.skipif(
    os.name != "posix" or os.geteuid() == 0, reason="the administrator may read everything"
)
def test_a_file_without_permission(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "secret.gguf"
    path.touch(mode=0)
    assert "permission" in _sentence(["run", "--target", str(path), "--prompt", "Hi"], capsys)


def test_a_program_without_streams(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["run", "--target", "starter"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "The prompt is empty.",
        "Give one with --prompt, --prompt-file or --messages, or pipe it in.",
    ]
    monkeypatch.setattr("sys.stdout", None)
    assert main(["check-pair", "starter", "starter"]) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("messages", [False, True])
def test_output_that_cannot_be_written(messages: bool) -> None:
    command = [sys.executable, "-m", "app", "check-pair", "starter", "starter"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command,
            check=False,
            cwd=ROOT,
            stdout=full,
            stderr=full if messages else subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr in (None, "The system refused: No space left on device.\n")


_INTERRUPTED_IMPORT = """
import os, signal, sys, paceline
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "app.cli.main":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
sys.argv = ["paceline", "--version"]
paceline.main()
"""


@posix_only
def test_ctrl_c_while_the_program_is_imported_leaves_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _INTERRUPTED_IMPORT], check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_no_arguments_give_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "check-pair" in capsys.readouterr().err


def test_help_names_values_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Neither types of Python nor braces, which would be a choice."""
    models = typer.main.get_command(models_app())
    assert isinstance(models, TyperGroup)
    pages = [[name] for name, _ in COMMANDS] + [["models", name] for name in models.commands]
    for page in pages:
        assert main([*page, "--help"]) == 0
        shown = capsys.readouterr().out
        assert not re.findall(r"<\w.*?>|^Usage:.*[{}…].*", shown), page


def test_help_says_what_the_exit_status_means(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], ["run", "--help"], ["-h"], ["run", "-h"]):
        assert main(arguments) == 0
        assert "130 interrupted" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("group", [[], ["models"]])
def test_no_word_on_a_command_is_cut_off(
    group: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main([*group, "--help"]) == 0
    _, commands = capsys.readouterr().out.split("Commands:")
    assert "..." not in commands


@posix_only
def test_a_reader_that_has_gone_ends_it_quietly() -> None:
    command = [sys.executable, "-m", "app", "models", "catalogue"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        said = program.stderr.read()
    assert (program.returncode, said) == (141, b"")


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("paceline 0.")
