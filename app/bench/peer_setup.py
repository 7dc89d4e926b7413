"""The peer's arms, from its program to a fleet of warmed-up servers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.bench.measurement import peer_name
from app.bench.peer_arm import PeerArm
from app.bench.peer_build import PeerBuild
from app.bench.peer_fleet import PeerFleet
from app.bench.peer_server import PeerServer, free_port
from app.bench.peer_settings import PeerSettings, completion, environment
from app.bench.record import PeerRecord
from app.bench.rendered_prompt import RenderedPrompt
from app.engine.openmp import SPIN_VARIABLE
from app.engine.pair_info import PairInfo
from app.engine.request import PairSpec
from app.engine.sampling import SamplingParams

_WARM_UP_PROMPT, _WARM_UP_ANSWER = 32, 16  # tokens
_BESIDES_WEIGHTS = 2**30  # bytes; a first guess, until a server has been measured


@dataclass(frozen=True, slots=True)
class PeerSetup:
    """What is needed to start servers and to ask them."""

    build: PeerBuild
    settings: PeerSettings
    draft_lengths: tuple[int, ...]  # 0 is without a draft; the program's default is among them
    sampling: SamplingParams
    log_folder: Path

    def fleet(self, warm_up: RenderedPrompt) -> PeerFleet:
        """Servers that start when they are asked for."""
        files = [self.settings.target, *([self.settings.draft] if self.settings.draft else [])]
        weights = sum(path.stat().st_size for path in files)
        body = completion(warm_up.tokens[:_WARM_UP_PROMPT], self.sampling, _WARM_UP_ANSWER)

        def start(draft_length: int) -> PeerServer:
            port = free_port()
            log = self.log_folder / f"llama-server-{draft_length}.log"
            server = PeerServer.start(self.settings.command(draft_length, port), port, log)
            try:
                server.client.complete(body)
            except BaseException:
                server.stop()
                raise
            return server

        return PeerFleet(start, first_guess=weights + _BESIDES_WEIGHTS)

    def arms(self, fleet: PeerFleet, max_tokens: int) -> tuple[PeerArm, ...]:
        return tuple(
            PeerArm(self.name(n), fleet, n, self.sampling, max_tokens) for n in self.draft_lengths
        )

    def name(self, draft_length: int) -> str:
        """Of the arm."""
        return peer_name(draft_length, self.build.default_draft_length)

    def record(self, fleet: PeerFleet) -> PeerRecord:
        return PeerRecord(
            build=self.build,
            environment={SPIN_VARIABLE: environment(os.environ)[SPIN_VARIABLE]},
            commands={self.name(n): tuple(self.settings.command(n)) for n in self.draft_lengths},
            memory={self.name(n): memory for n, memory in fleet.memory.items()},
            starts=fleet.starts,
        )


def peer_setup(
    build: PeerBuild,
    pair: PairInfo,
    placement: PairSpec,
    draft_lengths: Sequence[int],
    sampling: SamplingParams,
    log_folder: Path,
) -> PeerSetup:
    """The peer with the settings that our engine runs with; without a draft, only its plain arm."""
    settings = PeerSettings(
        program=build.path,
        target=pair.target.path,
        draft=pair.draft.path if pair.draft else None,
        context_size=pair.context_size,
        threads=pair.threads,
        kv_type=pair.kv_type,
        gpu_layers=placement.gpu_layers,
        draft_gpu_layers=placement.draft_gpu_layers,
        draft_kv_type=pair.draft_kv_type,
        batch_threads=pair.batch_threads,
    )
    wanted = {*draft_lengths, build.default_draft_length} - {None}
    lengths = (0, *sorted(n for n in wanted if n)) if pair.draft else (0,)
    return PeerSetup(build, settings, lengths, sampling, log_folder)
