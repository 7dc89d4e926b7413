"""A message in place: a sentence, what to do, and buttons that do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import interface_font
from ui.notice import Notice
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.announce import announce
from ui.widgets.buttons import IconButton, button
from ui.widgets.flow_row import FlowRow
from ui.widgets.icons import icon_pixmap


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a banner."""

    text: str
    act: Callable[[], object]


class Banner(QWidget):
    """Hidden until `show_notice`. Dismissed by its cross or by `clear`."""

    dismissed = Signal()
    said = Signal(object)  # Notice

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._notice: Notice | None = None
        self._frame = QFrame(self)
        self._frame.setObjectName("banner")
        self._symbol = QLabel()
        self._symbol.setFixedSize(20, 20)
        self._sentence = _label(interface_font(13, QFont.Weight.Medium))
        self._advice = _label(interface_font(13))
        self._advice.setProperty("tone", "muted")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 1000)
        self._bar.setFixedHeight(6)
        self._buttons = FlowRow()
        self._shown: list[QPushButton] = []
        self.close_button = IconButton(theme, "close", tr("Dismiss this message"), side=26)
        self.close_button.clicked.connect(self._dismiss)
        self._arrange()
        theme.changed.connect(self._draw)
        self.hide()

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._sentence)
        words.addWidget(self._advice)
        words.addWidget(self._bar)
        words.addWidget(self._buttons)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 12, 0, 8)
        outer.addWidget(self._frame)
        row = QHBoxLayout(self._frame)
        row.setContentsMargins(14, 12, 10, 12)
        row.setSpacing(12)
        row.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of the present message."""
        return self._shown

    @property
    def notice(self) -> Notice | None:
        """What is shown, if anything."""
        return self._notice

    def show_notice(
        self, notice: Notice, choices: Sequence[Choice] = (), *, closable: bool = True
    ) -> None:
        """Show a message in place of the one before."""
        self._notice = notice
        self._sentence.setText(notice.sentence)
        self._advice.setText(notice.advice)
        self._advice.setVisible(bool(notice.advice))
        self._bar.setVisible(notice.progress is not None)
        self._bar.setValue(round((notice.progress or 0) * 1000))
        self.close_button.setVisible(closable)
        self.setAccessibleName(f"{notice.sentence} {notice.advice}".strip())
        self._frame.setProperty("tone", notice.tone)
        self._frame.style().polish(self._frame)
        self._show_choices(choices)
        self._draw()
        self.show()
        announce(self, self.accessibleName())
        self.said.emit(notice)

    def show_progress(self, fraction: float, sentence: str) -> None:
        """Move the bar of the present message."""
        self._bar.setValue(round(fraction * 1000))
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)

    def let_pass(self) -> None:
        """Take the message away if it only said how something went."""
        if self._notice is not None and self._notice.is_passing:
            self.clear()

    def clear(self) -> None:
        """Take the message away."""
        self._notice = None
        self._show_choices(())
        self.hide()

    def _dismiss(self) -> None:
        self.clear()
        self.dismissed.emit()

    def _show_choices(self, choices: Sequence[Choice]) -> None:
        self._shown = [button(choice.text, choice.act) for choice in choices]
        self._buttons.show_widgets(self._shown)

    def _draw(self) -> None:
        if self._notice is None:
            return
        bad = self._notice.tone == "bad"
        tokens = self._theme.tokens
        colour = tokens.bad if bad else tokens.muted
        ratio = self.devicePixelRatioF()
        self._symbol.setPixmap(icon_pixmap("warning" if bad else "info", colour, 20, ratio))


def _label(font: QFont) -> QLabel:
    label = QLabel()
    label.setFont(font)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
