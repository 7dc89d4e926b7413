"""Chats as files: Markdown and HTML to read, JSON to come back from."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from html import escape
from typing import TYPE_CHECKING, Any

from app.engine.stats_json import stats_to_json
from app.engine.thinking import split_thinking
from app.sessions.attachment import with_attachments
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.override import override_to_json
from app.sessions.preset import preset_to_json
from models.json_text import json_text

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

FORMAT = "paceline-chats"
VERSION = 1
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})(.*)")
_NAMES = {"user": "You", "assistant": "Answer"}


def chats_to_json(records: Iterable[ChatRecord]) -> str:
    """All variants of all messages; `app.sessions.chat_import` reads it again."""
    chats = [_chat(record) for record in records]
    whole = {"format": FORMAT, "version": VERSION, "chats": chats}
    return json_text(whole, indent=1)


def chat_to_markdown(record: ChatRecord) -> str:
    """The messages that are shown."""
    parts = [f"# {_title(record)}", f"*{_day(record.created_at)}*"]
    if record.system_prompt:
        parts.append("**System prompt:** " + record.system_prompt)
    for message in record.path():
        thought, said = _thought_and_said(message)
        parts += [f"## {_NAMES[message.role]}", *_quoted(thought), _closed(said)]
    return "\n\n".join(parts) + "\n"


def chat_to_html(record: ChatRecord) -> str:
    """A page that stands alone: nothing in it is loaded from elsewhere, HTML in texts is text."""
    from markdown_it import MarkdownIt

    from app.sessions.endless_nesting import end_nesting

    markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    end_nesting(markdown)
    markdown.add_render_rule("image", _image_as_text)
    parts = [
        f'<article class="{message.role}"><h2>{_NAMES[message.role]}</h2>'
        + (
            f"<p>{escape(_body(message)).replace(chr(10), '<br>')}</p>"
            if message.role == "user"
            else _answer_page(message, markdown)
        )
        + "</article>"
        for message in record.path()
    ]
    title = escape(_title(record))
    return _PAGE.format(title=title, day=_day(record.created_at), body="\n".join(parts))


def _image_as_text(
    _renderer: Any, tokens: Any, index: int, _options: Any, _environment: Any
) -> str:
    token = tokens[index]
    return f"{escape(token.content or 'image')} ({escape(str(token.attrGet('src')))})"


def _title(record: ChatRecord) -> str:
    return " ".join(record.title.split()) or "Chat"


def _body(message: MessageRecord) -> str:
    """Its text; of an answer that failed before its first word, why."""
    return with_attachments(message.text, message.attachments) or message.error or ""


def _thought_and_said(message: MessageRecord) -> tuple[str, str]:
    """What was thought before an answer, and a message without it."""
    body = _body(message)
    return split_thinking(body) if message.role == "assistant" else ("", body)


def _quoted(thought: str) -> list[str]:
    lines = ["**Thinking**", "", *thought.strip().splitlines()] if thought.strip() else []
    return ["\n".join(f"> {line}".rstrip() for line in lines)] if lines else []


def _answer_page(message: MessageRecord, markdown: MarkdownIt) -> str:
    thought, said = _thought_and_said(message)
    page = str(markdown.render(said))
    if not thought.strip():
        return page
    fold = f"<details><summary>Thinking</summary>{markdown.render(thought)}</details>"
    return fold + page


def _closed(text: str) -> str:
    """Code that an answer leaves open would go on over the next messages."""
    fence = ""
    for line in text.splitlines():
        mark = _FENCE.match(line)
        if mark is None:
            continue
        run, rest = mark.groups()
        if not fence:
            fence = "" if "`" in run and "`" in rest else run
        elif run.startswith(fence) and not rest.strip():
            fence = ""
    return f"{text}\n{fence}" if fence else text


def _day(moment: float) -> str:
    try:
        return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):
        return ""


def _chat(record: ChatRecord) -> dict[str, Any]:
    return {
        "title": record.title,
        "created_at": record.created_at,
        "updated_at": record.updated_at,
        "system_prompt": record.system_prompt,
        "preset": None if record.preset is None else preset_to_json(record.preset),
        "pinned": record.pinned,
        "shown": record.shown,
        "messages": [_message(message) for message in record.messages],
    }


def _message(message: MessageRecord) -> dict[str, Any]:
    values: dict[str, Any] = {
        "parent": message.parent,
        "role": message.role,
        "text": message.text,
        "created_at": message.created_at,
        "status": message.status.value,
    }
    if message.stats is not None:
        values["stats"] = stats_to_json(message.stats)
    for name in ("stop_reason", "error"):
        if getattr(message, name) is not None:
            values[name] = getattr(message, name)
    if message.override:
        values["options"] = override_to_json(message.override)
    if message.attachments:
        values["attachments"] = [
            {"name": file.name, "kind": file.kind, "text": file.text}
            for file in message.attachments
        ]
    return values


_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>{title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
body {{ max-width: 44rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.55;
  font-family: system-ui, sans-serif; color: #1d1d1b; background: #fafaf8; }}
h1 {{ font-size: 1.5rem; }} article h2 {{ font-size: .8rem; color: #6a6a64; }}
.user p {{ background: #efefea; border-radius: 14px; padding: .6rem .9rem; }}
pre {{ background: #f4f4f1; border: 1px solid #e3e3de; border-radius: 12px; padding: .8rem;
  overflow-x: auto; }}
table {{ border-collapse: collapse; }} td, th {{ border: 1px solid #e3e3de; padding: .3rem .6rem; }}
.day, details {{ color: #6a6a64; }}
</style></head><body><h1>{title}</h1><p class="day">{day}</p>
{body}
</body></html>
"""
