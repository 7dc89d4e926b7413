"""Which states of its last pass a recurrent model still has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class KeptStates:
    """The states after each of the last tokens of a pass, of which one can be gone back to, once.

    llama.cpp would also go back to states that a later pass of a single token has made stale, so
    it is asked only for what this allows (src/llama-memory-recurrent.cpp, `seq_rm`).
    """

    most: int  # that are kept; 0: none
    _tokens: int = 0  # of the last pass
    _is_pending: bool = False

    @property
    def is_pending(self) -> bool:
        """Whether the model went back and has evaluated nothing since."""
        return self._is_pending

    def evaluated(self, tokens: int) -> None:
        self._tokens, self._is_pending = tokens, False

    def reach(self, steps: int) -> bool:
        """Whether the state before the last `steps` tokens is there."""
        return not self._is_pending and 0 < steps < self._tokens and steps <= self.most

    def went_back(self) -> None:
        self._is_pending = True

    def lost(self) -> None:
        """The model has been cleared, or has come back to a copied state."""
        self._tokens, self._is_pending = 0, False
