"""Replay the decisions of the automatic draft length against the clock of any machine.

    python -m tests.perf.decisions --record recorded.json --draft starter-q2_k.gguf
    python -m tests.perf.decisions --replay recorded.json

Recording writes down what the starter answers and what the draft would have proposed at each place;
no round of greedy drafting depends on more. The replay runs the engine's own generation on scripted
models that say just that, and on a clock that passes and steps move by what they cost on some
machine. So it shows in seconds, on a busy machine too, what a change of the rules does to the rate:
against plain decoding, the median over the answers, that of all tokens together, and the worst.
The draft reads all of a prompt, as it did when it was recorded; of a long conversation before it,
what reading ahead keeps. With perfect foresight, the same proposals would give what stands behind
it: no rules can do better.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from statistics import harmonic_mean, median

import numpy as np

from app.bench.prompts import choose
from app.engine.acceptance import best_tokens
from app.engine.auto_length import AutoLength
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.draft_length import FixedLength, FixedLimit
from app.engine.drafting import Drafter
from app.engine.engine import Engine
from app.engine.events import Finished
from app.engine.generate import Answering, generate
from app.engine.language_model import Branch, LogitRows, Mark, Rollback, common_prefix
from app.engine.llama_context import LlamaOptions
from app.engine.llama_model import LlamaModel
from app.engine.lookup_drafter import LookupDrafter
from app.engine.model_drafter import WINDOW, ModelDrafter
from app.engine.request import (
    MAX_DRAFT_LENGTH,
    ChatMessage,
    GenerationRequest,
    PairSpec,
    SpeculationParams,
)
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine.verify import GreedyVerifier
from models.starter import find_starter

END = 0
RANKS = 4  # choices of the draft that are kept
_AT_ONCE = 32  # tokens that lookup indexes in no time at all
GREEDY = SamplingParams(temperature=0)
PLAIN = SpeculationParams.plain()


@dataclass(frozen=True, slots=True)
class Machine:
    """Seconds in an empty cache, and of each row for every token that it looks back on."""

    costs: CostTable
    attention_s: float = 0.0
    draft_attention_s: float = 0.0
    before: int = 0  # tokens of the conversation that are in both caches already


_TWO_CORES_F16 = CostTable(
    {1: 0.100, 2: 0.095, 3: 0.104, 4: 0.113, 5: 0.124, 6: 0.131, 7: 0.140, 8: 0.150}
    | {12: 0.200, 16: 0.250},
    draft_step_s=0.0048,
    draft_read_s=0.003,
)
# As measured at a calibration and behind 1,000 to 3,000 tokens, but for the last: what a graphics
# card might need.
MACHINES = {
    "two cores, Q4_0": Machine(
        CostTable(
            {1: 0.040, 2: 0.073, 3: 0.101, 4: 0.101, 5: 0.135, 6: 0.156, 7: 0.187, 8: 0.176}
            | {12: 0.254, 16: 0.259},
            draft_step_s=0.0048,
            draft_read_s=0.003,
        )
    ),
    "two cores, F16": Machine(_TWO_CORES_F16),
    "two cores, F16, behind 8,000 tokens": Machine(_TWO_CORES_F16, 8.5e-6, 3.3e-6, 8_000),
    "made up: wide passes are cheap": Machine(
        CostTable(
            {width: 0.02 + 0.0002 * (width - 1) for width in (1, 2, 3, 4, 5, 6, 7, 8)}
            | {12: 0.030, 16: 0.031},
            draft_step_s=0.002,
            draft_read_s=0.00005,
        )
    ),
}
WAYS: dict[str, tuple[tuple[Source, ...], int | None]] = {
    "both": ((Source.DRAFT, Source.LOOKUP), None),
    "draft": ((Source.DRAFT,), None),
    "lookup": ((Source.LOOKUP,), None),
    "draft, 3 each round": ((Source.DRAFT,), 3),
}


@dataclass(frozen=True, slots=True)
class Recorded:
    """One answer; `choices` and `logits` are the draft's best at each of its places."""

    prompt: tuple[int, ...]
    answer: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]
    logits: tuple[tuple[float, ...], ...]


@dataclass(slots=True)
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True, slots=True)
class Words:
    """A vocabulary of numbered words."""

    size: int

    def tokenize(self, text: str, *, parse_special: bool) -> list[int]:
        return []

    def piece(self, token: int) -> bytes:
        return b"x"

    def text(self, token: int) -> str:
        return "x"

    def is_end(self, token: int) -> bool:
        return token == END

    def is_control(self, token: int) -> bool:
        return token == END

    def opening(self) -> list[int]:
        return []


