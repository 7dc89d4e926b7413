"""Text ↔ tokens by llama.cpp."""

from __future__ import annotations

import ctypes
from typing import Any

from app.engine.errors import RequestError
from app.engine.llama_backend import llama_cpp

_UNDEFINED_OR_CONTROL = 1 | 8  # LLAMA_TOKEN_ATTR_UNKNOWN, LLAMA_TOKEN_ATTR_CONTROL


class LlamaVocabulary:
    """The vocabulary of a loaded model; answers about single tokens are remembered."""

    def __init__(self, model: Any) -> None:
        self._vocab = llama_cpp.llama_model_get_vocab(model)
        self._size = int(llama_cpp.llama_vocab_n_tokens(self._vocab))
        self._pieces: dict[int, bytes] = {}
        self._ends: dict[int, bool] = {}

    @property
    def handle(self) -> Any:
        """llama.cpp's own vocabulary; valid as long as the model."""
        return self._vocab

    @property
    def size(self) -> int:
        return self._size

    def tokenize(self, text: str, *, parse_special: bool) -> list[int]:
        """Tokens of `text`, without BOS or EOS. NUL characters and lone surrogates are replaced."""
        data = text.replace("\0", "\ufffd").encode("utf-8", "replace")
        capacity = len(data) + 8
        while True:
            tokens = (llama_cpp.llama_token * capacity)()
            count = llama_cpp.llama_tokenize(
                self._vocab, data, len(data), tokens, capacity, False, parse_special
            )
            if count >= 0:
                return list(tokens[:count])
            if -count <= capacity:
                raise RequestError("This text could not be split into tokens.")
            capacity = -count

    def piece(self, token: int) -> bytes:
        """UTF-8 bytes of one token, possibly part of a character; empty for control tokens."""
        if token not in self._pieces:
            self._pieces[token] = self._render(token, special=False)
        return self._pieces[token]

    def text(self, token: int) -> str:
        """The token as it stands in the vocabulary, control tokens included."""
        return self._render(token, special=True).decode("utf-8", "replace")

    def is_end(self, token: int) -> bool:
        """Whether the token ends a generation."""
        if token not in self._ends:
            self._ends[token] = bool(llama_cpp.llama_vocab_is_eog(self._vocab, token))
        return self._ends[token]

    def is_control(self, token: int) -> bool:
        attributes = llama_cpp.llama_vocab_get_attr(self._vocab, token)
        return bool(attributes & _UNDEFINED_OR_CONTROL)

    def opening(self) -> list[int]:
        """Tokens that have to stand before every prompt: BOS, or nothing."""
        bos = int(llama_cpp.llama_vocab_bos(self._vocab))
        return [bos] if llama_cpp.llama_vocab_get_add_bos(self._vocab) and bos >= 0 else []

    def special_text(self, name: str) -> str:
        """Text of the "bos", "eos", "eot" or "pad" token; empty where the model has none."""
        token = int(getattr(llama_cpp, f"llama_vocab_{name}")(self._vocab))
        return self.text(token) if token >= 0 else ""

    def _render(self, token: int, *, special: bool) -> bytes:
        capacity = 64
        while True:
            buffer = ctypes.create_string_buffer(capacity)
            length = llama_cpp.llama_token_to_piece(
                self._vocab, token, buffer, capacity, 0, special
            )
            if length >= 0:
                return buffer.raw[:length]
            capacity = -length
