"""Steps of the tour: models, messages, answers, and the end of the context."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from tests.touring.eyes import on_screen
from tests.touring.trip import FRANCE, Trip
from ui.translation import labelled, tr

SEA = "Write a long story about the sea."
STRANGE = (
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "ما هي عاصمة فرنسا؟ أجب في جملة واحدة من فضلك.",
    "フランスの首都はどこですか。一文で答えてください。",
    "👩‍🚀🚴🏽‍♀️ 🇫🇷 → Paris? a\u0301 e\u0308",
)


def first_start(trip: Trip) -> None:
    hand = trip.hand
    hand.until(trip.window.start_page.starter_button.isEnabled, "the starter was not found")
    hand.sees("Choose a model to chat with", "Use the starter", "Your chats will be listed here.")


def starter_chosen(trip: Trip) -> None:
    trip.hand.click("Use the starter")
    trip.wait_until_loaded()
    trip.hand.waits_for("What would you like to ask?")
    trip.hand.sees("answers on this machine.", "No draft")
    trip.hand.does_not_see("Choose a model to chat with")


def draft_chosen(trip: Trip) -> None:
    hand = trip.hand
    hand.click(labelled(tr("Drafted by"), tr("No draft")))
    hand.sees("Draft", "It changes only the speed, never the answers.")
    trip.picture("choosing a draft")
    draft = trip.options.files / "starter-q2_k.gguf"
    with hand.answering(hand.fills_dialog(str(draft))):
        hand.click("Open a GGUF file…")
    hand.until(lambda: not trip.is_loaded, "nothing was loaded")
    trip.wait_until_loaded()
    hand.waits_for("Q2_K")


def first_question(trip: Trip) -> None:
    trip.ask(FRANCE)
    trip.hand.waits_for(FRANCE)
    trip.wait_for_text(4)
    trip.picture("streaming")
    answer = trip.wait_for_answer()
    assert "Paris" in answer, answer
    trip.hand.sees("Paris", "tok/s", "first token", "draft accepted", "Regenerate")


def stopped(trip: Trip) -> None:
    trip.ask(SEA)
    trip.wait_for_text(60)
    trip.hand.sees("Stop")
    trip.hand.press("Esc")
    answer = trip.wait_for_answer()
    trip.hand.sees("You stopped this answer.", _words(answer, 4))


def continued(trip: Trip) -> None:
    before = trip.last_text
    trip.hand.click("More for this answer")
    trip.picture("what can be done with an answer")
    trip.hand.click("Continue the answer")
    trip.wait_for_text(len(before) + 40)
    trip.hand.press("Esc")
    answer = trip.wait_for_answer()
    assert answer.startswith(before), f"{before!r} is not how {answer!r} begins"


def regenerated(trip: Trip) -> None:
    trip.hand.click("Regenerate")
    trip.wait_for_text(40)
    trip.hand.click("Stop")
    trip.wait_for_answer()
    trip.hand.sees("2 / 2")


def variants_walked(trip: Trip) -> None:
    second = trip.last_text
    trip.hand.click("Earlier variant")
    trip.hand.sees("1 / 2")
    assert trip.last_text != second
    trip.hand.click("Later variant")
    trip.hand.sees("2 / 2")
    assert trip.last_text == second


def variant_deleted(trip: Trip) -> None:
    hand, second = trip.hand, trip.last_text
    hand.click("More for this answer")
    trip.picture("deleting a variant")
    hand.click("Delete this variant")
    hand.sees("Deleted “")
    hand.does_not_see("2 / 2")
    assert trip.last_text != second
    trip.picture("a variant deleted")
    hand.click("Undo the deletion")
    hand.sees("2 / 2")
    assert trip.last_text == second


def edited(trip: Trip) -> None:
    hand = trip.hand
    hand.click("Edit your message")
    hand.sees("Stop editing", SEA)
    trip.picture("editing a message")
    hand.press("Ctrl+A")
    hand.types("Name three colours.")
    hand.press("Return")
    trip.wait_for_text(4)
    trip.wait_for_answer()
    hand.sees("Name three colours.", "2 / 2")
    hand.does_not_see(SEA)


def branched(trip: Trip) -> None:
    chats = trip.chat_titles
    trip.hand.click("More for this answer")
    trip.hand.click("New chat from here")
    assert len(trip.chat_titles) == len(chats) + 1, trip.chat_titles
    trip.hand.sees("Name three colours.")


def file_attached(trip: Trip) -> None:
    hand = trip.hand
    notes = trip.options.files / "Minutes of the meeting.txt"
    notes.write_text("The next meeting is on Tuesday at nine in the big room.\n" * 3)
    hand.press("Ctrl+N")
    with hand.answering(hand.fills_dialog(str(notes))):
        hand.click("Attach files")
    hand.waits_for("tokens")
    hand.sees("Minutes of the meeting.txt")
    trip.picture("a file before sending")
    trip.ask("When is the next meeting?")
    trip.wait_for_text()
    trip.wait_for_answer()
    hand.sees("Minutes of the meeting.txt", "When is the next meeting?")


def preset_made(trip: Trip) -> None:
    hand = trip.hand
    hand.click(tr("Preset of this chat: {name}").format(name=tr("Usual")))
    hand.sees("Answers of this chat", "As in Options", "Temperature")
    trip.picture("presets")
    with hand.answering(hand.fills_dialog("Precise")):
        hand.click("Save as…")
    trip.picture("a preset with a name")
    hand.press("Esc")
    hand.sees("Preset: Precise")


def options_looked_at(trip: Trip) -> None:
    trip.hand.click("Options for answers")
    trip.hand.sees("Longest answer, in tokens", "When the context is full", "Drafting")
    trip.picture("options")
    trip.hand.press("Esc")


def other_languages(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+N")
    for text in STRANGE:
        trip.ask(text)
        trip.wait_for_text()
        hand.press("Esc")
        trip.wait_for_answer()
    hand.press("Ctrl+End")
    hand.sees("🇫🇷")
    for title in STRANGE:
        hand.commands("Rename this chat")
        hand.press("Ctrl+A")
        hand.types(title)
        hand.press("Return")
        hand.commands("Duplicate this chat")


def context_filled(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+,")
    trip.turn_to("Engine")
    spin = next(
        each
        for each in on_screen(trip.window)
        if isinstance(each, QSpinBox) and each.accessibleName() == tr("Context")
    )
    spin.setFocus()
    spin.selectAll()
    hand.types("256")
    hand.press("Tab")
    hand.sees("The loaded models still run with the settings from before.")
    trip.picture("models to be loaded again")
    hand.click("Load models again")
    button = trip.window.settings.page.reload_button
    hand.until(lambda: not button.isVisible(), "nothing was loaded again")
    trip.wait_until_loaded()
    hand.press("Esc")
    hand.press("Ctrl+N")
    trip.ask(SEA)
    trip.wait_for_text()
    trip.wait_for_answer()
    hand.press("Ctrl+L")
    hand.types("Go on, and tell the story of the sea to its end, with all that lives in it.")
    hand.waits_for("are free in the context.")
    trip.picture("too long for the context")
    hand.click("Options for answers")
    hand.click(labelled(tr("Full context"), tr("Leave out the oldest")))
    hand.press("Esc")
    hand.waits_for("Send")
    hand.until(trip.window.composer.send_button.isEnabled, "it still cannot be sent")
    hand.press("Ctrl+L")
    hand.press("Return")
    trip.wait_for_text()
    trip.wait_for_answer()
    hand.sees("the model did not see the")


def closed_and_reopened(trip: Trip) -> None:
    chats = trip.chat_titles
    trip.hand.click_row("Capitals of Europe")
    trip.hand.press("Ctrl+L")
    trip.hand.types("An unsent thought")
    trip.close()
    trip.open()
    trip.wait_until_loaded()
    assert sorted(trip.chat_titles) == sorted(chats)
    trip.hand.sees("Q2_K")
    trip.hand.click_row("Capitals of Europe")
    trip.hand.sees("An unsent thought")


def _words(text: str, count: int) -> str:
    return " ".join(text.split()[:count])
