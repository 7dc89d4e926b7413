"""The draft for a target, found without anybody having to know one: catalogue first, then the hub.

What is found was compared with the target by its header, before a byte of weights is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from app.engine.request import PairSpec
from app.memory_fit import Machine, headers_fit
from models.catalogue import CatalogueModel, CataloguePair
from models.download import Download
from models.draft_ranking import RankedDraft, RankingFacts, Standing, rank_draft
from models.errors import ModelFileError
from models.fit import Verdict
from models.gguf_header import GgufHeader
from models.hub_errors import (
    ForbiddenError,
    GatedRepositoryError,
    NotOnHubError,
    SignInError,
)
from models.hub_files import RemoteFile, recommended
from models.hub_header import read_remote_header
from models.hub_messages import Hit, OpenRepository, Repository, Search
from models.hub_process import HubClient
from models.pairing import MAX_SIZE_DIFFERENCE
from models.progress import Cancelled, never
from models.quantization import find_label
from models.speedup import MOST_OF_TARGET

_MOST_READ: Final = 8  # headers, some megabytes each
_MOST_HITS: Final = 8  # of each search
_PUBLISHERS: Final = frozenset({"meta", "google", "mistralai", "microsoft", "nvidia", "unsloth"})
_PASSED_OVER = (
    ModelFileError,
    GatedRepositoryError,
    SignInError,
    ForbiddenError,
    NotOnHubError,
)


@dataclass(frozen=True, slots=True)
class FoundDraft:
    """What to download, and what it may be expected to gain."""

    download: Download
    size_bytes: int
    licence: str | None
    ranked: RankedDraft

    @property
    def speedup(self) -> float:
        """Expected, above 1."""
        return self.ranked.gain.speedup if self.ranked.gain is not None else 1.0


@dataclass(frozen=True, slots=True)
class DraftWish:
    """For whom, and what is known: `spec` says how models are run, whatever files it names."""

    target: GgufHeader
    catalogue: Sequence[CataloguePair]
    facts: RankingFacts
    spec: PairSpec
    machine: Machine


@dataclass(frozen=True, slots=True)
class _Candidate:
    repository: Repository
    file: RemoteFile
    revision: str = "main"
    expected: tuple[str, ...] = ()


def find_draft(
    client: HubClient, wish: DraftWish, cancelled: Cancelled = never
) -> FoundDraft | None:
    """The first draft that may draft for the target, gains and fits; None if there is none.

    Takes seconds for each candidate, and looks at ``cancelled`` before each; whoever stops it also
    stops ``client``, which ends the question that is being asked. Raises HubError where the hub
    cannot be asked.
    """
    for candidate in islice(_candidates(client, wish), _MOST_READ):
        if cancelled():
            return None
        found = _judged(client, candidate, wish)
        if cancelled():
            return None
        if found is not None:
            return found
    return None


def catalogue_drafts(
    catalogue: Iterable[CataloguePair], target: GgufHeader
) -> list[CatalogueModel]:
    """Drafts of this very file first, then of the model, then of others of its kind.

    Those have its architecture and, where that is known, about as many tokens.
    """

    def distance(pair: CataloguePair) -> int:
        if pair.target.file.casefold() == target.path.name.casefold():
            return 0
        return 1 if _model_of(pair.target.file) == _model_of(target.path.name) else 2

    def is_related(pair: CataloguePair) -> bool:
        if pair.target.architecture != target.architecture:
            return False
        tokens, wanted = pair.draft.vocabulary_size, target.vocabulary_size
        if distance(pair) < 2 or tokens is None or wanted is None:
            return True
        return abs(tokens - wanted) <= MAX_SIZE_DIFFERENCE

    related = filter(is_related, catalogue)
    ordered = [pair.draft for pair in sorted(related, key=distance)]
    small = [draft for draft in ordered if draft.size_bytes <= MOST_OF_TARGET * target.total_bytes]
    return list({(draft.repository, draft.file): draft for draft in small}.values())


def family_word(header: GgufHeader) -> str:
    """What its relatives have in their names: Qwen3, Llama, gemma."""
    name = header.text("general.basename") or header.name
    words = re.findall(r"[A-Za-z]{2}[A-Za-z0-9.]*", name)
    return next((word for word in words if word.casefold() not in _PUBLISHERS), "")


def _candidates(client: HubClient, wish: DraftWish) -> Iterator[_Candidate]:
    seen: set[str] = set()
    for draft in catalogue_drafts(wish.catalogue, wish.target):
        seen.add(draft.repository)
        yield from _of_catalogue(client, draft)
    word = family_word(wish.target)
    for text in dict.fromkeys((word, "")):
        question = Search(
            text,
            sort="downloads",
            size="tiny",
            architecture=wish.target.architecture,
            limit=_MOST_HITS,
        )
        for hit in list(client.search(question)):  # read to its end: the next question is another
            if hit.repo_id not in seen and not hit.is_gated:
                seen.add(hit.repo_id)
                yield from _of_hit(client, hit, wish)


def _of_catalogue(client: HubClient, draft: CatalogueModel) -> Iterator[_Candidate]:
    repository = _opened(client, OpenRepository(draft.repository, draft.revision))
    if repository is None:
        return
    expected = draft.download.expected
    for file in repository.files:
        if file.path == draft.file:
            yield _Candidate(repository, file, draft.revision, expected)


def _of_hit(client: HubClient, hit: Hit, wish: DraftWish) -> Iterator[_Candidate]:
    repository = _opened(client, OpenRepository(hit.repo_id))
    if repository is None:
        return
    most = round(MOST_OF_TARGET * wish.target.total_bytes)
    small = [g for g in repository.groups if g.size_bytes <= most and g.part_count == 1]
    free = wish.machine.free
    group = recommended(small, free.ram_bytes + (0 if free.is_shared else free.device_bytes))
    if group is not None:
        yield _Candidate(repository, group.files[0])


def _opened(client: HubClient, question: OpenRepository) -> Repository | None:
    try:
        return client.repository(question)
    except _PASSED_OVER:
        return None


def _judged(client: HubClient, candidate: _Candidate, wish: DraftWish) -> FoundDraft | None:
    repository, file = candidate.repository, candidate.file
    try:
        header = read_remote_header(client, repository.hit.repo_id, repository.commit, file)
    except _PASSED_OVER:
        return None
    ranked = rank_draft(wish.target, header, wish.facts, {})
    pays = ranked.gain is not None and ranked.gain.draft_length > 0
    if ranked.standing is not Standing.COMPATIBLE or not pays:
        return None
    if headers_fit(wish.target, header, wish.spec, wish.machine).verdict is Verdict.TOO_BIG:
        return None
    download = Download(
        repository.hit.repo_id,
        (file.path,),
        candidate.revision,
        candidate.expected,
        announced=file.size_bytes,
    )
    return FoundDraft(download, file.size_bytes, repository.hit.licence, ranked)


def _model_of(file_name: str) -> str:
    """A file's name without whoever converted it and how, in lower case."""
    stem = file_name.rpartition("/")[2].removesuffix(".gguf")
    label = find_label(file_name)
    place = stem.upper().rfind(label.upper()) if label else -1
    return stem[:place].rstrip("-._").casefold() if place > 0 else stem.casefold()
