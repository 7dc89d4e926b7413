"""What llama-server is told: as a process, and with every request.

Options and fields as in llama.cpp b11434, tools/server/README.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.engine.openmp import SHORT_SPIN, SPIN_VARIABLE
from app.engine.sampling import SamplingParams

_SAMPLERS = (  # ours, in our order
    "penalties",
    "dry",
    "top_n_sigma",
    "top_k",
    "typ_p",
    "top_p",
    "min_p",
    "xtc",
    "temperature",
)


@dataclass(frozen=True, slots=True)
class PeerSettings:
    """The same as our engine runs with."""

    program: Path
    target: Path
    draft: Path | None
    context_size: int  # tokens
    threads: int
    kv_type: str
    gpu_layers: int | None = None  # None: the program chooses
    draft_gpu_layers: int | None = None
    draft_kv_type: str | None = None  # None: as the target's
    batch_threads: int | None = None  # None: as many as for single tokens

    def command(self, draft_length: int, port: int | str = "PORT") -> list[str]:
        """The command line; a draft length of 0 is without a draft.

        One slot, and nothing is kept from one prompt to the next: neither in the slot nor in
        the store for idle slots.
        """
        command = [str(self.program), "--model", str(self.target)]
        command += ["--host", "127.0.0.1", "--port", str(port), "--no-webui", "--offline"]
        command += ["--parallel", "1", "--no-cache-prompt", "--cache-ram", "0"]
        command += ["--ctx-size", str(self.context_size)]
        command += ["--threads", str(self.threads)]
        command += ["--threads-batch", str(self.batch_threads or self.threads)]
        command += ["--cache-type-k", self.kv_type, "--cache-type-v", self.kv_type]
        if self.gpu_layers is not None:
            command += ["--gpu-layers", str(self.gpu_layers)]
        return command + (self._drafting(draft_length) if draft_length else [])

    def _drafting(self, draft_length: int) -> list[str]:
        options = ["--model-draft", str(self.draft), "--spec-type", "draft-simple"]
        options += ["--spec-draft-n-max", str(draft_length)]
        kv_type = self.draft_kv_type or self.kv_type
        options += ["--spec-draft-type-k", kv_type, "--spec-draft-type-v", kv_type]
        if self.draft_gpu_layers is not None:
            options += ["--gpu-layers-draft", str(self.draft_gpu_layers)]
        return options


def environment(inherited: Mapping[str, str]) -> dict[str, str]:
    """Without variables that set options behind our back, and with our engine's threading."""
    kept = {name: value for name, value in inherited.items() if not name.startswith("LLAMA_ARG_")}
    return {SPIN_VARIABLE: SHORT_SPIN, **kept}


def completion(tokens: Sequence[int], sampling: SamplingParams, max_tokens: int) -> dict[str, Any]:
    """The body of a request to /completion."""
    return {
        "prompt": list(tokens),
        "n_predict": max_tokens,
        "cache_prompt": False,
        "ignore_eos": False,
        "stream": True,
        "samplers": list(_SAMPLERS),
        "temperature": sampling.temperature,
        "top_k": sampling.top_k,
        "top_p": sampling.top_p,
        "min_p": sampling.min_p,
        "typical_p": sampling.typical_p,
        "top_n_sigma": sampling.top_n_sigma or -1,
        "xtc_probability": sampling.xtc_probability,
        "xtc_threshold": sampling.xtc_threshold,
        "dynatemp_range": sampling.dynamic_temperature_range,
        "dynatemp_exponent": sampling.dynamic_temperature_exponent,
        "repeat_penalty": sampling.repeat_penalty,
        "frequency_penalty": sampling.frequency_penalty,
        "presence_penalty": sampling.presence_penalty,
        "repeat_last_n": sampling.penalty_window,
        "dry_multiplier": sampling.dry_multiplier,
        "dry_base": sampling.dry_base,
        "dry_allowed_length": sampling.dry_allowed_length,
        "dry_penalty_last_n": _dry_window(sampling, len(tokens) + max_tokens),
        "dry_sequence_breakers": list(sampling.dry_breakers),
        "logit_bias": [list(bias) for bias in sampling.logit_bias],
        "seed": -1 if sampling.seed is None else sampling.seed % 2**32,
    }


def _dry_window(sampling: SamplingParams, longest: int) -> int:
    """llama-server knows no "all tokens", so it gets their number at the end of the answer."""
    return longest if sampling.dry_window is None else sampling.dry_window
