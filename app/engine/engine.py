"""The engine: a loaded pair that answers one request after another.

engine = Engine.load(PairSpec(Path("target.gguf"), Path("draft.gguf")))
for event in engine.generate(GenerationRequest(raw_prompt="Once upon a time", max_tokens=64)):
    ...
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter

from app.engine.auto_length import AutoLength
from app.engine.branching import RANKS
from app.engine.chat_template import said, with_opening
from app.engine.context_view import ContextView, Seen, has_several_turns
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.draft_length import FixedLength, LengthPolicy
from app.engine.drafting import Drafter
from app.engine.errors import RequestError
from app.engine.events import Event, Finished, StopReason
from app.engine.generate import Answering, generate
from app.engine.language_model import LanguageModel, Rollback
from app.engine.loading import LoadedPair, load_pair, memory_use
from app.engine.lookup_drafter import LookupDrafter
from app.engine.model_drafter import WINDOW, ModelDrafter
from app.engine.pair_info import MemoryUse
from app.engine.prompt_room import PromptRoom
from app.engine.request import ChatMessage, GenerationRequest, PairSpec
from app.engine.stats import Source
from app.engine.thinking import is_thinking, split_thinking
from app.engine.thinking_spelling import ShownPieces
from app.engine.translated_model import TranslatedModel
from app.engine.verifiers import Verifiers
from models.progress import Cancelled, Progress, never, unseen

Widths = frozenset[int] | None

_CPU_CHUNK, _GPU_CHUNK = 128, 512  # prompt tokens between two looks at "cancelled"
_READING_PASSES = 4.0  # plain passes that a draft may take to read what it missed


class Engine:
    """Owns the target's and the draft's contexts. Not thread-safe."""

    def __init__(self, pair: LoadedPair) -> None:
        self.info = pair.info
        self._target, self._draft, self._template = pair.target, pair.draft, pair.template
        self._tuned: dict[Widths, AutoLength] = {}
        self._view = ContextView()
        self._room = PromptRoom(pair.target.vocabulary, pair.info.context_size)
        self._lookup = LookupDrafter(pair.target.vocabulary.is_end)
        self._model_drafter = _model_drafter(pair)
        self._verifiers = Verifiers(pair.target.vocabulary)
        self._to_read: list[int] = []  # by the draft, while nothing is asked

    @classmethod
    def load(
        cls,
        spec: PairSpec,
        *,
        progress: Progress = unseen,
        cancelled: Cancelled = never,
        costs_folder: Path | None = None,
    ) -> Engine:
        """Load and calibrate a pair; what is measured is kept in `costs_folder` between loads.

        Raises ModelFileError, IncompatiblePairError, ModelLoadError, OutOfMemoryError,
        TemplateError, LoadCancelledError.
        """
        return cls(load_pair(spec, progress, cancelled, costs_folder))

    def generate(
        self, request: GenerationRequest, *, cancelled: Cancelled = never
    ) -> Generator[Event, None, None]:
        """Answer a request; the last event is Finished. Closing it leaves the caches consistent.

        Raises RequestError, GrammarError, TemplateError, ContextTooSmallError, DecodeError.
        """
        started = perf_counter()
        seen = self._seen(request)
        can_drop = request.context_full == "stop" and has_several_turns(request.messages)
        size = _characters(request, seen.messages), len(seen.messages)
        self._room.check(*size, can_drop=can_drop)
        prompt = self._tokenize(request, seen.messages)
        auto = self._auto_length(self._widths(request, len(prompt)))
        costs = auto.costs
        costs.look_back_on(len(prompt), 0)  # a fixed length does not do so
        drafters = self._drafters(request, costs)
        policy = _fixed_length(request, costs) or auto
        if Source.DRAFT in drafters or not request.read_ahead:
            self._to_read = []
        with self._verifiers.verifier(request, len(prompt)) as verifier:
            answering = Answering(
                target=self._target,
                prompt=prompt,
                drafters=drafters,
                policy=policy,
                verifier=verifier,
                padded=costs.padded if self._can_be_cut else _as_it_is,
                cancelled=cancelled,
                max_tokens=request.max_tokens,
                max_seconds=request.max_seconds,
                stops=(*request.stop, *(self._template.stops if request.messages else ())),
                exactness=request.speculation.exactness,
                off_reason=self._off_reason(request, costs),
                started=started,
                prefill_chunk=_GPU_CHUNK if self.info.memory.device_bytes else _CPU_CHUNK,
                dropped_messages=seen.dropped,
                can_drop=can_drop,
                shown=self._shown(request),
            )
            with closing(generate(answering)) as events:
                for event in events:
                    if isinstance(event, Finished) and Source.DRAFT in drafters:
                        self._to_read = _later(request, prompt, event) if policy.wants_draft else []
                    yield event

    def read_ahead(self) -> bool:
        """Let the draft read a little of the last conversation that it missed; True: there is more.

        For the time in which nothing is asked, so that the next answer is drafted from its first
        tokens on. Raises DecodeError.
        """
        drafter, tokens = self._model_drafter, self._to_read
        self._to_read = []
        if drafter is not None and tokens and drafter.read_ahead(tokens):
            self._to_read = tokens
        return bool(self._to_read)

    def tokenize(self, wanted: Sequence[ChatMessage] | str) -> list[int]:
        """Tokens of a conversation as `generate` would evaluate them, or of a text by itself.

        A text has no BOS, and control tokens in it are not recognized. Raises TemplateError.
        """
        vocabulary = self._target.vocabulary
        if isinstance(wanted, str):
            return vocabulary.tokenize(wanted, parse_special=False)
        return self._template.tokenize(wanted, vocabulary)

    def memory(self) -> MemoryUse:
        """What the pair and this process use now."""
        return memory_use(self._target, self._draft)

    def close(self) -> None:
        """Free both models."""
        self._target.close()
        if self._draft is not None:
            self._draft.close()

    def _seen(self, request: GenerationRequest) -> Seen:
        """The messages that the model is to see."""
        if request.context_full == "stop" or not request.messages:
            return Seen(request.messages)
        return self._view.of(
            request.messages,
            lambda messages: self._count(request, messages),
            self.info.context_size,
            request.max_tokens,
        )

    def _count(self, request: GenerationRequest, messages: Sequence[ChatMessage]) -> int:
        """Tokens of the prompt; at least so many where they cannot fit."""
        least = self._room.least_tokens(_characters(request, messages), len(messages))
        return least or len(self._tokenize(request, messages))

    def _tokenize(self, request: GenerationRequest, messages: Sequence[ChatMessage]) -> list[int]:
        vocabulary = self._target.vocabulary
        if request.raw_prompt is None:
            prompt = self._template.tokenize(
                messages, vocabulary, request.answer_start, request.thinking
            )
        else:
            tokens = vocabulary.tokenize(request.raw_prompt, parse_special=True)
            prompt = with_opening(tokens, vocabulary)
        if not prompt:
            raise RequestError(
                "The prompt is empty, and this model has no token to start from.",
                advice="Write at least one character.",
            )
        return prompt

    def _shown(self, request: GenerationRequest) -> ShownPieces:
        """A grammar leaves no room for thinking, and the beginning of an answer tells its own."""
        is_new = bool(request.messages) and not request.answer_start and request.grammar is None
        return ShownPieces(
            self._target.vocabulary,
            opened=is_new and self._template.opens_thinking(request.thinking),
            is_thinking=is_thinking(request.answer_start),
        )

    def _drafters(self, request: GenerationRequest, costs: LiveCosts) -> dict[Source, Drafter]:
        wanted = request.speculation
        impossible = self._target.rollback is Rollback.NONE or self._is_strict_without_cuts(request)
        if impossible or wanted.draft_length == 0 or costs.widest == 1:
            return {}
        drafters: dict[Source, Drafter] = {}
        if wanted.draft and self._model_drafter is not None:
            drafters[Source.DRAFT] = self._model_drafter
        if wanted.lookup:
            drafters[Source.LOOKUP] = self._lookup
        return drafters

    @property
    def _can_be_cut(self) -> bool:
        return self._target.rollback is Rollback.CUT

    def _is_strict_without_cuts(self, request: GenerationRequest) -> bool:
        return request.speculation.exactness == "strict" and not self._can_be_cut

    def _widths(self, request: GenerationRequest, prompt_tokens: int) -> Widths:
        """The pass widths that the answer may use; None: any."""
        if request.speculation.exactness == "fast":
            return None
        longest = self.info.context_size
        if request.max_tokens is not None:
            longest = min(longest, prompt_tokens + request.max_tokens)
        at = self.info.costs.exact_at
        return at(prompt_tokens) & at(longest)

    def _auto_length(self, widths: Widths) -> AutoLength:
        """What was learnt about costs and acceptance is kept from turn to turn."""
        if widths not in self._tuned:
            self._tuned[widths] = AutoLength(LiveCosts(self.info.costs, widths))
        return self._tuned[widths]

    def _off_reason(self, request: GenerationRequest, costs: LiveCosts) -> str | None:
        if self.info.off_reason is not None:
            return self.info.off_reason
        if request.speculation.draft_length == 0:
            return "the draft length is set to 0"
        if self._is_strict_without_cuts(request):
            return (
                "strict exactness: this target's memory is restored and evaluated again after a "
                "rejection, in other passes than without a draft"
            )
        if request.speculation.exactness == "strict" and costs.widest == 1:
            return (
                "strict exactness: no wider pass is known to compute the same bits as single "
                "passes at this conversation's length on this machine"
            )
        return None


def _characters(request: GenerationRequest, messages: Sequence[ChatMessage]) -> int:
    """Of what is to be split into tokens."""
    return sum(map(len, (request.raw_prompt or "", request.answer_start, *map(said, messages))))


def _later(request: GenerationRequest, prompt: list[int], done: Finished) -> list[int]:
    """What the next prompt is likely to begin with, for the draft to read; nothing after a stop.

    Templates leave out what was thought in earlier turns.
    """
    if not request.read_ahead or done.stop_reason is StopReason.CANCELLED:
        return []
    thinking, _ = split_thinking(done.text)
    return prompt if thinking else [*prompt, *done.tokens]


def _as_it_is(width: int) -> int:
    """No padding: every rejected token costs a target that comes back to marks a restoration."""
    return width


def _fixed_length(request: GenerationRequest, costs: LiveCosts) -> LengthPolicy | None:
    length = request.speculation.draft_length
    if length is None:
        return None
    strict = request.speculation.exactness == "strict"
    return FixedLength(min(length, costs.widest - 1) if strict else length)


def _model_drafter(pair: LoadedPair) -> ModelDrafter | None:
    if pair.draft is None or pair.draft.rollback is Rollback.NONE:
        return None
    vocabulary = pair.target.vocabulary
    draft: LanguageModel = pair.draft
    if pair.shared is not None:
        draft = TranslatedModel(draft, vocabulary, pair.shared)
    others = RANKS if pair.target.most_branches else 0
    window = draft_window(pair.info.costs)
    return ModelDrafter(draft, vocabulary.size, vocabulary.is_end, others, window)


def draft_window(costs: CostTable) -> int:
    """As many tokens as a draft can read at once without much delay."""
    plain_s, read_s = costs.target_pass_s.get(1), costs.draft_read_s
    quickly = round(_READING_PASSES * plain_s / read_s) if plain_s and read_s else 0
    return max(quickly, WINDOW)
