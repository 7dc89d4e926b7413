"""Reads chats from files of Paceline, ChatGPT, LM Studio and Jan."""

from __future__ import annotations

import json
import logging
import lzma
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.sessions.chat_record import ChatRecord
from app.sessions.errors import ChatFileError
from app.sessions.foreign_chats import chatgpt_chat, jan_chat, lm_studio_chat
from app.sessions.paceline_chats import paceline_chat

log = logging.getLogger(__name__)
MOST_BYTES = 500_000_000
_CHATGPT_FILE = "conversations.json"


@dataclass(frozen=True, slots=True)
class ImportedChats:
    """What was read; `left_out` chats made no sense and did not keep the others from it."""

    chats: tuple[ChatRecord, ...]
    left_out: int = 0


def read_chats(path: Path) -> ImportedChats:
    """The chats of a file. Raises ChatFileError if it holds none that can be read."""
    try:
        found = _read(path)
    except (OSError, zipfile.BadZipFile, NotImplementedError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is damaged"
        raise ChatFileError(f"“{path.name}” cannot be read: {reason}.") from error
    except (ValueError, RecursionError) as error:
        raise _unknown(path) from error
    if not found.chats:
        raise _unknown(path)
    return found


def _read(path: Path) -> ImportedChats:
    if path.suffix.lower() == ".jsonl":
        return _each([_lines(path)], lambda lines: jan_chat({}, lines))
    if path.suffix.lower() == ".zip":
        with zipfile.ZipFile(path) as archive:
            names = [n for n in archive.namelist() if n.rsplit("/", 1)[-1] == _CHATGPT_FILE]
            if not names or archive.getinfo(names[0]).file_size > MOST_BYTES:
                raise _unknown(path)
            return _chats(json.loads(_unpacked(archive, names[0])), path)
    if path.stat().st_size > MOST_BYTES:
        raise ChatFileError(f"“{path.name}” is too large to be a file of chats.")
    return _chats(json.loads(path.read_text("utf-8-sig")), path)


def _unpacked(archive: zipfile.ZipFile, name: str) -> bytes:
    """Raises BadZipFile for whatever is damaged, encrypted or packed in an unknown way."""
    try:
        return archive.read(name)
    except (RuntimeError, EOFError, zlib.error, lzma.LZMAError) as error:
        raise zipfile.BadZipFile(str(error)) from error


def _chats(whole: Any, path: Path) -> ImportedChats:
    """Which program wrote it is told by its shape."""
    match whole:
        case {"format": "paceline-chats", "chats": list(chats)}:
            return _each(chats, paceline_chat)
        case [*chats] if any(isinstance(chat, dict) and "mapping" in chat for chat in chats):
            return _each(chats, chatgpt_chat)
        case {"mapping": dict()}:
            return _each([whole], chatgpt_chat)
        case {"messages": [{"versions": _}, *_]}:
            return _each([whole], lm_studio_chat)
        case {"id": _, "assistants": _} | {"object": "thread"}:
            beside = path.with_name("messages.jsonl")
            lines = _lines(beside) if beside.exists() else whole.get("messages", [])
            return _each([lines], lambda messages: jan_chat(whole, messages))
        case [{"object": "thread.message"}, *_] | [{"thread_id": _}, *_]:
            return _each([whole], lambda messages: jan_chat({}, messages))
    raise _unknown(path)


def _each(sources: list[Any], convert: Callable[[Any], ChatRecord]) -> ImportedChats:
    """Every chat on its own: one that makes no sense is left out."""
    chats = []
    for source in sources:
        try:
            record = convert(source)
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            log.warning("A chat of a file was left out: %r", error)
            continue
        if record.messages:
            chats.append(record)
    return ImportedChats(tuple(chats), len(sources) - len(chats))


def _lines(path: Path) -> list[Any]:
    """JSON, one value a line; a line that is damaged is left out."""
    values = []
    for line in path.read_text("utf-8-sig", "replace").splitlines():
        try:
            values.append(json.loads(line))
        except ValueError:
            log.warning("A line of %s was left out", path.name)
    return values


def _unknown(path: Path) -> ChatFileError:
    return ChatFileError(
        f"There are no chats in “{path.name}” that Paceline can read.",
        advice="It reads its own JSON, ChatGPT's conversations.json (or the whole zip file), and"
        " the chat files of LM Studio and Jan.",
    )
