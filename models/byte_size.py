"""Sizes in words. Files are counted in decimal gigabytes, memory in those of 2**30 bytes."""

from __future__ import annotations

from typing import Final

MEMORY_GIGABYTE: Final = 2**30  # bytes


def gigabytes(size: int, decimals: int = 1) -> str:
    """Bytes in decimal gigabytes, as files are sold.

    >>> gigabytes(1_234_000_000), gigabytes(1_234_000_000, 2)
    ('1.2 GB', '1.23 GB')
    """
    return f"{size / 1e9:.{decimals}f} GB"


def memory_gigabytes(size: int, decimals: int = 1) -> str:
    """Bytes of memory, as systems count it.

    >>> memory_gigabytes(16 * 2**30), memory_gigabytes(1_234_000_000, 2)
    ('16.0 GB', '1.15 GB')
    """
    return f"{size / MEMORY_GIGABYTE:.{decimals}f} GB"
