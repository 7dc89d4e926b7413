"""The engine with real models: the starter as target, its Q2_K requantization as draft."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import chi2

from app.engine.block_verify import BlockVerifier
from app.engine.branching import Beside
from app.engine.calibration import measure_costs
from app.engine.chat_template import ChatTemplate
from app.engine.draft_length import FixedLimit
from app.engine.engine import Engine
from app.engine.errors import ContextTooSmallError, LoadCancelledError, ModelLoadError, RequestError
from app.engine.events import Finished, Prefilled, StopReason, TextDelta
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.loading import measure
from app.engine.model_drafter import ModelDrafter
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.rounds import NOTHING, Drafted, RoundMaker
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from models.errors import FileUnreadableError, ModelFileError, NotGgufError, TruncatedFileError
from tests.app.engine.scripted import RememberedModel, ScriptedModel
from tests.prompts import PROMPTS

GREEDY = SamplingParams(temperature=0)
PLAIN = SpeculationParams.plain()


@pytest.fixture(scope="module")
def engine(starter_path: Path, q2_draft_path: Path) -> Iterator[Engine]:
    engine = Engine.load(PairSpec(starter_path, q2_draft_path, context_size=1024, threads=1))
    yield engine
    engine.close()


def ask(text: str, max_tokens: int = 16, **fields: object) -> GenerationRequest:
    request = GenerationRequest(
        (ChatMessage("user", text),), sampling=GREEDY, max_tokens=max_tokens
    )
    return replace(request, **fields)


def answer(engine: Engine, request: GenerationRequest) -> Finished:
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last


@pytest.fixture(scope="module")
def plain_tokens(engine: Engine) -> dict[str, tuple[int, ...]]:
    return {prompt: answer(engine, ask(prompt, speculation=PLAIN)).tokens for prompt in PROMPTS}


@pytest.mark.parametrize(
    ("length", "lookup"),
    [*((k, False) for k in (1, 2, 3, 5, 8, None)), (3, True), (None, True)],
    ids=lambda value: {None: "auto", False: "", True: "lookup"}.get(value, value),
)
def test_greedy_text_is_the_plain_text(
    engine: Engine, plain_tokens: dict[str, tuple[int, ...]], length: int | None, lookup: bool
) -> None:
    """Token for token, 20 prompts. The starter's Q4_1 passes are bit-identical for all widths."""
    assert len(PROMPTS) == 20
    speculation = SpeculationParams(lookup=lookup, draft_length=length)
    for prompt, tokens in plain_tokens.items():
        assert answer(engine, ask(prompt, speculation=speculation)).tokens == tokens


def test_greedy_text_with_lookup_alone(
    engine: Engine, plain_tokens: dict[str, tuple[int, ...]]
) -> None:
    speculation = SpeculationParams(draft=False, draft_length=4)
    done = {p: answer(engine, ask(p, speculation=speculation)) for p in plain_tokens}
    assert {p: d.tokens for p, d in done.items()} == plain_tokens
    assert sum(d.stats.speculation.by_source[Source.LOOKUP].accepted for d in done.values()) > 0


@pytest.mark.parametrize(("length", "prompts"), [(3, 20), (None, 6)], ids=["3", "auto"])
@pytest.mark.parametrize("hostile", ["constant", "end spam", "random"])
def test_hostile_drafts_change_nothing(
    engine: Engine,
    plain_tokens: dict[str, tuple[int, ...]],
    hostile: str,
    length: int | None,
    prompts: int,
) -> None:
    """A draft that the pair check would refuse, put in the place of the real one."""
    rng, end = np.random.default_rng(0), 2
    next_token = {
        "constant": lambda history: 28,
        "end spam": lambda history: end,
        "random": lambda history: int(rng.integers(0, 49152)),
    }[hostile]
    draft = ScriptedModel(engine._target.vocabulary, next_token, context_size=1024)
    genuine = engine._model_drafter
    engine._model_drafter = ModelDrafter(draft, 49152, engine._target.vocabulary.is_end)
    try:
        for prompt in PROMPTS[:prompts]:
            speculation = SpeculationParams(lookup=False, draft_length=length)
            done = answer(engine, ask(prompt, speculation=speculation))
            assert done.tokens == plain_tokens[prompt]
    finally:
        engine._model_drafter = genuine
        engine._tuned.clear()


