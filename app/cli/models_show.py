"""`paceline models show`: what a model's file says, and whether it fits this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from app.cli import options
from app.cli.errors import OK
from app.cli.option_groups import with_groups
from app.cli.pair_setup import user_names
from app.cli.terminal import show
from app.config.paths import Paths
from app.memory_fit import headers_fit, this_machine
from models.byte_size import gigabytes
from models.fit import Fit
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.memory import ModelMemory
from models.text_model import why_not_text
from models.tokenizer import summarize_tokenizer


@with_groups()
def show_model(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A path, a name, starter or demo.")],
    *,
    draft: options.Draft = "",
    placement: options.PlacementOptions,
    as_json: options.AsJson = False,
) -> int:
    """Show what a model is and what memory it needs. With --draft, what both need.

    Graphics cards are not looked at here: that takes the engine, and run and chat do it.
    """
    files = user_names(Paths.of_user()).pair(name, draft)
    target = read_header(files.target)
    small = read_header(files.draft) if files.draft else None
    fit = headers_fit(target, small, placement.spec(), this_machine())
    if as_json:
        show(json.dumps(model_report(target) | {"fit": fit_report(fit)}))
    else:
        show(model_text(target, fit))
    return OK


def model_report(header: GgufHeader) -> dict[str, object]:
    """The header's facts as JSON."""
    tokens, problem = summarize_tokenizer(header), why_not_text(header)
    return {
        "path": str(header.path),
        "name": header.name,
        "kind": problem.kind.value if problem else "text",
        "architecture": header.architecture,
        "quantization": header.quantization,
        "parameters": header.parameter_count,
        "size_bytes": header.total_bytes,
        "parts": len(header.parts) + 1,
        "gguf_version": header.version,
        "layers": header.block_count,
        "width": header.embedding_length,
        "context_length": header.context_length,
        "license": header.text("general.license"),
        "has_chat_template": header.chat_template is not None,
        "tokenizer": {
            "kind": tokens.kind,
            "pre": tokens.pre,
            "tokens": tokens.size,
            "fingerprint": tokens.fingerprint,
        },
    }


def fit_report(fit: Fit) -> dict[str, object]:
    """The estimate as JSON, in bytes."""
    memory, draft = fit.memory, fit.memory.draft
    return {
        "verdict": fit.verdict.value,
        "needed_bytes": memory.needed_bytes,
        "resident_bytes": memory.resident_bytes,
        "free_bytes": fit.free.ram_bytes,
        "process_bytes": memory.process_bytes,
        "target": _memory_report(memory.target),
        "draft": _memory_report(draft) if draft else None,
        "advice": list(fit.advice),
    }


def model_text(header: GgufHeader, fit: Fit) -> str:
    """The same in lines for people."""
    size = f"{gigabytes(header.total_bytes, 2)}, {header.quantization}"
    facts = {
        "file": f"{header.path}",
        "size": f"{size}, {header.parameter_count / 1e9:.2f}B parameters",
        "model": f"{header.architecture}, {header.block_count or '?'} layers",
        "context": f"trained for {header.context_length or 0:,} tokens",
        "vocabulary": f"{header.vocabulary_size or 0:,} tokens",
        "licence": header.text("general.license") or "not stated",
        "memory": fit.sentence,
    }
    lines = [header.name, *(f"  {name:<11} {fact}" for name, fact in facts.items())]
    problem = why_not_text(header)
    if problem is not None:
        lines[1:1] = [f"  it {problem.clause}"]
    return "\n".join([*lines, *(f"              {advice}" for advice in fit.advice)])


def _memory_report(memory: ModelMemory) -> dict[str, int]:
    return {
        "weight_bytes": memory.weight_bytes,
        "repacked_bytes": memory.repacked_bytes,
        "cache_bytes": memory.cache_bytes,
        "compute_bytes": memory.compute_bytes,
        "vocabulary_bytes": memory.vocabulary_bytes,
    }
