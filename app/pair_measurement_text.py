"""What a measurement of a pair found out, in sentences that terminal and window share."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import Final

from app.language import IN_ENGLISH, Language, percent
from models.measured_pair import MeasuredPair
from models.speedup import Basis, best_gain

_HARDLY: Final = 1.1  # a gain; where perfect guesses promise less, it is costs that forbid it
_DEAR_GUESS: Final = 0.5  # of a target pass


class Loss(Enum):
    """Why drafting does not pay; UNKNOWN where the costs are."""

    UNTRIED = auto()
    DEAR_GUESSES = auto()
    DEAR_CHECKS = auto()
    WRONG_GUESSES = auto()
    UNEXPECTED = auto()
    UNKNOWN = auto()


def loss_of(pair: MeasuredPair) -> Loss | None:
    """Costs come before guesses: if not even perfect ones would pay. None: drafting does pay."""
    if pair.pays:
        return None
    if pair.acceptance_rate is None:
        return Loss.UNTRIED
    costs = pair.costs
    if costs is not None and best_gain(costs, 1.0, Basis.MEASURED).speedup < _HARDLY:
        return Loss.DEAR_GUESSES if costs.draft_step >= _DEAR_GUESS else Loss.DEAR_CHECKS
    if pair.draft_length == 0:
        return Loss.WRONG_GUESSES
    return Loss.UNEXPECTED if costs is not None else Loss.UNKNOWN


def measured_text(pair: MeasuredPair, language: Language = IN_ENGLISH) -> tuple[str, str]:
    """Whether drafting pays, and the figures, with the reason where it does not."""
    tr = language.say
    if not pair.pays:
        return tr("This draft does not pay here."), _figures(pair, language)
    words = tr("With this draft, answers come {times} times as fast.")
    return words.format(times=language.decimal(pair.speedup, 2)), _figures(pair, language)


def _figures(pair: MeasuredPair, language: Language) -> str:
    costs, loss = pair.costs, loss_of(pair)
    words = _of_gain(pair, language) if loss is None else _of_loss(loss, language)
    if loss is Loss.UNTRIED and (costs is None or math.isinf(costs.target_pass(4))):
        words = _of_untried(language)
    return words.format(
        rate=language.decimal(pair.decode_rate, 1),
        plain=language.decimal(pair.plain_rate, 1),
        share=percent(pair.acceptance_rate or 0.0, language),
        part=percent(costs.draft_step, language) if costs is not None else "",
        times=language.decimal(costs.target_pass(2), 1) if costs is not None else "",
        three=language.decimal(costs.target_pass(4), 1) if costs is not None else "",
    )


def _of_gain(pair: MeasuredPair, language: Language) -> str:
    tr = language.say
    if pair.draft_length == 0:  # answers were faster than what passes cost promises
        return _of_loss(Loss.UNKNOWN, language)
    return tr(
        "{rate} tokens a second with the draft, {plain} without; {share} of the guesses were "
        "right, best at %n tokens.",
        "",
        pair.draft_length,
    )


def _of_untried(language: Language) -> str:
    """Where costs that would say why are not known."""
    tr = language.say
    return tr(
        "{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try."
    )


def _of_loss(loss: Loss, language: Language) -> str:
    tr = language.say
    match loss:
        case Loss.UNTRIED:
            return tr(
                "{rate} tokens a second with the draft, {plain} without. Drafting was never worth "
                "a try: a guess takes {part} of the time of a pass of the target, and a pass that "
                "checks three takes {three} times as long as a plain one."
            )
        case Loss.DEAR_GUESSES:
            return tr(
                "{rate} tokens a second with the draft, {plain} without; {share} of the guesses "
                "were right, but one takes {part} of the time of a pass of the target."
            )
        case Loss.DEAR_CHECKS:
            return tr(
                "{rate} tokens a second with the draft, {plain} without; {share} of the guesses "
                "were right, but a pass that checks one takes {times} times as long as a plain one."
            )
        case Loss.WRONG_GUESSES:
            return tr(
                "{rate} tokens a second with the draft, {plain} without; {share} of the guesses "
                "were right, too few to pay."
            )
        case Loss.UNEXPECTED:
            return tr(
                "{rate} tokens a second with the draft, {plain} without; {share} of the guesses "
                "were right, and by what passes cost that should pay a little. "
                "Measure again while nothing else runs."
            )
        case Loss.UNKNOWN:
            return tr(
                "{rate} tokens a second with the draft, {plain} without; {share} of the guesses "
                "were right."
            )
