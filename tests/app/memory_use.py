"""What the engine process really takes for a pair."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.events import Finished
from app.engine.request import GenerationRequest, PairSpec
from app.engine_process.client import EngineClient
from app.engine_process.protocol import (
    Died,
    Failed,
    Generate,
    Generated,
    Load,
    Ready,
    TurnMemory,
)

PROMPT = "Once upon a time there was a small model. " * 8


@dataclass(frozen=True, slots=True)
class Used:
    """Bytes that the engine process took."""

    rss_bytes: int
    cache_bytes: int


def really_used(spec: PairSpec, log: Path) -> Used:
    """Load and answer in an engine process of its own, whose memory nothing else has grown."""
    client = EngineClient(log)
    client.start()
    used = None
    try:
        for reply in client.replies():
            match reply:
                case Ready():
                    client.send(Load(spec))
                    client.send(Generate(1, GenerationRequest(raw_prompt=PROMPT, max_tokens=4)))
                case TurnMemory(_, memory):
                    used = Used(memory.rss_bytes, memory.kv_bytes)
                case Generated(_, Finished()):
                    break
                case Failed(error) | Died(error):
                    raise error
    finally:
        client.stop()
    assert used is not None
    return used
