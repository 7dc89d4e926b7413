"""`paceline bench`: how fast with a draft, how fast without, and how fast is llama-server?"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer

from app.bench.hostile_draft import HOSTILE_SEED
from app.bench.markdown_report import markdown
from app.bench.peer_build import examine
from app.bench.prompts import Category, choose
from app.bench.record import Record, Settings
from app.bench.report import report
from app.cli import bench_options, options
from app.cli.bench_files import BenchFiles, bench_files
from app.cli.bench_run import BenchRun
from app.cli.errors import ENGINE_FAILED, INTERRUPTED, OK
from app.cli.option_groups import with_groups
from app.cli.pair_setup import PairSetup, user_names
from app.cli.sampling_options import SamplingOptions
from app.cli.terminal import say
from app.cli.text_file import check_typed
from app.config.paths import Paths
from app.model_names import NO_DRAFT
from models.json_text import json_text

_CATEGORIES_HELP = f"{', '.join(Category)}; else all."


@with_groups(temperature=0.0)
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
        int,
        typer.Option("--prompts", min=1, help="How many built-in prompts, of each category alike."),
    ] = 22,
    categories: Annotated[
        str, typer.Option("--categories", metavar="NAME,…", help=_CATEGORIES_HELP)
    ] = "",
    modes: Annotated[
        str, typer.Option("--modes", metavar="both,draft,lookup", help="What drafts; else all.")
    ] = "",
    hostile_draft: Annotated[
        bool,
        typer.Option("--hostile-draft", help="Also a draft of random weights, made for this."),
    ] = False,
    repeat: Annotated[
        int, typer.Option("--repeat", min=1, help="How often each arm answers each prompt.")
    ] = 3,
    out: Annotated[
        str | None,
        typer.Option(
            "--out", metavar="FILE", help="Report in JSON; beside it Markdown and a chart."
        ),
    ] = None,
    system: options.System = "",
    max_tokens: Annotated[int, typer.Option("--max-tokens", min=2, help="Longest answer.")] = 128,
    sampling: SamplingOptions,
    draft_length: Annotated[
        str, typer.Option("--draft-length", metavar="auto|N,…", help="Lengths to try, per mode.")
    ] = "auto",
    speculation: options.SpeculationOptions,
    placement: options.PlacementOptions,
    as_json: options.AsJson = False,
    force: options.Force = False,
    quiet: options.Quiet = False,
) -> int:
    """Measure a pair on built-in prompts, plain and drafted.

    Every prompt is answered by each arm in turn: plain, then each mode with each draft length.
    """
    spec = placement.spec()
    settings = Settings(
        sampling=sampling.params(),
        draftings=bench_options.draftings(
            modes,
            draft_length,
            has_draft=draft.strip() not in ("", NO_DRAFT),
            lookup=speculation.lookup,
            hostile=hostile_draft,
        ),
        exactness=speculation.checked_exactness(),
        max_tokens=max_tokens,
        repetitions=repeat,
        system_prompt=check_typed(system, "The system prompt"),
        hostile_seed=HOSTILE_SEED if hostile_draft else None,
    )
    chosen = choose(bench_options.categories(categories), prompts)
    draft_lengths = bench_options.peer_lengths(peer_n_max)
    files = bench_files(out)
    paths = Paths.of_user()
    pair = PairSetup(user_names(paths), target, draft, spec, force)
    pair.check()
    run = BenchRun(
        paths=paths,
        wanted=pair,
        settings=settings,
        prompts=chosen,
        peer=None if peer is None else examine(peer),
        draft_lengths=draft_lengths,
        quiet=quiet,
    )
    with _termination_as_interrupt():
        record = run.run()
    return _deliver(record, files, as_json=as_json)


def _deliver(record: Record, files: BenchFiles | None, *, as_json: bool) -> int:
    data = json_text(report(record), indent=1)
    typer.echo(data.rstrip() if as_json else markdown(record))
    if files is not None:
        files.write(record, data)
    for failure in record.outcome.failures:
        say(f"{failure.arm} was left out from {failure.prompt} on: {failure.reason}")
    if record.outcome.is_complete:
        return OK
    return ENGINE_FAILED if record.outcome.failures else INTERRUPTED


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
