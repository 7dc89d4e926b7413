"""Made-up measurements whose ratios can be worked out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from app.bench.file_facts import FileFacts
from app.bench.measurement import Answer, ArmFailure, Measurement
from app.bench.modes import Drafting, Mode
from app.bench.outcome import Outcome
from app.bench.peer_build import PeerBuild
from app.bench.peer_server import ServerMemory
from app.bench.prompts import Category, Prompt
from app.bench.record import ModelRecord, PeerRecord, Record, Settings
from app.bench.rendered_prompt import RenderedPrompt
from app.bench.results import Results
from app.engine.cost_model import CostTable
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo
from app.engine.request import ChatMessage
from app.engine.sampling import SamplingParams

TOKENS = 101  # decoded in every answer, so that a rate is 100 ÷ seconds
PROMPTS = (
    Prompt("chat-a", Category.QUESTION_ANSWERING, "Hello?"),
    Prompt("chat-b", Category.QUESTION_ANSWERING, "How are you?"),
    Prompt("code-a", Category.CODING, "Sort a list."),
    Prompt("edit-a", Category.EDITING, "Correct this."),
)


def answer(rate: float, **changes: object) -> Answer:
    """An answer that was decoded at `rate` tokens per second, half a second after it was asked."""
    tokens = changes.get("output_tokens", TOKENS)
    facts: dict[str, object] = {
        "text": "Hello.",
        "prompt_tokens": 5,
        "cached_tokens": 0,
        "output_tokens": TOKENS,
        "timed_tokens": tokens,
        "ended": "length",
        "ttft_s": 0.5,
        "decode_s": (TOKENS - 1) / rate,
        "client_decode_s": (TOKENS - 1) / rate,
        "total_s": 1.0,
    }
    return Answer(**(facts | changes))  # type: ignore[arg-type]


def measurements(
    rates: Mapping[str, Mapping[str, Sequence[float]]], **changes: object
) -> list[Measurement]:
    """rates: by arm and prompt, one for each repetition."""
    return [
        Measurement(arm, prompt, repetition, order, answer(rate, **changes), 0.1)
        for order, (arm, by_prompt) in enumerate(rates.items(), 1)
        for prompt, values in by_prompt.items()
        for repetition, rate in enumerate(values, 1)
    ]


def results(rates: Mapping[str, Mapping[str, Sequence[float]]], **changes: object) -> Results:
    return Results(PROMPTS, measurements(rates, **changes))


def record(
    done: Sequence[Measurement],
    *,
    failures: Sequence[ArmFailure] = (),
    is_complete: bool = True,
    sampling: SamplingParams | None = None,
) -> Record:
    """A whole record around these measurements."""
    outcome = Outcome(list(done), list(failures), is_complete, "2026-01-02T03:04:05+00:00", 60.0)
    file = FileFacts("target.gguf", 1000, "ab" * 32)
    return Record(
        machine={
            "processor": "Abacus",
            "cores": 2,
            "memory_bytes": 8 * 10**9,
            "system": "Tests",
            "threading_variables": {},
        },
        programs={"paceline": "1.2.3"},
        planned=len(done),
        outcome=outcome,
        target=ModelRecord(file, "A made-up model."),
        draft=ModelRecord(file, None),
        pair=pair(),
        engine_resident_bytes=10**9,
        engine_huge_page_bytes=8 * 10**8,
        settings=Settings(
            sampling or SamplingParams(temperature=0), (Drafting(Mode.BOTH),), "fast", TOKENS, 2, ""
        ),
        peer=_peer(),
        prompts=tuple(
            RenderedPrompt(p, (ChatMessage("user", p.text),), (1, 2, 3, 4, 5)) for p in PROMPTS
        ),
    )


def pair(quantization: str = "Q4_0") -> PairInfo:
    model = ModelInfo(Path("/models/target.gguf"), "Target", "llama", quantization, 1, 1, 1, 1)
    costs = CostTable({1: 0.05, 2: 0.06}, 0.002)
    memory = MemoryUse(1, 2, 3, 4, 5)
    return PairInfo(model, model, 512, 2, "f16", 1.0, costs, memory, True, None)


def _peer() -> PeerRecord:
    build = PeerBuild(Path("/bin/llama-server"), "version: 1", None, "cd" * 32)
    commands = {
        "peer plain": ("llama-server", "--parallel", "1"),
        "peer n_max 3, its default": ("llama-server", "--parallel", "1", "--spec-draft-n-max", "3"),
    }
    memory = {"peer plain": ServerMemory(2 * 10**9, 10**9)}
    return PeerRecord(build, {"GOMP_SPINCOUNT": "1000"}, commands, memory, 2)
