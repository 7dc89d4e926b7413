"""Keys that a person has chosen for actions, in place of the usual ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from ui.palette.action import Action
from ui.palette.keys import key_text
from ui.translation import tr

ChosenKeys = Mapping[str, Sequence[str]]  # by the action's id; none: it has no key

_IN_TEXT = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.MoveToNextWord,
    QKeySequence.StandardKey.MoveToPreviousWord,
    QKeySequence.StandardKey.SelectNextWord,
    QKeySequence.StandardKey.SelectPreviousWord,
    QKeySequence.StandardKey.DeleteStartOfWord,
    QKeySequence.StandardKey.DeleteEndOfWord,
)
_FIRST_FUNCTION_KEY, _LAST_FUNCTION_KEY = Qt.Key.Key_F1, Qt.Key.Key_F35
_LOCAL = ("F2",)  # renames in the list of chats


def with_chosen(actions: Sequence[Action], chosen: ChosenKeys) -> tuple[Action, ...]:
    """The actions with the keys in force; no two have the same, whatever a file says.

    Keys that cannot be changed come first, then those that were chosen.
    """
    first = sorted(actions, key=lambda action: (not action.is_fixed, action.id not in chosen))
    taken: set[str] = set()
    keys: dict[str, tuple[str, ...]] = {}
    for action in first:
        wanted = action.keys if action.is_fixed else _wanted(action, chosen)
        mine = [key for key in wanted if _canonical(key) not in taken]
        taken.update(map(_canonical, mine))
        keys[action.id] = tuple(mine)
    return tuple(replace(action, keys=keys[action.id]) for action in actions)


def refusal(actions: Iterable[Action], action_id: str, keys: str) -> str:
    """Why an action cannot have these keys, empty if it can; `actions` have the keys in force."""
    text = key_text(keys)
    if not _is_free_of_typing(keys):
        return tr("Use Ctrl or Alt with another key, or a function key.")
    if keys in _LOCAL or any(QKeySequence(keys) in QKeySequence.keyBindings(k) for k in _IN_TEXT):
        return tr("{keys} already has a meaning in fields and lists.").format(keys=text)
    for action in actions:
        if action.id != action_id and _canonical(keys) in map(_canonical, action.keys):
            words = tr("{keys} is already used for “{action}”. Change that one first.")
            return words.format(keys=text, action=action.name)
    return ""


def _canonical(keys: str) -> str:
    return QKeySequence(keys).toString()


def _wanted(action: Action, chosen: ChosenKeys) -> Sequence[str]:
    """A settings file can hold anything; its keys are left out where nobody could choose them."""
    if action.id not in chosen:
        return action.keys
    mine = (action,)  # what others have does not matter yet
    return [
        keys for keys in chosen[action.id] if _is_there(keys) and not refusal(mine, action.id, keys)
    ]


def _is_there(keys: str) -> bool:
    """Whether Qt knows these keys, and they are one chord: others would wait for its second."""
    sequence = QKeySequence(keys)
    return sequence.count() == 1 and _combination(keys).key() is not Qt.Key.Key_unknown


def _combination(keys: str) -> QKeyCombination:
    return QKeySequence(keys)[0]  # type: ignore[index, no-any-return]  # the stubs forget it


def _is_free_of_typing(keys: str) -> bool:
    """Whether a text field would not take it for something typed."""
    key, modifiers = _combination(keys).key(), _combination(keys).keyboardModifiers()
    if _FIRST_FUNCTION_KEY <= key <= _LAST_FUNCTION_KEY:
        return True
    chords = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool(modifiers & (chords | Qt.KeyboardModifier.MetaModifier))
