"""Steps of the tour: the pages about answers, the palette, the settings, the models."""

from __future__ import annotations

from PySide6.QtGui import QColor

from tests.touring.trip import Trip
from ui.tokens import DARK, LIGHT
from ui.translation import tr


def details_watched(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+N")
    hand.press("Ctrl+D")
    trip.ask("Give me three tips for learning to cook, as a numbered list.")
    trip.wait_for_text(120)
    trip.picture("details while streaming")
    trip.wait_for_answer()
    hand.sees("tok/s")
    trip.picture("details of the answer")
    hand.press("Ctrl+D")


def tokens_shown(trip: Trip) -> None:
    hand = trip.hand
    hand.click("Show where each token of the answer came from")
    hand.sees("draft accepted", "corrections", "from the target alone")
    hand.press("Right")
    hand.sees("probability", "round 1, token")


def rounds_replayed(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+End")
    hand.click("Replay the answer round by round")
    hand.waits_for("Round 1 of")
    hand.sees("The draft proposes", "All rounds", "Arrow keys step")
    hand.press("Right")
    hand.sees("Round 2 of")
    hand.press("End")
    hand.does_not_see("Round 2 of")
    hand.press("Left")
    trip.picture("round replay")
    hand.press("Esc")
    hand.sees("Regenerate")


def compared(trip: Trip) -> None:
    hand = trip.hand
    hand.click("Compare with the same prompt without drafting")
    hand.waits_for("Running without drafting…")
    hand.waits_for("Run again")
    hand.sees("With drafting", "Without drafting")


def found_in_the_chat(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Esc")
    hand.press("Ctrl+F")
    hand.types("cook")
    hand.waits_for("1 of")
    trip.picture("found in the chat")
    hand.press("Return")
    hand.press("Esc")
    hand.does_not_see("Previous hit")


def palette_used(trip: Trip) -> None:
    hand, dark = trip.hand, trip.options.theme == "dark"
    hand.press("Ctrl+K")
    hand.sees("Type what you want to do", "New chat")
    trip.picture("palette")
    hand.types(tr("Use light colours") if dark else tr("Use dark colours"))
    hand.press("Return")
    _has_ground(trip, LIGHT.background if dark else DARK.background)
    trip.picture("the other colours")
    hand.commands("Use dark colours" if dark else "Use light colours")
    _has_ground(trip, DARK.background if dark else LIGHT.background)


def settings_read(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+,")
    for title in trip.window.settings.page.titles:
        trip.turn_to(title)
        trip.picture(f"settings {title}")
    hand.press("F1")
    hand.sees("Ctrl+K", "Search chats and messages")
    hand.press("Esc")


def models_looked_at(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+M")
    hand.waits_for("starter")
    trip.picture("models on this machine")
    hand.click("Find pairs")
    trip.picture("find pairs")
    hand.press("Ctrl+M")


def _has_ground(trip: Trip, colour: str) -> None:
    """The window is painted in a colour."""
    picture = trip.window.grab().toImage()
    place = trip.window.transcript.mapTo(trip.window, trip.window.transcript.rect().topLeft())
    seen = picture.pixelColor(place * picture.devicePixelRatio())
    assert seen == QColor(colour), f"the ground is {seen.name()} and not {colour}"
