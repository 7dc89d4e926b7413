"""`paceline chat`: a conversation in the terminal, kept with those of the window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from app.cli import options
from app.cli.chat_choice import choose_chat
from app.cli.chat_loop import ChatLoop
from app.cli.engine_line import user_engine
from app.cli.errors import InputError
from app.cli.option_groups import with_groups
from app.cli.pair_setup import PairSetup, user_names
from app.cli.terminal import say
from app.cli.text_file import check_typed
from app.config.paths import Paths
from app.sessions.rescue import Rescue
from app.sessions.store import ConversationStore


@with_groups()
def chat(  # noqa: PLR0913 - options are arguments here
    *,
    target: options.Target,
    draft: options.Draft = "",
    system: options.System = "",
    answering: options.AnsweringOptions,
    placement: options.PlacementOptions,
    save: Annotated[
        bool, typer.Option("--save/--no-save", help="Keep the chat with those of the window.")
    ] = True,
    resume: Annotated[
        str, typer.Option(metavar="CHAT", help="Go on with a chat: last, or words of its title.")
    ] = "",
    force: options.Force = False,
    quiet: options.Quiet = False,
) -> int:
    """Chat in the terminal; /help says what else can be typed."""
    answer_options = answering.read()
    check_typed(system, "The system prompt")
    if resume and (system or not save):
        raise InputError(
            "A chat that goes on is kept, and has its system prompt already.",
            advice="Leave out --system and --no-save, or --resume.",
        )
    paths = Paths.of_user()
    pair = PairSetup(user_names(paths), target, draft, placement.spec(), force)
    pair.check()
    with _store(paths.chats_file, keep=save) as store:
        loop = ChatLoop(
            store=store,
            new_line=lambda: user_engine(paths),
            load=partial(pair.load_for, answer_options.thinking, quiet=quiet),
            answer_options=answer_options,
            system_prompt=system,
            resumed=choose_chat(resume, store.conversations()) if resume else None,
            quiet=quiet,
        )
        return loop.run()


@contextmanager
def _store(path: Path, *, keep: bool) -> Iterator[ConversationStore]:
    """The person's chats, or a file that is gone afterwards."""
    with TemporaryDirectory(prefix="paceline-chat-") as folder:
        store = ConversationStore(path if keep else Path(folder) / path.name)
        store.when_rescued(_say_rescue)
        try:
            yield store
        finally:
            store.close()


def _say_rescue(rescue: Rescue) -> None:
    say(rescue.sentence)
    say(rescue.advice)
