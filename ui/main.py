"""Starts the window."""

from __future__ import annotations

import logging
import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QFileDialog

from app.config.paths import Paths
from app.config.presets_file import PresetsFile
from app.config.settings_file import SettingsFile
from app.display_connection import has_display
from app.engine_process.backend import real_backend
from app.engine_process.client import EngineClient
from app.model_hub import user_access, user_downloads, user_requests
from app.sessions.store import ConversationStore
from app.version import __version__
from models.content_hash import ContentHashes
from models.errors import PacelineError
from models.hub_token import SystemKeyring
from models.measured_pair import MeasurementFile
from models.registry import Registry
from models.starter import find_starter
from ui.display import NO_DISPLAY, SCALE_VARIABLE, scale_factor
from ui.engine_control import EngineControl
from ui.errors import install_excepthook, log_to, notice_for
from ui.fatal import FatalDialog
from ui.jobs import JobRunner
from ui.library.parts import HubParts
from ui.main_window import MainWindow
from ui.markdown.formulas import warm_up
from ui.preferences import Preferences
from ui.theme import Theme
from ui.translation import chosen_language, install_language, system_languages, tr
from ui.widgets.icons import icon_pixmap
from ui.window_parts import Parts

_log = logging.getLogger(__name__)
_WARM_UP_MS = 3_000  # after the window is there; a first formula would hold it up for longer
PATIENCE_S = 0.25  # for another program that writes to the chats; the window stands still meanwhile


def main() -> int:
    """Open the window and return the exit status when it is closed."""
    if not has_display(sys.platform, os.environ):
        sys.stderr.write(f"{NO_DISPLAY}\n")
        return 2
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends the program; Qt would not notice it
    paths = Paths.of_user()
    preferences = Preferences(SettingsFile(paths.settings_file))
    os.environ[SCALE_VARIABLE] = scale_factor(preferences.settings.zoom, os.environ)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    language = chosen_language(preferences.settings.language, system_languages())
    install_language(application, language)
    application.setApplicationName("Paceline")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("paceline")
    application.setWindowIcon(QIcon(icon_pixmap("paceline", "#4656C7", 64, 1.0)))
    install_excepthook(lambda notice: FatalDialog(notice).exec())
    try:
        paths.make()
        log_to(paths.log / "window.log")
        for problem in preferences.problems:
            _log.warning("%s", problem)
        window = build_window(application, paths, preferences)
    except PacelineError as error:
        # It is shown below; where no log is open yet, anything louder would end up in a terminal.
        _log.info("The window could not be opened", exc_info=True)
        FatalDialog(notice_for(error)).exec()
        return 1
    install_excepthook(window.show_notice)
    window.show()
    return application.exec()


def build_window(
    application: QApplication, paths: Paths, preferences: Preferences | None = None
) -> MainWindow:
    """The window with its real parts. Raises StoreError if the chats cannot be opened."""
    preferences = preferences or Preferences(SettingsFile(paths.settings_file))
    parts = Parts(
        theme=Theme(application, preferences.settings.theme),
        preferences=preferences,
        store=ConversationStore(paths.chats_file, patience_s=PATIENCE_S),
        control=EngineControl(
            lambda: EngineClient(paths.engine_log, make_backend=real_backend(paths.costs_folder))
        ),
        jobs=JobRunner(),
        registry=Registry(paths.data),
        find_starter=find_starter,
        pick_file=pick_gguf,
        presets=PresetsFile(paths.presets_file),
        paths=paths,
        hub=hub_parts(paths),
    )
    window = MainWindow(parts)
    QTimer.singleShot(_WARM_UP_MS, window, lambda: parts.jobs.run(warm_up, lambda _: None))
    return window


def hub_parts(paths: Paths) -> HubParts:
    """The hub as this person has set it up; nothing is asked, and no keyring opened, yet."""
    requests = user_requests(paths)
    return HubParts(
        access=user_access,
        open_downloads=lambda access: user_downloads(paths, access, requests),
        requests=requests,
        tokens=SystemKeyring(),
        measurements=MeasurementFile(paths.measurements_file),
        hashes=ContentHashes(paths.hashes_file),
    )


def pick_gguf() -> Path | None:
    """Ask the person for a model file."""
    name, _ = QFileDialog.getOpenFileName(
        QApplication.activeWindow(),
        tr("Open a model"),
        "",
        tr("GGUF models (*.gguf);;All files (*)"),
    )
    return Path(name) if name else None
