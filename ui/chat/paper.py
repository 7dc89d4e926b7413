"""A chat on paper, or in a PDF file that looks the same."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageSize, QPdfWriter, QTextDocument

_POINTS = 10.5
_RESOLUTION = 300  # dots per inch


def as_pdf(page: str, family: str) -> bytes:
    """A page of HTML in sheets of the size that is usual here. May be called from any thread."""
    document = _document(page, family)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(document.metaInformation(QTextDocument.MetaInformation.DocumentTitle))
    writer.setCreator("Paceline")
    writer.setResolution(_RESOLUTION)
    writer.setPageSize(QPageSize(_usual_size()))
    document.print_(writer)
    del writer  # ends the file
    return bytes(buffer.data().data())


def put_on_paper(page: str, family: str, device: QPagedPaintDevice) -> None:
    """Sheets with a number at the foot of each. May be called from any thread."""
    _document(page, family).print_(device)


def _document(page: str, family: str) -> QTextDocument:
    font = QFont(family)
    font.setPointSizeF(_POINTS)
    document = QTextDocument()
    document.setDefaultFont(font)
    document.setHtml(page)
    return document


def _usual_size() -> QPageSize.PageSizeId:
    american = QLocale.MeasurementSystem.ImperialUSSystem
    is_american = QLocale().measurementSystem() == american
    return QPageSize.PageSizeId.Letter if is_american else QPageSize.PageSizeId.A4
