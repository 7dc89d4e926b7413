"""A number with its noun, for English sentences."""

from __future__ import annotations


def counted(count: int, one: str, many: str = "") -> str:
    """Such as "1 prompt" and "2 prompts"; `many` where an s alone does not do."""
    return f"{count} {one if count == 1 else many or f'{one}s'}"
