"""Pairs that are known without asking, and what a search on the hub has found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from models.hub_messages import Search, SizeClass, Sort
from ui.errors import notice_for
from ui.library.card import Act, Card, Light, Row
from ui.library.card_view import CardView
from ui.library.content import Column
from ui.library.hub_cards import HUB_HEAD, hit_rows
from ui.library.hub_desk import HubState
from ui.notice import Notice
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.combo_box import ComboBox

K = TypeVar("K", bound=str)
ASK, SEARCH, SWITCH_ON = "ask-the-hub", "search", "switch-on"

_SORTS: dict[Sort, str] = {
    "trending": mark("Trending"),
    "downloads": mark("Most downloaded"),
    "likes": mark("Most liked"),
    "updated": mark("Newest"),
}
_SIZES: dict[SizeClass, str] = {
    "any": mark("Any size"),
    "tiny": mark("Up to 1 billion"),
    "small": mark("Up to 4 billion"),
    "medium": mark("Up to 15 billion"),
    "large": mark("Above 15 billion"),
}
_LICENCES = {
    "": mark("Any licence"),
    "apache-2.0": "Apache 2.0",
    "mit": "MIT",
    "gemma": mark("Gemma terms"),
    "llama3.1": "Llama 3.1",
    "llama3.2": "Llama 3.2",
    "llama3.3": "Llama 3.3",
}
_ARCHITECTURES = ("llama", "qwen2", "qwen3", "gemma3", "phi3", "mistral3", "granite", "smollm3")


class FindPage(Column):
    """`search_changed`: a filter was changed; the text is the bar's."""

    acted = Signal(str, str)
    filters_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = CardView(theme, tr("Pairs and search results"))
        self.view.acted.connect(self.acted)
        self.sort = self._combo(theme, tr("Order of the results"), _translated(_SORTS))
        self.size_class = self._combo(theme, tr("Parameters"), _translated(_SIZES))
        self.licence = self._combo(theme, tr("Licence"), _translated(_LICENCES))
        self.architecture = self._combo(
            theme, tr("Architecture"), (tr("Any family"), *_ARCHITECTURES)
        )
        self._filters = QWidget()
        row = QHBoxLayout(self._filters)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for combo in (self.sort, self.size_class, self.licence, self.architecture):
            row.addWidget(combo, 1)
        self._filters.hide()
        self.column.addWidget(self._filters)
        self.column.addWidget(self.view, 1)

    def question(self, text: str) -> Search:
        """What the filters and `text` ask for."""
        architecture = self.architecture.currentText()
        return Search(
            text=text.strip(),
            sort=tuple(_SORTS)[self.sort.currentIndex()],
            size=tuple(_SIZES)[self.size_class.currentIndex()],
            licence=tuple(_LICENCES)[self.licence.currentIndex()],
            architecture=architecture if self.architecture.currentIndex() else "",
        )

    def show_found(
        self, pairs: Sequence[Row], state: HubState, text: str, *, network_on: bool
    ) -> None:
        """Pairs above, the hub's answer below, or the offer to ask it."""
        self._filters.setVisible(state.question is not None)
        rows = [*pairs]
        if state.question is None:
            rows.append(_offer(text.strip(), has_pairs=bool(pairs), network_on=network_on))
        else:
            rows += hit_rows(state.hits, state.question.text, is_complete=not state.is_searching)
            rows += _remarks(state)
        self.view.show_rows(rows)

    def ask_for_small(self, architecture: str) -> None:
        """Set the filters to small models of an architecture, without asking yet."""
        place = self.architecture.findText(architecture)
        if place < 0 and architecture:
            self.architecture.addItem(architecture)
            place = self.architecture.count() - 1
        for combo, index in ((self.architecture, place), (self.size_class, 1)):
            combo.blockSignals(True)
            combo.setCurrentIndex(index)
            combo.blockSignals(False)

    def show_hub(self) -> None:
        """Bring the answer of the hub into view."""
        place = self.view.rows.row_of(HUB_HEAD)
        if place >= 0:
            index = self.view.rows.index(place)
            self.view.scrollTo(index, CardView.ScrollHint.PositionAtTop)

    def _combo(self, theme: Theme, name: str, texts: Sequence[str]) -> ComboBox:
        combo = ComboBox(theme)
        combo.setAccessibleName(name)
        combo.setToolTip(name)
        combo.addItems(list(texts))
        combo.setMinimumWidth(60)
        combo.currentIndexChanged.connect(lambda _: self.filters_changed.emit())
        return combo


def _translated(table: Mapping[K, str]) -> tuple[str, ...]:
    return tuple(tr(text) for text in table.values())


def _offer(text: str, *, has_pairs: bool, network_on: bool) -> Card:
    """What the catalogue does not have, the hub may."""
    if not network_on:
        words = tr("Only pairs that are known already are shown; no connection is opened.")
        on = Act(SWITCH_ON, tr("Switch it on"))
        return Card(ASK, tr("The network is off"), lines=(words,), acts=(on,))
    if not text:
        words = tr("Type a name above and press Enter to search the hub for any other model.")
        return Card(ASK, tr("Looking for something else?"), lines=(words,))
    title = tr("Search the hub for “{text}”").format(text=text)
    sentences = [tr("The hub is told these words and this machine’s address.")]
    if not has_pairs:
        sentences.insert(0, tr("No pair that is known here has these words."))
    return Card(ASK, title, lines=(" ".join(sentences),), acts=(Act(SEARCH, tr("Search the hub")),))


def failed_card(key: str, title: str, notice: Notice, *acts: Act) -> Card:
    """Why the hub gave no answer, and what to do."""
    lines = (notice.advice,) if notice.advice else ()
    light = Light("bad", notice.sentence)
    return Card(key, title, lines=lines, light=light, acts=acts, light_first=True)


def _remarks(state: HubState) -> list[Row]:
    if state.search_error is not None:
        notice = notice_for(state.search_error)
        return [failed_card(ASK, tr("The search has failed"), notice, Act(SEARCH, tr("Try again")))]
    if not state.is_searching and not state.hits:
        words = tr("Try fewer words, or another size, licence or architecture.")
        return [Card(ASK, tr("The hub has no GGUF model like that"), lines=(words,))]
    return []
