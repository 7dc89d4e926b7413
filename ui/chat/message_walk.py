"""From message to message by key, for who does not scroll or does not see."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from ui.chat.message_view import MessageView
from ui.chat.transcript import Transcript
from ui.translation import tr
from ui.widgets.announce import announce

_AROUND = 8  # pixels between a message and the ring around it


class MessageWalk(QObject):
    """The message that is come to has the keyboard, so Tab leads to its buttons.

    Behind the last one is the message field: `leave` goes there.
    """

    def __init__(self, transcript: Transcript, leave: Callable[[], None]) -> None:
        super().__init__(transcript)
        self._transcript = transcript
        self._leave = leave
        self._ring = _Ring(transcript)

    def go(self, step: int) -> None:
        """So many messages on. From the chat as a whole, to the one at the top of the screen."""
        messages = self._transcript.messages
        index = max(0, self._at() + step)
        if self._transcript.hasFocus():
            index = self._transcript.index_shown
        if index >= len(messages):
            self._leave()
            return
        view = self._transcript.reach(messages[index].id)
        if view is None:
            return
        self._transcript.bring_item_into_view(index)
        self._ring.go_around(view)
        view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        place = tr("Message {number} of {count}")
        announce(view, place.format(number=index + 1, count=len(messages)))

    def _at(self) -> int:
        """The message at which, or in which, the keyboard is; elsewhere it is behind the last."""
        widget: QObject | None = QApplication.focusWidget()
        while widget is not None and not isinstance(widget, MessageView):
            widget = widget.parent()
        ids = [message.id for message in self._transcript.messages]
        if isinstance(widget, MessageView) and widget.message_id in ids:
            return ids.index(widget.message_id)
        return len(ids)


class _Ring(QFrame):
    """Shows around what the keyboard is, while it is there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("focus-ring")
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view: QWidget | None = None

    def go_around(self, view: QWidget) -> None:
        if self._view is not None:
            self._view.removeEventFilter(self)
        self._view = view
        self.setParent(view.parentWidget())
        view.installEventFilter(self)
        view.destroyed.connect(self._lose)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = QEvent.Type
        if event.type() in (kinds.FocusIn, kinds.FocusOut, kinds.Move, kinds.Resize):
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        view = self._view
        self.setVisible(view is not None and view.hasFocus())
        if view is not None:
            self.setGeometry(view.geometry().adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))

    def _lose(self, gone: QObject) -> None:
        if gone is self._view:
            self._view = None
            self.hide()
