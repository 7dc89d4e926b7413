"""What the window is built from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from app.config.paths import Paths
from app.config.presets_file import PresetsFile
from app.sessions.store import ConversationStore
from models.registry import Registry
from ui.dialogs import Dialogs
from ui.engine_control import EngineControl
from ui.jobs import JobRunner
from ui.library.parts import HubParts
from ui.preferences import Preferences
from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Parts:
    """All that is not a widget; the window closes what has to be closed."""

    theme: Theme
    preferences: Preferences
    store: ConversationStore
    control: EngineControl
    jobs: JobRunner
    registry: Registry
    find_starter: Callable[[], Path]
    pick_file: Callable[[], Path | None]
    presets: PresetsFile
    paths: Paths
    hub: HubParts
    dialogs: Dialogs = field(default_factory=Dialogs)
