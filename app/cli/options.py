"""The options that subcommands share, each defined once; see `option_groups`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from app.cli.errors import InputError
from app.cli.sampling_options import GrammarOptions, SamplingOptions
from app.counted import either
from app.engine.request import (
    CONTEXT_FULL,
    THINKING,
    ContextFull,
    Exactness,
    PairSpec,
    SpeculationParams,
    Thinking,
)
from app.sessions.answer_options import AnswerOptions

_MOST_DIGITS = 6  # far more than any model has layers

Target = Annotated[
    str,
    typer.Option(
        "--target", "-t", metavar="MODEL", help="Big model: a path, a name, starter or demo."
    ),
]
Draft = Annotated[
    str,
    typer.Option("--draft", "-d", metavar="MODEL", help="Small model that drafts for it, or none."),
]
System = Annotated[str, typer.Option("--system", help="What the model is told to be.")]
ForeignDraft = Annotated[
    bool,
    typer.Option(
        "--foreign-draft", help="Allow a draft with another vocabulary than the target's."
    ),
]
Force = Annotated[
    bool, typer.Option("--force", help="Load even what looks too big for this machine.")
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


@dataclass(frozen=True, slots=True)
class SpeculationOptions:
    """How answers are drafted, but for the length, of which a benchmark takes several."""

    lookup: Annotated[
        bool, typer.Option("--lookup/--no-lookup", help="Also draft from what was said before.")
    ] = True
    exactness: Annotated[
        str,
        typer.Option(
            "--exactness", metavar="strict|fast", help="strict: greedy text as without a draft."
        ),
    ] = "fast"

    def params(self, draft_length: str) -> SpeculationParams:
        """Raises InputError or RequestError."""
        return SpeculationParams(
            lookup=self.lookup,
            draft_length=auto_or_number("--draft-length", draft_length),
            exactness=self.checked_exactness(),
        )

    def checked_exactness(self) -> Exactness:
        """Raises InputError."""
        if self.exactness not in ("strict", "fast"):
            raise InputError(f"--exactness takes strict or fast, not “{self.exactness}”.")
        return "strict" if self.exactness == "strict" else "fast"


@dataclass(frozen=True, slots=True)
class PlacementOptions:
    """Where and how a pair runs."""

    context_size: Annotated[int | None, typer.Option("--ctx", help="Context size in tokens.")] = (
        None
    )
    threads: Annotated[int | None, typer.Option("--threads", help="Processor threads.")] = None
    batch_threads: Annotated[
        int | None,
        typer.Option("--batch-threads", help="Threads of passes over several tokens."),
    ] = None
    gpu_layers: Annotated[
        str, typer.Option("--gpu-layers", metavar="auto|N", help="Layers of the target on the GPU.")
    ] = "auto"
    draft_gpu_layers: Annotated[
        str, typer.Option("--draft-gpu-layers", metavar="auto|N", help="The same for the draft.")
    ] = "auto"
    kv_type: Annotated[
        str, typer.Option("--kv-type", metavar="f16|q8_0|q4_0", help="Number format of the cache.")
    ] = "f16"
    draft_kv_type: Annotated[
        str | None,
        typer.Option("--draft-kv-type", metavar="f16|q8_0|q4_0", help="The same for the draft."),
    ] = None
    foreign_draft: ForeignDraft = False

    def spec(self) -> PairSpec:
        """A pair whose files are still to be filled in. Raises InputError or RequestError."""
        return PairSpec(
            target=Path(),
            context_size=self.context_size,
            threads=self.threads,
            batch_threads=self.batch_threads,
            gpu_layers=auto_or_number("--gpu-layers", self.gpu_layers),
            draft_gpu_layers=auto_or_number("--draft-gpu-layers", self.draft_gpu_layers),
            kv_type=self.kv_type,
            draft_kv_type=self.draft_kv_type,
            foreign_draft=self.foreign_draft,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class AnsweringOptions:
    """How each answer of a command that gives answers is generated."""

    max_tokens: Annotated[
        int | None,
        typer.Option("--max-tokens", help="Longest answer; else until it ends by itself."),
    ] = None
    context_full: Annotated[
        str,
        typer.Option(
            "--context-full",
            metavar="stop|drop-oldest",
            help="drop-oldest: go on without the oldest turns of a chat.",
        ),
    ] = "stop"
    thinking: Annotated[
        str,
        typer.Option(
            "--thinking",
            metavar="|".join(THINKING),
            help="Whether the model thinks before it answers, or how hard, where it can be told.",
        ),
    ] = "usual"
    stop: Annotated[
        list[str] | None,
        typer.Option("--stop", help="End the answer before this text; repeatable."),
    ] = None
    sampling: SamplingOptions
    grammar: GrammarOptions
    draft_length: Annotated[
        str, typer.Option("--draft-length", metavar="auto|N", help="Tokens to draft per round.")
    ] = "auto"
    speculation: SpeculationOptions

    def read(self) -> AnswerOptions:
        """Raises InputError or RequestError."""
        return AnswerOptions(
            sampling=self.sampling.params(),
            speculation=self.speculation.params(self.draft_length),
            max_tokens=self.max_tokens,
            stop=tuple(self.stop or ()),
            grammar=self.grammar.read(),
            context_full=self._context_full(),
            thinking=self._thinking(),
        )

    def _context_full(self) -> ContextFull:
        for known in CONTEXT_FULL:
            if self.context_full == known:
                return known
        typed = self.context_full[:40]
        raise InputError(f"--context-full takes {' or '.join(CONTEXT_FULL)}, not “{typed}”.")

    def _thinking(self) -> Thinking:
        for known in THINKING:
            if self.thinking == known:
                return known
        raise InputError(f"--thinking takes {either(THINKING)}, not “{self.thinking[:40]}”.")