@pytest.mark.parametrize("temperature", [0, 0.8])
def test_target_as_its_own_draft_accepts_everything(starter_path: Path, temperature: float) -> None:
    engine = Engine.load(PairSpec(starter_path, starter_path, context_size=512, threads=1))
    sampling = SamplingParams(temperature=temperature)
    speculation = SpeculationParams(lookup=False, draft_length=4)
    done = answer(
        engine, ask("Tell me about rivers.", 60, sampling=sampling, speculation=speculation)
    )
    engine.close()
    assert done.stats.speculation.acceptance_rate == 1.0


@pytest.mark.parametrize("seed", range(5))
def test_a_seed_fixes_the_text_whatever_drafts(engine: Engine, seed: int) -> None:
    sampling = SamplingParams(temperature=0.9, top_k=0, min_p=0.02, repeat_penalty=1.1, seed=seed)
    texts = {
        answer(engine, ask(PROMPTS[seed], sampling=sampling, speculation=speculation)).tokens
        for speculation in (
            PLAIN,
            SpeculationParams(lookup=False, draft_length=2),
            SpeculationParams(draft_length=6),
            SpeculationParams(draft=False, draft_length=3),
            SpeculationParams(),
        )
    }
    assert len(texts) == 1


def test_drafted_sampling_has_the_plain_distribution(
    starter_path: Path, q2_draft_path: Path
) -> None:
    """5,000 seeded draws of the first two tokens, drafted against plain, by a G-test."""
    target = LlamaModel(starter_path, LlamaOptions(context_size=256, threads=1))
    draft = LlamaModel(q2_draft_path, LlamaOptions(context_size=256, threads=1))
    prompt = ChatTemplate(target.chat_template, {}).tokenize(
        (ChatMessage("user", "Name a colour."),), target.vocabulary
    )
    size, is_end = target.vocabulary.size, target.vocabulary.is_end
    drafter = ModelDrafter(RememberedModel(draft), size, is_end, others=2)
    remembered = RememberedModel(target)
    plain = draw_pairs(remembered, prompt, None, np.random.default_rng(1))
    drafted = draw_pairs(remembered, prompt, drafter, np.random.default_rng(2))
    target.close()
    draft.close()
    assert g_test(plain, drafted) > 0.001


def draw_pairs(
    target: RememberedModel,
    prompt: list[int],
    drafter: ModelDrafter | None,
    rng: np.random.Generator,
) -> dict[tuple[int, ...], int]:
    """How often each pair of first tokens came, in rounds of two proposals or in plain ones."""
    params = SamplingParams(temperature=1.0, top_k=8, top_p=1, min_p=0)
    maker = RoundMaker(target, BlockVerifier(params, rng.random), lambda width: width)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(5000):
        committed = list(prompt)
        target.truncate(0)
        target.evaluate(prompt[:-1])
        while len(committed) < len(prompt) + 2:
            drafted = maker.propose(committed, drafter, FixedLimit(2)) if drafter else NOTHING
            committed += maker.judge(committed, drafted, second_choices(drafted)).committed
        if drafter:
            drafter.roll_back(prompt)
        pair = tuple(committed[len(prompt) : len(prompt) + 2])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def second_choices(drafted: Drafted) -> list[Beside]:
    others = drafted.proposal.others_by_choice
    return [Beside(i, tokens[0]) for i, tokens in reversed(list(enumerate(others))) if tokens]


