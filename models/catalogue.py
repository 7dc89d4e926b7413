"""Pairs of models that are worth offering, known without asking anybody.

Sizes and names come from public listings; a download asks the hub anew, so what has changed there
is noticed before a byte is fetched.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from importlib import resources
from typing import Any, Final, Literal, TypeAlias

from models.download import Download

Expectation: TypeAlias = Literal["measured", "untried", "no-gain"]
Purpose: TypeAlias = Literal["chat", "code"]

_FILE: Final = "catalogue.json"
_CONTEXT: Final = 4096  # tokens that a chat needs at least
_CACHE_SHARE: Final = 0.08  # of the weights, where the size of a cache is not known
_BUFFER_SHARE: Final = 0.05  # of the weights, for what a pass computes in
_LEAST_BUFFER: Final = 300_000_000
# A processor reads every weight of a target for each token, at 20 to 50 GB a second in usual PCs.
BRISK_BYTES: Final = 6_000_000_000
_ORDER: Final[dict[Expectation, int]] = {"measured": 2, "untried": 1, "no-gain": 0}


@dataclass(frozen=True, slots=True)
class CatalogueModel:
    """One file on the hub; ``sha256`` holds at ``revision``, where both are known.

    ``vocabulary_size`` is given where models of one architecture have different vocabularies.
    """

    repository: str
    file: str
    size_bytes: int
    size_is_exact: bool
    licence: str
    gated: bool
    parameters_billions: float
    context_length: int
    architecture: str = ""
    revision: str = "main"
    sha256: str = ""
    kv_bytes_per_token: int | None = None
    vocabulary_size: int | None = None

    @property
    def download(self) -> Download:
        """What to add to the queue."""
        expected = (self.sha256,) if self.sha256 else ()
        size = self.size_bytes or None
        return Download(self.repository, (self.file,), self.revision, expected, size)

    @property
    def memory_bytes(self) -> int:
        """Weights, and a cache for 4,096 tokens; a rule of thumb, since nothing is loaded yet."""
        known = self.kv_bytes_per_token
        cache = known * _CONTEXT if known else int(self.size_bytes * _CACHE_SHARE)
        return self.size_bytes + cache


@dataclass(frozen=True, slots=True)
class CataloguePair:
    """A target with a draft that shares its vocabulary.

    ``expectation``: others have measured a gain; nobody has published figures; or the draft is so
    big that none is to be expected.
    """

    id: str
    name: str
    good_for: Purpose
    expectation: Expectation
    note: str
    target: CatalogueModel
    draft: CatalogueModel

    @property
    def size_bytes(self) -> int:
        """What there is to download."""
        return self.target.size_bytes + self.draft.size_bytes

    @property
    def memory_bytes(self) -> int:
        """What running it takes, roughly."""
        buffers = max(_LEAST_BUFFER, int(self.size_bytes * _BUFFER_SHARE))
        return self.target.memory_bytes + self.draft.memory_bytes + buffers

    @property
    def licences(self) -> tuple[str, ...]:
        """Those that apply, the target's first."""
        return tuple(dict.fromkeys((self.target.licence, self.draft.licence)))


def load_catalogue() -> tuple[CataloguePair, ...]:
    """All pairs, as they are shipped; no network is needed."""
    text = resources.files("resources").joinpath(_FILE).read_text(encoding="utf-8")
    return tuple(_pair(record) for record in json.loads(text)["pairs"])


def search_catalogue(pairs: Iterable[CataloguePair], text: str) -> tuple[CataloguePair, ...]:
    """Those that have every word of ``text`` in their names, repositories, purpose or licence."""
    words = text.casefold().split()
    return tuple(pair for pair in pairs if all(word in _words(pair) for word in words))


def recommended_pair(
    pairs: Sequence[CataloguePair],
    free_bytes: int,
    good_for: Purpose = "chat",
    *,
    most_bytes: int | None = None,
) -> CataloguePair | None:
    """The pair for a machine with ``free_bytes`` of memory: the biggest target that fits.

    ``most_bytes``: of a target, so that it is not too slow. Among targets of nearly the same size,
    one with a measured gain comes first. None if not even the smallest pair fits.
    """
    fitting = [
        pair
        for pair in pairs
        if pair.memory_bytes <= free_bytes
        and pair.good_for == good_for
        and pair.expectation != "no-gain"
        and (most_bytes is None or pair.target.size_bytes <= most_bytes)
    ]
    if not fitting:
        return None
    biggest = max(pair.target.parameters_billions for pair in fitting)
    rivals = [pair for pair in fitting if pair.target.parameters_billions >= 0.8 * biggest]
    return max(rivals, key=lambda p: (_ORDER[p.expectation], p.target.parameters_billions))


def _words(pair: CataloguePair) -> str:
    models = (pair.target, pair.draft)
    parts = [pair.id, pair.name, pair.good_for, *pair.licences]
    parts += [f"{model.repository} {model.file} {model.architecture}" for model in models]
    return " ".join(parts).casefold()


def _pair(record: dict[str, Any]) -> CataloguePair:
    models = {side: _model(record[side]) for side in ("target", "draft")}
    return CataloguePair(**{**record, **models})


def _model(record: dict[str, Any]) -> CatalogueModel:
    known = {field.name for field in fields(CatalogueModel)}
    return CatalogueModel(**{key: value for key, value in record.items() if key in known})
