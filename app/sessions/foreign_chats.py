"""Chats that other programs wrote → records.

ChatGPT: the `mapping` of its data export, a tree of nodes. LM Studio: messages with `versions`, of
which one is selected. Jan: a thread and its messages in OpenAI's form.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.conversation import ROLES
from app.sessions.foreign_parts import texts, walk
from app.sessions.paceline_chats import moment, title_of

_CITATION = re.compile("\ue200[^\ue200\ue201]*\ue201")  # marks that only ChatGPT can resolve


def chatgpt_chat(chat: dict[str, Any]) -> ChatRecord:
    """All branches; nodes without a text of a person or an answer are stepped over."""
    nodes = {key: node for key, node in chat["mapping"].items() if isinstance(node, dict)}
    places: dict[str, int | None] = {}
    messages: list[MessageRecord] = []
    for key, parent in walk(nodes):
        place = places.get(parent or "")
        message = _chatgpt_message(nodes[key].get("message"), place)
        if message is not None:
            messages.append(message)
        places[key] = place if message is None else len(messages) - 1
    return _record(
        chat.get("title"),
        chat.get("create_time"),
        chat.get("update_time"),
        messages,
        shown=places.get(str(chat.get("current_node"))),
    )


def lm_studio_chat(chat: dict[str, Any]) -> ChatRecord:
    """Every version; what follows belongs to the selected one."""
    messages: list[MessageRecord] = []
    parent: int | None = None
    for entry in filter(_is_dict, chat["messages"]):
        selected, after = entry.get("currentlySelected", 0), parent
        for number, version in enumerate(_list(entry.get("versions"))):
            role = ROLES.get(_text(_get(version, "role")))
            text = "".join((*texts(_get(version, "content")), *texts(_get(version, "steps"))))
            if role is not None and text.strip():
                messages.append(MessageRecord(parent, role, text, 0.0))
                if number == selected or after == parent:
                    after = len(messages) - 1
        parent = after
    created = chat.get("createdAt")
    return _record(
        chat.get("name"),
        created,
        chat.get("assistantLastMessagedAt") or chat.get("userLastMessagedAt") or created,
        messages,
        shown=parent,
        system_prompt=_text(chat.get("systemPrompt")),
    )


def jan_chat(thread: dict[str, Any], lines: Sequence[Any]) -> ChatRecord:
    """The messages by their times: Jan's file may begin with the newest.

    Chats of others who keep OpenAI's form have no times, and stay in their order.
    """
    sources = [line for line in lines if _is_dict(line)]
    times = [moment(line.get("created_at")) for line in sources]
    if all(times):
        sources = [
            source for _, source in sorted(zip(times, sources, strict=True), key=itemgetter(0))
        ]
    messages: list[MessageRecord] = []
    for source in sources:
        role = ROLES.get(_text(source.get("role")))
        text = "".join(texts(source.get("content")))
        if role is not None and text.strip():
            parent = len(messages) - 1 if messages else None
            messages.append(MessageRecord(parent, role, text, moment(source.get("created_at"))))
    assistants = _list(thread.get("assistants"))
    said = [
        text
        for line in sources
        if line.get("role") == "system"
        for text in texts(line.get("content"))
    ]
    return _record(
        thread.get("title") or thread.get("name") or thread.get("summary"),
        thread.get("created"),
        thread.get("updated") or thread.get("created"),
        messages,
        system_prompt=_text(_get(assistants[0], "instructions")) if assistants else "".join(said),
    )


def _record(
    title: object,
    created: object,
    updated: object,
    messages: list[MessageRecord],
    *,
    shown: int | None = None,
    system_prompt: str = "",
) -> ChatRecord:
    times = [message.created_at for message in messages if message.created_at]
    began = moment(created) or min(times, default=0.0)
    return ChatRecord(
        title=title_of(title, messages),
        created_at=began,
        updated_at=moment(updated) or max(times, default=began),
        messages=tuple(messages),
        shown=shown,
        system_prompt=system_prompt,
    )


def _chatgpt_message(source: object, parent: int | None) -> MessageRecord | None:
    """None for what ChatGPT does not show either: calls of tools, hidden instructions."""
    role = ROLES.get(_text(_get(_get(source, "author"), "role")))
    hidden = _get(_get(source, "metadata"), "is_visually_hidden_from_conversation") is True
    content = _get(source, "content")
    known = _get(content, "content_type") in ("text", "multimodal_text")
    if role is None or hidden or not known or _get(source, "recipient") not in (None, "all"):
        return None
    parts = [part for raw in _list(_get(content, "parts")) for part in texts(raw)]
    text = _CITATION.sub("", "\n".join(parts))
    if not text.strip():
        return None
    return MessageRecord(parent, role, text, moment(_get(source, "create_time")))


def _get(value: object, key: str) -> object:
    return value.get(key) if isinstance(value, dict) else None


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _is_dict(value: object) -> bool:
    return isinstance(value, dict)
