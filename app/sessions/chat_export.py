"""Chats as files: Markdown and HTML to read, JSON to come back from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING, Any

from app.engine.stats_json import stats_to_json
from app.engine.thinking import split_thinking
from app.sessions.attachment import with_attachments
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.export_words import IN_ENGLISH, ExportWords
from app.sessions.override import override_to_json
from app.sessions.preset import preset_to_json
from models.json_text import json_text

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

FORMAT = "paceline-chats"
VERSION = 1
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})(.*)")


def chats_to_json(records: Iterable[ChatRecord]) -> str:
    """All variants of all messages; `app.sessions.chat_import` reads it again."""
    chats = [_chat(record) for record in records]
    whole = {"format": FORMAT, "version": VERSION, "chats": chats}
    return json_text(whole, indent=1)


def chat_to_markdown(record: ChatRecord, words: ExportWords = IN_ENGLISH) -> str:
    """The messages that are shown."""
    parts = [f"# {_title(record, words)}", f"*{words.day(record.created_at)}*"]
    if record.system_prompt:
        parts.append(f"**{words.system_prompt}:** {record.system_prompt}")
    for message in record.path():
        thought, said = _thought_and_said(message)
        parts += [f"## {words.name_of(message.role)}", *_quoted(thought, words), _closed(said)]
    return "\n\n".join(parts) + "\n"


def chat_to_html(
    record: ChatRecord, words: ExportWords = IN_ENGLISH, *, for_paper: bool = False
) -> str:
    """A page that stands alone: nothing in it is loaded from elsewhere, HTML in texts is text.

    `for_paper`: nothing is folded, and only what Qt's documents know is used.
    """
    from markdown_it import MarkdownIt

    from app.sessions.endless_nesting import end_nesting

    markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    end_nesting(markdown)
    markdown.add_render_rule("image", _image_as_text(words.image))
    head, fold = (_PAPER_HEAD, _QUOTE) if for_paper else (_HEAD, _FOLD)
    parts = [
        f'<article class="{message.role}">'
        + head.format(name=escape(words.name_of(message.role)))
        + (
            f"<p>{escape(_body(message)).replace(chr(10), '<br>')}</p>"
            if message.role == "user"
            else _answer_page(message, markdown, fold, words)
        )
        + "</article>"
        for message in record.path()
    ]
    return _PAGE.format(
        language=words.language,
        style=_PAPER if for_paper else _SCREEN,
        title=escape(_title(record, words)),
        day=escape(words.day(record.created_at)),
        body="\n".join(parts),
    )


def _image_as_text(unnamed: str) -> Callable[..., str]:
    def text(_renderer: Any, tokens: Any, index: int, _options: Any, _environment: Any) -> str:
        token = tokens[index]
        return f"{escape(token.content or unnamed)} ({escape(str(token.attrGet('src')))})"

    return text


def _title(record: ChatRecord, words: ExportWords) -> str:
    return " ".join(record.title.split()) or words.untitled


def _body(message: MessageRecord) -> str:
    """Its text; of an answer that failed before its first word, why."""
    return with_attachments(message.text, message.attachments) or message.error or ""


def _thought_and_said(message: MessageRecord) -> tuple[str, str]:
    """What was thought before an answer, and a message without it."""
    body = _body(message)
    return split_thinking(body) if message.role == "assistant" else ("", body)


def _quoted(thought: str, words: ExportWords) -> list[str]:
    lines = [f"**{words.thinking}**", "", *thought.strip().splitlines()] if thought.strip() else []
    return ["\n".join(f"> {line}".rstrip() for line in lines)] if lines else []


def _answer_page(
    message: MessageRecord, markdown: MarkdownIt, fold: str, words: ExportWords
) -> str:
    thought, said = _thought_and_said(message)
    page = str(markdown.render(said))
    if not thought.strip():
        return page
    return fold.format(name=escape(words.thinking), thought=markdown.render(thought)) + page


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


_HEAD = "<h2>{name}</h2>"
_PAPER_HEAD = '<p class="who"><b>{name}</b></p>'
_FOLD = "<details><summary>{name}</summary>{thought}</details>"
_QUOTE = "<blockquote><b>{name}</b>{thought}</blockquote>"
_SCREEN = """body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.55;
  font-family: system-ui, sans-serif; color: #1d1d1b; background: #fafaf8; }
h1 { font-size: 1.5rem; } article h2 { font-size: .8rem; color: #6a6a64; }
.user p { background: #efefea; border-radius: 14px; padding: .6rem .9rem; }
pre { background: #f4f4f1; border: 1px solid #e3e3de; border-radius: 12px; padding: .8rem;
  overflow-x: auto; }
table { border-collapse: collapse; } td, th { border: 1px solid #e3e3de; padding: .3rem .6rem; }
.day, details { color: #6a6a64; }
@media print { body { max-width: none; margin: 0; background: none; }
  pre { white-space: pre-wrap; } h2 { break-after: avoid; } }
"""
_PAPER = """.who { font-size: 9pt; color: #686862; margin-top: 18px; }
.day, blockquote { color: #686862; }
pre { font-size: 9pt; background: #f4f4f1; white-space: pre-wrap; }
table { border-collapse: collapse; } td, th { border: 1px solid #c8c8c2; padding: 4px; }
"""
_PAGE = """<!DOCTYPE html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
{style}</style></head><body><h1>{title}</h1><p class="day">{day}</p>
{body}
</body></html>
"""