class Replayed:
    """A model that says what was recorded, and moves the clock."""

    rollback: Rollback = Rollback.CUT
    context_size = 100_000

    def __init__(
        self,
        rows: LogitRows,
        costs: Mapping[int, float],
        read_s: float,
        attention_s: float,
        clock: Clock,
    ) -> None:
        """rows: what follows each length of the text; the last one stands for all beyond.

        costs: seconds of a pass by width; a wider one takes `read_s` for each token.
        """
        self.vocabulary, self.most_branches = Words(rows.shape[1]), 4
        self.cached: list[int] = []
        self.before = 0  # tokens in the cache that are none of the text
        self._rows, self._clock = rows, clock
        self._costs, self._read_s, self._attention_s = costs, read_s, attention_s
        self._random = random.Random(1)

    def evaluate(
        self, tokens: Sequence[int], *, rows: int = 1, branches: Sequence[Branch] = ()
    ) -> LogitRows:
        self._clock.now += self._seconds(len(tokens) + len(branches))
        start = len(self.cached) - self.before
        self.cached.extend(tokens)
        end = start + len(tokens)
        places = list(range(end - rows + 1, end + 1))
        places += [start + branch.after + 1 for branch in branches]
        return self._rows[np.minimum(places, len(self._rows) - 1)]

    def truncate(self, length: int) -> int:
        del self.cached[length:]
        return len(self.cached)

    def mark(self, purpose: Mark) -> bool:
        return True

    def _seconds(self, width: int) -> float:
        known = next((s for at, s in self._costs.items() if at >= width), 0.0)
        usual = known if known and width <= max(self._costs) else width * self._read_s
        usual += self._attention_s * width * len(self.cached)
        return usual * self._random.gauss(1.0, 0.03)


def main() -> None:
    options = _options()
    if options.record:
        recorded = _record(options.draft, options.prompts, options.tokens)
        options.record.write_text(json.dumps([asdict(one) for one in recorded]), "utf-8")
        return
    read = json.loads(options.replay.read_text("utf-8"))
    recorded = [Recorded(**{name: _tuples(value) for name, value in one.items()}) for one in read]
    for name, machine in MACHINES.items():
        for way in WAYS:
            rates = replay(recorded, machine, way, options.tokens)
            best = [ceiling(one, machine, way, options.tokens) for one in _long_enough(recorded)]
            print(
                f"{name:<37}{way:<22}median {median(rates):.3f}  "
                f"all {harmonic_mean(rates):.3f}  worst {min(rates):.3f}  "
                f"with foresight: median {median(best):.3f}  all {harmonic_mean(best):.3f}"
            )


def replay(recorded: Sequence[Recorded], machine: Machine, way: str, tokens: int) -> list[float]:
    """Decode rate ÷ plain decoding, by answer; what was learnt goes from one to the next."""
    auto = AutoLength(LiveCosts(machine.costs))
    return [_rate(one, machine, way, auto, tokens) for one in _long_enough(recorded)]


def ceiling(one: Recorded, machine: Machine, way: str, tokens: int) -> float:
    """Decode rate ÷ plain decoding with perfect foresight.

    Each round proposes as many right tokens of one source as are best in the end, and none that is
    wrong; without branches. Found from the end of the answer on.
    """
    answer, live = one.answer[:tokens], LiveCosts(machine.costs)
    start = machine.before + len(one.prompt)
    right = {Source.DRAFT: _right_of_draft, Source.LOOKUP: _right_of_lookup}
    steps_s = {Source.DRAFT: live.draft_step_s, Source.LOOKUP: 0.0}
    runs = {source: right[source](one) for source in WAYS[way][0]}
    left = [0.0] * (len(answer) + 1)  # seconds from each place to the end
    for at in range(len(answer) - 1, 0, -1):
        left[at] = min(
            k * (steps_s[source] + machine.draft_attention_s * WINDOW)
            + live.target_s(1 + k)
            + machine.attention_s * (1 + k) * (start + at)
            + left[min(at + 1 + k, len(answer))]
            for source, run in runs.items()
            for k in range(min(run[at], live.widest - 1) + 1)
        )
    return _plain_s(one, machine, len(answer)) / left[1]


def _plain_s(one: Recorded, machine: Machine, tokens: int) -> float:
    """Seconds of decoding `tokens` of the answer plainly, but for the first."""
    start, single = machine.before + len(one.prompt), machine.costs.target_pass_s[1]
    return sum(single + machine.attention_s * (start + at) for at in range(1, tokens))


def _long_enough(recorded: Sequence[Recorded]) -> list[Recorded]:
    return [one for one in recorded if len(one.answer) >= 16]


def _right_of_draft(one: Recorded) -> list[int]:
    """How many of its first choices in a row are right, from each place of the answer on."""
    runs = [0]
    for choices, token in zip(reversed(one.choices), reversed(one.answer), strict=True):
        runs.append(runs[-1] + 1 if choices[0] == token else 0)
    return runs[:0:-1]


