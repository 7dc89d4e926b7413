"""The bar over the pages of models."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from ui.library.models_bar import ModelsBar
from ui.theme import Look, Theme


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> Iterator[ModelsBar]:
    look = theme.look
    made = ModelsBar(theme)
    qtbot.addWidget(made)
    made.resize(1000, made.height())
    made.show()
    yield made
    theme.use(look)


def search_is_below(bar: ModelsBar) -> bool:
    bar.layout().activate()  # type: ignore[union-attr]
    return bar.search.y() >= bar.tabs["local"].geometry().bottom()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("text_size", [100, 140])
def test_words_keep_their_room_at_every_width(bar: ModelsBar, theme: Theme, text_size: int) -> None:
    theme.use(Look("light", text_size=text_size))
    bar.show_counts(12, 3)
    for width in range(1000, 480 * text_size // 100, -20):
        bar.resize(width, bar.height())
        below = search_is_below(bar)
        assert below or bar.search.width() >= 150
        for tab in bar.tabs.values():
            assert tab.shown_text == tab.text()
    assert below


def test_longer_words_move_the_search(bar: ModelsBar) -> None:
    bar.resize(bar._needed() + 4, bar.height())
    assert not search_is_below(bar)
    bar.show_counts(1_000, 0)
    assert search_is_below(bar)
