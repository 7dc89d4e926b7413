"""Groups of options that several subcommands share, each option written down once.

A group is a dataclass whose fields are options, or groups again. A command takes it as one
argument:

    @with_groups(temperature=0.0)
    def bench(*, target: Target, sampling: SamplingOptions) -> int: ...

typer then sees the fields in its place.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import wraps
from typing import Any, get_type_hints

Command = Callable[..., int]


def with_groups(**defaults: object) -> Callable[[Command], Command]:
    """A decorator that spreads the groups of a command; `defaults` differ in this command only."""

    def decorate(command: Command) -> Command:
        hints = _hints(command)
        arguments = inspect.signature(command).parameters

        @wraps(command)
        def command_of_options(**values: Any) -> int:
            return command(**{name: _value(name, hints[name], values) for name in arguments})

        parameters = list(_spread(arguments, hints, defaults))
        command_of_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        command_of_options.__annotations__ = {one.name: one.annotation for one in parameters}
        return command_of_options

    return decorate


def _hints(owner: Any) -> dict[str, Any]:
    return get_type_hints(owner, include_extras=True)


def _is_group(hint: Any) -> bool:
    return is_dataclass(hint)


def _value(name: str, hint: Any, values: dict[str, Any]) -> Any:
    """What was typed for an option, or a group made of what was typed for its own."""
    if not _is_group(hint):
        return values[name]
    return hint(**{own: _value(own, kind, values) for own, kind in _hints(hint).items()})


def _spread(
    parameters: Mapping[str, inspect.Parameter], hints: dict[str, Any], defaults: dict[str, object]
) -> Iterator[inspect.Parameter]:
    """With the options of each group in its place."""
    for name, parameter in parameters.items():
        hint = hints[name]
        if _is_group(hint):
            options = {field.name: _option(field, defaults) for field in fields(hint)}
            yield from _spread(options, _hints(hint), defaults)
        else:
            yield parameter.replace(annotation=hint)


def _option(field: Field[Any], defaults: dict[str, object]) -> inspect.Parameter:
    default = defaults.get(field.name, field.default)
    return inspect.Parameter(
        field.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=inspect.Parameter.empty if default is MISSING else default,
    )
