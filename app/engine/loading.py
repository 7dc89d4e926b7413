"""From two files to a loaded, measured pair; nothing stays allocated where a step fails."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import psutil

from app.engine.branching import MOST_BRANCHES
from app.engine.calibration import follow_costs, measure_costs, single_pass_cost
from app.engine.chat_template import ChatTemplate
from app.engine.cost_file import CostFile, cost_file
from app.engine.cost_model import CostTable
from app.engine.errors import LoadCancelledError, ModelLoadError
from app.engine.free_ram import free_ram
from app.engine.language_model import Rollback
from app.engine.llama_backend import devices, llama_version
from app.engine.llama_context import LlamaOptions
from app.engine.llama_model import LlamaModel
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo
from app.engine.pair_placement import place_pair
from app.engine.request import MAX_DRAFT_LENGTH, PAIR_BOUNDS, PairSpec
from app.engine.thread_choice import (
    Threads,
    choose_threads,
    counts_to_try,
    physical_cores,
    read_threads,
    write_threads,
)
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.memory import Placement, usable_context
from models.pairing import pair_up
from models.progress import Cancelled, Progress
from models.shared_vocabulary import SharedVocabulary
from models.tokenizer import refuse_repeated_tokens

_SPECIAL = ("bos", "eos", "pad")


@dataclass(frozen=True, slots=True)
class LoadedPair:
    """Two models with their contexts, the target's template, and what is known about them."""

    target: LlamaModel
    draft: LlamaModel | None
    template: ChatTemplate
    info: PairInfo
    shared: SharedVocabulary | None = None  # with a draft of another vocabulary


def load_pair(
    spec: PairSpec, progress: Progress, cancelled: Cancelled, costs_folder: Path | None = None
) -> LoadedPair:
    """Load and measure a pair; what was measured is kept in `costs_folder` for the next time.

    Raises ModelFileError, IncompatiblePairError, ModelLoadError, OutOfMemoryError, TemplateError,
    LoadCancelledError.
    """
    return _Loading(spec, progress, cancelled, costs_folder).run()


@dataclass(frozen=True, slots=True)
class _Loading:
    """The steps, in order."""

    spec: PairSpec
    progress: Progress
    cancelled: Cancelled
    costs_folder: Path | None

    def run(self) -> LoadedPair:
        started = perf_counter()
        target_header = read_header(self.spec.target)
        draft_header = read_header(self.spec.draft) if self.spec.draft else None
        for header in filter(None, (target_header, draft_header)):
            refuse_repeated_tokens(header)
        shared = self._pair_up(target_header, draft_header)
        share = 1.0 if not draft_header else _share(target_header, draft_header)
        placement = self._placement(target_header, draft_header)
        target = self._target(target_header, share, placement)
        draft = None
        try:
            if draft_header:
                draft = self._draft(draft_header, target, share, placement)
            pair = self._pair(target, draft, target_header, draft_header, started)
            return _with_shared(pair, shared) if shared else pair
        except BaseException:
            target.close()
            if draft is not None:
                draft.close()
            raise

    def _pair_up(self, target: GgufHeader, draft: GgufHeader | None) -> SharedVocabulary | None:
        return pair_up(target, draft, foreign=self.spec.foreign_draft) if draft else None

    def _placement(self, target: GgufHeader, draft: GgufHeader | None) -> Placement:
        cards = [device.free_bytes for device in devices() if device.is_gpu]
        free = sum(cards) if cards else None
        return place_pair(target, draft, self.spec, ram_bytes=free_ram(), card_bytes=free)

    def _target(self, header: GgufHeader, share: float, placement: Placement) -> LlamaModel:
        layers, in_memory = placement.gpu_layers, placement.in_memory
        return self._model(header, 0.0, share, "Loading the target", layers, in_memory=in_memory)

    def _draft(
        self, header: GgufHeader, target: LlamaModel, share: float, placement: Placement
    ) -> LlamaModel:
        """It gets the target's context, as far as it was trained for that."""
        return self._model(
            header,
            share,
            1.0,
            "Loading the draft",
            placement.draft_gpu_layers,
            in_memory=placement.in_memory,
            context_size=usable_context(header, target.context_size),
        )

    def _model(
        self,
        header: GgufHeader,
        start: float,
        end: float,
        what: str,
        gpu_layers: int,
        *,
        in_memory: bool,
        context_size: int | None = None,
    ) -> LlamaModel:
        def report(fraction: float) -> bool:
            self.progress(start + fraction * (end - start), what)
            return not self.cancelled()

        is_draft = context_size is not None
        size = context_size or usable_context(header, self.spec.context_size)
        if size < PAIR_BOUNDS["context_size"][0]:
            raise ModelLoadError(
                f"{header.path.name} was made for texts of {size} tokens at most, too few for a "
                "chat.",
                advice="Choose another model.",
            )
        options = LlamaOptions(
            context_size=size,
            threads=self.spec.threads or physical_cores(),
            batch_threads=self.spec.batch_threads,
            gpu_layers=gpu_layers,
            in_memory=in_memory and gpu_layers == 0,
            kv_type=(self.spec.draft_kv_type if is_draft else None) or self.spec.kv_type,
            branches=0 if is_draft or self.spec.draft is None else MOST_BRANCHES,
            kept_states=0 if is_draft else MAX_DRAFT_LENGTH,  # a draft goes on token by token
        )
        return LlamaModel(header.path, options, progress=report)

    def _pair(
        self,
        target: LlamaModel,
        draft: LlamaModel | None,
        target_header: GgufHeader,
        draft_header: GgufHeader | None,
        started: float,
    ) -> LoadedPair:
        template = ChatTemplate(target.chat_template, _special_texts(target))
        self.progress(1.0, "Measuring this machine")
        threads = self._threads(target)
        for model in (target, draft):
            if model is not None:
                model.set_threads(threads)
        kept = self._cost_file(threads, target, draft)
        costs = self._costs(target, draft, kept)
        if self.cancelled():
            raise LoadCancelledError(f"Loading {target_header.path.name} was cancelled.")
        info = PairInfo(
            target=_model_info(target, target_header),
            draft=_model_info(draft, draft_header) if draft and draft_header else None,
            context_size=target.context_size,
            threads=threads.single,
            kv_type=self.spec.kv_type,
            load_s=perf_counter() - started,
            costs=costs,
            memory=memory_use(target, draft),
            has_chat_template=not template.is_fallback,
            off_reason=_why_never(target, draft),
            draft_kv_type=(self.spec.draft_kv_type or self.spec.kv_type) if draft else None,
            batch_threads=threads.batch,
            thinks=template.thinks,
            efforts=template.efforts,
            usual_effort=template.usual_effort,
        )
        return LoadedPair(target, draft, template, info)

    def _costs(
        self, target: LlamaModel, draft: LlamaModel | None, kept: CostFile | None
    ) -> CostTable:
        """Measured costs, from an earlier load where the machine still behaves as it did then."""
        known = kept.read() if kept else None
        has_passes = target.rollback is not Rollback.NONE
        today = follow_costs(known, target, draft) if known and has_passes else None
        if today is not None:
            return today
        costs = measure(target, draft, self.cancelled)
        if kept and not self.cancelled():
            kept.write(costs)
        return costs

    def _threads(self, target: LlamaModel) -> Threads:
        """As asked for; else what is fastest on this machine, measured once and kept."""
        spec, counts = self.spec, counts_to_try()
        if spec.threads or len(counts) == 1 or target.device_bytes:
            single = spec.threads or counts[0]
            return Threads(single, spec.batch_threads or single)
        kept = self._file_of(None)
        known = read_threads(kept.path) if kept else None
        chosen = known or choose_threads(target, counts)
        if kept and not known:
            write_threads(kept.path, chosen)
        return replace(chosen, batch=spec.batch_threads or chosen.batch)

    def _cost_file(
        self, threads: Threads, target: LlamaModel, draft: LlamaModel | None
    ) -> CostFile | None:
        """What was free decides what is on a card, and whether weights are mapped from the file."""
        models = [target] if draft is None else [target, draft]
        return self._file_of(threads, *((model.device_bytes, model.in_memory) for model in models))

    def _file_of(self, threads: Threads | None, *places: tuple[int, bool]) -> CostFile | None:
        """Where the costs with these threads are kept, or which threads are the fastest."""
        if self.costs_folder is None:
            return None
        spec = self.spec
        files = [spec.target] if spec.draft is None else [spec.target, spec.draft]
        machine = [(device.name, device.description) for device in devices()]
        settings = (spec, threads, llama_version(), machine, places)
        return cost_file(self.costs_folder, files, settings)


