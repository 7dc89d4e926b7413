"""`paceline models network`, `requests` and `token`: what may be asked of a hub, and what was."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, replace
from datetime import datetime
from getpass import getpass
from typing import Annotated

import typer

from app.cli import options
from app.cli.errors import OK, InputError
from app.cli.terminal import say, show
from app.config.paths import Paths
from app.config.settings_file import SettingsFile
from app.model_hub import user_requests
from models.hub_access import endpoint_of_user, host_of
from models.hub_errors import NetworkOffError
from models.hub_token import SystemKeyring
from models.network import RequestRecord, check_network

_TYPED_LIMIT = 1_000  # characters; tokens have about 40


def network(
    state: Annotated[str | None, typer.Argument(metavar="on|off")] = None,
) -> int:
    """Say or switch whether models may be searched and downloaded."""
    file = SettingsFile(Paths.of_user().settings_file)
    settings = file.load()
    if state is not None:
        if state not in ("on", "off"):
            raise InputError(f"network takes on or off, not “{state[:40]}”.")
        settings = replace(settings, network=state == "on")
        file.save(settings)
    if not settings.network:
        show("The network is off: no connection is opened.")
        return OK
    try:
        check_network(switched_on=True)
    except NetworkOffError as error:
        show(str(error))
    else:
        show("The network is on: it is used when you search or download, and at no other time.")
    return OK


def requests(*, as_json: options.AsJson = False) -> int:
    """List the last 1,000 requests to hubs: when, to whom, for what."""
    records = user_requests(Paths.of_user()).all()
    if as_json:
        show(json.dumps([asdict(record) for record in records]))
    else:
        show("\n".join(map(request_line, records)) or "No request was ever made.")
    return OK


def token(
    *,
    forget: Annotated[bool, typer.Option("--forget", help="Delete the stored token.")] = False,
) -> int:
    """Store a token for the hub in the system's keyring. It is typed unseen, or read from stdin."""
    store = SystemKeyring()
    host = host_of(endpoint_of_user())
    if forget:
        store.forget(host)
        show(f"No token is stored for {host}.")
        return OK
    typed = _typed_token(host)
    store.write(host, typed)
    show(f"The token for {host} is in the system's keyring; it is sent to no other host.")
    return OK


def request_line(record: RequestRecord) -> str:
    when = datetime.fromtimestamp(record.time).astimezone().strftime("%Y-%m-%d %H:%M:%S")
    return f"{when}  {record.host}  {record.purpose}"


def _typed_token(host: str) -> str:
    if sys.stdin.isatty():
        say(f"Make a token with the right to read at https://{host}/settings/tokens")
        typed = getpass("Token: ")
    else:
        typed = sys.stdin.readline(_TYPED_LIMIT)
    typed = typed.strip()
    if not typed or not typed.isascii() or any(character.isspace() for character in typed):
        raise InputError("That is no token.")
    return typed
