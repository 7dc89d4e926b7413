"""The menu over a text that can be selected."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QTextEdit

from ui.translation import tr


class Selected(Protocol):
    """What is selected, perhaps over several texts."""

    def text(self) -> str:
        """As plain text."""

    def copy_markdown(self) -> None:
        """Onto the clipboard, as Markdown."""


def copy_menu(field: QTextEdit, selected: Selected, place: QPoint) -> QMenu:
    """`place` is where it was asked for, on the screen: there may be a link."""
    menu = QMenu(field)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    is_anything = bool(selected.text())
    menu.addAction(tr("Copy"), field.copy).setEnabled(is_anything)
    menu.addAction(tr("Copy as Markdown"), selected.copy_markdown).setEnabled(is_anything)
    address = field.anchorAt(field.viewport().mapFromGlobal(place))
    if address:
        clipboard = QGuiApplication.clipboard()
        menu.addAction(tr("Copy the link's address"), lambda: clipboard.setText(address))
    menu.addSeparator()
    menu.addAction(tr("Select all"), field.selectAll)
    return menu
