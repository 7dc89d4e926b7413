"""Groups of options that several subcommands share, each option written down once.

A group is a dataclass whose fields are options. A command takes the group as one argument:

    @with_groups(temperature=0.0)
    def bench(*, target: Target, sampling: SamplingOptions) -> int: ...

typer then sees the fields in its place.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import wraps
from typing import Any, get_type_hints

Command = Callable[..., int]


def with_groups(**defaults: object) -> Callable[[Command], Command]:
    """A decorator that spreads the groups of a command; `defaults` differ in this command only."""

    def decorate(command: Command) -> Command:
        hints = get_type_hints(command, include_extras=True)
        groups: dict[str, Any] = {name: hint for name, hint in hints.items() if is_dataclass(hint)}

        @wraps(command)
        def command_of_options(**values: Any) -> int:
            made = {
                name: group(**{field.name: values.pop(field.name) for field in fields(group)})
                for name, group in groups.items()
            }
            return command(**values, **made)

        parameters = list(_spread(command, hints, defaults))
        command_of_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        command_of_options.__annotations__ = {one.name: one.annotation for one in parameters}
        return command_of_options

    return decorate


def _spread(
    command: Command, hints: dict[str, Any], defaults: dict[str, object]
) -> Iterator[inspect.Parameter]:
    """The parameters of `command`, with the fields of each group in its place."""
    for name, parameter in inspect.signature(command).parameters.items():
        if not is_dataclass(hints[name]):
            yield parameter.replace(annotation=hints[name])
            continue
        own = get_type_hints(hints[name], include_extras=True)
        for field in fields(hints[name]):
            yield _parameter(field, own[field.name], defaults)


def _parameter(field: Field[Any], hint: Any, defaults: dict[str, object]) -> inspect.Parameter:
    default = defaults.get(field.name, field.default)
    return inspect.Parameter(
        field.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=inspect.Parameter.empty if default is MISSING else default,
        annotation=hint,
    )
