"""A graphics card that fails takes the engine process with it, and the parent is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.events import TextDelta
from app.engine.request import ChatMessage, GenerationRequest, PairSpec
from app.engine.sampling import SamplingParams
from app.engine_process.client import EngineClient
from app.engine_process.protocol import Died, Failed, Generate, Generated, Load, Loaded, Ready
from tests.device.cards import Cards, backend_with


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Cards]:
    card = Cards(tmp_path)
    yield card
    card.kill()


@pytest.fixture
def client(tmp_path: Path, doomed: Cards) -> Iterator[EngineClient]:
    client = EngineClient(tmp_path / "engine.log", make_backend=backend_with(doomed))
    client.start()
    yield client
    client.stop()


def test_the_end_is_a_sentence_and_what_was_written_stands(
    client: EngineClient, doomed: Cards, starter_path: Path, q2_draft_path: Path
) -> None:
    client.send(Load(PairSpec(starter_path, q2_draft_path, context_size=1024, threads=1)))
    ask = GenerationRequest(
        messages=(ChatMessage("user", "Tell me a long story."),),
        sampling=SamplingParams(temperature=0),
        max_tokens=900,
    )
    text = ""
    for reply in client.replies():
        match reply:
            case Ready():
                assert any(device.kind == "gpu" for device in reply.devices)
            case Loaded():
                assert reply.info.memory.device_bytes > reply.info.memory.target_bytes
                client.send(Generate(1, ask))
            case Generated(_, TextDelta() as delta):
                text += delta.text
                doomed.kill()
            case Failed():
                pytest.fail(f"a dead card was reported as {reply.error}")
        last = reply
    assert text
    assert isinstance(last, Died)
    assert "llama.cpp" in str(last.error)
    assert "Start the engine again" in last.error.advice
