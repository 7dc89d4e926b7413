"""Kill a download of 250 MB at random points and let it go on: the hash has to be right each time.

    python -m tests.perf.kill_and_resume [--runs 20] [--megabytes 250] [--seed 1]

Too slow for the suite, which does the same with a small file (tests/models). Exit status 1 if any
run ends with other bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from models.download import Download
from models.download_file import DownloadFile
from models.download_manager import DownloadManager
from models.hub_access import HubAccess
from models.network import RequestLog
from tests.hub.server import HubServer

REPO, NAME = "team/Large-GGUF", "large.gguf"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--megabytes", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    content = chance.randbytes(options.megabytes * 1_000_000)
    expected = hashlib.sha256(content).hexdigest()
    wrong = 0
    with HubServer() as server:
        server.add(REPO, {NAME: content})
        for number in range(1, options.runs + 1):
            point = chance.randrange(len(content))
            killed_at, resumed_from, found = one_run(server, point)
            wrong += found != expected
            verdict = "right" if found == expected else "WRONG"
            print(
                f"{number:>3}  killed at {killed_at:>11,}, on from {resumed_from:>11,}: {verdict}"
            )
    print(f"{options.runs - wrong} of {options.runs} ended with the right hash")
    return 1 if wrong else 0


def one_run(server: HubServer, point: int) -> tuple[int, int, str]:
    """Bytes on disk when it was killed, where it went on, and the hash in the end."""
    server.storage_requests.clear()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        manager = DownloadManager(
            data / "models",
            DownloadFile(data / "downloads.json"),
            HubAccess(server.endpoint),
            RequestLog(),
            now=lambda: time.monotonic() * 50,  # waiting between attempts takes no time
        )
        with manager:
            manager.add(Download(REPO, (NAME,)))
            while (size := partial_size(data)) < point:
                manager.poll(0.002)
            for process in manager._running.values():
                os.kill(process._child.pid, signal.SIGKILL)
            while manager.is_busy:
                manager.poll(0.1)
            (status,) = manager.statuses()
        path = status.download.local_path
        found = hashlib.sha256(path.read_bytes()).hexdigest() if path else ""
    asked = server.storage_requests[-1].headers.get("range", "bytes=0-")
    return size, int(asked.removeprefix("bytes=").removesuffix("-")), found


def partial_size(data: Path) -> int:
    """Bytes that have arrived; all of them once the file has its name."""
    sizes = [file.stat().st_size for file in data.glob("models/models--*/blobs/*")]
    return sizes[0] if sizes else 0


if __name__ == "__main__":
    sys.exit(main())
