"""Windows for tests: real parts, a scripted engine, nothing left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.config.presets_file import PresetsFile
from app.config.settings_file import SettingsFile
from app.sessions.store import ConversationStore
from models.registry import Registry
from tests.ui.scripted_client import Script, ScriptedClient, answers
from tests.ui.window_steps import wait_until_loaded
from ui.dialogs import Dialogs
from ui.engine_control import EngineControl
from ui.jobs import JobRunner
from ui.main import PATIENCE_S, hub_parts
from ui.main_window import MainWindow
from ui.preferences import Preferences
from ui.theme import Theme
from ui.translation import install_language
from ui.window_parts import Parts


@pytest.fixture(autouse=True, scope="session")
def english(qapp: QApplication) -> None:
    """Speak English whatever this machine speaks."""
    install_language(qapp, "en")


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Speak the language of a code until the end of a test."""
    before = QLocale()
    installed: list[QTranslator] = []
    yield lambda code: installed.extend(install_language(qapp, code))
    for translator in installed:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def german(speak: Callable[[str], None]) -> None:
    speak("de")


@pytest.fixture(autouse=True)
def no_window_left(qapp: QApplication) -> Iterator[None]:
    """Fail a test that leaves a window, menu or popup behind."""
    before = set(QApplication.topLevelWidgets())
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [widget for widget in QApplication.topLevelWidgets() if widget not in before]
    assert not left, f"left behind: {left}"


@pytest.fixture(autouse=True)
def empty_clipboard(qapp: QApplication) -> Iterator[None]:
    """Empty the clipboard after a test.

    The offscreen clipboard is a static object of QtGui. What it still holds is deleted after Python
    has gone, and a QMimeData that Python made crashes then.
    """
    yield
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        QGuiApplication.clipboard().clear(mode)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, "light")


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    paths = Paths.under(tmp_path / "home")
    paths.make()
    return paths


class Clients:
    """Makes scripted clients and remembers them, the newest last."""

    def __init__(self) -> None:
        self.script: Script = answers("Hello ", "there.")
        self.made: list[ScriptedClient] = []

    def __call__(self) -> ScriptedClient:
        self.made.append(ScriptedClient(self.script))
        return self.made[-1]

    @property
    def last(self) -> ScriptedClient:
        return self.made[-1]


@pytest.fixture
def clients() -> Clients:
    return Clients()


MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def make_window(
    qtbot: QtBot,
    qapp: QApplication,
    theme: Theme,
    paths: Paths,
    clients: Clients,
    starter_path: Path,
) -> Iterator[MakeWindow]:
    """Windows over one home; each closed and deleted after the test."""
    windows: list[MainWindow] = []

    def make(
        *,
        target: str = "starter",
        draft: str = "",
        picked: Path | None = None,
        dialogs: Dialogs | None = None,
    ) -> MainWindow:
        preferences = Preferences(SettingsFile(paths.settings_file))
        if target != preferences.settings.target:
            preferences.change(target=target, draft=draft)
        parts = Parts(
            theme=theme,
            preferences=preferences,
            store=ConversationStore(paths.chats_file, patience_s=PATIENCE_S),
            control=EngineControl(clients),
            jobs=JobRunner(),
            registry=Registry(paths.data),
            find_starter=lambda: starter_path,
            pick_file=lambda: picked,
            presets=PresetsFile(paths.presets_file),
            paths=paths,
            hub=hub_parts(paths),
            dialogs=dialogs or Dialogs(),
        )
        window = MainWindow(parts)
        windows.append(window)
        window.resize(1100, 760)
        window.show()
        return window

    yield make
    for window in windows:
        close(window)


@pytest.fixture
def ready(make_window: MakeWindow, qtbot: QtBot) -> MainWindow:
    """A window with a loaded pair."""
    window = make_window()
    wait_until_loaded(window, qtbot)
    return window


def close(window: MainWindow) -> None:
    """Close a window and take it off the screen's list."""
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
