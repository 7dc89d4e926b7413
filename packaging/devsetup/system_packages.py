"""What pip cannot install: a compiler, Python's venv module, the libraries that Qt loads.

The list of libraries comes from running ldd on Qt's library and platform plug-ins of
PySide6-Essentials 6.12; what Qt brings along itself, or what another entry pulls in, is left out.
"""

import ctypes
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from devsetup.errors import SetupError
from devsetup.progress import Runner


class Need(Enum):
    """When a shared library is needed on Linux."""

    ENGINE = "llama.cpp"
    QT = "Qt, also without a display"
    X11 = "Qt in an X11 session"
    WAYLAND = "Qt in a Wayland session without X11"


@dataclass(frozen=True)
class Library:
    soname: str
    need: Need
    apt: str
    pacman: str

    @property
    def rpm(self) -> str:
        """What packages of the RPM family say they provide, whatever their names."""
        return f"{self.soname}()(64bit)"


# soname                   need     apt                  pacman
_TABLE: Final = """\
libgomp.so.1             ENGINE   libgomp1             gcc-libs
libEGL.so.1              QT       libegl1              libglvnd
libGL.so.1               QT       libgl1               libglvnd
libglib-2.0.so.0         QT       libglib2.0-0         glib2
libdbus-1.so.3           QT       libdbus-1-3          dbus
libfontconfig.so.1       QT       libfontconfig1       fontconfig
libxkbcommon.so.0        QT       libxkbcommon0        libxkbcommon
libgssapi_krb5.so.2      QT       libgssapi-krb5-2     krb5
libX11-xcb.so.1          X11      libx11-xcb1          libx11
libxkbcommon-x11.so.0    X11      libxkbcommon-x11-0   libxkbcommon-x11
libxcb-cursor.so.0       X11      libxcb-cursor0       xcb-util-cursor
libxcb-icccm.so.4        X11      libxcb-icccm4        xcb-util-wm
libxcb-image.so.0        X11      libxcb-image0        xcb-util-image
libxcb-keysyms.so.1      X11      libxcb-keysyms1      xcb-util-keysyms
libxcb-render-util.so.0  X11      libxcb-render-util0  xcb-util-renderutil
libxcb-randr.so.0        X11      libxcb-randr0        libxcb
libxcb-shape.so.0        X11      libxcb-shape0        libxcb
libxcb-shm.so.0          X11      libxcb-shm0          libxcb
libxcb-sync.so.1         X11      libxcb-sync1         libxcb
libxcb-xfixes.so.0       X11      libxcb-xfixes0       libxcb
libxcb-xkb.so.1          X11      libxcb-xkb1          libxcb
libwayland-client.so.0   WAYLAND  libwayland-client0   wayland
libwayland-cursor.so.0   WAYLAND  libwayland-cursor0   wayland
libwayland-egl.so.1      WAYLAND  libwayland-egl1      wayland
"""


def _read_table(table: str) -> tuple[Library, ...]:
    rows = (line.split() for line in table.splitlines())
    return tuple(Library(soname, Need[need], *names) for soname, need, *names in rows)


LIBRARIES: Final = _read_table(_TABLE)


@dataclass(frozen=True)
class PackageManager:
    """How a family of distributions installs packages."""

    program: str
    naming: str  # the attribute of Library that names its packages
    install: tuple[str, ...]
    compiler: str
    venv: str

    def command(self, packages: Sequence[str]) -> list[str]:
        return [*self.install, *packages]


PACKAGE_MANAGERS: Final = (
    PackageManager(
        program="apt-get",
        naming="apt",
        install=("apt-get", "install", "-y", "--no-install-recommends"),
        compiler="build-essential",
        venv=f"python{sys.version_info.major}.{sys.version_info.minor}-venv",
    ),
    PackageManager("dnf", "rpm", ("dnf", "install", "-y"), "gcc-c++", "python3"),
    PackageManager("zypper", "rpm", ("zypper", "install", "-y"), "gcc-c++", "python3"),
    PackageManager("pacman", "pacman", ("pacman", "-S", "--needed"), "base-devel", "python"),
)

