"""Chats that other programs wrote → records.

ChatGPT: the `mapping` of its data export, a tree of nodes. LM Studio: messages with `versions`, of
which one is selected. Jan: a thread and its messages in OpenAI's form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.conversation import MessageRole, title_from
from app.sessions.paceline_chats import moment

_ROLES: dict[object, MessageRole] = {"user": "user", "assistant": "assistant"}


def chatgpt_chat(chat: dict[str, Any]) -> ChatRecord:
    """All branches; nodes without a text of a person or an answer are stepped over."""
    nodes: dict[str, Any] = chat["mapping"]
    places: dict[str, int | None] = {}
    messages: list[MessageRecord] = []
    for key, parent in _walk(nodes):
        place = places.get(parent or "")
        message = _chatgpt_message(nodes[key].get("message"), place)
        if message is not None:
            messages.append(message)
        places[key] = place if message is None else len(messages) - 1
    return _record(
        str(chat.get("title") or ""),
        chat.get("create_time"),
        chat.get("update_time"),
        messages,
        shown=places.get(str(chat.get("current_node"))),
    )


def lm_studio_chat(chat: dict[str, Any]) -> ChatRecord:
    """Every version; what follows belongs to the selected one."""
    messages: list[MessageRecord] = []
    parent: int | None = None
    for entry in chat["messages"]:
        versions = entry.get("versions") or []
        selected = entry.get("currentlySelected", 0)
        after = parent
        for number, version in enumerate(versions):
            role = _ROLES.get(version.get("role"))
            text = "".join(_texts(version.get("content"))) + "".join(_texts(version.get("steps")))
            if role is not None and text.strip():
                messages.append(MessageRecord(parent, role, text, 0.0))
                if number == selected or after == parent:
                    after = len(messages) - 1
        parent = after
    created = chat.get("createdAt")
    return _record(
        str(chat.get("name") or ""),
        created,
        chat.get("assistantLastMessagedAt") or chat.get("userLastMessagedAt") or created,
        messages,
        shown=parent,
        system_prompt=str(chat.get("systemPrompt") or ""),
    )


def jan_chat(thread: dict[str, Any], lines: Sequence[Any]) -> ChatRecord:
    """The messages by their times: Jan's file may begin with the newest."""
    sources = [line for line in lines if isinstance(line, dict)]
    sources.sort(key=lambda line: moment(line.get("created_at")))
    messages: list[MessageRecord] = []
    for source in sources:
        role = _ROLES.get(source.get("role"))
        text = "".join(_texts(source.get("content")))
        if role is not None and text.strip():
            parent = len(messages) - 1 if messages else None
            messages.append(MessageRecord(parent, role, text, moment(source.get("created_at"))))
    assistants = thread.get("assistants")
    first = assistants[0] if isinstance(assistants, list) and assistants else {}
    prompt = first.get("instructions") if isinstance(first, dict) else ""
    return _record(
        str(thread.get("title") or thread.get("summary") or ""),
        thread.get("created"),
        thread.get("updated") or thread.get("created"),
        messages,
        system_prompt=str(prompt or ""),
    )


def _record(
    title: str,
    created: object,
    updated: object,
    messages: list[MessageRecord],
    *,
    shown: int | None = None,
    system_prompt: str = "",
) -> ChatRecord:
    first = next((message.text for message in messages if message.role == "user"), "")
    times = [message.created_at for message in messages if message.created_at]
    began = moment(created) or min(times, default=0.0)
    return ChatRecord(
        title=title.strip() or title_from(first),
        created_at=began,
        updated_at=moment(updated) or max(times, default=began),
        messages=tuple(messages),
        shown=shown,
        system_prompt=system_prompt,
    )


def _walk(nodes: dict[str, Any]) -> Iterator[tuple[str, str | None]]:
    """Each node with its parent, parents first; a node is passed once, whatever the file says."""
    roots = [key for key, node in nodes.items() if node.get("parent") not in nodes]
    waiting: list[tuple[str, str | None]] = [(key, None) for key in reversed(roots)]
    seen = set()
    while waiting:
        key, parent = waiting.pop()
        if key in seen or key not in nodes:
            continue
        seen.add(key)
        yield key, parent
        waiting += [(child, key) for child in reversed(nodes[key].get("children") or [])]


def _chatgpt_message(source: object, parent: int | None) -> MessageRecord | None:
    if not isinstance(source, dict):
        return None
    author, content = source.get("author") or {}, source.get("content") or {}
    role = _ROLES.get(author.get("role"))
    if role is None or content.get("content_type") not in ("text", "multimodal_text"):
        return None
    text = "\n".join(part for part in content.get("parts") or [] if isinstance(part, str))
    if not text.strip():
        return None
    return MessageRecord(parent, role, text, moment(source.get("create_time")))


def _texts(content: object) -> Iterator[str]:
    """The texts of content in parts, steps and blocks, however deep they are."""
    match content:
        case str():
            yield content
        case list():
            for part in content:
                yield from _texts(part)
        case {"type": "text", "text": {"value": str(text)}} | {"type": "text", "text": str(text)}:
            yield text
        case {"type": "contentBlock", "content": inner}:
            yield from _texts(inner)
