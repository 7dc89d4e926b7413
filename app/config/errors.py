"""What can go wrong with settings and folders."""

from __future__ import annotations

from models.errors import PacelineError


class SettingsError(PacelineError):
    """A value that a setting cannot have, or a settings file or folder that cannot be written."""

    code = "settings"
