"""Stands in for llama-server: /health and /completion on loopback, with figures that are known.

Run as a program it takes llama-server's options, looks at --port and ignores the others. The
environment variable SCRIPTED_PEER makes it misbehave.
"""

from __future__ import annotations

import json
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

WORD = "word "
MISBEHAVIOUR = "SCRIPTED_PEER"


def timings(prompt: int, tokens: int) -> dict[str, Any]:
    """The first token is free: 10 ms for each of the others."""
    return {
        "cache_n": 0,
        "prompt_n": prompt,
        "prompt_ms": 5.0,
        "predicted_n": tokens,
        "predicted_ms": 10.0 * (tokens - 1) or 0.001,
        "draft_n": 6,
        "draft_n_accepted": 3,
    }


class Handler(BaseHTTPRequestHandler):
    """Answers with as many words as tokens are wanted."""

    misbehaviour = ""
    bodies: list[dict[str, Any]]  # what was asked

    def do_GET(self) -> None:
        self._begin(200 if self.misbehaviour != "loading" else 503, "application/json")
        self.wfile.write(b'{"status": "ok"}')

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.bodies.append(body)
        tokens = body["n_predict"]
        if self.misbehaviour == "refuse":
            self._begin(400, "application/json")
            self.wfile.write(b'{"error": {"message": "the prompt is too long"}}')
            return
        if self.misbehaviour == "die" and tokens > 1 and len(self.bodies) > 2:
            os._exit(7)
        self._begin(200, "text/event-stream")
        self._stream(body, tokens)

    def _stream(self, body: dict[str, Any], tokens: int) -> None:
        common = {"index": 0, "tokens_evaluated": len(body["prompt"])}
        for number in range(tokens):
            self._event({**common, "content": WORD, "tokens": [number], "stop": False})
            if self.misbehaviour == "fail":
                self._event({"error": {"message": "Compute error"}})
                return
            if self.misbehaviour == "cut":
                return
        if self.misbehaviour == "other form":
            self._event({"stop": True, "content": ""})
            return
        eos = self.misbehaviour == "eos"
        final = {
            **common,
            "content": "",
            "stop": True,
            "stop_type": "eos" if eos else "limit",
            "timings": timings(len(body["prompt"]), tokens + eos),
        }
        self._event(final)

    def _event(self, data: dict[str, Any]) -> None:
        self.wfile.write(f"data: {json.dumps(data)}\n\n".encode())

    def _begin(self, status: int, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class has it so
        """Silence."""


def scripted_server(misbehaviour: str = "", port: int = 0) -> ThreadingHTTPServer:
    """A server that is not serving yet; its handler class keeps the bodies of all requests."""
    members = {"misbehaviour": misbehaviour, "bodies": []}
    return ThreadingHTTPServer(("127.0.0.1", port), type("OneHandler", (Handler,), members))


def main() -> int:
    if "--version" in sys.argv:
        sys.stderr.write("version: 0.0.0-scripted\nbuilt for tests\n")
        return 0
    if "--help" in sys.argv:
        sys.stdout.write("--spec-draft-n-max N   number of tokens to draft (default: 3)\n")
        return 0
    misbehaviour = os.environ.get(MISBEHAVIOUR, "")
    if misbehaviour == "start":
        sys.stderr.write("unable to allocate CPU buffer\n")
        return 1
    if misbehaviour == "start with draft" and "--model-draft" in sys.argv:
        return 3
    scripted_server(misbehaviour, int(sys.argv[sys.argv.index("--port") + 1])).serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
