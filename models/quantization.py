"""What a quantization label means, in words for people who have never heard of one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from models.split_name import split_name

_LABEL = re.compile(
    r"(?:^|[-._/])(?P<label>(?:UD-)?(?:I?Q[1-8](?:_[0-9KSMLX]+)*|TQ[12]_0|MXFP4(?:_MOE)?|BF16|F16|F32))"
    r"(?=$|[-._/])",
    re.IGNORECASE,
)
_BITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Quantization:
    """``bits`` is the nominal width of a weight; ``words`` completes “this version …”."""

    label: str
    bits: int
    words: str


_WORDS: Final = (
    (32, "is unpacked and twice as large as need be; it answers no better than 16 bits"),
    (16, "is the original, uncompressed: best quality, largest and slowest"),
    (8, "is nearly indistinguishable from the original, at half its size"),
    (6, "is very close to the original"),
    (5, "loses very little, and is a good choice where there is room"),
    (4, "is the usual balance: a quarter of the original's size with little loss"),
    (3, "is noticeably less precise; for when 4 bits do not fit"),
    (2, "makes clear mistakes; a smaller model with 4 bits is usually better"),
    (1, "is an experiment; expect nonsense now and then"),
)
# What to recommend first where it fits: the balance, then smaller, then what is better but slower.
PREFERENCE: Final = (
    "Q4_K_M",
    "UD-Q4_K_XL",
    "UD-Q4_K_M",
    "MXFP4",
    "Q4_K_S",
    "IQ4_XS",
    "IQ4_NL",
    "Q4_0",
    "Q4_1",
    "Q5_K_M",
    "Q5_K_S",
    "Q6_K",
    "Q8_0",
    "Q3_K_L",
    "Q3_K_M",
    "IQ3_M",
    "Q3_K_S",
    "Q2_K",
)
# A draft is small anyway; what it loses in precision it loses in accepted tokens.
DRAFT_PREFERENCE: Final = ("Q8_0", "F16", "BF16", "Q6_K", "Q5_K_M", *PREFERENCE)


def find_label(file_path: str) -> str | None:
    """The label in a file's path, such as ``Q4_K_M``; the file's name counts before its folder."""
    folder, _, name = file_path.rpartition("/")
    split = split_name(name)
    stem = split.stem if split else re.sub(r"\.gguf$", "", name, flags=re.IGNORECASE)
    for text in (stem, folder):
        found = [match["label"] for match in _LABEL.finditer(text)]
        if found:
            return found[-1].upper()
    return None


def describe(label: str) -> Quantization:
    """The label with its meaning; unknown ones are taken by their first number."""
    bits = _bits(label.upper())
    words = next((words for least, words in _WORDS if bits >= least), _WORDS[-1][1])
    return Quantization(label.upper(), bits, words)


def _bits(label: str) -> int:
    number = _BITS.search(label.removeprefix("UD-"))
    return int(number[0]) if number else 16
