"""A draft with a vocabulary of its own: what it reads, what it may propose, that it is exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.engine.block_verify import BlockVerifier
from app.engine.draft_length import FixedLimit
from app.engine.draft_temperature import DraftTemperature
from app.engine.engine import Engine
from app.engine.errors import ContextTooSmallError
from app.engine.events import Finished
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.model_drafter import ModelDrafter
from app.engine.request import GenerationRequest, OutputGrammar, PairSpec, SpeculationParams
from app.engine.sampler_chain import distribution
from app.engine.sampling import Distribution, SamplingParams
from app.engine.stats import Source
from app.engine.translated_model import TranslatedModel
from app.engine.verify import GreedyVerifier
from models.shared_vocabulary import SharedVocabulary
from tests.app.engine.round_enumeration import Path as Tokens
from tests.app.engine.round_enumeration import Tree, enumerate_round
from tests.app.engine.scripted import ScriptedModel, WordVocabulary
from tests.app.engine.tiny_models import LLAMA, RECURRENT, TinyKind

OPEN = SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0)
GREEDY = SamplingParams(temperature=0)
STRICT_DRAFT = SpeculationParams(lookup=False, exactness="strict")


class LetterVocabulary(WordVocabulary):
    """Words that are not in it are spelled letter by letter."""

    def tokenize(self, text: str, *, parse_special: bool) -> list[int]:
        parts = [[word] if word in self._words else list(word) for word in text.split()]
        return [self._words.index(part) for word in parts for part in word]


TARGET = WordVocabulary(["red", "green", "blue", "cab"])
DRAFT = LetterVocabulary(["a", "b", "c", "blue", "red"])
SHARED = SharedVocabulary(np.array([0, 2]), np.array([4, 3]), target_size=5)


def translated(logits: Sequence[float] = (9, 8, 7, 1, 2, 9), size: int = 64) -> TranslatedModel:
    draft = ScriptedModel(DRAFT, logits=lambda history: logits, context_size=size)
    return TranslatedModel(draft, TARGET, SHARED)


def test_the_row_holds_what_both_can_say() -> None:
    row = translated().evaluate([0])[0]
    assert row.tolist() == [2, -np.inf, 1, -np.inf, -np.inf]
    whole, restricted = np.exp([9, 8, 7, 1, 2, 9.0]), distribution(row, OPEN, [])
    assert restricted.ids.tolist() == [0, 2]
    assert restricted.probs == pytest.approx(whole[[4, 3]] / whole[[4, 3]].sum())


def test_what_the_draft_reads() -> None:
    model = translated()
    rows = model.evaluate([2, 3, 0], rows=2)
    assert model._model.cached == [3, 2, 0, 1, 4]  # blue, c a b, red
    assert rows.shape == (2, 5)
    assert model.cached == [2, 3, 0]
    assert model.truncate(2) == 2
    assert model._model.cached == [3, 2, 0, 1]
    assert model.truncate(1) == 1
    assert model._model.cached == [3]
    assert model.truncate(0) == 0
    assert model._model.cached == []


def test_there_is_room_for_words_that_the_draft_has_to_spell() -> None:
    model = translated(size=64)
    assert model.context_size == 32
    model.evaluate([3, 3])
    assert model.context_size == 2 + (64 - 6) // 2


def test_a_draft_that_was_measured_in_between_is_read_again() -> None:
    """Measuring may empty the draft's own cache."""
    model = translated()
    model.evaluate([2, 3, 0])
    model._model.truncate(0)
    assert model.truncate(2) == 0
    model.evaluate([2, 3])
    model._model.truncate(2)
    assert model.truncate(2) == 1
    assert (model.cached, model._model.cached) == ([2], [3])


class Opening(LetterVocabulary):
    """A vocabulary that wants its first word before every prompt."""

    def opening(self) -> list[int]:
        return [0]


@pytest.mark.parametrize(
    ("draft", "read"),
    [
        (Opening(["start", "a", "b"]), [0, 1]),
        (LetterVocabulary(["a", "b", "<s>"]), [2, 0]),
        (LetterVocabulary(["a", "<", "s", ">"]), [1, 2, 3, 0]),
    ],
    ids=["its own", "the target's, without wanting it", "spelled"],
)
def test_how_a_draft_reads_the_start(draft: LetterVocabulary, read: list[int]) -> None:
    target = Opening(["<s>", "a"])
    inner = ScriptedModel(draft, logits=lambda history: [0] * draft.size)
    ids = np.array([1]), np.array([draft.tokenize("a", parse_special=False)[0]])
    TranslatedModel(inner, target, SharedVocabulary(*ids, target_size=3)).evaluate([0, 1])
    assert inner.cached == read


