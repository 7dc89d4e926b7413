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

from models.atomic_file import read_object, write_text_atomically
from models.errors import PacelineError
from models.file_lock import taking_turns
from models.model_file import ModelFile, read_model_file
from models.seen_arrays import SeenArrays

_FORMAT: Final = 2  # raise it when ModelFile or what goes into it changes
_log = logging.getLogger(__name__)

# (bytes, modification time in ns) of the file and of each part.
Signature: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class _Fact:
    signature: Signature
    model: ModelFile


class HeaderCache:
    """Reads model files through ``file``, a JSON cache that may be missing, stale or broken.

    Two processes may share it: what either learns is kept. Files that have vanished are dropped.
    Several threads may read at once, before `save`.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._facts: dict[Path, _Fact] | None = None
        self._learnt: dict[Path, _Fact] = {}
        self._seen = SeenArrays()
        self._checked: set[Path] = set()  # were there, with the size and time that is known

    def read(self, path: Path) -> ModelFile:
        """As `read_model_file`, but opens the file only if it has changed."""
        fact = self._loaded().get(path)
        if fact is not None and _signature(fact.model) == fact.signature:
            self._checked.add(path)
            return fact.model
        model = read_model_file(path, self._seen)
        signature = _signature(model)
        if signature is not None:
            self._loaded()[path] = self._learnt[path] = _Fact(signature, model)
            self._checked.add(path)
        return model

    def save(self) -> None:
        """Write what was learnt; a cache that cannot be written is only slower."""
        self._seen = SeenArrays()
        gone = [path for path in self._loaded() if path not in self._checked and not _exists(path)]
        if not self._learnt and not gone:
            return
        try:
            with taking_turns(self._file.with_suffix(".lock")):
                self._facts = _read_facts(self._file) | self._learnt
                for path in gone:
                    self._facts.pop(path, None)
                records = [_to_record(fact) for fact in self._facts.values()]
                text = json.dumps({"format": _FORMAT, "models": records})
                write_text_atomically(self._file, text)
        except (OSError, PacelineError) as error:
            _log.info("The header cache cannot be written: %s", error)
        self._learnt.clear()

    def _loaded(self) -> dict[Path, _Fact]:
        if self._facts is None:
            self._facts = _read_facts(self._file)
        return self._facts


def _read_facts(file: Path) -> dict[Path, _Fact]:
    facts = [_from_record(record) for record in _read_records(file)]
    return {fact.model.path: fact for fact in facts if fact is not None}


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def _signature(model: ModelFile) -> Signature | None:
    try:
        states = [path.stat() for path in (model.path, *model.parts)]
    except OSError:
        return None
    return tuple((state.st_size, state.st_mtime_ns) for state in states)


def _read_records(file: Path) -> list[Any]:
    try:
        content = read_object(file)
    except (OSError, ValueError):
        return []
    records = content.get("models") if content.get("format") == _FORMAT else None
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
    texts = ("name", "architecture", "quantization", "limitation", "kind", "alias", "place")
    numbers = ("size_bytes", "parameter_count")
    optional = ("context_length", "block_count", "embedding_length", "vocabulary_size")
    return (
        all(isinstance(model[name], str) for name in texts)
        and all(isinstance(model[name], int) for name in numbers)
        and all(isinstance(model[name], int | None) for name in optional)
        and isinstance(model["has_chat_template"], bool)
    )
