"""Keys as this system writes them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from ui.translation import tr


def key_text(keys: str) -> str:
    """Such as "Ctrl+K", or "⌘K" on a Mac."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def keys_text(keys: Iterable[str]) -> str:
    """Several with "or" between, for a list."""
    return tr(" or ", "between two shortcuts").join(map(key_text, keys))
