"""One repository of the hub: its files, grouped into models, and its README."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from models.hub_errors import GatedRepositoryError, SignInError
from ui.errors import notice_for
from ui.fonts import interface_font
from ui.known_sentences import known
from ui.library.card import Act, Card, Row
from ui.library.card_view import CardView
from ui.library.content import Column
from ui.library.find_page import failed_card
from ui.library.hub_cards import hit_facts
from ui.library.hub_desk import HubState
from ui.library.readme_view import ReadmeView
from ui.notice import Notice
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import IconButton, button
from ui.widgets.words_label import words_label

REOPEN, TOKEN = "reopen", "token"
_ASKED_FIRST = mark(
    "Its publisher wants to be asked first. On its page in a browser, sign in and accept the "
    "conditions, then store a token of your account here."
)


class RepositoryPage(Column):
    """Shows what it is told; `acted` is a wish about one of its models."""

    acted = Signal(str, str)
    closed = Signal()
    token_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = IconButton(theme, "chevron-left", tr("Back to the results (Esc)"))
        self.back.clicked.connect(self.closed)
        self.title = QLabel()
        self.title.setFont(interface_font(20, QFont.Weight.DemiBold))
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self._facts, self._note = words_label(12, tone="muted"), words_label(12, tone="muted")
        self.files_tab, self.readme_tab = _tab(tr("Files")), _tab("README")
        self.token_button = button(tr("Token…"), self.token_requested.emit, look="quiet")
        self.view = CardView(theme, tr("Files of the repository"))
        self.view.acted.connect(self.acted)
        self.readme = ReadmeView(theme)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.readme)
        self._arrange()

    def show_state(self, state: HubState, rows: Sequence[Row], asked_for: str) -> None:
        """`rows` are the files of the repository, if it is there."""
        repository = state.repository
        if repository is None:
            self.title.setText(asked_for)
            self._facts.setText(tr("Asking the hub…") if state.opening else "")
            self._note.hide()
            self.view.show_rows(_trouble(state.open_error))
            self.token_button.setVisible(False)
            self.readme.show_text("")
            return
        self.title.setText(repository.hit.repo_id)
        self._facts.setText(hit_facts(repository.hit))
        notes = [tr(_ASKED_FIRST)] if repository.hit.is_gated else []
        if repository.is_renamed:
            notes.append(tr("{name} has been renamed to this.").format(name=repository.asked_for))
        self._note.setText(" ".join(notes))
        self._note.setVisible(bool(notes))
        self.token_button.setVisible(repository.hit.is_gated)
        self.view.show_rows(rows or [_nothing()])
        self.readme.show_text(_readme_text(state))

    def show_files(self) -> None:
        """The tab that one comes for."""
        self.files_tab.setChecked(True)
        self._pages.setCurrentWidget(self.view)

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.title, 1)
        tabs = QHBoxLayout()
        tabs.setSpacing(8)
        group = QButtonGroup(self)
        for place, tab in enumerate((self.files_tab, self.readme_tab)):
            group.addButton(tab, place)
            tabs.addWidget(tab)
        group.idClicked.connect(self._pages.setCurrentIndex)
        tabs.addStretch(1)
        tabs.addWidget(self.token_button)
        self.files_tab.setChecked(True)
        self.column.addLayout(top)
        self.column.addWidget(self._facts)
        self.column.addWidget(self._note)
        self.column.addLayout(tabs)
        self.column.addWidget(self._pages, 1)


def _nothing() -> Card:
    return Card("nothing", tr("It has no GGUF model that could be downloaded"))


def _trouble(error: Exception | None) -> list[Row]:
    if error is None:
        return []
    notice = notice_for(error)
    acts = [Act(REOPEN, tr("Try again"))]
    if isinstance(error, GatedRepositoryError | SignInError):
        acts.append(Act(TOKEN, tr("Token…")))
    if isinstance(error, GatedRepositoryError):
        words = tr(
            "{page} in a browser: sign in and accept the conditions, then store a token of your "
            "account here."
        )
        notice = Notice(known(str(error)), words.format(page=error.page))
    return [failed_card("trouble", tr("It cannot be shown"), notice, *acts)]


def _readme_text(state: HubState) -> str:
    if state.readme is None:
        return tr("Asking the hub…")
    return state.readme or tr("It has no README.")


def _tab(text: str) -> QPushButton:
    tab = QPushButton(text)
    tab.setCheckable(True)
    tab.setAutoDefault(True)
    tab.setFont(interface_font(13))
    return tab