def test_a_draft_that_failed_keeps_whole_tokens() -> None:
    class Failing(ScriptedModel):
        def evaluate(self, tokens: Sequence[int], *, rows: int = 1) -> np.ndarray:
            if 1 in tokens:
                self.cached += tokens[:1]
                raise ContextTooSmallError("The context is full.")
            return super().evaluate(tokens, rows=rows)

    draft = Failing(DRAFT, logits=lambda history: [0] * 6)
    model = TranslatedModel(draft, TARGET, SHARED)
    model.evaluate([2, 0])
    with pytest.raises(ContextTooSmallError):
        model.evaluate([3])
    assert (model.cached, draft.cached) == ([2, 0], [3, 4])


def test_a_drafter_proposes_in_target_tokens() -> None:
    drafter = ModelDrafter(translated(), TARGET.size, TARGET.is_end)
    proposal = drafter.propose([2, 3], FixedLimit(3), GreedyVerifier(GREEDY))
    assert proposal.tokens == (0, 0, 0)


@pytest.mark.parametrize("seed", range(8))
def test_a_restricted_draft_keeps_the_distribution(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By enumeration of every proposal and branch, over a target of three tokens."""
    tree = Tree(seed, OPEN)
    target = WordVocabulary(["red", "cab"], end="blue")
    drafts = np.random.default_rng(seed).normal(0, 1.5, (16, 6))
    draft = ScriptedModel(DRAFT, logits=lambda history: drafts[sum(history) % 16])
    pair = TranslatedModel(
        draft, target, SharedVocabulary(np.array([0, 2]), np.array([4, 3]), target_size=3)
    )

    def propose(path: Tokens) -> Distribution | None:
        if len(path) == 3:
            return None
        pair.truncate(0)
        return distribution(pair.evaluate([0, *path])[0], OPEN, path)

    def verifier(uniform: object) -> BlockVerifier:
        return BlockVerifier(OPEN, uniform, DraftTemperature())

    outcome = enumerate_round(tree, propose, verifier, monkeypatch)
    assert outcome.bias(tree, 4) < 1e-12
    assert outcome.accepted > 0


@pytest.fixture(params=[LLAMA, RECURRENT], ids=["attention", "recurrent"])
def kind(request: pytest.FixtureRequest) -> TinyKind:
    return request.param


@pytest.fixture
def engine(tmp_path: Path, kind: TinyKind) -> Iterator[Engine]:
    """The draft is the target with its tokens in another order."""
    last = len(kind.tokens) - 1
    order = [*(int(i) for i in np.random.default_rng(3).permutation(last)), last]
    target = kind.write(tmp_path / "target.gguf")
    draft = replace(kind, order=order).write(tmp_path / "draft.gguf")
    engine = Engine.load(PairSpec(target, draft, 256, threads=1, foreign_draft=True))
    yield engine
    engine.close()


@pytest.mark.parametrize("temperature", [0, 0.8])
def test_the_same_model_in_other_words_is_always_right(engine: Engine, temperature: float) -> None:
    assert engine.info.shared_tokens == 256
    sampling = SamplingParams(temperature=temperature, seed=3)
    speculation = SpeculationParams(lookup=False, draft_length=3)
    done = answer(engine, sampling, speculation)
    assert done.stats.speculation.by_source[Source.DRAFT].drafted > 20
    accepted = done.stats.speculation.acceptance_rate
    assert accepted is not None
    assert accepted == 1.0 if temperature == 0 else accepted > 0.8  # wider passes round otherwise
    if temperature == 0:
        assert answer(engine, sampling, SpeculationParams(draft_length=0)).tokens == done.tokens


def answer(
    engine: Engine,
    sampling: SamplingParams,
    speculation: SpeculationParams,
    text: str = "Tell me more.",
    max_tokens: int = 40,
) -> Finished:
    request = GenerationRequest(
        raw_prompt=text, sampling=sampling, max_tokens=max_tokens, speculation=speculation
    )
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last


def test_a_foreign_draft_of_a_tiny_target(tmp_path: Path, starter_path: Path) -> None:
    """The starter drafts for nonsense: nothing is accepted, and nothing is changed."""
    target = LLAMA.write(tmp_path / "target.gguf")
    engine = Engine.load(PairSpec(target, starter_path, 128, threads=1, foreign_draft=True))
    plain = answer(engine, GREEDY, SpeculationParams(draft_length=0))
    drafted = answer(engine, GREEDY, SpeculationParams(lookup=False, draft_length=2))
    auto = answer(engine, GREEDY, SpeculationParams(lookup=False))
    engine.close()
    assert plain.tokens == drafted.tokens == auto.tokens
    assert drafted.stats.speculation.drafted > 0
    assert auto.stats.off_reason


def test_a_foreign_draft_that_lacks_a_token_of_a_grammar_goes_on_behind_it(tmp_path: Path) -> None:
    target = LLAMA.write(tmp_path / "target.gguf")
    tokens = ["aa" if token == "a" else token for token in LLAMA.tokens]
    draft = replace(LLAMA, tokens=tokens).write(tmp_path / "draft.gguf")
    engine = Engine.load(PairSpec(target, draft, 128, threads=1, foreign_draft=True))
    request = GenerationRequest(
        raw_prompt="Tell me more.",
        sampling=SamplingParams(seed=3),
        speculation=SpeculationParams(lookup=False, draft_length=3),
        grammar=OutputGrammar('root ::= "xa" "x"{20}'),
    )
    *_, done = engine.generate(request)
    engine.close()
    assert isinstance(done, Finished)
    assert done.text == "xa" + "x" * 20
    assert [one.drafted for one in done.rounds[:3]] == [0, 3, 3]
    assert done.stats.off_reason is None


def fixed(length: int) -> SpeculationParams:
    return replace(STRICT_DRAFT, draft_length=length)


def test_the_starter_drafts_for_a_model_of_another_family(
    gemma_path: Path, starter_path: Path
) -> None:
    """Text that both know well: some guesses are right, and the text is the target's own.

    Strict: this target's wider passes round otherwise, and a busy machine may pad to one.
    """
    spec = PairSpec(gemma_path, starter_path, 256, threads=1, foreign_draft=True)
    engine = Engine.load(spec)
    texts = ("The capital of France is Paris. The capital of Germany is", "1 2 3 4 5 6 7 8 9")
    for text in texts:
        plain, drafted, auto = (
            answer(engine, GREEDY, STRICT_DRAFT if length is None else fixed(length), text, 16)
            for length in (0, 2, None)
        )
        assert plain.tokens == drafted.tokens == auto.tokens
        if {2, 3} <= engine.info.costs.exact_widths:
            assert drafted.stats.speculation.accepted > 3
    engine.close()


@pytest.mark.parametrize("step", [2.0, 0.03], ids=["dear", "useless"])
def test_a_foreign_draft_that_does_not_pay_is_switched_off(
    gemma_path: Path, starter_path: Path, step: float
) -> None:
    """In Greek, of which the draft knows nothing, where passes of all widths cost the same."""
    spec = PairSpec(gemma_path, starter_path, 256, threads=1, foreign_draft=True)
    engine = Engine.load(spec)
    measured = engine.info.costs
    single = measured.target_pass_s[1]
    passes = dict.fromkeys(range(1, 17), single)
    costs = replace(measured, target_pass_s=passes, draft_step_s=step * single)
    engine.info = replace(engine.info, costs=costs)
    greek = "Λίστα λέξεων στα ελληνικά: σπίτι, δρόμος,"
    plain, auto = (
        answer(engine, GREEDY, speculation, greek, 32) for speculation in (fixed(0), STRICT_DRAFT)
    )
    engine.close()
    assert auto.tokens == plain.tokens
    if {2, 3} <= measured.exact_widths:
        assert auto.stats.off_reason
        assert not any(done.drafted for done in auto.rounds[-8:])
    if step > 1:
        assert auto.stats.speculation.drafted == 0


def test_bytes_of_one_character_are_read_one_by_one(tmp_path: Path) -> None:
    path = LLAMA.write(tmp_path / "tiny.gguf")
    model = LlamaModel(path, LlamaOptions(context_size=64, threads=1))
    ids = np.arange(256)
    pair = TranslatedModel(model, model.vocabulary, SharedVocabulary(ids, ids, 257))
    tokens = model.vocabulary.tokenize("ü🙂", parse_special=False)
    pair.evaluate(tokens)
    assert list(model.cached) == tokens
    model.close()
