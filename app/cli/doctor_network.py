"""What the doctor says of the network; it does not use it."""

from __future__ import annotations

from app.cli.doctor_section import Problem, Section
from app.config.paths import Paths
from app.config.settings_file import SettingsFile
from app.model_hub import user_requests
from models.hub_access import EndpointError, HubAccess, endpoint_of_user
from models.hub_errors import NetworkOffError
from models.hub_token import SystemKeyring
from models.network import check_network


def network_section(paths: Paths) -> Section:
    """Whether models may be searched and downloaded, where, and how often that was done."""
    settings = SettingsFile(paths.settings_file).load()
    problems = []
    endpoint = endpoint_of_user()
    try:
        host = HubAccess(endpoint).host
    except EndpointError as error:
        host = endpoint
        problems.append(Problem(str(error), error.advice))
    facts = {
        "may_be_used": _may_be_used(switched_on=settings.network),
        "hub": host,
        "keyring_for_a_token": SystemKeyring().is_usable(),
        "requests_listed": len(user_requests(paths).all()),
        "downloads_folder": str(paths.downloads_folder),
    }
    return Section("network", facts, tuple(problems))


def _may_be_used(*, switched_on: bool) -> bool:
    try:
        check_network(switched_on=switched_on)
    except NetworkOffError:
        return False
    return True
