"""The Qt binding itself."""

from __future__ import annotations

import sys

import PySide6
import pytest
from PySide6.QtGui import QTextCharFormat


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_calls_without_a_result_do_not_use_up_none() -> None:
    """PySide6 6.12.0 loses a reference to None per call on Python 3.11 and aborts in the end."""
    text_format = QTextCharFormat()
    before = sys.getrefcount(None)
    for _ in range(1000):
        text_format.setFontItalic(True)
    lost = before - sys.getrefcount(None)
    assert lost < 100, f"PySide6 {PySide6.__version__} is broken here: use a version below 6.12"
