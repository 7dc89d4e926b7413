"""Talks to a llama-server on this machine: is it ready, and what does it answer?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse
from time import perf_counter
from typing import Any

from app.bench.errors import PeerError
from app.bench.measurement import END_OF_SEQUENCE, Answer, Clock

_SILENCE_S = 900.0  # a long prompt on a slow machine
_OK = 200
_ENDINGS = {"eos": END_OF_SEQUENCE, "limit": "length", "word": "stop"}
_EVENT = b"data: "


@dataclass(frozen=True, slots=True)
class PeerClient:
    """Connections to 127.0.0.1 only, never through a proxy."""

    port: int
    clock: Clock = field(default=perf_counter)

    def is_ready(self) -> bool:
        """Whether the model is loaded."""
        connection = self._connect()
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == _OK
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def complete(self, body: dict[str, Any]) -> Answer:
        """Send `body` to /completion and follow the answer. Raises PeerError."""
        connection, sent = self._connect(), self.clock()
        try:
            headers = {"Content-Type": "application/json"}
            connection.request("POST", "/completion", json.dumps(body), headers)
            return self._follow(connection.getresponse(), sent)
        except (OSError, HTTPException) as error:
            raise PeerError(f"The connection to llama-server broke: {error!r}.") from error
        except (KeyError, TypeError, ValueError) as error:
            raise PeerError(f"llama-server gave an answer of another form: {error!r}.") from error
        finally:
            connection.close()

    def _connect(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.port, timeout=_SILENCE_S)

    def _follow(self, response: HTTPResponse, sent: float) -> Answer:
        if response.status != _OK:
            raise PeerError(f"llama-server refused: {_reason(response)}")
        parts, texts = list[str](), list[float]()
        for event in _events(response):
            if event["content"]:
                parts.append(event["content"])
                texts.append(self.clock())
            if event["stop"]:
                return _answer(event, "".join(parts), sent, texts, self.clock())
        raise PeerError("llama-server ended an answer without saying so.")


def _events(response: HTTPResponse) -> Iterator[dict[str, Any]]:
    """Server-sent events; each holds one JSON object."""
    for line in response:
        if not line.startswith(_EVENT):
            continue
        event = json.loads(line[len(_EVENT) :])
        if "error" in event:
            raise PeerError(f"llama-server failed: {event['error'].get('message')}.")
        yield event


def _answer(
    event: dict[str, Any], text: str, sent: float, texts: list[float], done: float
) -> Answer:
    """`timings` of b11434: `predicted_ms` is first token → last token of the `predicted_n` tokens,
    and its own rate leaves the first one out, as ours does (tools/server/server-common.h,
    server_slot_stats).
    """
    timings = event["timings"]
    ended = _ENDINGS[event["stop_type"]]
    return Answer(
        text=text,
        prompt_tokens=int(event["tokens_evaluated"]),
        cached_tokens=int(timings["cache_n"]),
        output_tokens=int(timings["predicted_n"]) - (ended == END_OF_SEQUENCE),
        ended=ended,
        ttft_s=(texts[0] if texts else done) - sent,
        timed_tokens=int(timings["predicted_n"]),
        decode_s=float(timings["predicted_ms"]) / 1000,
        client_decode_s=texts[-1] - texts[0] if texts else 0.0,
        total_s=done - sent,
        drafted=int(timings.get("draft_n", 0)),
        accepted=int(timings.get("draft_n_accepted", 0)),
    )


def _reason(response: HTTPResponse) -> str:
    body = response.read().decode("utf-8", "replace")
    try:
        return str(json.loads(body)["error"]["message"])
    except (KeyError, TypeError, ValueError):
        return f"status {response.status}."