def g_test(first: dict[tuple[int, ...], int], second: dict[tuple[int, ...], int]) -> float:
    """p-value that both samples come from one distribution; rare cells are merged."""
    cells = sorted(first.keys() | second.keys())
    table = np.array([[first.get(c, 0), second.get(c, 0)] for c in cells], dtype=float)
    rare = table.sum(axis=1) < 20
    table = np.vstack([table[~rare], table[rare].sum(axis=0)]) if rare.any() else table
    expected = table.sum(axis=1, keepdims=True) * table.sum(axis=0) / table.sum()
    alive = table > 0
    g = 2 * (table[alive] * np.log(table[alive] / expected[alive])).sum()
    return float(chi2.sf(g, len(table) - 1))


def test_g_test_notices_a_bias() -> None:
    rng = np.random.default_rng(0)
    fair = dict(enumerate(rng.multinomial(5000, [0.5, 0.3, 0.2])))
    biased = dict(enumerate(rng.multinomial(5000, [0.56, 0.27, 0.17])))
    assert g_test({(k,): v for k, v in fair.items()}, {(k,): v for k, v in biased.items()}) < 0.001


def test_second_turn_reuses_both_caches(engine: Engine) -> None:
    speculation = SpeculationParams(lookup=False, draft_length=3)
    first = answer(engine, ask("What is a lake?", speculation=speculation))
    drafted_before = tuple(engine._draft.cached)
    drafted = len(drafted_before)
    talk = (
        ChatMessage("user", "What is a lake?"),
        ChatMessage("assistant", first.text),
        ChatMessage("user", "And a pond?"),
    )
    request = replace(ask("", speculation=speculation), messages=talk)
    second = answer(engine, request)
    evaluated = second.stats.prompt_tokens - second.stats.cached_tokens
    assert second.stats.cached_tokens >= first.stats.prompt_tokens + first.stats.output_tokens - 1
    assert evaluated < 20
    assert drafted < len(engine._draft.cached)
    assert tuple(engine._draft.cached[:drafted]) == drafted_before
    fresh = answer_afresh(engine, request)
    assert second.tokens == fresh.tokens


def answer_afresh(engine: Engine, request: GenerationRequest) -> Finished:
    engine._target.truncate(0)
    engine._draft.truncate(0)
    return answer(engine, request)


@pytest.mark.parametrize("close_after", [1, 2, 3, 5, 8])
def test_abandoned_answers_leave_both_caches_at_a_committed_token(
    engine: Engine, plain_tokens: dict[str, tuple[int, ...]], close_after: int
) -> None:
    prompt = PROMPTS[0]
    speculation = SpeculationParams(lookup=False, draft_length=3)
    stream = engine.generate(ask(prompt, speculation=speculation))
    first = next(stream)
    assert isinstance(first, Prefilled)
    for _ in range(close_after):
        next(stream)
    stream.close()
    length = first.prompt_tokens
    for model in (engine._target, engine._draft):
        output = tuple(model.cached[length:])
        assert output == plain_tokens[prompt][: len(output)]
    assert answer(engine, ask(prompt, speculation=speculation)).tokens == plain_tokens[prompt]


def test_cancel(engine: Engine) -> None:
    looks = iter([False] * 4)
    done = list(engine.generate(ask("Count.", 200), cancelled=lambda: next(looks, True)))[-1]
    assert isinstance(done, Finished)
    assert done.stop_reason is StopReason.CANCELLED
    assert 0 < done.stats.output_tokens < 30


def test_megabytes_are_refused_before_they_are_split_into_tokens(engine: Engine) -> None:
    with pytest.raises(ContextTooSmallError, match="tokens cannot fit"):
        answer(engine, ask("<|im_start|>" * 200_000))
    with pytest.raises(ContextTooSmallError, match="tokens cannot fit"):
        answer(engine, GenerationRequest(raw_prompt="word " * 200_000))
    with pytest.raises(ContextTooSmallError, match="tokens cannot fit"):
        answer(engine, GenerationRequest((ChatMessage("user", ""),) * 100_000))


def test_megabytes_may_be_dropped(engine: Engine) -> None:
    messages = (
        *(ChatMessage("user", "Well?"),) * 100_000,
        ChatMessage("user", "<|im_start|>" * 200_000),
        ChatMessage("assistant", "Yes."),
        ChatMessage("user", "Hello"),
    )
    request = GenerationRequest(messages, max_tokens=2, context_full="drop-oldest")
    assert answer(engine, request).stats.output_tokens == 2


