"""The distribution: one top-level name, everything inside, usable from anywhere."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.version import __version__

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("app", "ui", "models", "resources")
NOT_SHIPPED = ("resources/screenshots/",)


def build(root: Path, target: str, out: Path) -> Path:
    """Build with hatchling from this environment, so that no network is needed."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = out.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def wheel_names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like site-packages that holds nothing but the wheel's files."""
    folder = tmp_path_factory.mktemp("site-packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def shipped_files() -> set[str]:
    """Our files that are meant for users, as paths from the root."""
    files = (file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.is_file())
    names = {file.relative_to(ROOT).as_posix() for file in files}
    shipped = {n for n in names if "__pycache__" not in n and not n.startswith(NOT_SHIPPED)}
    return {n for n in shipped if not n.endswith((".ts", ".md"))}


def run_python(
    installed: Path, arguments: Sequence[str], cwd: Path
) -> "subprocess.CompletedProcess[str]":
    """Run with the wheel's files in front of the editable install of this checkout."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(installed), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_wheel_adds_one_top_level_name(wheel_names: set[str]) -> None:
    tops = {name.split("/")[0] for name in wheel_names}
    assert tops == {"paceline", f"paceline-{__version__}.dist-info"}


def test_wheel_holds_every_file(wheel_names: set[str]) -> None:
    expected = {f"paceline/_tree/{name}" for name in shipped_files()}
    assert len(expected) > 50
    assert not expected - wheel_names, "missing in the wheel: is it ignored by .gitignore?"


def test_wheel_holds_nothing_else(wheel_names: set[str]) -> None:
    in_tree = {name for name in wheel_names if name.startswith("paceline/_tree/")}
    assert in_tree == {f"paceline/_tree/{name}" for name in shipped_files()}


def test_wheel_names_the_command(installed: Path) -> None:
    entry_points = installed / f"paceline-{__version__}.dist-info" / "entry_points.txt"
    assert "paceline = paceline:main" in entry_points.read_text()


def test_wheel_holds_the_licences(wheel_names: set[str]) -> None:
    licences = {name.rsplit("/", 1)[-1] for name in wheel_names if "/licenses/" in name}
    assert licences == {"LICENSE", "THIRD-PARTY-LICENSES.md"}


def test_installed_code_wins_over_folders_of_the_same_name(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "__init__.py").write_text("raise RuntimeError('the wrong app')")
    code = "import paceline, app.version, models, ui, resources; print(app.__file__)"
    done = run_python(installed, ["-c", code], tmp_path)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(installed)


def test_installed_command_line_runs(installed: Path, tmp_path: Path) -> None:
    done = run_python(installed, ["-m", "paceline", "--help"], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "check-pair" in done.stdout


def test_sdist_builds_the_same_wheel(wheel_names: set[str], tmp_path: Path) -> None:
    archive = build(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(archive) as source:
        source.extractall(tmp_path, filter="data")
    rebuilt = build(tmp_path / f"paceline-{__version__}", "wheel", tmp_path / "wheel")
    with zipfile.ZipFile(rebuilt) as from_sdist:
        assert set(from_sdist.namelist()) == wheel_names


def test_editable_install_is_one_path_line(tmp_path: Path) -> None:
    code = f"from hatchling.build import build_editable; print(build_editable({str(tmp_path)!r}))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(tmp_path / done.stdout.split()[-1]) as archive:
        outside = [name for name in archive.namelist() if ".dist-info/" not in name]
        assert outside == ["_paceline.pth"]
        assert archive.read("_paceline.pth").decode().strip() == str(ROOT / "packaging")


def test_every_requirement_is_pinned() -> None:
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    metadata = configuration["project"]
    extras = [line for lines in metadata["optional-dependencies"].values() for line in lines]
    wanted = {_project_name(line) for line in (*metadata["dependencies"], *extras)}
    pins = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {_project_name(line) for line in pins if "==" in line}
    assert not wanted - pinned


def _project_name(requirement: str) -> str:
    return re.split(r"[\s<>=!~;\[]", requirement, maxsplit=1)[0].lower().replace("_", "-")
