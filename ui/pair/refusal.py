"""What the window offers where a pair does not fit into this machine's memory."""

from __future__ import annotations

from collections.abc import Callable

from models.fit import NotEnoughMemoryError
from models.remedy import (
    FewerLayers,
    LighterCache,
    Remedy,
    ShorterContext,
    SmallerFile,
    WithoutDraft,
)
from ui.known_sentences import known
from ui.notice import Notice
from ui.numbers import grouped
from ui.translation import mark, tr
from ui.widgets.banner import Choice

_EACH = mark(
    "Each of these alone would make it fit. Loaded anyway, it may be stopped or slow down all."
)
_NOTHING = mark("Choose a smaller model. Loaded anyway, it may be stopped or slow down everything.")


def refusal_notice(error: NotEnoughMemoryError) -> Notice:
    """What is needed, what is free, and what the buttons are."""
    return Notice(known(str(error)), tr(_EACH) if error.remedies else tr(_NOTHING))


def refusal_choices(
    error: NotEnoughMemoryError,
    try_with: Callable[[Remedy], object],
    load_anyway: Callable[[], object],
) -> list[Choice]:
    """A button for each remedy, the mildest first, and one that overrules the refusal."""
    choices = [
        Choice(remedy_text(remedy), lambda remedy=remedy: try_with(remedy))  # type: ignore[misc]
        for remedy in error.remedies
    ]
    return [*choices, Choice(tr("Load anyway"), load_anyway)]


def remedy_text(remedy: Remedy) -> str:
    """A few words for a button."""
    match remedy:
        case LighterCache(kv_type):
            return tr("Cache as {type}").format(type=kv_type)
        case ShorterContext(tokens, None):
            return tr("Context of {tokens}").format(tokens=grouped(tokens))
        case ShorterContext(tokens, kv_type):
            words = tr("Context of {tokens}, cache as {type}")
            return words.format(tokens=grouped(tokens), type=kv_type)
        case FewerLayers(layers):
            return tr("%n layers on the card", "", layers)
        case WithoutDraft():
            return tr("Without the draft")
        case SmallerFile(quantization, _):
            return tr("Find it as {quantization}").format(quantization=quantization)
