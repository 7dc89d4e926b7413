"""Rates of one answer."""

from __future__ import annotations

import pytest

from tests.app.bench.builders import answer


def test_the_first_token_is_free() -> None:
    done = answer(1, output_tokens=11, decode_s=2.0, client_decode_s=4.0)
    assert done.decode_rate == 5
    assert done.client_decode_rate == 2.5


def test_an_end_that_was_not_timed_does_not_count() -> None:
    done = answer(1, output_tokens=10, ended="eos", decode_s=1.8, ttft_s=0.2)
    assert done.decoded == 11
    assert done.decode_rate == pytest.approx(5)
    assert done.end_to_end_rate == pytest.approx(5)
    timed = answer(1, output_tokens=10, timed_tokens=11, ended="eos", decode_s=2.0)
    assert timed.decode_rate == 5
    assert timed.client_decode_rate == answer(1, output_tokens=10).client_decode_rate


@pytest.mark.parametrize(
    ("tokens", "seconds"), [(0, 1.0), (1, 1.0), (5, 0.0)], ids=["none", "one", "no time"]
)
def test_no_rate_where_there_is_none(tokens: int, seconds: float) -> None:
    assert answer(1, output_tokens=tokens, decode_s=seconds).decode_rate is None
