"""JSON for files that people may read: characters stay what they are."""

from __future__ import annotations

import json
import re
from typing import Any

_SURROGATE = re.compile("[\ud800-\udfff]")


def json_text(value: Any, indent: int) -> str:
    """`value` as JSON with a line break at the end, which UTF-8 can always hold.

    Lone surrogates, as in the names of files that are not UTF-8, become escapes and are the
    same when they are read again.
    """
    text = json.dumps(value, indent=indent, ensure_ascii=False)
    return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text) + "\n"
