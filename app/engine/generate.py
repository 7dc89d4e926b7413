"""From prompt tokens to an answer: prefill, then rounds until something ends it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from app.engine.draft_length import LengthPolicy
from app.engine.drafting import Drafter
from app.engine.errors import ContextTooSmallError, EngineError
from app.engine.events import (
    Event,
    Finished,
    Prefilled,
    PromptRead,
    RoundFinished,
    StopReason,
    TextDelta,
)
from app.engine.language_model import LanguageModel, LogitRows, Mark, Rollback, common_prefix
from app.engine.plain_rate import plain_rate, time_single_passes
from app.engine.prompt_room import too_long
from app.engine.rounds import RoundMaker
from app.engine.stats import Round, Source, Timings, TurnStats, fold_rounds
from app.engine.text_stream import TextStream
from app.engine.token_probs import token_probs
from app.engine.turn_drafting import TurnDrafting
from app.engine.verify import Verifier


@dataclass(frozen=True, slots=True)
class Answering:
    """Everything that one answer needs. `prompt` holds at least one token."""

    target: LanguageModel
    prompt: Sequence[int]
    drafters: Mapping[Source, Drafter]
    policy: LengthPolicy
    verifier: Verifier
    padded: Callable[[int], int]
    cancelled: Callable[[], bool]
    max_tokens: int | None = None
    max_seconds: float | None = None  # of decoding
    stops: tuple[str, ...] = ()
    exactness: str = "fast"
    off_reason: str | None = None  # known before the first round
    prefill_chunk: int = 512  # tokens between two looks at `cancelled`
    clock: Callable[[], float] = perf_counter
    started: float | None = None  # by that clock; None: when generation starts
    dropped_messages: int = 0
    can_drop: bool = False  # more messages, if the person wants that
    shown: Callable[[int], bytes] | None = None  # of each token in order; None: its piece


def generate(answering: Answering) -> Generator[Event, None, None]:
    """Yield the events of one answer; the last is Finished.

    However it ends, closing included, both caches then hold a prefix of prompt and answer; the
    draft's may leave out a part of a long one.
    Raises ContextTooSmallError, DecodeError.
    """
    turn = _Turn(answering)
    try:
        yield from turn.run()
    except EngineError:
        yield from turn.show_rest()
        raise
    finally:
        turn.roll_back()


@dataclass(slots=True)
class _Turn:
    """The state of one answer while it grows."""

    job: Answering
    committed: list[int] = field(init=False)
    rounds: list[Round] = field(default_factory=list)
    stop_reason: StopReason | None = None
    text: TextStream = field(init=False)
    maker: RoundMaker = field(init=False)
    drafting: TurnDrafting = field(init=False)
    started: float = field(init=False)
    unread: int = 0  # prompt tokens that a cancelled prefill left
    round_began: float = 0.0
    first_token: float | None = None
    first_prob: float | None = None
    first_text: float | None = None
    last_token: float | None = None

    def __post_init__(self) -> None:
        job = self.job
        self.started = job.clock() if job.started is None else job.started
        self.committed = list(job.prompt)
        self.text = TextStream(job.shown or job.target.vocabulary.piece, job.stops)
        self.maker = RoundMaker(job.target, job.verifier, job.padded, job.clock)
        self.drafting = TurnDrafting(self.maker, job.drafters, job.policy, job.off_reason)

    def run(self) -> Generator[Event, None, None]:
        self.job.policy.start_answer()
        cached = self._reuse_cache()
        rows = yield from self._prefill()
        prefilled = self.round_began = self.job.clock()
        self.unread = max(len(self.job.prompt) - len(self.job.target.cached), 0)
        seconds = prefilled - self.started
        yield Prefilled(len(self.job.prompt), cached, seconds, self.job.dropped_messages)
        if rows is not None:
            first = self.job.verifier.verify((), rows, self.committed)
            self.first_prob = token_probs(rows[0], (first.next_token,))[0]
            yield from self._commit((first.next_token,))
        while self.stop_reason is None:
            done = self._round()
            self.rounds.append(done)
            yield RoundFinished(done, self.drafting.off_reason, len(self.committed))
            yield from self._commit(done.committed)
        yield from self.show_rest()
        yield self._finished(cached, prefilled)

    def roll_back(self) -> None:
        """Leave in the caches what is committed.

        Whether the target has evaluated the last token depends on what was drafted; the next turn's
        passes must not. So it is taken out again where that costs nothing.
        """
        for drafter in self.job.drafters.values():
            drafter.roll_back(self.committed)
        target, can_cut = self.job.target, self.job.target.rollback is Rollback.CUT
        kept = self.committed[:-1] if can_cut else self.committed
        target.truncate(common_prefix(target.cached, kept))

    def _reuse_cache(self) -> int:
        """Cut all caches to what they share with the prompt; returns the target's share.

        The last prompt token is always evaluated again: its logits are needed.
        """
        job = self.job
        if len(job.prompt) >= job.target.context_size:
            raise _too_long(job)
        for drafter in job.drafters.values():
            drafter.roll_back(job.prompt)
        return job.target.truncate(common_prefix(job.target.cached, job.prompt[:-1]))

    def _prefill(self) -> Generator[Event, None, LogitRows | None]:
        """Logits after the prompt; None where it was cancelled.

        A target that comes back only to marks gets one before the last token: the next request may
        begin with the same prompt.
        """
        job, rows, at = self.job, None, len(self.job.target.cached)
        last = len(job.prompt) - 1 if job.target.rollback is Rollback.MARKS else len(job.prompt)
        while at < len(job.prompt):
            if job.cancelled():
                self.stop_reason = StopReason.CANCELLED
                return None
            if at == last:
                job.target.mark(Mark.PROMPT)
            end = min(at + job.prefill_chunk, last if at < last else len(job.prompt))
            rows = job.target.evaluate(job.prompt[at:end])
            at = end
            for drafter in job.drafters.values():
                drafter.read(job.prompt)
            if at < last:
                yield PromptRead(at, len(job.prompt))
        return rows

    def _round(self) -> Round:
        """One more round. What there is to do after it counts as the next one's host time."""
        if not self.job.drafters:
            done = self.maker.judge(self.committed, began=self.round_began)
        else:
            drafted = self.drafting.propose(self.committed, self._output_tokens, self._room())
            besides = self.drafting.besides(self.committed, drafted)
            done = self.maker.judge(self.committed, drafted, besides, self.round_began)
            self.job.policy.learn(done, drafted.proposal)
        self.round_began += done.seconds
        return done

    def _room(self) -> int:
        """Tokens that may still be committed."""
        room = self.job.target.context_size - len(self.committed)
        if self.job.max_tokens is None:
            return room
        return min(room, self.job.max_tokens - self._output_tokens)

    @property
    def _output_tokens(self) -> int:
        return len(self.committed) - len(self.job.prompt)

    def _commit(self, tokens: Sequence[int]) -> Generator[Event, None, None]:
        """Take tokens until one ends the answer."""
        shown = ""
        for token in tokens:
            if self.job.target.vocabulary.is_end(token):
                self.stop_reason = StopReason.EOS
                break
            self.committed.append(token)
            self.last_token = self.job.clock()
            if self.first_token is None:
                self.first_token = self.last_token
            held = self.text.feed(token)
            shown += held.text
            self.stop_reason = self._reason_to_stop(stopped=held.stopped)
            if self.stop_reason is not None:
                break
        if self.stop_reason is None and self.job.cancelled():
            self.stop_reason = StopReason.CANCELLED
        if self.stop_reason is None and self._is_out_of_time():
            self.stop_reason = StopReason.LENGTH
        yield from self._show(shown)

    def show_rest(self) -> Generator[Event, None, None]:
        """What was withheld in case it became a character or a stop string."""
        yield from self._show(self.text.flush())

    def _show(self, text: str) -> Generator[Event, None, None]:
        if not text:
            return
        if self.first_text is None:
            self.first_text = self.job.clock()
        yield TextDelta(text)

    def _reason_to_stop(self, *, stopped: bool) -> StopReason | None:
        if stopped:
            return StopReason.STOP
        if self._output_tokens == self.job.max_tokens:
            return StopReason.LENGTH
        return StopReason.CONTEXT if self._room() < 1 else None

    def _is_out_of_time(self) -> bool:
        return self.job.max_seconds is not None and self._decode_s >= self.job.max_seconds

    @property
    def _decode_s(self) -> float:
        return (self.last_token or 0.0) - (self.first_token or 0.0)

    def _finished(self, cached: int, prefilled: float) -> Finished:
        job, done = self.job, self.job.clock()
        assert self.stop_reason is not None
        timings = Timings(
            prefill_s=prefilled - self.started,
            ttft_s=(done if self.first_text is None else self.first_text) - self.started,
            decode_s=self._decode_s,
            total_s=done - self.started,
        )
        stats = TurnStats(
            prompt_tokens=len(job.prompt),
            cached_tokens=cached,
            output_tokens=self._output_tokens,
            timings=timings,
            speculation=fold_rounds(self.rounds),
            plain_rate=self._plain_rate(),
            mode="+".join(sorted(job.drafters)) or "plain",
            exactness=job.exactness,
            off_reason=self.drafting.off_reason,
            verification=job.verifier.name,
            dropped_messages=job.dropped_messages,
            unread_tokens=self.unread,
        )
        output = tuple(self.committed[len(job.prompt) :])
        return Finished(
            text=self.text.text,
            tokens=output,
            stop_reason=self.stop_reason,
            stats=stats,
            rounds=tuple(self.rounds),
            pieces=self._pieces(output),
            first_prob=self.first_prob,
        )

    def _pieces(self, output: Sequence[int]) -> dict[int, bytes]:
        vocabulary = self.job.target.vocabulary
        seen = {*output}.union(*(done.proposal + done.committed for done in self.rounds))
        return {token: vocabulary.piece(token) or vocabulary.text(token).encode() for token in seen}

    def _plain_rate(self) -> float | None:
        job = self.job

        def time_more(count: int) -> Iterator[float]:
            return time_single_passes(job.target, self.committed, count, job.cancelled, job.clock)

        return plain_rate(self.rounds, time_more)


def _too_long(job: Answering) -> ContextTooSmallError:
    sentence = (
        f"The conversation has {len(job.prompt)} tokens, but the context holds only "
        f"{job.target.context_size}, and the answer needs room too."
    )
    return too_long(sentence, can_drop=job.can_drop)
