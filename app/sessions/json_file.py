"""JSON of other programs' files, as much of it as can be read."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

from app.sessions.chat_export import FORMAT

_log = logging.getLogger(__name__)
_LISTS = re.compile(r'\A\s*\[|"chats"\s*:\s*\[')  # of ChatGPT, and of ours
_NEXT = re.compile(r',\s*(?=\{\s*"(?:title|id|conversation_id)"\s*:)')
_SPACE = re.compile(r"[\s,]*")
DAMAGED: object = None  # stands for a chat that cannot be read


def json_of(raw: bytes) -> Any:
    """The value in a file, in any of Unicode's encodings; bytes that are none are replaced.

    In a list of chats that is damaged or cut off, a chat that cannot be read is DAMAGED. Raises
    ValueError where nothing can be made of it, RecursionError on what is nested without end.
    """
    text = raw.decode(json.detect_encoding(raw), "replace")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        start = _LISTS.search(text)
        if start is None:
            raise
        chats = _readable(text, start.end())
        if all(chat is DAMAGED for chat in chats):
            raise
        _log.warning("A file of chats is damaged: %s", error)
        is_ours = f'"{FORMAT}"' in text[: start.end()]
        return {"format": FORMAT, "chats": chats} if is_ours else chats


def json_lines_of(raw: bytes) -> list[Any]:
    """The values of a file with one on each line; a line that is damaged is left out."""
    values = []
    for line in raw.decode("utf-8-sig", "replace").split("\n"):  # JSON may hold other line ends
        try:
            values.append(json.loads(line))
        except (ValueError, RecursionError):
            if line.strip():
                _log.warning("A damaged line was left out")
    return values


def _readable(text: str, at: int) -> list[Any]:
    """The elements of a list of chats, from after its bracket on."""
    decoder = json.JSONDecoder()
    found: list[Any] = []
    while (at := _end_of(_SPACE, text, at)) < len(text):
        if text[at] != "]":
            try:
                value, at = decoder.raw_decode(text, at)
                found.append(value)
                continue
            except (ValueError, RecursionError):
                found.append(DAMAGED)
        following = _NEXT.search(text, at)  # a bracket, too, may be one of a damaged chat
        if following is None:
            break
        at = following.end()
    return found


def _end_of(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return at if match is None else match.end()
