"""Distances that a person can have smaller, without Qt. In pixels."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spacing:
    """Rows are heights at the usual size of text, the others distances."""

    top_bar: int
    chat_row: int
    found_row: int
    head_row: int  # over chats of one day or folder
    command_row: int
    message_gap: int  # between messages
    composer_gap: int  # above and below the text that is written
    button_pad: int  # above and below the words of a button or field
    menu_pad: int  # likewise, of an entry of a menu


COMFORTABLE = Spacing(
    top_bar=52,
    chat_row=34,
    found_row=52,
    head_row=33,
    command_row=36,
    message_gap=22,
    composer_gap=10,
    button_pad=6,
    menu_pad=6,
)

COMPACT = Spacing(
    top_bar=44,
    chat_row=27,
    found_row=46,
    head_row=27,
    command_row=29,
    message_gap=12,
    composer_gap=6,
    button_pad=3,
    menu_pad=3,
)
