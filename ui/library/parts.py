"""What the pages of models are built from, apart from what the window has anyway."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.config.settings import Settings
from models.content_hash import ContentHashes
from models.download_manager import DownloadManager
from models.hub_access import HubAccess
from models.hub_token import TokenStore
from models.measured_pair import MeasurementFile
from models.network import RequestLog


@dataclass(frozen=True, slots=True)
class HubParts:
    """`access` may wait for a keyring and raises NetworkOffError; it is called in jobs only."""

    access: Callable[[Settings], HubAccess]
    open_downloads: Callable[[HubAccess], DownloadManager]
    requests: RequestLog
    tokens: TokenStore
    measurements: MeasurementFile
    hashes: ContentHashes
