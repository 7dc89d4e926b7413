"""Where the window is and how large: as it was left, with room for the size of text."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QMainWindow

from ui.fonts import grown
from ui.preferences import Preferences
from ui.shell import Shell
from ui.theme import Theme

_SMALLEST = (480, 400)
_USUAL = (1180, 780)


class WindowPlace(QObject):
    """With the window goes whether its list of chats is shown."""

    def __init__(
        self, window: QMainWindow, shell: Shell, theme: Theme, preferences: Preferences
    ) -> None:
        super().__init__(window)
        self._window = window
        self._shell = shell
        self._preferences = preferences
        theme.changed.connect(self._keep_room)
        self._keep_room()

    def restore(self) -> None:
        settings = self._preferences.settings
        self._window.resize(*_USUAL)
        if settings.window_geometry:
            geometry = QByteArray.fromBase64(settings.window_geometry.encode())
            self._window.restoreGeometry(geometry)
        self._shell.want_sidebar(wanted=settings.sidebar_shown)

    def leave(self) -> None:
        """Hide the window and remember where it was."""
        geometry = bytes(self._window.saveGeometry().toBase64().data()).decode()
        self._window.hide()
        self._preferences.change(window_geometry=geometry, sidebar_shown=self._shell.sidebar_wanted)

    def _keep_room(self) -> None:
        """Bigger text needs a bigger window."""
        self._window.setMinimumSize(*map(grown, _SMALLEST))
