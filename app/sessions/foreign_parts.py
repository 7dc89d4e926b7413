"""What the chats of other programs are made of: trees of nodes, and contents in parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

_DEEPEST = 50  # content in content


def walk(nodes: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, str | None]]:
    """Each node with its parent, parents first; every node is passed once, whatever they say.

    A node belongs to the one that it names as its parent, or else to one that names it as a child.
    """
    children: dict[str, list[str]] = {
        key: _names(node.get("children")) for key, node in nodes.items()
    }
    roots = []
    for key, node in nodes.items():
        parent = node.get("parent")
        if not isinstance(parent, str) or parent not in nodes:
            roots.append(key)
        elif key not in children[parent]:
            children[parent].append(key)
    named = {child for names in children.values() for child in names}
    firsts = [key for key in roots if key not in named]
    seen: set[str] = set()
    for first in (*firsts, *nodes):  # the latter: circles, which no root leads to
        yield from _below(first, children, seen)


def texts(content: object, depth: int = 0) -> Iterator[str]:
    """The texts of content in parts, steps and blocks; what was thought is marked as that."""
    if depth > _DEEPEST:
        return
    match content:
        case str():
            yield content
        case list():
            for part in content:
                yield from texts(part, depth + 1)
        case {"type": "reasoning", "text": inner}:
            yield from _thought(texts({"type": "text", "text": inner}, depth + 1))
        case {"type": "text", "text": {"value": str(text)}} | {"type": "text", "text": str(text)}:
            yield text
        case {"content_type": "audio_transcription", "text": str(text)}:
            yield text
        case {"type": "contentBlock", "content": inner, "style": {"type": "thinking"}}:
            yield from _thought(texts(inner, depth + 1))
        case {"type": "contentBlock", "content": inner}:
            yield from texts(inner, depth + 1)


def _thought(parts: Iterator[str]) -> Iterator[str]:
    text = "".join(parts)
    if text.strip():
        yield f"<think>\n{text.strip()}\n</think>\n\n"


def _names(value: object) -> list[str]:
    found = [key for key in value if isinstance(key, str)] if isinstance(value, list) else []
    return list(dict.fromkeys(found))


def _below(
    first: str, children: Mapping[str, list[str]], seen: set[str]
) -> Iterator[tuple[str, str | None]]:
    waiting: list[tuple[str, str | None]] = [(first, None)]
    while waiting:
        key, parent = waiting.pop()
        if key in seen or key not in children:
            continue
        seen.add(key)
        yield key, parent
        waiting += [(child, key) for child in reversed(children[key])]
