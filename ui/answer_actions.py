"""What can be done with the last answer of the chat that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.sessions.conversation import Message
from ui.chat.message_actions import Act, MessageWish
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

    def ended() -> Message | None:
        """The answer at the end, however it ended and wherever it was given."""
        last = chats.messages[-1] if chats.messages and chats.growing is None else None
        return last if last is not None and last.role == "assistant" else None

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

    def act_at_end(
        key: str,
        name: str,
        done: Callable[[int], None],
        words: str = "",
    ) -> Action:
        def on_end() -> None:
            window.navigation.show_chat()
            last = ended()
            if last is not None:
                done(last.id)

        return Action(
            key, group, name, on_end, words=words, is_possible=lambda: ended() is not None
        )

    def copy(message_id: int) -> None:
        view = window.transcript.reach(message_id)
        if view is not None:
            view.ask(Act.COPY_MARKDOWN)

    return (
        Action(
            "answer-again",
            group,
            tr("Answer again"),
            chats.regenerate,
            ("Ctrl+R",),
            words=tr("regenerate"),
            is_possible=lambda: bool(chats.messages) and chats.growing is None,
        ),
        act_at_end(
            "answer-with-values",
            tr("Answer again with other values…"),
            window.overrides.open_again,
            tr("regenerate temperature seed"),
        ),
        act_at_end(
            "continue-answer",
            tr("Continue the answer"),
            lambda number: chats.carry_out(MessageWish(Act.CONTINUE, number)),
        ),
        act_at_end("copy-answer", tr("Copy the answer"), copy),
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
