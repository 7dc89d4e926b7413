"""What can go wrong in a benchmark, besides the engine."""

from __future__ import annotations

from models.errors import PacelineError


class PeerError(PacelineError):
    """The llama-server that is compared with cannot be used, or failed."""

    code = "peer-failed"


class BenchError(PacelineError):
    """The benchmark cannot be run as it was asked for."""

    code = "bench"
