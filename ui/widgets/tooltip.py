"""Tooltips that show text as it is: Qt reads what looks like HTML as HTML."""

from __future__ import annotations

from html import escape


def plain_tooltip(text: str) -> str:
    """What to give Qt for a tooltip that says `text`; titles and file names may hold anything."""
    return f"<span>{escape(text)}</span>" if "<" in text else text
