"""Tooltips that name the keys in force."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QWidget

from ui.chat.sidebar import Sidebar
from ui.main_pane import MainPane
from ui.palette.action import Action
from ui.palette.keys import key_text
from ui.translation import tr


class KeyHints:
    """`widgets`: what each does, by the action's id; their tooltips so far are without keys."""

    def __init__(self, widgets: Iterable[tuple[QWidget, str]]) -> None:
        self._hints = [(widget, action_id, widget.toolTip()) for widget, action_id in widgets]

    def show(self, actions: Sequence[Action]) -> None:
        """Name the first key of each action, where it has one."""
        keys = {action.id: action.keys for action in actions}
        for widget, action_id, words in self._hints:
            hint = words
            if keys[action_id]:
                named = tr("{words} ({keys})", "a tooltip with its shortcut")
                hint = named.format(words=words, keys=key_text(keys[action_id][0]))
            widget.setToolTip(hint)


def hints_of(sidebar: Sidebar, main: MainPane) -> KeyHints:
    """For the buttons of the window."""
    return KeyHints(
        (
            (sidebar.new_button, "new-chat"),
            (sidebar.collapse_button, "toggle-sidebar"),
            (sidebar.models_button, "models"),
            (sidebar.settings_button, "settings"),
            (main.models.bar.sidebar_button, "toggle-sidebar"),
            (main.top_bar.sidebar_button, "toggle-sidebar"),
            (main.top_bar.details_button, "toggle-details"),
            (main.composer.attach_button, "attach"),
            (main.composer.thinking_button, "thinking"),
        )
    )
