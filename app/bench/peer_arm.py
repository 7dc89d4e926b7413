"""llama-server as an arm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.bench.errors import PeerError
from app.bench.measurement import Answer
from app.bench.peer_fleet import PeerFleet
from app.bench.peer_settings import completion
from app.bench.rendered_prompt import RenderedPrompt
from app.engine.sampling import SamplingParams

_END_S = 1.0  # from a broken connection to the end of the process
_WARM_UP_TOKENS = 4  # of a prompt, from its end


@dataclass(frozen=True, slots=True)
class PeerArm:
    """A draft length of 0 is without a draft."""

    name: str
    fleet: PeerFleet
    draft_length: int
    sampling: SamplingParams
    max_tokens: int

    @property
    def process_id(self) -> int | None:
        return self.fleet.process_id(self.draft_length)

    def prepare(self, prompt: RenderedPrompt) -> None:
        """Start the server if it is not running, and have it evaluate something else."""
        self._complete(prompt.tokens[-_WARM_UP_TOKENS:], 1)

    def answer(self, prompt: RenderedPrompt) -> Answer:
        answer = self._complete(prompt.tokens, self.max_tokens)
        if answer.cached_tokens or answer.prompt_tokens != len(prompt.tokens):
            raise PeerError("llama-server did not evaluate the whole prompt.")
        return answer

    def _complete(self, tokens: Sequence[int], max_tokens: int) -> Answer:
        server = self.fleet.server(self.draft_length)
        try:
            return server.client.complete(completion(tokens, self.sampling, max_tokens))
        except PeerError:
            server.check_alive(patience_s=_END_S)  # its end explains more
            raise
