"""A conversation in a JSON file: a list of objects with `role` and `content`."""

from __future__ import annotations

import json
from typing import Any

from app.cli.errors import InputError
from app.cli.text_file import check_typed
from app.engine.request import ChatMessage

_SHAPE = 'It has to look like [{"role": "user", "content": "Hello"}].'
_ROLES = ("system", "user", "assistant")


def parse_messages(text: str, name: str) -> tuple[ChatMessage, ...]:
    """The messages in `text`, which came from the file `name`. Raises InputError."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise InputError(
            f"“{name}” is not JSON: line {error.lineno}, column {error.colno}: {error.msg}.",
            advice=_SHAPE,
        ) from error
    except (RecursionError, ValueError) as error:
        raise InputError(f"“{name}” is no JSON that can be read.", advice=_SHAPE) from error
    if not isinstance(data, list) or not data:
        raise InputError(f"“{name}” does not hold a list of messages.", advice=_SHAPE)
    messages = tuple(_message(entry, f"Message {n} in “{name}”") for n, entry in enumerate(data, 1))
    _check_order(messages, name)
    return messages


def _message(entry: Any, where: str) -> ChatMessage:
    if not isinstance(entry, dict):
        raise InputError(f"{where} is not an object.", advice=_SHAPE)
    role, content = entry.get("role"), entry.get("content")
    if role not in _ROLES:
        raise InputError(f"{where} needs a role: system, user or assistant.", advice=_SHAPE)
    if not isinstance(content, str):
        raise InputError(f"{where} needs its content as text.", advice=_SHAPE)
    return ChatMessage(role, check_typed(content, where))


def _check_order(messages: tuple[ChatMessage, ...], name: str) -> None:
    for number, message in enumerate(messages[1:], 2):
        if message.role == "system":
            raise InputError(
                f"Message {number} in “{name}” is a system message, but only the first may be one."
            )
    if messages[-1].role != "user":
        raise InputError(f"The last message in “{name}” is not the user's, so nothing is asked.")
