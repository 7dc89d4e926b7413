"""What people paste to name a model on a hub: an address, a name, a name with a quantization."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_ADDRESS: Final = re.compile(r"(?:https?://[^/\s]+/|(?:huggingface\.co|hf\.co)/|hf://)")
_NAME: Final = re.compile(r"[\w.-]+/[\w.-]+")
_REVISION_WORDS: Final = {"blob", "resolve", "tree", "raw"}


@dataclass(frozen=True, slots=True)
class HubReference:
    """``file`` and ``quantization`` are empty where none was named."""

    repo_id: str
    revision: str = "main"
    file: str = ""
    quantization: str = ""


def parse_reference(text: str) -> HubReference | None:
    """None for what names no repository.

    OWNER/NAME, OWNER/NAME:Q4_K_M, OWNER/NAME/FILE.gguf, and addresses of pages and files.
    """
    path = _ADDRESS.sub("", text.strip(), count=1).partition("?")[0].strip("/")
    path, _, quantization = path.partition(":")
    parts = path.split("/")
    repo_id = "/".join(parts[:2])
    if not _NAME.fullmatch(repo_id):
        return None
    rest = parts[2:]
    revision = "main"
    if len(rest) >= 2 and rest[0] in _REVISION_WORDS:
        revision, rest = rest[1], rest[2:]
    file = "/".join(rest)
    if file and not file.lower().endswith(".gguf"):
        file = ""
    return HubReference(repo_id, revision, file, quantization)
