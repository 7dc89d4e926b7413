"""The window: puts the panes together and says what the engine is doing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QMainWindow,
    QWidget,
)

from app.config.paths import Paths
from app.config.presets_file import PresetsFile
from app.config.settings import Theme as ThemeChoice
from app.engine.errors import EngineDiedError
from app.engine_process.protocol import Command, Died, Loaded, Reply
from app.sessions.attachment_files import PATTERNS
from app.sessions.store import ConversationStore
from models.demo_pair import DEMO_NAME
from models.registry import Registry
from models.starter import STARTER_NAME
from ui.chat.chat_controller import ChatController, ChatViews
from ui.chat.code_saver import CodeSaver
from ui.chat.pending_files import PendingFiles
from ui.chat.preset_controller import PresetController
from ui.chat.preset_popup import PresetPopup
from ui.chat.shelf_controller import ShelfController
from ui.chat.sidebar import Sidebar
from ui.chat.spoken_answer import SpokenAnswer
from ui.chat.token_counter import TokenCounter
from ui.details.details_panel import DetailsPanel
from ui.details.live_details import LiveDetails
from ui.details.wording import memory_sentence
from ui.dialogs import Dialogs
from ui.dropped_files import dropped_files, dropped_model
from ui.engine_banner import EngineBanner
from ui.engine_control import EngineControl
from ui.engine_notices import obstacle
from ui.engine_state import Phase
from ui.errors import notice_for
from ui.jobs import JobRunner
from ui.library.library_controller import LibraryController
from ui.library.models_bar import Tab
from ui.library.parts import HubParts
from ui.main_pane import MainPane
from ui.notice import Notice
from ui.options_popup import OptionsPopup
from ui.pair.pair_controller import PairController
from ui.palette.palette import Palette
from ui.preferences import Preferences
from ui.settings.settings_controller import SettingsController
from ui.settings.settings_notice import SettingsNotice
from ui.shell import Shell
from ui.stats.answer_pages import AnswerPages
from ui.stats.comparing import RUNNING
from ui.theme import Theme
from ui.window_actions import window_actions

_SMALLEST = (480, 400)
_USUAL = (1180, 780)
SHORTEST_ANSWER = 64  # tokens that stay free when a message is let through


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
    presets: PresetsFile
    paths: Paths
    hub: HubParts
    dialogs: Dialogs = field(default_factory=Dialogs)


class MainWindow(QMainWindow):
    """Closing it stops the engine and keeps what was answered so far."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self._had_details = False
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
        self.pair.load()
        self.pair.refresh()
        self.settings_notice.say()

    def _make_panes(self) -> None:
        theme = self._parts.theme
        self.sidebar = Sidebar(theme)
        self.main = MainPane(theme)
        self.details = DetailsPanel(theme)
        self.options = OptionsPopup(theme, self._parts.preferences, self)
        self.preset_popup = PresetPopup(theme, self)
        self.palette_popup = Palette(theme, self)
        self.shell = Shell(self.sidebar, self.main, self.details)
        self.setCentralWidget(self.shell)
        main = self.main
        self.top_bar, self.chooser, self.banner = main.top_bar, main.top_bar.chooser, main.banner
        self.start_page, self.empty_chat = main.start_page, main.empty_chat
        self.transcript, self.composer = main.transcript, main.composer

    def _make_controllers(self) -> None:
        parts = self._parts
        self.counter = TokenCounter(self._send_if_loaded, self)
        self.files = PendingFiles(self.composer, self.counter, parts.jobs, self._room, self)
        self.chats = ChatController(
            parts.store,
            parts.control.send,
            lambda: parts.preferences.answer_options,
            lambda: parts.preferences.settings.while_answering,
            ChatViews(self.sidebar, self.transcript, self.composer),
            self.files,
        )
        self.spoken_answer = SpokenAnswer(self.transcript)
        self.shelf = ShelfController(
            parts.store, self.chats, self.sidebar, parts.jobs, parts.dialogs
        )
        self.presets = PresetController(
            parts.presets,
            self.chats,
            lambda: parts.preferences.answer_options,
            self.composer,
            self.preset_popup,
            parts.dialogs,
        )
        self.pair = PairController(
            parts.preferences,
            parts.control,
            parts.registry,
            parts.jobs,
            self.chooser,
            find_starter=parts.find_starter,
            pick_file=parts.pick_file,
            measurements=parts.hub.measurements,
        )
        self.library = LibraryController(
            self.main,
            parts.hub,
            self.pair,
            parts.control,
            parts.preferences,
            parts.registry,
            parts.jobs,
            parts.dialogs,
        )
        self.code_saver = CodeSaver(self.transcript, parts.dialogs)
        self.answer_pages = AnswerPages(parts.store, self.chats, self.main, parts.control.send)
        self.live_details = LiveDetails(
            self.details, parts.store, self.chats, parts.control, parts.preferences
        )
        self.settings = SettingsController(
            parts.theme,
            parts.preferences,
            parts.paths,
            parts.registry,
            parts.jobs,
            parts.dialogs,
            self.main,
        )
        self.engine_banner = EngineBanner(self.banner, parts.control, self.pair)
        self.settings_notice = SettingsNotice(
            self.banner, parts.preferences, parts.control, self.pair
        )

    def _connect(self) -> None:
        control, preferences = self._parts.control, self._parts.preferences
        control.replied.connect(self._take_reply)
        control.changed.connect(self._engine_changed)
        preferences.changed.connect(self._preferences_changed)
        preferences.not_saved.connect(self.show_error)
        for part in (
            self.chats,
            self.answer_pages,
            self.shelf,
            self.presets,
            self.files,
            self.settings,
            self.library,
        ):
            part.failed.connect(self.show_error)
        self.code_saver.failed.connect(self.show_error)
        self.settings.page.reload_requested.connect(self.pair.load)
        self.sidebar.settings_requested.connect(self.open_settings)
        self.sidebar.opened.connect(lambda _: self.settings.close())
        self.sidebar.message_opened.connect(lambda *_: self.settings.close())
        self.sidebar.new_requested.connect(self.settings.close)
        self.shelf.said.connect(self.show_notice)
        self.library.said.connect(self.show_notice)
        self._connect_models()
        self.composer.attach_requested.connect(self.attach)
        self.composer.files_dropped.connect(self.files.add)
        self.answer_pages.comparing.running_changed.connect(self._engine_changed)
        self.chats.shown.connect(self._chat_shown)
        self.pair.failed.connect(lambda _: self._show_page())
        self.pair.changed.connect(self._pair_changed)
        self.pair.replacing.connect(self.chats.stop)
        self.pair.replacing.connect(self.answer_pages.comparing.stop)
        self.start_page.starter_chosen.connect(lambda: self.pair.choose_target(STARTER_NAME))
        self.start_page.demo_chosen.connect(lambda: self.pair.choose_target(DEMO_NAME))
        self.start_page.file_requested.connect(self.pair.open_target_file)
        self.empty_chat.example_chosen.connect(self._use_example)
        self.composer.options_requested.connect(self.open_options)
        self.sidebar.collapse_requested.connect(lambda: self.shell.set_sidebar(shown=False))
        self.sidebar.opened.connect(lambda _: self.shell.close_overlaid_sidebar())
        self.sidebar.new_requested.connect(self.shell.close_overlaid_sidebar)
        self.top_bar.sidebar_button.clicked.connect(lambda: self.shell.set_sidebar(shown=True))
        self.top_bar.details_button.clicked.connect(
            lambda checked: self.shell.set_details(shown=checked)
        )
        self.details.close_button.clicked.connect(lambda: self.shell.set_details(shown=False))
        self.shell.changed.connect(self._panes_changed)

    def _connect_models(self) -> None:
        """The pages of models lie over the chat until a chat is asked for."""
        library, sidebar = self.library, self.sidebar
        sidebar.models_requested.connect(self.open_models)
        for wish in (sidebar.opened, sidebar.message_opened, sidebar.new_requested):
            wish.connect(lambda *_: library.close())
        self.main.models.bar.sidebar_button.clicked.connect(
            lambda: self.shell.set_sidebar(shown=True)
        )
        self.start_page.search_requested.connect(lambda: library.open("find"))
        self.chooser.find_requested.connect(lambda: library.open("find"))
        library.opened.connect(self._cover_details)
        library.closed.connect(self._uncover_details)

    def _add_shortcuts(self) -> None:
        self.actions_of_window = window_actions(self)
        for action in self.actions_of_window:
            for keys in action.keys:
                QShortcut(QKeySequence(keys), self).activated.connect(action.act)
        self.settings.shortcuts.show_actions(self.actions_of_window)

    def _order_tabs(self) -> None:
        """From the chats over the pair to the messages and the composer."""
        order: list[QWidget] = [
            self.sidebar.new_button,
            self.sidebar.more_button,
            self.sidebar.collapse_button,
            self.sidebar.search_field,
            self.sidebar.view,
            self.sidebar.undo_button,
            self.sidebar.models_button,
            self.sidebar.settings_button,
            *self.main.models.tab_order,
            self.top_bar.sidebar_button,
            self.chooser.target_chip,
            self.chooser.draft_chip,
            self.top_bar.details_button,
            self.settings.page.close_button,
            self.transcript,
            self.composer.editor,
            self.composer.attach_button,
            self.composer.preset_button,
            self.composer.options_button,
            self.composer.stop_button,
            self.composer.send_button,
        ]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self.settings.page.order_tabs()

    def show_error(self, error: Exception) -> None:
        """Say what went wrong, in place."""
        self.banner.show_notice(notice_for(error))

    def show_notice(self, notice: Notice) -> None:
        """Say something, in place."""
        self.banner.show_notice(notice)

    def _take_reply(self, reply: Reply) -> None:
        was_answering = self.chats.is_answering
        is_shown = self.chats.growing_rounds is not None
        self.counter.handle(reply)
        self.chats.handle(reply)
        if is_shown:
            self.spoken_answer.take(reply)
        self.answer_pages.comparing.handle(reply)
        if isinstance(reply, Loaded):
            self.files.recount()
        if isinstance(reply, Died):
            self.engine_banner.say_that_it_died(was_answering=was_answering)

    def _engine_changed(self) -> None:
        state = self._parts.control.state
        running = RUNNING if self.answer_pages.comparing.is_running else ""
        self.chats.set_obstacle(obstacle(state) or running)
        self.start_page.set_busy(busy=state.phase in (Phase.LOADING, Phase.BUILDING))
        self._show_engine_settings()
        self.top_bar.show_memory(memory_sentence(state.info) if state.info is not None else "")
        self._show_page()
        self._show_figures()

    def _pair_changed(self) -> None:
        self.start_page.set_starter_there(is_there=self.pair.library.starter is not None)
        busy = self._parts.control.state.phase in (Phase.LOADING, Phase.BUILDING)
        self.start_page.set_busy(busy=busy)
        self._show_page()

    def _preferences_changed(self) -> None:
        theme = self._parts.theme
        if theme.choice != self._parts.preferences.settings.theme:
            theme.choose(self._parts.preferences.settings.theme)
        self.transcript.set_figures(self._parts.preferences.settings.figures_shown)
        self._show_engine_settings()

    def _show_engine_settings(self) -> None:
        info = self._parts.control.state.info
        self.settings.show_loaded(info, needs_reload=self.pair.needs_reload)

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
        self.main.show_page(page)

    def _needs_model(self) -> bool:
        chosen = self._parts.preferences.settings.target
        return not chosen and self._parts.control.state.phase is not Phase.LOADED

    def _show_figures(self) -> None:
        info = self._parts.control.state.info
        answer = self.chats.last_answer
        stats = answer.stats if answer is not None else None
        self.live_details.refresh()
        used = stats.prompt_tokens + stats.output_tokens if stats is not None else 0
        self.composer.gauge.show_use(used, info.context_size if info is not None else 0)
        self.files.show()
        name = self.chooser.target_chip.name
        self.empty_chat.show_hint(f"{name} answers on this machine." if info is not None else "")

    def _panes_changed(self) -> None:
        for bar in (self.top_bar, self.main.models.bar):
            bar.sidebar_button.setVisible(not self.shell.sidebar_shown)
        self.top_bar.details_button.setChecked(self.shell.details_open)
        self.live_details.refresh()

    def _use_example(self, text: str) -> None:
        self.composer.set_text(text)
        self.composer.focus()

    def _send_if_loaded(self, command: Command) -> None:
        """Only a loaded pair can tell tokens; nobody waits for a count."""
        if self._parts.control.state.phase is not Phase.LOADED:
            raise EngineDiedError("No model is loaded.")
        self._parts.control.send(command)

    def _room(self) -> int | None:
        """Tokens that are free for the next message, if the shortest answer is left its place."""
        info = self._parts.control.state.info
        if info is None:
            return None
        if self._parts.preferences.settings.context_full != "stop":  # older turns make way
            return info.context_size - SHORTEST_ANSWER
        answer = self.chats.last_answer
        stats = answer.stats if answer is not None else None
        used = stats.prompt_tokens + stats.output_tokens if stats is not None else 0
        return info.context_size - used - SHORTEST_ANSWER

    def attach(self) -> None:
        patterns = f"Texts, PDF, Word ({PATTERNS});;All files (*)"
        self.files.add(self._parts.dialogs.pick_files("Attach files", patterns))

    def new_chat(self) -> None:
        self.show_chat()
        self.chats.new_chat()

    def open_settings(self, section: str = "") -> None:
        """Over the chat, at a section or where they were left."""
        self.shell.close_overlays()
        self.library.close()
        self.settings.open(section)

    def open_palette(self) -> None:
        """What can be done now, by name."""
        self.palette_popup.open_over(self, self.actions_of_window)

    def open_options(self) -> None:
        """The small window over the composer."""
        self.write()
        self.options.open_above(self.composer.options_button)

    def write(self) -> None:
        """Back to the chat and into the message field."""
        self.show_chat()
        self.composer.focus()

    def show_chat(self) -> None:
        """Close what lies over the chat."""
        for close in (self.settings.close, self.library.close, self.answer_pages.close):
            close()

    def rename(self, conversation_id: int) -> None:
        """Edit a chat's title in the list."""
        self.shell.set_sidebar(shown=True)
        self.sidebar.view.rename_chat(conversation_id)

    def use_theme(self, choice: ThemeChoice) -> None:
        """Follow the system, or force light or dark."""
        self._parts.preferences.change(theme=choice)

    def search_chats(self) -> None:
        self.shell.set_sidebar(shown=True)
        self.sidebar.focus_search()

    def escape(self) -> None:
        """First away with what covers the chat, then stop its answer."""
        covers = (
            self.shell.close_overlays,
            self.settings.close,
            self.library.back,
            self.answer_pages.close,
            self.main.find_bar.close_bar,
        )
        if not any(close() for close in covers):
            self.chats.stop()

    def open_models(self, tab: Tab | None = None) -> None:
        """Over the chat, at a page or where they were left."""
        self.settings.close()
        self.library.open(tab)
        self.shell.close_overlaid_sidebar()

    def toggle_models(self) -> None:
        if not self.library.close():
            self.open_models()

    def _cover_details(self) -> None:
        """Figures of an answer do not belong beside models."""
        self._had_details = self.shell.details_open
        self.shell.set_details(shown=False)

    def _uncover_details(self) -> None:
        self.shell.set_details(shown=self._had_details)

    def toggle_sidebar(self) -> None:
        self.shell.set_sidebar(shown=not self.shell.sidebar_shown)

    def toggle_details(self) -> None:
        self.shell.set_details(shown=not self.shell.details_open)

    def _restore(self) -> None:
        self.resize(*_USUAL)
        settings = self._parts.preferences.settings
        if settings.window_geometry:
            self.restoreGeometry(QByteArray.fromBase64(settings.window_geometry.encode()))
        self.shell.want_sidebar(wanted=settings.sidebar_shown)
        self.transcript.set_figures(settings.figures_shown)
        self.composer.focus()

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self.hide()
        self._parts.preferences.change(
            window_geometry=geometry,
            sidebar_shown=self.shell.sidebar_wanted,
        )
        self.chats.close()
        self.library.shut_down()
        self._parts.control.shut_down()
        self._parts.jobs.close()
        self._parts.store.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.chats.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_model(event.mimeData()) is not None or dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_model(event.mimeData())
        if path is not None:
            self.pair.add_target_file(path)
        elif self.composer.isVisible():
            self.files.add(dropped_files(event.mimeData()))
