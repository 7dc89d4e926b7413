"""The hub as this person has set it up: where it is, as whom, and whether it may be asked."""

from __future__ import annotations

from dataclasses import replace

from app.config.paths import Paths
from app.config.settings import Settings
from models.download_file import DownloadFile
from models.download_manager import DownloadManager
from models.hub_access import HubAccess, endpoint_of_user
from models.hub_process import HubClient
from models.hub_token import SystemKeyring, TokenStore, token_for
from models.network import RequestLog, check_network


def user_access(settings: Settings, tokens: TokenStore | None = None) -> HubAccess:
    """Raises NetworkOffError, before a keyring may ask for its password, and EndpointError."""
    check_network(switched_on=settings.network)
    access = HubAccess(endpoint_of_user())
    return replace(access, token=token_for(access.endpoint, tokens or SystemKeyring()))


def user_requests(paths: Paths) -> RequestLog:
    """The list of requests, which goes on from run to run."""
    return RequestLog(paths.requests_log)


def user_hub(paths: Paths, settings: Settings) -> HubClient:
    """To search and look; raises NetworkOffError and EndpointError."""
    return HubClient(user_access(settings), user_requests(paths))


def user_downloads(paths: Paths, access: HubAccess, requests: RequestLog) -> DownloadManager:
    """The queue; nothing in it runs before somebody says so."""
    file = DownloadFile(paths.downloads_file)
    return DownloadManager(paths.downloads_folder, file, access, requests)
