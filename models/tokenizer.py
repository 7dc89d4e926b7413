"""What a GGUF header says about tokens, with llama.cpp's defaults where it says nothing.

Source: ``llama_vocab::impl::load`` in llama.cpp's ``src/llama-vocab.cpp`` (build 11434).
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import Final, NamedTuple

from models.errors import ModelFileError
from models.gguf_arrays import StringArray
from models.gguf_header import GgufHeader

# The type that llama.cpp sorts each tokenizer.ggml.model into.
_KINDS: Final = {
    "llama": "spm",
    "gpt2": "bpe",
    "gemma4": "bpe",
    "hybriddna": "bpe",
    "whitespace": "bpe",
    "bert": "wpm",
    "t5": "ugm",
    "rwkv": "rwkv",
    "plamo2": "plamo2",
    "none": "none",
    "no_vocab": "none",
}


class _SpecialIds(NamedTuple):
    bos: int | None
    eos: int | None
    unk: int | None


_DEFAULT_IDS: Final = {
    "llama": _SpecialIds(1, 2, 0),
    "bert": _SpecialIds(101, None, 100),
    "gpt2": _SpecialIds(11, 11, None),
    "hybriddna": _SpecialIds(11, 11, None),
    "whitespace": _SpecialIds(11, 11, None),
    "t5": _SpecialIds(None, 1, 2),
    "plamo2": _SpecialIds(1, 2, 0),
}
_NO_IDS: Final = _SpecialIds(None, None, None)

_BPE_PRE_WITH_BOS: Final = frozenset(
    {"llama3", "llama-v3", "llama-bpe", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2"}
    | {"jina-v5-nano", "tekken", "chameleon"}
)
_BPE_PRE_WITHOUT_BOS_ID: Final = frozenset({"chatglm-bpe", "glm4", "glm5"})


@dataclass(frozen=True, slots=True)
class TokenizerSummary:
    """A model's tokenizer: ``kind`` is ``spm``, ``bpe``, ``wpm``, ``ugm``, ``rwkv``, ``plamo2``,
    ``none`` or an unknown name as stored; ``tokens`` stays packed until looked at.

    ``add_bos`` and ``add_eos`` say whether those tokens are put around a prompt.
    """

    kind: str
    pre: str
    tokens: StringArray
    token_types: tuple[int, ...]
    add_bos: bool
    add_eos: bool
    bos_id: int | None
    eos_id: int | None
    unk_id: int | None

    @property
    def size(self) -> int:
        """Number of tokens."""
        return len(self.tokens)

    @property
    def fingerprint(self) -> str:
        """Equal for equal vocabularies: kind, marks and every token's text count (16 digits)."""
        marks = (self.kind, self.add_bos, self.add_eos, self.bos_id, self.eos_id)
        digest = hashlib.sha256(repr(marks).encode())
        digest.update(self.tokens.raw)
        return digest.hexdigest()[:16]


def summarize_tokenizer(header: GgufHeader) -> TokenizerSummary:
    """The tokenizer of a model; without one, ``kind`` is ``none`` and there are no tokens."""
    model = header.text("tokenizer.ggml.model") or "none"
    pre = "gemma4" if model == "gemma4" else header.text("tokenizer.ggml.pre") or "default"
    kind = _KINDS.get(model, model)
    tokens = header.strings("tokenizer.ggml.tokens") or StringArray(b"", 0)
    defaults = _DEFAULT_IDS.get(model, _NO_IDS)
    default_bos = None if kind == "bpe" and pre in _BPE_PRE_WITHOUT_BOS_ID else defaults.bos
    types = header.numbers("tokenizer.ggml.token_type")
    return TokenizerSummary(
        kind=kind,
        pre=pre,
        tokens=tokens,
        token_types=tuple(int(number) for number in types) if types else (),
        add_bos=_adds_bos(header, kind, pre),
        add_eos=_flag(header, "add_eos_token", default=kind == "ugm"),
        bos_id=_special_id(header, "bos_token_id", default_bos, len(tokens)),
        eos_id=_special_id(header, "eos_token_id", defaults.eos, len(tokens)),
        unk_id=_special_id(header, "unknown_token_id", defaults.unk, len(tokens)),
    )


def refuse_repeated_tokens(header: GgufHeader) -> None:
    """Raise ModelFileError where two tokens have one text: llama.cpp ends the process over that.

    Tokens without any text get names of their own there.
    """
    tokens = summarize_tokenizer(header).tokens.encoded
    if len(set(tokens)) + max(tokens.count(b"") - 1, 0) == len(tokens):
        return
    counts = Counter(token for token in tokens if token)
    text = counts.most_common(1)[0][0].decode(errors="replace")
    raise ModelFileError(
        header.path,
        f"{header.path.name} cannot be loaded: its vocabulary has the token “{text}” more than "
        "once.",
        advice="The file was made by a faulty conversion; get it from another source.",
    )


def _adds_bos(header: GgufHeader, kind: str, pre: str) -> bool:
    if kind == "bpe" and pre == "gemma4":
        return True
    default = kind in {"spm", "wpm"} or (kind == "bpe" and pre in _BPE_PRE_WITH_BOS)
    return _flag(header, "add_bos_token", default=default)


def _flag(header: GgufHeader, name: str, *, default: bool) -> bool:
    value = header.flag(f"tokenizer.ggml.{name}")
    return default if value is None else value


def _special_id(header: GgufHeader, name: str, default: int | None, size: int) -> int | None:
    """The stored id if it is a token, else the default if that is one."""
    for candidate in (header.integer(f"tokenizer.ggml.{name}"), default):
        if candidate is not None and 0 <= candidate < size:
            return candidate
    return None
