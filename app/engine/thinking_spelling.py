"""How models spell that they think, and the one spelling that texts of answers have.

Many mark it by tokens that are no text, or by channels: a header that names what follows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.engine.language_model import Vocabulary

OPENING: Final = "<think>"
CLOSING: Final = "</think>"
_LONGEST_HEADER: Final = 40  # bytes; what goes on for longer is text


@dataclass(frozen=True, slots=True)
class Marks:
    """What a model writes around its thinking, and before an answer without any.

    `token` is one of its vocabulary.
    """

    token: str
    opening: str
    closing: str
    answer: str = ""


_KINDS: Final = (
    Marks(
        "<|channel|>",
        "<|channel|>analysis<|message|>",
        "<|end|><|start|>assistant<|channel|>final<|message|>",
        "<|channel|>final<|message|>",
    ),
    Marks("<|channel>", "<|channel>thought\n", "<channel|>"),
    Marks("<|START_THINKING|>", "<|START_THINKING|>", "<|END_THINKING|>"),
    Marks("[THINK]", "[THINK]", "[/THINK]"),
)
_OPENINGS: Final = {"<|START_THINKING|>", "[THINK]"}
_CLOSINGS: Final = {"<|END_THINKING|>", "[/THINK]", "<channel|>"}
_HEADERS: Final = {  # what begins a header, and what ends it
    "<|start|>": "<|message|>",
    "<|channel|>": "<|message|>",
    "<|channel>": "\n",
}
_NAMES: Final = {
    name.encode() for name in (OPENING, CLOSING, *_OPENINGS, *_CLOSINGS, *_HEADERS, "<|message|>")
}
# Ends of prompts behind which a model thinks.
OPENED: Final = (*_OPENINGS, OPENING, "<|channel>thought")
_THOUGHTS: Final = (b"analysis", b"thought")  # headers of thinking


def marks_of(vocabulary: Vocabulary) -> Marks | None:
    """How a model marks its thinking by tokens of its own; None: as texts do."""
    for marks in _KINDS:
        if len(vocabulary.tokenize(marks.token, parse_special=True)) == 1:
            return marks
    return None


class ThinkingSpelling:
    """Takes what each token says, in order, and gives it in the spelling of texts.

    >>> said = ["<|channel|>", "analysis", "<|message|>", "Hm.", "<|start|>", "assistant"]
    >>> said += ["<|channel|>", "final", "<|message|>", "Yes."]
    >>> spelling = ThinkingSpelling()
    >>> b"".join(spelling.feed(part.encode()) for part in said)
    b'<think>Hm.</think>Yes.'
    """

    def __init__(self, *, is_thinking: bool = False) -> None:
        self._is_thinking = is_thinking
        self._header: bytes | None = None
        self._header_end = ""

    def feed(self, said: bytes) -> bytes:
        """`said`: the piece of a token, or the name of a mark that has none."""
        if said in _NAMES:
            return self._marked(said.decode())
        if self._header is None:
            return said
        self._header += said
        if self._header_end == "\n" and b"\n" in said:
            header, _, rest = self._taken_header().partition(b"\n")
            return self._turn(header) + rest
        return self._taken_header() if len(self._header) > _LONGEST_HEADER else b""

    def _marked(self, name: str) -> bytes:
        if name in (OPENING, CLOSING):  # even where it makes no sense, it is in the text
            self._is_thinking = name == OPENING
            return name.encode()
        if name in _HEADERS:
            self._header, self._header_end = b"", _HEADERS[name]
        elif self._header is not None and name == self._header_end:
            return self._turn(self._taken_header())
        elif name in _OPENINGS:
            return self._open()
        elif name in _CLOSINGS:
            return self._close()
        return b""

    def _taken_header(self) -> bytes:
        header, self._header = self._header or b"", None
        return header

    def _turn(self, header: bytes) -> bytes:
        return self._open() if header.strip().startswith(_THOUGHTS) else self._close()

    def _open(self) -> bytes:
        was, self._is_thinking = self._is_thinking, True
        return b"" if was else OPENING.encode()

    def _close(self) -> bytes:
        was, self._is_thinking = self._is_thinking, False
        return CLOSING.encode() if was else b""


class ShownPieces:
    """What to show of each token of an answer, in order; called once with each.

    `opened`: the prompt ends where thinking begins, and the text is to say so.
    """

    def __init__(
        self, vocabulary: Vocabulary, *, opened: bool = False, is_thinking: bool = False
    ) -> None:
        self._vocabulary = vocabulary
        self._spelling = ThinkingSpelling(is_thinking=opened or is_thinking)
        self._before = OPENING.encode() if opened else b""

    def __call__(self, token: int) -> bytes:
        shown = self._spelling.feed(self._said(token))
        if shown:
            shown, self._before = self._before + shown, b""
        return shown

    def _said(self, token: int) -> bytes:
        """Tokens without a piece say nothing, but for those that are marks."""
        piece = self._vocabulary.piece(token)
        name = b"" if piece else self._vocabulary.text(token).encode()
        return piece or (name if name in _NAMES else b"")
