"""A chat on paper, or in a PDF file that looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QFont, QPageSize, QPdfWriter, QTextDocument

from models.errors import PacelineError
from ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_POINTS = 10.5
_RESOLUTION = 300  # dots per inch


class PrintError(PacelineError):
    """A printer took nothing; Qt does not say why."""

    code = "print"


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


def put_on_paper(page: str, family: str, printer: QPrinter) -> None:
    """Sheets with a number at the foot of each. May be called from any thread.

    Raises PrintError.
    """
    from PySide6.QtPrintSupport import QPrinter

    _document(page, family).print_(printer)
    if printer.printerState() in (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted):
        raise PrintError(
            tr("The chat could not be printed."),
            advice=tr("Check the printer, or the folder if it was to be a file."),
        )


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
