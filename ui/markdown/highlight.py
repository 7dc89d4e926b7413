"""Code → coloured spans by line, with Pygments and without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Name, Number, Operator, String, Token, _TokenType
from pygments.util import ClassNotFound

from ui.translation import tr

LONGEST_COLOURED = 30_000  # characters; colouring more would be felt
LONGEST_STRETCH = 10_000  # characters that are lexed again whenever there is one more
LONGEST_LINE = 3_000


class Ink(Enum):
    """What a span of code is, as far as colours go."""

    KEYWORD = auto()
    STRING = auto()
    NUMBER = auto()
    NAME = auto()
    COMMENT = auto()


@dataclass(frozen=True, slots=True)
class Span:
    """A coloured stretch of one line, in UTF-16 units as Qt counts them."""

    start: int
    length: int
    ink: Ink


_INKS: tuple[tuple[_TokenType, Ink], ...] = (
    (Comment, Ink.COMMENT),
    (Keyword, Ink.KEYWORD),
    (Operator.Word, Ink.KEYWORD),
    (String, Ink.STRING),
    (Number, Ink.NUMBER),
    (Name.Function, Ink.NAME),
    (Name.Class, Ink.NAME),
    (Name.Decorator, Ink.NAME),
    (Name.Builtin, Ink.NAME),
    (Name.Tag, Ink.KEYWORD),
    (Name.Attribute, Ink.NAME),
)


def language_title(language: str) -> str:
    """What a person calls the language: "py" is Python."""
    lexer = _lexer(language)
    if lexer is not None and language not in ("text", "txt", "plain"):
        return str(lexer.name)
    return language[:24] if language and lexer is None else tr("Text")


def file_name(language: str) -> str:
    """What a file of this language may be called: "py" gives code.py."""
    lexer = _lexer(language)
    patterns = lexer.filenames if lexer is not None else ()
    endings = (pattern[1:] for pattern in patterns if pattern.startswith("*."))
    return f"code{next((e for e in endings if e[1:].isalnum()), '.txt')}"


class GrowingSpans:
    """Spans of code that grows at its end: lexed again only from the last safe line on.

    Safe is a line after an empty one that lies in no string or comment. A lexer that was in the
    middle of something else there may colour a few words differently than in one go. Where
    colouring on would be felt, the rest stays plain, the same whether the code grew or not.
    """

    def __init__(self, language: str) -> None:
        self._lexer = _lexer(language)
        self._kept: list[tuple[Span, ...]] = []  # of the lines before the safe one
        self._safe_start = 0  # where the safe line begins
        self._has_given_up = self._lexer is None

    def grow(self, code: str) -> list[tuple[Span, ...]]:
        """Spans by line of `code`, which begins with the code of the call before."""
        spans = self._kept
        if self._lexer is not None and not self._has_given_up:
            lexed = _lex(code[self._safe_start :], self._lexer, LONGEST_COLOURED - self._safe_start)
            spans = [*self._kept, *lexed.lines]
            self._has_given_up = lexed.gave_up
            self._kept += lexed.lines if lexed.gave_up else lexed.lines[: lexed.safe_line]
            self._safe_start += lexed.safe_start
        return [*spans, *[()] * (code.count("\n") + 1 - len(spans))]


@dataclass(frozen=True, slots=True)
class _Lexed:
    lines: list[tuple[Span, ...]]
    safe_line: int = 0
    safe_start: int = 0
    gave_up: bool = False  # before the end of the code


def _lex(code: str, lexer: Lexer, room: int) -> _Lexed:
    """No line is begun after `room` characters."""
    lines: list[list[Span]] = [[]]
    column = line_start = safe_line = safe_start = 0
    for start, kind, value in lexer.get_tokens_unprocessed(code):
        ink = _ink(kind)
        place = start
        for index, part in enumerate(value.split("\n")):
            if index:
                place += 1
                after_empty_line = code[place - 2 : place] == "\n\n"
                lines.append([])
                column, line_start = 0, place
                if after_empty_line and ink not in (Ink.STRING, Ink.COMMENT):
                    safe_line, safe_start = len(lines) - 1, place
            place += len(part)
            too_far = line_start > room or line_start - safe_start > LONGEST_STRETCH
            if too_far or place - line_start > LONGEST_LINE:
                return _Lexed([tuple(line) for line in lines[:-1]], gave_up=True)
            length = _units(part)
            if ink is not None and length:
                lines[-1].append(Span(column, length, ink))
            column += length
    return _Lexed([tuple(line) for line in lines], safe_line, safe_start)


@lru_cache(64)
def _lexer(language: str) -> Lexer | None:
    if not language:
        return None
    try:
        return get_lexer_by_name(language, stripnl=False, ensurenl=False)
    except ClassNotFound:
        return None


@lru_cache(256)
def _ink(kind: _TokenType) -> Ink | None:
    if kind is Token.Text:
        return None
    parents = kind.split()
    return next((ink for parent, ink in _INKS if parent in parents), None)


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
