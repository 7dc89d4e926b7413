"""What Python takes of a round, by part, measured on real rounds.

    python -m tests.perf.host_profile
    python -m tests.perf.host_profile --temperature 0.8 --draft-length 5 --json
    python -m tests.perf.host_profile --draft-length 0

Every function of the engine that belongs to a part is timed without what it calls of other parts,
so that the parts add up to the round. What waits for llama.cpp is no host time and is shown apart.
The clock counts processor time of the engine's own thread, so that another program which takes the
processor in the middle of a part does not count; that it leaves cold caches behind does. The timing
itself takes a few microseconds for each call. So the host time that the engine counts itself,
without clocks around the parts, is measured as well: that is the number to go by.
"""

from __future__ import annotations

import argparse
import functools
import inspect
import json
import multiprocessing
import pkgutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

import app.engine
from app.bench.prompts import choose
from app.bench.spread import Spread, spread
from app.engine import engine as engine_module
from app.engine.engine import Engine
from app.engine.events import Event, Finished, Prefilled, RoundFinished
from app.engine.generate import Answering
from app.engine.llama_backend import llama_cpp
from app.engine.llama_quantize import quantize
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import Round
from app.engine_process.garbage import collection_paused
from app.engine_process.outbox import Outbox
from models.starter import find_starter

PASSES = "llama.cpp"
REST = "commit and bookkeeping"
DRAFT_SAMPLING, VERIFY_SAMPLING = "draft sampling", "verify sampling"
EVENTS = "events to the window"

# A class of app.engine with all methods of a line is of its kind; the first line that fits counts.
KINDS: Sequence[tuple[frozenset[str], str]] = (
    (frozenset({"choose", "verify"}), "verifier"),
    (frozenset({"plan", "learn"}), "draft length"),
    (frozenset({"evaluate", "truncate"}), "model"),
    (frozenset({"propose", "evidence"}), "drafting"),
    (frozenset({"feed", "flush"}), "text"),
)
METHODS: Mapping[tuple[str, str], str] = {
    ("verifier", "choose"): DRAFT_SAMPLING,
    ("verifier", "verify"): VERIFY_SAMPLING,
    ("draft length", "plan"): "draft length",
    ("draft length", "learn"): "draft length",
    ("model", "evaluate"): "batches and views of logits",
    ("model", "truncate"): "rollback",
    ("drafting", "propose"): "proposals besides sampling",
    ("drafting", "evidence"): "proposals besides sampling",
    ("drafting", "roll_back"): "rollback",
    ("text", "feed"): "text",
    ("text", "flush"): "text",
}
SYNCHRONOUS = ("llama_decode", "llama_get_logits")  # these wait for the device


