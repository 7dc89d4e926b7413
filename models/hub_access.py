"""Which hub is talked to, and as whom."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import SplitResult, urlsplit

from models.errors import PacelineError

PUBLIC_ENDPOINT: Final = "https://huggingface.co"
_PORTS: Final = {"http": 80, "https": 443}


class EndpointError(PacelineError):
    """HF_ENDPOINT holds something that is no address of a hub."""

    code = "bad-endpoint"


@dataclass(frozen=True, slots=True)
class HubAccess:
    """``token`` belongs to ``endpoint`` and is sent nowhere else; ``network_on`` is the switch.

    ``patience_s``: seconds without a byte after which a connection counts as dead.
    """

    endpoint: str = PUBLIC_ENDPOINT
    token: str | None = field(default=None, repr=False)
    network_on: bool = True
    patience_s: float = 20.0

    def __post_init__(self) -> None:
        parts = _split(self.endpoint)
        if parts is None or parts.scheme not in _PORTS or not parts.hostname:
            raise EndpointError(
                f"“{self.endpoint}” is no address of a hub.",
                advice="Set HF_ENDPOINT to an address like https://hub.example, or unset it.",
            )

    @property
    def host(self) -> str:
        """For people, and the name under which a token is kept."""
        return host_of(self.endpoint)

    @property
    def is_mirror(self) -> bool:
        return self.endpoint != PUBLIC_ENDPOINT

    def owns(self, url: str) -> bool:
        """Is ``url`` on the very scheme, host and port that the token belongs to?"""
        return _origin(url) == _origin(self.endpoint)


def endpoint_of_user(environment: Mapping[str, str] = os.environ) -> str:
    """What HF_ENDPOINT says, else the public hub."""
    return environment.get("HF_ENDPOINT", "").strip().rstrip("/") or PUBLIC_ENDPOINT


def host_of(url: str) -> str:
    """Host, and the port where it is not the usual one."""
    parts = _split(url)
    if parts is None or not parts.hostname:
        return url
    port = _port(parts)
    is_usual = port == _PORTS.get(parts.scheme)
    return parts.hostname if is_usual else f"{parts.hostname}:{port}"


def _origin(url: str) -> tuple[str, str, int | None] | None:
    parts = _split(url)
    return None if parts is None else (parts.scheme, parts.hostname or "", _port(parts))


def _port(parts: SplitResult) -> int | None:
    return parts.port or _PORTS.get(parts.scheme)


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises for what is no number
    except ValueError:
        return None
    return parts
