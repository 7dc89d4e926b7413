"""Work that is watched from another thread."""

from __future__ import annotations

import pytest

from app.watch import Watch
from models.errors import CancelledError


def test_steps_are_seen_until_it_is_stopped() -> None:
    watch = Watch()
    assert watch.share is None
    watch.step(1, 4)
    assert watch.share == 0.25
    watch.step(9, 4)
    assert watch.share == 1.0
    watch.step(0, 0)
    assert watch.share is None
    watch.stop()
    assert watch.is_stopped
    with pytest.raises(CancelledError):
        watch.step(2, 4)
