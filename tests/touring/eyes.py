"""What a person sees of the program: words of what is on the screen, and where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

Index = QModelIndex | QPersistentModelIndex


def foremost(window: QWidget) -> QWidget:
    """Where a person acts: the popup or dialog that is open, else the window."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or window


def on_screen(scope: QWidget) -> Iterator[QWidget]:
    """The widgets of a window that are seen, at least in part."""
    for widget in (scope, *scope.findChildren(QWidget)):
        is_here = widget.isVisible() and widget.window() is scope.window()
        if is_here and not widget.visibleRegion().isEmpty():
            yield widget


def words_of(widget: QWidget) -> str:
    """What a widget says, to eyes or to a screen reader."""
    texts = [widget.accessibleName(), widget.accessibleDescription()]
    match widget:
        case QLabel():
            texts.append(_plain(widget.text()))
        case QAbstractButton():
            texts.append(widget.text().replace("&", ""))
        case QLineEdit():
            texts.append(widget.text() or widget.placeholderText())
        case QTextEdit() | QPlainTextEdit():
            texts.append(widget.toPlainText())
        case QComboBox():
            texts.append(widget.currentText())
        case QMenu():
            texts += [action.text().replace("&", "") for action in widget.actions()]
        case QAbstractItemView():
            texts += [row_words(index) for index in rows(widget) if is_row_seen(widget, index)]
    return "\n".join(text for text in texts if text)


def all_words(scope: QWidget) -> str:
    """Everything that is said in a window now."""
    return "\n".join(filter(None, map(words_of, on_screen(scope))))


def rows(view: QAbstractItemView) -> Iterator[Index]:
    """The rows of a list."""
    model = view.model()
    for row in range(model.rowCount() if model is not None else 0):
        yield model.index(row, 0)


def row_words(index: Index) -> str:
    """What a row says."""
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    shown = index.data(Qt.ItemDataRole.DisplayRole)
    return "\n".join(str(text) for text in (shown, spoken) if text)


def is_row_seen(view: QAbstractItemView, index: Index) -> bool:
    """Is a row inside the part of its list that is seen?"""
    return view.visualRect(index).intersects(view.viewport().rect())


def _plain(text: str) -> str:
    return QTextDocumentFragment.fromHtml(text).toPlainText() if "</" in text else text
