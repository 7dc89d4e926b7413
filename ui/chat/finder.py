"""Goes from hit to hit and marks them in the messages that are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from ui.chat.answer_view import AnswerView
from ui.chat.find_bar import FindBar
from ui.chat.finding import Hit, find_hits, first_from
from ui.chat.message_view import MessageView
from ui.chat.transcript import Transcript
from ui.theme import Theme


class Finder(QObject):
    """Connects the bar and the transcript."""

    def __init__(self, theme: Theme, transcript: Transcript, bar: FindBar) -> None:
        super().__init__(transcript)
        self._theme = theme
        self._transcript = transcript
        self._bar = bar
        self._at = -1
        self._marked: list[QTextEdit] = []
        bar.words_changed.connect(self._search)
        bar.step_requested.connect(self._step)
        bar.closed.connect(self._clear)

    def _search(self, words: str) -> None:
        self._clear()
        hits = find_hits(self._transcript.messages, words)
        ids = [message.id for message in self._transcript.messages]
        self._at = first_from(hits, ids, self._transcript.first_shown)
        self._show(hits)

    def _step(self, step: int) -> None:
        """To another hit; the chat may have grown since the last one."""
        hits = find_hits(self._transcript.messages, self._bar.field.text())
        self._clear()
        self._at = (self._at + step) % len(hits) if hits else -1
        self._show(hits)

    def _show(self, hits: tuple[Hit, ...]) -> None:
        self._bar.show_count(self._at + 1, len(hits))
        if not hits:
            return
        hit = hits[min(self._at, len(hits) - 1)]
        view = self._transcript.reach(hit.message_id)
        if view is None:
            return
        places = self._places(view)
        if not places and isinstance(view, AnswerView) and view.thinking is not None:
            view.thinking.open()
            places = self._places(view)
        if places:
            self._mark(places, current=min(hit.nth, len(places) - 1))
            field, cursor = places[min(hit.nth, len(places) - 1)]
            box = field.cursorRect(cursor)
            top = field.viewport().mapTo(view, box.topLeft()).y()
            self._transcript.bring_into_view(hit.message_id, top, top + box.height())

    def _places(self, view: MessageView) -> list[tuple[QTextEdit, QTextCursor]]:
        words = self._bar.field.text()
        found: list[tuple[QTextEdit, QTextCursor]] = []
        fields = [field for field in view.findChildren(QTextEdit) if field.isVisible()]
        for field in sorted(fields, key=lambda f: f.mapTo(view, f.rect().topLeft()).y()):
            cursor = field.document().find(words)
            while not cursor.isNull():
                found.append((field, cursor))
                cursor = field.document().find(words, cursor)
        return found

    def _mark(self, places: list[tuple[QTextEdit, QTextCursor]], *, current: int) -> None:
        tokens = self._theme.tokens
        by_field: dict[QTextEdit, list[QTextEdit.ExtraSelection]] = {}
        for number, (field, cursor) in enumerate(places):
            look = QTextCharFormat()
            look.setBackground(QColor(tokens.target if number == current else tokens.selection))
            look.setForeground(QColor(tokens.background if number == current else tokens.ink))
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = cursor, look
            by_field.setdefault(field, []).append(selection)
        for field, selections in by_field.items():
            field.setExtraSelections(selections)
            field.destroyed.connect(lambda _=None, field=field: self._forget(field))
        self._marked = list(by_field)

    def _forget(self, field: QTextEdit) -> None:
        self._marked = [other for other in self._marked if other is not field]

    def _clear(self) -> None:
        marked, self._marked = self._marked, []
        for field in marked:
            field.setExtraSelections([])
