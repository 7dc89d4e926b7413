"""Reads chats from files of Paceline, ChatGPT, LM Studio and Jan."""

from __future__ import annotations

import logging
import lzma
import os
import re
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from app.sessions import chat_export
from app.sessions.chat_record import ChatRecord
from app.sessions.errors import ChatFileError
from app.sessions.foreign_chats import chatgpt_chat, jan_chat, lm_studio_chat
from app.sessions.json_file import json_lines_of, json_of
from app.sessions.paceline_chats import paceline_chat
from app.sessions.regular_file import size_of
from app.watch import Watch

_log = logging.getLogger(__name__)
MOST_BYTES = 500_000_000
_ENDINGS = (".json", ".jsonl", ".zip")
_JAN_THREAD, _JAN_MESSAGES = "thread.json", "messages.jsonl"
_CHATGPT_FILE = re.compile(r"conversations(-\d+)?\.json")


@dataclass(frozen=True, slots=True)
class ImportedChats:
    """What was read; `left_out` chats made no sense and did not keep the others from it."""

    chats: tuple[ChatRecord, ...]
    left_out: int = 0


def chat_files(folder: Path, watch: Watch) -> Iterator[Path]:
    """The files of a folder, and of the folders in it, that may hold chats."""
    for place, folders, names in os.walk(folder):
        watch.step(0, 0)
        folders.sort()
        for name in sorted(names):
            is_part = name == _JAN_MESSAGES and _JAN_THREAD in names  # read with the thread
            if Path(name).suffix.lower() in _ENDINGS and not is_part:
                yield Path(place, name)


def read_chats(path: Path) -> ImportedChats:
    """The chats of a file. Raises ChatFileError if it holds none that can be read."""
    try:
        found = _read(path)
    except (OSError, zipfile.BadZipFile, NotImplementedError) as error:
        reason = getattr(error, "strerror", None) or "it is damaged"
        raise ChatFileError(f"“{path.name}” cannot be read: {reason}.") from error
    except (ValueError, RecursionError) as error:
        raise no_chats(path) from error
    if not found.chats:
        raise no_chats(path)
    return found


def _read(path: Path) -> ImportedChats:
    if path.suffix.lower() == ".zip":
        return _of_archive(path)
    if path.suffix.lower() == ".jsonl":
        return _each([json_lines_of(_bytes(path))], partial(jan_chat, {}))
    return _chats(json_of(_bytes(path)), path)


def _bytes(path: Path) -> bytes:
    if size_of(path) > MOST_BYTES:
        raise ChatFileError(f"“{path.name}” is too large to be a file of chats.")
    return path.read_bytes()


def _of_archive(path: Path) -> ImportedChats:
    """ChatGPT's export; large ones have their chats in several files."""
    size_of(path)
    with zipfile.ZipFile(path) as archive:
        names = [n for n in archive.namelist() if _CHATGPT_FILE.fullmatch(n.rsplit("/", 1)[-1])]
        if sum(archive.getinfo(name).file_size for name in names) > MOST_BYTES:
            raise no_chats(path)
        parts = [_part(archive, name, path, alone=len(names) == 1) for name in names]
    chats = tuple(chat for part in parts for chat in part.chats)
    return ImportedChats(chats, sum(part.left_out for part in parts))


def _part(archive: zipfile.ZipFile, name: str, path: Path, *, alone: bool) -> ImportedChats:
    """One file of several that is damaged counts as one chat."""
    try:
        return _chats(json_of(_unpacked(archive, name)), path)
    except (zipfile.BadZipFile, NotImplementedError, ChatFileError, ValueError, RecursionError):
        if alone:
            raise
        _log.warning("%s in an export was left out", name)
        return ImportedChats((), 1)


def _unpacked(archive: zipfile.ZipFile, name: str) -> bytes:
    """Raises BadZipFile for whatever is damaged, encrypted or packed in an unknown way."""
    try:
        return archive.read(name)
    except (RuntimeError, EOFError, zlib.error, lzma.LZMAError) as error:
        raise zipfile.BadZipFile(str(error)) from error


def _chats(whole: Any, path: Path) -> ImportedChats:
    """Which program wrote it is told by its shape."""
    sources: list[Any] = [whole]
    convert: Callable[[Any], ChatRecord] = _no_chat
    match whole:
        case {"format": chat_export.FORMAT, "chats": list(chats)}:
            sources, convert = chats, paceline_chat
        case [*chats] if any(_has(chat, "mapping") for chat in chats):
            sources, convert = chats, chatgpt_chat
        case {"mapping": dict()}:
            convert = chatgpt_chat
        case {"messages": list(messages)} if any(_has(m, "versions") for m in messages):
            convert = lm_studio_chat
        case {"id": _, "assistants": _} | {"object": "thread"}:
            beside = path.with_name(_JAN_MESSAGES)
            lines = json_lines_of(_bytes(beside)) if beside.exists() else whole.get("messages", [])
            sources, convert = [lines], partial(jan_chat, whole)
        case [*messages] if any(_has(message, "thread_id") for message in messages):
            convert = partial(jan_chat, {})
        case {"messages": list(messages)} if any(_has(m, "role") for m in messages):
            sources, convert = [messages], partial(jan_chat, whole)
    return _each(sources, convert)


def _no_chat(_source: Any) -> ChatRecord:
    raise ValueError("no program that is known wrote this")


def _each(sources: list[Any], convert: Callable[[Any], ChatRecord]) -> ImportedChats:
    """Every chat on its own: one that makes no sense is left out."""
    chats = []
    for source in sources:
        try:
            record = convert(source)
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            _log.warning("A chat of a file was left out: %r", error)
            continue
        if record.messages:
            chats.append(record)
    return ImportedChats(tuple(chats), len(sources) - len(chats))


def _has(value: object, key: str) -> bool:
    return isinstance(value, dict) and key in value


def no_chats(path: Path) -> ChatFileError:
    """What is said of a file or folder without chats."""
    return ChatFileError(
        f"There are no chats in “{path.name}” that Paceline can read.",
        advice="It reads its own JSON, ChatGPT's conversations.json (or the whole zip file), and"
        " the chat files of LM Studio and Jan.",
    )
