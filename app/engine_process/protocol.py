"""Messages between the window or command line (parent) and the engine process (child).

All are frozen dataclasses, pickled over one duplex pipe. The pipe itself is the heartbeat: when
either side ends, the other reads end-of-file at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.device import Device
from app.engine.events import Event
from app.engine.pair_info import MemoryUse, PairInfo
from app.engine.request import ChatMessage, GenerationRequest, PairSpec
from models.errors import PacelineError


@dataclass(frozen=True, slots=True)
class Load:
    """Load a pair, replacing the one that is loaded. Answered by LoadProgress, then Loaded."""

    spec: PairSpec


@dataclass(frozen=True, slots=True)
class Generate:
    """Generate one answer. Answered by Generated events, the last one holding Finished."""

    request_id: int
    request: GenerationRequest


@dataclass(frozen=True, slots=True)
class Tokenize:
    """Find the tokens of a conversation, or of a text; nothing is evaluated. Answered by Tokenized.

    A conversation is rendered with the target's chat template, as Generate does it, and ends where
    an answer would begin. A text stands for itself: without BOS, control tokens not recognized.
    """

    request_id: int
    wanted: tuple[ChatMessage, ...] | str


@dataclass(frozen=True, slots=True)
class Cancel:
    """Stop every command sent before it; looked at between rounds. What was stopped says so."""


@dataclass(frozen=True, slots=True)
class BuildDemo:
    """Build the demo pair from the starter unless `folder` has it.

    Answered by DemoProgress, DemoBuilt.
    """

    starter: Path
    folder: Path


@dataclass(frozen=True, slots=True)
class ListDevices:
    """See what the devices have free now. Answered by DevicesListed."""


@dataclass(frozen=True, slots=True)
class Shutdown:
    """End the engine process."""


Command = Load | Generate | Tokenize | Cancel | BuildDemo | ListDevices | Shutdown


@dataclass(frozen=True, slots=True)
class Ready:
    """The engine process is up."""

    pid: int
    llama_version: str
    backends: tuple[str, ...]  # such as "CPU", "CUDA0"
    devices: tuple[Device, ...] = ()


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """`fraction` runs 0 to 1 over both files; `what` is a phrase such as "Loading the draft"."""

    fraction: float
    what: str


@dataclass(frozen=True, slots=True)
class Loaded:
    info: PairInfo


@dataclass(frozen=True, slots=True)
class Generated:
    request_id: int
    event: Event


@dataclass(frozen=True, slots=True)
class GeneratedTogether:
    """Several events of one answer; the client gives them out as a Generated each."""

    request_id: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class TurnMemory:
    """Memory at the end of a turn, sent right before its Finished event."""

    request_id: int
    memory: MemoryUse


@dataclass(frozen=True, slots=True)
class Tokenized:
    request_id: int
    tokens: tuple[int, ...]

    @property
    def count(self) -> int:
        return len(self.tokens)


@dataclass(frozen=True, slots=True)
class DemoProgress:
    fraction: float
    what: str


@dataclass(frozen=True, slots=True)
class DemoBuilt:
    target: Path
    draft: Path


@dataclass(frozen=True, slots=True)
class DevicesListed:
    devices: tuple[Device, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """A command failed; the process goes on. `request_id` is None unless it had one."""

    error: PacelineError
    request_id: int | None = None


@dataclass(frozen=True, slots=True)
class Died:
    """Made by the client: the engine process ended without being asked to."""

    error: PacelineError
    exit_code: int | None


Reply = (
    Ready
    | LoadProgress
    | Loaded
    | Generated
    | GeneratedTogether
    | TurnMemory
    | Tokenized
    | DemoProgress
    | DemoBuilt
    | DevicesListed
    | Failed
    | Died
)
