"""The one door to the hub: everything that huggingface_hub is used for.

Imported only in the processes that talk to the hub, after `models.hub_environment` has made their
environment ready, because huggingface_hub looks at that once.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

import httpx2
from huggingface_hub import (
    HfApi,
    ModelInfo,
    get_hf_file_metadata,
    get_session,
    hf_hub_url,
    set_client_factory,
)
from huggingface_hub.errors import HFValidationError
from huggingface_hub.hf_api import RepoFile

from models.hub_access import HubAccess, host_of
from models.hub_errors import HubUnavailableError, NoChecksumError, NotOnHubError
from models.hub_failures import failed_request, refused
from models.hub_files import RemoteFile
from models.hub_messages import (
    Arrived,
    Hit,
    OpenRepository,
    PinnedFile,
    ReadRange,
    ReadReadme,
    Repository,
    Search,
)
from models.network import RequestRecord, check_network

_MOST_ENTRIES: Final = 10_000  # of a repository; a list that never ends is not waited for
_MOST_README_BYTES: Final = 1_000_000
_SORTS: Final[dict[str, Any]] = {
    "trending": "trending_score",
    "downloads": "downloads",
    "likes": "likes",
    "updated": "last_modified",
}
_SIZES: Final = {
    "any": None,
    "tiny": "max:1B",
    "small": "min:1B,max:4B",
    "medium": "min:4B,max:15B",
    "large": "min:15B",
}
_LOOKED_THROUGH: Final = 10  # hits examined for each one wanted, where we filter ourselves
_HIT_FIELDS: Final[list[Any]] = ["downloads", "gated", "gguf", "lastModified", "likes", "tags"]
_FRONT_MATTER = re.compile(r"\A---[ \t\r]*\n.*?\n---[ \t\r]*(?:\n|\Z)", re.DOTALL)
_SHA256 = re.compile(r"[0-9a-f]{64}")
_LICENCE_TAG: Final = "license:"


class Hub:
    """One hub, asked by one thread. All methods raise HubError."""

    def __init__(self, access: HubAccess, record: Callable[[RequestRecord], None]) -> None:
        """``record`` hears of every request before it is sent, redirections included."""
        self._access = access
        self._record = record
        self._repo_id = ""
        self._what = "the hub"
        self._api = HfApi(endpoint=access.endpoint, token=access.token or False)
        set_client_factory(lambda: _Client(access, self._before_sending, self._on_answer))

    def search(self, question: Search) -> Iterator[Hit]:
        """Hits in the hub's order, as its pages come."""
        self._what = f"repositories like “{question.text}”" if question.text else "repositories"
        tags = ["gguf"]
        if question.licence:
            tags.append(_LICENCE_TAG + question.licence)
        examined = question.limit * (_LOOKED_THROUGH if question.architecture else 1)
        with self._understanding():
            found = self._api.list_models(
                search=question.text or None,
                filter=tags,
                num_parameters=_SIZES[question.size],
                sort=_SORTS[question.sort],
                limit=examined,
                expand=_HIT_FIELDS,
            )
            hits = (_hit(info) for info in found)
            wanted = (h for h in hits if question.architecture in ("", h.architecture))
            yield from islice(wanted, question.limit)

    def repository(self, question: OpenRepository) -> Repository:
        """One repository with its files; of a list without end, those among its first 10,000."""
        self._name(question.repo_id, f"the repository {question.repo_id}")
        with self._understanding():
            info = self._api.model_info(
                question.repo_id, revision=question.revision, expand=[*_HIT_FIELDS, "sha"]
            )
            entries = self._api.list_repo_tree(
                info.id, recursive=True, revision=info.sha or question.revision
            )
            some = islice(entries, _MOST_ENTRIES)
            files = tuple(_remote_file(entry) for entry in some if isinstance(entry, RepoFile))
            return Repository(_hit(info), info.sha or "", files, question.repo_id)

    def readme(self, question: ReadReadme) -> str:
        """Empty where there is none."""
        self._name(question.repo_id, f"the README of {question.repo_id}")
        text = bytearray()
        try:
            for piece in self._stream(question.repo_id, question.revision, "README.md", {}):
                text += piece.data
                if len(text) > _MOST_README_BYTES:
                    break
        except NotOnHubError:
            return ""
        return without_front_matter(text.decode(errors="replace")[:_MOST_README_BYTES])

    def read_range(self, question: ReadRange) -> bytes:
        """Bytes of a file; fewer where it ends before."""
        end = question.start + question.length
        self._name(question.repo_id, f"the beginning of “{question.path}”")
        headers = {"Range": f"bytes={question.start}-{end - 1}"}
        result = bytearray()
        for piece in self._stream(question.repo_id, question.revision, question.path, headers):
            skipped = max(question.start - piece.position, 0)  # a server may ignore ranges
            result += piece.data[skipped:]
            if len(result) >= question.length:
                break
        return bytes(result[: question.length])

    def pin(self, repo_id: str, revision: str, path: str) -> PinnedFile:
        """What the hub says about one file today. Raises NoChecksumError if that is too little."""
        self._name(repo_id, f"“{path}” of {repo_id}")
        url = self._url(repo_id, revision, path)
        with self._understanding():
            known = get_hf_file_metadata(
                url,
                token=self._access.token or False,
                timeout=self._access.patience_s,
                endpoint=self._access.endpoint,
            )
        sha256 = known.etag or ""
        if known.size is None or not known.commit_hash or not _SHA256.fullmatch(sha256):
            raise NoChecksumError(path, self._access.host)
        return PinnedFile(repo_id, known.commit_hash, RemoteFile(path, known.size, sha256))

    def fetch(self, pinned: PinnedFile, start: int) -> Iterator[Arrived]:
        """The file from byte ``start`` on, or from 0 where the server cannot do better."""
        self._name(pinned.repo_id, f"“{pinned.file.path}” of {pinned.repo_id}")
        headers = {"Range": f"bytes={start}-"} if start else {}
        return self._stream(pinned.repo_id, pinned.commit, pinned.file.path, headers)

    def _stream(
        self, repo_id: str, revision: str, path: str, headers: dict[str, str]
    ) -> Iterator[Arrived]:
        url = self._url(repo_id, revision, path)
        # Compressed, a part of a file could not be told from another.
        asked = {"Accept-Encoding": "identity", **headers}
        if self._access.token:
            asked["Authorization"] = f"Bearer {self._access.token}"
        with (
            self._understanding(),
            get_session().stream("GET", url, headers=asked) as response,
        ):
            position = _first_byte(response)
            try:
                for data in response.iter_bytes():
                    yield Arrived(position, data)
                    position += len(data)
            except httpx2.HTTPError as error:
                raise failed_request(error, str(response.url)) from error

    def _url(self, repo_id: str, revision: str, path: str) -> str:
        with self._understanding():
            return hf_hub_url(repo_id, path, revision=revision, endpoint=self._access.endpoint)

    def _name(self, repo_id: str, what: str) -> None:
        self._repo_id, self._what = repo_id, what

    def _before_sending(self, request: httpx2.Request) -> None:
        check_network(switched_on=self._access.network_on)
        url = str(request.url)
        if not self._access.owns(url):
            request.headers.pop("Authorization", None)
        request.headers["User-Agent"] = "paceline"
        self._record(RequestRecord(time.time(), host_of(url), self._what))

    def _on_answer(self, response: httpx2.Response) -> None:
        if response.is_error:
            raise refused(response, self._access, self._repo_id, self._what)

    @contextmanager
    def _understanding(self) -> Iterator[None]:
        """A hotel's login page answers every request, but not as a hub would."""
        try:
            yield
        except HFValidationError as error:
            raise NotOnHubError(self._what, self._access.host, is_mirror=False) from error
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise HubUnavailableError(
                self._access.host, "does not answer as a hub does; a login page may be in between"
            ) from error


