"""Reads the text of a file, so that it can go with a message."""

from __future__ import annotations

import codecs
from pathlib import Path

from app.sessions.attachment import Attachment, AttachmentKind
from app.sessions.errors import AttachmentError
from app.sessions.regular_file import size_of

MOST_BYTES = 50_000_000
MOST_CHARACTERS = 4_000_000  # about a million tokens
_TABLES = {".csv", ".tsv"}
_MARKDOWN = {".md", ".markdown", ".mdx"}
_CODE_ENDS = (
    "py pyi js mjs ts tsx jsx java kt c h cc cpp hpp cs go rs rb php swift sh bash ps1 sql html"
    " htm css scss xml json jsonl yaml yml toml ini cfg lua r jl m pl scala dart vue svelte tex"
    " cmake gradle ipynb"
)
_CODE = {f".{end}" for end in _CODE_ENDS.split()}
PATTERNS = "*.txt *.md *.csv *.tsv *.pdf *.docx " + " ".join(f"*{end}" for end in sorted(_CODE))


def read_attachment(path: Path) -> Attachment:
    """The file's text. Raises AttachmentError with a sentence about the file."""
    try:
        if size_of(path) > MOST_BYTES:
            raise AttachmentError(
                f"“{path.name}” is too large to go with a message.",
                advice="Attach a part of it.",
            )
        text, kind = _read(path)
    except OSError as error:
        raise AttachmentError(
            f"“{path.name}” cannot be read: {error.strerror or error}.",
            advice="Check that the file is still there and that you may read it.",
        ) from error
    if not text.strip():
        raise AttachmentError(f"There is no text in “{path.name}”.")
    if len(text) > MOST_CHARACTERS:
        raise AttachmentError(
            f"“{path.name}” has more text than a model can read at once.",
            advice="Attach a part of it.",
        )
    return Attachment(path.name, kind, text)


def _read(path: Path) -> tuple[str, AttachmentKind]:
    match path.suffix.lower():
        case ".pdf":
            from app.sessions.pdf_text import pdf_text

            return pdf_text(path, most=MOST_CHARACTERS), "pdf"
        case ".docx":
            from app.sessions.word_text import word_text

            return word_text(path), "word"
        case ".doc":
            raise AttachmentError(
                f"“{path.name}” is in the old Word format.",
                advice="Save it as .docx or as text, then attach that.",
            )
        case suffix:
            return _plain(path), _kind(suffix)


def _kind(suffix: str) -> AttachmentKind:
    if suffix in _TABLES:
        return "table"
    if suffix in _MARKDOWN:
        return "markdown"
    return "code" if suffix in _CODE else "text"


def _plain(path: Path) -> str:
    """UTF-8, or UTF-16 with its mark, or else the usual encoding of Western Windows."""
    raw = path.read_bytes()
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _decoded(raw, "utf-16", path)
    if b"\0" in raw:
        raise _no_text(path)
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return _decoded(raw, "cp1252", path)


def _decoded(raw: bytes, encoding: str, path: Path) -> str:
    try:
        return raw.decode(encoding).replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise _no_text(path) from error


def _no_text(path: Path) -> AttachmentError:
    return AttachmentError(
        f"“{path.name}” is not a text file.",
        advice="Text, code, CSV, Markdown, PDF and Word (.docx) files can be attached.",
    )
