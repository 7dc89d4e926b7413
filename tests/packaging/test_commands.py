"""packaging/dev.py: its commands, and what it says when it cannot."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import ANY

import dev
import pytest
from devsetup import commands
from devsetup.environment import Environment
from devsetup.errors import SetupError
from devsetup.system_packages import Need

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


class Recorder:
    """Takes the place of the set-up and of the program that would be started."""

    def __init__(self) -> None:
        self.needs: tuple[Need, ...] = ()
        self.interpreter = Path()
        self.command: Sequence[str] = ()
        self.environment: dict[str, str] = {}

    def hand_over(self, command: Sequence[str], environment: dict[str, str]) -> int:
        self.interpreter = Path(command[0])
        self.command, self.environment = command[1:], environment
        return 7


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()

    def make_ready(_environment: Environment, needs: Sequence[Need]) -> None:
        recorder.needs = tuple(needs)

    for name in DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(Path.cwd())
    monkeypatch.setattr("devsetup.commands.signal.signal", lambda *_: None)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Environment, "make_ready", make_ready)
    monkeypatch.setattr(Environment, "offer_test_model", lambda _environment: None)
    monkeypatch.setattr(commands, "_hand_over", recorder.hand_over)
    return recorder


def test_run_opens_the_window(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(commands, "display_answers", lambda _environment: True)
    assert commands.main(["run"]) == 7
    assert list(recorder.command) == ["-m", "paceline"]
    assert recorder.needs == (Need.ENGINE, Need.QT, Need.X11)


def test_run_without_a_display_chats_here(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Environment, "python", Path(sys.executable))
    assert commands.main(["run"]) == 7
    assert list(recorder.command) == ["-m", "paceline", "chat", "--target", "starter"]
    assert recorder.needs == (Need.ENGINE,)
    assert "no display" in capsys.readouterr().out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
def test_run_chats_here_where_the_display_does_not_answer(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Environment, "python", Path(sys.executable))
    monkeypatch.setenv("WAYLAND_DISPLAY", "/no/such/socket")
    assert commands.main(["run"]) == 7
    assert list(recorder.command) == ["-m", "paceline", "chat", "--target", "starter"]
    assert "no display that answers" in capsys.readouterr().out


def test_run_hands_arguments_to_the_command_line(recorder: Recorder) -> None:
    arguments = ["run", "--target", "demo", "--prompt", "Hi", "-h"]
    commands.main(["run", *arguments])
    assert list(recorder.command) == ["-m", "paceline", *arguments]


def test_test_hands_arguments_to_pytest(recorder: Recorder) -> None:
    commands.main(["test", "-k", "wheel", "-x"])
    assert list(recorder.command) == ["-m", "pytest", "-k", "wheel", "-x"]
    assert recorder.environment == {"QT_QPA_PLATFORM": "offscreen"}
    assert recorder.needs == (Need.ENGINE, Need.QT)
    assert Path.cwd() == commands.ROOT


def test_the_whole_suite_runs_in_processes(recorder: Recorder) -> None:
    commands.main(["test"])
    assert list(recorder.command) == ["-m", "pytest", "-n", ANY, "--dist", "loadfile"]


def test_tests_of_cards_run_in_an_environment_of_their_own(recorder: Recorder) -> None:
    commands.main(["test-device"])
    assert recorder.interpreter == commands.ROOT / ".venv-device" / "bin" / "python"
    assert list(recorder.command) == ["-m", "pytest", "tests/device"]
    commands.main(["test-device", "-x"])
    assert list(recorder.command) == ["-m", "pytest", "tests/device", "-x"]
    commands.main(["test-device", "tests/device/test_offload.py"])
    assert list(recorder.command) == ["-m", "pytest", "tests/device/test_offload.py"]


@pytest.mark.parametrize(("place", "status"), [("tests", 5), ("tests/device", 0)])
def test_the_usual_suite_leaves_tests_of_cards_out(place: str, status: int) -> None:
    """Status 5: nothing was collected."""
    others = [path for path in (commands.ROOT / "tests").iterdir() if path.name != "device"]
    collect = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*collect, *(f"--ignore={path}" for path in others if path.name != "conftest.py"), place],
        cwd=commands.ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == status, run.stdout


@pytest.mark.parametrize(
    ("variables", "needs"),
    [
        ({}, ()),
        ({"DISPLAY": ":0"}, (Need.X11,)),
        ({"WAYLAND_DISPLAY": "wayland-0"}, (Need.WAYLAND,)),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, (Need.X11,)),
        ({"DISPLAY": ""}, ()),
    ],
)
def test_display_needs(variables: dict[str, str], needs: tuple[Need, ...]) -> None:
    assert commands.display_needs(variables) == needs


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main([]) == 2
    assert capsys.readouterr().err == f"{commands.USAGE}\n"
    assert commands.main(["--help"]) == 0
    assert capsys.readouterr().out == f"{commands.USAGE}\n"


@pytest.mark.parametrize(("word", "meant"), [("tset", " Did you mean test?"), ("fly", "")])
def test_an_unknown_command_is_said_to_be_unknown(
    word: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main([word]) == 2
    first = capsys.readouterr().err.splitlines()[0]
    every = "run, test, test-device, translations and setup"
    assert first == f"“{word}” is no command; there are {every}.{meant}"


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (SetupError("Plug it in."), 1, "Plug it in."),
        (PermissionError(13, "Permission denied", ".venv.lock"), 1, ".venv.lock"),
        (KeyboardInterrupt(), 130, "Stopped"),
    ],
)
def test_failures_are_a_sentence_and_a_status(
    recorder: Recorder,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    status: int,
    said: str,
) -> None:
    def fail(_environment: Environment, _needs: Sequence[Need]) -> None:
        raise error

    monkeypatch.setattr(Environment, "make_ready", fail)
    assert commands.main(["setup"]) == status
    output = capsys.readouterr().err
    assert said in output
    assert "Traceback" not in output


def test_an_old_python_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr("dev.shutil.which", lambda name: name if name == "python3.12" else None)
    with pytest.raises(SystemExit) as refusal:
        dev.refuse_old_python()
    text = str(refusal.value)
    assert "needs Python 3.11 or newer, and this is Python 3.9" in text
    assert "python3.12 packaging/dev.py" in text


def test_the_script_parses_on_old_pythons() -> None:
    import ast

    source = Path(dev.__file__).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    assert os.access(dev.__file__, os.X_OK)


def test_translations_takes_no_arguments(
    recorder: Recorder, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(["translations", "de"]) == 1
    assert "takes no arguments" in capsys.readouterr().err


def test_translations_takes_up_and_compiles(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr("devsetup.translations._find_qt", lambda _python: Path("qt"))
    monkeypatch.setattr(commands.Catalogues, "update", lambda _self: done.append("update"))
    monkeypatch.setattr(commands.Catalogues, "compile", lambda _self: done.append("compile"))
    assert commands.main(["translations"]) == 0
    assert done == ["update", "compile"]
    assert recorder.needs == (Need.QT,)
