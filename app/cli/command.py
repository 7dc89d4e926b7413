"""A subcommand whose help names values in the words of manuals, not by types of Python."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

from typer.core import TyperArgument, TyperCommand, TyperOption

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter

_VALUES: Final = {int: "N", float: "N", str: "TEXT", Path: "FILE"}
_NO_BRACES: Final = str.maketrans("", "", "{}")


class Command(TyperCommand):
    """Options that do not say what stands for their value get a word for its kind."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        for param in self.params:
            if isinstance(param, TyperOption) and param.metavar is None:
                kind = param.type_descriptor.annotation
                param.metavar = _VALUES.get(next(iter(get_args(kind)), kind))

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        """Braces would say that there is a choice."""
        return [piece.translate(_NO_BRACES) for piece in super().collect_usage_pieces(ctx)]

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        arguments, options = [], []
        for param in self.get_params(ctx):
            if (record := param.get_help_record(ctx)) is None:
                continue
            name, meaning = record
            if isinstance(param, TyperArgument):
                arguments.append((param.display_name_raw, meaning))
            else:
                options.append((name, meaning))
        for title, rows in (("Arguments", arguments), ("Options", options)):
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)
