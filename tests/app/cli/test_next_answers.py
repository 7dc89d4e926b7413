"""Thinking and the system prompt, changed while a chat goes on in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.cli.errors import InputError
from app.cli.next_answers import NextAnswers
from app.engine.request import PairSpec
from app.engine.sampling import SamplingParams
from app.sessions.answer_options import AnswerOptions
from app.sessions.preset import Preset
from app.sessions.session import Session
from app.sessions.store import ConversationStore
from tests.ui.scripted_client import pair_info

PLAIN = pair_info(PairSpec(Path("big.gguf")))
SWITCH = replace(PLAIN, thinks=True)
OPTIONS = AnswerOptions(sampling=SamplingParams(temperature=0.3), max_tokens=50)


@pytest.fixture
def answers() -> NextAnswers:
    return NextAnswers(OPTIONS, "Be kind.")


@pytest.fixture
def session(tmp_path: Path, answers: NextAnswers) -> Iterator[Session]:
    store = ConversationStore(tmp_path / "chats.sqlite3")
    chat = store.create_conversation(system_prompt="Be kind.")
    yield Session(store, chat, lambda _: None, lambda: answers.options)
    store.close()


def test_thinking_is_chosen_for_what_comes(answers: NextAnswers, session: Session) -> None:
    assert answers.tell_thinking(session, "", SWITCH) == (
        "Thinking: on. /thinking takes usual, on or off."
    )
    assert answers.tell_thinking(session, "OFF", SWITCH).startswith("Thinking: off, from the next")
    assert answers.of(session).thinking == answers.of(None).thinking == "off"
    assert answers.tell_thinking(session, "usual", SWITCH).startswith("Thinking: on")
    assert session.conversation.preset is None


def test_a_model_is_told_only_what_it_understands(answers: NextAnswers) -> None:
    assert "cannot be told" in answers.tell_thinking(None, "on", PLAIN)
    efforts = replace(PLAIN, efforts=("low", "medium", "high"), usual_effort="medium")
    with pytest.raises(InputError, match="takes usual, low, medium or high, not “off”"):
        answers.tell_thinking(None, "off", efforts)
    assert answers.tell_thinking(None, "low", efforts).startswith("Thinking: low")
    assert answers.options.thinking == "low"


def test_a_chat_with_a_preset_keeps_the_choice_for_itself(
    answers: NextAnswers, session: Session
) -> None:
    session.set_preset(Preset("Short", "Be brief."))
    answers.tell_thinking(session, "off", SWITCH)
    assert session.conversation.preset == Preset("", "Be brief.", thinking="off")
    assert answers.options == OPTIONS


def test_another_system_prompt_changes_nothing_else(answers: NextAnswers, session: Session) -> None:
    assert answers.tell_system(session, "") == "The system prompt is: Be kind."
    answers.tell_system(session, "Be brief.")
    assert answers.of(session) == replace(OPTIONS, system_prompt="Be brief.")
    assert answers.tell_system(None, "") == "The system prompt is: Be kind."
    answers.tell_system(None, "Shout.")
    assert answers.of(None).system_prompt == "Shout."
    assert NextAnswers(OPTIONS, "").tell_system(None, "") == "There is no system prompt."
