"""What is about to be downloaded: target, draft, size, licence, and whether they go together."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.hub_pair import PairOutlook
from ui.details.bars import Share, ShareBar
from ui.errors import notice_for
from ui.fonts import interface_font
from ui.library.basket import Basket, Item, outlook_light
from ui.library.card import Light
from ui.theme import Theme
from ui.translation import labelled, mark, tr
from ui.widgets.announce import announce
from ui.widgets.buttons import button
from ui.widgets.words_label import words_label

_CHECKING = mark("Reading both headers on the hub to see whether they go together…")


class BasketStrip(QFrame):
    """Hidden while the basket is empty."""

    download_requested = Signal()
    emptied = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._light: Light | None = None
        self.setObjectName("card")
        self.setAccessibleName(tr("Basket"))
        self._target, self._draft = _Elided(), _Elided()
        self._facts, self._words = words_label(12, tone="muted"), words_label(12, tone="muted")
        self._memory = ShareBar(theme)
        self.download = button(tr("Download"), self.download_requested.emit, look="primary")
        self.empty = button(
            tr("Empty"), self.emptied.emit, look="quiet", name=tr("Empty the basket")
        )
        words = QVBoxLayout()
        words.setSpacing(3)
        for part in (self._target, self._draft, self._facts, self._memory, self._words):
            words.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 12, 12)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.download, 0, Qt.AlignmentFlag.AlignBottom)
        theme.changed.connect(self._draw)
        self.hide()

    def show_basket(
        self, basket: Basket, outlook: PairOutlook | Exception | None, target_here: str = ""
    ) -> None:
        """`outlook` is None while it is not known; `target_here` is the name of the one in use."""
        self.setVisible(bool(basket.items))
        if not basket.items:
            return
        target = _named(tr("Target"), basket.target)
        if not target and target_here:
            target = tr("Target: {name}, on this machine").format(name=target_here)
        self._target.show_text(target)
        self._draft.show_text(_named(tr("Draft"), basket.draft))
        self._facts.setText(basket.sentence)
        self.download.setText(tr("Download both") if len(basket.items) > 1 else tr("Download"))
        self._light = _light(basket, outlook, has_target=bool(target))
        self._words.setText(self._light.words if self._light else "")
        self._words.setVisible(self._light is not None)
        parts = self._light.parts if self._light is not None else ()
        shares = [Share(part.fraction, part.ink) for part in parts]
        self._memory.show_shares(shares, self._words.text())
        self._memory.setVisible(bool(shares))
        self.setAccessibleDescription(f"{basket.sentence}. {self._words.text()}")
        announce(self, self._words.text())
        self._draw()

    def _draw(self) -> None:
        tone = self._light.tone if self._light is not None else "muted"
        ink = getattr(self._theme.tokens, tone)
        self._words.setStyleSheet("color: " + ink)


class _Elided(QLabel):
    """One line that gives way in its middle."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setFont(interface_font(13, QFont.Weight.DemiBold))
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setVisible(bool(text))
        self.setAccessibleName(text)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _fit(self) -> None:
        elided = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideMiddle, self.width()
        )
        if elided != self.text():
            self.setText(elided)


def _named(role: str, item: Item | None) -> str:
    return labelled(role, item.group.name) if item is not None else ""


def _light(
    basket: Basket, outlook: PairOutlook | Exception | None, *, has_target: bool
) -> Light | None:
    if not has_target:
        return Light("muted", tr("Take a target as well, to download a pair."))
    if isinstance(outlook, Exception):
        notice = notice_for(outlook)
        return Light("bad", f"{notice.sentence} {notice.advice}".strip())
    if outlook is not None:
        return outlook_light(outlook)
    is_readable = all(item.remote is not None for item in basket.items)
    return Light("muted", tr(_CHECKING)) if is_readable else None
