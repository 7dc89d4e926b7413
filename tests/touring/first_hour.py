"""A person's first hour with the program, step by step; each says what is to be seen after it."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSpinBox

from tests.touring.eyes import on_screen, row_words, rows
from tests.touring.trip import Step, Trip
from ui.tokens import DARK, LIGHT

FRANCE = "What is the capital of France? Answer in one sentence."
SEA = "Write a long story about the sea."
STRANGE = (
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "ما هي عاصمة فرنسا؟ أجب في جملة واحدة من فضلك.",
    "フランスの首都はどこですか。一文で答えてください。",
    "👩‍🚀🚴🏽‍♀️ 🇫🇷 → Paris? a\u0301 e\u0308",
)


def first_start(trip: Trip) -> None:
    trip.hand.sees("Choose a model to chat with", "Use the starter", "Find a pair…")
    trip.hand.sees("Your chats will be listed here.")


def starter_chosen(trip: Trip) -> None:
    trip.hand.click("Use the starter")
    trip.wait_until_loaded()
    trip.hand.waits_for("What would you like to ask?")
    trip.hand.sees("answers on this machine.", "No draft")
    trip.hand.does_not_see("Choose a model to chat with")


def draft_chosen(trip: Trip) -> None:
    hand = trip.hand
    hand.click("Drafted by: No draft")
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
    before = _last(trip)
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
    second = _last(trip)
    trip.hand.click("Earlier variant")
    trip.hand.sees("1 / 2")
    assert _last(trip) != second
    trip.hand.click("Later variant")
    trip.hand.sees("2 / 2")
    assert _last(trip) == second


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
    chats = _chats(trip)
    trip.hand.click("More for this answer")
    trip.hand.click("New chat from here")
    assert len(_chats(trip)) == len(chats) + 1, _chats(trip)
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
    hand.click("Preset of this chat: Usual")
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
    assert "Capitals of Europe" in _chats(trip), _chats(trip)


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
    assert _heads_and_chats(trip)[:2] == ["Geography", "Capitals of Europe"], _heads_and_chats(trip)


def pinned(trip: Trip) -> None:
    hand = trip.hand
    hand.click_row("When is the next meeting?", context=True)
    hand.click("Pin")
    assert _heads_and_chats(trip)[:2] == ["Pinned", "When is the next meeting?"]


def deleted_and_undone(trip: Trip) -> None:
    hand = trip.hand
    hand.click_row("When is the next meeting?")
    trip.window.sidebar.view.setFocus()
    hand.press("Del")
    hand.sees("Deleted “")
    assert "When is the next meeting?" not in _chats(trip)
    trip.picture("deleted")
    hand.click("Undo the deletion")
    assert "When is the next meeting?" in _chats(trip)


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
    assert "When is the next meeting?" in _chats(trip)


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
    hand.types("light colours" if dark else "dark colours")
    hand.press("Return")
    _has_ground(trip, LIGHT.background if dark else DARK.background)
    trip.picture("the other colours")
    hand.press("Ctrl+K")
    hand.types("dark colours" if dark else "light colours")
    hand.press("Return")
    _has_ground(trip, DARK.background if dark else LIGHT.background)


def settings_read(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+,")
    for title in trip.window.settings.page.titles:
        hand.click(f"Settings: {title}")
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
        hand.press("Ctrl+K")
        hand.types("Rename this chat")
        hand.press("Return")
        hand.press("Ctrl+A")
        hand.types(title)
        hand.press("Return")
        hand.press("Ctrl+K")
        hand.types("Duplicate this chat")
        hand.press("Return")


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
    hand = trip.hand
    before = len(_chats(trip))
    hand.click("More for the chats: folders, import, bin")
    with hand.answering(hand.fills_dialog(str(trip.options.files / "all.json"))):
        hand.click("Import chats…")
    hand.waits_for("chats imported from all.json")
    assert len(_chats(trip)) == 2 * before
    trip.picture("imported")
    hand.click("Dismiss this message")


def context_filled(trip: Trip) -> None:
    hand = trip.hand
    hand.press("Ctrl+,")
    hand.click("Settings: Engine")
    spin = next(
        each
        for each in on_screen(trip.window)
        if isinstance(each, QSpinBox) and each.accessibleName() == "Context"
    )
    spin.setFocus()
    spin.selectAll()
    hand.types("256")
    hand.press("Tab")
    hand.sees("The loaded models still run with the settings from before.")
    trip.picture("models to be loaded again")
    hand.click("Load models again")
    hand.until(lambda: not trip.window.settings.page.is_reload_shown, "nothing was loaded again")
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
    hand.click("Full context: Leave out the oldest")
    hand.press("Esc")
    hand.waits_for("Send")
    hand.until(trip.window.composer.send_button.isEnabled, "it still cannot be sent")
    hand.press("Ctrl+L")
    hand.press("Return")
    trip.wait_for_text()
    trip.wait_for_answer()
    hand.sees("the model did not see the")


def closed_and_reopened(trip: Trip) -> None:
    chats = _chats(trip)
    trip.hand.click_row("Capitals of Europe")
    trip.hand.press("Ctrl+L")
    trip.hand.types("An unsent thought")
    trip.close()
    trip.open()
    trip.wait_until_loaded()
    assert sorted(_chats(trip)) == sorted(chats)
    trip.hand.sees("Q2_K")
    trip.hand.click_row("Capitals of Europe")
    trip.hand.sees("An unsent thought")


SHORT: tuple[Step, ...] = (
    first_start,
    starter_chosen,
    draft_chosen,
    first_question,
    tokens_shown,
)
FIRST_HOUR: tuple[Step, ...] = (
    first_start,
    starter_chosen,
    draft_chosen,
    first_question,
    stopped,
    continued,
    regenerated,
    variants_walked,
    edited,
    branched,
    file_attached,
    preset_made,
    options_looked_at,
    searched,
    renamed,
    put_into_a_folder,
    pinned,
    deleted_and_undone,
    taken_from_the_bin,
    details_watched,
    tokens_shown,
    rounds_replayed,
    compared,
    found_in_the_chat,
    palette_used,
    settings_read,
    models_looked_at,
    exported,
    imported,
    other_languages,
    context_filled,
    closed_and_reopened,
)


def _last(trip: Trip) -> str:
    return trip.window.transcript.messages[-1].text


def _words(text: str, count: int) -> str:
    return " ".join(text.split()[:count])


def _heads_and_chats(trip: Trip) -> list[str]:
    return [row_words(index).split("\n")[0] for index in rows(trip.window.sidebar.view)]


def _chats(trip: Trip) -> list[str]:
    model = trip.window.sidebar.model
    found = (model.conversation_at(index) for index in rows(trip.window.sidebar.view))
    return [chat.title for chat in found if chat is not None]


def _has_ground(trip: Trip, colour: str) -> None:
    """The window is painted in a colour."""
    picture = trip.window.grab().toImage()
    place = trip.window.transcript.mapTo(trip.window, trip.window.transcript.rect().topLeft())
    seen = picture.pixelColor(place * picture.devicePixelRatio())
    assert seen == QColor(colour), f"the ground is {seen.name()} and not {colour}"
