"""From the options of a benchmark to what it found out."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil

from app.bench.engine_arm import EngineArm
from app.bench.file_facts import file_facts
from app.bench.hostile_draft import write_hostile_draft
from app.bench.machine import machine_facts, program_facts
from app.bench.measurement import Arm
from app.bench.modes import PLAIN, Mode
from app.bench.outcome import collect
from app.bench.peer_build import PeerBuild
from app.bench.peer_fleet import PeerFleet
from app.bench.peer_setup import PeerSetup, peer_setup
from app.bench.prompts import Prompt
from app.bench.record import ModelRecord, Record, Settings
from app.bench.rendered_prompt import RenderedPrompt, render
from app.bench.runner import Plan
from app.cli.engine_line import EngineLine
from app.cli.errors import InputError
from app.cli.pair_setup import PairSetup
from app.cli.terminal import ProgressLine
from app.config.paths import Paths
from app.counted import counted
from app.engine import huge_pages
from app.engine.free_ram import free_ram
from app.engine.pair_info import ModelInfo, PairInfo
from app.engine.request import SpeculationParams
from app.engine_process.client import EngineClient
from models.gguf import read_header


@dataclass(frozen=True, slots=True)
class _Engine:
    """A started engine that has loaded a pair."""

    line: EngineLine
    process_id: int | None


@dataclass(frozen=True, slots=True)
class BenchRun:
    """One benchmark; `run` does it."""

    paths: Paths
    wanted: PairSetup
    settings: Settings
    prompts: tuple[Prompt, ...]
    peer: PeerBuild | None
    draft_lengths: tuple[int, ...]
    quiet: bool

    def run(self) -> Record:
        """Raises PacelineError; KeyboardInterrupt where nothing was measured yet."""
        client = EngineClient(self.paths.engine_log)
        with EngineLine(client) as line, ExitStack() as stack:
            pair = self.wanted.load(line, quiet=self.quiet)
            rendered = render(self.prompts, line.tokenize, self.settings.system_prompt)
            self._check_room(rendered, pair)
            hostile = self._hostile(pair, stack)
            arms: list[Arm] = self._our_arms(line, client.pid, hostile)
            peer = self._peer(pair, rendered[0], stack)
            if peer is not None:
                setup, fleet = peer
                arms += setup.arms(fleet, self.settings.max_tokens)
            plan = Plan(rendered, tuple(arms), self.settings.repetitions)
            return self._measure(plan, pair, peer, client.pid)

    def _check_room(self, prompts: tuple[RenderedPrompt, ...], pair: PairInfo) -> None:
        longest = max(prompts, key=lambda one: len(one.tokens))
        needed = len(longest.tokens) + self.settings.max_tokens
        if needed > pair.context_size:
            raise InputError(
                f"The prompt {longest.prompt.name} and its answer need {needed} tokens, but the "
                f"context holds {pair.context_size}.",
                advice="Choose a longer context with --ctx, or fewer tokens with --max-tokens.",
            )

    def _hostile(self, pair: PairInfo, stack: ExitStack) -> _Engine | None:
        """A second engine with the same target, which drafts with random weights.

        It takes about as much memory again as the first one does now.
        """
        if self.settings.hostile_seed is None or pair.draft is None:
            return None
        if free_ram() < pair.memory.rss_bytes:
            raise InputError(
                "There is not enough memory for a second engine with the same target.",
                advice="Leave out --hostile-draft, or close other programs.",
            )
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="paceline-bench-")))
        draft = folder / "hostile-draft.gguf"
        write_hostile_draft(pair.draft.path, draft, self.settings.hostile_seed)
        client = EngineClient(self.paths.engine_log.with_name("engine-hostile.log"))
        line = stack.enter_context(EngineLine(client))
        with ProgressLine(sys.stderr, quiet=self.quiet, brief=True) as loading:
            spec = replace(self.wanted.placement, target=pair.target.path, draft=draft)
            line.load(spec, loading.show)
        return _Engine(line, client.pid)

    def _our_arms(
        self, line: EngineLine, process_id: int | None, hostile: _Engine | None
    ) -> list[Arm]:
        good = _Engine(line, process_id)
        plain = SpeculationParams.plain(self.settings.exactness)
        arms: list[Arm] = [self._our_arm(PLAIN, good, plain)]
        for drafting in self.settings.draftings:
            engine = hostile if drafting.mode is Mode.HOSTILE else good
            if engine is not None:
                speculation = drafting.speculation(self.settings.exactness)
                arms.append(self._our_arm(drafting.name, engine, speculation))
        return arms

    def _our_arm(self, name: str, engine: _Engine, speculation: SpeculationParams) -> EngineArm:
        return EngineArm(
            name=name,
            process_id=engine.process_id,
            connection=engine.line,
            speculation=speculation,
            sampling=self.settings.sampling,
            max_tokens=self.settings.max_tokens,
        )

    def _peer(
        self, pair: PairInfo, warm_up: RenderedPrompt, servers: ExitStack
    ) -> tuple[PeerSetup, PeerFleet] | None:
        """The plain server is started at once, so that a program that cannot serve ends here."""
        if self.peer is None:
            return None
        setup = peer_setup(
            self.peer,
            pair,
            self.wanted.placement,
            self.draft_lengths,
            self.settings.sampling,
            self.paths.log,
        )
        fleet = servers.enter_context(setup.fleet(warm_up))
        fleet.server(0)
        return setup, fleet

    def _measure(
        self,
        plan: Plan,
        pair: PairInfo,
        peer: tuple[PeerSetup, PeerFleet] | None,
        process_id: int | None,
    ) -> Record:
        progress = ProgressLine(sys.stderr, quiet=self.quiet)
        progress.note(_announced(plan))
        outcome = collect(plan, progress.show)
        progress.clear()
        return Record(
            machine=machine_facts(),
            programs=program_facts(),
            planned=plan.size,
            outcome=outcome,
            target=_model(pair.target),
            draft=None if pair.draft is None else _model(pair.draft),
            pair=pair,
            engine_resident_bytes=_resident_bytes(process_id),
            engine_huge_page_bytes=0 if process_id is None else huge_pages.held_by(process_id),
            settings=self.settings,
            peer=None if peer is None else peer[0].record(peer[1]),
            prompts=plan.prompts,
        )


def _announced(plan: Plan) -> str:
    parts = (
        counted(len(plan.prompts), "prompt"),
        counted(len(plan.arms), "arm"),
        counted(plan.repetitions, "repetition"),
    )
    return f"{counted(plan.size, 'answer')} are measured: {', '.join(parts)}."


def _model(model: ModelInfo) -> ModelRecord:
    description = read_header(model.path).text("general.description")
    return ModelRecord(file_facts(model.path), description)


def _resident_bytes(process_id: int | None) -> int | None:
    try:
        return None if process_id is None else int(psutil.Process(process_id).memory_info().rss)
    except psutil.Error:
        return None
