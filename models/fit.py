"""Does a pair fit this machine, and what would make it fit?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from models.byte_size import memory_gigabytes
from models.errors import PacelineError
from models.gguf_header import GgufHeader
from models.memory import ALL_LAYERS, PairMemory, Placement, estimate_pair, usable_context
from models.remedy import (
    FewerLayers,
    LighterCache,
    Remedy,
    ShorterContext,
    SmallerFile,
    WithoutDraft,
    remedy_sentence,
)

_TIGHT: Final = 0.9  # of what is free
_SHORTEST_CONTEXT: Final = 1024
_LIGHT_CACHE: Final = "q8_0"
# Bits of a weight in the usual quantizations, the best first (llama.cpp's tools/quantize README).
_QUANTIZATIONS: Final = (
    ("Q8_0", 8.5),
    ("Q6_K", 6.6),
    ("Q5_K_M", 5.7),
    ("Q4_K_M", 4.85),
    ("Q3_K_M", 3.9),
    ("Q2_K", 3.2),
)


class NotEnoughMemoryError(PacelineError):
    """The pair would be killed while loading, or bring the machine to a standstill."""

    code = "will-not-fit"

    def __init__(
        self, sentence: str, *, advice: str = "", remedies: tuple[Remedy, ...] = ()
    ) -> None:
        super().__init__(sentence, advice=advice)
        self.remedies = remedies


@dataclass(frozen=True, slots=True)
class FreeMemory:
    """Bytes that may be taken. ``device_bytes``: of graphics cards, 0 without one.

    ``is_shared``: the card takes its memory from the system's. ``is_limited``: more memory is free
    than a person lets models take.
    """

    ram_bytes: int
    device_bytes: int = 0
    is_shared: bool = False
    is_limited: bool = False


class Verdict(StrEnum):
    """``tight``: it fits, but little else will."""

    FITS = "fits"
    TIGHT = "tight"
    TOO_BIG = "too big"


@dataclass(frozen=True, slots=True)
class Fit:
    """``remedies``: each of them alone would make a pair fit that is too big; the mildest first."""

    memory: PairMemory
    free: FreeMemory
    verdict: Verdict
    remedies: tuple[Remedy, ...] = ()

    @property
    def advice(self) -> tuple[str, ...]:
        """The remedies as sentences."""
        return tuple(remedy_sentence(remedy) for remedy in self.remedies)

    def require(self) -> None:
        """Raises NotEnoughMemoryError where the pair is too big."""
        if self.verdict is Verdict.TOO_BIG:
            advice = self.advice or ("Choose a smaller model.",)
            raise NotEnoughMemoryError(
                self.sentence, advice=" ".join(advice), remedies=self.remedies
            )

    @property
    def sentence(self) -> str:
        """What is needed and what is free."""
        limited = self.free.is_limited
        needed, free = _amounts(self.memory.needed_bytes, self.free.ram_bytes)
        if self.memory.device_bytes:
            card, card_free = _amounts(self.memory.device_bytes, self.free.device_bytes)
            there = "there may be taken by your limit" if limited else "there are free"
            needed = f"{needed} of memory and {card} on the graphics card"
            free = f"{free} and {card_free} {there}"
        else:
            needed = f"{needed} of memory"
            free = f"{free} may be taken by your limit" if limited else f"{free} are free"
        needs = f"It needs {needed}; {free}"
        match self.verdict:
            case Verdict.FITS:
                return f"{needs}."
            case Verdict.TIGHT:
                return f"{needs}, which is tight."
            case Verdict.TOO_BIG:
                return f"{needs}, which is not enough."


def judge(
    target: GgufHeader,
    draft: GgufHeader | None,
    placement: Placement,
    free: FreeMemory,
) -> Fit:
    """Whether the pair fits, with remedies where it does not."""
    memory = estimate_pair(target, draft, placement)
    verdict = _verdict(memory, free)
    if verdict is not Verdict.TOO_BIG:
        return Fit(memory, free, verdict)
    pair = _Pair(target, draft, placement, free)
    return Fit(memory, free, verdict, tuple(_remedies(pair, memory)))


def _amounts(needed: int, free: int) -> tuple[str, str]:
    """Both with as many decimals as it takes to tell them apart, within reason."""
    for decimals in (1, 2):
        texts = memory_gigabytes(needed, decimals), memory_gigabytes(free, decimals)
        if texts[0] != texts[1]:
            break
    return texts


def _verdict(memory: PairMemory, free: FreeMemory) -> Verdict:
    ram, device = memory.needed_bytes, memory.device_bytes
    if free.is_shared:
        ram += device
    if ram > free.ram_bytes or device > free.device_bytes:
        return Verdict.TOO_BIG
    is_tight = ram > _TIGHT * free.ram_bytes or device > _TIGHT * free.device_bytes
    return Verdict.TIGHT if is_tight else Verdict.FITS


@dataclass(frozen=True, slots=True)
class _Pair:
    """What was asked for; `fits` says whether a change of it would do."""

    target: GgufHeader
    draft: GgufHeader | None
    placement: Placement
    free: FreeMemory

    def fits(self, placement: Placement, *, with_draft: bool = True) -> bool:
        draft = self.draft if with_draft else None
        memory = estimate_pair(self.target, draft, placement)
        return _verdict(memory, self.free) is not Verdict.TOO_BIG


def _remedies(pair: _Pair, memory: PairMemory) -> Iterator[Remedy]:
    """The mildest change first."""
    placement = pair.placement
    yield from _lighter_cache(pair)
    yield from _fewer_layers(pair)
    if pair.draft is not None and pair.fits(placement, with_draft=False):
        yield WithoutDraft()
    yield from _smaller_quantization(pair, memory)


def _lighter_cache(pair: _Pair) -> Iterator[Remedy]:
    small = replace(pair.placement, kv_type=_LIGHT_CACHE, draft_kv_type=None)
    if pair.placement.kv_type == "f16" and pair.fits(small):
        yield LighterCache(_LIGHT_CACHE)
    for placement, kv_type in ((pair.placement, None), (small, _LIGHT_CACHE)):
        context = usable_context(pair.target, placement.context_size) // 2
        while context >= _SHORTEST_CONTEXT:
            if pair.fits(replace(placement, context_size=context)):
                yield ShorterContext(context, kv_type)
                return
            context //= 2


def _fewer_layers(pair: _Pair) -> Iterator[Remedy]:
    """Only where a graphics card is what is too small."""
    layers = pair.placement.gpu_layers
    if layers == 0:
        return
    most = (pair.target.block_count or 0) if layers == ALL_LAYERS else layers
    fewer = (count for count in range(most - 1, -1, -1))
    fitting = (count for count in fewer if pair.fits(replace(pair.placement, gpu_layers=count)))
    count = next(fitting, None)
    if count is not None:
        yield FewerLayers(count)


def _smaller_quantization(pair: _Pair, memory: PairMemory) -> Iterator[Remedy]:
    """The best quantization whose weights leave room for everything else."""
    rest = memory.needed_bytes + memory.device_bytes - pair.target.total_bytes
    room = pair.free.ram_bytes - rest
    if not pair.free.is_shared:
        room += pair.free.device_bytes
    for name, bits in _QUANTIZATIONS:
        size = round(pair.target.parameter_count * bits / 8)
        if size < min(room, pair.target.total_bytes):
            yield SmallerFile(name, size)
            return
