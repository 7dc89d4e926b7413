"""Reads our code for sentences that it says to people without knowing their language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.ui.texts import FINDERS, ROOT

PLACE = "\n"  # stands for what an f-string fills in
# Only a terminal, a file or a database reads what these say.
_FOR_OTHERS = (
    "app/bench",
    "app/cli",
    "app/counted.py",
    "app/serve/api_error.py",
    "app/serve/application.py",
    "app/serve/asked.py",
    "app/serve/fields.py",
    "app/serve/gate.py",
    "app/serve/jobs.py",
    "app/serve/replies.py",
    "app/serve/served_model.py",
    "app/sessions/chat_export.py",
    "app/sessions/export_words.py",  # the window has words of its own
    "app/sessions/message_index.py",
    "app/sessions/message_reader.py",
    "app/sessions/word_text.py",
    "models/remedy.py",  # the window has buttons for remedies, with words of their own
)
_WORDS = re.compile(r"[A-Za-z]{2,}[,.:;]? +[A-Za-z]{2,}")
_BESIDE_A_PLACE = re.compile(r"[A-Za-z]{2,}")
_FOR_PROGRAMS = re.compile(  # logs, SQL, the endings of files of code
    r"%[sd]|%\(|^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ALTER|DROP|BEGIN)\b|^py pyi "
)
_LOG_METHODS = {"debug", "info", "warning", "error", "exception"}
# What people never see, since it means that the code is wrong, or is caught where it is raised.
_OF_PYTHON = {"AssertionError", "KeyError", "RuntimeError", "TypeError", "ValueError"}


def is_for_others(file: Path) -> bool:
    """Does the window show nothing that this file says?"""
    return file.relative_to(ROOT).as_posix().startswith(_FOR_OTHERS)


def sentences(file: Path) -> Iterator[tuple[int, str]]:
    """The lines and texts of a file that read as language, and go through no `tr`."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in _texts(tree):
        text = text_of(node)
        pattern = _BESIDE_A_PLACE if PLACE in text and " " in text.strip() else _WORDS
        if pattern.search(text) and not _FOR_PROGRAMS.search(text):
            yield node.lineno, text


def text_of(node: ast.expr) -> str:
    """A literal; of an f-string with a PLACE for each value."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    values = (getattr(part, "value", None) for part in getattr(node, "values", ()))
    return "".join(value if isinstance(value, str) else PLACE for value in values)


def is_clause(text: str) -> bool:
    """Is it only a part of a sentence?"""
    first = re.search(r"[A-Za-z]", text)
    return first is not None and first[0].islower() and not text.rstrip().endswith(tuple(".!?"))


def says(known: str, text: str) -> bool:
    """Are the words of a part of a sentence those of a sentence that is known?"""
    at = 0
    for words in text.split(PLACE):
        at = known.find(words, at)
        if at < 0:
            return False
        at += len(words)
    return True


def _texts(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Subscript():
            return  # a docstring, what only we read, a type
        case ast.Call() if _is_for_programs(node.func):
            return
        case ast.JoinedStr():
            yield node
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from _texts(part.value)
            return
        case ast.Constant(value=str()):
            yield node
            return
    for part in ast.iter_child_nodes(node):
        yield from _texts(part)


def _is_for_programs(function: ast.expr) -> bool:
    name = ast.unparse(function)
    logger, _, method = name.rpartition(".")
    is_log = logger in {"log", "_log", "logging"} and method in _LOG_METHODS
    return is_log or name in _OF_PYTHON or name in FINDERS or name in {"re.compile", "closing"}
