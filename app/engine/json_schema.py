"""What of a JSON schema a grammar cannot express."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

# Keywords that llama.cpp's conversion to a grammar leaves out without a word.
_IGNORED = frozenset(
    [
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf",
        "uniqueItems",
        "contains",
        "minContains",
        "maxContains",
        "minProperties",
        "maxProperties",
        "patternProperties",
        "propertyNames",
        "unevaluatedProperties",
        "unevaluatedItems",
        "dependentRequired",
        "dependentSchemas",
        "not",
        "if",
        "then",
        "else",
    ]
)
_NAMED = ("properties", "$defs", "definitions")  # their keys are names, not keywords
_VALUES = ("const", "enum", "default", "examples")  # data, not schemas


def ignored_keywords(schema: str) -> tuple[str, ...]:
    """The keywords of a schema that an answer may break, in alphabetical order."""
    return tuple(sorted(set(_ignored(json.loads(schema)))))


def _ignored(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for part in node:
            yield from _ignored(part)
    if not isinstance(node, dict):
        return
    for keyword, value in node.items():
        if keyword in _IGNORED:
            yield keyword
        elif keyword in _NAMED and isinstance(value, dict):
            yield from _ignored(list(value.values()))
        elif keyword not in _VALUES:
            yield from _ignored(value)
