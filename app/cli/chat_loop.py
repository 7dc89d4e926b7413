"""The turns of a chat in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from app.cli.chat_file import export_chat, typed_path
from app.cli.chat_input import GREETING, HELP, Order, Said, Unknown, edit_lines, typed
from app.cli.engine_line import EngineLine, Interrupted
from app.cli.errors import ENGINE_FAILED, OK, InputError, exit_status
from app.cli.next_answers import NextAnswers
from app.cli.standing_engine import StandingEngine
from app.cli.terminal import READING, AnswerPrinter, ProgressLine, say, say_error
from app.counted import counted
from app.engine.errors import ContextTooSmallError
from app.engine.pair_info import PairInfo
from app.engine.stats_text import context_remarks, stats_line
from app.engine_process.protocol import Died, Failed, Reply
from app.sessions.answer_options import AnswerOptions
from app.sessions.attachment import Attachment
from app.sessions.attachment_files import read_attachment
from app.sessions.conversation import Conversation, Message, title_from
from app.sessions.session import Session
from app.sessions.session_change import AnswerEnded, AnswerGrew, MessageRead
from app.sessions.store import ConversationStore
from models.errors import PacelineError


class ChatLoop:
    """Reads messages, prints answers. An engine that dies is started again for the next message."""

    def __init__(
        self,
        *,
        store: ConversationStore,
        new_line: Callable[[], EngineLine],
        load: Callable[[EngineLine], PairInfo],
        answer_options: AnswerOptions,
        system_prompt: str,
        quiet: bool,
        resumed: Conversation | None = None,
    ) -> None:
        """`resumed`: the chat to go on with; None: a new one."""
        self._store = store
        self._engine = StandingEngine(new_line, load)
        self._answers = NextAnswers(answer_options, system_prompt)
        self._quiet = quiet
        self._session = None if resumed is None else self._session_of(resumed)
        self._too_long: int | None = None  # the message that did not fit into the context
        self._files: tuple[Attachment, ...] = ()  # of the next message
        self._status = OK

    def run(self) -> int:
        """Until the person leaves; gives the exit status, which the last answer decides.

        Raises PacelineError if loading fails, InputError on input that is no text.
        """
        with self._engine:
            try:
                self._engine.ready()
                if self._session is not None and not self._quiet:
                    say(_going_on(self._session))
                if sys.stdin.isatty():
                    edit_lines()
                    if not self._quiet:
                        say(_who_answers(self._engine.pair))
                        say(GREETING)
                self._take_turns()
            finally:
                if self._session is not None:
                    self._session.close()
        return self._status

    def _take_turns(self) -> None:
        try:
            for entry in typed():
                match entry:
                    case Order("/quit"):
                        return
                    case Order(name, rest):
                        self._obey(name, rest)
                    case Said(text):
                        self._turn(partial(self._ask, text=text))
                    case Unknown(name, meant):
                        guess = f" Did you mean {meant}?" if meant else ""
                        say(f"There is no command {name}; /help lists them.{guess}")
        except KeyboardInterrupt:  # while no answer was there to be stopped
            say("")

    def _obey(self, name: str, rest: str) -> None:
        """Carry out a command; what is wrong with it is said, and the chat goes on."""
        try:
            match name:
                case "/retry" | "/edit" | "/continue":
                    self._turn_again(name, rest)
                case "/undo":
                    self._undo()
                case "/new":
                    self._begin_another()
                case _:
                    say(self._told(name, rest))
        except PacelineError as error:
            say_error(error)

    def _turn_again(self, name: str, rest: str) -> None:
        session = self._session
        if session is None or not session.messages:
            say("There is no message yet.")
        elif name == "/retry":
            self._turn(lambda session: session.regenerate())
        elif name == "/continue":
            self._turn(lambda session: session.go_on())
        elif not rest:
            say("/edit needs the text that takes the place of your last message.")
        else:
            last = _last_question(session)
            self._turn(lambda session: session.edit(last.id, rest))

    def _undo(self) -> None:
        session = self._session
        if session is None or not session.messages:
            say("There is no message yet.")
            return
        last = _last_question(session)
        said = f"Taken back: “{title_from(last.text)}”"
        if session.delete(last.id).id == session.conversation.id:  # nothing is left of the chat
            self._session = None
        elif session.messages:  # the one before, or what an edit had taken the place of
            said = f"{said}; the last message is now “{title_from(_last_question(session).text)}”"
        self._too_long = None
        say(f"{said}.")

    def _told(self, name: str, rest: str) -> str:
        """Carry out what asks the model for nothing, and give the sentence that says so."""
        session = self._session
        match name:
            case "/thinking":
                return self._answers.tell_thinking(session, rest, self._engine.pair)
            case "/system":
                return self._answers.tell_system(session, rest)
            case "/attach":
                return self._attach(rest)
            case "/export" if session is not None:
                return f"Written to {export_chat(self._store, session.conversation.id, rest)}"
            case "/export":
                return "There is no message yet that could be exported."
        return HELP

    def _begin_another(self) -> None:
        if self._session is not None:
            self._session.close()
        self._session, self._too_long, self._files = None, None, ()
        say("The next message begins another chat.")

    def _attach(self, name: str) -> str:
        if not name:
            raise InputError("/attach needs the name of a file.")
        file = read_attachment(typed_path(name))
        self._files = (*self._files, file)
        return f"“{file.name}” goes with the next message: {len(file.text):,} characters."

    def _ask(self, session: Session, text: str) -> None:
        """A message that did not fit gives way to the next: behind it no other would fit."""
        if self._too_long is None:
            session.send(text, self._files)
        else:
            session.edit(self._too_long, text, attachments=self._files)
        self._files = ()

    def _turn(self, ask: Callable[[Session], None]) -> None:
        """One answer, from asking to its statistics."""
        session = self._the_session()
        try:
            line = self._engine.ready()
            ask(session)
        except PacelineError as error:
            self._fail(error)
            return
        printer = AnswerPrinter(sys.stdout)
        message, fault = self._follow(session, line, printer)
        printer.end_line()
        self._status, self._too_long = OK, None
        if fault is not None:
            self._fail(fault)
        elif message.error is not None:
            say(message.error)
            self._status = ENGINE_FAILED
        if isinstance(fault, ContextTooSmallError):
            self._too_long = message.parent_id
            say("The next message takes the place of this one.")
        self._say_statistics(message)

    def _follow(
        self, session: Session, line: EngineLine, printer: AnswerPrinter
    ) -> tuple[Message, PacelineError | None]:
        """Print the answer until it ends, and why it did not end well."""
        if not session.is_answering:
            return session.messages[-1], None
        progress = ProgressLine(sys.stderr, quiet=self._quiet, brief=True)
        with line.interrupts_as_replies(), progress as reading:
            while True:
                reply = line.next()
                if isinstance(reply, Interrupted):
                    session.stop()
                    continue
                match session.handle(reply):
                    case MessageRead(_, share):
                        reading.show(share, READING)
                    case AnswerGrew(_, delta):
                        reading.clear()
                        printer.write(delta)
                    case AnswerEnded(message):
                        return message, _error_of(reply)

    def _fail(self, error: PacelineError) -> None:
        say_error(error, start_again="The next message starts it again.")
        self._status = exit_status(error)

    def _say_statistics(self, message: Message) -> None:
        if message.stats is not None and not self._quiet:
            if message.stats.output_tokens == 0:
                say("The model ended its answer at once.")
            for sentence in context_remarks(message.stats, message.stop_reason):
                say(sentence)
            say(stats_line(message.stats))

    def _the_session(self) -> Session:
        """A chat is made with its first message, so that none stays empty."""
        if self._session is None:
            conversation = self._store.create_conversation(
                system_prompt=self._answers.system_prompt
            )
            self._session = self._session_of(conversation)
        return self._session

    def _session_of(self, conversation: Conversation) -> Session:
        return Session(self._store, conversation, self._engine.send, lambda: self._answers.options)


def _last_question(session: Session) -> Message:
    return next(message for message in reversed(session.messages) if message.role == "user")


def _who_answers(info: PairInfo) -> str:
    drafted = "" if info.draft is None else f", drafted for by {info.draft.path.stem}"
    return f"{info.target.path.stem} answers{drafted}."


def _going_on(session: Session) -> str:
    chat = session.conversation
    said = f"Going on with “{chat.title}” ({counted(len(session.messages), 'message')})."
    if chat.preset is None:
        return said
    name = f" “{chat.preset.name}”" if chat.preset.name else ""
    return f"{said} Its preset{name} holds, whatever the options say of answers."


def _error_of(reply: Reply) -> PacelineError | None:
    return reply.error if isinstance(reply, Died | Failed) else None
