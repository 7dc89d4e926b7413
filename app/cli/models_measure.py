"""`paceline models measure`: what a draft really gains, in about 20 seconds."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import Annotated

import typer

from app.cli import options
from app.cli.engine_line import EngineLine, Interrupted, user_engine
from app.cli.errors import OK, InputError
from app.cli.models_drafts import measured_report
from app.cli.option_groups import with_groups
from app.cli.pair_setup import PairSetup, user_names
from app.cli.terminal import ProgressLine, say, show
from app.config.paths import Paths
from app.engine.events import Finished
from app.pair_measurement import summarize
from app.pair_measurement_text import measured_text
from app.pair_trial import PairTrial, TrialEnded, TrialFailed, TrialGrew
from models.draft_ranking import identity
from models.gguf import read_header
from models.measured_pair import MeasurementFile


@with_groups()
def measure(
    target: Annotated[str, typer.Argument(metavar="TARGET", help="The big model.")],
    draft: Annotated[str, typer.Argument(metavar="DRAFT", help="The model that drafts for it.")],
    *,
    placement: options.PlacementOptions,
    force: options.Force = False,
    as_json: options.AsJson = False,
    quiet: options.Quiet = False,
) -> int:
    """Measure what the draft gains, usually for about 20 seconds. The figure is kept."""
    paths = Paths.of_user()
    kept = MeasurementFile(paths.measurements_file)
    wanted = PairSetup(user_names(paths), target, draft, placement.spec(), force)
    wanted.check()
    with _said_when_stopped(), user_engine(paths) as line:
        info = wanted.load(line, quiet=quiet)
        if info.draft is None:
            raise InputError("There is no draft to measure.", advice="Name two models.")
        identities = identity(read_header(info.target.path)), identity(read_header(info.draft.path))
        answers = _trial(line, ProgressLine(sys.stderr, quiet=quiet))
        pair = summarize(answers, info, identities, date.today())
    show(json.dumps(measured_report(pair)) if as_json else " ".join(measured_text(pair)))
    kept.add(pair)
    return OK


@contextmanager
def _said_when_stopped() -> Iterator[None]:
    """Ctrl-C ends the program."""
    try:
        yield
    except KeyboardInterrupt:
        say("Stopped. Nothing of this measurement was kept; the same command begins it again.")
        raise


def _trial(line: EngineLine, progress: ProgressLine) -> tuple[Finished, ...]:
    """Raises PacelineError, or KeyboardInterrupt if Ctrl-C was pressed."""
    trial = PairTrial(line.send)
    with progress, line.interrupts_as_replies():
        trial.start()
        while True:
            reply = line.next()
            if isinstance(reply, Interrupted):
                trial.stop()
                continue
            match trial.handle(reply):
                case TrialGrew(fraction, left_s):
                    progress.show(fraction, "Measuring this pair", left_s)
                case TrialEnded(answers):
                    return answers
                case TrialFailed(error):
                    raise error or KeyboardInterrupt
