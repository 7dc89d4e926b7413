"""Shows the pictures of formulas smaller where a document is narrower than they are."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextImageFormat,
)

from ui.markdown.prose_blocks import indent_of

_IMAGE = QTextDocument.ResourceType.ImageResource.value
_WHOLE = QTextFormat.Property.UserProperty + 5  # name of the picture in its own size


def fit_formulas(document: QTextDocument, width: int) -> None:
    """In a document of `width` pixels; where there is room, pictures have their own size."""
    changes = [change for block in _blocks(document) for change in _changes(block, width)]
    cursor = QTextCursor(document)
    for place, look in changes:
        cursor.setPosition(place)
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(look)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _changes(block: QTextBlock, width: int) -> Iterator[tuple[int, QTextImageFormat]]:
    """Where pictures are, and their formats to be, as far as they are to change."""
    indent = indent_of(block)
    part = block.begin()
    while not part.atEnd():
        fragment: QTextFragment = part.fragment()
        look = fragment.charFormat().toImageFormat()
        if look.isValid() and _fit(block.document(), look, indent, width):
            yield from ((fragment.position() + n, look) for n in range(fragment.length()))
        part += 1


def _fit(document: QTextDocument, look: QTextImageFormat, indent: int, width: int) -> bool:
    """Give a picture the width that there is room for; whether it had another."""
    name = str(look.property(_WHOLE) or look.name())
    picture: QImage = document.resource(_IMAGE, QUrl(name))
    whole = picture.deviceIndependentSize()
    scale = min(1.0, max(1, width - indent) / whole.width())
    if abs(look.width() - scale * whole.width()) < 1:
        return False
    look.setProperty(_WHOLE, name)
    look.setName(name if scale == 1 else f"fitted+{indent}+{name}")  # one for all widths
    look.setWidth(scale * whole.width())
    look.setHeight(scale * whole.height())
    if scale < 1:
        document.addResource(_IMAGE, QUrl(look.name()), _scaled(picture, scale))
    return True


def _scaled(picture: QImage, scale: float) -> QImage:
    """Smooth, which Qt's text is not where it scales pictures."""
    width = round(picture.width() * scale)
    result = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    result.setDevicePixelRatio(picture.devicePixelRatio())
    return result
