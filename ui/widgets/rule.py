"""A thin line across a page, between what belongs together and what does not."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame


def rule() -> QFrame:
    line = QFrame()
    line.setObjectName("rule")
    line.setFixedHeight(1)
    return line
