"""Few messages, all events in order, and none later than the eye would notice."""

from __future__ import annotations

from app.engine.events import Event, Prefilled, RoundFinished, TextDelta
from app.engine.stats import Ending, Round, Source
from app.engine_process.outbox import Message, Outbox
from app.engine_process.protocol import Generated, GeneratedTogether

ROUND = RoundFinished(Round(Source.PLAIN, (), 0, (1,), Ending.PLAIN, 1, 0.0, 0.1, 0.0))
PREFILLED = Prefilled(3, 0, 0.1)


class Post:
    """What an outbox sent, at times that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.messages: list[Message] = []
        self.outbox = Outbox(7, self.messages.append, lambda: self.now)

    def put(self, event: Event, at: float) -> list[tuple[Event, ...]]:
        """The messages that `event` led to."""
        self.now, before = at, len(self.messages)
        self.outbox.put(event)
        return [_events(message) for message in self.messages[before:]]


def _events(message: Message) -> tuple[Event, ...]:
    assert message.request_id == 7
    return message.events if isinstance(message, GeneratedTogether) else (message.event,)


def test_the_first_text_goes_at_once() -> None:
    post = Post()
    assert post.put(PREFILLED, 0.0) == [(PREFILLED,)]
    assert post.put(TextDelta("a"), 0.001) == [(TextDelta("a"),)]
    assert isinstance(post.messages[0], Generated)


def test_a_round_goes_with_its_text() -> None:
    post = Post()
    post.put(TextDelta("a"), 0.0)
    assert post.put(ROUND, 0.1) == []
    assert post.put(TextDelta("b"), 0.101) == [(ROUND, TextDelta("b"))]


def test_text_that_follows_quickly_waits_for_more() -> None:
    post = Post()
    post.put(TextDelta("a"), 0.0)
    assert post.put(TextDelta("b"), 0.01) == []
    assert post.put(TextDelta("c"), 0.02) == []
    assert post.put(TextDelta("d"), 0.04) == [(TextDelta("b"), TextDelta("c"), TextDelta("d"))]


def test_rounds_without_text_do_not_wait_for_ever() -> None:
    post = Post()
    post.put(TextDelta("a"), 0.0)
    assert post.put(ROUND, 0.2) == []
    assert post.put(ROUND, 0.4) == [(ROUND, ROUND)]
    assert post.put(ROUND, 0.5) == []


def test_what_is_left_goes_at_the_end() -> None:
    post = Post()
    with post.outbox:
        post.put(TextDelta("a"), 0.0)
        post.put(TextDelta("b"), 0.01)
    assert _events(post.messages[-1]) == (TextDelta("b"),)
    post.outbox.flush()
    assert len(post.messages) == 2
