"""The catalogues in resources/translations: kept in step with the code, and compiled."""

import os
import re
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from devsetup.errors import SetupError

ENGLISH: Final = "en"  # the code's own language: its catalogue has plural forms only
# What our code calls them: `mark` is for tables whose texts are translated where they are shown.
_ALIASES: Final = "QT_TR_NOOP+=mark"
_FOLDERS: Final = ("app", "models", "ui")
_LINE: Final = re.compile(r'(<location filename="[^"]+") line="\d+"/>')
_FIND_QT: Final = "import PySide6; print(PySide6.__path__[0])"


@dataclass(frozen=True)
class Catalogues:
    """The .ts files in `folder` for the code under `root`; `qt` is the folder of PySide6."""

    root: Path
    qt: Path
    folder: Path

    @classmethod
    def of_checkout(cls, root: Path, python: Path) -> "Catalogues":
        """With the tools of the PySide6 that `python` has."""
        return cls(root, _find_qt(python), root / "resources" / "translations")

    @property
    def sources(self) -> list[Path]:
        """The .ts files, one for each language."""
        return sorted(self.folder.glob("paceline_*.ts"))

    def update(self) -> None:
        """Take up new texts and drop those that are gone. Raises SetupError."""
        files = (file for name in _FOLDERS for file in (self.root / name).rglob("*.py"))
        listed = "\n".join(str(file) for file in sorted(files))
        with tempfile.TemporaryDirectory() as folder:
            listing = Path(folder) / "sources.lst"
            listing.write_text(listed, encoding="utf-8")
            for source in self.sources:
                self._take_up(source, listing)

    def compile(self) -> None:
        """Write the .qm files beside the .ts files. Raises SetupError."""
        for source in self.sources:
            compiled = source.with_suffix(".qm")
            self._run("lrelease", ["-silent", str(source), "-qm", str(compiled)])

    def _take_up(self, source: Path, listing: Path) -> None:
        kind = ["-pluralonly"] if source.stem.endswith(f"_{ENGLISH}") else []
        options = ["-silent", "-extensions", "py", "-no-obsolete", "-sort-messages"]
        options += ["-locations", "absolute", "-tr-function-alias", _ALIASES, *kind]
        self._run("lupdate", [*options, f"@{listing}", "-ts", str(source)])
        text = source.read_text(encoding="utf-8")
        source.write_text(without_lines(text), encoding="utf-8", newline="\n")

    def _run(self, tool: str, arguments: Sequence[str]) -> None:
        program = self.qt / (f"{tool}.exe" if os.name == "nt" else tool)
        done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
        if done.returncode or done.stderr.strip():
            raise SetupError(f"Qt’s {tool} failed: {done.stderr.strip() or done.stdout.strip()}")


def _find_qt(python: Path) -> Path:
    done = subprocess.run([python, "-c", _FIND_QT], capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


def without_lines(text: str) -> str:
    """A catalogue that says which files its texts are from, but not the lines.

    Lines would change with every edit of the code.
    """
    return _once(_LINE.sub(r"\1/>", text).splitlines(keepends=True))


def _once(lines: Iterable[str]) -> str:
    """Without a location that repeats the one before it."""
    kept: list[str] = []
    for line in lines:
        if not (kept and line == kept[-1] and "<location " in line):
            kept.append(line)
    return "".join(kept)
