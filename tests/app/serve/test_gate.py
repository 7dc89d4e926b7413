"""Who may ask a server on loopback."""

from __future__ import annotations

import pytest

from app.serve.api_error import ApiError
from app.serve.gate import Gate

PAGE = "http://localhost:3000"


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8470", "127.0.0.1", "127.0.0.1:80", "[::1]:8470", "[::1]"]
)
def test_programs_on_this_machine_may_ask(host: str) -> None:
    Gate().check({"host": host})
    Gate().check({})


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8470", "localhost.evil.example", "127.0.0.1.evil", ""]
)
def test_a_name_that_was_pointed_here_is_refused(host: str) -> None:
    with pytest.raises(ApiError) as refused:
        Gate().check({"host": host})
    assert (refused.value.status, refused.value.code) == (403, "foreign_host")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", f"{PAGE}.evil.example", "http://localhost:3001"]
)
def test_pages_that_were_not_named_may_not_ask(origin: str) -> None:
    with pytest.raises(ApiError) as refused:
        Gate(origins=frozenset({PAGE})).check({"origin": origin})
    assert (refused.value.status, refused.value.code) == (403, "foreign_origin")
    command = f"paceline serve --allow-origin {origin}"
    assert refused.value.advice.endswith(command) is ("://" in origin)


def test_pages_that_were_named_may_ask() -> None:
    Gate(origins=frozenset({PAGE})).check({"origin": PAGE})


@pytest.mark.parametrize(
    "sent", [None, "", "Bearer", "Bearer wrong", "Bearer secrét", "secret", "Basic secret"]
)
def test_a_key_has_to_be_sent(sent: str | None) -> None:
    headers = {} if sent is None else {"authorization": sent}
    with pytest.raises(ApiError) as refused:
        Gate("secret").check(headers)
    assert (refused.value.status, refused.value.code) == (401, "invalid_api_key")
    Gate("secret").check({"authorization": "bearer secret"})
    assert "secret" not in repr(Gate("secret"))


@pytest.mark.parametrize("key", ["gehéim", "\udce9"])
def test_a_key_may_be_any_text(key: str) -> None:
    Gate(key).check({"authorization": f"Bearer {key}"})
    with pytest.raises(ApiError):
        Gate(key).check({"authorization": "Bearer secret"})
