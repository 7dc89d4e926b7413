"""What the rounds of one source have shown, and when it rests because they lost."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.acceptance import AcceptanceTable

_FEW_PASSES = 4.0
_FEW_JUDGED = 16  # proposals


class RunningGain:
    """Tokens per plain pass that drafted rounds took, over about the last 30 rounds."""

    _MEMORY = 0.97

    def __init__(self, hoped: float, passes: float) -> None:
        """hoped: the speed to start from. passes: as many it counts for."""
        self._tokens, self._passes = hoped * passes, passes
        self.rounds = 0
        self.lost = 0.0  # passes, on balance

    @property
    def speed(self) -> float:
        return self._tokens / self._passes

    def add(self, tokens: int, passes: float) -> None:
        """passes: what the round cost, in plain passes."""
        self._tokens = self._tokens * self._MEMORY + tokens
        self._passes = self._passes * self._MEMORY + passes
        self.lost += passes - tokens
        self.rounds += 1


class TrackRecord:
    """Acceptance and real gain of one source; where that is a loss, it rests for a while.

    It gets another chance after 16, 32, … 256 rounds without it, but not before the last chance has
    cost less than 2 % of the time.
    """

    _FIRST_REST, _LONGEST_REST = 16, 256  # rounds
    _AFFORDABLE = 0.02
    _FIRST_HOPE, _LATER_HOPE = 1.1, 1.03  # speed; the second after a loss

    def __init__(self, prior: Sequence[float], usual: float) -> None:
        """usual: the speed that a usual acceptance gives; the more, the more patience with it."""
        self.table = AcceptanceTable(prior)
        self._patience = min(max((usual - 1) / 0.1, 1.0), 4.0) * _FEW_PASSES
        self.gain = RunningGain(self._FIRST_HOPE, self._patience)
        self.proposed = self.accepted = 0  # tokens that the target judged, and took
        self._rest, self._next_rest = 0, self._FIRST_REST
        self.has_lost = False

    @property
    def rests(self) -> bool:
        return self._rest > 0

    @property
    def few_judged(self) -> bool:
        return self.proposed < _FEW_JUDGED

    @property
    def is_known(self) -> bool:
        """Whether `gain` is more than what was hoped for."""
        return self.gain.rounds > 0 and not self.few_judged

    def wait(self) -> None:
        """A round went by without it."""
        self._rest = max(self._rest - 1, 0)

    def learn(self, evidence: Sequence[int], accepted: int) -> None:
        """Of tokens with this evidence, the first `accepted` stood; one more was judged, if any."""
        self.table.learn(evidence, accepted)
        self.proposed += min(accepted + 1, len(evidence))
        self.accepted += accepted

    def judge(self, tokens: int, passes: float) -> None:
        """Count a round that gave `tokens` in the time of `passes` plain passes."""
        self.gain.add(tokens, passes)
        if self.gain.speed < 1.0:
            affordable = min(round(self.gain.lost / self._AFFORDABLE), self._LONGEST_REST)
            self._rest, self.has_lost = max(self._next_rest, affordable), True
            self._next_rest = min(self._next_rest * 2, self._LONGEST_REST)
            self.gain = RunningGain(self._LATER_HOPE, self._patience)
        elif self.gain.rounds >= self._LONGEST_REST:
            self._next_rest = self._FIRST_REST
