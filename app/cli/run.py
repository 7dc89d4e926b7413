"""`paceline run`: one prompt, its answer to stdout, its statistics to stderr."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from app.cli import options
from app.cli.answer_run import AnswerRun, Output
from app.cli.engine_line import user_engine
from app.cli.errors import InputError
from app.cli.option_groups import with_groups
from app.cli.pair_setup import PairSetup, user_names
from app.cli.prompt_source import PromptSource, read_question
from app.config.paths import Paths
from app.sessions.answer_options import as_request


@with_groups()
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
    answering: options.AnsweringOptions,
    placement: options.PlacementOptions,
    as_json: options.AsJson = False,
    rounds: Annotated[bool, typer.Option("--rounds", help="With --json: add every round.")] = False,
    force: options.Force = False,
    quiet: options.Quiet = False,
) -> int:
    """Answer one prompt. The text goes to stdout, the statistics to stderr."""
    if rounds and not as_json:
        raise InputError("Rounds are part of the JSON object only.", advice="Add --json.")
    source = PromptSource(prompt, prompt_file, messages, system, raw)
    paths = Paths.of_user()
    pair = PairSetup(user_names(paths), target, draft, placement.spec(), force)
    pair.check()
    question = read_question(source, sys.stdin)
    request = as_request(answering.read(), question.messages, raw_prompt=question.raw_prompt)
    with user_engine(paths) as line:
        info = pair.load(line, quiet=quiet)
        output = Output(as_json, rounds, quiet)
        return AnswerRun(line, info, request, output).run()
