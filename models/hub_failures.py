"""From a failed exchange with the hub to an error in plain words. Pure, but for its types."""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator, Mapping
from typing import Final

import httpx2

from models.hub_access import HubAccess, host_of
from models.hub_errors import (
    ForbiddenError,
    GatedRepositoryError,
    HubError,
    HubUnavailableError,
    InterruptedTransferError,
    NoNetworkError,
    NotOnHubError,
    RateLimitedError,
    SignInError,
    UntrustedConnectionError,
)

_RESET_IN: Final = re.compile(r"\bt\s*=\s*(\d+)")  # ratelimit: "api";r=0;t=55
_DEAD = (httpx2.ReadError, httpx2.WriteError, httpx2.CloseError, httpx2.RemoteProtocolError)


def failed_request(error: httpx2.HTTPError, url: str) -> HubError:
    """For an exchange that never came to an answer, or broke off in the middle of one."""
    host = host_of(url)
    if any(isinstance(cause, ssl.SSLError) for cause in _causes(error)):
        return UntrustedConnectionError(host)
    match error:
        case httpx2.TooManyRedirects():
            return HubUnavailableError(host, "redirects in a circle")
        case httpx2.ConnectTimeout() | httpx2.ConnectError() | httpx2.ProxyError():
            return NoNetworkError(host)
        case httpx2.TimeoutException():
            return InterruptedTransferError(host, "stood still")
        case _ if isinstance(error, _DEAD):
            return InterruptedTransferError(host, "was cut")
        case _:
            return HubUnavailableError(host, "answered in a way that cannot be understood")


def refused(response: httpx2.Response, access: HubAccess, repo_id: str, what: str) -> HubError:
    """For an answer with an error status; ``what`` was asked for, such as “the repository x/y”."""
    host = host_of(str(response.request.url))
    reason = response.headers.get("X-Error-Code", "")
    status = response.status_code
    signed_in = access.token is not None
    if reason == "GatedRepo":
        return GatedRepositoryError(repo_id, access.endpoint, signed_in=signed_in)
    match status:
        case 401:
            return SignInError(what, signed_in=signed_in)
        case 403:
            return ForbiddenError(what)
        case 404:
            return NotOnHubError(what, host, is_mirror=access.is_mirror)
        case 429:
            return RateLimitedError(host, retry_after(response.headers))
        case _:
            return HubUnavailableError(host, f"cannot serve the request (status {status})")


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds, from Retry-After or the hub's own rate limit header; None if neither says."""
    plain = headers.get("Retry-After", "").strip()
    if plain.isdecimal():
        return float(plain)
    reset = _RESET_IN.search(headers.get("RateLimit", ""))
    return float(reset[1]) if reset else None


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        yield current
        current = current.__cause__ or current.__context__
