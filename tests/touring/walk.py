"""From an empty machine to chatting with a downloaded pair, against a hub on loopback."""

from __future__ import annotations

from pathlib import Path

from app.engine.llama_quantize import quantize
from models.demo_pair import build_demo_pair
from models.llama_padding import PaddedDims
from tests.hub.faults import BodyFault
from tests.hub.server import HubServer
from tests.touring.trip import FRANCE, Step, Trip

BIG, SMALL = "lab/Padded-360M-GGUF", "lab/Padded-Draft-135M-GGUF"
TARGET, DRAFT = "Padded-360M-Q4_0", "Padded-Draft-135M-Q2_K"
SIZES = PaddedDims(width=1024, ffn=3072, heads=18, kv_heads=6)  # of a target that takes longer
README = b"""# Padded 360M

Answers as SmolLM2 135M does, at the cost of a bigger model. **Good for trying things out.**

| file | bits | for |
|---|---|---|
| Q4_0 | 4.5 | chatting |
| Q2_K | 2.6 | small machines |

```python
print("Hello from the README")
```
"""


def stock(hub: HubServer, starter: Path, folder: Path) -> None:
    """Put a pair on the hub, and others beside it."""
    pair = build_demo_pair(starter, folder, quantize, lambda _share, _step: None, dims=SIZES)
    big, small = pair.target.read_bytes(), pair.draft.read_bytes()
    files = {f"{TARGET}.gguf": big, "Padded-360M-Q2_K.gguf": big[:-9], "README.md": README}
    hub.add(BIG, files, parameters=362_000_000, downloads=48_211)
    files = {f"{DRAFT}.gguf": small, "README.md": b"# A draft"}
    hub.add(SMALL, files, parameters=135_000_000, downloads=902)
    gated = {"Padded-Gated-Q8_0.gguf": small}
    hub.add("lab/Padded-Gated-GGUF", gated, is_gated=True, licence="gemma")


def empty_machine(trip: Trip) -> None:
    trip.hand.sees("Choose a model to chat with", "The starter model is not installed.")
    trip.hand.click("Find a pair…")
    trip.hand.waits_for("Pairs for this machine")
    assert not _hub(trip).requests, "something was asked before anybody asked for it"


def searched(trip: Trip) -> None:
    trip.hand.click("Search pairs; Enter searches the hub")
    trip.hand.types("Padded")
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
    trip.hand.sees("Q4_0", "Q2_K")


def target_taken(trip: Trip) -> None:
    trip.hand.press_card("Q4_0", "Take as target")
    trip.hand.sees("In the basket", f"Target: {TARGET}")


def draft_taken(trip: Trip) -> None:
    trip.hand.click("Back to the results")
    trip.hand.press_card(SMALL, "See its files")
    trip.hand.waits_for(f"{DRAFT}.gguf")
    trip.hand.press_card("Q2_K", "Take as draft")
    trip.hand.waits_for("They go together.")


def downloading(trip: Trip) -> None:
    _hub(trip).body_faults.append(BodyFault("slow"))
    trip.hand.click("Download both")
    trip.hand.waits_for("Downloads")
    trip.hand.waits_for("left")


def paused(trip: Trip) -> None:
    trip.hand.press_card(TARGET, "Pause")
    trip.hand.waits_for("paused")


def restarted(trip: Trip) -> None:
    trip.close()
    trip.open()
    trip.hand.commands("Downloads")
    trip.hand.waits_for("paused")


def resumed(trip: Trip) -> None:
    for name in (TARGET, DRAFT):
        _resume(trip, name)


def pair_chosen(trip: Trip) -> None:
    trip.hand.press_card(TARGET, "Use this pair")
    trip.wait_until_loaded()
    trip.hand.waits_for("What would you like to ask?")
    trip.hand.sees("Q4_0", "Q2_K")


def chatted(trip: Trip) -> None:
    trip.ask(FRANCE)
    trip.wait_for_text()
    assert "Paris" in trip.wait_for_answer()
    trip.hand.sees("draft accepted")


def requests_seen(trip: Trip) -> None:
    trip.hand.press("Ctrl+M")
    trip.hand.click("Requests made")
    trip.hand.waits_for(f"“{TARGET}.gguf” of {BIG}")


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


def _resume(trip: Trip, name: str) -> None:
    """What waited when the program ended is paused as well."""
    hand = trip.hand
    hand.until(lambda: _says(trip, name, "paused", "Checked"), f"{name} goes its own way")
    if _says(trip, name, "paused"):
        hand.press_card(name, "Resume")
    hand.until(lambda: _says(trip, name, "Checked, ready"), f"{name} did not come")


def _says(trip: Trip, title: str, *words: str) -> bool:
    cards = trip.window.main.models.downloads.view.rows.cards
    (spoken,) = [card.spoken for card in cards if card.title == title]
    return any(word in spoken for word in words)
