"""The members of a JSON object that a client sent, each read as what it has to be. Pure."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any, Self

from app.engine.errors import RequestError

Json = dict[str, Any]


class FieldError(RequestError):
    """A member of a request cannot be used; ``param`` is its name."""

    def __init__(self, param: str, sentence: str) -> None:
        super().__init__(sentence)
        self.param = param


class Fields:
    """Members that are null count as left out. Every reader raises FieldError."""

    def __init__(self, members: Mapping[str, Any], within: str = "") -> None:
        """`within`: the name of the object itself, for errors."""
        self._members = members
        self._within = within

    @classmethod
    def of_body(cls, body: bytes) -> Self:
        """Raises RequestError where a body is no JSON object."""
        try:
            members = json.loads(body, parse_constant=_refuse_constant)
        except (ValueError, RecursionError) as error:
            raise RequestError(f"The body of the request is not JSON: {error}.") from error
        if not isinstance(members, dict):
            raise RequestError("The body of the request has to be a JSON object.")
        return cls(members)

    def has(self, name: str) -> bool:
        """Whether a member says anything: null, false, "", [] and {} do not."""
        return bool(self._members.get(name))

    def number(self, name: str) -> float | None:
        value = self._members.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error(name, "has to be a number")
        try:
            number = float(value)
        except OverflowError:
            number = math.inf
        if not math.isfinite(number):
            raise self.error(name, "is too big a number")
        return number

    def whole(self, name: str) -> int | None:
        value = self._members.get(name)
        if value is None:
            return None
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(name, "has to be a whole number")
        return value

    def flag(self, name: str) -> bool | None:
        value = self._members.get(name)
        if value is not None and not isinstance(value, bool):
            raise self.error(name, "has to be true or false")
        return value

    def text(self, name: str) -> str | None:
        value = self._members.get(name)
        if value is not None and not isinstance(value, str):
            raise self.error(name, "has to be text")
        return value

    def texts(self, name: str) -> tuple[str, ...] | None:
        """One text, or a list of them."""
        value = self._members.get(name)
        if value is None:
            return None
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self.error(name, "has to be a text, or a list of texts")
        return tuple(texts)

    def part(self, name: str) -> Fields | None:
        """An object within this one."""
        value = self._members.get(name)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.error(name, "has to be an object")
        return Fields(value, self._path(name))

    def parts(self, name: str) -> list[Fields]:
        """A list of objects; none if it is left out."""
        value = self._members.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.error(name, "has to be a list of objects")
        return [Fields(one, f"{self._path(name)}[{i}]") for i, one in enumerate(value)]

    def raw(self, name: str) -> Any:
        return self._members.get(name)

    def members(self) -> Mapping[str, Any]:
        """All of it, unread."""
        return self._members

    def error(self, name: str, what: str) -> FieldError:
        return FieldError(self._path(name), f"“{self._path(name)}” {what}.")

    def _path(self, name: str) -> str:
        return f"{self._within}.{name}" if self._within else name


def _refuse_constant(name: str) -> float:
    raise ValueError(f"{name} is no number of JSON")