@cache
def _right_of_lookup(one: Recorded) -> list[int]:
    drafter, text = LookupDrafter(lambda token: False, lambda: 0.0), [*one.prompt, *one.answer]
    for _ in range(0, len(one.prompt), _AT_ONCE):
        drafter.read(one.prompt)
    runs = []
    for end in range(len(one.prompt), len(text)):
        limit = FixedLimit(MAX_DRAFT_LENGTH)
        proposal = drafter.propose(text[:end], limit, GreedyVerifier(GREEDY))
        runs.append(common_prefix(proposal.tokens, text[end : end + MAX_DRAFT_LENGTH]))
    return runs


def _rate(one: Recorded, machine: Machine, way: str, auto: AutoLength, tokens: int) -> float:
    sources, length = WAYS[way]
    clock, read_s = Clock(), machine.costs.draft_read_s or 0.0
    numbers = {token: number for number, token in enumerate(_tokens(one), END + 1)}
    passes, step = machine.costs.target_pass_s, {1: machine.costs.draft_step_s or 0.0}
    attention_s, draft_attention_s = machine.attention_s, machine.draft_attention_s
    target = Replayed(_target_rows(one, numbers), passes, passes[1], attention_s, clock)
    draft = Replayed(_draft_rows(one, numbers), step, read_s, draft_attention_s, clock)
    is_end = target.vocabulary.is_end
    window = WINDOW if machine.before else draft.context_size
    drafter = ModelDrafter(draft, target.vocabulary.size, is_end, RANKS - 1, window=window)
    drafters: dict[Source, Drafter] = {
        Source.DRAFT: drafter,
        Source.LOOKUP: LookupDrafter(is_end, clock),
    }
    before = [END] * machine.before
    target.cached, target.before = before[:], len(before)
    while drafter.read_ahead([*before, END]):
        pass
    draft.before = len(draft.cached)
    answering = Answering(
        target=target,
        prompt=before + [numbers[token] for token in one.prompt],
        drafters={source: drafters[source] for source in sources},
        policy=auto if length is None else FixedLength(length),
        verifier=GreedyVerifier(GREEDY),
        padded=auto.costs.padded,
        cancelled=lambda: False,
        max_tokens=tokens,
        clock=clock,
    )
    *_, done = generate(answering)
    assert isinstance(done, Finished)
    assert list(done.tokens) == [numbers[token] for token in one.answer[: len(done.tokens)]]
    return _plain_s(one, machine, len(done.tokens)) / done.stats.timings.decode_s


def _tokens(one: Recorded) -> list[int]:
    choices = (token for place in one.choices for token in place)
    return list(dict.fromkeys((*one.prompt, *one.answer, *choices)))


def _target_rows(one: Recorded, numbers: Mapping[int, int]) -> LogitRows:
    text = [*one.prompt, *one.answer]
    rows = np.zeros((len(text) + 1, len(numbers) + 1), dtype=np.float32)
    rows[range(len(text)), [numbers[token] for token in text]] = 10.0
    rows[-1, END] = 10.0
    return rows


def _draft_rows(one: Recorded, numbers: Mapping[int, int]) -> LogitRows:
    start = len(one.prompt)
    rows = np.full((start + len(one.answer) + 1, len(numbers) + 1), -30.0, dtype=np.float32)
    rows[:, END] = -20.0
    for place, (choices, logits) in enumerate(zip(one.choices, one.logits, strict=True), start):
        rows[place, [numbers[token] for token in choices]] = logits
    return rows


def _record(path: Path, prompts: int, tokens: int) -> list[Recorded]:
    engine = Engine.load(PairSpec(find_starter(), None, 2048, threads=1))
    draft = LlamaModel(path, LlamaOptions(2048, threads=1))
    try:
        messages = [(ChatMessage("user", prompt.text),) for prompt in choose(count=prompts)]
        return [_record_one(engine, draft, one, tokens) for one in messages]
    finally:
        engine.close()
        draft.close()


def _record_one(
    engine: Engine, draft: LlamaModel, messages: tuple[ChatMessage, ...], tokens: int
) -> Recorded:
    request = GenerationRequest(messages, sampling=GREEDY, max_tokens=tokens, speculation=PLAIN)
    *_, done = engine.generate(request)
    assert isinstance(done, Finished)
    prompt = engine.tokenize(messages)
    draft.truncate(0)
    best = [best_tokens(draft.evaluate(prompt)[0], RANKS)]
    best += [best_tokens(draft.evaluate([token])[0], RANKS) for token in done.tokens[:-1]]
    return Recorded(
        tuple(prompt),
        done.tokens,
        tuple(tuple(choices) for choices, _ in best),
        tuple(tuple(round(logit, 2) for logit in logits) for _, logits in best),
    )


def _tuples(value: Sequence[object]) -> tuple[object, ...]:
    return tuple(_tuples(one) if isinstance(one, list) else one for one in value)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--record", type=Path, help="file to write")
    what.add_argument("--replay", type=Path, help="file to read")
    parser.add_argument("--draft", type=Path, help="to record")
    parser.add_argument("--prompts", type=int, default=44)
    parser.add_argument("--tokens", type=int, default=128, help="of an answer")
    return parser.parse_args()


if __name__ == "__main__":
    main()
