"""An engine client whose replies are written by the test; no process, real messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Event

from app.engine.cost_model import CostTable
from app.engine.errors import EngineDiedError
from app.engine.events import Finished, Prefilled, RoundFinished, StopReason, TextDelta
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo
from app.engine.request import PairSpec
from app.engine.stats import Ending, Round, Source, Timings, TurnStats, fold_rounds
from app.engine_process.protocol import (
    BuildDemo,
    Cancel,
    Command,
    DemoBuilt,
    DevicesListed,
    Died,
    Generate,
    Generated,
    ListDevices,
    Load,
    Loaded,
    LoadProgress,
    Ready,
    Reply,
    Tokenize,
    Tokenized,
)
from models.demo_pair import demo_paths

Script = Callable[[Command], Iterable[Reply]]
ROUND = Round(Source.DRAFT, (1, 2, 3), 2, (1, 2, 9), Ending.CORRECTION, 4, 0.01, 0.09, 0.001)


class ScriptedClient:
    """Answers each command with what the script says; `say` adds replies at any time."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self._replies: SimpleQueue[Reply | None] = SimpleQueue()
        self._died: Died | None = None
        self.sent: list[Command] = []
        self.stopped = False
        self.may_end = Event()
        self.may_end.set()

    def start(self) -> None:
        self.say(Ready(4711, "scripted", ("CPU",)))

    def send(self, command: Command) -> None:
        if self._died is not None:
            raise self._died.error
        self.sent.append(command)
        self.say(*self._script(command))

    def say(self, *replies: Reply) -> None:
        for reply in replies:
            self._replies.put(reply)

    def die(self, sentence: str = "The engine crashed inside llama.cpp or a driver.") -> None:
        self._died = Died(EngineDiedError(sentence, advice="Start the engine again."), -11)
        self.say(self._died)

    def replies(self) -> Iterator[Reply]:
        while (reply := self._replies.get()) is not None:
            yield reply
            if isinstance(reply, Died):
                return

    def ask_to_end(self) -> None:
        self.stopped = True
        self._replies.put(None)

    def stop(self, timeout: float = 2.0) -> None:
        self.ask_to_end()
        self.may_end.wait()

    def of_kind(self, kind: type[Command]) -> list[Command]:
        return [command for command in self.sent if isinstance(command, kind)]


def stats(output_tokens: int = 212, **changes: object) -> TurnStats:
    """Figures of a drafted answer: 18.2 tok/s, 1.6 times plain."""
    values: dict[str, object] = {
        "prompt_tokens": 40,
        "cached_tokens": 30,
        "output_tokens": output_tokens,
        "timings": Timings(0.2, 0.41, (output_tokens - 1) / 18.2, 12.1),
        "speculation": fold_rounds([ROUND] * 20),
        "plain_rate": 11.2,
        "mode": "draft",
        "exactness": "fast",
        "off_reason": None,
    }
    return TurnStats(**(values | changes))  # type: ignore[arg-type]


def pair_info(spec: PairSpec, *, has_chat_template: bool = True) -> PairInfo:
    """What an engine would say about a pair."""
    return PairInfo(
        target=_model(spec.target),
        draft=_model(spec.draft) if spec.draft is not None else None,
        context_size=spec.context_size or 4096,
        threads=2,
        kv_type=spec.kv_type,
        load_s=0.1,
        costs=CostTable({n: 0.08 + 0.012 * n for n in range(1, 9)}, 0.005),
        memory=MemoryUse(1_400_000_000, 1_000_000_000, 60_000_000, 90_000_000, 0, 340_000_000),
        has_chat_template=has_chat_template,
        off_reason=None,
    )


def _model(path: Path) -> ModelInfo:
    return ModelInfo(path, path.stem, "llama", "Q4_0", 135_000_000, 94_000_000, 49_152, 8192)


def finished(request_id: int, text: str, reason: StopReason = StopReason.EOS) -> Generated:
    """The end of an answer."""
    return Generated(request_id, Finished(text, (1, 2, 3), reason, stats(), (ROUND,)))


def answer(request_id: int, *parts: str, reason: StopReason = StopReason.EOS) -> list[Reply]:
    """All replies of an answer that comes in parts."""
    replies: list[Reply] = [Generated(request_id, Prefilled(40, 30, 0.2))]
    for part in parts:
        replies.append(Generated(request_id, RoundFinished(ROUND)))
        replies.append(Generated(request_id, TextDelta(part)))
    return [*replies, finished(request_id, "".join(parts), reason)]


def loads_and(then: Script, *, counts: bool = True) -> Script:
    """Loads every pair, builds the demo, sees no devices and `counts`; the rest is up to `then`."""

    def script(command: Command) -> Iterable[Reply]:
        match command:
            case Load(spec):
                return [LoadProgress(0.5, "Loading the target"), Loaded(pair_info(spec))]
            case Tokenize(request_id) if counts:
                return list(then(command)) or [Tokenized(request_id, (1, 2, 3))]
            case BuildDemo(_, folder):
                demo = demo_paths(folder)
                return [DemoBuilt(demo.target, demo.draft)]
            case ListDevices():
                return [DevicesListed(())]
            case _:
                return then(command)

    return script


def answers(*parts: str) -> Script:
    """Answers every question with the same parts."""

    def script(command: Command) -> Iterable[Reply]:
        return answer(command.request_id, *parts) if isinstance(command, Generate) else []

    return loads_and(script)


def starts_only(*parts: str, counts: bool = True) -> Script:
    """Begins to answer and then waits; Cancel ends the answer."""
    asked: list[int] = []

    def script(command: Command) -> Iterable[Reply]:
        match command:
            case Generate(request_id, _):
                asked.append(request_id)
                return answer(request_id, *parts)[:-1]
            case Cancel() if asked:
                return [finished(asked.pop(), "".join(parts), StopReason.CANCELLED)]
            case _:
                return []

    return loads_and(script, counts=counts)
