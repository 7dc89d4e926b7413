"""Colours by what they mean, for light and dark, usual and of high contrast, without Qt."""

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
    fill: str  # of what is pressed or off, and what a bar has left
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
    fill="#E3E3DE",
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
    fill="#313438",
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

LIGHT_HIGH = Tokens(
    dark=False,
    background="#FFFFFF",
    sidebar="#FFFFFF",
    surface="#FFFFFF",
    line="#5C5C57",
    fill="#CFCFC9",
    ink="#000000",
    muted="#33332F",
    faint="#6B6B66",
    hover="#DEDED8",
    target="#1F2C9C",
    target_ground="#E6E9FF",
    draft="#653200",
    draft_ground="#FFF1DD",
    lookup="#00453B",
    good="#06461A",
    bad="#85130A",
    bad_ground="#FDE8E5",
    bubble="#EDEDE7",
    code="#F7F7F3",
    selection="#BBC5FF",
    keyword="#5F1655",
    string="#17461F",
    number="#602A0C",
    name="#083763",
)

DARK_HIGH = Tokens(
    dark=True,
    background="#000000",
    sidebar="#000000",
    surface="#0C0C0D",
    line="#9C9C9A",
    fill="#3E3E43",
    ink="#FFFFFF",
    muted="#DADAD6",
    faint="#949492",
    hover="#303033",
    target="#C3CAFF",
    target_ground="#151A44",
    draft="#FFC88A",
    draft_ground="#331F00",
    lookup="#86EAD7",
    good="#A4EEB4",
    bad="#FFB4AB",
    bad_ground="#3B0F0B",
    bubble="#202023",
    code="#0A0A0B",
    selection="#3F4A9C",
    keyword="#F0C2E9",
    string="#C8E8C3",
    number="#F6D4B5",
    name="#C2DEFA",
)