class _Client(httpx2.Client):
    """Gives up on dead connections and turns every failure into one of ours.

    Being no exception of httpx2, ours also pass through huggingface_hub's own loops of retries,
    which would keep people waiting for minutes without a word.
    """

    def __init__(
        self,
        access: HubAccess,
        before_sending: Callable[[httpx2.Request], None],
        on_answer: Callable[[httpx2.Response], None],
    ) -> None:
        super().__init__(
            event_hooks={"request": [before_sending], "response": [on_answer]},
            follow_redirects=True,
            timeout=access.patience_s,
        )
        self._patience = httpx2.Timeout(access.patience_s).as_dict()

    def send(self, request: httpx2.Request, **options: Any) -> httpx2.Response:
        request.extensions["timeout"] = self._patience  # the library asks for none at all
        try:
            return super().send(request, **options)
        except httpx2.HTTPError as error:
            raise failed_request(error, str(request.url)) from error


def _first_byte(response: httpx2.Response) -> int:
    """Where the answer's body begins in the file."""
    if response.status_code != httpx2.codes.PARTIAL_CONTENT:
        return 0
    declared = re.match(r"bytes (\d+)-", response.headers.get("Content-Range", ""))
    if declared is None:
        raise ValueError("a part of a file without its place")
    return int(declared[1])


def without_front_matter(text: str) -> str:
    """A README without the metadata that stands before it."""
    return _FRONT_MATTER.sub("", text, count=1)


def _hit(info: ModelInfo) -> Hit:
    said: Any = info.tags or []
    tags = [tag for tag in said if isinstance(tag, str)]
    licences = [tag.removeprefix(_LICENCE_TAG) for tag in tags if tag.startswith(_LICENCE_TAG)]
    header = info.gguf if isinstance(info.gguf, dict) else {}
    return Hit(
        repo_id=info.id,
        licence=licences[0] if licences else None,
        is_gated=bool(info.gated),
        downloads=_typed(info.downloads, int) or 0,
        likes=_typed(info.likes, int) or 0,
        architecture=_typed(header.get("architecture"), str),
        parameter_count=_typed(header.get("total"), int),
        context_length=_typed(header.get("context_length"), int),
        updated=info.last_modified.date().isoformat() if info.last_modified else "",
    )


def _typed(value: Any, kind: type[Any]) -> Any:
    return value if isinstance(value, kind) else None


def _remote_file(entry: RepoFile) -> RemoteFile:
    if entry.lfs is None:
        return RemoteFile(entry.path, entry.size)
    return RemoteFile(entry.path, entry.lfs.size, entry.lfs.sha256)
