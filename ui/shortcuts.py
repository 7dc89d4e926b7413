"""The keys of the window: the usual ones, or those that a person has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ui.key_hints import KeyHints
from ui.palette.action import Action
from ui.palette.chosen_keys import refusal, with_chosen
from ui.preferences import Preferences
from ui.settings.shortcut_section import ShortcutSection


class Shortcuts(QObject):
    """Keeps keys, the list of them and tooltips as the settings say."""

    def __init__(
        self,
        window: QWidget,
        actions: Sequence[Action],
        preferences: Preferences,
        section: ShortcutSection,
        hints: KeyHints,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._usual = tuple(actions)
        self._preferences = preferences
        self._section = section
        self._hints = hints
        self._shortcuts: list[QShortcut] = []
        self.actions: tuple[Action, ...] = ()  # with the keys in force
        section.keys_pressed.connect(self.choose)
        section.reset_requested.connect(self.reset)
        section.all_reset_requested.connect(lambda: preferences.change(shortcuts={}))
        preferences.changed.connect(self._follow)
        self._follow()

    def choose(self, action_id: str, keys: str) -> None:
        """Give an action these keys alone, or none; say why where that cannot be."""
        if self._may_have(action_id, [keys] if keys else []):
            chosen = self._without(action_id)
            if (keys,) != self._usual_keys(action_id):
                chosen[action_id] = [keys] if keys else []
            self._change(chosen)

    def reset(self, action_id: str) -> None:
        """Give an action its usual keys; say why where another has them by now."""
        if self._may_have(action_id, self._usual_keys(action_id)):
            self._change(self._without(action_id))

    def _may_have(self, action_id: str, keys: Sequence[str]) -> bool:
        refused = next(filter(None, (refusal(self.actions, action_id, k) for k in keys)), "")
        if refused:
            self._section.refuse(action_id, refused)
        return not refused

    def _usual_keys(self, action_id: str) -> tuple[str, ...]:
        return next(action.keys for action in self._usual if action.id == action_id)

    def _without(self, action_id: str) -> dict[str, Sequence[str]]:
        chosen = self._preferences.settings.shortcuts
        return {key: value for key, value in chosen.items() if key != action_id}

    def _change(self, chosen: dict[str, Sequence[str]]) -> None:
        self._preferences.change(shortcuts=chosen)
        self._show()

    def _follow(self) -> None:
        actions = with_chosen(self._usual, self._preferences.settings.shortcuts)
        if actions != self.actions:
            self.actions = actions
            self._make_shortcuts()
            self._hints.show(actions)
            self._show()

    def _show(self) -> None:
        """Also where nothing changed: the field that took down the keys closes."""
        self._section.show_actions(self.actions, tuple(self._preferences.settings.shortcuts))

    def _make_shortcuts(self) -> None:
        for old in self._shortcuts:
            old.setEnabled(False)
            old.setParent(None)
            old.deleteLater()
        self._shortcuts = [
            self._shortcut(keys, action) for action in self.actions for keys in action.keys
        ]

    def _shortcut(self, keys: str, action: Action) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._window)
        shortcut.activated.connect(partial(_carry_out, action))
        return shortcut


def _carry_out(action: Action) -> None:
    """Do nothing where there is nothing to do it with, as the palette leaves it out there."""
    if action.is_possible():
        action.act()
