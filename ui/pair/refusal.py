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
from ui.notice import Notice
from ui.widgets.banner import Choice

LOAD_ANYWAY = "Load anyway"
_EACH = "Each of these alone would make it fit. Loaded anyway, it may be stopped or slow down all."
_NOTHING = "Choose a smaller model. Loaded anyway, it may be stopped or slow down everything."


def refusal_notice(error: NotEnoughMemoryError) -> Notice:
    """What is needed, what is free, and what the buttons are."""
    return Notice(str(error), _EACH if error.remedies else _NOTHING)


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
    return [*choices, Choice(LOAD_ANYWAY, load_anyway)]


def remedy_text(remedy: Remedy) -> str:
    """A few words for a button."""
    match remedy:
        case LighterCache(kv_type):
            return f"Cache as {kv_type}"
        case ShorterContext(tokens, None):
            return f"Context of {tokens:,}"
        case ShorterContext(tokens, kv_type):
            return f"Context of {tokens:,}, cache as {kv_type}"
        case FewerLayers(layers):
            return f"{layers} layers on the card"
        case WithoutDraft():
            return "Without the draft"
        case SmallerFile(quantization, _):
            return f"Find it as {quantization}"
