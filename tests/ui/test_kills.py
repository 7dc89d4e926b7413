"""The window is killed while it streams: no message that was shown as sent is lost."""

from __future__ import annotations

import random
from pathlib import Path

from tests.ui.kills import kill_one

KILLS = 10


def test_killed_window_loses_no_message(tmp_path: Path) -> None:
    chance = random.Random(4)
    first, cut = 0, 0
    for _ in range(KILLS):
        killed = kill_one(tmp_path, first, chance)
        assert killed.shown[0] == first
        assert killed.lost == ()
        assert killed.torn_answers == 0
        assert killed.sound
        first, cut = killed.shown[-1] + 10, killed.cut_answers
    assert cut > 0
