"""What the engine is doing, folded from its replies. Pure: no Qt, no process."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from app.engine.pair_info import PairInfo
from app.engine.request import PairSpec
from app.engine_process.protocol import (
    DemoBuilt,
    DemoProgress,
    Died,
    Failed,
    Loaded,
    LoadProgress,
    Reply,
    TurnMemory,
)
from models.errors import PacelineError


class Phase(Enum):
    """Where the engine stands."""

    EMPTY = auto()  # no pair is loaded
    LOADING = auto()
    BUILDING = auto()  # the demo pair
    LOADED = auto()
    DIED = auto()


@dataclass(frozen=True, slots=True)
class EngineState:
    """`outstanding` counts loads and builds that were asked for and not answered yet."""

    phase: Phase = Phase.EMPTY
    spec: PairSpec | None = None  # the pair that is loaded, or was asked for last
    info: PairInfo | None = None  # of the loaded pair
    fraction: float = 0.0
    what: str = ""
    error: PacelineError | None = None  # why the last load or build failed, or the engine died
    built: DemoBuilt | None = None
    outstanding: int = 0

    @property
    def held_bytes(self) -> int:
        """What the loaded pair holds, and another would get."""
        return self.info.memory.held_bytes if self.info is not None else 0

    @property
    def held_device_bytes(self) -> int:
        """The same of graphics cards' memory."""
        return self.info.memory.device_bytes if self.info is not None else 0


def asked_to_load(state: EngineState, spec: PairSpec) -> EngineState:
    """A Load was sent."""
    return EngineState(
        Phase.LOADING, spec, what="Starting to load", outstanding=state.outstanding + 1
    )


def asked_to_build(state: EngineState) -> EngineState:
    """A BuildDemo was sent."""
    return replace(
        state,
        phase=Phase.BUILDING,
        fraction=0.0,
        what="Preparing the demo pair",
        error=None,
        built=None,
        outstanding=state.outstanding + 1,
    )


def after(state: EngineState, reply: Reply) -> EngineState:
    """The state once a reply has come; answers to loads that were replaced change nothing."""
    match reply:
        case Died(error, _):
            return EngineState(Phase.DIED, state.spec, error=error)
        case LoadProgress(fraction, what) | DemoProgress(fraction, what):
            shown = state.outstanding <= 1
            return replace(state, fraction=fraction, what=what) if shown else state
        case Loaded() | DemoBuilt() | Failed(_, None):
            return _answered(state, reply)
        case TurnMemory(_, memory) if state.info is not None:
            return replace(state, info=replace(state.info, memory=memory))
    return state


def _answered(state: EngineState, reply: Loaded | DemoBuilt | Failed) -> EngineState:
    left = max(0, state.outstanding - 1)
    if left:
        return replace(state, outstanding=left)
    phase = Phase.LOADED if state.info is not None else Phase.EMPTY
    match reply:
        case Loaded(info):
            return EngineState(Phase.LOADED, state.spec, info)
        case DemoBuilt():
            return replace(state, phase=phase, built=reply, outstanding=0)
        case Failed(error, _):
            return replace(state, phase=phase, error=error, outstanding=0)
