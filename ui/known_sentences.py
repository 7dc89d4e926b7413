"""Sentences from below the window, where nobody knows its language, in that language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QLocale

from ui.known_errors import KNOWN_ERRORS
from ui.known_files import KNOWN_FILES
from ui.known_values import KNOWN_VALUES
from ui.translation import joined, mark, tr

# As app and models write them, with names for what they fill in; tests compare.
_OTHERS: Final = (
    # why drafting is off
    mark("the draft length is set to 0"),
    mark(
        "strict exactness: this target's memory is restored and evaluated again after a rejection, "
        "in other passes than without a draft"
    ),
    mark(
        "strict exactness: no wider pass is known to compute the same bits as single passes at "
        "this conversation's length on this machine"
    ),
    mark("this target's memory cannot be rolled back, so proposals cannot be taken back"),
    mark("this draft's memory cannot be rolled back"),
    mark(
        "a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft "
        "step {step_cost} times, so that not even a draft that is nearly always right would pay"
    ),
    mark(
        "a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft "
        "step {step_cost} times, and no guess of the draft was sure enough to be worth checking"
    ),
    mark(
        "a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft "
        "step {step_cost} times, and few guesses of the draft were sure enough to be worth checking"
    ),
    mark(
        "a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft "
        "step {step_cost} times, and {share} of the judged proposals were accepted"
    ),
    mark(
        "a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft "
        "step {step_cost} times, so that a wrong guess would cost more time than drafting may lose "
        "in this answer"
    ),
    mark(
        "the draft would have to read {count} tokens first, which is not likely to pay in this "
        "answer"
    ),
    mark("the draft failed: {reason}"),
    mark("the lookup failed: {reason}"),
    # what a quantization means: completes "this version …"
    mark("is unpacked and twice as large as need be; it answers no better than 16 bits"),
    mark("is the original, uncompressed: best quality, largest and slowest"),
    mark("is nearly indistinguishable from the original, at half its size"),
    mark("is very close to the original"),
    mark("loses very little, and is a good choice where there is room"),
    mark("is the usual balance: a quarter of the original's size with little loss"),
    mark("is noticeably less precise; for when 4 bits do not fit"),
    mark("makes clear mistakes; a smaller model with 4 bits is usually better"),
    mark("is an experiment; expect nonsense now and then"),
    # why a file is not offered: completes "it …"
    mark("is an image or sound projector that belongs to another model"),
    mark("is an embedding model, which reads text but does not write it"),
    mark("is an embedding or reranking model, which reads text but does not write it"),
    mark("is an encoder, which reads text but does not write it"),
    mark("is an encoder-decoder model, which is not supported"),
    mark("is a diffusion model, which does not write from left to right"),
    mark("is a speech model, which does not write text"),
    mark("is a LoRA adapter that belongs to another model"),
    mark("is a control vector that belongs to another model"),
    mark("is an importance matrix, which is used to quantize models"),
    mark("is a vocabulary without a model"),
    mark("has its image part inside, which only Ollama's own engine can read"),
    mark("does not say which architecture it has"),
    mark("states an impossible number of layers"),
    mark("has no weights"),
    mark("is {what} that works only inside its own target model"),
    mark("a multi-token prediction head"),
    mark("an EAGLE-3 draft head"),
    mark("a DFlash draft head"),
    # what a hub was asked for
    mark("repositories"),
    mark("repositories like “{text}”"),
    mark("the repository {name}"),
    mark("the README of {name}"),
    mark("the beginning of “{file}”"),
    # the catalogue's notes on pairs
    mark("For old laptops."),
    mark(
        "The draft is a third of the target's size or more, so little or no gain is to be expected."
    ),
    mark("The target never thinks aloud and the draft was taught to, so it may guess less well."),
    mark("Trained to lose less with 4 bits."),
    mark("Others measured {gain} with both models in {type}, on an {machine}."),
    mark("Others measured up to {gain} with 4 bits, on an {machine}."),
    mark("Others measured {gain} on code, with another engine and an {machine}."),
    mark("Others measured about {gain} with the draft in {type}."),
    mark("Others measured {gain} on code, on an {machine}."),
    mark("Others measured {gain} with a draft of {size}, on an {machine}."),
    mark("Others measured {gain} for {target} with a draft of {size}."),
    mark("Others measured {low} to {high} on code."),
    mark("Others measured {gain}, on an {machine}."),
    mark("The draft was made for version {version}, which has the same vocabulary."),
    mark("The draft was made for {target}, which has the same vocabulary."),
)
# The first that fits is taken: what fits more stands behind what fits less.
KNOWN: Final = (*_OTHERS, *KNOWN_ERRORS, *KNOWN_VALUES, *KNOWN_FILES)
_FILLED_IN: Final = re.compile(r"\{(\w+)\}")
_NUMBERS: Final = frozenset(  # of what is filled in: names and versions have points of their own
    (
        *("pass_cost", "step_cost", "share", "gain", "low", "high", "size", "draft_size"),
        *("needed", "free", "card", "card_free", "count", "total", "least", "most", "tokens"),
        *("id", "draft_id"),
    )
)
_OURS: Final = frozenset(  # of what is filled in: clauses and words, where others are names
    ("advice", "allowed", "figure", "problem", "reason", "role", "what", "what_happened", "when")
)
_BARE_NUMBER: Final = r"-?\d[\d.,]*"
_LOOKS: Final = {  # of what is filled in, where not anything will do
    **dict.fromkeys(("host", "repository"), r"\S+"),
    **dict.fromkeys(("count", "least", "most", "more"), _BARE_NUMBER),
    "names": "“.+?”",
}
_MARKS: Final = re.compile(r"(?<=\d)[.,](?=\d)")


def known(sentence: str) -> str:
    """The sentence in the window's language; as it is where nobody has translated it."""
    for text in KNOWN:
        found = pattern_of(text).fullmatch(sentence)
        if found is not None:
            filled_in = found.groupdict().items()
            return tr(text).format(**{name: _said(name, value) for name, value in filled_in})
    return sentence


def _said(name: str, value: str) -> str:
    """What is filled in, as the window says it."""
    if name in _NUMBERS:
        return _number(value)
    if name == "names":
        return joined(tr("“{name}”").format(name=each) for each in value[1:-1].split("”, “"))
    said = known(value) if name in _OURS else value
    if said == value and name == "what":  # it stands at the beginning of a sentence
        lower = value[:1].lower() + value[1:]
        return known(lower) if known(lower) != lower else value
    if said == value and name == "reason":  # a sentence without its full stop
        whole = known(f"{value}.")
        return whole.rstrip(".。") if whole != f"{value}." else value
    return said


def _number(text: str) -> str:
    """With the marks of the window's language: "1,234.5" is "1.234,5" in German."""
    locale = QLocale()
    marks = {".": locale.decimalPoint(), ",": locale.groupSeparator()}
    number = _MARKS.sub(lambda found: marks[found[0]], text)
    size = number.removesuffix(" GB")
    return number if size == number else tr("{size} GB").format(size=size)


@cache
def pattern_of(text: str) -> re.Pattern[str]:
    """What a known text looks like when it is said, with a group for each name."""
    split = _FILLED_IN.split(text)  # words, name, words, name, …, words
    parts = [
        f"(?P<{part}>{_LOOKS.get(part, '.+?')})" if odd % 2 else re.escape(part)
        for odd, part in enumerate(split)
    ]
    return re.compile("".join(parts), re.DOTALL)
