"""The commands of packaging/dev.py."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from devsetup.environment import Environment
from devsetup.errors import SetupError
from devsetup.project import Project
from devsetup.system_packages import Need
from devsetup.translations import Catalogues

ROOT: Final = Path(__file__).resolve().parents[2]
DEVICE_TESTS: Final = "tests/device"

USAGE: Final = """\
usage: dev.py run [ARGS]     open the window; with ARGS, run the command line
       dev.py test [ARGS]    run the test suite; ARGS go to pytest
       dev.py test-device [ARGS]
                             run the tests of graphics cards, with a card on loopback
       dev.py translations   take up the texts of the code, compile the catalogues
       dev.py setup          only make or renew .venv"""


def main(arguments: Sequence[str]) -> int:
    signal.signal(signal.SIGTERM, _stop)
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    command = _COMMANDS.get(arguments[0]) if arguments else None
    if command is None:
        if arguments:
            print(_unknown(arguments[0]), file=sys.stderr)
        print(USAGE, file=sys.stderr)
        return 2
    environment = Environment(Project(ROOT))
    try:
        return command(environment, arguments[1:])
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"\nThe set-up could not go on: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def _unknown(word: str) -> str:
    """That a word is no command, and which are."""
    *others, last = _COMMANDS
    sentence = f"“{word}” is no command; there are {', '.join(others)} and {last}."
    meant = get_close_matches(word, _COMMANDS, n=1)
    return f"{sentence} Did you mean {meant[0]}?\n" if meant else f"{sentence}\n"


def _stop(number: int, _frame: FrameType | None) -> NoReturn:
    sys.exit(128 + number)


def _set_up(environment: Environment, rest: Sequence[str]) -> int:
    if rest:
        raise SetupError(f"setup takes no arguments, but got: {' '.join(rest)}")
    environment.make_ready((Need.ENGINE, Need.QT, *display_needs(os.environ)))
    print(f"Ready: {environment.python}")
    return 0


def _test(environment: Environment, rest: Sequence[str]) -> int:
    environment.make_ready((Need.ENGINE, Need.QT))
    environment.offer_test_model()
    os.chdir(ROOT)
    quiet = {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    return _hand_over([str(environment.python), "-m", "pytest", *(rest or _whole_suite())], quiet)


def _test_device(environment: Environment, rest: Sequence[str]) -> int:
    """With a llama.cpp of its own, which takes a server on loopback for a graphics card."""
    if not sys.platform.startswith("linux"):
        raise SetupError("The tests of graphics cards run on Linux only.")
    lane = replace(environment, name=".venv-device", own_build="-DGGML_RPC=on")
    lane.make_ready((Need.ENGINE, Need.QT))
    os.chdir(ROOT)
    places = [] if any(part.startswith(DEVICE_TESTS) for part in rest) else [DEVICE_TESTS]
    command = [str(lane.python), "-m", "pytest", *places, *rest]
    return _hand_over(command, {"QT_QPA_PLATFORM": "offscreen"})


def _translations(environment: Environment, rest: Sequence[str]) -> int:
    if rest:
        raise SetupError(f"translations takes no arguments, but got: {' '.join(rest)}")
    environment.make_ready((Need.QT,))
    catalogues = Catalogues.of_checkout(ROOT, environment.python)
    catalogues.update()
    catalogues.compile()
    return 0


def _whole_suite() -> list[str]:
    """A file of tests to each of two processes: real models in tests run on one thread."""
    return ["-n", str(min(os.cpu_count() or 1, 2)), "--dist", "loadfile"]


def _run(environment: Environment, rest: Sequence[str]) -> int:
    environment.make_ready((Need.ENGINE, *(() if rest else window_needs(os.environ))))
    if not rest and not display_answers(environment):
        print("There is no display that answers (see DISPLAY and WAYLAND_DISPLAY).\n"
              "Starting the chat in this terminal instead.\n", flush=True)  # fmt: skip
        rest = ["chat", "--target", "starter"]
    paths = [str(ROOT / "packaging"), os.environ.get("PYTHONPATH", "")]
    launcher = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return _hand_over([str(environment.python), "-m", "paceline", *rest], launcher)


_COMMANDS = {
    "run": _run,
    "test": _test,
    "test-device": _test_device,
    "translations": _translations,
    "setup": _set_up,
}


def display_answers(environment: Environment) -> bool:
    """Asked of the program itself, now that there is what it takes."""
    ask = (
        "import os, sys; from app.display_connection import has_display; "
        "sys.exit(not has_display(sys.platform, os.environ))"
    )
    asked = subprocess.run([str(environment.python), "-c", ask], cwd=ROOT, check=False)
    return asked.returncode == 0


def window_needs(variables: Mapping[str, str]) -> tuple[Need, ...]:
    """None where no display is named, so that no window can open."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(map(variables.get, names)):
        return ()
    return (Need.QT, *display_needs(variables))


def display_needs(variables: Mapping[str, str]) -> tuple[Need, ...]:
    """Qt prefers Wayland but falls back to X11, so only one of them has to be complete."""
    if variables.get("DISPLAY"):
        return (Need.X11,)
    return (Need.WAYLAND,) if variables.get("WAYLAND_DISPLAY") else ()


def _hand_over(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Become the command where the system allows it, so that signals reach it directly."""
    variables = {**os.environ, **environment}
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], list(command), variables)
    return subprocess.run(command, env=variables, check=False).returncode
