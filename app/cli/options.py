"""The options that subcommands share, each defined once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli.errors import InputError
from app.engine.request import Exactness as RequestedExactness
from app.engine.request import PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams

DEFAULTS = SamplingParams()
_MOST_DIGITS = 6  # far more than any model has layers

Target = Annotated[
    str, typer.Option("--target", "-t", help="Big model: a path, a name, starter or demo.")
]
Draft = Annotated[
    str, typer.Option("--draft", "-d", help="Small model that drafts for it, or none.")
]
System = Annotated[str, typer.Option("--system", help="What the model is told to be.")]
MaxTokens = Annotated[
    int | None, typer.Option("--max-tokens", help="Longest answer; else until it ends by itself.")
]
Stop = Annotated[
    list[str] | None, typer.Option("--stop", help="End the answer before this text; repeatable.")
]
Temperature = Annotated[float, typer.Option("--temperature", help="0 is greedy.")]
TopK = Annotated[int, typer.Option("--top-k", help="Only the k likeliest tokens; 0 is off.")]
TopP = Annotated[
    float, typer.Option("--top-p", help="Only the likeliest with this share in all; 1 is off.")
]
MinP = Annotated[
    float, typer.Option("--min-p", help="Only tokens this likely against the best; 0 is off.")
]
RepeatPenalty = Annotated[
    float, typer.Option("--repeat-penalty", help="Above 1 avoids repetition; 1 is off.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="Same seed, same answer.")]
DraftLength = Annotated[
    str, typer.Option("--draft-length", metavar="auto|N", help="Tokens to draft per round.")
]
Lookup = Annotated[
    bool, typer.Option("--lookup/--no-lookup", help="Also draft from what was said before.")
]
Exactness = Annotated[
    str,
    typer.Option(
        "--exactness", metavar="strict|fast", help="strict: greedy text as without a draft."
    ),
]
ContextSize = Annotated[int | None, typer.Option("--ctx", help="Context size in tokens.")]
Threads = Annotated[int | None, typer.Option("--threads", help="Processor threads.")]
GpuLayers = Annotated[
    str, typer.Option("--gpu-layers", metavar="auto|N", help="Layers of the target on the GPU.")
]
DraftGpuLayers = Annotated[
    str, typer.Option("--draft-gpu-layers", metavar="auto|N", help="The same for the draft.")
]
KvType = Annotated[
    str, typer.Option("--kv-type", metavar="f16|q8_0|q4_0", help="Number format of the cache.")
]
DraftKvType = Annotated[
    str | None,
    typer.Option("--draft-kv-type", metavar="f16|q8_0|q4_0", help="The same for the draft."),
]
ForeignDraft = Annotated[
    bool,
    typer.Option(
        "--foreign-draft", help="Allow a draft with another vocabulary than the target's."
    ),
]
Quiet = Annotated[
    bool, typer.Option("--quiet", "-q", help="No progress and no statistics on stderr.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")]


def auto_or_number(option: str, text: str) -> int | None:
    """None for auto. Raises InputError."""
    if text.strip().lower() == "auto":
        return None
    if text.strip().isdecimal() and len(text) <= _MOST_DIGITS:
        return int(text)
    raise InputError(f"{option} takes auto or a whole number, not “{text[:40]}”.")


def speculation(*, lookup: bool, draft_length: str, exactness: str) -> SpeculationParams:
    """Raises InputError or RequestError."""
    return SpeculationParams(
        lookup=lookup,
        draft_length=auto_or_number("--draft-length", draft_length),
        exactness=exactness_of(exactness),
    )


def exactness_of(text: str) -> RequestedExactness:
    """Raises InputError."""
    if text not in ("strict", "fast"):
        raise InputError(f"--exactness takes strict or fast, not “{text}”.")
    return "strict" if text == "strict" else "fast"


def placement(
    *,
    context_size: int | None,
    threads: int | None,
    gpu_layers: str,
    draft_gpu_layers: str,
    kv_type: str,
    draft_kv_type: str | None,
    foreign_draft: bool,
) -> PairSpec:
    """Where and how a pair is to run; its files are still to be filled in. Raises RequestError."""
    return PairSpec(
        target=Path(),
        context_size=context_size,
        threads=threads,
        gpu_layers=auto_or_number("--gpu-layers", gpu_layers),
        draft_gpu_layers=auto_or_number("--draft-gpu-layers", draft_gpu_layers),
        kv_type=kv_type,
        draft_kv_type=draft_kv_type,
        foreign_draft=foreign_draft,
    )
