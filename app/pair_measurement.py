"""From the turns of a trial run to what is kept about a pair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import psutil

from app.bench.prompts import Category, Prompt, choose
from app.engine.errors import RequestError
from app.engine.events import Finished
from app.engine.pair_info import PairInfo
from app.engine.request import ChatMessage, GenerationRequest, SpeculationParams
from app.engine.stats import Source, TurnStats
from app.engine.stats_live import best_length, live_figures
from app.processor import processor_name
from models.measured_pair import MeasuredPair, ModelIdentity

SECONDS_PER_PROMPT = 6.0  # of three; loading and measuring passes take the rest of about 20
LONGEST_ANSWER = 256  # tokens


def trial_prompts() -> tuple[Prompt, ...]:
    """Writing, code and a summary: how well a draft guesses differs most between these."""
    return choose((Category.WRITING, Category.CODING, Category.SUMMARIZATION), 3)


def trial_request(prompt: Prompt) -> GenerationRequest:
    """A usual answer, drafted by the draft model alone."""
    return GenerationRequest(
        messages=(ChatMessage("user", prompt.text),),
        max_tokens=LONGEST_ANSWER,
        max_seconds=SECONDS_PER_PROMPT,
        speculation=SpeculationParams(lookup=False),
        read_ahead=False,
    )


def machine_name() -> str:
    """This machine's name in measurements."""
    return f"{processor_name()}, {psutil.cpu_count(logical=False) or psutil.cpu_count()} cores"


def summarize(
    answers: Sequence[Finished],
    info: PairInfo,
    identities: tuple[ModelIdentity, ModelIdentity],
    today: date,
) -> MeasuredPair:
    """What the answers together show. Raises RequestError where they were too short."""
    usual = info.costs.plain_rate  # of answers with too few rounds to be worth measuring it
    turns = [
        replace(answer.stats, plain_rate=answer.stats.plain_rate or usual) for answer in answers
    ]
    timed = [turn for turn in turns if turn.decode_rate and turn.plain_rate]
    tokens = sum(turn.output_tokens - 1 for turn in timed)
    if not tokens:
        raise RequestError(
            "The answers were too short to measure anything.",
            advice="The target may be broken, or need a chat template.",
        )
    return MeasuredPair(
        target=identities[0],
        draft=identities[1],
        machine=machine_name(),
        measured_on=today.isoformat(),
        decode_rate=tokens / sum(turn.timings.decode_s for turn in timed),
        plain_rate=tokens / sum((t.output_tokens - 1) / (t.plain_rate or 1) for t in timed),
        acceptance_rate=_acceptance(timed),
        draft_length=_best_length(info, answers),
        kv_type=info.kv_type,
        context_size=info.context_size,
        pass_s=dict(info.costs.target_pass_s),
        draft_step_s=info.costs.draft_step_s,
    )


def _acceptance(turns: Sequence[TurnStats]) -> float | None:
    """Accepted ÷ drafted, over all turns; None where the draft never got a chance."""
    counts = [turn.speculation.by_source[Source.DRAFT] for turn in turns]
    drafted = sum(count.drafted for count in counts)
    return sum(count.accepted for count in counts) / drafted if drafted else None


def _best_length(info: PairInfo, answers: Sequence[Finished]) -> int:
    """Tokens behind a rejection were never judged, so the share of all drafted says too little."""
    chance = live_figures([done for answer in answers for done in answer.rounds]).chance
    best = None if chance is None else best_length(info.costs, chance)
    return 0 if best is None else best.length
