"""What of a JSON schema a grammar cannot express."""

from __future__ import annotations

import json

import pytest

from app.engine.json_schema import ignored_keywords


@pytest.mark.parametrize(
    ("schema", "keywords"),
    [
        ({"type": "object", "properties": {"a": {"type": "string", "maxLength": 3}}}, ()),
        (
            {"properties": {"age": {"type": "integer", "minimum": 1, "maximum": 9}}},
            ("maximum", "minimum"),
        ),
        ({"properties": {"minimum": {"type": "integer"}, "not": {"type": "null"}}}, ()),
        ({"anyOf": [{"items": {"uniqueItems": True}}, {"type": "null"}]}, ("uniqueItems",)),
        ({"$defs": {"a": {"not": {"type": "null"}}}, "$ref": "#/$defs/a"}, ("not",)),
        ({"enum": [{"minimum": 1}], "default": {"if": 1}}, ()),
    ],
)
def test_ignored_keywords(schema: dict[str, object], keywords: tuple[str, ...]) -> None:
    assert ignored_keywords(json.dumps(schema)) == keywords
