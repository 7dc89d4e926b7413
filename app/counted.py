"""Numbers and choices in English sentences."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its noun, such as "2 prompts"; `many` where an s alone does not do."""
    return f"{count} {one if count == 1 else many or f'{one}s'}"


def either(words: Sequence[str]) -> str:
    """Such as "on or off" and "low, medium or high"."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last
