"""Facts about model files, kept so that a list of hundreds need not be read anew.

A fact holds while the file, and every part of a split model, has the size and time it had then.
"""

from __future__ import annotations

import dataclasses
import json
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from models.atomic_file import write_text_atomically
from models.pair import ModelFile, read_model_file

_FORMAT: Final = 1  # raise it when ModelFile or what goes into it changes
_log = logging.getLogger(__name__)

# (bytes, modification time in ns) of the file and of each part.
Signature: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class _Fact:
    signature: Signature
    model: ModelFile


class HeaderCache:
    """Reads model files through ``file``, a JSON cache that may be missing, stale or broken."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._facts: dict[Path, _Fact] | None = None
        self._is_changed = False

    def read(self, path: Path) -> ModelFile:
        """As `read_model_file`, but opens the file only if it has changed."""
        facts = self._loaded()
        fact = facts.get(path)
        if fact is not None and _signature(fact.model) == fact.signature:
            return fact.model
        model = read_model_file(path)
        signature = _signature(model)
        if signature is not None:
            facts[path] = _Fact(signature, model)
            self._is_changed = True
        return model

    def save(self) -> None:
        """Write what was learnt; a cache that cannot be written is only slower."""
        if not self._is_changed:
            return
        records = [_to_record(fact) for fact in self._loaded().values()]
        text = json.dumps({"format": _FORMAT, "models": records})
        try:
            write_text_atomically(self._file, text)
        except OSError as error:
            _log.warning("The header cache cannot be written: %s", error)
        self._is_changed = False

    def _loaded(self) -> dict[Path, _Fact]:
        if self._facts is None:
            facts = [_from_record(record) for record in _read_records(self._file)]
            self._facts = {fact.model.path: fact for fact in facts if fact is not None}
        return self._facts


def _signature(model: ModelFile) -> Signature | None:
    try:
        states = [path.stat() for path in (model.path, *model.parts)]
    except OSError:
        return None
    return tuple((state.st_size, state.st_mtime_ns) for state in states)


def _read_records(file: Path) -> list[Any]:
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return []
    if not isinstance(content, dict) or content.get("format") != _FORMAT:
        return []
    records = content.get("models")
    return records if isinstance(records, list) else []


def _to_record(fact: _Fact) -> dict[str, Any]:
    record = dataclasses.asdict(fact.model)
    record["path"] = str(fact.model.path)
    record["parts"] = [str(part) for part in fact.model.parts]
    return {"signature": fact.signature, "model": record}


def _from_record(record: Any) -> _Fact | None:
    """None for anything that we have not written ourselves."""
    try:
        model = dict(record["model"])
        model["path"] = Path(model["path"])
        model["parts"] = tuple(Path(part) for part in model["parts"])
        signature = tuple((int(size), int(time)) for size, time in record["signature"])
        return _Fact(signature, ModelFile(**model)) if _is_sound(model) else None
    except (KeyError, TypeError, ValueError):
        return None


def _is_sound(model: dict[str, Any]) -> bool:
    texts = ("name", "architecture", "quantization", "limitation")
    numbers = ("size_bytes", "parameter_count")
    optional = ("context_length", "block_count", "embedding_length", "vocabulary_size")
    return (
        all(isinstance(model[name], str) for name in texts)
        and all(isinstance(model[name], int) for name in numbers)
        and all(isinstance(model[name], int | None) for name in optional)
        and isinstance(model["has_chat_template"], bool)
    )
