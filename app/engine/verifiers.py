"""The verifier that a request needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import numpy as np

from app.engine.block_verify import BlockVerifier
from app.engine.coupled_verify import CoupledVerifier
from app.engine.draft_temperature import DraftTemperature
from app.engine.dry import tokenize_breakers
from app.engine.errors import RequestError
from app.engine.llama_grammar import LlamaGrammar
from app.engine.llama_vocabulary import LlamaVocabulary
from app.engine.request import GenerationRequest
from app.engine.sampling import SamplingParams
from app.engine.token_rules import Breakers, TokenRules
from app.engine.verify import GreedyVerifier, Verifier


class Verifiers:
    """Makes them for one target; what was learnt goes from one answer to the next."""

    def __init__(self, vocabulary: LlamaVocabulary) -> None:
        self._vocabulary = vocabulary
        self._temperature = DraftTemperature()
        self._breakers: dict[tuple[str, ...], Breakers] = {}

    @contextmanager
    def verifier(self, request: GenerationRequest, prompt_tokens: int) -> Iterator[Verifier]:
        """For one answer. Raises RequestError, GrammarError."""
        self._check_bias(request.sampling)
        breakers = self._breakers_for(request.sampling)
        with ExitStack() as stack:
            constraint = None
            if request.grammar is not None:
                grammar = LlamaGrammar(request.grammar, self._vocabulary, prompt_tokens)
                constraint = stack.enter_context(grammar)
            yield self._choose(request.sampling, TokenRules(breakers, constraint))

    def _choose(self, params: SamplingParams, rules: TokenRules) -> Verifier:
        if params.greedy:
            return GreedyVerifier(params, rules)
        if params.seed is not None:
            return CoupledVerifier(params, params.seed, rules)
        return BlockVerifier(params, np.random.default_rng().random, self._temperature, rules)

    def _breakers_for(self, params: SamplingParams) -> Breakers:
        if not params.dries:
            return {}
        texts = params.dry_breakers
        if texts not in self._breakers:
            self._breakers = {texts: tokenize_breakers(texts, self._vocabulary)}
        return self._breakers[texts]

    def _check_bias(self, params: SamplingParams) -> None:
        for token, _ in params.logit_bias:
            if token >= self._vocabulary.size:
                raise RequestError(
                    f"There is no token {token} that could be biased: this model has "
                    f"{self._vocabulary.size:,}.",
                )
