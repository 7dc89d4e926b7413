"""A section of the settings page that is made of fields of `Settings`."""

from __future__ import annotations

from dataclasses import fields
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.config.settings import Settings
from ui.preferences import Preferences
from ui.settings.editors import Editor, ProseEditor, editor_for
from ui.settings.items import Item, Section
from ui.settings.rows import card, row, text_label
from ui.theme import Theme
from ui.translation import tr

_DEFAULTS = {field.name: field.default for field in fields(Settings)}


class Fields:
    """Editors that show the settings in force and change them at once."""

    def __init__(self, theme: Theme, preferences: Preferences) -> None:
        self._theme = theme
        self._preferences = preferences
        self._is_showing = False
        self.editors: dict[str, Editor] = {}
        preferences.changed.connect(self.show_values)

    def add(self, item: Item) -> QWidget:
        """A row for one more setting."""
        change = partial(self._change, item.field)
        editor = editor_for(self._theme, item, _DEFAULTS[item.field], change)
        self.editors[item.field] = editor
        return row(tr(item.name), tr(item.explanation), editor)

    def show_values(self) -> None:
        """What is in force now."""
        self._is_showing = True
        for name, editor in self.editors.items():
            editor.show_value(getattr(self._preferences.settings, name))
        self._is_showing = False

    def save(self) -> None:
        """What is still being typed."""
        for editor in self.editors.values():
            if isinstance(editor, ProseEditor):
                editor.save()

    def _change(self, name: str, value: object) -> None:
        if not self._is_showing:
            self._preferences.change(**{name: value})


def field_section(section: Section, shown: Fields, *notes: QWidget) -> QWidget:
    """An introduction, notes, and a card with all fields."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(12)
    column.addWidget(text_label(tr(section.intro)))
    for note in notes:
        column.addWidget(note)
    column.addWidget(card([shown.add(item) for item in section.items]))
    column.addStretch(1)
    return holder
