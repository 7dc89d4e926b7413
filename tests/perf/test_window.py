"""The measurement of the window's work runs; how fast it is, no test says."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.perf.window import HARD, LONG, QUICK, chat, measure, report


def test_everything_is_measured(qapp: QApplication) -> None:
    rows = measure(QUICK)
    assert len(rows) == 7 + 2 * len(HARD)
    assert all(row.value > 0 for row in rows)
    assert "| budget |" in report(rows)


def test_the_long_chat_is_long() -> None:
    messages = chat(LONG)
    assert LONG <= sum(len(message.text) for message in messages) < LONG * 1.01
    assert messages[-1].text == ""
