"""Answers that follow a grammar: the starter as target, its Q2_K requantization as draft."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.engine.engine import Engine
from app.engine.errors import GrammarError, RequestError
from app.engine.events import Finished, StopReason
from app.engine.llama_grammar import LlamaGrammar, gbnf
from app.engine.llama_vocabulary import LlamaVocabulary
from app.engine.request import (
    ChatMessage,
    GenerationRequest,
    OutputGrammar,
    PairSpec,
    SpeculationParams,
)
from app.engine.sampler_chain import distribution, greedy_token
from app.engine.sampling import SamplingParams
from app.engine.token_rules import TokenRules
from tests.app.engine.scripted import ScriptedModel

PLAIN = SpeculationParams.plain()
PERSON = OutputGrammar(
    json.dumps(
        {
            "type": "object",
            "properties": {
                "name": {"type": "string", "maxLength": 12},
                "age": {"type": "integer"},
                "kind": {"enum": ["poet", "painter", "cook"]},
                "works": {
                    "type": "array",
                    "items": {"type": "string", "maxLength": 8},
                    "maxItems": 2,
                },
            },
            "required": ["name", "age", "kind", "works"],
        }
    ),
    "json_schema",
)


@pytest.fixture(scope="module")
def engine(starter_path: Path, q2_draft_path: Path) -> Iterator[Engine]:
    engine = Engine.load(PairSpec(starter_path, q2_draft_path, context_size=512, threads=1))
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def vocabulary(engine: Engine) -> LlamaVocabulary:
    return engine._target.vocabulary


def answer(
    engine: Engine,
    grammar: OutputGrammar,
    sampling: SamplingParams,
    speculation: SpeculationParams,
    max_tokens: int = 60,
) -> Finished:
    messages = (ChatMessage("user", "Describe an invented artist as JSON."),)
    request = GenerationRequest(
        messages,
        sampling=sampling,
        max_tokens=max_tokens,
        speculation=speculation,
        grammar=grammar,
    )
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last


@pytest.mark.parametrize(
    "sampling",
    [
        SamplingParams(temperature=0),
        SamplingParams(temperature=0.9, seed=3),
    ],
    ids=["greedy", "seeded"],
)
def test_a_schema_gives_the_same_json_whatever_drafts(
    engine: Engine, sampling: SamplingParams
) -> None:
    done = [
        answer(engine, PERSON, sampling, speculation)
        for speculation in (
            PLAIN,
            SpeculationParams(lookup=False, draft_length=3),
            SpeculationParams(draft_length=6),
        )
    ]
    assert len({one.tokens for one in done}) == 1
    assert done[1].stats.speculation.accepted > 0
    assert done[0].stop_reason is StopReason.EOS
    person = json.loads(done[0].text)
    assert list(person) == ["name", "age", "kind", "works"]
    assert person["kind"] in ("poet", "painter", "cook")


def test_sampling_without_a_seed_follows_the_grammar(engine: Engine) -> None:
    dates = OutputGrammar('root ::= [1-9] [0-9]{3} "-" [01] [0-9] "-" [0-3] [0-9]')
    for _ in range(4):
        done = answer(
            engine, dates, SamplingParams(temperature=1.5), SpeculationParams(draft_length=4)
        )
        assert re.fullmatch(r"[1-9]\d{3}-[01]\d-[0-3]\d", done.text)
        assert (done.stop_reason, done.stats.verification) == (StopReason.EOS, "block")


def test_hostile_drafts_never_bring_in_a_forbidden_token(engine: Engine) -> None:
    """The draft and the lookup propose whatever they like."""
    plain = answer(engine, PERSON, SamplingParams(temperature=0), PLAIN, 24)
    genuine = engine._model_drafter._model
    size, end = engine._target.vocabulary.size, 2
    rng = np.random.default_rng(0)
    try:
        for next_token in (lambda _: end, lambda _: int(rng.integers(0, size))):
            engine._model_drafter._model = ScriptedModel(
                engine._target.vocabulary, next_token, context_size=512
            )
            speculation = SpeculationParams(draft_length=5)
            done = answer(engine, PERSON, SamplingParams(temperature=0), speculation, 24)
            assert done.tokens == plain.tokens
    finally:
        engine._model_drafter._model = genuine


def test_the_end_comes_only_where_the_grammar_allows_it(vocabulary: LlamaVocabulary) -> None:
    one, two = vocabulary.tokenize("ab", parse_special=False)[0], 2
    with LlamaGrammar(OutputGrammar('root ::= "ab" "c"?'), vocabulary, 1) as grammar:
        ends = np.array([two])
        assert not grammar.allowed(ends, [7])[0]
        assert grammar.allowed(ends, [7, one])[0]
        assert not grammar.allowed(np.array([one]), [7, one])[0]
        assert grammar.allowed(ends, [7, one, two])[0]


def test_taking_back_and_going_on_gives_the_state_of_a_fresh_start(
    vocabulary: LlamaVocabulary,
) -> None:
    everything = np.arange(vocabulary.size)
    text = vocabulary.tokenize('{"name": "Ada", "age": 36, "kind": "poet"', parse_special=False)
    wrong = vocabulary.tokenize(" no", parse_special=False)
    with LlamaGrammar(PERSON, vocabulary, 2) as grammar:
        for length in (0, 5, 12, 3, 9, len(text), 1, 7):
            history = [1, 1, *text[:length]]
            grammar.allowed(everything, [*history, *wrong, *text])
            with LlamaGrammar(PERSON, vocabulary, 2) as fresh:
                wanted = fresh.allowed(everything, history)
            assert np.array_equal(grammar.allowed(everything, history), wanted)
        assert len(grammar._states) < 60


def test_the_chain_looks_for_as_many_allowed_tokens_as_it_needs(
    vocabulary: LlamaVocabulary,
) -> None:
    """As if all forbidden tokens had been cut off first."""
    row = np.random.default_rng(1).normal(0, 2, vocabulary.size).astype(np.float32)
    with LlamaGrammar(OutputGrammar("root ::= [0-9a-f]+"), vocabulary, 0) as grammar:
        rules = TokenRules(constraint=grammar)
        allowed = grammar.allowed(np.arange(vocabulary.size), [])
        cut = np.where(allowed, row, np.float32(-1e9))
        for params in (
            SamplingParams(),
            SamplingParams(top_k=500, top_p=1, min_p=0),
            SamplingParams(top_k=0, top_p=0.9),
            SamplingParams(top_k=30, top_n_sigma=1),
        ):
            ours, wanted = distribution(row, params, [], rules), distribution(cut, params, [])
            if params.top_n_sigma:
                assert set(ours.ids) <= set(np.flatnonzero(allowed))
                continue
            assert np.array_equal(ours.ids, wanted.ids)
            assert ours.probs == pytest.approx(wanted.probs, abs=1e-12)
        assert greedy_token(row, SamplingParams(temperature=0), [], rules) == int(np.argmax(cut))


def _strings(**keywords: object) -> OutputGrammar:
    return OutputGrammar(json.dumps({"type": "string"} | keywords), "json_schema")


@pytest.mark.parametrize("text", ['say "hi"', "C:\\new", "two\nlines", "a\tb", "\\u0041", "\x01"])
def test_texts_of_a_schema_are_kept_to_the_letter(engine: Engine, text: str) -> None:
    schema = {"type": "object", "properties": {text: {"const": text}}, "required": [text]}
    grammar = OutputGrammar(json.dumps(schema), "json_schema")
    given = answer(engine, grammar, SamplingParams(temperature=0), PLAIN).text
    assert json.loads(given) == {text: text}


def test_half_a_character_in_a_grammar_is_one_that_never_comes(engine: Engine) -> None:
    grammar = OutputGrammar('root ::= "\ud800" | "yes"')
    assert answer(engine, grammar, SamplingParams(temperature=0), PLAIN).text == "yes"


@pytest.mark.parametrize(
    ("grammar", "words"),
    [
        (OutputGrammar('root ::= "a'), "failed to parse"),
        (OutputGrammar('start ::= "a"'), "root"),
        (OutputGrammar("root ::= missing"), "failed to parse"),
        (OutputGrammar('root ::= root "a" | "b"'), "left recursion"),
        (OutputGrammar('root ::= "a"{999999}'), "failed to parse"),
        (OutputGrammar('root ::= "a"\0 "b"'), "NUL"),
        (OutputGrammar("root ::= " + "(" * 90_000 + '"a"' + ")" * 90_000), "brackets"),
        (OutputGrammar('{"type": "frog"}', "json_schema"), "cannot be turned into a grammar"),
        (OutputGrammar('{"$ref": "#/$defs/none"}', "json_schema"), "cannot be turned"),
        (OutputGrammar('{"$ref": "https://x.test/a"}', "json_schema"), "none of its own parts"),
        (_strings(minLength=10**9), "1,000,000,000 repetitions"),
        (_strings(maxItems=10**9, type="array"), "1,000,000,000 repetitions"),
        (_strings(pattern="^(ab{2,900000}c){3}$"), "900,000 repetitions"),
        (OutputGrammar('{"type": "string", "pattern": "a"}', "json_schema"), "cannot be turned"),
    ],
)
def test_bad_grammars_are_refused_in_words(
    engine: Engine, grammar: OutputGrammar, words: str
) -> None:
    with pytest.raises(GrammarError, match=re.escape(words)) as caught:
        answer(engine, grammar, SamplingParams(temperature=0), PLAIN)
    assert str(caught.value)[-1] in ".}"


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (" \n", "gbnf", "empty"),
        ("{", "json_schema", "not JSON"),
        ("[" * 100_000, "json_schema", "not JSON"),
        ("[1]", "json_schema", "has to be an object"),
    ],
)
def test_what_is_no_grammar_at_all(text: str, kind: str, words: str) -> None:
    with pytest.raises(RequestError, match=words):
        OutputGrammar(text, kind)


def test_a_grammar_that_no_token_can_spell(engine: Engine) -> None:
    """Only the first half of a pair of surrogates: no token and no end is allowed."""
    forbidding = OutputGrammar('root ::= "a" [^\\x00-\\U0010FFFF]')
    with pytest.raises(GrammarError, match="fits the grammar"):
        answer(engine, forbidding, SamplingParams(temperature=0), SpeculationParams())
    again = answer(engine, OutputGrammar('root ::= "yes"'), SamplingParams(), SpeculationParams())
    assert again.text == "yes"


def test_a_schema_becomes_a_grammar() -> None:
    assert "root ::=" in gbnf(OutputGrammar('{"type": "boolean"}', "json_schema"))
    assert "root ::=" in gbnf(
        OutputGrammar('{"$defs": {"b": {"type": "null"}}, "$ref": "#/$defs/b"}', "json_schema")
    )
