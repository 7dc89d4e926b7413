"""One card for the tests that leave it as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.device.cards import PLENTY, Cards, register


@pytest.fixture(scope="session")
def _card(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cards]:
    card = Cards(tmp_path_factory.mktemp("card"))
    register(card.endpoint)
    yield card
    card.kill()


@pytest.fixture
def card(_card: Cards) -> Iterator[Cards]:
    """Registered in this process, with room for everything."""
    yield _card
    _card.report_free(PLENTY)
    _card.refuse_beyond(None)
