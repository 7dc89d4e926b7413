"""The folders that Paceline writes to."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from app.config.errors import SettingsError
from models.data_folder import DEMO_FOLDER, DOWNLOADS_FOLDER

HOME_VARIABLE = "PACELINE_HOME"


@dataclass(frozen=True, slots=True)
class Paths:
    """Four folders, and the files in them that have one fixed place."""

    config: Path
    data: Path
    cache: Path
    log: Path

    @classmethod
    def of_user(cls, environment: Mapping[str, str] = os.environ) -> Paths:
        """The system's usual folders, or subfolders of PACELINE_HOME where that is set."""
        home = environment.get(HOME_VARIABLE, "").strip()
        if home:
            home = os.path.expanduser(home)  # noqa: PTH111 - leaves “~nobody” as it is
            return cls.under(Path(home).absolute())
        usual = PlatformDirs("paceline", appauthor=False)
        return cls(
            config=Path(usual.user_config_dir),
            data=Path(usual.user_data_dir),
            cache=Path(usual.user_cache_dir),
            log=Path(usual.user_log_dir),
        )

    @classmethod
    def under(cls, home: Path) -> Paths:
        """Everything inside one folder, such as one on a memory stick."""
        return cls(home / "config", home / "data", home / "cache", home / "log")

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.json"

    @property
    def presets_file(self) -> Path:
        return self.config / "presets.json"

    @property
    def chats_file(self) -> Path:
        return self.data / "chats.sqlite3"

    @property
    def engine_log(self) -> Path:
        return self.log / "engine.log"

    @property
    def costs_folder(self) -> Path:
        return self.cache / "costs"

    @property
    def requests_log(self) -> Path:
        """The requests to model hubs."""
        return self.log / "requests.jsonl"

    @property
    def downloads_file(self) -> Path:
        """The queue of downloads; the models themselves are in `downloads_folder`."""
        return self.data / "downloads.json"

    @property
    def downloads_folder(self) -> Path:
        return self.data / DOWNLOADS_FOLDER

    @property
    def measurements_file(self) -> Path:
        """What pairs were measured to do."""
        return self.data / "measured-pairs.json"

    @property
    def hashes_file(self) -> Path:
        """Checksums of model files that were compared."""
        return self.data / "model-hashes.json"

    @property
    def demo_folder(self) -> Path:
        return self.data / DEMO_FOLDER

    def make(self) -> None:
        """Create the folders that do not exist; raises SettingsError."""
        for folder in (self.config, self.data, self.cache, self.log):
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise SettingsError(
                    f"The folder {folder} cannot be created ({error.strerror}).",
                    advice=f"Set {HOME_VARIABLE} to a folder that can be written.",
                ) from error
