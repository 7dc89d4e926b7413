"""Which tokens two different vocabularies have in common, by the text that they stand for.

A draft whose vocabulary is another one may still propose what both can say: token-level
intersection (Timor et al. 2025, arXiv 2502.05202, algorithm 4).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from models.gguf_header import GgufHeader
from models.tokenizer import TokenizerSummary, summarize_tokenizer

TokenIds = NDArray[np.int64]

_SPACE: Final = "▁".encode()  # how these two kinds spell it
_SPELLED_WITH_SPACES: Final = ("spm", "ugm")
_USER_DEFINED, _BYTE = 4, 6
_TEXT_TYPES: Final = (1, _USER_DEFINED, _BYTE)  # enum llama_token_type; others have no text


@dataclass(frozen=True, slots=True)
class SharedVocabulary:
    """Pairs of tokens with the same text; no token is in two pairs."""

    target_ids: TokenIds  # (n,)
    draft_ids: TokenIds  # (n,)
    target_size: int  # tokens in all

    @property
    def count(self) -> int:
        return len(self.target_ids)

    @property
    def share(self) -> float:
        """Part of the target's tokens that the draft can propose, 0 to 1."""
        return self.count / self.target_size if self.target_size else 0.0


def share_vocabulary(target: GgufHeader, draft: GgufHeader) -> SharedVocabulary:
    """The tokens that both models have; none where a kind of tokenizer is unknown here."""
    target_tokens, draft_tokens = summarize_tokenizer(target), summarize_tokenizer(draft)
    drafts = _ids_by_text(draft_tokens)
    pairs = [
        (target_id, drafts[text])
        for text, target_id in _ids_by_text(target_tokens).items()
        if text in drafts
    ]
    ids = np.array(sorted(pairs), dtype=np.int64).reshape(-1, 2)
    return SharedVocabulary(ids[:, 0], ids[:, 1], target_tokens.size)


def _ids_by_text(tokens: TokenizerSummary) -> dict[bytes, int]:
    """The first token of each text; one that is a byte by name gives way to one that is text."""
    found: dict[bytes, int] = {}
    bytes_by_name: dict[bytes, int] = {}
    for token_id, token_type, text in _texts(tokens):
        (bytes_by_name if token_type == _BYTE else found).setdefault(text, token_id)
    return bytes_by_name | found


def _texts(tokens: TokenizerSummary) -> Iterator[tuple[int, int, bytes]]:
    """Id, type and text of every token that stands for some."""
    types = tokens.token_types or (1,) * tokens.size
    for token_id, (token_type, stored) in enumerate(
        zip(types, tokens.tokens.encoded, strict=False)
    ):
        if token_type in _TEXT_TYPES:
            text = _text(tokens, token_type, stored)
            if text:
                yield token_id, token_type, text


def _text(tokens: TokenizerSummary, token_type: int, stored: bytes) -> bytes | None:
    """The text of a token as llama.cpp would write it."""
    if token_type == _BYTE:
        return _named_byte(stored)
    if tokens.kind in _SPELLED_WITH_SPACES or tokens.pre == "gemma4":
        return stored.replace(_SPACE, b" ")
    if tokens.kind != "bpe":
        return None
    return stored if token_type == _USER_DEFINED else _unspell(stored)


def _named_byte(stored: bytes) -> bytes | None:
    """`<0x0A>` is a line break."""
    if len(stored) != 6 or not stored.startswith(b"<0x"):
        return None
    try:
        return bytes([int(stored[3:5], 16)])
    except ValueError:
        return None


def _unspell(stored: bytes) -> bytes | None:
    """GPT-2 spells each byte as a printable character; None for what it cannot have spelled."""
    table = _byte_of_character()
    try:
        return bytes(table[character] for character in stored.decode())
    except (KeyError, UnicodeDecodeError):
        return None


@cache
def _byte_of_character() -> dict[str, int]:
    """`bytes_to_unicode` of GPT-2, the other way round (openai/gpt-2, src/encoder.py)."""
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(256) if byte not in printable]
    spelled = {chr(byte): byte for byte in printable}
    return spelled | {chr(256 + index): byte for index, byte in enumerate(others)}
