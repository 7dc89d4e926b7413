"""Asks the hub, one question at a time, without the window ever waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from app.config.settings import Settings
from app.draft_finder import DraftWish, FoundDraft, find_draft
from app.engine.request import PairSpec
from app.hub_pair import PairOutlook, RemoteModel, pair_outlook
from app.memory_fit import Machine
from app.pair_measurement import machine_name
from models.catalogue import load_catalogue
from models.draft_ranking import RankingFacts
from models.errors import PacelineError
from models.gguf import read_header
from models.hub_errors import HubProcessError
from models.hub_messages import Hit, OpenRepository, ReadReadme, Repository, Search
from models.hub_process import HubClient
from models.network import check_network
from ui.jobs import Err, JobRunner, Ok, Result
from ui.library.basket import Basket
from ui.library.parts import HubParts

_AT_ONCE = 10  # hits that are shown together
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class HubState:
    """What was asked and what has been answered. `opening` is a repository that is asked for."""

    question: Search | None = None
    hits: tuple[Hit, ...] = ()
    is_searching: bool = False
    search_error: Exception | None = None
    opening: str = ""
    repository: Repository | None = None
    open_error: Exception | None = None
    readme: str | None = None
    draft_for: Path | None = None  # the target that a draft is looked for


class HubDesk(QObject):
    """A newer question ends an older one."""

    changed = Signal()
    judged = Signal(object, object)  # Basket, and PairOutlook or an error
    draft_found = Signal(object, object)  # Path of a target, and FoundDraft, None or an error

    def __init__(
        self, parts: HubParts, settings: Callable[[], Settings], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._settings = settings
        self._jobs = JobRunner(self)
        self._client: HubClient | None = None
        self._turn = 0
        self._is_closed = False
        self._asked_for = ""
        self._state = HubState()

    @property
    def state(self) -> HubState:
        return self._state

    @property
    def asked_for(self) -> str:
        """The repository that was asked for last."""
        return self._asked_for

    def search(self, question: Search) -> None:
        """Hits come in parts; `changed` follows each."""
        turn = self._begin()
        self._set(HubState(question, is_searching=True))

        def begin() -> Iterator[Hit]:
            return self._connected(turn).search(question)

        self._run(turn, begin, lambda hits: self._more(turn, hits), self._search_failed)

    def open(self, repo_id: str) -> None:
        """Its files first, then its README."""
        turn = self._begin()
        self._asked_for = repo_id
        self._set(
            replace(
                self._state,
                is_searching=False,
                opening=repo_id,
                repository=None,
                open_error=None,
                readme=None,
            )
        )
        question = OpenRepository(repo_id)

        def ask() -> Repository:
            return self._connected(turn).repository(question)

        self._run(turn, ask, lambda found: self._opened(turn, found), self._open_failed)

    def leave(self) -> None:
        """Nobody looks at the repository any more."""
        self._begin()
        self._set(replace(self._state, opening="", repository=None, open_error=None, readme=None))

    def forget(self) -> None:
        """Nobody looks at what was found any more."""
        self._begin()
        self._set(HubState())

    def judge(
        self, basket: Basket, spec: PairSpec, machine: Machine, target_here: Path | None = None
    ) -> None:
        """Read the headers of what is in the basket; `judged` follows.

        A draft alone is judged with `target_here`, a target that is on this machine.
        """
        draft = basket.draft.remote if basket.draft is not None else None
        if (draft is None) != (basket.draft is None):
            return
        target: RemoteModel | Path | None = target_here
        if basket.target is not None:
            target = basket.target.remote
        if target is None or not basket.items:
            return
        if self._state.is_searching:  # its client is held by the hits that are still to come
            self._begin()

        def ask() -> PairOutlook:
            return pair_outlook(self._connected(), target, draft, spec, machine)

        def done(result: Result[PairOutlook]) -> None:
            self.judged.emit(basket, result.value if isinstance(result, Ok) else result.error)

        self._jobs.run(ask, done)

    def find_draft(self, target: Path, spec: PairSpec, machine: Machine) -> None:
        """Look for a target's draft, in the catalogue and on the hub; `draft_found` follows."""
        turn = self._begin()
        self._set(replace(self._state, is_searching=False, draft_for=target))
        file = self._parts.measurements

        def ask() -> FoundDraft | None:
            facts = RankingFacts(file.read(), machine_name(), on_gpu=machine.has_gpu)
            wish = DraftWish(read_header(target), load_catalogue(), facts, spec, machine)
            return find_draft(self._connected(turn), wish, lambda: turn != self._turn)

        def answered(found: FoundDraft | Exception | None) -> None:
            self._set(replace(self._state, draft_for=None))
            self.draft_found.emit(target, found)

        self._run(turn, ask, answered, answered)

    def stop(self) -> None:
        """End what is being asked, and the process that asks."""
        self._turn += 1
        self._drop_client()
        if self._is_asking:
            self._set(replace(self._state, is_searching=False, opening="", draft_for=None))

    def close(self) -> None:
        """The window closes."""
        self._is_closed = True
        self.stop()
        self._jobs.close()
        self._drop_client()  # made by a job that was just running

    def _begin(self) -> int:
        """What is still being answered is not wanted any more."""
        if self._is_asking:
            self.stop()
        self._turn += 1
        return self._turn

    @property
    def _is_asking(self) -> bool:
        state = self._state
        return state.is_searching or bool(state.opening) or state.draft_for is not None

    def _connected(self, turn: int | None = None) -> HubClient:
        """In a job: opening a keyring takes its time. Raises NetworkOffError.

        The switch may be turned off and a `turn` be over meanwhile. That is looked at when `stop`
        can see the new client already, so that one of the two ends it.
        """
        client = self._client
        if client is not None:
            check_network(switched_on=self._settings().network)
            return client
        client = HubClient(self._parts.access(self._settings()), self._parts.requests)
        self._client = client
        try:
            check_network(switched_on=self._settings().network)
            if self._is_closed or turn not in (None, self._turn):
                raise HubProcessError
        except PacelineError:
            self._drop_client()
            raise
        return client

    def _drop_client(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close()

    def _run(
        self,
        turn: int,
        ask: Callable[[], T],
        answered: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        def done(result: Result[T]) -> None:
            if turn != self._turn:
                return
            match result:
                case Ok(value):
                    answered(value)
                case Err(error):
                    failed(error)

        self._jobs.run(ask, done)

    def _more(self, turn: int, hits: Iterator[Hit]) -> None:
        def take() -> tuple[Hit, ...]:
            return tuple(islice(hits, _AT_ONCE))

        def took(found: tuple[Hit, ...]) -> None:
            is_over = len(found) < _AT_ONCE
            every = (*self._state.hits, *found)
            self._set(replace(self._state, hits=every, is_searching=not is_over))
            if not is_over:
                self._run(turn, take, took, self._search_failed)

        self._run(turn, take, took, self._search_failed)

    def _search_failed(self, error: Exception) -> None:
        self._set(replace(self._state, is_searching=False, search_error=error))

    def _opened(self, turn: int, found: Repository) -> None:
        self._set(replace(self._state, opening="", repository=found))
        question = ReadReadme(found.hit.repo_id)

        def ask() -> str:
            return self._connected(turn).readme(question)

        def read(text: str) -> None:
            self._set(replace(self._state, readme=text))

        self._run(turn, ask, read, lambda _error: read(""))

    def _open_failed(self, error: Exception) -> None:
        self._set(replace(self._state, opening="", open_error=error))

    def _set(self, state: HubState) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit()
