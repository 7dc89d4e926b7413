"""The port that a server has."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.serve.errors import PortTakenError
from app.serve.http_server import bound_socket


def test_a_port_is_had_by_one_before_it_answers() -> None:
    with closing(bound_socket(0)) as bound:
        port = bound.getsockname()[1]
        with pytest.raises(PortTakenError, match=f"Port {port} cannot be used"):
            bound_socket(port)
    bound_socket(port).close()
