"""The text of several fields as one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from ui.markdown.prose_view import ProseView


def joined(texts: Iterable[tuple[QWidget, str]]) -> str:
    """Texts of fields, an empty line between them; long tables and lists go on in the next line."""
    result = ""
    for field, text in texts:
        goes_on = isinstance(field, ProseView) and (field.goes_on or field.begins_with_item)
        result += ("\n" if goes_on else "\n\n") * bool(result) + text
    return result
