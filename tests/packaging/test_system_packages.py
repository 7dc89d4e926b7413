"""What is missing, and the command that is named or run for it."""

from pathlib import Path

import pytest
from devsetup import system_packages
from devsetup.errors import SetupError
from devsetup.system_packages import (
    LIBRARIES,
    PACKAGE_MANAGERS,
    Library,
    Missing,
    Need,
    PackageManager,
    advice,
    find_missing,
    install,
)

from tests.packaging.scripted_runner import ScriptedRunner

MANAGERS = {manager.program: manager for manager in PACKAGE_MANAGERS}
ICCCM = next(library for library in LIBRARIES if library.soname == "libxcb-icccm.so.4")
EGL = next(library for library in LIBRARIES if library.soname == "libEGL.so.1")
EVERYTHING = Missing(libraries=(ICCCM, EGL), compiler=True, venv=False)


@pytest.mark.parametrize(
    ("program", "command"),
    [
        (
            "apt-get",
            "apt-get install -y --no-install-recommends build-essential libegl1 libxcb-icccm4",
        ),
        ("dnf", "dnf install -y gcc-c++ 'libEGL.so.1()(64bit)' 'libxcb-icccm.so.4()(64bit)'"),
        ("zypper", "zypper install -y gcc-c++ 'libEGL.so.1()(64bit)' 'libxcb-icccm.so.4()(64bit)'"),
        ("pacman", "pacman -S --needed base-devel libglvnd xcb-util-wm"),
    ],
)
def test_the_exact_command_is_named(program: str, command: str) -> None:
    text = advice(EVERYTHING, MANAGERS[program], "linux")
    assert f"sudo {command}" in text
    assert "libxcb-icccm.so.4, libEGL.so.1, a C++ compiler" in text


@pytest.mark.parametrize(
    ("platform", "command"), [("darwin", "xcode-select --install"), ("win32", "winget install")]
)
def test_the_exact_command_elsewhere(platform: str, command: str) -> None:
    assert command in advice(Missing((), compiler=True, venv=False), None, platform)


def test_an_unknown_linux_is_told_what_is_missing() -> None:
    assert "libEGL.so.1" in advice(EVERYTHING, None, "linux")


def use(monkeypatch: pytest.MonkeyPatch, manager: PackageManager, *, root: bool) -> None:
    found = {manager.program}
    monkeypatch.setattr(
        "devsetup.system_packages.shutil.which", lambda name: name if name in found else None
    )
    monkeypatch.setattr("devsetup.system_packages.os.geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr("devsetup.system_packages.sys.platform", "linux")


def test_root_on_debian_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, MANAGERS["apt-get"], root=True)
    runner = ScriptedRunner()
    install(runner, EVERYTHING)
    (call,) = runner.calls
    assert call.command[:2] == ["apt-get", "install"]
    assert {"build-essential", "libegl1", "libxcb-icccm4"} < set(call.command)
    assert call.environment == {"DEBIAN_FRONTEND": "noninteractive"}


def test_a_fresh_container_fetches_the_lists_first(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, MANAGERS["apt-get"], root=True)
    title = f"Installing system packages: {EVERYTHING}"
    runner = ScriptedRunner(failures=[title])
    install(runner, EVERYTHING)
    assert runner.titles == [title, "Updating the package lists", title]


@pytest.mark.parametrize(("program", "root"), [("apt-get", False), ("dnf", True), ("pacman", True)])
def test_others_are_only_told(monkeypatch: pytest.MonkeyPatch, program: str, root: bool) -> None:
    use(monkeypatch, MANAGERS[program], root=root)
    runner = ScriptedRunner()
    with pytest.raises(SetupError, match="Install what is missing with"):
        install(runner, EVERYTHING)
    assert not runner.calls


def test_only_what_is_needed_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = tuple(
        Library(f"libsurely-not-there-{need.name}.so.1", need, "a", "b") for need in Need
    )
    monkeypatch.setattr(system_packages, "LIBRARIES", absent)
    monkeypatch.setattr("devsetup.system_packages.sys.platform", "linux")
    missing = find_missing((Need.ENGINE, Need.QT), compiler=False, venv=False)
    assert [library.need for library in missing.libraries] == [Need.ENGINE, Need.QT]


def test_debian_python_without_ensurepip_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "devsetup.system_packages.importlib.util.find_spec",
        lambda name: None if name == "ensurepip" else object(),
    )
    missing = find_missing((), compiler=False, venv=True)
    assert str(missing) == "Python's venv module"
    assert missing.packages(MANAGERS["apt-get"])[0].endswith("-venv")


def test_the_table_names_every_package(tmp_path: Path) -> None:
    assert len(LIBRARIES) > 20
    assert {library.need for library in LIBRARIES} == set(Need)
    assert all(library.apt and library.pacman for library in LIBRARIES)
