"""The text of a Word file (.docx), by python-docx."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

import docx
from docx.document import Document
from docx.table import Table
from docx.text.paragraph import Paragraph

from app.sessions.errors import AttachmentError

_HEADING = "Heading "
_MOST_BYTES = 200_000_000  # of XML, unpacked


def word_text(path: Path) -> str:
    """Paragraphs and tables in their order, headings and lists marked as in Markdown.

    Raises AttachmentError.
    """
    try:
        _check_size(path)
        return "\n\n".join(_parts(docx.Document(str(path)))).strip()
    except (OSError, AttachmentError):
        raise
    except Exception as error:  # zip, XML and package errors have no common base
        raise AttachmentError(
            f"“{path.name}” cannot be read as a Word file: it is damaged or of another kind.",
            advice="Open it in a word processor and save it as .docx again.",
        ) from error


def _check_size(path: Path) -> None:
    """A small file may unpack to more than the memory holds. Raises AttachmentError."""
    with zipfile.ZipFile(path) as archive:
        size = sum(entry.file_size for entry in archive.infolist() if entry.filename.endswith("ml"))
    if size > _MOST_BYTES:
        raise AttachmentError(
            f"“{path.name}” is too large to go with a message.", advice="Attach a part of it."
        )


def _parts(document: Document) -> Iterator[str]:
    for item in document.iter_inner_content():
        text = _table(item) if isinstance(item, Table) else _paragraph(item)
        if text.strip():
            yield text


def _paragraph(paragraph: Paragraph) -> str:
    style = str(paragraph.style.name) if paragraph.style is not None else ""
    level = style.removeprefix(_HEADING)
    if style.startswith(_HEADING) and level.isdecimal():
        return f"{'#' * int(level)} {paragraph.text}"
    return f"- {paragraph.text}" if style.startswith("List") else paragraph.text


def _table(table: Table) -> str:
    rows = ([cell.text.strip().replace("\n", " ") for cell in row.cells] for row in table.rows)
    return "\n".join(" | ".join(row) for row in rows)
