"""Logits that are not numbers end a turn with an error, never with garbage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from app.engine.block_verify import BlockVerifier
from app.engine.coupled_verify import CoupledVerifier
from app.engine.draft_length import FixedLength
from app.engine.errors import DecodeError
from app.engine.events import Finished, TextDelta
from app.engine.generate import Answering, generate
from app.engine.model_drafter import ModelDrafter
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine.verify import GreedyVerifier, Verifier
from tests.app.engine.scripted import ScriptedModel, WordVocabulary

WORDS = WordVocabulary(["a", "b", "c", "d", "e", "f"])
VERIFIERS = {
    "greedy": lambda: GreedyVerifier(SamplingParams(temperature=0)),
    "coupled": lambda: CoupledVerifier(SamplingParams(), 5),
    "block": lambda: BlockVerifier(SamplingParams(), np.random.default_rng(0).random),
}
Logits = Callable[[Sequence[int]], Sequence[float]]


def counting(bad: float = 0.0, after: int = 99) -> Logits:
    """Goes through the words in turn; from `after` tokens on, one logit is `bad`."""

    def logits(history: Sequence[int]) -> Sequence[float]:
        row = [0.0] * 7
        row[(history[-1] + 1) % 6] = 30.0
        if len(history) >= after:
            row[3] = bad
        return row

    return logits


def job(verifier: Verifier, target: Logits, draft: Logits, length: int) -> Answering:
    drafter = ModelDrafter(ScriptedModel(WORDS, logits=draft), WORDS.size, WORDS.is_end)
    return Answering(
        target=ScriptedModel(WORDS, logits=target),
        prompt=[0],
        drafters={Source.DRAFT: drafter} if length else {},
        policy=FixedLength(length),
        verifier=verifier,
        padded=lambda width: width,
        cancelled=lambda: False,
        max_tokens=20,
    )


@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize("stops", [(), ("b c a",)])
@pytest.mark.parametrize("length", [0, 3])
@pytest.mark.parametrize("verifier", VERIFIERS)
def test_of_the_target_are_told_behind_all_that_stands(
    verifier: str, length: int, stops: tuple[str, ...], bad: float
) -> None:
    asked = replace(job(VERIFIERS[verifier](), counting(bad, 8), counting(), length), stops=stops)
    text = ""
    with pytest.raises(DecodeError) as caught:  # noqa: PT012 - what came before counts too
        for event in generate(asked):
            text += event.text if isinstance(event, TextDelta) else ""
    assert "not numbers" in str(caught.value)
    assert "download it again" in str(caught.value.advice)
    assert text == " b c d e f a b"


@pytest.mark.parametrize("verifier", VERIFIERS)
def test_of_the_draft_only_end_its_drafting(verifier: str) -> None:
    *_, done = generate(job(VERIFIERS[verifier](), counting(), counting(np.nan, 8), 3))
    assert isinstance(done, Finished)
    assert done.text == " b c d e f a b c d e f a b c d e f a b c"
    assert done.stats.off_reason == ("the draft failed: The model gave values that are not numbers")


@pytest.mark.parametrize("verifier", VERIFIERS)
def test_minus_infinity_only_rules_a_token_out(verifier: str) -> None:
    asked = job(VERIFIERS[verifier](), counting(-np.inf, 1), counting(-np.inf, 1), 3)
    *_, done = generate(replace(asked, max_tokens=2))
    assert isinstance(done, Finished)
    assert done.text == " b c"


@pytest.mark.parametrize("draft", [(0.5, 0.5), (0.2, 0.8)])
def test_a_draft_that_fails_behind_one_token_does_not_make_that_token_rarer(
    draft: tuple[float, float],
) -> None:
    """Once drawn, a proposal is judged, although the draft has nothing to put behind it."""
    random = np.random.default_rng(1)
    verifier = BlockVerifier(SamplingParams(temperature=1, min_p=0, top_p=1), random.random)
    logits = [*np.log(draft), *[-np.inf] * 5]

    def failing_behind_a(history: Sequence[int]) -> Sequence[float]:
        return [np.nan] * 7 if history[-1] == 0 else logits

    counts = [0, 0]  # of the second token, behind a first one that the draft can go on from
    for _ in range(1000):
        asked = job(verifier, lambda history: [0, 0, *[-np.inf] * 5], failing_behind_a, 2)
        *_, done = generate(replace(asked, prompt=[2], max_tokens=4))
        assert isinstance(done, Finished)
        counts[done.tokens[1]] += done.tokens[0] == 1
    assert abs(counts[0] / sum(counts) - 0.5) < 0.07


def test_a_proposal_that_the_target_fails_behind_may_still_be_rejected() -> None:
    """Half of the first tokens lead to values that are no numbers, whatever the draft proposes."""
    random = np.random.default_rng(2)
    verifier = BlockVerifier(SamplingParams(temperature=1, min_p=0, top_p=1), random.random)
    fair = [0, 0, *[-np.inf] * 5]

    def failing_behind_a(history: Sequence[int]) -> Sequence[float]:
        return [np.nan] * 7 if history[-1] == 0 else fair

    failed = started = 0
    for _ in range(600):
        asked = job(verifier, failing_behind_a, lambda history: [2, *fair[1:]], 2)
        first = None
        try:
            for event in generate(replace(asked, prompt=[2], max_tokens=4)):
                first = first or (event.text if isinstance(event, TextDelta) else None)
        except DecodeError:
            failed += first == " b"
        started += first == " b"
    assert 250 < started < 350
    assert abs(failed / started - 0.75) < 0.08  # at the second or at the third token
