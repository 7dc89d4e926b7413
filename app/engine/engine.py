"""The engine: a loaded pair that answers one request after another.

engine = Engine.load(PairSpec(Path("target.gguf"), Path("draft.gguf")))
for event in engine.generate(GenerationRequest(raw_prompt="Once upon a time", max_tokens=64)):
    ...
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import numpy as np
import psutil

from app.engine.calibration import measure_costs, single_pass_cost
from app.engine.chat_template import ChatTemplate, with_opening
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.draft_length import AutoLength, FixedLength, LengthPolicy
from app.engine.drafting import Drafter
from app.engine.errors import LoadCancelledError, RequestError
from app.engine.events import Event
from app.engine.generate import Answering, generate
from app.engine.llama_backend import has_gpu
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.lookup_drafter import LookupDrafter
from app.engine.model_drafter import ModelDrafter
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo
from app.engine.request import Exactness, GenerationRequest, PairSpec
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine.verify import CoupledVerifier, GreedyVerifier, RejectionVerifier, Verifier
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.pairing import require_compatible

DEFAULT_CONTEXT = 4096  # tokens, where the file allows it
_CPU_CHUNK, _GPU_CHUNK = 128, 512  # prompt tokens between two looks at "cancelled"

Progress = Callable[[float, str], None]
Cancelled = Callable[[], bool]


def _never() -> bool:
    return False


def _silent(fraction: float, what: str) -> None:
    """Progress that nobody watches."""


class Engine:
    """Owns the target's and the draft's contexts. Not thread-safe."""

    def __init__(
        self, target: LlamaModel, draft: LlamaModel | None, template: ChatTemplate, info: PairInfo
    ) -> None:
        self.info = info
        self._target, self._draft, self._template = target, draft, template
        self._costs: dict[Exactness, LiveCosts] = {}
        self._auto: dict[Exactness, AutoLength] = {}
        vocabulary = target.vocabulary
        self._lookup = LookupDrafter(vocabulary.is_end)
        shared = vocabulary.size if draft is None else min(vocabulary.size, draft.vocabulary.size)
        self._model_drafter = (
            None if draft is None else ModelDrafter(draft, shared, vocabulary.is_end)
        )

    @classmethod
    def load(
        cls, spec: PairSpec, *, progress: Progress = _silent, cancelled: Cancelled = _never
    ) -> Engine:
        """Load and calibrate a pair.

        Raises ModelFileError, IncompatiblePairError, ModelLoadError, OutOfMemoryError,
        TemplateError, LoadCancelledError.
        """
        return _Loading(spec, progress, cancelled).run()

    def generate(
        self, request: GenerationRequest, *, cancelled: Cancelled = _never
    ) -> Generator[Event, None, None]:
        """Answer a request; the last event is Finished. Closing it leaves the caches consistent.

        Raises RequestError, TemplateError, ContextTooSmallError, DecodeError.
        """
        drafters = self._drafters(request)
        costs = self._live_costs(request.speculation.exactness)
        yield from generate(
            Answering(
                target=self._target,
                prompt=self._tokenize(request),
                drafters=drafters,
                policy=self._policy(request, costs),
                verifier=_verifier(request.sampling),
                padded=costs.padded,
                cancelled=cancelled,
                max_tokens=request.max_tokens,
                stops=(*request.stop, *(self._template.stops if request.messages else ())),
                exactness=request.speculation.exactness,
                off_reason=self._off_reason(request),
                prefill_chunk=_GPU_CHUNK if self.info.memory.device_bytes else _CPU_CHUNK,
            )
        )

    def calibrate(self, *, cancelled: Cancelled = _never) -> CostTable:
        """Measure the pair's costs again, at the current cache length."""
        self.info = replace(self.info, costs=_measure(self._target, self._draft, cancelled))
        self._costs.clear()
        self._auto.clear()
        return self.info.costs

    def memory(self) -> MemoryUse:
        """What the pair and this process use now."""
        return _memory(self._target, self._draft)

    def close(self) -> None:
        """Free both models."""
        self._target.close()
        if self._draft is not None:
            self._draft.close()

    def _tokenize(self, request: GenerationRequest) -> list[int]:
        vocabulary = self._target.vocabulary
        if request.raw_prompt is None:
            return self._template.tokenize(request.messages, vocabulary)
        tokens = vocabulary.tokenize(request.raw_prompt, parse_special=True)
        prompt = with_opening(tokens, vocabulary)
        if not prompt:
            raise RequestError(
                "The prompt is empty, and this model has no token to start from.",
                advice="Write at least one character.",
            )
        return prompt

    def _drafters(self, request: GenerationRequest) -> dict[Source, Drafter]:
        wanted = request.speculation
        if self.info.off_reason is not None or wanted.draft_length == 0:
            return {}
        drafters: dict[Source, Drafter] = {}
        if wanted.draft and self._model_drafter is not None:
            drafters[Source.DRAFT] = self._model_drafter
        if wanted.lookup:
            drafters[Source.LOOKUP] = self._lookup
        return drafters

    def _live_costs(self, exactness: Exactness) -> LiveCosts:
        if exactness not in self._costs:
            table = self.info.costs
            widths = table.exact_widths if exactness == "strict" else None
            self._costs[exactness] = LiveCosts(table, widths)
        return self._costs[exactness]

    def _policy(self, request: GenerationRequest, costs: LiveCosts) -> LengthPolicy:
        """What was learnt about acceptance is kept from turn to turn, per exactness."""
        length, exactness = request.speculation.draft_length, request.speculation.exactness
        if length is not None:
            return FixedLength(min(length, costs.widest - 1) if exactness == "strict" else length)
        return self._auto.setdefault(exactness, AutoLength(costs))

    def _off_reason(self, request: GenerationRequest) -> str | None:
        if self.info.off_reason is not None:
            return self.info.off_reason
        return "the draft length is set to 0" if request.speculation.draft_length == 0 else None


