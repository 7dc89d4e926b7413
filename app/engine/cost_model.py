"""What passes cost on this machine: a staircase over the width, not a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from app.engine.pace import Pace
from models.speedup import expected_tokens

PROFIT = 1.02  # times plain decoding: what a proposal has to promise

# Passes of one width: that, the tokens they look back on, their mean seconds, and how many.
Timed: TypeAlias = tuple[int, int, float, int]


@dataclass(frozen=True, slots=True)
class CostTable:
    """Measured seconds of a target pass by width, and of one draft step."""

    target_pass_s: Mapping[int, float] = field(default_factory=dict)
    draft_step_s: float | None = None  # None: no draft model
    context_tokens: int = 0  # cache length at which this was measured
    exact_widths: frozenset[int] = frozenset({1})  # bit-identical logits to width 1, there
    draft_read_s: float | None = None  # of a token that the draft reads with many others

    @property
    def plain_rate(self) -> float | None:
        """Tokens per second of decoding without a draft."""
        single = self.target_pass_s.get(1)
        return 1 / single if single else None

    @property
    def of_short_cache(self) -> bool:
        """Whether it was measured where a conversation begins."""
        return self.context_tokens < _SHORT

    def pace_of(self, passes: Iterable[Timed]) -> Pace | None:
        """The pace that these passes tell. None: no single pass was calibrated."""
        known = self.target_pass_s
        if not known.get(1):
            return None
        pace = Pace(known[1])
        for width, context, seconds, count in passes:
            if width in known:
                pace.observe(known[width], width, context, seconds, count)
        return pace

    def behind(self, context: int, pace: Pace) -> CostTable:
        """What passes cost at this pace, and those of the target behind so many tokens."""
        step, read = self.draft_step_s, self.draft_read_s
        return replace(
            self,
            target_pass_s={w: pace.seconds(s, w, context) for w, s in self.target_pass_s.items()},
            draft_step_s=None if step is None else step * pace.factor,
            draft_read_s=None if read is None else read * pace.factor,
        )

    def exact_at(self, tokens: int) -> frozenset[int]:
        """Widths that are bit-identical to single passes in a cache of up to `tokens` tokens.

        Attention kernels change with the length (ggml-cpu splits a single query's keys over its
        threads from 512 on, and the cache grows by 256), so what was measured in a short cache
        says nothing about a long one, and the other way round.
        """
        same_kernels = self.of_short_cache == (tokens < _SHORT)
        return self.exact_widths if same_kernels else frozenset({1})


_SHORT = 256 - 16  # tokens; a pass may add 16


class LiveCosts:
    """A cost table that follows real rounds: a longer context or a busy machine costs more.

    `widths` are the pass widths that may be used; a pass is padded to a wider one where that is
    cheaper (with repacked Q4_0 weights on a CPU, 4 rows cost less than 3).
    """

    _FOLLOW_WIDTH = 0.02  # weight of a new observation for its own width
    _DOUBTFUL = 0.12  # of what a plain pass takes
    _PADDING_GAIN = 0.97  # pad only where it saves 3 %

    def __init__(self, table: CostTable, widths: frozenset[int] | None = None) -> None:
        self._any_width = widths is None
        self._calibrated = {
            width: seconds
            for width, seconds in sorted(table.target_pass_s.items())
            if widths is None or width in widths
        }
        self._calibrated_step = table.draft_step_s or 0.0
        self._read = (table.draft_read_s or 0.0) / (table.draft_step_s or 1.0)
        self._context = self._draft_context = 0
        self._pace = Pace(self._calibrated[1])
        self._draft_pace = Pace(self._calibrated_step)
        self._padded: dict[int, int] = {}
        self._padded_s: dict[int, float] = {}
        self.host = HostTime()
        self.look_back_on(0, 0)

    @property
    def any_width(self) -> bool:
        """Whether passes of other widths than those in the table may be used as well."""
        return self._any_width

    @property
    def widest(self) -> int:
        return max(self._calibrated)

    def look_back_on(self, context: int, draft_context: int) -> None:
        """From now on, passes come behind so many cached tokens, and the draft's behind so many."""
        self._context, self._draft_context = context, draft_context
        self._pad()

    @property
    def doubts_plain(self) -> bool:
        """Whether nobody can tell what a plain pass takes behind so many tokens."""
        width = self.padded(1)
        return self._pace.doubt(self._calibrated[width], width, self._context) > self._DOUBTFUL

    def padded(self, width: int) -> int:
        """The width at which to run a pass of `width` rows."""
        return self._padded.get(width, width)

    def target_s(self, width: int) -> float:
        """Seconds of a pass of `width` rows, padding allowed for; at most `widest` rows.

        A width that was not measured counts as the next wider one.
        """
        return self._padded_s[width]

    @property
    def plain_s(self) -> float:
        """Seconds of a plain round."""
        return self.target_s(1) + self.host.round_s

    @property
    def draft_step_s(self) -> float:
        """Seconds of a pass of the draft model over one token; 0 without one."""
        return self._draft_pace.seconds(self._calibrated_step, 1, self._draft_context)

    @property
    def draft_read_s(self) -> float:
        """Seconds of a token that the draft reads with many others."""
        return self._read * self.draft_step_s

    def round_s(self, draft_length: int, step_s: float, owed: int = 1) -> float:
        """Seconds of a round of that many proposals that take `step_s` each.

        owed: rows of the pass besides the proposals.
        """
        host_s = self.host.of(draft_length)
        return draft_length * step_s + host_s + self.target_s(draft_length + owed)

    def speed(self, acceptance: float, draft_length: int, step_s: float) -> float:
        """Against plain decoding, of rounds of that many proposals that take `step_s` each.

        acceptance: the chance of each proposal if all before it were accepted.
        """
        seconds = self.round_s(draft_length, step_s)
        return expected_tokens(acceptance, draft_length) * self.plain_s / seconds

    def observe_target(self, width: int, seconds: float) -> None:
        """Learn from a pass of exactly `width` rows.

        A pace that another program slows is the draft's as well.
        """
        if width not in self._calibrated:
            return
        before = self._pace.factor
        ratio = self._pace.observe(self._calibrated[width], width, self._context, seconds)
        self._draft_pace.factor *= self._pace.factor / before
        self._calibrated[width] *= 1 + self._FOLLOW_WIDTH * (ratio - 1)
        self._pad()

    def observe_draft(self, steps: int, seconds: float) -> None:
        """Learn from `steps` passes of the draft model."""
        if steps and self._calibrated_step:
            step_s = seconds / steps
            self._draft_pace.observe(self._calibrated_step, 1, self._draft_context, step_s)

    def _pad(self) -> None:
        """Find, once for a round, at which width each is run and how long that takes."""
        target_s = {
            width: self._pace.seconds(calibrated, width, self._context)
            for width, calibrated in self._calibrated.items()
        }
        widths = list(target_s)
        cheapest = max(widths, default=0)
        for narrower, measured in reversed(list(zip([0, *widths], widths, strict=False))):
            if target_s[measured] <= target_s[cheapest]:
                cheapest = measured
            pays = target_s[cheapest] < target_s[measured] * self._PADDING_GAIN
            for width in range(narrower + 1, measured + 1):
                as_it_is = width if self._any_width else measured
                self._padded[width] = cheapest if pays else as_it_is
                self._padded_s[width] = target_s[cheapest if pays else measured]


class HostTime:
    """What Python takes of a round: so much, and so much for each proposal. Follows real rounds."""

    _FOLLOW = 0.1
    _PROPOSAL = 0.2  # of what a round takes, until both have been told apart

    def __init__(self) -> None:
        self.round_s = self.proposal_s = 0.0

    def of(self, proposals: int) -> float:
        """Seconds of a round of that many proposals."""
        return self.round_s + proposals * self.proposal_s

    def observe(self, proposals: int, seconds: float) -> None:
        """By normalized least mean squares; what took twice as long as usual counts as that."""
        if not self.round_s:
            self.round_s = seconds / (1 + self._PROPOSAL * proposals)
            self.proposal_s = self._PROPOSAL * self.round_s
        usual = self.of(proposals)
        off = self._FOLLOW * (min(seconds, 2 * usual) - usual) / (1 + proposals**2)
        self.round_s = max(self.round_s + off, 0.0)
        self.proposal_s = max(self.proposal_s + proposals * off, 0.0)
