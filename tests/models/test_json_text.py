"""JSON that people may read, whatever is in it."""

from __future__ import annotations

import json

from models.json_text import json_text


def test_characters_stay_and_halves_of_them_survive_a_file() -> None:
    value = {"ü": ["mödel", "bad\udcff\ud83dname", "🚴"]}
    text = json_text(value, indent=1)
    assert "mödel" in text
    assert "🚴" in text
    assert json.loads(text.encode().decode()) == value
