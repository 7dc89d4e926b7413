"""The environment of a process that talks to the hub."""

from __future__ import annotations

import os
from collections.abc import MutableMapping

from models.hub_access import HubAccess


def prepare_environment(
    access: HubAccess, environment: MutableMapping[str, str] = os.environ
) -> None:
    """To be called before huggingface_hub is imported; proxies and certificates are left alone."""
    environment["HF_ENDPOINT"] = access.endpoint
    environment["HF_HUB_DISABLE_TELEMETRY"] = "1"  # also asks a server which tools are running
    environment["HF_HUB_DISABLE_IMPLICIT_TOKEN"] = "1"  # tokens belong to a host: hub_token.py
    environment["HF_HUB_DISABLE_PROGRESS_BARS"] = "1"
    environment["HF_HUB_VERBOSITY"] = "critical"
    for name in ("HF_DEBUG", "HF_TOKEN", "HUGGING_FACE_HUB_TOKEN", "PACELINE_HUB_TOKEN"):
        environment.pop(name, None)  # HF_DEBUG prints requests with their tokens