@dataclass(slots=True)
class PartClock:
    """Seconds by part, each without the parts inside it."""

    clock: Callable[[], float] = thread_time
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    _running: list[str] = field(default_factory=list)
    _since: float = 0.0

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """What the verifier chooses while it verifies is part of verifying."""
        inside = self._running[-1] if self._running else ""
        same = name == DRAFT_SAMPLING and inside == VERIFY_SAMPLING
        self._switch()
        self._running.append(inside if same else name)
        try:
            yield
        finally:
            self._switch()
            self._running.pop()

    def take(self) -> dict[str, float]:
        """What has been counted since the last time."""
        self._switch()
        taken, self.seconds = dict(self.seconds), defaultdict(float)
        return taken

    def timed(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        @functools.wraps(function)
        def run(*arguments: Any, **named: Any) -> Any:
            with self.part(name):
                return function(*arguments, **named)

        return run

    def _switch(self) -> None:
        now = self.clock()
        if self._running:
            self.seconds[self._running[-1]] += now - self._since
        self._since = now


@dataclass(frozen=True, slots=True)
class Profile:
    """Seconds by part, one mapping for each round that drafted, or for all if none did."""

    rounds: tuple[Mapping[str, float], ...]
    proposals: float  # mean per round
    counted_s: float = 0.0  # what the engine counts as host time, without the clocks of the parts

    @property
    def parts(self) -> dict[str, Spread]:
        """Over the rounds; the dearest part first, a part that a round lacks counts as nothing."""
        names = {name for one in self.rounds for name in one}
        spreads = {name: spread(one.get(name, 0.0) for one in self.rounds) for name in names}
        known = {name: one for name, one in spreads.items() if one is not None}
        return dict(sorted(known.items(), key=lambda one: -one[1].median))

    @property
    def host_s(self) -> float:
        """Median over the rounds of everything but llama.cpp."""
        return median(sum(one.values()) - one.get(PASSES, 0.0) for one in self.rounds)

    @property
    def undisturbed_s(self) -> float:
        """The parts' medians together: less than `host_s` where most rounds are interrupted."""
        return sum(one.median for name, one in self.parts.items() if name != PASSES)


def main() -> None:
    options = _options()
    with tempfile.TemporaryDirectory() as folder:
        draft = options.draft or _coarse_draft(Path(folder))
        spec = PairSpec(options.target or find_starter(), draft, 2048, options.threads)
        engine = Engine.load(spec)
        try:
            requests = _requests(options)
            profile = replace(measure(engine, requests), counted_s=counted(engine, requests))
        finally:
            engine.close()
    print(json.dumps(as_json(profile), indent=1) if options.json else table(profile))


def measure(engine: Engine, requests: Sequence[GenerationRequest]) -> Profile:
    """Answer `requests` as the engine process does, and send each event to another process."""
    clock, rounds, proposals = PartClock(), list[Mapping[str, float]](), list[int]()
    with ExitStack() as stack:
        connection = stack.enter_context(_drained_pipe())
        stack.enter_context(_watched(clock))
        stack.enter_context(collection_paused())
        for request in requests:
            for event in _events(engine, request, clock, Outbox(1, connection.send)):
                match event:
                    case Prefilled():
                        clock.take()  # and the first token, which belongs to no round
                    case RoundFinished(done):
                        rounds.append(clock.take())
                        proposals.append(done.drafted)
                    case _:
                        continue
    if not rounds:
        raise SystemExit("No answer had a round, so there is nothing to profile.")
    kept = [one for one, drafted in zip(rounds, proposals, strict=True) if drafted] or rounds
    return Profile(tuple(kept), sum(proposals) / len(kept))


def counted(engine: Engine, requests: Sequence[GenerationRequest]) -> float:
    """Median of the host time of a round as the engine counts it, in processor time."""
    by_processor = functools.partial(Answering, clock=thread_time)
    rounds = list[Round]()
    with ExitStack() as stack:
        connection = stack.enter_context(_drained_pipe())
        stack.enter_context(collection_paused())
        stack.callback(setattr, engine_module, "Answering", Answering)
        engine_module.Answering = by_processor
        for request in requests:
            outbox = Outbox(1, connection.send)
            for event in engine.generate(request):
                outbox.put(event)
                if isinstance(event, RoundFinished):
                    rounds.append(event.round)
    kept = [done for done in rounds if done.drafted] or rounds
    return median(done.host_s for done in kept)


def table(profile: Profile) -> str:
    """For people, in microseconds."""
    lines = [f"{'part':<30}{'median':>10}{'quartiles':>20}"]
    host = {name: one for name, one in profile.parts.items() if name != PASSES}
    for name, one in {**host, **profile.parts}.items():
        low, high = one.lower_quartile * 1e6, one.upper_quartile * 1e6
        lines.append(f"{name:<30}{one.median * 1e6:>10.0f}{f'{low:.0f} to {high:.0f}':>20}")
    lines.append("")
    lines.append(
        f"Host time of a round: {profile.host_s * 1e3:.3f} ms in the median of "
        f"{len(profile.rounds)} rounds with {profile.proposals:.1f} proposals each; the medians of "
        f"the parts add up to {profile.undisturbed_s * 1e3:.3f} ms. Without the clocks of the "
        f"parts the engine counts {profile.counted_s * 1e3:.3f} ms, drafting and passes apart."
    )
    return "\n".join(lines)


def as_json(profile: Profile) -> dict[str, object]:
    """Times in seconds."""
    parts = {
        name: {"median": one.median, "quartiles": [one.lower_quartile, one.upper_quartile]}
        for name, one in profile.parts.items()
    }
    return {
        "host_s": profile.host_s,
        "undisturbed_s": profile.undisturbed_s,
        "counted_s": profile.counted_s,
        "rounds": len(profile.rounds),
        "proposals_per_round": profile.proposals,
        "parts_s": parts,
    }


def _events(
    engine: Engine, request: GenerationRequest, clock: PartClock, outbox: Outbox
) -> Iterator[Event]:
    events = engine.generate(request)
    while True:
        with clock.part(REST):
            event = next(events)
        with clock.part(EVENTS):
            outbox.put(event)
        yield event
        if isinstance(event, Finished):
            return


@contextmanager
def _watched(clock: PartClock) -> Iterator[None]:
    """Put the clock around every function of a part, and take it off again."""
    found: dict[str, list[tuple[Any, str]]] = {PASSES: [(llama_cpp, name) for name in SYNCHRONOUS]}
    for owner, method, part in _methods():
        found.setdefault(part, []).append((owner, method))
    missing = set(METHODS.values()) - set(found)
    if missing:
        raise SystemExit(f"The engine has no functions any more for: {', '.join(sorted(missing))}.")
    before = [
        (owner, name, getattr(owner, name), part)
        for part, functions in found.items()
        for owner, name in functions
    ]
    try:
        for owner, name, function, part in before:
            setattr(owner, name, clock.timed(function, part))
        yield
    finally:
        for owner, name, function, _ in before:
            setattr(owner, name, function)


def _methods() -> Iterator[tuple[type, str, str]]:
    """Class, name of the method, and part, for all classes of the engine."""
    for module in pkgutil.iter_modules(app.engine.__path__, "app.engine."):
        for _, owner in inspect.getmembers(import_module(module.name), inspect.isclass):
            if owner.__module__ == module.name and not getattr(owner, "_is_protocol", False):
                yield from _methods_of(owner)


def _methods_of(owner: type) -> Iterator[tuple[type, str, str]]:
    kind = next((kind for names, kind in KINDS if names <= set(vars(owner))), None)
    for (wanted, name), part in METHODS.items():
        if wanted == kind and name in vars(owner):
            yield owner, name, part


@contextmanager
def _drained_pipe() -> Iterator[Connection]:
    """A pipe to another process, which reads whatever comes, as the window's reader does."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    reader = context.Process(target=_read_all, args=(theirs,), daemon=True)
    reader.start()
    theirs.close()
    try:
        yield ours
    finally:
        ours.close()
        reader.join()


def _read_all(connection: Connection) -> None:
    try:
        while True:
            connection.recv()
    except EOFError:
        return


def _coarse_draft(folder: Path) -> Path:
    draft = folder / "starter-q2_k.gguf"
    quantize(find_starter(), draft, "Q2_K")
    return draft


def _requests(options: argparse.Namespace) -> list[GenerationRequest]:
    return [
        GenerationRequest(
            (ChatMessage("user", prompt.text),),
            sampling=SamplingParams(temperature=options.temperature, seed=options.seed),
            max_tokens=options.tokens,
            speculation=SpeculationParams(lookup=options.lookup, draft_length=options.draft_length),
        )
        for prompt in choose(count=options.prompts)
    ]


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--target", type=Path, help="default: the starter")
    parser.add_argument("--draft", type=Path, help="default: the starter as Q2_K")
    parser.add_argument("--draft-length", type=int, default=5, help="default: 5; 0: plain rounds")
    parser.add_argument("--lookup", action="store_true", help="draft by lookup as well")
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--prompts", type=int, default=6)
    parser.add_argument("--tokens", type=int, default=64, help="of an answer; default: 64")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
