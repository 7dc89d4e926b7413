"""The engine: a loaded pair that answers one request after another.

engine = Engine.load(PairSpec(Path("target.gguf"), Path("draft.gguf")))
for event in engine.generate(GenerationRequest(raw_prompt="Once upon a time", max_tokens=64)):
    ...
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

import numpy as np

from app.engine.chat_template import with_opening
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.draft_length import AutoLength, FixedLength, LengthPolicy
from app.engine.drafting import Drafter
from app.engine.errors import RequestError
from app.engine.events import Event
from app.engine.generate import Answering, generate
from app.engine.loading import Cancelled, LoadedPair, Progress, load_pair, measure, memory_use
from app.engine.lookup_drafter import LookupDrafter
from app.engine.model_drafter import ModelDrafter
from app.engine.pair_info import MemoryUse
from app.engine.request import Exactness, GenerationRequest, PairSpec
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine.verify import CoupledVerifier, GreedyVerifier, RejectionVerifier, Verifier

_CPU_CHUNK, _GPU_CHUNK = 128, 512  # prompt tokens between two looks at "cancelled"


def _never() -> bool:
    return False


def _silent(fraction: float, what: str) -> None:
    """Progress that nobody watches."""


class Engine:
    """Owns the target's and the draft's contexts. Not thread-safe."""

    def __init__(self, pair: LoadedPair) -> None:
        self.info = pair.info
        self._target, self._draft, self._template = pair.target, pair.draft, pair.template
        self._costs: dict[Exactness, LiveCosts] = {}
        self._auto: dict[Exactness, AutoLength] = {}
        self._lookup = LookupDrafter(pair.target.vocabulary.is_end)
        self._model_drafter = _model_drafter(pair)

    @classmethod
    def load(
        cls, spec: PairSpec, *, progress: Progress = _silent, cancelled: Cancelled = _never
    ) -> Engine:
        """Load and calibrate a pair.

        Raises ModelFileError, IncompatiblePairError, ModelLoadError, OutOfMemoryError,
        TemplateError, LoadCancelledError.
        """
        return cls(load_pair(spec, progress, cancelled))

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
        self.info = replace(self.info, costs=measure(self._target, self._draft, cancelled))
        self._costs.clear()
        self._auto.clear()
        return self.info.costs

    def memory(self) -> MemoryUse:
        """What the pair and this process use now."""
        return memory_use(self._target, self._draft)

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


def _model_drafter(pair: LoadedPair) -> ModelDrafter | None:
    if pair.draft is None:
        return None
    target, draft = pair.target.vocabulary, pair.draft.vocabulary
    return ModelDrafter(pair.draft, min(target.size, draft.size), target.is_end)


def _verifier(params: SamplingParams) -> Verifier:
    if params.greedy:
        return GreedyVerifier(params)
    if params.seed is not None:
        return CoupledVerifier(params, params.seed)
    return RejectionVerifier(params, np.random.default_rng().random)
