"""The turns of a chat in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from app.cli.engine_line import EngineLine, Interrupted
from app.cli.errors import ENGINE_FAILED, OK, InputError, exit_status
from app.cli.standing_engine import StandingEngine
from app.cli.terminal import READING, AnswerPrinter, ProgressLine, say, say_error
from app.cli.text_file import check_typed, decode
from app.counted import counted
from app.engine.errors import ContextTooSmallError
from app.engine.stats_text import context_remarks, stats_line
from app.engine_process.protocol import Died, Failed, Reply
from app.sessions.answer_options import AnswerOptions
from app.sessions.conversation import Conversation, Message
from app.sessions.session import Session
from app.sessions.session_change import AnswerEnded, AnswerGrew, MessageRead
from app.sessions.store import ConversationStore
from models.errors import PacelineError

_HELP = """\
Type a message and press Enter. Ctrl-C stops an answer; at the prompt it leaves.
  /retry   answer the last message again
  /help    this
  /quit    leave (or Ctrl-D)"""


class ChatLoop:
    """Reads messages, prints answers. An engine that dies is started again for the next message."""

    def __init__(
        self,
        *,
        store: ConversationStore,
        new_line: Callable[[], EngineLine],
        load: Callable[[EngineLine], None],
        answer_options: AnswerOptions,
        system_prompt: str,
        quiet: bool,
        resumed: Conversation | None = None,
    ) -> None:
        """`resumed`: the chat to go on with; None: a new one."""
        self._store = store
        self._engine = StandingEngine(new_line, load)
        self._answer_options = answer_options
        self._system_prompt = system_prompt
        self._quiet = quiet
        self._session = None if resumed is None else self._session_of(resumed)
        self._too_long: int | None = None  # the message that did not fit into the context
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
                    _edit_lines()
                    if not self._quiet:
                        say(_HELP)
                self._take_turns()
            finally:
                if self._session is not None:
                    self._session.close()
        return self._status

    def _take_turns(self) -> None:
        try:
            while (text := _read_message()) is not None:
                if not self._react(text.strip()):
                    return
        except KeyboardInterrupt:  # while no answer was there to be stopped
            say("")

    def _react(self, text: str) -> bool:
        """Carry out what was typed; False to leave."""
        match text:
            case "":
                return True
            case "/quit" | "/exit":
                return False
            case "/help":
                say(_HELP)
            case "/retry" if self._session is None:
                say("There is no message yet that could be answered again.")
            case "/retry":
                self._turn(lambda session: session.regenerate())
            case _ if text.startswith("/") and " " not in text:
                say(f"There is no command {text}; /help lists them.")
            case _:
                self._turn(lambda session: self._ask(session, text))
        return True

    def _ask(self, session: Session, text: str) -> None:
        """A message that did not fit gives way to the next: behind it no other would fit."""
        if self._too_long is None:
            session.send(text)
        else:
            session.edit(self._too_long, text)

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
            for sentence in context_remarks(message.stats, message.stop_reason):
                say(sentence)
            say(stats_line(message.stats))

    def _the_session(self) -> Session:
        """A chat is made with its first message, so that none stays empty."""
        if self._session is None:
            conversation = self._store.create_conversation(system_prompt=self._system_prompt)
            self._session = self._session_of(conversation)
        return self._session

    def _session_of(self, conversation: Conversation) -> Session:
        return Session(self._store, conversation, self._engine.send, lambda: self._answer_options)


def _going_on(session: Session) -> str:
    chat = session.conversation
    said = f"Going on with “{chat.title}” ({counted(len(session.messages), 'message')})."
    if chat.preset is None:
        return said
    name = f" “{chat.preset.name}”" if chat.preset.name else ""
    return f"{said} Its preset{name} holds, whatever the options say of answers."


def _edit_lines() -> None:
    """Let the arrow keys edit what is typed and bring back what was; nothing of it is stored."""
    with suppress(ImportError):  # Windows has this in its terminals
        import readline  # noqa: F401 - input() then uses it


def _error_of(reply: Reply) -> PacelineError | None:
    return reply.error if isinstance(reply, Died | Failed) else None


def _read_message() -> str | None:
    """A line, or None at the end of the input. Raises InputError."""
    if not sys.stdin.isatty():
        line = sys.stdin.buffer.readline()
        return decode(line, "The standard input") if line else None
    try:
        return check_typed(input("> "), "The message")
    except UnicodeDecodeError as error:
        raise InputError("The message is not UTF-8 text.") from error
    except EOFError:
        say("")
        return None
