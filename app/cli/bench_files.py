"""The three files that `paceline bench --out` writes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from app.bench.chart import chart
from app.bench.markdown_report import markdown
from app.bench.record import Record
from app.cli.errors import InputError
from app.cli.text_file import read_text

_MARKDOWN = ".md"
_CHART = ".svg"
_KEYS = frozenset({"format", "answers", "answers_planned", "summary"})  # of a report, always


@dataclass(frozen=True, slots=True)
class BenchFiles:
    """The JSON report, and beside it Markdown and a chart."""

    report: Path

    @property
    def all(self) -> tuple[Path, ...]:
        return self.report, *(self.report.with_suffix(ending) for ending in (_MARKDOWN, _CHART))

    def check(self) -> None:
        """Before an hour of work. Raises InputError."""
        if self.report.suffix.lower() in (_MARKDOWN, _CHART):
            raise InputError(
                "--out names the JSON report; Markdown and chart are written beside it."
            )
        try:
            self._check_places()
        except OSError as error:  # a name that is too long, or a folder that must not be seen
            raise _unwritable(self.report, error) from error

    def write(self, record: Record, data: str) -> None:
        """`data` is the report in JSON. Raises InputError."""
        report, text, picture = self.all
        _write(report, data)
        _write(picture, chart(record))
        _write(text, markdown(record, chart=picture.name))

    def _check_places(self) -> None:
        if self.report.is_dir():
            raise InputError(
                f"“{self.report}” is a folder.",
                advice=f"Name a file in it: --out {self.report / 'report.json'}",
            )
        if not self.report.absolute().parent.is_dir():
            raise InputError(
                f"The report cannot be written to “{self.report}”: it needs a folder that exists."
            )
        if not _is_report(self.report):
            for path in self.all:
                _refuse_to_replace(path)
        for path in self.all:
            _try_to_write(path)


def bench_files(out: str | None) -> BenchFiles | None:
    """From what was typed after --out. Raises InputError."""
    if out is None:
        return None
    if not out.strip():
        raise InputError("--out needs the name of a file.", advice="Such as: --out report.json")
    files = BenchFiles(Path(out))
    files.check()
    return files


def _is_report(path: Path) -> bool:
    """Whether a bench has written it, so that its next one may."""
    if not path.is_file():
        return False
    try:
        found = json.loads(read_text(path))
    except (InputError, ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.keys() >= _KEYS


def _refuse_to_replace(path: Path) -> None:
    if path.exists() and not (path.is_file() and path.stat().st_size == 0):
        raise InputError(
            f"“{path}” exists already, and is not of a benchmark that would be renewed.",
            advice="Choose another name with --out, or move that file away.",
        )


def _try_to_write(path: Path) -> None:
    """Raises InputError; leaves no file that was not there."""
    existed = path.exists()
    try:
        with path.open("ab"):
            pass
        if not existed:
            path.unlink()
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", errors="replace")
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: OSError | ValueError) -> InputError:
    reason = getattr(error, "strerror", None) or "that is no possible file name"
    return InputError(f"“{path}” cannot be written: {reason}.")
