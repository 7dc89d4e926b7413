"""What the hub is asked, and what it answers; all of it may cross between processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from models.errors import PacelineError
from models.hub_files import FileGroup, RemoteFile, group_files

Sort: TypeAlias = Literal["trending", "downloads", "likes", "updated"]
SizeClass: TypeAlias = Literal["any", "tiny", "small", "medium", "large"]


@dataclass(frozen=True, slots=True)
class Search:
    """Repositories with GGUF files; empty texts mean no filter."""

    text: str = ""
    sort: Sort = "trending"
    size: SizeClass = "any"  # up to 1, 4, 15 billion parameters, and above
    licence: str = ""  # as the hub spells it: apache-2.0, mit, llama3.1 …
    architecture: str = ""  # as in a GGUF header: llama, qwen3 …
    limit: int = 30


@dataclass(frozen=True, slots=True)
class Hit:
    """One repository that a search found; None where the hub does not say."""

    repo_id: str
    licence: str | None
    is_gated: bool
    downloads: int
    likes: int
    architecture: str | None
    parameter_count: int | None
    context_length: int | None
    updated: str  # ISO date, or empty


@dataclass(frozen=True, slots=True)
class OpenRepository:
    """Everything about one repository but its README."""

    repo_id: str
    revision: str = "main"


@dataclass(frozen=True, slots=True)
class Repository:
    """``hit.repo_id`` is today's name; ``asked_for`` differs from it after a renaming."""

    hit: Hit
    commit: str
    files: tuple[RemoteFile, ...]
    asked_for: str

    @property
    def groups(self) -> tuple[FileGroup, ...]:
        return group_files(self.files)

    @property
    def is_renamed(self) -> bool:
        return self.asked_for.casefold() != self.hit.repo_id.casefold()


@dataclass(frozen=True, slots=True)
class ReadReadme:
    """The README as Markdown, without the block of metadata; cut after 1 MB."""

    repo_id: str
    revision: str = "main"


@dataclass(frozen=True, slots=True)
class ReadRange:
    """``length`` bytes of a file from ``start``, fewer at its end."""

    repo_id: str
    revision: str
    path: str
    start: int
    length: int


@dataclass(frozen=True, slots=True)
class PinnedFile:
    """A file of one commit, with everything that is needed to fetch and verify it."""

    repo_id: str
    commit: str
    file: RemoteFile


@dataclass(frozen=True, slots=True)
class Arrived:
    """Bytes of a file and where they belong, which may be before what was asked for."""

    position: int
    data: bytes


Question: TypeAlias = Search | OpenRepository | ReadReadme | ReadRange
Answer: TypeAlias = Hit | Repository | str | bytes


@dataclass(frozen=True, slots=True)
class Answered:
    answer: Answer


@dataclass(frozen=True, slots=True)
class AnswerComplete:
    pass


@dataclass(frozen=True, slots=True)
class QuestionFailed:
    error: PacelineError
