from __future__ import annotations

import pytest

from app.engine.language_model import common_prefix

LONG = list(range(5000))


@pytest.mark.parametrize("differs", [0, 1, 1023, 1024, 1025, 2048, 4999])
def test_common_prefix_ends_where_they_differ(differs: int) -> None:
    other = [*LONG[:differs], -1, *LONG[differs + 1 :]]
    assert common_prefix(LONG, other) == common_prefix(LONG, tuple(other)) == differs
    assert common_prefix(LONG, other, start=differs) == differs


@pytest.mark.parametrize("length", [0, 1, 1024, 3000, 5000])
def test_common_prefix_of_a_beginning(length: int) -> None:
    assert common_prefix(LONG, LONG[:length]) == length
    assert common_prefix(LONG[:length], tuple(LONG), start=length // 2) == length