def _with_shared(pair: LoadedPair, shared: SharedVocabulary) -> LoadedPair:
    info = replace(pair.info, shared_tokens=shared.count)
    return replace(pair, info=info, shared=shared)


def _share(target: GgufHeader, draft: GgufHeader) -> float:
    """The target's part of the bytes to load."""
    return target.size_bytes / (target.size_bytes + draft.size_bytes)


def _special_texts(model: LlamaModel) -> dict[str, str]:
    return {f"{name}_token": model.vocabulary.special_text(name) for name in _SPECIAL}


def measure(target: LlamaModel, draft: LlamaModel | None, cancelled: Cancelled) -> CostTable:
    """Where a cache cannot be cut, it is emptied."""
    if target.rollback is Rollback.NONE:
        return single_pass_cost(target)
    for model in (target, draft):
        if model is not None and model.rollback is not Rollback.CUT:
            model.truncate(0)
    return measure_costs(target, draft, cancelled=cancelled)


def _why_never(target: LlamaModel, draft: LlamaModel | None) -> str | None:
    if target.rollback is Rollback.NONE:
        return "this target's memory cannot be rolled back, so proposals cannot be taken back"
    if draft is not None and draft.rollback is Rollback.NONE:
        return "this draft's memory cannot be rolled back"
    return None


def _model_info(model: LlamaModel, header: GgufHeader) -> ModelInfo:
    return ModelInfo(
        path=header.path,
        name=header.name,
        architecture=header.architecture,
        quantization=header.quantization,
        parameter_count=header.parameter_count,
        weight_bytes=model.weight_bytes,
        vocabulary_size=model.vocabulary.size,
        context_length=header.context_length or model.context_size,
    )


def memory_use(target: LlamaModel, draft: LlamaModel | None) -> MemoryUse:
    models = [target] if draft is None else [target, draft]
    process = psutil.Process().memory_info()
    return MemoryUse(
        rss_bytes=process.rss,
        target_bytes=target.weight_bytes,
        draft_bytes=draft.weight_bytes if draft is not None else 0,
        kv_bytes=sum(model.kv_bytes for model in models),
        device_bytes=sum(model.device_bytes for model in models),
        # Only Linux says what is mapped, and only Linux counts it as free while it is in use.
        held_bytes=process.rss - getattr(process, "shared", 0),
    )
