"""What can be done with the last answer of the chat that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.palette.action import Action
from ui.translation import tr

if TYPE_CHECKING:
    from ui.main_window import MainWindow


def actions_of_last_answer(window: MainWindow) -> tuple[Action, ...]:
    """With the chat in sight, whatever lies over it before."""
    group, chats, pages = tr("Last answer"), window.chats, window.answer_pages

    def there() -> bool:
        return chats.last_answer is not None

    def comparable() -> bool:
        return chats.last_answer is not None and chats.last_answer.is_comparable

    def act(
        key: str,
        name: str,
        done: Callable[[int], None],
        words: str = "",
        is_possible: Callable[[], bool] = there,
    ) -> Action:
        def on_last_answer() -> None:
            window.navigation.show_chat()
            if chats.last_answer is not None:
                done(chats.last_answer.id)

        return Action(key, group, name, on_last_answer, words=words, is_possible=is_possible)

    return (
        Action(
            "answer-again",
            group,
            tr("Answer again"),
            chats.regenerate,
            ("Ctrl+R",),
            words=tr("regenerate"),
            is_possible=there,
        ),
        act(
            "answer-with-values",
            tr("Answer again with other values…"),
            window.overrides.open_again,
            tr("regenerate temperature seed"),
        ),
        Action(
            "stop-answer",
            group,
            tr("Stop the answer"),
            chats.stop,
            words=tr("cancel"),
            is_possible=lambda: chats.is_answering,
        ),
        act("tokens", tr("Show where each token came from"), pages.show_tokens),
        act("rounds", tr("Replay the rounds"), pages.show_rounds),
        act(
            "compare",
            tr("Compare with no drafting"),
            pages.show_comparison,
            tr("speed benchmark"),
            comparable,
        ),
    )
