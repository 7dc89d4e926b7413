"""The way of the Tab key through the window."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QWidget

from ui.chat.sidebar import Sidebar
from ui.main_pane import MainPane
from ui.settings.settings_page import SettingsPage


def order_tabs(sidebar: Sidebar, main: MainPane, settings: SettingsPage) -> None:
    """From the chats over the pair to the messages and the composer."""
    top_bar, composer = main.top_bar, main.composer
    order: list[QWidget] = [
        sidebar.new_button,
        sidebar.more_button,
        sidebar.collapse_button,
        sidebar.search_field,
        sidebar.view,
        sidebar.undo_button,
        sidebar.models_button,
        sidebar.settings_button,
        *main.models.tab_order,
        top_bar.sidebar_button,
        top_bar.chooser.target_chip,
        top_bar.chooser.draft_chip,
        top_bar.details_button,
        settings.close_button,
        main.transcript,
        composer.deleted.button,
        composer.editor,
        composer.attach_button,
        composer.preset_button,
        composer.options_button,
        composer.otherwise_button,
        composer.thinking_button,
        composer.stop_button,
        composer.send_button,
    ]
    for before, after in pairwise(order):
        QWidget.setTabOrder(before, after)
    settings.order_tabs()
