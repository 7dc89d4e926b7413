"""Tokens for the peer, rendered as our engine renders them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from app.bench.prompt_tokens import render
from app.bench.prompts import choose
from app.engine.errors import ModelLoadError
from app.engine.events import Finished
from app.engine.request import GenerationRequest, PairSpec
from app.engine_process.client import EngineClient
from app.engine_process.protocol import Generate, Generated, Load
from models.errors import PacelineError


def test_the_engine_sees_as_many_tokens(starter_path: Path, tmp_path: Path) -> None:
    prompts = choose(count=2)
    rendered = render(starter_path, prompts, "Be brief.")
    assert [one.prompt for one in rendered] == list(prompts)
    assert all(one.messages[0].role == "system" for one in rendered)
    client = EngineClient(tmp_path / "engine.log")
    client.start()
    try:
        client.send(Load(PairSpec(starter_path, context_size=512, threads=1)))
        for one in rendered:
            client.send(Generate(1, GenerationRequest(messages=one.messages, max_tokens=1)))
        counts = [
            reply.event.stats.prompt_tokens for reply in islice(_finished(client), len(rendered))
        ]
    finally:
        client.stop()
    assert counts == [len(one.tokens) for one in rendered]


def test_a_bad_file_is_an_error_of_ours(tmp_path: Path) -> None:
    bad = tmp_path / "bad.gguf"
    bad.write_bytes(b"GGUF nothing")
    with pytest.raises(PacelineError) as caught:
        render(bad, choose(count=1))
    assert isinstance(caught.value, ModelLoadError)


def _finished(client: EngineClient):  # noqa: ANN202 - a generator of Generated(Finished)
    for reply in client.replies():
        if isinstance(reply, Generated) and isinstance(reply.event, Finished):
            yield reply
