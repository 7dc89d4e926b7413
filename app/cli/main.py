"""The command line: registers the subcommands and turns every error into a sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Final

import typer

from app.cli.bench import bench
from app.cli.chat import chat
from app.cli.check_pair import check_pair_command
from app.cli.command import Command
from app.cli.doctor import doctor
from app.cli.errors import BAD_INPUT, EXIT_STATUS_HELP, INTERRUPTED, OK, UNREAD, exit_status
from app.cli.models import models_app
from app.cli.run import run
from app.cli.serve import serve
from app.cli.terminal import say, say_error
from app.version import __version__
from models.errors import PacelineError

COMMANDS: Final[tuple[tuple[str, Callable[..., int]], ...]] = (
    ("run", run),
    ("chat", chat),
    ("serve", serve),
    ("bench", bench),
    ("check-pair", check_pair_command),
    ("doctor", doctor),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line with `arguments`, or the program's own; returns the exit status."""
    _open_closed_streams()
    _prefer_unbreakable_output()
    try:
        status = _application()(args=arguments, prog_name="paceline", standalone_mode=False)
    except typer.TyperException as error:
        say(_usage_sentence(error))
        return error.exit_code
    except PacelineError as error:
        say_error(error)
        return exit_status(error)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except SystemExit as leaving:  # so typer answers a reader that has gone, as `head` does
        if not isinstance(leaving.__context__, BrokenPipeError):
            raise
        return UNREAD
    except OSError as error:  # of the output, mostly: everything else has a sentence of its own
        _give_up_output(error)
        return BAD_INPUT
    return status if isinstance(status, int) else OK


def _application() -> typer.Typer:
    application = typer.Typer(
        help="Chat with language models on this machine, drafted for speed.",
        epilog=EXIT_STATUS_HELP,
        add_completion=False,
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    application.callback()(_common)
    for name, command in COMMANDS:
        application.command(name, cls=Command, epilog=EXIT_STATUS_HELP)(command)
    application.add_typer(models_app(), name="models")
    return application


def _print_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it
    if wanted:
        typer.echo(f"paceline {__version__}")
        raise typer.Exit(OK)


def _common(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            is_eager=True,
            callback=_print_version,
            help="Print the version and leave.",
        ),
    ] = False,
) -> None:
    """Chat with language models on this machine, drafted for speed."""


def _usage_sentence(error: typer.TyperException) -> str:
    """In one line, unless it is the help that a command without arguments gives."""
    message = error.format_message()
    if message.startswith("Usage:"):
        return message
    line = " ".join(message.split())
    sentence = line if line.endswith((".", ")", "?")) else f"{line}."
    return f"{sentence} {_which_there_are(error)}".strip()


def _which_there_are(error: typer.TyperException) -> str:
    """The commands, where what was typed in the place of one is none."""
    group = getattr(error, "cmd", None)
    if not (
        error.message.startswith("No such command") and isinstance(group, typer.core.TyperGroup)
    ):
        return ""
    *others, last = group.commands
    return f"There are {', '.join(others)} and {last}."


def _give_up_output(error: OSError) -> None:
    """What is still in the streams' buffers would fail again when the program ends."""
    with suppress(OSError):
        say(f"The system refused: {error.strerror or 'something failed'}.")
    sys.stdout = sys.stderr = None
    _open_closed_streams()


def _open_closed_streams() -> None:
    """A service or a shell's <&- starts a program without streams; then Python has None there."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # Left open for the life of the program, as the real ones are.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def _prefer_unbreakable_output() -> None:
    """Text in the wrong encoding shall look odd rather than end the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
