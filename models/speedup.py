"""What drafting may be expected to gain, from sizes or from measured costs.

A round of k proposals costs k draft steps and one target pass of width k + 1, and commits
(1 − a^(k+1)) / (1 − a) tokens on average (Leviathan et al. 2023, equation 1). Against one token for
each single pass, that is the speed-up; the best k is the draft length.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from models.gguf_header import GgufHeader

PAYS: Final = 1.05  # times plain decoding, from which on drafting is said to pay
LONGEST_DRAFT: Final = 8
MOST_OF_TARGET: Final = 0.5  # of its bytes; a bigger draft hardly pays
USUAL_ACCEPTANCE: Final = 0.65  # of a small model of the same family
FOREIGN_ACCEPTANCE: Final = 0.45  # of a draft with another vocabulary, where it may propose
SAME_MODEL_ACCEPTANCE: Final = 0.8  # of another quantization of the target itself
# What each further row adds to a pass, as a part of a single pass. A processor is soon bound by
# computing (measured: 0.06 to 0.45 a row, by quantization), a graphics card hardly.
CPU_ROW: Final = 0.2
GPU_ROW: Final = 0.03


class Basis(StrEnum):
    """What a speed-up was found out from."""

    SIZES = "sizes"
    COSTS = "costs"
    MEASURED = "measured"


@dataclass(frozen=True, slots=True)
class PassCosts:
    """Costs in single target passes: of passes by width, and of one draft step."""

    passes: Mapping[int, float]
    draft_step: float

    def target_pass(self, width: int) -> float:
        """A width that is not known costs what the next wider one does."""
        known = [each for each in self.passes if each >= width]
        return self.passes[min(known)] if known else float("inf")


@dataclass(frozen=True, slots=True)
class Gain:
    """``speedup`` over decoding without a draft, at the best ``draft_length`` (0: do not draft)."""

    speedup: float
    draft_length: int
    acceptance: float
    basis: Basis


def expected_tokens(acceptance: float, draft_length: int) -> float:
    """Tokens that a round commits on average, the target's own among them."""
    if acceptance >= 1:
        return draft_length + 1.0
    return (1 - acceptance ** (draft_length + 1)) / (1 - acceptance)


def best_gain(costs: PassCosts, acceptance: float, basis: Basis) -> Gain:
    """The gain at the draft length that is best; 1 where none pays, because 0 may be drafted."""
    speedups = {
        length: expected_tokens(acceptance, length)
        / (length * costs.draft_step + costs.target_pass(length + 1))
        for length in range(1, LONGEST_DRAFT + 1)
    }
    length = max(speedups, key=speedups.__getitem__)
    if speedups[length] < PAYS:
        return Gain(1.0, 0, acceptance, basis)
    return Gain(speedups[length], length, acceptance, basis)


def costs_from_sizes(target: GgufHeader, draft: GgufHeader, *, on_gpu: bool) -> PassCosts:
    """Costs where nothing was measured: a single pass takes as long as reading its weights."""
    return _costs_from_bytes(active_bytes(target), active_bytes(draft), on_gpu=on_gpu)


def gain_from_file_sizes(target_bytes: int, draft_bytes: int, *, on_gpu: bool) -> Gain:
    """What a usual draft brings where nothing but the sizes of both files is known."""
    costs = _costs_from_bytes(target_bytes, draft_bytes, on_gpu=on_gpu)
    return best_gain(costs, USUAL_ACCEPTANCE, Basis.SIZES)


def _costs_from_bytes(target_bytes: int, draft_bytes: int, *, on_gpu: bool) -> PassCosts:
    """From what a single pass of each model reads."""
    row = GPU_ROW if on_gpu else CPU_ROW
    passes = {width: 1 + row * (width - 1) for width in range(1, LONGEST_DRAFT + 2)}
    return PassCosts(passes, draft_bytes / max(1, target_bytes))


def costs_from_times(pass_s: Mapping[int, float], draft_step_s: float) -> PassCosts | None:
    """Costs from measured seconds; None without that of a single pass."""
    single = pass_s.get(1)
    if not single:
        return None
    passes = {width: seconds / single for width, seconds in pass_s.items()}
    return PassCosts(passes, draft_step_s / single)


def active_bytes(header: GgufHeader) -> int:
    """Weights that one token makes a model read: of experts as many as are used for it.

    A table of token embeddings is looked up, and read as a whole only where it is the output too.
    """
    experts = header.architecture_integer("expert_count") or 0
    used = header.architecture_integer("expert_used_count") or experts
    tensors = list(header.all_tensors())
    has_output = any(tensor.name == "output.weight" for tensor in tensors)
    total = 0.0
    for tensor in tensors:
        if tensor.name == "token_embd.weight" and has_output:
            continue
        is_of_experts = experts > 0 and "_exps." in tensor.name
        total += tensor.n_bytes * used / experts if is_of_experts else tensor.n_bytes
    return round(total)
