"""The fonts in force, at the sizes that are asked for.

Family and size are kept where Qt keeps them, in the application: its font, and a property for the
size in percent of the usual. Sizes are set in points because only those can be broken numbers, so
that a size can be multiplied again and again without drifting.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

_SIZE = "textSize"  # a property of the application
_POINTS_PER_INCH = 72


def interface_font(
    pixels: int = 13,
    weight: QFont.Weight = QFont.Weight.Normal,
    *,
    tabular: bool = False,
) -> QFont:
    """The interface font; `pixels` at the usual size. `tabular` keeps changing numbers in place."""
    font = QFont(QApplication.font())  # said, or what is painted takes the widget's first family
    font.setPointSizeF(_points(pixels))
    font.setWeight(weight)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def code_font(pixels: int = 13) -> QFont:
    """The system's monospaced font."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setPointSizeF(_points(pixels))
    return font


def scaled(pixels: int) -> int:
    """A length that goes with the size of text."""
    return round(pixels * text_size() / 100)


def grown(pixels: int) -> int:
    """A length that bigger text makes longer; smaller text stands beside icons that stay."""
    return max(pixels, scaled(pixels))


def text_size() -> int:
    """In percent of the usual."""
    application = QApplication.instance()
    size = application.property(_SIZE) if application is not None else None
    return size if isinstance(size, int) else 100


def use_text(application: QApplication, family: str, size: int) -> None:
    """Show all text in this family (empty: the system's) and size in percent, from now on."""
    ratio = size / text_size()
    application.setProperty(_SIZE, size)
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPointSizeF(_size_of(font) * size / 100)
    font.setFamilies([family] if family else font.families())  # said, or the old one stays
    if font != application.font():
        application.setFont(font)
        _change_all(application, font, ratio)


@contextmanager
def kept_fonts(application: QApplication) -> Iterator[None]:
    """While a stylesheet is set: it gives widgets back the fonts that they were first shown in."""
    before = [(widget, QFont(widget.font())) for widget in _with_own_font(application)]
    yield
    for widget, font in before:
        if widget.font() != font:
            widget.setFont(font)


def _change_all(application: QApplication, new: QFont, ratio: float) -> None:
    """Widgets whose font was set in code do not follow the application's."""
    code = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    before = [(widget, QFont(widget.font())) for widget in _with_own_font(application)]
    for widget, font in before:  # parts come twice, so from what was before
        font.setPointSizeF(_size_of(font) * ratio)
        if font.family() != code:
            font.setFamilies(new.families())
        for each in (widget, *_parts(widget)):
            each.setFont(font)


def _parts(widget: QWidget) -> list[QWidget]:
    """What Qt has put into a widget, such as the field of a number; under a stylesheet it keeps
    the font that it was first shown in."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    children: list[QWidget] = widget.findChildren(QWidget, options=direct)
    return [child for child in children if child.objectName().startswith("qt_")]


def _with_own_font(application: QApplication) -> list[QWidget]:
    has_font = Qt.WidgetAttribute.WA_SetFont
    return [widget for widget in application.allWidgets() if widget.testAttribute(has_font)]


def _size_of(font: QFont) -> float:
    """In points."""
    size = font.pointSizeF()
    return size if size > 0 else _points_of(font.pixelSize())


def _points(pixels: int) -> float:
    return _points_of(pixels) * text_size() / 100


def _points_of(pixels: float) -> float:
    screen = QGuiApplication.primaryScreen()
    return pixels * _POINTS_PER_INCH / screen.logicalDotsPerInchY()
