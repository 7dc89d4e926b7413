"""Who may ask: programs on this machine, and web pages that were named. Pure.

A web page can reach a server on loopback from any browser on the machine. Its requests say where
it comes from (`Origin`); one whose name was pointed at loopback shows in `Host` (DNS rebinding).
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from app.serve.api_error import ApiError

KEY_VARIABLE: Final = "PACELINE_API_KEY"  # of the environment
_OURS: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True, slots=True)
class Gate:
    """`key`: what every client has to know; empty: nothing. `origins`: pages that may ask."""

    key: str = field(default="", repr=False)
    origins: frozenset[str] = frozenset()

    def check(self, headers: Mapping[str, str]) -> None:
        """`headers` by lower-case names. Raises ApiError."""
        self._check_origin(headers)
        if self.key and not hmac.compare_digest(_bytes(self.key), _bytes(_key_in(headers))):
            raise ApiError(
                401,
                "The API key is missing or wrong.",
                code="invalid_api_key",
                advice="Send it as “Authorization: Bearer KEY”.",
            )

    def _check_origin(self, headers: Mapping[str, str]) -> None:
        host = headers.get("host", _OURS[0])
        if _without_port(host).lower() not in _OURS:
            raise ApiError(
                403,
                f"This server answers at 127.0.0.1 and localhost, not at “{host[:80]}”.",
                code="foreign_host",
            )
        origin = headers.get("origin")
        if origin is not None and not self.lets_in(origin):
            can_be_named = "://" in origin  # pages without an address say null
            let_in = f"To let them: paceline serve --allow-origin {origin[:80]}"
            raise ApiError(
                403,
                f"Web pages of “{origin[:80]}” may not ask.",
                code="foreign_origin",
                advice=let_in if can_be_named else "",
            )

    def lets_in(self, origin: str) -> bool:
        return origin.lower().rstrip("/") in self.origins


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def _key_in(headers: Mapping[str, str]) -> str:
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""
