"""How the next answers of a chat are generated, and what changes it while the chat goes on."""

from __future__ import annotations

from dataclasses import replace

from app.cli.errors import InputError
from app.counted import either
from app.engine.pair_info import PairInfo
from app.engine.request import THINKING, Thinking
from app.sessions.answer_options import AnswerOptions, options_for, preset_of
from app.sessions.session import Session


class NextAnswers:
    """By the options, or by the preset of a chat that has one.

    `system_prompt`: of chats that are still to begin.
    """

    def __init__(self, options: AnswerOptions, system_prompt: str) -> None:
        self.options = options
        self.system_prompt = system_prompt

    def of(self, session: Session | None) -> AnswerOptions:
        """What holds for the next answer."""
        if session is None:
            return replace(self.options, system_prompt=self.system_prompt)
        return options_for(session.conversation, self.options)

    def tell_thinking(self, session: Session | None, wanted: str, info: PairInfo) -> str:
        """Choose it, if anything is `wanted`, and say how it stands.

        Raises InputError on a word that the model cannot be told, StoreError.
        """
        if not info.thinking_choices:
            return "This model cannot be told whether or how hard to think."
        choices = tuple(dict.fromkeys(("usual", *info.thinking_choices)))
        if not wanted:
            stands = info.thinking(self.of(session).thinking)
            return f"Thinking: {stands}. /thinking takes {either(choices)}."
        chosen = next((choice for choice in THINKING if choice == wanted.casefold()), None)
        if chosen not in choices:
            raise InputError(f"/thinking takes {either(choices)}, not “{wanted[:40]}”.")
        self._think(session, chosen)
        return f"Thinking: {info.thinking(chosen)}, from the next answer on."

    def tell_system(self, session: Session | None, text: str) -> str:
        """Tell the model `text`, if there is any, and say what it is told. Raises StoreError."""
        if not text:
            told = self.of(session).system_prompt
            return f"The system prompt is: {told}" if told else "There is no system prompt."
        if session is None:
            self.system_prompt = text
        else:
            preset = preset_of(self.of(session))
            session.set_preset(replace(preset, system_prompt=text))
        return "The system prompt holds from the next answer on."

    def _think(self, session: Session | None, wanted: Thinking) -> None:
        preset = session.conversation.preset if session is not None else None
        if session is None or preset is None:
            self.options = replace(self.options, thinking=wanted)
        else:
            session.set_preset(replace(preset, name="", thinking=wanted))
