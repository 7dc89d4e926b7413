"""Everything that a benchmark found out, ready to be written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.bench.file_facts import FileFacts
from app.bench.modes import Drafting
from app.bench.outcome import Outcome
from app.bench.peer_build import PeerBuild
from app.bench.peer_server import ServerMemory
from app.bench.rendered_prompt import RenderedPrompt
from app.bench.results import Results
from app.engine.pair_info import PairInfo
from app.engine.request import Exactness
from app.engine.sampling import SamplingParams


@dataclass(frozen=True, slots=True)
class Settings:
    """What was asked for."""

    sampling: SamplingParams
    draftings: tuple[Drafting, ...]
    exactness: Exactness
    max_tokens: int
    repetitions: int
    system_prompt: str
    hostile_seed: int | None = None  # None: no draft of random weights


@dataclass(frozen=True, slots=True)
class ModelRecord:
    """A model file, and what it says of itself."""

    file: FileFacts
    description: str | None


@dataclass(frozen=True, slots=True)
class PeerRecord:
    """The llama-server that was compared with; `commands` and `memory` by arm."""

    build: PeerBuild
    environment: Mapping[str, str]
    commands: Mapping[str, tuple[str, ...]]
    memory: Mapping[str, ServerMemory]
    starts: int


@dataclass(frozen=True, slots=True)
class Record:
    """One benchmark, complete or interrupted."""

    machine: Mapping[str, object]
    programs: Mapping[str, object]
    planned: int  # answers
    outcome: Outcome
    target: ModelRecord
    draft: ModelRecord | None
    pair: PairInfo
    engine_resident_bytes: int | None  # at the end; None: the process is gone
    engine_huge_page_bytes: int  # of them
    settings: Settings
    peer: PeerRecord | None
    prompts: tuple[RenderedPrompt, ...]

    @property
    def results(self) -> Results:
        prompts = [one.prompt for one in self.prompts]
        return Results(prompts, self.outcome.measurements)

    @property
    def title(self) -> str:
        draft = f" drafted for by {self.draft.file.name}" if self.draft else ""
        return f"{self.target.file.name}{draft}"
