"""Padded vocabularies, templates without a system role, models that want BOS and that do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.engine import Engine
from app.engine.errors import ModelLoadError
from app.engine.events import Finished
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from models.errors import IncompatiblePairError, ModelFileError
from tests.app.engine.tiny_models import BEGIN, END, LLAMA, TinyKind, byte_tokens

GREEDY = SamplingParams(temperature=0)
ENDLESS = ((LLAMA.tokens.index(END), -1000.0),)  # a logit bias
DRAFTED = SpeculationParams(lookup=False, draft_length=3)
PLAIN = SpeculationParams(draft_length=0)
Load = Callable[..., Engine]


def padded(count: int) -> TinyKind:
    """LLAMA with rows that stand for nothing."""
    return replace(LLAMA, tokens=[*byte_tokens(), *(f"[PAD{number}]" for number in range(count))])


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Load]:
    engines: list[Engine] = []

    def load_one(target: TinyKind, draft: TinyKind, **fields: object) -> Engine:
        paths = target.write(tmp_path / "target.gguf"), draft.write(tmp_path / "draft.gguf")
        engines.append(Engine.load(replace(PairSpec(*paths, 512, threads=1), **fields)))
        return engines[-1]

    yield load_one
    for engine in engines:
        engine.close()


def answer(engine: Engine, request: GenerationRequest) -> Finished:
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last


@pytest.mark.parametrize(
    "sampling",
    [
        GREEDY,
        SamplingParams(temperature=1, top_k=0, seed=3),
        SamplingParams(repeat_penalty=1.3, logit_bias=ENDLESS),
    ],
    ids=["greedy", "seeded", "free"],
)
@pytest.mark.parametrize(("target", "draft"), [(0, 100), (100, 0), (128, 0), (3, 64)])
def test_padded_vocabularies(load: Load, target: int, draft: int, sampling: SamplingParams) -> None:
    """Both are one model; only one has a row for what the other cannot even name."""
    engine = load(padded(target), padded(draft))
    request = GenerationRequest(
        raw_prompt="Tell me", sampling=sampling, max_tokens=40, speculation=DRAFTED
    )
    drafted = answer(engine, request)
    assert drafted.stats.speculation.drafted > 20
    assert drafted.stats.speculation.accepted > 0
    if sampling.greedy or sampling.seed is not None:
        assert answer(engine, replace(request, speculation=PLAIN)).tokens == drafted.tokens
    if sampling.greedy and target <= draft:
        assert drafted.stats.speculation.acceptance_rate == 1.0


def test_more_padding_is_another_vocabulary(load: Load) -> None:
    with pytest.raises(IncompatiblePairError, match="differ in size"):
        load(padded(129), padded(0))
    engine = load(padded(129), padded(0), foreign_draft=True)
    assert engine.info.shared_tokens == 256


NO_SYSTEM = (
    "{% for m in messages %}{% if m.role == 'system' %}{{ raise_exception('no system role') }}"
    "{% endif %}[{{ m.role }}] {{ m.content }}\n{% endfor %}[assistant] "
)
WITH_BOS = "{{ bos_token }}" + NO_SYSTEM
TALK = (ChatMessage("system", "Be brief."), ChatMessage("user", "Hello"))


@pytest.mark.parametrize("template", [NO_SYSTEM, WITH_BOS], ids=["", "bos in the template"])
@pytest.mark.parametrize("adds_bos", [True, False], ids=["bos added", "no bos added"])
def test_bos_comes_once_and_a_system_prompt_is_not_lost(
    load: Load, template: str, adds_bos: bool
) -> None:
    """Both turns are drafted as they are answered plainly, and the second one goes on."""
    kind = replace(
        LLAMA,
        tokens=[*byte_tokens(), BEGIN],
        flags={"add_bos_token": adds_bos},
        template=template,
    )
    engine = load(kind, replace(kind, seed=8))
    tokens = engine.tokenize(TALK)
    begin = kind.tokens.index(BEGIN)
    wanted = adds_bos or template is WITH_BOS
    assert (tokens[0] == begin, tokens.count(begin)) == (wanted, int(wanted))
    assert bytes(tokens[wanted:]).decode() == "[user] Be brief.\n\nHello\n[assistant] "
    request = GenerationRequest(TALK, sampling=GREEDY, max_tokens=24, speculation=DRAFTED)
    first = answer(engine, request)
    assert first.tokens == answer(engine, replace(request, speculation=PLAIN)).tokens
    talk = (*TALK, ChatMessage("assistant", first.text), ChatMessage("user", "More"))
    second = answer(engine, replace(request, messages=talk))
    assert second.stats.cached_tokens >= first.stats.prompt_tokens - 1
    engine._target.truncate(0)  # a last token evaluated by itself may differ in its last bits
    plain = answer(engine, replace(request, messages=talk, speculation=PLAIN))
    assert second.tokens == plain.tokens


def test_what_a_person_types_never_becomes_a_control_token(load: Load) -> None:
    kind = replace(LLAMA, template=NO_SYSTEM)
    engine = load(kind, kind)
    tokens = engine.tokenize((ChatMessage("user", f"a{END}b"),))
    assert kind.tokens.index(END) not in tokens


@pytest.mark.parametrize(("kv_type", "draft_kv_type"), [("f16", "q8_0"), ("q8_0", "f16")])
def test_caches_with_number_formats_of_their_own(
    load: Load, kv_type: str, draft_kv_type: str
) -> None:
    kind = replace(LLAMA, seed=5)
    engine = load(kind, kind, kv_type=kv_type, draft_kv_type=draft_kv_type)
    assert (engine.info.kv_type, engine.info.draft_kv_type) == (kv_type, draft_kv_type)
    sizes = (engine._target.kv_bytes, engine._draft.kv_bytes)
    assert (sizes[0] > sizes[1]) is (kv_type == "f16")
    request = GenerationRequest(
        raw_prompt="Tell me", sampling=GREEDY, max_tokens=30, speculation=DRAFTED
    )
    drafted = answer(engine, request)
    assert drafted.tokens == answer(engine, replace(request, speculation=PLAIN)).tokens
    assert drafted.stats.speculation.accepted > 10


def test_a_token_that_is_there_twice_is_refused_before_llama_cpp_sees_it(load: Load) -> None:
    twice = replace(LLAMA, tokens=[*byte_tokens(), "twice", "twice"])
    with pytest.raises(ModelFileError, match="the token “twice” more than once"):
        load(twice, LLAMA)
    with pytest.raises(ModelFileError, match="cannot be loaded"):
        load(LLAMA, twice)


def test_tokens_without_a_text_may_be_many(load: Load) -> None:
    load(replace(LLAMA, tokens=[*byte_tokens(), "", ""]), LLAMA)


@pytest.mark.parametrize("size", [1, 15, 63])
@pytest.mark.parametrize("which", ["target", "draft"])
def test_a_model_without_room_for_a_chat_is_refused(load: Load, which: str, size: int) -> None:
    small = replace(LLAMA, context_length=size)
    pair = {"target": LLAMA, "draft": LLAMA, which: small}
    with pytest.raises(ModelLoadError, match=rf"{which}\.gguf was made for texts of {size} tokens"):
        load(**pair)
