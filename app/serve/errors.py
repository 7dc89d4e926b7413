"""Why a server cannot be started."""

from __future__ import annotations

from models.errors import PacelineError


class PortTakenError(PacelineError):
    """The system does not give the port; ``cause`` is what it said."""

    code = "port-taken"

    def __init__(self, port: int, cause: OSError) -> None:
        reason = cause.strerror or "the system refuses"
        super().__init__(
            f"Port {port} cannot be used: {reason}.",
            advice="Choose another port, or end the program that has it.",
        )
