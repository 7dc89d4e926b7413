"""The hub's token: in the system's keyring, never in a file of ours.

A token belongs to one host. One that was made for the public hub is not shown to a mirror, so the
variable HF_TOKEN counts for the public hub only. PACELINE_HUB_TOKEN is for whichever hub is set.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from typing import Final, Protocol

from models.errors import PacelineError
from models.hub_access import PUBLIC_ENDPOINT, host_of

SERVICE: Final = "paceline hub token"
TOKEN_VARIABLE: Final = "PACELINE_HUB_TOKEN"
_log = logging.getLogger(__name__)


class KeyringError(PacelineError):
    """The system has no safe place for a token, or refuses to open it."""

    code = "keyring"


class TokenStore(Protocol):
    """Where the token of a host, such as “huggingface.co”, is kept."""

    def read(self, host: str) -> str | None:
        """None where nothing is stored, or where it cannot be read."""

    def write(self, host: str, token: str) -> None:
        """Raises KeyringError; the token is then stored nowhere."""

    def forget(self, host: str) -> None:
        """Raises KeyringError; forgetting what is not there is no error."""


class SystemKeyring:
    """The keyring of macOS, Windows or a Linux desktop, by way of the library keyring."""

    def read(self, host: str) -> str | None:
        """None where nothing is stored or there is no keyring."""
        import keyring
        from keyring.errors import KeyringError as LibraryError

        try:
            return keyring.get_password(SERVICE, host) if self.is_usable() else None
        except LibraryError as error:
            _log.warning("The keyring cannot be read: %s", type(error).__name__)
            return None

    def write(self, host: str, token: str) -> None:
        """Raises KeyringError; the token is then stored nowhere."""
        import keyring
        from keyring.errors import KeyringError as LibraryError

        if not self.is_usable():
            raise _no_keyring()
        try:
            keyring.set_password(SERVICE, host, token)
        except LibraryError as error:
            raise _no_keyring() from error

    def forget(self, host: str) -> None:
        """Raises KeyringError; forgetting what is not there is no error."""
        import keyring
        from keyring.errors import KeyringError as LibraryError
        from keyring.errors import PasswordDeleteError

        if not self.is_usable():
            return
        try:
            keyring.delete_password(SERVICE, host)
        except PasswordDeleteError:
            return
        except LibraryError as error:
            raise _no_keyring() from error

    def is_usable(self) -> bool:
        """Whether there is a keyring that keeps secrets from other people."""
        import keyring

        backend = keyring.get_keyring()
        module = type(backend).__module__
        # fail: none was found; null: the person wants none; keyrings.alt: plain files.
        unsafe = ("keyring.backends.fail", "keyring.backends.null", "keyrings.")
        return not module.startswith(unsafe)


def token_for(
    endpoint: str, store: TokenStore, environment: Mapping[str, str] = os.environ
) -> str | None:
    """The token to show ``endpoint``: this run's, else the stored one, else HF_TOKEN."""
    token = environment.get(TOKEN_VARIABLE, "").strip() or store.read(host_of(endpoint))
    if token:
        return token
    if endpoint != PUBLIC_ENDPOINT:
        return None
    return environment.get("HF_TOKEN", "").strip() or None


def _no_keyring() -> KeyringError:
    return KeyringError(
        "This system has no keyring that could keep the token.",
        advice="Paceline never writes a token to a file. Set "
        f"{TOKEN_VARIABLE} for one run at a time instead.",
    )
