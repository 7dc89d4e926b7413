"""What a person can want with a chat of the list, besides opening it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.sessions.chat_transfer import ExportForm
from ui.translation import mark

ChatForm = ExportForm | Literal["pdf"]
FORM_NAMES: dict[ChatForm, str] = {
    "pdf": "PDF",
    "markdown": "Markdown",
    "html": mark("Web page (HTML)"),
    "json": "Paceline (JSON)",
}


@dataclass(frozen=True, slots=True)
class Pin:
    chat_id: int
    pinned: bool


@dataclass(frozen=True, slots=True)
class Move:
    """Into a folder; None: out of all. `out_of_pinned` if it was dragged out of there."""

    chat_id: int
    folder_id: int | None
    out_of_pinned: bool = False


@dataclass(frozen=True, slots=True)
class MoveToNewFolder:
    chat_id: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    chat_id: int


@dataclass(frozen=True, slots=True)
class Export:
    """One chat, or all of them where `chat_id` is None."""

    chat_id: int | None
    form: ChatForm


@dataclass(frozen=True, slots=True)
class Print:
    chat_id: int


@dataclass(frozen=True, slots=True)
class Import:
    is_folder: bool = False


@dataclass(frozen=True, slots=True)
class NewFolder:
    pass


@dataclass(frozen=True, slots=True)
class RenameFolder:
    folder_id: int
    name: str


@dataclass(frozen=True, slots=True)
class DeleteFolder:
    folder_id: int


@dataclass(frozen=True, slots=True)
class ShowBin:
    pass


ChatWish = (
    Pin
    | Move
    | MoveToNewFolder
    | Duplicate
    | Export
    | Print
    | Import
    | NewFolder
    | RenameFolder
    | DeleteFolder
    | ShowBin
)
