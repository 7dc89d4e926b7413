"""Steps of the tour: what a person does with the list of chats."""

from __future__ import annotations

from tests.touring.trip import FRANCE, Trip
from ui.translation import tr


def searched(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+Shift+F")
    hand.types("Paris")
    hand.waits_for("In What is the capital")
    trip.picture("found messages")
    hand.click_row("Paris")
    hand.waits_for(FRANCE)
    hand.press("Ctrl+Shift+F")
    hand.press("Esc")
    hand.sees("Today")


def renamed(trip: Trip) -> None:
    hand = trip.hand
    hand.click_row("What is the capital")
    hand.click_row("What is the capital", context=True)
    trip.picture("menu of a chat")
    hand.click("Rename")
    hand.press("Ctrl+A")
    hand.types("Capitals of Europe")
    hand.press("Return")
    hand.rests()
    assert "Capitals of Europe" in trip.chat_titles, trip.chat_titles


def put_into_a_folder(trip: Trip) -> None:
    hand = trip.hand
    hand.click("More for the chats: folders, import, bin")
    trip.picture("menu of the chats")
    with hand.answering(hand.fills_dialog("Geography")):
        hand.click("New folder…")
    hand.sees("Geography")
    hand.click_row("Capitals of Europe", context=True)
    hand.click("Move to folder")
    trip.picture("menu of folders")
    hand.click("Geography")
    assert trip.list_rows[:2] == ["Geography", "Capitals of Europe"], trip.list_rows


def pinned(trip: Trip) -> None:
    hand = trip.hand
    hand.click_row("When is the next meeting?", context=True)
    hand.click("Pin")
    assert trip.list_rows[:2] == [tr("Pinned"), "When is the next meeting?"]


def deleted_and_undone(trip: Trip) -> None:
    hand = trip.hand
    hand.click_row("When is the next meeting?")
    trip.window.sidebar.view.setFocus()
    hand.press("Del")
    hand.sees("Deleted “")
    assert "When is the next meeting?" not in trip.chat_titles
    trip.picture("deleted")
    hand.click("Undo the deletion")
    assert "When is the next meeting?" in trip.chat_titles


def taken_from_the_bin(trip: Trip) -> None:
    hand = trip.hand
    hand.click_row("When is the next meeting?", context=True)
    hand.click("Delete")
    hand.click("More for the chats: folders, import, bin")
    hand.click("Bin…")
    hand.sees("When is the next meeting?", "Restore", "Empty the bin")
    hand.click_row("When is the next meeting?")
    trip.picture("bin")
    hand.click("Restore")
    hand.sees("The bin is empty.")
    hand.press("Esc")
    assert "When is the next meeting?" in trip.chat_titles


def exported(trip: Trip) -> None:
    hand = trip.hand
    path = trip.options.files / "Capitals.md"
    hand.click_row("Capitals of Europe", context=True)
    hand.click("Export")
    trip.picture("menu of exports")
    with hand.answering(hand.fills_dialog(str(path))):
        hand.click("Markdown…")
    hand.waits_for("1 chat written to")
    assert FRANCE in path.read_text()
    everything = trip.options.files / "all.json"
    hand.click("More for the chats: folders, import, bin")
    with hand.answering(hand.fills_dialog(str(everything))):
        hand.click("Export all chats…")
    hand.waits_for("chats written to")


def imported(trip: Trip) -> None:
    """What is here already stays as it is; chats that say something else come in."""
    hand, files = trip.hand, trip.options.files
    before = len(trip.chat_titles)
    others = files / "others.json"
    others.write_text((files / "all.json").read_text().replace("France", "Gallia"))
    hand.click("More for the chats: folders, import, bin")
    with hand.answering(hand.fills_dialog(str(others))):
        hand.click("Import chats…")
    hand.waits_for("imported from others.json")
    hand.sees("here already")
    assert before < len(trip.chat_titles) < 2 * before
    trip.picture("imported")
    hand.click("Dismiss this message")
