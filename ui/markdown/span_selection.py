"""Selecting text over several text fields, as if they were one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from ui.markdown.copy_menu import copy_menu
from ui.markdown.joining import joined
from ui.markdown.selectable_text import SelectableText

_KEEP = QTextCursor.MoveMode.KeepAnchor
_START = QTextCursor.MoveOperation.Start
_END = QTextCursor.MoveOperation.End


class SpanSelection(QObject):
    """Watches fields below `root`; a drag that leaves one goes on in the others."""

    dragged = Signal(QPoint)  # where the pointer is now, on the screen
    let_go = Signal()

    def __init__(self, root: QWidget) -> None:
        super().__init__(root)
        self._root = root
        self._anchor: tuple[QTextEdit, int] | None = None

    def watch(self, field: SelectableText) -> None:
        """Let drags begin in this field, and copies from it take all that is selected."""
        assert isinstance(field, QTextEdit)  # its other base
        field.copied = self.text
        field.viewport().installEventFilter(self)
        field.installEventFilter(self)

    def text(self) -> str:
        """Everything that is selected, from top to bottom."""
        return joined((field, part.selection_text()) for field, part in self._selected())

    def markdown(self) -> str:
        """The same as Markdown."""
        return joined((field, part.selection_markdown()) for field, part in self._selected())

    def copy_markdown(self) -> None:
        """Put it onto the clipboard, if anything is selected."""
        markdown = self.markdown()
        if markdown:
            QGuiApplication.clipboard().setText(markdown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent):
            field = watched if isinstance(watched, QTextEdit) else watched.parent()
            return isinstance(field, QTextEdit) and self._show_menu(field, event)
        if not isinstance(event, QMouseEvent):
            return False
        field = watched.parent()
        if not isinstance(field, QTextEdit):
            return False
        left = Qt.MouseButton.LeftButton
        if event.type() is QEvent.Type.MouseButtonPress and event.button() is left:
            self._begin(field, event)
        elif event.type() is QEvent.Type.MouseMove and event.buttons() & left:
            place = event.globalPosition().toPoint()
            took_over = self._drag(place)
            self.dragged.emit(place)
            return took_over
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self.let_go.emit()
        return False

    def drag_to(self, place: QPoint) -> None:
        """What is selected reaches to a place now, though the pointer has not moved."""
        if not self._drag(place) and self._anchor is not None:
            start, position = self._anchor
            cursor = start.textCursor()
            cursor.setPosition(position)
            target = start.cursorForPosition(start.viewport().mapFromGlobal(place)).position()
            cursor.setPosition(target, _KEEP)
            start.setTextCursor(cursor)

    def _show_menu(self, field: QTextEdit, event: QContextMenuEvent) -> bool:
        """What can be done with the selection; at the cursor, where the keyboard asked."""
        place = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = field.viewport().mapToGlobal(field.cursorRect().bottomLeft())
        copy_menu(field, self, place).popup(place)
        return True

    def _selected(self) -> list[tuple[QTextEdit, SelectableText]]:
        fields = [field for field in self._fields() if field.textCursor().hasSelection()]
        return [(field, field) for field in fields if isinstance(field, SelectableText)]

    def _begin(self, field: QTextEdit, event: QMouseEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return
        self._anchor = (field, field.cursorForPosition(event.position().toPoint()).position())
        self._clear(but=(field,))

    def _drag(self, place: QPoint) -> bool:
        """Select from the anchor to a place; False if the field can do that alone."""
        if self._anchor is None:
            return False
        start, position = self._anchor
        fields = self._fields()
        if start not in fields:  # its message is gone, such as by a new answer
            self._anchor = None
            return False
        end = _field_at(fields, place)
        if end is None or end is start:
            self._clear(but=(start,))
            return False
        first, last = sorted((fields.index(start), fields.index(end)))
        downwards = fields[first] is start
        span = fields[first : last + 1]
        self._clear(but=span)
        for field in span[1:-1]:
            field.selectAll()
        _select(start, position, _END if downwards else _START)
        target = end.cursorForPosition(end.viewport().mapFromGlobal(place)).position()
        _select(end, target, _START if downwards else _END)
        return True

    def _clear(self, *, but: Sequence[QTextEdit]) -> None:
        for field in self._root.findChildren(QTextEdit):
            cursor = field.textCursor()
            if field not in but and cursor.hasSelection():
                cursor.clearSelection()
                field.setTextCursor(cursor)

    def _fields(self) -> list[QTextEdit]:
        shown = [field for field in self._root.findChildren(QTextEdit) if field.isVisible()]
        return sorted(shown, key=lambda field: field.mapToGlobal(QPoint(0, 0)).y())


def _field_at(fields: list[QTextEdit], place: QPoint) -> QTextEdit | None:
    """The last field that begins above the place, or the first."""
    above = [field for field in fields if field.mapToGlobal(QPoint(0, 0)).y() <= place.y()]
    return above[-1] if above else next(iter(fields), None)


def _select(field: QTextEdit, position: int, towards: QTextCursor.MoveOperation) -> None:
    cursor = field.textCursor()
    cursor.setPosition(position)
    cursor.movePosition(towards, _KEEP)
    field.setTextCursor(cursor)
