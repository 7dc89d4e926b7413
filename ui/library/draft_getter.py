"""One click from a target to its draft: found, compared and put in the queue of downloads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.draft_finder import FoundDraft
from models.download import Download
from models.errors import PacelineError
from models.hub_errors import HubError, NetworkOffError
from models.network import check_network
from ui.library.hub_desk import HubDesk
from ui.library.local_desk import LocalDesk, choosable
from ui.library.wording import licence
from ui.notice import Notice
from ui.numbers import decimal
from ui.pair.choices import format_size
from ui.pair.pair_controller import PairController
from ui.pair.pair_work import pair_spec
from ui.preferences import Preferences
from ui.translation import mark, tr
from ui.widgets.banner import Banner, Choice

_READING = mark("Small models of its family are compared with it by their headers.")
_WHAT_IT_TAKES = mark(
    "It has to share the target’s vocabulary, to be at most half as big, and to fit as well."
)


class DraftGetter(QObject):
    """`download` queues and says whether it could; `browse` shows what there is to choose from."""

    failed = Signal(object)

    def __init__(
        self,
        banner: Banner,
        hub: HubDesk,
        local: LocalDesk,
        pair: PairController,
        preferences: Preferences,
        *,
        download: Callable[[Sequence[Download]], bool],
        browse: Callable[[Path], object],
    ) -> None:
        super().__init__(banner)
        self._banner = banner
        self._hub, self._local = hub, local
        self._pair, self._preferences = pair, preferences
        self._download, self._browse = download, browse
        self._said: Notice | None = None
        hub.changed.connect(self._hub_changed)
        hub.draft_found.connect(self._take)

    def get(self, target: Path) -> None:
        """Look for the draft that matches a target, and download it."""
        settings = self._preferences.settings
        try:
            check_network(switched_on=settings.network)
        except NetworkOffError as error:
            self._fail(target, error)
            return
        self._hub.find_draft(target, pair_spec(settings, Path(), None), self._local.machine)
        sentence = tr("Looking for a draft for {target}…").format(target=self._title(target))
        self._said = Notice(sentence, tr(_READING), tone="plain")
        self._banner.show_notice(self._said, [Choice(tr("Cancel"), self._hub.stop)], closable=False)

    def _hub_changed(self) -> None:
        """Another question, or a person, has ended the search."""
        if self._said is not None and self._hub.state.draft_for is None:
            if self._banner.notice is self._said:
                self._banner.clear()
            self._said = None

    def _take(self, target: Path, found: FoundDraft | Exception | None) -> None:
        match found:
            case FoundDraft():
                self._offer(target, found)
            case None:
                self._browse(target)
                words = tr("No draft was found for {target}.")
                sentence = words.format(target=self._title(target))
                self._banner.show_notice(Notice(sentence, tr(_WHAT_IT_TAKES), tone="plain"))
            case error:
                self._fail(target, error)

    def _fail(self, target: Path, error: Exception) -> None:
        """Where the hub cannot be asked, the catalogue still shows what it knows."""
        if isinstance(error, HubError):
            self._browse(target)
        self.failed.emit(error)

    def _offer(self, target: Path, found: FoundDraft) -> None:
        words = tr("{draft} can draft for {target}.")
        sentence = words.format(draft=found.download.name, target=self._title(target))
        words = tr("About {times} times as fast is expected from their sizes.")
        gain = words.format(times=decimal(found.speedup, 1))
        here = self._here(found)
        if here is not None:
            notice = Notice(
                sentence,
                tr("It is on this machine already. {gain}").format(gain=gain),
                tone="plain",
            )
            use = Choice(tr("Use this pair"), lambda: self._use(target, here))
            self._banner.show_notice(notice, [use])
        elif self._download([found.download]):
            size = format_size(found.size_bytes)
            words = tr("{gain} Downloading {size}, {licence}.")
            advice = words.format(gain=gain, size=size, licence=licence(found.licence))
            self._banner.show_notice(Notice(sentence, advice, tone="plain"))

    def _here(self, found: FoundDraft) -> Path | None:
        """The same file, if it is on this machine."""
        name = found.download.paths[0].rpartition("/")[2]
        for model in self._local.local.models:
            if (model.path.name, model.size_bytes) == (name, found.size_bytes):
                return model.path
        return None

    def _use(self, target: Path, draft: Path) -> None:
        try:
            keys = [
                choosable(self._local.local, path, as_draft=path == draft)
                for path in (target, draft)
            ]
        except PacelineError as error:
            self.failed.emit(error)
            return
        self._banner.clear()
        self._pair.choose_pair(*keys)

    def _title(self, target: Path) -> str:
        return self._local.local.title(target)
