"""The window: makes its panes and what works behind them, and takes what Qt sends to a window.

What follows what is in `window_wiring`, the ways from page to page are in `navigation`, and all
that can be done in `window_actions`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from ui.appearance import Appearance
from ui.attention import Attention
from ui.chat.chat_controller import ChatController, ChatViews
from ui.chat.chat_size import ChatSize
from ui.chat.chat_transfers import ChatTransfers
from ui.chat.code_saver import CodeSaver
from ui.chat.deletions import Deletions
from ui.chat.message_walk import MessageWalk
from ui.chat.override_controller import OverrideController
from ui.chat.override_popup import OverridePopup
from ui.chat.pending_files import PendingFiles
from ui.chat.pending_overrides import PendingOverrides
from ui.chat.preset_controller import PresetController
from ui.chat.preset_popup import PresetPopup
from ui.chat.readiness import BUSY
from ui.chat.shelf_controller import ShelfController
from ui.chat.sidebar import Sidebar
from ui.chat.spoken_answer import SpokenAnswer
from ui.chat.thinking_switch import ThinkingSwitch
from ui.chat.token_counter import TokenCounter
from ui.chat.waiting_count import WaitingCount
from ui.chat_figures import ChatFigures
from ui.details.details_panel import DetailsPanel
from ui.details.live_details import LiveDetails
from ui.engine_banner import EngineBanner
from ui.engine_replies import EngineReplies
from ui.errors import notice_for
from ui.file_intake import FileIntake
from ui.key_hints import hints_of
from ui.library.library_controller import LibraryController
from ui.main_pane import MainPane
from ui.message_room import MessageRoom
from ui.navigation import Navigation
from ui.notice import Notice
from ui.options_popup import OptionsPopup
from ui.other_work import OtherWork
from ui.page_choice import PageChoice
from ui.pair.measuring import Measuring
from ui.pair.pair_controller import PairController
from ui.pair.unloading import Unloading
from ui.palette.action import Action
from ui.palette.palette import Palette
from ui.serving.serving import Serving
from ui.settings.reload_offer import ReloadOffer
from ui.settings.settings_controller import SettingsController
from ui.settings.settings_notice import SettingsNotice
from ui.shell import Shell
from ui.shortcuts import Shortcuts
from ui.stats.answer_pages import AnswerPages
from ui.tab_order import order_tabs
from ui.tasks import Tasks
from ui.translation import tr
from ui.window_actions import window_actions
from ui.window_parts import Parts
from ui.window_place import WindowPlace
from ui.window_title import WindowTitle
from ui.window_wiring import connect_window


class MainWindow(QMainWindow):
    """Closing it stops the engine and keeps what was answered so far."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self.setAcceptDrops(True)
        self._make_panes()
        self._make_chat()
        self._make_models()
        self._make_pages()
        self._make_followers()
        connect_window(self, parts)
        self._add_shortcuts()
        order_tabs(self.sidebar, self.main, self.settings.page)
        self.place.restore()
        self.chats.restore()
        self.composer.focus()
        for follower in (self.page_choice, self.figures, self.reload_offer):
            follower.show()
        self.pair.load()
        self.pair.refresh()
        self.settings_notice.say()
        self.serving.follow()

    def _make_panes(self) -> None:
        theme = self._parts.theme
        self.sidebar = Sidebar(theme)
        self.main = MainPane(theme)
        self.details = DetailsPanel(theme)
        self.options = OptionsPopup(theme, self._parts.preferences, self)
        self.preset_popup = PresetPopup(theme, self)
        self.override_popup = OverridePopup(theme, self)
        self.palette_popup = Palette(theme, self)
        self.shell = Shell(self.sidebar, self.main, self.details)
        self.setCentralWidget(self.shell)
        main = self.main
        self.top_bar, self.chooser, self.banner = main.top_bar, main.top_bar.chooser, main.banner
        self.start_page, self.empty_chat = main.start_page, main.empty_chat
        self.transcript, self.composer = main.transcript, main.composer

    def _make_chat(self) -> None:
        """What a chat, the list of chats and the message field do."""
        parts = self._parts
        self.counter = TokenCounter(parts.control.ask_pair, self)
        self.size_of_chat = ChatSize(
            self.counter,
            lambda messages: self.chats.context(messages),  # noqa: PLW0108 - made below
            self,
        )
        parts.control.replied.connect(self.size_of_chat.take)
        room = MessageRoom(parts.control, parts.preferences, self.size_of_chat)
        self.files = PendingFiles(
            self.composer,
            self.counter,
            parts.jobs,
            lambda: room.after(self.chats.before_typed),
            self,
        )
        pending = PendingOverrides(parts.store.unsent, self.composer)
        self.chats = ChatController(
            parts.store,
            parts.control.send,
            lambda: parts.preferences.answer_options,
            lambda: parts.preferences.settings.while_answering,
            ChatViews(self.sidebar, self.transcript, self.composer),
            self.files,
            pending,
            WaitingCount(self.counter, room.after, self),
        )
        self.overrides = OverrideController(
            self.chats,
            pending,
            lambda: parts.preferences.answer_options,
            self.composer,
            self.override_popup,
        )
        self.thinking = ThinkingSwitch(
            self.composer, self.chats, pending, parts.control, parts.preferences
        )
        self.tasks = Tasks(self.main.task_strip)
        self.spoken_answer = SpokenAnswer(self.transcript)
        self.deletions = Deletions(
            parts.store, self.chats, self.sidebar, self.composer, parts.dialogs
        )
        self.transfers = ChatTransfers(parts.store, self.tasks, parts.dialogs, self)
        self.shelf = ShelfController(
            parts.store, self.chats, self.sidebar, self.transfers, parts.dialogs, self.deletions
        )
        self.presets = PresetController(
            parts.presets,
            self.chats,
            lambda: parts.preferences.answer_options,
            self.composer,
            self.preset_popup,
            parts.dialogs,
        )
        self.walk = MessageWalk(self.transcript, self.composer.focus)
        self.code_saver = CodeSaver(self.transcript, parts.dialogs)

    def _make_models(self) -> None:
        """The pair, and the pages of models."""
        parts = self._parts
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

    def _make_pages(self) -> None:
        """What is told of an answer, and the settings."""
        parts = self._parts
        self.answer_pages = AnswerPages(parts.store, self.chats, self.main, parts.control.send)
        self.measuring = Measuring(
            self.pair,
            parts.control,
            parts.jobs,
            parts.hub.measurements,
            self.banner,
            self._whose_turn,
        )
        self.unloading = Unloading(
            self.pair, parts.control, self.banner, lambda: self.chats.obstacle
        )
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

        self.serving = Serving(
            parts.preferences,
            parts.control,
            parts.jobs,
            lambda: self.chats.waits or bool(self._whose_turn()),
            self,
        )
        self.work = OtherWork(self.answer_pages.comparing, self.measuring, self.serving)

    def _make_followers(self) -> None:
        """What keeps the rest of the window true."""
        parts = self._parts
        self.navigation = Navigation(
            self.shell,
            self.sidebar,
            self.main,
            self.chats,
            self.settings,
            self.library,
            self.answer_pages,
            self.measuring,
        )
        self.intake = FileIntake(self.files, self.pair, self.library, self.composer, parts.dialogs)
        self.page_choice = PageChoice(
            self.main, self.chats, self.pair, parts.control, parts.preferences
        )
        self.figures = ChatFigures(
            self.main, self.chats, self.files, self.live_details, parts.control, self.size_of_chat
        )
        self.reload_offer = ReloadOffer(self.settings, parts.control, self.pair, parts.preferences)
        self.attention = Attention(self, self.chats, parts.control, self.banner)
        self.appearance = Appearance(parts.theme, self.transcript, parts.preferences)
        self.title = WindowTitle(self, self.chats)
        self.place = WindowPlace(self, self.shell, parts.theme, parts.preferences)
        self.engine_banner = EngineBanner(self.banner, parts.control, self.pair)
        self.settings_notice = SettingsNotice(
            self.banner, parts.preferences, parts.control, self.pair
        )
        self.replies = EngineReplies(
            parts.control,
            self.counter,
            self.chats,
            self.spoken_answer,
            self.work,
            self.files,
            self.engine_banner,
        )

    def _add_shortcuts(self) -> None:
        preferences = self._parts.preferences
        self.keys = Shortcuts(
            self,
            window_actions(self, preferences),
            preferences,
            self.settings.shortcuts,
            hints_of(self.sidebar, self.main),
        )

    @property
    def actions_of_window(self) -> tuple[Action, ...]:
        """All that can be done, with the keys in force."""
        return self.keys.actions

    def show_error(self, error: Exception) -> None:
        """Say what went wrong, in place."""
        self.banner.show_notice(notice_for(error))

    def show_notice(self, notice: Notice) -> None:
        """Say something, in place."""
        self.banner.show_notice(notice)

    def open_palette(self) -> None:
        """What can be done now, by name."""
        self.palette_popup.open_over(self, self.actions_of_window)

    def open_options(self) -> None:
        """The small window over the composer."""
        self.navigation.write()
        self.options.open_above(self.composer.options_button)

    def _whose_turn(self) -> str:
        """Who has the loaded pair now; empty if nobody has."""
        if self.chats.is_answering:
            return tr(BUSY)
        return self.work.running

    def closeEvent(self, event: QCloseEvent) -> None:
        parts = self._parts
        self.place.leave()
        for end in (self.serving.close, self.chats.close, self.tasks.close, self.library.shut_down):
            end()
        for end in (parts.control.shut_down, parts.jobs.close, parts.store.close):
            end()
        super().closeEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's
        """What had the keyboard may have gone: then a person writes, instead of what comes next."""
        left = QApplication.focusWidget()
        if left is not None and not left.isVisible() and self.composer.isVisible():
            self.composer.focus()
            return True
        return super().focusNextPrevChild(forward)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.chats.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.intake.wants(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.intake.take(event.mimeData())
