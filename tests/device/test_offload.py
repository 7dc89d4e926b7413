"""What goes to a graphics card, and that it computes there what it computes on the processor."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.engine.device import Device
from app.engine.engine import Engine
from app.engine.errors import OutOfMemoryError
from app.engine.events import Event, Finished, StopReason, TextDelta
from app.engine.llama_backend import devices
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from models.gguf import read_header
from models.layer_fit import fit_layers
from models.memory import ALL_LAYERS, Placement
from tests.device.card_process import TOTAL_BYTES
from tests.device.cards import MIB, PLENTY, Cards

CONTEXT = 512
ALL, NONE = ALL_LAYERS, 0
PLAIN = SpeculationParams.plain()


def load(
    target: Path, draft: Path, layers: int | None = None, draft_layers: int | None = None
) -> Engine:
    spec = PairSpec(
        target,
        draft,
        context_size=CONTEXT,
        threads=1,
        gpu_layers=layers,
        draft_gpu_layers=draft_layers,
    )
    return Engine.load(spec)


def bytes_on_card(engine: Engine) -> tuple[int, int]:
    """The target's and the draft's."""
    draft = engine._draft
    assert draft is not None
    found = engine._target.device_bytes, draft.device_bytes
    assert engine.memory().device_bytes == engine.info.memory.device_bytes == sum(found)
    return found


def request(speculation: SpeculationParams, tokens: int = 48) -> GenerationRequest:
    return GenerationRequest(
        messages=(ChatMessage("user", "Why is the sky blue?"),),
        sampling=SamplingParams(temperature=0),
        max_tokens=tokens,
        speculation=speculation,
    )


def answer(engine: Engine, speculation: SpeculationParams) -> Finished:
    *_, last = engine.generate(request(speculation))
    assert isinstance(last, Finished)
    return last


def the_card() -> Device:
    (found,) = (device for device in devices() if device.is_gpu)
    return found


@pytest.fixture(scope="module")
def engine(_card: Cards, starter_path: Path, q2_draft_path: Path) -> Iterator[Engine]:
    """Both models wholly on the card."""
    with closing(load(starter_path, q2_draft_path)) as engine:
        yield engine


def test_the_card_is_a_device_with_the_memory_that_it_reports_now(card: Cards) -> None:
    assert the_card().total_bytes == TOTAL_BYTES
    assert the_card().free_bytes == PLENTY
    card.report_free(123 * MIB)
    assert the_card().free_bytes == 123 * MIB


@pytest.mark.parametrize(("layers", "draft_layers"), [(NONE, NONE), (ALL, NONE), (NONE, ALL)])
def test_target_and_draft_are_placed_apart(
    card: Cards, starter_path: Path, q2_draft_path: Path, layers: int, draft_layers: int
) -> None:
    with closing(load(starter_path, q2_draft_path, layers, draft_layers)) as engine:
        target, draft = bytes_on_card(engine)
        assert (target > engine.info.memory.target_bytes) == (layers == ALL)
        assert (draft > engine.info.memory.draft_bytes) == (draft_layers == ALL)
        assert (target == 0) == (layers == NONE)
        assert (draft == 0) == (draft_layers == NONE)


@pytest.mark.parametrize("free_mib", [60, 150, 220])
def test_the_automatic_fit_takes_no_more_than_is_free_and_the_draft_first(
    card: Cards, starter_path: Path, q2_draft_path: Path, free_mib: int
) -> None:
    card.report_free(free_mib * MIB)
    chosen = fit_layers(
        read_header(starter_path),
        read_header(q2_draft_path),
        Placement(CONTEXT),
        free_mib * MIB,
    )
    with closing(load(starter_path, q2_draft_path)) as engine:
        target, draft = bytes_on_card(engine)
        assert 0 < target + draft <= free_mib * MIB
        assert (target > 0) == (chosen.target != 0)
        assert draft > 0
        whole_draft = draft > engine.info.memory.draft_bytes
        assert whole_draft == (chosen.draft == ALL)
        assert whole_draft or target == 0


def test_a_card_without_room_is_left_alone(
    card: Cards, starter_path: Path, q2_draft_path: Path
) -> None:
    card.report_free(0)
    with closing(load(starter_path, q2_draft_path)) as engine:
        assert bytes_on_card(engine) == (0, 0)


def test_costs_are_kept_apart_by_where_the_layers_are(
    card: Cards, starter_path: Path, tmp_path: Path
) -> None:
    """Another placement takes other times, and may compute other bits in wide passes."""
    spec = PairSpec(starter_path, context_size=CONTEXT, threads=1)
    for free in (PLENTY, 0):
        card.report_free(free)
        Engine.load(spec, costs_folder=tmp_path).close()
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_everything_goes_where_there_is_room(engine: Engine) -> None:
    target, draft = bytes_on_card(engine)
    assert target > engine.info.memory.target_bytes
    assert draft > engine.info.memory.draft_bytes


def test_a_pass_of_every_width_was_measured_on_the_card(engine: Engine) -> None:
    costs = engine.info.costs
    assert set(costs.target_pass_s) >= {1, 2, 4, 8}
    assert all(seconds > 0 for seconds in costs.target_pass_s.values())
    assert 1 in costs.exact_widths
    assert costs.draft_step_s is not None


def test_the_same_text_with_and_without_a_draft(engine: Engine) -> None:
    plain = answer(engine, PLAIN)
    drafted = answer(engine, SpeculationParams(lookup=False, draft_length=3, exactness="strict"))
    assert drafted.tokens == plain.tokens
    assert drafted.stats.speculation.by_source[Source.DRAFT].accepted > 0


def test_an_answer_can_be_stopped_and_asked_for_again(engine: Engine) -> None:
    """The look at "cancelled" comes after the pass that runs, and leaves a sound cache."""
    expected = answer(engine, PLAIN).tokens
    seen: list[Event] = []

    def has_text() -> bool:
        return any(isinstance(event, TextDelta) for event in seen)

    seen.extend(engine.generate(request(SpeculationParams(), 400), cancelled=has_text))
    last = seen[-1]
    assert isinstance(last, Finished)
    assert last.stop_reason is StopReason.CANCELLED
    assert 0 < len(last.tokens) < 100
    assert answer(engine, PLAIN).tokens == expected


@pytest.mark.parametrize("room_mib", [20, 130])
def test_a_card_that_is_full_is_an_error_with_advice(
    card: Cards, starter_path: Path, q2_draft_path: Path, room_mib: int
) -> None:
    """With 20 MiB the target does not fit, with 130 the draft does not any more."""
    card.refuse_beyond(room_mib * MIB)
    with pytest.raises(OutOfMemoryError, match=r"not enough memory") as refusal:
        load(starter_path, q2_draft_path, ALL, ALL)
    assert "fewer GPU layers" in refusal.value.advice
    card.refuse_beyond(None)
    with closing(load(starter_path, q2_draft_path, ALL, NONE)) as engine:
        assert bytes_on_card(engine)[0] > 0
