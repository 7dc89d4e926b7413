"""From an empty machine to chatting with a downloaded pair, against a hub on loopback."""

from __future__ import annotations

from pathlib import Path

from tests.hub.faults import BodyFault
from tests.hub.server import HubServer
from tests.touring.trip import Step, Trip

BIG, SMALL = "lab/SmolLM2-135M-Instruct-GGUF", "lab/SmolLM2-135M-Draft-GGUF"
README = b"""# SmolLM2 135M Instruct

A very small model that follows instructions. **Good for trying things out**, not for facts.

| file | bits | for |
|---|---|---|
| Q4_1 | 5 | chatting |
| Q2_K | 3 | drafting |

```python
print("Hello from the README")
```
"""


def stock(server: HubServer, target: Path, draft: Path) -> None:
    """Put what the walk downloads on the hub, and others beside it."""
    big, small = target.read_bytes(), draft.read_bytes()
    server.add(
        BIG,
        {"SmolLM2-135M-Instruct-Q4_1.gguf": big, "SmolLM2-135M-Instruct-Q2_K.gguf": small}
        | {"README.md": README},
        parameters=135_000_000,
        downloads=48_211,
    )
    server.add(
        SMALL,
        {"SmolLM2-135M-Draft-Q2_K.gguf": small, "README.md": b"# A draft"},
        parameters=135_000_000,
        downloads=902,
    )
    server.add("lab/SmolLM2-Gated-GGUF", {"G-Q8_0.gguf": small}, is_gated=True, licence="gemma")


def empty_machine(trip: Trip) -> None:
    trip.hand.sees("Choose a model to chat with", "The starter model is not installed.")
    trip.hand.click("Find a pair…")
    trip.hand.waits_for("Pairs for this machine")
    assert not _hub(trip).requests, "something was asked before anybody asked for it"


def searched(trip: Trip) -> None:
    trip.hand.click("Search pairs; Enter searches the hub")
    trip.hand.types("SmolLM2")
    trip.picture("typed")
    trip.hand.press("Return")
    trip.hand.waits_for("3 found")
    trip.hand.sees("On the hub")


def repository_opened(trip: Trip) -> None:
    trip.hand.press_card(BIG, "See its files")
    trip.hand.waits_for("Best for this machine")
    trip.hand.click("README")
    trip.hand.waits_for("Good for trying things out")
    trip.picture("readme")
    trip.hand.click("Files")
    trip.hand.sees("Q4_1", "Q2_K")


def target_taken(trip: Trip) -> None:
    trip.hand.press_card("Q4_1", "Take as target")
    trip.hand.sees("In the basket", "Target: SmolLM2-135M-Instruct-Q4_1")


def draft_taken(trip: Trip) -> None:
    trip.hand.click("Back to the results (Esc)")
    trip.hand.press_card(SMALL, "See its files")
    trip.hand.waits_for("SmolLM2-135M-Draft-Q2_K.gguf")
    trip.hand.press_card("Q2_K", "Take as draft")
    trip.hand.waits_for("They go together.")


def downloading(trip: Trip) -> None:
    _hub(trip).body_faults.append(BodyFault("slow"))
    trip.hand.click("Download both")
    trip.hand.waits_for("Downloads")
    trip.hand.waits_for("left")


def paused(trip: Trip) -> None:
    trip.hand.press_card("SmolLM2-135M-Instruct-Q4_1", "Pause")
    trip.hand.waits_for("paused")


def restarted(trip: Trip) -> None:
    trip.close()
    trip.open()
    trip.hand.press("Ctrl+K")
    trip.hand.types("Downloads")
    trip.hand.press("Return")
    trip.hand.waits_for("paused")


def resumed(trip: Trip) -> None:
    for _ in range(_said(trip, "paused")):
        trip.hand.press_card("SmolLM2", "Resume")
        trip.hand.rests(300)
    trip.hand.until(lambda: _said(trip, "Checked, ready") == 2, "the files did not come")


def pair_chosen(trip: Trip) -> None:
    trip.hand.press_card("SmolLM2-135M-Instruct-Q4_1", "Use this pair")
    trip.wait_until_loaded()
    trip.hand.waits_for("What would you like to ask?")
    trip.hand.sees("Q4_1", "Q2_K")


def chatted(trip: Trip) -> None:
    trip.ask("What is the capital of France? Answer in one sentence.")
    trip.wait_for_text()
    assert "Paris" in trip.wait_for_answer()
    trip.hand.sees("draft accepted")


def requests_seen(trip: Trip) -> None:
    trip.hand.press("Ctrl+M")
    trip.hand.click("Requests made")
    trip.hand.waits_for("Repositories like “SmolLM2”")


WALK: tuple[Step, ...] = (
    empty_machine,
    searched,
    repository_opened,
    target_taken,
    draft_taken,
    downloading,
    paused,
    restarted,
    resumed,
    pair_chosen,
    chatted,
    requests_seen,
)


def _hub(trip: Trip) -> HubServer:
    hub = trip.options.hub
    assert hub is not None
    return hub


def _said(trip: Trip, words: str) -> int:
    cards = trip.window.main.models.downloads.view.rows.cards
    return sum(words in card.spoken for card in cards)
