"""The collector rests, and is then as it was."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from app.engine_process.garbage import collection_paused


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    was_on = gc.isenabled()
    yield
    (gc.enable if was_on else gc.disable)()


@pytest.mark.parametrize("was_on", [True, False])
def test_it_is_afterwards_as_it_was(was_on: bool) -> None:
    (gc.enable if was_on else gc.disable)()
    with pytest.raises(RuntimeError, match="collecting: False"):
        _fail_while_paused()
    assert gc.isenabled() is was_on


def _fail_while_paused() -> None:
    with collection_paused():
        raise RuntimeError(f"collecting: {gc.isenabled()}")
