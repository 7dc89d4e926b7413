"""The pages of models: which one is shown, the network switch, and the way back to the chat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Signal

from models.errors import PacelineError
from models.hub_access import endpoint_of_user, host_of
from models.hub_errors import NetworkOffError
from models.network import RequestRecord, check_network
from models.registry import Registry
from ui.dialogs import Dialogs
from ui.engine_control import EngineControl
from ui.jobs import Err, JobRunner, Ok, Result
from ui.known_sentences import known
from ui.library.download_cards import unfinished
from ui.library.download_desk import DownloadDesk
from ui.library.downloads_controller import DownloadsController
from ui.library.draft_getter import DraftGetter
from ui.library.duplicate_controller import DuplicateController
from ui.library.duplicate_desk import DuplicateDesk
from ui.library.find_controller import FindController
from ui.library.finished_teller import FinishedTeller
from ui.library.hub_desk import HubDesk
from ui.library.local_controller import LocalController
from ui.library.local_desk import LocalDesk
from ui.library.models_bar import Tab
from ui.library.parts import HubParts
from ui.main_pane import MainPane
from ui.pair.pair_controller import PairController
from ui.preferences import Preferences
from ui.translation import tr


class LibraryController(QObject):
    """Nothing is read or asked for before the pages are opened for the first time."""

    opened = Signal()
    closed = Signal()
    failed = Signal(object)  # an error that concerns the person
    said = Signal(object)  # Notice

    def __init__(
        self,
        main: MainPane,
        parts: HubParts,
        pair: PairController,
        control: EngineControl,
        preferences: Preferences,
        registry: Registry,
        jobs: JobRunner,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(main)
        self._main, self._pane = main, main.models
        self._parts, self._preferences, self._pair = parts, preferences, pair
        self._jobs, self._dialogs = jobs, dialogs
        self._tab: Tab = "local"
        self._network = preferences.settings.network
        self.local = LocalDesk(registry, pair, control, preferences, dialogs)
        self.hub = HubDesk(parts, lambda: preferences.settings, self)
        self.downloads = DownloadDesk(parts, lambda: preferences.settings, self)
        self._local = LocalController(self._pane.local, self.local, pair, dialogs)
        self.find = FindController(
            self._pane, self.local, self.hub, self.downloads, pair, preferences
        )
        self._downloads = DownloadsController(
            self._pane.downloads, self.downloads, self.local, pair
        )
        self.duplicates = DuplicateDesk(parts.hashes, self)
        self._duplicates = DuplicateController(self._pane.duplicates, self.duplicates, self.local)
        self.drafts = DraftGetter(
            main.banner,
            self.hub,
            self.local,
            pair,
            preferences,
            download=self.find.download,
            browse=self._find_draft,
        )
        self._connect()

    def _connect(self) -> None:
        pane = self._pane
        pages = (self._local, self.find, self._downloads, self.drafts)
        for part in (self.local, self.downloads, *pages):
            part.failed.connect(self.failed)
        self.local.said.connect(self.said)
        FinishedTeller(
            self._main.banner,
            self.downloads,
            self.local,
            self._downloads,
            lambda: self.is_open,
        )
        for changing in (self.local, self.downloads):
            changing.changed.connect(self._show_counts)
        for chooser in (self.find, self._downloads):
            chooser.pair_chosen.connect(self.close)
            chooser.token_wanted.connect(self.ask_for_token)
        self._local.draft_wanted.connect(self._find_draft)
        self._local.get_draft_wanted.connect(self.get_draft)
        self._pair.draft_wanted.connect(self.get_draft)
        self._pair.smaller_wanted.connect(self._find_smaller)
        self.find.repository_opened.connect(lambda: self._show(pane.repository))
        self.find.downloads_wanted.connect(lambda: self.open("downloads"))
        self.find.downloads_begun.connect(lambda: self.open("downloads"))
        self.find.network_wanted.connect(lambda: self._switch(is_on=True))
        pane.bar.chosen.connect(lambda tab: self.open(cast("Tab", tab)))
        pane.bar.search_changed.connect(lambda _: self._show(pane.finding))
        pane.bar.searched.connect(lambda _: self._show(pane.finding))
        pane.bar.close_button.clicked.connect(self.close)
        pane.repository.closed.connect(self.back)
        pane.requests.closed.connect(self.back)
        pane.duplicates.closed.connect(self.back)
        pane.local.duplicates_requested.connect(self.show_duplicates)
        pane.network.switched.connect(lambda is_on: self._switch(is_on=is_on))
        pane.network.requests_requested.connect(self.show_requests)
        self._preferences.changed.connect(self._preferences_changed)

    @property
    def is_open(self) -> bool:
        return self._main.page is self._pane

    def open(self, tab: Tab | None = None) -> None:
        """Show the pages of models; without a `tab`, as they were left."""
        self._tab = tab or self._tab
        if not self.is_open:
            self._main.open_over(self._pane, self._pane.bar)
            self.local.refresh()
            self.downloads.look()
            self.opened.emit()
            self._pane.bar.tabs[self._tab].setFocus()
        elif tab == "downloads":
            self.downloads.look()
        self._show_network()
        pages = {
            "local": self._pane.local,
            "find": self._pane.finding,
            "downloads": self._pane.downloads,
        }
        self.find.show()
        self._show(pages[self._tab])

    def close(self) -> bool:
        """Back to the chat; whether the pages were open."""
        if not self.is_open:
            return False
        self._main.close_over(self._pane)
        self.closed.emit()
        return True

    def back(self) -> bool:
        """From a page below to the one above it, else to the chat; whether anything was open."""
        if not self.is_open:
            return False
        if self._pane.page is self._pane.repository:
            self.hub.leave()
            self._show(self._pane.finding)
            self._pane.finding.view.setFocus()
        elif self._pane.page in (self._pane.requests, self._pane.duplicates):
            self.duplicates.stop()
            self.open(self._tab)
        else:
            self.close()
        return True

    def shut_down(self) -> None:
        """The window closes: what is asked ends, what is downloaded pauses."""
        self.hub.close()
        self.downloads.close()
        self.local.close()
        self.duplicates.close()

    def ask_for_token(self) -> None:
        """Keep a token in the system's keyring, for the hub that is set."""
        host = host_of(endpoint_of_user())
        words = tr("A token with the right to read, made at {address}")
        words = words.format(address=f"https://{host}/settings/tokens")
        token = self._dialogs.ask_secret(tr("Token of the hub"), words)
        if token is None:
            return
        if not token.isascii() or any(character.isspace() for character in token):
            self.failed.emit(
                PacelineError(tr("That is no token."), advice=tr("Copy it once more."))
            )
            return

        def done(result: Result[None]) -> None:
            if isinstance(result, Err):
                self.failed.emit(result.error)
                return
            self.hub.stop()
            self.downloads.renew()
            self.find.reopen()

        self._jobs.run(lambda: self._parts.tokens.write(host, token), done)

    def get_draft(self, target: object) -> None:
        """Find the draft that matches a target, and download it."""
        self.local.refresh()
        self.drafts.get(target)  # type: ignore[arg-type]

    def add_models(self, paths: Sequence[Path]) -> None:
        """Put files and folders on the list, and show it."""
        self.open("local")
        self.local.add(paths)

    def show_duplicates(self) -> None:
        """Look for models that are on this machine twice."""
        self.open("local")
        self._show(self._pane.duplicates)
        self._pane.duplicates.back.setFocus()
        self._duplicates.look()

    def show_requests(self) -> None:
        """The list of requests, read anew."""

        def done(result: Result[tuple[RequestRecord, ...]]) -> None:
            if isinstance(result, Ok):
                self._pane.requests.show_requests(result.value)

        self._jobs.run(self._parts.requests.all, done)
        self._show(self._pane.requests)

    def _find_draft(self, target: object) -> None:
        self.open("find")
        self.find.find_draft(target)  # type: ignore[arg-type]

    def _find_smaller(self, target: object) -> None:
        """Other files of a model that does not fit."""
        self.open("find")
        self.find.find_again(target)  # type: ignore[arg-type]

    def _show(self, page: object) -> None:
        pane = self._pane
        is_finding = page in (pane.finding, pane.repository)
        if is_finding:
            self._tab = "find"
        pane.bar.show_tab(self._tab)
        pane.show_page(page, with_basket=is_finding)  # type: ignore[arg-type]

    def _show_counts(self) -> None:
        self._pane.bar.show_counts(
            len(self.local.local.models), unfinished(self.downloads.statuses)
        )

    def _switch(self, *, is_on: bool) -> None:
        self._preferences.change(network=is_on)

    def _preferences_changed(self) -> None:
        is_on = self._preferences.settings.network
        if is_on == self._network:
            return
        self._network = is_on
        self.hub.stop()
        if not is_on:
            self.hub.forget()
            self.downloads.stop()
        self._show_network()
        self.find.show()

    def _show_network(self) -> None:
        is_on = self._preferences.settings.network
        reason = ""
        try:
            check_network(switched_on=True)
        except NetworkOffError as error:
            reason = known(str(error))
        self._pane.network.show_network(is_on=is_on, reason=reason)