WINDOWS_COMPILER_COMMAND: Final = (
    'winget install Microsoft.VisualStudio.2022.BuildTools --override "--wait --passive '
    '--add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"'
)


def has_compiler() -> bool:
    if sys.platform == "win32":
        return _has_visual_cpp()
    if sys.platform == "darwin":
        found = subprocess.run(["xcode-select", "-p"], capture_output=True, check=False)
        return found.returncode == 0
    return any(map(shutil.which, ("c++", "g++", "clang++"))) and any(
        map(shutil.which, ("cc", "gcc", "clang"))
    )


def _has_visual_cpp() -> bool:
    if shutil.which("cl"):
        return True
    installer = Path(os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)"))
    locator = installer / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    if not locator.exists():
        return False
    component = "Microsoft.VisualStudio.Component.VC.Tools.*"
    question: list[str | Path] = [locator, "-latest", "-products", "*", "-requires", component]
    question += ["-property", "installationPath"]
    answer = subprocess.run(question, capture_output=True, text=True, check=False)
    return bool(answer.stdout.strip())


def has_venv() -> bool:
    """Debian ships venv without ensurepip, and then `python3 -m venv` fails half-way."""
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def missing_libraries(needs: Iterable[Need]) -> list[Library]:
    if not sys.platform.startswith("linux"):
        return []
    wanted = set(needs)
    return [library for library in LIBRARIES if library.need in wanted and not _loads(library)]


def _loads(library: Library) -> bool:
    try:
        ctypes.CDLL(library.soname)
    except OSError:
        return False
    return True


@dataclass(frozen=True)
class Missing:
    """What has to be installed before anything else can go on."""

    libraries: tuple[Library, ...]
    compiler: bool
    venv: bool

    def __bool__(self) -> bool:
        return bool(self.libraries or self.compiler or self.venv)

    def __str__(self) -> str:
        names = [library.soname for library in self.libraries]
        names += ["a C++ compiler"] * self.compiler + ["Python's venv module"] * self.venv
        return ", ".join(names)

    def packages(self, manager: PackageManager) -> list[str]:
        packages = {getattr(library, manager.naming) for library in self.libraries}
        packages |= {manager.compiler} if self.compiler else set()
        packages |= {manager.venv} if self.venv else set()
        return sorted(packages)


def find_missing(needs: Iterable[Need], *, compiler: bool, venv: bool) -> Missing:
    """Look for the libraries of `needs`, and for a compiler and venv where they are asked for."""
    return Missing(
        libraries=tuple(missing_libraries(needs)),
        compiler=compiler and not has_compiler(),
        venv=venv and not has_venv(),
    )


def install(runner: Runner, missing: Missing) -> None:
    """Install what is missing as root on the Debian family; elsewhere say which command does."""
    manager = next((m for m in PACKAGE_MANAGERS if shutil.which(m.program)), None)
    if not may_install(manager):
        raise SetupError(advice(missing, manager, sys.platform))
    assert manager is not None
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    waiting = ("-o", "DPkg::Lock::Timeout=120")  # another apt may be at work, as after a boot
    command = [*manager.command(missing.packages(manager)), *waiting]
    title = f"Installing system packages: {missing}"
    try:
        runner.run(title, command, environment=quiet, describe=str.strip)
    except SetupError:  # no package lists yet, as in a fresh container, or outdated ones
        runner.run("Updating the package lists", ["apt-get", "update"], environment=quiet)
        runner.run(title, command, environment=quiet, describe=str.strip)


def may_install(manager: PackageManager | None) -> bool:
    return (
        sys.platform != "win32"
        and manager is not None
        and manager.program == "apt-get"
        and os.geteuid() == 0
    )


def advice(missing: Missing, manager: PackageManager | None, platform: str) -> str:
    """The sentence that names what is missing and the command that installs it."""
    if platform == "win32":
        command = WINDOWS_COMPILER_COMMAND
    elif platform == "darwin":
        command = "xcode-select --install"
    elif manager is None:
        return f"This system lacks {missing}. Install them and start this again."
    else:
        command = "sudo " + shlex.join(manager.command(missing.packages(manager)))
    return f"This system lacks {missing}. Install what is missing with\n\n    {command}\n"
