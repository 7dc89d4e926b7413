"""Sizes in words."""

from __future__ import annotations


def gigabytes(size: int, decimals: int = 1) -> str:
    """Bytes in decimal gigabytes, as files are sold.

    >>> gigabytes(1_234_000_000), gigabytes(1_234_000_000, 2)
    ('1.2 GB', '1.23 GB')
    """
    return f"{size / 1e9:.{decimals}f} GB"