def _verifier(params: SamplingParams) -> Verifier:
    if params.greedy:
        return GreedyVerifier(params)
    if params.seed is not None:
        return CoupledVerifier(params, params.seed)
    return RejectionVerifier(params, np.random.default_rng().random)


@dataclass(frozen=True, slots=True)
class _Loading:
    """The steps from a PairSpec to an Engine; frees what it loaded if one of them fails."""

    spec: PairSpec
    progress: Progress
    cancelled: Cancelled

    def run(self) -> Engine:
        started = perf_counter()
        target_header = read_header(self.spec.target)
        draft_header = read_header(self.spec.draft) if self.spec.draft else None
        if draft_header:
            require_compatible(target_header, draft_header)
        share = 1.0 if not draft_header else _share(target_header, draft_header)
        target = self._model(target_header, 0.0, share, "Loading the target", self.spec.gpu_layers)
        draft = None
        try:
            if draft_header:
                draft = self._draft(draft_header, target, share)
            return self._engine(target, draft, target_header, draft_header, started)
        except BaseException:
            target.close()
            if draft is not None:
                draft.close()
            raise

    def _draft(self, header: GgufHeader, target: LlamaModel, share: float) -> LlamaModel:
        size, layers = target.context_size, self.spec.draft_gpu_layers
        return self._model(header, share, 1.0, "Loading the draft", layers, context_size=size)

    def _model(
        self,
        header: GgufHeader,
        start: float,
        end: float,
        what: str,
        gpu_layers: int | None,
        context_size: int | None = None,
    ) -> LlamaModel:
        def report(fraction: float) -> bool:
            self.progress(start + fraction * (end - start), what)
            return not self.cancelled()

        options = LlamaOptions(
            context_size=context_size or self._context_size(header),
            threads=self.spec.threads or default_threads(),
            gpu_layers=(-1 if has_gpu() else 0) if gpu_layers is None else gpu_layers,
            kv_type=self.spec.kv_type,
        )
        return LlamaModel(header.path, options, progress=report)

    def _context_size(self, header: GgufHeader) -> int:
        trained = header.context_length or DEFAULT_CONTEXT
        return min(self.spec.context_size or DEFAULT_CONTEXT, trained)

    def _engine(
        self,
        target: LlamaModel,
        draft: LlamaModel | None,
        target_header: GgufHeader,
        draft_header: GgufHeader | None,
        started: float,
    ) -> Engine:
        template = ChatTemplate(target.chat_template, _special_texts(target))
        self.progress(1.0, "Measuring this machine")
        costs = _measure(target, draft, self.cancelled)
        if self.cancelled():
            raise LoadCancelledError(f"Loading {target_header.path.name} was cancelled.")
        info = PairInfo(
            target=_model_info(target, target_header),
            draft=_model_info(draft, draft_header) if draft and draft_header else None,
            context_size=target.context_size,
            threads=self.spec.threads or default_threads(),
            kv_type=self.spec.kv_type,
            load_s=perf_counter() - started,
            costs=costs,
            memory=_memory(target, draft),
            has_chat_template=not template.is_fallback,
            off_reason=_why_never(target, draft),
        )
        return Engine(target, draft, template, info)


def default_threads() -> int:
    """Physical cores; hyperthreads make the matrix kernels slower."""
    return psutil.cpu_count(logical=False) or psutil.cpu_count() or 1


def _share(target: GgufHeader, draft: GgufHeader) -> float:
    """The target's part of the bytes to load."""
    return target.size_bytes / (target.size_bytes + draft.size_bytes)


def _special_texts(model: LlamaModel) -> dict[str, str]:
    return {f"{name}_token": model.vocabulary.special_text(name) for name in ("bos", "eos", "pad")}


def _measure(target: LlamaModel, draft: LlamaModel | None, cancelled: Cancelled) -> CostTable:
    if not target.can_roll_back:
        return single_pass_cost(target)
    return measure_costs(target, draft, cancelled=cancelled)


def _why_never(target: LlamaModel, draft: LlamaModel | None) -> str | None:
    if not target.can_roll_back:
        return "this target's memory cannot be rolled back, so proposals cannot be taken back"
    if draft is not None and not draft.can_roll_back:
        return "this draft's memory cannot be rolled back"
    return None


def _model_info(model: LlamaModel, header: GgufHeader) -> ModelInfo:
    return ModelInfo(
        path=Path(header.path),
        name=header.name,
        architecture=header.architecture,
        quantization=header.quantization,
        parameter_count=header.parameter_count,
        weight_bytes=model.weight_bytes,
        vocabulary_size=model.vocabulary.size,
        context_length=header.context_length or model.context_size,
    )


def _memory(target: LlamaModel, draft: LlamaModel | None) -> MemoryUse:
    models = [target] if draft is None else [target, draft]
    return MemoryUse(
        rss_bytes=psutil.Process().memory_info().rss,
        target_bytes=target.weight_bytes,
        draft_bytes=draft.weight_bytes if draft is not None else 0,
        kv_bytes=sum(model.kv_bytes for model in models),
        device_bytes=sum(model.device_bytes for model in models),
    )
