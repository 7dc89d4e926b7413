"""Colours by what they mean, for light and dark, without Qt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """Colours by what they mean. `target` is indigo, `draft` amber, `lookup` teal."""

    dark: bool
    background: str
    sidebar: str
    surface: str
    line: str
    ink: str
    muted: str
    faint: str  # decoration, and what is off; never for text to be read
    hover: str
    target: str
    target_ground: str
    draft: str
    draft_ground: str
    lookup: str
    good: str
    bad: str
    bad_ground: str
    bubble: str
    code: str
    selection: str
    keyword: str
    string: str
    number: str
    name: str


LIGHT = Tokens(
    dark=False,
    background="#FAFAF8",
    sidebar="#F2F2EF",
    surface="#FFFFFF",
    line="#E3E3DE",
    ink="#1D1D1B",
    muted="#686862",
    faint="#A3A39C",
    hover="#E9E9E4",
    target="#4656C7",
    target_ground="#ECEEFB",
    draft="#A05500",
    draft_ground="#FCF1E1",
    lookup="#0E7566",
    good="#2A773D",
    bad="#B3382C",
    bad_ground="#FBEDEB",
    bubble="#EFEFEA",
    code="#F4F4F1",
    selection="#CFD5F6",
    keyword="#7B3F73",
    string="#3E6A45",
    number="#8A5230",
    name="#2F5C8A",
)

DARK = Tokens(
    dark=True,
    background="#1A1B1D",
    sidebar="#141517",
    surface="#212326",
    line="#313438",
    ink="#EDEDEB",
    muted="#A0A29F",
    faint="#6E7176",
    hover="#2E3135",
    target="#9AA6FF",
    target_ground="#262B45",
    draft="#F0A24A",
    draft_ground="#3A2C1A",
    lookup="#5CC7B4",
    good="#7CC98E",
    bad="#F08A7E",
    bad_ground="#3A2321",
    bubble="#2A2C30",
    code="#17181A",
    selection="#3A4270",
    keyword="#D3A0CB",
    string="#A5C9A0",
    number="#DDB08C",
    name="#9CC0E4",
)
