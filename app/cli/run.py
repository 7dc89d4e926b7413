"""`paceline run`: one prompt, its answer to stdout, its statistics to stderr."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from app.cli import options
from app.cli.answer_run import AnswerRun, Output
from app.cli.engine_line import EngineLine
from app.cli.pair_setup import check_pair_files, load_pair, user_names
from app.cli.prompt_source import PromptSource, read_question
from app.cli.terminal import ProgressLine
from app.config.paths import Paths
from app.engine.request import GenerationRequest
from app.engine.sampling import SamplingParams
from app.engine_process.backend import real_backend
from app.engine_process.client import EngineClient


def run(  # noqa: PLR0913 - options are arguments here
    *,
    target: options.Target,
    draft: options.Draft = "",
    prompt: Annotated[
        str | None, typer.Option("--prompt", "-p", help="The prompt; - reads it from stdin.")
    ] = None,
    prompt_file: Annotated[
        Path | None, typer.Option("--prompt-file", help="A UTF-8 file with the prompt.")
    ] = None,
    messages: Annotated[
        Path | None,
        typer.Option("--messages", help='A conversation: [{"role": "user", "content": "…"}, …].'),
    ] = None,
    system: options.System = "",
    raw: Annotated[
        bool, typer.Option("--raw", help="Send the prompt as it is, without chat template.")
    ] = False,
    max_tokens: options.MaxTokens = None,
    stop: options.Stop = None,
    temperature: options.Temperature = options.DEFAULTS.temperature,
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
    draft_kv_type: options.DraftKvType = None,
    foreign_draft: options.ForeignDraft = False,
    as_json: options.AsJson = False,
    rounds: Annotated[bool, typer.Option("--rounds", help="With --json: add every round.")] = False,
    quiet: options.Quiet = False,
) -> int:
    """Answer one prompt: the text goes to stdout, the statistics to stderr."""
    placement = options.placement(
        context_size=context_size,
        threads=threads,
        gpu_layers=gpu_layers,
        draft_gpu_layers=draft_gpu_layers,
        kv_type=kv_type,
        draft_kv_type=draft_kv_type,
        foreign_draft=foreign_draft,
    )
    sampling = SamplingParams(
        temperature=temperature,
        top_k=top_k,
        top_p=top_p,
        min_p=min_p,
        repeat_penalty=repeat_penalty,
        seed=seed,
    )
    speculation = options.speculation(lookup=lookup, draft_length=draft_length, exactness=exactness)
    source = PromptSource(prompt, prompt_file, messages, system, raw)
    paths = Paths.of_user()
    names = user_names(paths)
    check_pair_files(names, target, draft, foreign=foreign_draft)
    question = read_question(source, sys.stdin)
    request = GenerationRequest(
        messages=question.messages,
        raw_prompt=question.raw_prompt,
        sampling=sampling,
        max_tokens=max_tokens,
        stop=tuple(stop or ()),
        speculation=speculation,
    )
    with EngineLine(
        EngineClient(paths.engine_log, make_backend=real_backend(paths.costs_folder))
    ) as line:
        info = load_pair(
            line,
            names,
            target,
            draft,
            placement,
            building=ProgressLine(sys.stderr, quiet=quiet),
            loading=ProgressLine(sys.stderr, quiet=quiet, brief=True),
        )
        output = Output(as_json, rounds, quiet)
        return AnswerRun(line, info, request, output).run()
