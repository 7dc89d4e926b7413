"""The window: puts the panes together and says what the engine is doing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.config.settings import Settings
from app.engine_process.protocol import Died, Reply
from app.sessions.session import AnswerOptions
from app.sessions.store import ConversationStore
from models.demo_pair import DEMO_NAME
from models.errors import IncompatiblePairError
from models.registry import Registry
from models.starter import STARTER_NAME
from ui.chat.chat_controller import ChatController
from ui.chat.composer import Composer
from ui.chat.empty_chat import EmptyChat
from ui.chat.sidebar import Sidebar
from ui.chat.transcript import Transcript
from ui.details.details_panel import DetailsPanel
from ui.details.wording import memory_sentence
from ui.engine_control import EngineControl
from ui.engine_notices import (
    CANCELLED_CODES,
    death_notice,
    obstacle,
    progress_notice,
    progress_sentence,
)
from ui.engine_state import Phase
from ui.errors import notice_for
from ui.jobs import JobRunner
from ui.notice import Notice
from ui.options_popup import OptionsPopup
from ui.pair.pair_chooser import PairChooser
from ui.pair.pair_controller import PairController
from ui.preferences import Preferences
from ui.shell import Shell
from ui.start_page import StartPage
from ui.theme import COLUMN_WIDTH, Theme, interface_font
from ui.widgets.banner import Banner, Choice
from ui.widgets.buttons import IconButton

_SMALLEST = (480, 400)
_USUAL = (1180, 780)
_COMPOSER_EXTRA = 16  # the composer is a little wider than the text
_MEMORY_SHOWN_FROM = 640


@dataclass(frozen=True, slots=True)
class Parts:
    """What the window is built from."""

    theme: Theme
    preferences: Preferences
    store: ConversationStore
    control: EngineControl
    jobs: JobRunner
    registry: Registry
    find_starter: Callable[[], Path]
    pick_file: Callable[[], Path | None]


class MainWindow(QMainWindow):
    """Closing it stops the engine and keeps what was answered so far."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self._died_answering = False
        self.setWindowTitle("Paceline")
        self.setMinimumSize(*_SMALLEST)
        self.setAcceptDrops(True)
        self._make_panes()
        self._make_controllers()
        self._connect()
        self._add_shortcuts()
        self._order_tabs()
        self._restore()
        self._engine_changed()
        self.pair.refresh()
        self.pair.load()

    def _make_panes(self) -> None:
        theme = self._parts.theme
        self.sidebar = Sidebar(theme)
        self.transcript = Transcript(theme)
        self.empty_chat = EmptyChat()
        self.start_page = StartPage(theme)
        self.composer = Composer(theme)
        self.banner = Banner(theme)
        self.chooser = PairChooser(theme)
        self.details = DetailsPanel(theme)
        self.options = OptionsPopup(theme, self._parts.preferences, self)
        self._pages = QStackedWidget()
        for page in (self.start_page, self.empty_chat, self.transcript):
            self._pages.addWidget(page)
        self.shell = Shell(self.sidebar, self._main_pane(theme), self.details)
        self.setCentralWidget(self.shell)

    def _main_pane(self, theme: Theme) -> QWidget:
        main = QWidget()
        main.setObjectName("main")
        column = QVBoxLayout(main)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top_bar(theme))
        column.addWidget(_centred(self.banner, bottom=0))
        column.addWidget(self._pages, 1)
        self._composer_row = _centred(self.composer, bottom=14)
        column.addWidget(self._composer_row)
        return main

    def _top_bar(self, theme: Theme) -> QFrame:
        bar = QFrame()
        bar.setObjectName("topbar")
        bar.setFixedHeight(52)
        self.sidebar_button = IconButton(theme, "sidebar", "Show the chats (F9)", size=20)
        self.details_button = IconButton(theme, "details", "Details of the last answer", size=20)
        self.details_button.setCheckable(True)
        self._memory = QLabel()
        self._memory.setProperty("tone", "muted")
        self._memory.setFont(interface_font(12, tabular=True))
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 0, 10, 0)
        row.setSpacing(8)
        row.addWidget(self.sidebar_button)
        row.addWidget(self.chooser, 1)
        row.addWidget(self._memory)
        row.addWidget(self.details_button)
        return bar

    def _make_controllers(self) -> None:
        parts = self._parts
        self.chats = ChatController(
            parts.store,
            parts.control.send,
            lambda: answer_options(parts.preferences.settings),
            self.sidebar,
            self.transcript,
            self.composer,
        )
        self.pair = PairController(
            parts.preferences,
            parts.control,
            parts.registry,
            parts.jobs,
            self.chooser,
            find_starter=parts.find_starter,
            pick_file=parts.pick_file,
        )

    def _connect(self) -> None:
        control, preferences = self._parts.control, self._parts.preferences
        control.replied.connect(self._take_reply)
        control.changed.connect(self._engine_changed)
        preferences.changed.connect(self._preferences_changed)
        preferences.not_saved.connect(self.show_error)
        self.chats.failed.connect(self.show_error)
        self.chats.shown.connect(self._chat_shown)
        self.pair.failed.connect(self._pair_failed)
        self.pair.changed.connect(self._pair_changed)
        self.pair.replacing.connect(self.chats.stop)
        self.start_page.starter_chosen.connect(lambda: self.pair.choose_target(STARTER_NAME))
        self.start_page.demo_chosen.connect(lambda: self.pair.choose_target(DEMO_NAME))
        self.start_page.file_requested.connect(self.pair.open_target_file)
        self.empty_chat.example_chosen.connect(self._use_example)
        self.composer.options_requested.connect(
            lambda: self.options.open_above(self.composer.options_button)
        )
        self.sidebar.collapse_requested.connect(lambda: self.shell.set_sidebar(shown=False))
        self.sidebar.opened.connect(lambda _: self.shell.close_overlaid_sidebar())
        self.sidebar.new_requested.connect(self.shell.close_overlaid_sidebar)
        self.sidebar_button.clicked.connect(lambda: self.shell.set_sidebar(shown=True))
        self.details_button.clicked.connect(
            lambda: self.shell.set_details(shown=self.details_button.isChecked())
        )
        self.details.close_button.clicked.connect(lambda: self.shell.set_details(shown=False))
        self.shell.changed.connect(self._panes_changed)

    def _add_shortcuts(self) -> None:
        for keys, act in (
            ("Ctrl+N", self.chats.new_chat),
            ("Ctrl+L", self.composer.focus),
            ("Ctrl+F", self._search),
            ("F9", self._toggle_sidebar),
            ("Ctrl+D", self._toggle_details),
            ("Ctrl+R", self.chats.regenerate),
            ("Esc", self.chats.stop),
            ("Ctrl+Q", self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _order_tabs(self) -> None:
        """From the chats over the pair to the messages and the composer."""
        order: list[QWidget] = [
            self.sidebar.new_button,
            self.sidebar.collapse_button,
            self.sidebar.search_field,
            self.sidebar.view,
            self.sidebar.undo_button,
            self.sidebar_button,
            self.chooser.target_chip,
            self.chooser.draft_chip,
            self.details_button,
            self.transcript,
            self.composer.editor,
            self.composer.options_button,
            self.composer.send_button,
        ]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def show_error(self, error: Exception) -> None:
        """Say what went wrong, in place."""
        self.banner.show_notice(notice_for(error))

    def show_notice(self, notice: Notice) -> None:
        """Say something, in place."""
        self.banner.show_notice(notice)

    def _take_reply(self, reply: Reply) -> None:
        if isinstance(reply, Died):
            self._died_answering = self.chats.is_answering
        self.chats.handle(reply)
        if isinstance(reply, Died):
            self._say_that_it_died()

    def _engine_changed(self) -> None:
        state = self._parts.control.state
        self.chats.set_obstacle(obstacle(state))
        self.start_page.set_busy(busy=state.phase in (Phase.LOADING, Phase.BUILDING))
        progress = progress_notice(state)
        if progress is not None:
            self._show_progress(progress)
        elif state.error is not None and state.phase is not Phase.DIED:
            self._say_that_loading_failed()
        elif state.phase is Phase.LOADED and self._is_progress_shown():
            self.banner.clear()
            self._say_what_is_special()
        self._show_memory()
        self._show_page()
        self._show_figures()

    def _show_progress(self, notice: Notice) -> None:
        if self._is_progress_shown():
            state = self._parts.control.state
            self.banner.show_progress(state.fraction, progress_sentence(state))
        else:
            cancel = Choice("Cancel", self._parts.control.cancel)
            self.banner.show_notice(notice, [cancel], closable=False)

    def _is_progress_shown(self) -> bool:
        return self.banner.notice is not None and self.banner.notice.progress is not None

    def _say_that_loading_failed(self) -> None:
        error = self._parts.control.state.error
        if error is None or not self._is_progress_shown():
            return
        again = Choice("Try again", self.pair.load)
        if error.code in CANCELLED_CODES:
            self.banner.show_notice(
                Notice("Nothing is loaded: you cancelled.", tone="plain"), [again]
            )
            return
        choices = [again]
        if self.pair.wanted[1]:
            choices.append(Choice("Load without the draft", self.pair.load_without_draft))
        self.banner.show_notice(notice_for(error), choices)

    def _say_what_is_special(self) -> None:
        info = self._parts.control.state.info
        if info is not None and not info.has_chat_template:
            self.banner.show_notice(
                Notice(
                    "This model has no chat template, so a plain one is used.",
                    "It may be a base model that was not trained to chat.",
                    tone="plain",
                )
            )
        elif info is not None and info.draft is not None and info.off_reason:
            self.banner.show_notice(
                Notice("This pair cannot draft.", info.off_reason, tone="plain")
            )

    def _say_that_it_died(self) -> None:
        state, control = self._parts.control.state, self._parts.control
        notice = death_notice(state, was_answering=self._died_answering)
        choices = [Choice("Restart the engine", control.restart)]
        if state.spec is not None and state.spec.draft is not None:
            choices.append(
                Choice("Restart without the draft", lambda: control.restart(with_draft=False))
            )
        self.banner.show_notice(notice, choices, closable=False)

    def _pair_failed(self, error: Exception) -> None:
        choices = []
        if isinstance(error, IncompatiblePairError):
            choices.append(Choice("Chat without a draft", self.pair.load_without_draft))
        self.banner.show_notice(notice_for(error), choices)
        self._show_page()

    def _pair_changed(self) -> None:
        self.start_page.set_starter_there(is_there=self.pair.library.starter is not None)
        busy = self._parts.control.state.phase in (Phase.LOADING, Phase.BUILDING)
        self.start_page.set_busy(busy=busy)
        self._show_page()

    def _preferences_changed(self) -> None:
        theme = self._parts.theme
        if theme.choice != self._parts.preferences.settings.theme:
            theme.choose(self._parts.preferences.settings.theme)

    def _chat_shown(self) -> None:
        self._show_page()
        self._show_figures()
        current = self.chats.conversation
        title = current.title if current is not None else ""
        self.setWindowTitle(f"{title} – Paceline" if title else "Paceline")

    def _show_page(self) -> None:
        if self.chats.conversation is not None:
            page: QWidget = self.transcript
        elif self._needs_model():
            page = self.start_page
        else:
            page = self.empty_chat
        appears = self._composer_row.isHidden() and page is not self.start_page
        self._pages.setCurrentWidget(page)
        self._composer_row.setVisible(page is not self.start_page)
        if appears:
            self.composer.focus()

    def _needs_model(self) -> bool:
        chosen = self._parts.preferences.settings.target
        return not chosen and self._parts.control.state.phase is not Phase.LOADED

    def _show_figures(self) -> None:
        info = self._parts.control.state.info
        answer = self.chats.last_answer
        stats = answer.stats if answer is not None else None
        self.details.show_answer(stats, info)
        used = stats.prompt_tokens + stats.output_tokens if stats is not None else 0
        self.composer.gauge.show_use(used, info.context_size if info is not None else 0)
        name = self.chooser.target_chip.name
        self.empty_chat.show_hint(f"{name} answers on this machine." if info is not None else "")

    def _show_memory(self) -> None:
        info = self._parts.control.state.info
        self._memory.setText(memory_sentence(info) if info is not None else "")
        self._memory.setToolTip("What the engine process takes: weights, caches and buffers.")
        self._fit_top_bar()

    def _fit_top_bar(self) -> None:
        room = self._pages.width() >= _MEMORY_SHOWN_FROM
        self._memory.setVisible(room and bool(self._memory.text()))

    def _panes_changed(self) -> None:
        self.sidebar_button.setVisible(not self.shell.sidebar_shown)
        self.details_button.setChecked(self.shell.details_open)
        self._fit_top_bar()

    def _use_example(self, text: str) -> None:
        self.composer.set_text(text)
        self.composer.focus()

    def _search(self) -> None:
        self.shell.set_sidebar(shown=True)
        self.sidebar.focus_search()

    def _toggle_sidebar(self) -> None:
        self.shell.set_sidebar(shown=not self.shell.sidebar_shown)

    def _toggle_details(self) -> None:
        self.shell.set_details(shown=not self.shell.details_open)

    def _restore(self) -> None:
        self.resize(*_USUAL)
        settings = self._parts.preferences.settings
        if settings.window_geometry:
            self.restoreGeometry(QByteArray.fromBase64(settings.window_geometry.encode()))
        self.shell.want_sidebar(wanted=settings.sidebar_width > 0)
        self.composer.focus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.hide()
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._parts.preferences.change(
            window_geometry=geometry,
            sidebar_width=260 if self.shell.sidebar_wanted else 0,
        )
        self.chats.close()
        self._parts.control.shut_down()
        self._parts.jobs.close()
        self._parts.store.close()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_top_bar()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.chats.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event)
        if path is not None:
            self.pair.add_target_file(path)


def answer_options(settings: Settings) -> AnswerOptions:
    """The settings that an answer depends on."""
    return AnswerOptions(
        sampling=settings.sampling,
        speculation=settings.speculation,
        max_tokens=settings.max_tokens,
        system_prompt=settings.system_prompt,
    )


def _dropped_file(event: QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    if len(urls) == 1 and urls[0].isLocalFile():
        path = Path(urls[0].toLocalFile())
        return path if path.suffix.lower() == ".gguf" else None
    return None


def _centred(widget: QWidget, *, bottom: int) -> QWidget:
    """A row that keeps the widget in the text column."""
    widget.setMaximumWidth(COLUMN_WIDTH + _COMPOSER_EXTRA)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(8, 0, 8, bottom)
    row.addStretch(1)
    row.addWidget(widget, 1000)
    row.addStretch(1)
    return holder
