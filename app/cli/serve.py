"""`paceline serve`: a model pair for other programs, on loopback, by OpenAI's API."""

from __future__ import annotations

import os
import re
from contextlib import closing, suppress
from functools import partial
from typing import Annotated, Final

import typer

from app.cli import options
from app.cli.engine_line import user_engine
from app.cli.errors import OK, InputError
from app.cli.option_groups import with_groups
from app.cli.pair_setup import PairSetup, user_names
from app.cli.serve_loop import ServeLoop
from app.cli.standing_engine import StandingEngine
from app.cli.terminal import lasting_stderr, show
from app.config.paths import Paths
from app.config.settings import Settings
from app.serve.application import Application
from app.serve.gate import KEY_VARIABLE, Gate
from app.serve.http_server import HttpServer, bound_socket
from app.serve.jobs import JobQueue
from app.serve.served_model import ServedModel

_PORT: Final = Settings().serve_port
_ORIGIN: Final = re.compile(r"[a-z][a-z\d+.-]*://(\[[\da-f:]+\]|[\w.-]+)(:\d+)?")


@with_groups()
def serve(
    *,
    target: options.Target,
    draft: options.Draft = "",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="On loopback; 0: any that is free.")
    ] = _PORT,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-origin",
            metavar="ORIGIN",
            help="Let web pages of https://this.one ask; repeatable.",
        ),
    ] = None,
    answering: options.AnsweringOptions,
    placement: options.PlacementOptions,
    force: options.Force = False,
    quiet: options.Quiet = False,
) -> int:
    """Serve a model to programs on this machine, by OpenAI's API.

    Nothing is kept of what they ask. Where a program says nothing, the options here hold.
    PACELINE_API_KEY, if set, is the key that programs have to send.
    """
    usual = answering.read()
    gate = Gate(os.environ.get(KEY_VARIABLE, ""), frozenset(map(_origin, allow_origin or ())))
    paths = Paths.of_user()
    pair = PairSetup(user_names(paths), target, draft, placement.spec(), force)
    pair.check()
    load = partial(pair.load_for, usual.thinking, quiet=quiet)
    jobs = JobQueue()
    with (
        lasting_stderr(),
        closing(bound_socket(port)) as bound,
        StandingEngine(partial(user_engine, paths), load) as engine,
    ):
        engine.ready()
        model = ServedModel.of(engine.pair)
        with (
            HttpServer(Application(lambda: model, lambda: usual, jobs, gate), bound) as server,
            closing(jobs),
            suppress(KeyboardInterrupt),
        ):
            show(f"Serving {model.name} at {server.address}/v1 until Ctrl-C.")
            ServeLoop(engine, jobs, quiet=quiet).run()
    return OK


def _origin(typed: str) -> str:
    """As browsers send it. Raises InputError."""
    origin = typed.lower().rstrip("/")
    if _ORIGIN.fullmatch(origin) is None:
        raise InputError(
            f"--allow-origin takes an origin such as http://localhost:3000, not “{typed[:80]}”."
        )
    return origin
