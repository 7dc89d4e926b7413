"""The text of a PDF, by pypdf."""

from __future__ import annotations

import logging
from pathlib import Path

from pypdf import PdfReader
from pypdf.errors import PyPdfError

from app.sessions.errors import AttachmentError

logging.getLogger("pypdf").setLevel(logging.ERROR)  # it warns about every odd object


def pdf_text(path: Path, *, most: int) -> str:
    """The text of all pages, or of the first ones that have more than `most` characters.

    Raises AttachmentError; a page that cannot be read is left out.
    """
    try:
        reader = PdfReader(path)
        if reader.is_encrypted and not reader.decrypt(""):
            raise AttachmentError(
                f"“{path.name}” is locked with a password.",
                advice="Save a copy without a password, then attach that.",
            )
        pages = _pages(reader, most)
    except AttachmentError:
        raise
    except OSError:
        raise
    except Exception as error:  # what pypdf raises on damaged files has no common base
        raise AttachmentError(
            f"“{path.name}” cannot be read as a PDF: the file is damaged or of an unusual kind."
        ) from error
    text = "\n\n".join(page for page in pages if page)
    if not text:
        raise AttachmentError(
            f"There is no text in “{path.name}”: its pages are pictures.",
            advice="Run it through text recognition (OCR) first.",
        )
    return text


def _pages(reader: PdfReader, most: int) -> list[str]:
    pages: list[str] = []
    characters = 0
    for number in range(len(reader.pages)):
        pages.append(_page_text(reader, number))
        characters += len(pages[-1])
        if characters > most:
            break
    return pages


def _page_text(reader: PdfReader, number: int) -> str:
    try:
        return reader.pages[number].extract_text().strip()
    except (PyPdfError, ValueError, KeyError, TypeError, IndexError, AttributeError):
        return ""
