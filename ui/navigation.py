"""What lies over what in the window: the ways to a page, and back to the chat."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.chat.chat_controller import ChatController
from ui.chat.sidebar import Sidebar
from ui.library.library_controller import LibraryController
from ui.library.models_bar import Tab
from ui.main_pane import MainPane
from ui.pair.measuring import Measuring
from ui.settings.settings_controller import SettingsController
from ui.shell import Shell
from ui.stats.answer_pages import AnswerPages


class Navigation(QObject):
    """Settings, models and pages of an answer cover the chat; panes may overlay all of it."""

    def __init__(
        self,
        shell: Shell,
        sidebar: Sidebar,
        main: MainPane,
        chats: ChatController,
        settings: SettingsController,
        library: LibraryController,
        answer_pages: AnswerPages,
        measuring: Measuring,
    ) -> None:
        super().__init__(shell)
        self._shell, self._sidebar, self._main = shell, sidebar, main
        self._chats = chats
        self._settings, self._library, self._answer_pages = settings, library, answer_pages
        self._measuring = measuring
        self._had_details = False  # before the models covered the chat
        library.opened.connect(self._cover_details)
        library.closed.connect(self._uncover_details)

    def show_chat(self) -> None:
        """Close what lies over the chat."""
        for close in (self._settings.close, self._library.close, self._answer_pages.close):
            close()

    def show_listed_chat(self) -> None:
        """Uncover the chat that was chosen in the list."""
        self._settings.close()
        self._library.close()
        self._shell.close_overlaid_sidebar()

    def write(self) -> None:
        """Back to the chat and into the message field."""
        self.show_chat()
        self._main.composer.focus()

    def use_example(self, text: str) -> None:
        """Put it in place of what was typed, which Undo brings back."""
        self._main.composer.set_text(text)
        self._main.composer.focus()

    def new_chat(self) -> None:
        self.show_chat()
        self._chats.new_chat()

    def chat_beside(self, step: int) -> int | None:
        """The id of the chat that is listed so many places below the one that is shown."""
        shown = self._chats.conversation
        return self._sidebar.model.chat_beside(shown.id if shown is not None else None, step)

    def go_to_chat_beside(self, step: int) -> None:
        beside = self.chat_beside(step)
        if beside is not None:
            self.show_chat()
            self._chats.open_chat(beside)

    def rename(self, conversation_id: int) -> None:
        """Edit a chat's title in the list."""
        self.show_sidebar()
        self._sidebar.view.rename_chat(conversation_id)

    def search_chats(self) -> None:
        self.show_sidebar()
        self._sidebar.focus_search()

    def open_settings(self, section: str = "") -> None:
        """Over the chat, at a section or where they were left."""
        self._shell.close_overlays()
        self._library.close()
        self._settings.open(section)

    def open_models(self, tab: Tab | None = None) -> None:
        """Over the chat, at a page or where they were left."""
        self._settings.close()
        self._library.open(tab)
        self._shell.close_overlaid_sidebar()

    def toggle_models(self) -> None:
        if not self._library.close():
            self.open_models()

    def show_sidebar(self) -> None:
        self._shell.set_sidebar(shown=True)

    def toggle_sidebar(self) -> None:
        self._shell.set_sidebar(shown=not self._shell.sidebar_shown)

    def toggle_details(self) -> None:
        self._shell.set_details(shown=not self._shell.details_open)

    def escape(self) -> None:
        """First away with what covers the chat, then stop a measurement, or what a chat does."""
        covers = (
            self._shell.close_overlays,
            self._settings.close,
            self._library.back,
            self._answer_pages.close,
            self._main.find_bar.close_bar,
        )
        if not any(close() for close in covers) and not self._measuring.stop():
            self._chats.escape()

    def _cover_details(self) -> None:
        """Figures of an answer do not belong beside models."""
        self._had_details = self._shell.details_open
        self._shell.set_details(shown=False)

    def _uncover_details(self) -> None:
        self._shell.set_details(shown=self._had_details)
