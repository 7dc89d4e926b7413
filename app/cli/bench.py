"""`paceline bench`: how fast with a draft, how fast without, and how fast is llama-server?"""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer

from app.bench.markdown_report import markdown
from app.bench.peer_build import examine
from app.bench.prompts import Kind, choose
from app.bench.record import Record, Settings
from app.bench.report import report
from app.cli import options
from app.cli.bench_run import BenchRun
from app.cli.errors import ENGINE_FAILED, INTERRUPTED, OK, InputError
from app.cli.pair_setup import check_pair_files, user_names
from app.cli.terminal import say
from app.cli.text_file import check_typed
from app.config.paths import Paths
from app.engine.request import MAX_DRAFT_LENGTH, SpeculationParams
from app.engine.sampling import SamplingParams
from app.model_names import NO_DRAFT

_MARKDOWN = ".md"


def bench(  # noqa: PLR0913 - options are arguments here
    *,
    target: options.Target,
    draft: options.Draft = "",
    peer: Annotated[
        Path | None, typer.Option("--peer", help="A llama-server program to compare with.")
    ] = None,
    peer_n_max: Annotated[
        str, typer.Option("--peer-n-max", metavar="N,…", help="Draft lengths to try it with.")
    ] = "2,3,4,5,7",
    prompts: Annotated[
        int | None, typer.Option("--prompts", min=1, help="How many of the built-in prompts.")
    ] = None,
    kinds: Annotated[
        str, typer.Option("--kinds", metavar="KIND,…", help="chat, code, summary, edit; else all.")
    ] = "",
    repeat: Annotated[
        int, typer.Option("--repeat", min=1, help="How often each arm answers each prompt.")
    ] = 3,
    out: Annotated[
        Path | None, typer.Option("--out", help="Report in JSON; beside it one in Markdown.")
    ] = None,
    system: options.System = "",
    max_tokens: Annotated[int, typer.Option("--max-tokens", min=2, help="Longest answer.")] = 128,
    temperature: options.Temperature = 0.0,
    top_k: options.TopK = options.DEFAULTS.top_k,
    top_p: options.TopP = options.DEFAULTS.top_p,
    min_p: options.MinP = options.DEFAULTS.min_p,
    repeat_penalty: options.RepeatPenalty = options.DEFAULTS.repeat_penalty,
    seed: options.Seed = None,
    draft_length: options.DraftLength = "auto",
    lookup: options.Lookup = True,
    exactness: options.Exactness = "fast",
    context_size: options.ContextSize = None,
    threads: options.Threads = None,
    gpu_layers: options.GpuLayers = "auto",
    draft_gpu_layers: options.DraftGpuLayers = "auto",
    kv_type: options.KvType = "f16",
    as_json: options.AsJson = False,
    quiet: options.Quiet = False,
) -> int:
    """Measure a pair on built-in prompts, with and without drafting, and against llama-server."""
    placement = options.placement(
        context_size=context_size,
        threads=threads,
        gpu_layers=gpu_layers,
        draft_gpu_layers=draft_gpu_layers,
        kv_type=kv_type,
    )
    settings = Settings(
        sampling=SamplingParams(
            temperature=temperature,
            top_k=top_k,
            top_p=top_p,
            min_p=min_p,
            repeat_penalty=repeat_penalty,
            seed=seed,
        ),
        speculation=options.speculation(
            lookup=lookup, draft_length=draft_length, exactness=exactness
        ),
        max_tokens=max_tokens,
        repetitions=repeat,
        system_prompt=check_typed(system, "The system prompt"),
    )
    chosen = choose(_kinds(kinds), prompts)
    draft_lengths = _draft_lengths(peer_n_max)
    _check_out(out)
    paths = Paths.of_user()
    names = user_names(paths)
    _check_drafting(settings.speculation, has_draft=draft.strip() not in ("", NO_DRAFT))
    check_pair_files(names, target, draft)
    run = BenchRun(
        paths=paths,
        names=names,
        target=target,
        draft=draft,
        placement=placement,
        settings=settings,
        prompts=chosen,
        peer=None if peer is None else examine(peer),
        draft_lengths=draft_lengths,
        quiet=quiet,
    )
    with _termination_as_interrupt():
        record = run.run()
    return _deliver(record, out, as_json=as_json)


def _deliver(record: Record, out: Path | None, *, as_json: bool) -> int:
    data, text = json.dumps(report(record), ensure_ascii=False, indent=1), markdown(record)
    typer.echo(data if as_json else text)
    if out is not None:
        _write(out, data + "\n")
        _write(out.with_suffix(_MARKDOWN), text)
    for failure in record.outcome.failures:
        say(f"{failure.arm} was left out from {failure.prompt} on: {failure.reason}")
    if record.outcome.is_complete:
        return OK
    return ENGINE_FAILED if record.outcome.failures else INTERRUPTED


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"“{path}” cannot be written: {error.strerror}.") from error


@contextmanager
def _termination_as_interrupt() -> Iterator[None]:
    """Being told to end must not leave servers behind."""

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before: Any = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _kinds(text: str) -> tuple[Kind, ...]:
    """All kinds for an empty text."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    unknown = [name for name in names if name not in set(Kind)]
    if unknown:
        raise InputError(f"There are no prompts of the kind “{unknown[0]}”.", advice=_known_kinds())
    return tuple(map(Kind, names)) or tuple(Kind)


def _known_kinds() -> str:
    return f"--kinds takes some of {', '.join(Kind)}."


def _draft_lengths(text: str) -> tuple[int, ...]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not all(name.isdecimal() and 1 <= int(name) <= MAX_DRAFT_LENGTH for name in names):
        raise InputError(f"--peer-n-max takes numbers from 1 to {MAX_DRAFT_LENGTH}, not “{text}”.")
    return tuple(map(int, names))


def _check_out(out: Path | None) -> None:
    """Before an hour of work. Raises InputError."""
    if out is None:
        return
    if out.suffix == _MARKDOWN:
        raise InputError("--out names the JSON report; the one in Markdown is written beside it.")
    if out.is_dir() or not out.absolute().parent.is_dir():
        raise InputError(f"The report cannot be written to “{out}”: it needs a folder that exists.")


def _check_drafting(speculation: SpeculationParams, *, has_draft: bool) -> None:
    if speculation.draft_length == 0 or not (has_draft or speculation.lookup):
        raise InputError(
            "Nothing would draft, so there is nothing to compare.",
            advice="Name a draft with --draft, or allow lookup; --draft-length 0 forbids both.",
        )
