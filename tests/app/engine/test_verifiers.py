"""The verifier that a request needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.engine.block_verify import BlockVerifier
from app.engine.errors import GrammarError, RequestError
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.request import GenerationRequest, OutputGrammar
from app.engine.sampling import SamplingParams
from app.engine.verifiers import Verifiers


@pytest.fixture(scope="module")
def model(starter_path: Path) -> Iterator[LlamaModel]:
    model = LlamaModel(starter_path, LlamaOptions(context_size=64, threads=1))
    yield model
    model.close()


def asked(params: SamplingParams, grammar: str | None = None) -> GenerationRequest:
    wanted = None if grammar is None else OutputGrammar(grammar)
    return GenerationRequest(raw_prompt="x", sampling=params, grammar=wanted)


@pytest.mark.parametrize(
    ("params", "name"),
    [
        (SamplingParams(temperature=0, seed=1), "greedy"),
        (SamplingParams(seed=1), "coupled"),
        (SamplingParams(), "block"),
        (SamplingParams(xtc_probability=0.5, dry_multiplier=0.8), "block"),
    ],
)
def test_kinds(model: LlamaModel, params: SamplingParams, name: str) -> None:
    with Verifiers(model.vocabulary).verifier(asked(params), 1) as verifier:
        assert verifier.name == name


def test_rules_reach_the_verifier(model: LlamaModel) -> None:
    line_break = model.vocabulary.tokenize("\n", parse_special=False)[0]
    request = asked(SamplingParams(dry_multiplier=1), 'root ::= "7"')
    with Verifiers(model.vocabulary).verifier(request, 2) as verifier:
        assert () in verifier.rules.breakers[line_break]
        row = np.zeros(model.vocabulary.size, dtype=np.float32)
        assert model.vocabulary.text(verifier.verify((), row[None], [1, 1]).next_token) == "7"


def test_the_draft_temperature_goes_from_answer_to_answer(model: LlamaModel) -> None:
    verifiers = Verifiers(model.vocabulary)
    kept = []
    for _ in range(2):
        with verifiers.verifier(asked(SamplingParams()), 1) as verifier:
            assert isinstance(verifier, BlockVerifier)
            kept.append(verifier.temperature)
    assert kept[0] is kept[1]


def test_refusals(model: LlamaModel) -> None:
    unknown = asked(SamplingParams(logit_bias=((model.vocabulary.size, 1.0),)))
    with (
        pytest.raises(RequestError, match="There is no token 49152"),
        Verifiers(model.vocabulary).verifier(unknown, 1),
    ):
        pass
    with (
        pytest.raises(GrammarError),
        Verifiers(model.vocabulary).verifier(asked(SamplingParams(), 'root ::= "a'), 1),
    ):
        pass