def test_context_full(starter_path: Path, q2_draft_path: Path) -> None:
    texts = set()
    for draft in (None, q2_draft_path):
        engine = Engine.load(PairSpec(starter_path, draft, context_size=64, threads=1))
        counting = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18"  # goes on without an end
        request = GenerationRequest(
            raw_prompt=counting, sampling=GREEDY, speculation=SpeculationParams(draft_length=3)
        )
        done = answer(engine, request)
        engine.close()
        assert done.stop_reason is StopReason.CONTEXT
        assert done.stats.prompt_tokens + done.stats.output_tokens == 64
        texts.add(done.text)
    assert len(texts) == 1


def test_prompt_longer_than_the_context(engine: Engine) -> None:
    with pytest.raises(ContextTooSmallError, match=str(engine.info.context_size)):
        answer(engine, ask("word " * 3000))
    assert answer(engine, ask("Hello", 5)).stats.output_tokens == 5


def test_empty_prompts(engine: Engine) -> None:
    with pytest.raises(RequestError, match="empty"):
        answer(engine, GenerationRequest(raw_prompt="", max_tokens=4))
    assert answer(engine, ask("", 5)).stats.prompt_tokens > 0


def test_stop_string(engine: Engine, plain_tokens: dict[str, tuple[int, ...]]) -> None:
    whole = answer(engine, ask(PROMPTS[0])).text
    stop = whole[20:31]
    for length in (0, 3, None):
        speculation = SpeculationParams(draft_length=length)
        done = answer(engine, ask(PROMPTS[0], stop=(stop,), speculation=speculation))
        assert (done.text, done.stop_reason) == (whole[: whole.index(stop)], StopReason.STOP)


def test_text_equals_the_deltas_with_characters_of_many_bytes(engine: Engine) -> None:
    request = GenerationRequest(
        raw_prompt="Emoji: 🙂 🎉 🚀 🙂 🎉 🚀 🙂 🎉 🚀 🙂 🎉 🚀 🙂", sampling=GREEDY, max_tokens=30
    )
    events = list(engine.generate(request))
    deltas = [event.text for event in events if isinstance(event, TextDelta)]
    assert "".join(deltas) == events[-1].text
    assert "\ufffd" not in "".join(deltas[:-1])
    assert any(ord(char) > 0xFFFF for char in events[-1].text)


def test_strict_uses_only_identical_widths(engine: Engine) -> None:
    measured = engine.info
    costs = replace(measured.costs, exact_widths=frozenset({1, 2, 4}))
    engine.info = replace(measured, costs=costs)
    speculation = SpeculationParams(exactness="strict", draft_length=8)
    done = answer(engine, ask(PROMPTS[1], speculation=speculation))
    engine.info = measured
    engine._tuned.clear()
    assert {4} <= {r.width for r in done.rounds} <= {1, 2, 4}
    assert done.stats.exactness == "strict"


def test_strict_claims_nothing_about_lengths_that_were_not_measured(engine: Engine) -> None:
    """A short cache was measured; past 256 tokens attention may be computed in another order."""
    speculation = SpeculationParams(exactness="strict", draft_length=4)
    done = answer(engine, ask("\n".join(PROMPTS), speculation=speculation))
    assert {r.width for r in done.rounds} == {1}
    assert "strict exactness" in str(done.stats.off_reason)


def test_claimed_widths_are_identical_with_more_threads(starter_path: Path) -> None:
    model = LlamaModel(starter_path, LlamaOptions(context_size=1024, threads=2))
    for length in (10, 400):
        model.truncate(0)
        model.evaluate([7 * i % 49152 for i in range(length)])
        exact = measure_costs(model, None, cancelled=lambda: False).exact_at(length)
        tokens = [11, 22, 33, 44]
        singles = [model.evaluate([token])[0].copy() for token in tokens]
        model.truncate(length)
        for width in exact & {2, 3, 4}:
            rows = model.evaluate(tokens[:width], rows=width)
            assert np.array_equal(rows, np.stack(singles[:width]))
            model.truncate(length)
    model.close()


