"""Looking for models: pairs that are known, the hub, a repository, the basket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import psutil
from PySide6.QtCore import QObject, Signal

from app.hub_pair import PairOutlook
from models.catalogue import CataloguePair, load_catalogue, search_catalogue
from models.download import Download
from models.errors import PacelineError
from models.hub_errors import NetworkOffError
from models.network import check_network
from ui.library import find_page, hub_cards, pair_cards, repository_page
from ui.library.basket import Basket, Item
from ui.library.download_desk import DownloadDesk
from ui.library.hub_desk import HubDesk
from ui.library.local_desk import LocalDesk, choosable
from ui.library.models_pane import ModelsPane
from ui.library.pair_cards import Pairs
from ui.library.wording import machine_words, short_name
from ui.pair.pair_controller import PairController
from ui.pair.pair_work import pair_spec
from ui.preferences import Preferences


class FindController(QObject):
    """Wishes that lead to another page are signals."""

    failed = Signal(object)
    repository_opened = Signal()
    downloads_begun = Signal()
    downloads_wanted = Signal()
    pair_chosen = Signal()
    network_wanted = Signal()
    token_wanted = Signal()

    def __init__(
        self,
        pane: ModelsPane,
        local: LocalDesk,
        hub: HubDesk,
        downloads: DownloadDesk,
        pair: PairController,
        preferences: Preferences,
    ) -> None:
        super().__init__(pane)
        self._pane, self._page = pane, pane.finding
        self._local, self._hub, self._downloads = local, hub, downloads
        self._pair, self._preferences = pair, preferences
        self._catalogue = load_catalogue()
        self._basket = Basket()
        self._outlook: PairOutlook | Exception | None = None
        pane.bar.search_changed.connect(self._text_changed)
        pane.bar.searched.connect(self.search)
        pane.finding.acted.connect(self._act)
        pane.finding.filters_changed.connect(lambda: self.search(self._text))
        pane.repository.acted.connect(self._act_on_file)
        pane.repository.token_requested.connect(self.token_wanted)
        pane.basket.download_requested.connect(self._download_basket)
        pane.basket.emptied.connect(lambda: self._fill(Basket()))
        hub.changed.connect(self.show)
        hub.judged.connect(self._judged)
        local.changed.connect(self.show)
        downloads.changed.connect(self.show)
        downloads.added.connect(self._empty)

    def show(self) -> None:
        """Everything as it is now."""
        found = search_catalogue(self._catalogue, self._text)
        pairs = Pairs(found, self._local.machine, self._local.local, self._downloads.statuses)
        rows = pair_cards.pair_rows(pairs, machine_words(self._local.devices, _cores(), _memory()))
        is_on = self._network_on()
        self._page.show_found(rows, self._hub.state, self._text, network_on=is_on)
        repository = self._hub.state.repository
        files = (
            hub_cards.file_rows(repository, self._local.machine, self._basket.taken)
            if repository is not None
            else []
        )
        self._pane.repository.show_state(self._hub.state, files, self._hub.asked_for)
        here = self._target_here
        name = self._local.local.title(here) if here is not None else ""
        self._pane.basket.show_basket(self._basket, self._outlook, name)

    def search(self, text: str) -> None:
        """Ask the hub for `text`, with the filters of the page."""
        question = self._page.question(text)
        self._hub.search(question)
        self._page.show_hub()

    def find_draft(self, target: Path) -> None:
        """Show the pair that the catalogue has for a target, or small models of its family."""
        known = [p for p in self._catalogue if p.target.file.casefold() == target.name.casefold()]
        model = self._local.local.library.model(target)
        if known or model is None:
            self._pane.bar.search.setText(known[0].name if known else "")
            self._hub.forget()
            return
        self._pane.bar.search.setText("")
        self._page.ask_for_small(model.architecture)
        self._hub.search(self._page.question(""))
        self._page.show_hub()

    def find_again(self, target: Path) -> None:
        """Look on the hub for other files of a model that is here."""
        name = short_name(target.name)
        self._pane.bar.search.setText(name)
        self.search(name)

    def open_repository(self, repo_id: str) -> None:
        self._pane.repository.show_files()
        self._hub.open(repo_id)
        self.repository_opened.emit()
        self._pane.repository.view.setFocus()

    def reopen(self) -> None:
        """Ask again for the repository that is looked at."""
        state = self._hub.state
        asked = state.repository.hit.repo_id if state.repository else self._hub.asked_for
        if asked:
            self._hub.open(asked)

    @property
    def _text(self) -> str:
        return self._pane.bar.search.text()

    def _network_on(self) -> bool:
        try:
            check_network(switched_on=self._preferences.settings.network)
        except NetworkOffError:
            return False
        return True

    def _text_changed(self, text: str) -> None:
        question = self._hub.state.question
        if question is not None and question.text != text.strip():
            self._hub.forget()
        self.show()

    def _act(self, key: str, act: str) -> None:
        pair = next((pair for pair in self._catalogue if pair.id == key), None)
        if pair is not None:
            self._act_on_pair(pair, act)
            return
        acts: dict[str, Callable[[], None]] = {
            hub_cards.OPEN: lambda: self.open_repository(key),
            find_page.SEARCH: lambda: self.search(self._text),
            find_page.SWITCH_ON: self.network_wanted.emit,
        }
        acts[act]()

    def _act_on_pair(self, pair: CataloguePair, act: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            pair_cards.DOWNLOAD: lambda: self._download_pair(pair),
            pair_cards.USE: lambda: self._use(pair),
            pair_cards.SHOW_DOWNLOADS: self.downloads_wanted.emit,
            pair_cards.TARGET_PAGE: lambda: self.open_repository(pair.target.repository),
            pair_cards.DRAFT_PAGE: lambda: self.open_repository(pair.draft.repository),
        }
        acts[act]()

    def _act_on_file(self, key: str, act: str) -> None:
        repository = self._hub.state.repository
        if act == repository_page.REOPEN:
            self.reopen()
        elif act == repository_page.TOKEN:
            self.token_wanted.emit()
        elif repository is not None:
            group = next(group for group in repository.groups if group.name == key)
            item = Item.of(repository, group)
            if act == hub_cards.DROP:
                self._fill(self._basket.without((item.repo_id, group.name)))
            else:
                is_target = act == hub_cards.TAKE_TARGET
                self._fill(self._basket.take("target" if is_target else "draft", item))

    def _fill(self, basket: Basket) -> None:
        self._basket, self._outlook = basket, None
        spec = pair_spec(self._preferences.settings, Path(), None)
        self._hub.judge(basket, spec, self._local.machine, self._target_here)
        self.show()

    @property
    def _target_here(self) -> Path | None:
        """The target in use, which a draft in the basket is meant for if no other is there."""
        path = self._pair.library.path_of(self._pair.wanted[0])
        is_known = path is not None and self._local.local.library.model(path) is not None
        return path if is_known else None

    def _judged(self, basket: Basket, outlook: PairOutlook | Exception) -> None:
        if basket == self._basket:
            self._outlook = outlook
            self.show()

    def _download_basket(self) -> None:
        self.download(self._basket.downloads)

    def _empty(self, added: object) -> None:
        """What is in the queue need not be in the basket; what was refused stays there."""
        if self._basket.downloads == added:
            self._fill(Basket())

    def download(self, wanted: Sequence[Download]) -> bool:
        """Queue them; False, and the reason is told, while the network is off."""
        try:
            check_network(switched_on=self._preferences.settings.network)
        except NetworkOffError as error:
            self.failed.emit(error)
            return False
        self._downloads.add(wanted)
        self.downloads_begun.emit()
        return True

    def _download_pair(self, pair: CataloguePair) -> None:
        """What of it is not on this machine yet."""
        pairs = Pairs(self._catalogue, self._local.machine, self._local.local)
        models = (pair.target, pair.draft)
        self.download([model.download for model in models if pairs.path(model) is None])

    def _use(self, pair: CataloguePair) -> None:
        pairs = Pairs(self._catalogue, self._local.machine, self._local.local)
        target, draft = pairs.path(pair.target), pairs.path(pair.draft)
        if target is None or draft is None:
            self._local.refresh()
            return
        try:
            keys = [choosable(self._local.local, path, as_draft=False) for path in (target, draft)]
        except PacelineError as error:
            self.failed.emit(error)
            return
        self._pair.choose_pair(*keys)
        self.pair_chosen.emit()


def _cores() -> int:
    return psutil.cpu_count(logical=False) or psutil.cpu_count() or 1


def _memory() -> int:
    return int(psutil.virtual_memory().total)
