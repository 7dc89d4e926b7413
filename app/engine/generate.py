"""From prompt tokens to an answer: prefill, then rounds until something ends it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from app.engine.draft_length import LengthPolicy
from app.engine.drafting import Drafter
from app.engine.errors import ContextTooSmallError
from app.engine.events import Event, Finished, Prefilled, RoundFinished, StopReason, TextDelta
from app.engine.language_model import LanguageModel, LogitRows, common_prefix
from app.engine.rounds import NOTHING, RoundMaker
from app.engine.stats import Round, Source, Timings, TurnStats, fold_rounds
from app.engine.text_stream import TextStream
from app.engine.verify import Verifier

_PLAIN_SAMPLES = 3  # width-1 passes that the plain rate is the median of


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
    stops: tuple[str, ...] = ()
    exactness: str = "fast"
    off_reason: str | None = None  # known before the first round
    prefill_chunk: int = 512  # tokens between two looks at `cancelled`
    clock: Callable[[], float] = perf_counter


def generate(answering: Answering) -> Generator[Event, None, None]:
    """Yield the events of one answer; the last is Finished.

    However it ends, closing included, both caches then hold a prefix of prompt and answer.
    Raises ContextTooSmallError, DecodeError.
    """
    turn = _Turn(answering)
    try:
        yield from turn.run()
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
    started: float = field(init=False)
    first_token: float | None = None
    last_token: float = 0.0

    def __post_init__(self) -> None:
        job = self.job
        self.started = job.clock()
        self.committed = list(job.prompt)
        self.text = TextStream(job.target.vocabulary.piece, job.stops)
        self.maker = RoundMaker(job.target, job.verifier, job.padded, job.clock)

    def run(self) -> Generator[Event, None, None]:
        cached = self._reuse_cache()
        rows = self._prefill()
        prefilled = self.job.clock()
        yield Prefilled(len(self.job.prompt), cached, prefilled - self.started)
        if rows is not None:
            first = self.job.verifier.verify((), rows, self.committed)
            yield from self._commit((first.next_token,))
        while self.stop_reason is None:
            done = self._round()
            self.rounds.append(done)
            yield RoundFinished(done)
            yield from self._commit(done.committed)
        if rest := self.text.flush():
            yield TextDelta(rest)
        yield self._finished(cached, prefilled)

    def roll_back(self) -> None:
        """Leave the caches at the last committed token, which itself is not evaluated yet."""
        for drafter in self.job.drafters.values():
            drafter.roll_back(self.committed)
        target = self.job.target
        target.truncate(common_prefix(target.cached, self.committed[:-1]))

    def _reuse_cache(self) -> int:
        """Cut all caches to what they share with the prompt; returns the target's share.

        The last prompt token is always evaluated again: its logits are needed.
        """
        job = self.job
        if len(job.prompt) >= job.target.context_size:
            raise ContextTooSmallError(
                f"The conversation has {len(job.prompt)} tokens, but the context holds only "
                f"{job.target.context_size}, and the answer needs room too.",
                advice="Start a new chat, write less, or load the model with a longer context.",
            )
        for drafter in job.drafters.values():
            drafter.roll_back(job.prompt)
        return job.target.truncate(common_prefix(job.target.cached, job.prompt[:-1]))

    def _prefill(self) -> LogitRows | None:
        """Logits after the prompt; None where it was cancelled."""
        job, rows = self.job, None
        start = len(job.target.cached)
        for at in range(start, len(job.prompt), job.prefill_chunk):
            if job.cancelled():
                self.stop_reason = StopReason.CANCELLED
                return None
            rows = job.target.evaluate(job.prompt[at : at + job.prefill_chunk])
        return rows

    def _round(self) -> Round:
        job, drafted = self.job, NOTHING
        plan = job.policy.plan(self._room() - 1, self._matches())
        if plan is not None:
            drafted = self.maker.propose(self.committed, job.drafters[plan.source], plan.limit)
        done = self.maker.judge(self.committed, drafted)
        job.policy.learn(done, drafted.proposal)
        return done

    def _matches(self) -> dict[Source, int]:
        """The sources that could propose now, with the evidence known beforehand."""
        known = {s: drafter.evidence(self.committed) for s, drafter in self.job.drafters.items()}
        return {source: bucket for source, bucket in known.items() if bucket is not None}

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
            held = self.text.feed(token)
            shown += held.text
            self.stop_reason = self._reason_to_stop(stopped=held.stopped)
            if self.stop_reason is not None:
                break
        self.last_token = self.job.clock()
        self.first_token = self.first_token or self.last_token
        if self.stop_reason is None and self.job.cancelled():
            self.stop_reason = StopReason.CANCELLED
        if shown:
            yield TextDelta(shown)

    def _reason_to_stop(self, *, stopped: bool) -> StopReason | None:
        if stopped:
            return StopReason.STOP
        if self._output_tokens == self.job.max_tokens:
            return StopReason.LENGTH
        return StopReason.CONTEXT if self._room() < 1 else None

    def _finished(self, cached: int, prefilled: float) -> Finished:
        job, done = self.job, self.job.clock()
        first = self.first_token or done
        assert self.stop_reason is not None
        timings = Timings(
            prefill_s=prefilled - self.started,
            ttft_s=first - self.started,
            decode_s=max(self.last_token - first, 0.0),
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
            off_reason=job.off_reason or job.policy.off_reason,
        )
        output = tuple(self.committed[len(job.prompt) :])
        return Finished(self.text.text, output, self.stop_reason, stats, tuple(self.rounds))

    def _plain_rate(self) -> float | None:
        """1 ÷ the median width-1 pass at this context length.

        Single passes that the answer did not need are run after its last token.
        """
        if not self.rounds:
            return None
        times = [r.verify_s for r in self.rounds if r.width == 1]
        while self.job.drafters and len(times) < _PLAIN_SAMPLES and not self.job.cancelled():
            times.append(self._time_single_pass())
        return 1 / median(times) if times else None

    def _time_single_pass(self) -> float:
        target = self.job.target
        kept = target.truncate(min(len(target.cached), len(self.committed) - 1))
        start = self.job.clock()
        target.evaluate(self.committed[kept:])
        return self.job.clock() - start