def test_calibration_measures_widths_and_leaves_the_cache(engine: Engine) -> None:
    answer(engine, ask("Hello", 5))
    before = list(engine._target.cached), list(engine._draft.cached)
    costs = measure(engine._target, engine._draft, lambda: False)
    assert (list(engine._target.cached), list(engine._draft.cached)) == before
    assert set(costs.target_pass_s) == {*range(1, 9), 12, 16}
    assert costs.draft_step_s
    assert 1 in costs.exact_widths
    assert costs.context_tokens == len(before[0])


def test_info(engine: Engine, starter_path: Path) -> None:
    info = engine.info
    assert info.target.path == starter_path
    assert (info.target.quantization, info.draft.quantization) == ("Q4_1", "Q2_K")
    assert info.target.parameter_count == pytest.approx(134.5e6, rel=0.01)
    assert info.has_chat_template
    assert info.memory.kv_bytes == 2 * 1024 * 30 * 2 * 192 * 2  # two models, f16
    assert info.off_reason is None


def test_quantized_caches(starter_path: Path, q2_draft_path: Path) -> None:
    for kv_type in ("q8_0", "q4_0"):
        engine = Engine.load(PairSpec(starter_path, q2_draft_path, 256, threads=1, kv_type=kv_type))
        plain = answer(engine, ask(PROMPTS[2], 30, speculation=PLAIN))
        drafted = answer(engine, ask(PROMPTS[2], 30, speculation=SpeculationParams(draft_length=3)))
        engine.close()
        assert drafted.tokens == plain.tokens


def test_loading_can_be_cancelled(starter_path: Path) -> None:
    reported: list[float] = []

    def progress(fraction: float, what: str) -> None:
        reported.append(fraction)

    with pytest.raises(LoadCancelledError):
        Engine.load(PairSpec(starter_path), progress=progress, cancelled=lambda: len(reported) > 3)


def test_bad_files(tmp_path: Path, starter_path: Path) -> None:
    whole = starter_path.read_bytes()
    for number, (content, error) in enumerate(
        [
            (b"", NotGgufError),
            (bytes(range(256)) * 40, NotGgufError),
            (whole[: len(whole) // 2], TruncatedFileError),
            (b"GGUF" + b"\xff" * 64, ModelFileError),
        ]
    ):
        path = tmp_path / f"bad-{number}.gguf"
        path.write_bytes(content)
        with pytest.raises(error):
            Engine.load(PairSpec(path))
    with pytest.raises(FileUnreadableError):
        Engine.load(PairSpec(tmp_path))


def test_unknown_architecture(tmp_path: Path, starter_path: Path) -> None:
    """A sound header that llama.cpp itself refuses."""
    path = tmp_path / "odd.gguf"
    path.write_bytes(starter_path.read_bytes().replace(b"llama", b"lalma"))
    with pytest.raises((ModelLoadError, ModelFileError), match="odd"):
        Engine.load(PairSpec(path))


def test_measuring_without_a_draft(starter_path: Path) -> None:
    model = LlamaModel(starter_path, LlamaOptions(context_size=64, threads=1))
    costs = measure_costs(model, None, cancelled=lambda: True)
    model.close()
    assert costs.draft_step_s is None
    assert costs.plain_rate == 1 / costs.target_pass_s[1]


def test_continued_answer_goes_on_as_the_whole_one_did(engine: Engine) -> None:
    whole = answer(engine, ask(PROMPTS[0], max_tokens=24, speculation=PLAIN)).text
    start = whole[: whole.index(" ", len(whole) // 2)]
    rest = answer(engine, ask(PROMPTS[0], max_tokens=8, answer_start=start))
    assert (start + rest.text)[: len(whole)] == whole[: len(start + rest.text)]
