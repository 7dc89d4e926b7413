"""All that can be done in the window: palette, keys and the list of keys are made from this."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.config.settings import Theme as ThemeChoice
from app.sessions.chat_transfer import ExportForm
from app.sessions.conversation import Conversation
from ui.chat.chat_menus import LIST_WISHES
from ui.chat.chat_wish import FORM_NAMES, ChatWish, Duplicate, Export, Pin
from ui.pair.chip import ModelChip
from ui.palette.action import Action
from ui.preferences import Preferences
from ui.settings.items import SHORTCUTS

if TYPE_CHECKING:
    from ui.main_window import MainWindow

CHATS, CHAT, ANSWER = "Chats", "This chat", "Last answer"
MODELS, VIEW, PROGRAM = "Models", "View", "Paceline"


def window_actions(window: MainWindow, preferences: Preferences) -> tuple[Action, ...]:
    """In the order in which the palette lists them before anything is typed."""
    return (
        *_of_chats(window),
        *_of_this_chat(window),
        *_of_last_answer(window),
        *_of_models(window),
        *_of_view(window, preferences),
        *_of_program(window),
    )


def _of_chats(window: MainWindow) -> tuple[Action, ...]:
    navigation = window.navigation
    wishes = [
        Action(CHATS, name, partial(window.sidebar.wished.emit, wish)) for name, wish in LIST_WISHES
    ]
    return (
        Action(CHATS, "New chat", navigation.new_chat, ("Ctrl+N",)),
        Action(CHATS, "Search chats and messages", navigation.search_chats, ("Ctrl+Shift+F",)),
        *wishes,
    )


def _of_this_chat(window: MainWindow) -> tuple[Action, ...]:
    chats, transcript, navigation = window.chats, window.transcript, window.navigation

    def there() -> bool:
        return chats.conversation is not None

    def chat() -> Conversation:
        conversation = chats.conversation
        assert conversation is not None  # `there`
        return conversation

    def wish(wanted: ChatWish) -> None:
        window.sidebar.wished.emit(wanted)

    def export(form: ExportForm) -> None:
        wish(Export(chat().id, form))

    exports = [
        Action(
            CHAT,
            f"Export as {name}…",
            partial(export, form),
            words="save",
            is_possible=there,
        )
        for form, name in FORM_NAMES.items()
    ]
    return (
        Action(CHAT, "Write a message", navigation.write, ("Ctrl+L",)),
        Action(CHAT, "Attach files…", window.attach, ("Ctrl+Shift+A",)),
        Action(CHAT, "Choose a preset…", window.presets.open, words="sampling system prompt"),
        Action(CHAT, "Answer options…", window.open_options, words="temperature"),
        Action(
            CHAT,
            "Other values for the next message…",
            window.overrides.open,
            words="temperature seed once",
        ),
        Action(CHAT, "Find in this chat", window.main.open_find, ("Ctrl+F",), "", there),
        Action(CHAT, "First message", transcript.scroll_to_start, ("Ctrl+Home",), "top", there),
        Action(CHAT, "Last message", transcript.scroll_to_end, ("Ctrl+End",), "bottom", there),
        Action(CHAT, "Rename this chat", lambda: navigation.rename(chat().id), is_possible=there),
        Action(
            CHAT,
            "Pin or unpin this chat",
            lambda: wish(Pin(chat().id, not chat().pinned)),
            is_possible=there,
        ),
        Action(CHAT, "Duplicate this chat", lambda: wish(Duplicate(chat().id)), is_possible=there),
        *exports,
        Action(
            CHAT,
            "Delete this chat",
            lambda: window.sidebar.delete_requested.emit(chat().id),
            words="remove bin",
            is_possible=there,
        ),
    )


def _of_last_answer(window: MainWindow) -> tuple[Action, ...]:
    chats, pages, navigation = window.chats, window.answer_pages, window.navigation

    def with_answer(act: Callable[[int], object]) -> Callable[[], None]:
        def run() -> None:
            navigation.show_chat()
            act(answer())

        return run

    def there() -> bool:
        return chats.last_answer is not None

    def answer() -> int:
        message = chats.last_answer
        assert message is not None  # `there`
        return message.id

    return (
        Action(ANSWER, "Answer again", chats.regenerate, ("Ctrl+R",), "regenerate", there),
        Action(
            ANSWER,
            "Answer again with other values…",
            with_answer(window.overrides.open_again),
            words="regenerate temperature seed",
            is_possible=there,
        ),
        Action(
            ANSWER,
            "Stop the answer",
            chats.stop,
            words="cancel",
            is_possible=lambda: chats.is_answering,
        ),
        Action(
            ANSWER,
            "Show where each token came from",
            with_answer(pages.show_tokens),
            is_possible=there,
        ),
        Action(ANSWER, "Replay the rounds", with_answer(pages.show_rounds), is_possible=there),
        Action(
            ANSWER,
            "Compare with no drafting",
            with_answer(pages.show_comparison),
            words="speed benchmark",
            is_possible=there,
        ),
    )


def _of_models(window: MainWindow) -> tuple[Action, ...]:
    chooser, pair, navigation = window.chooser, window.pair, window.navigation

    def click(chip: ModelChip) -> None:
        navigation.show_chat()
        chip.click()

    return (
        Action(MODELS, "Models", navigation.toggle_models, ("Ctrl+M",), "library"),
        Action(MODELS, "Models on this machine", partial(navigation.open_models, "local")),
        Action(
            MODELS,
            "Find models",
            partial(navigation.open_models, "find"),
            (),
            "search hub pairs",
        ),
        Action(MODELS, "Downloads", partial(navigation.open_models, "downloads")),
        Action(
            MODELS,
            "Models that are there twice",
            window.library.show_duplicates,
            words="duplicates copies disk space",
        ),
        Action(MODELS, "Choose the target model…", partial(click, chooser.target_chip)),
        Action(MODELS, "Choose the draft model…", partial(click, chooser.draft_chip)),
        Action(
            MODELS,
            "Get a matching draft",
            pair.get_draft,
            words="download find speed",
            is_possible=lambda: bool(pair.wanted[0]),
        ),
        Action(
            MODELS,
            "Measure this pair",
            window.measuring.measure,
            words="speed benchmark draft gain",
            is_possible=lambda: window.measuring.is_possible,
        ),
        Action(MODELS, "Open a GGUF file…", pair.open_target_file),
        Action(
            MODELS,
            "Load the models again",
            pair.load,
            words="reload restart engine",
            is_possible=lambda: bool(pair.wanted[0]),
        ),
    )


def _of_view(window: MainWindow, preferences: Preferences) -> tuple[Action, ...]:
    navigation = window.navigation
    themes: tuple[tuple[ThemeChoice, str], ...] = (
        ("system", "the system’s colours"),
        ("light", "light colours"),
        ("dark", "dark colours"),
    )
    return (
        Action(VIEW, "Show or hide the chats", navigation.toggle_sidebar, ("F9",), "sidebar"),
        Action(VIEW, "Show or hide the details", navigation.toggle_details, ("Ctrl+D",), "panel"),
        *(
            Action(
                VIEW,
                f"Use {name}",
                partial(preferences.change, theme=theme),
                words="theme mode",
            )
            for theme, name in themes
        ),
        Action(VIEW, "Close what is open, or stop the answer", navigation.escape, ("Esc",)),
    )


def _of_program(window: MainWindow) -> tuple[Action, ...]:
    navigation = window.navigation
    titles = [title for title in window.settings.page.titles if title != SHORTCUTS]
    return (
        Action(PROGRAM, "Settings", navigation.open_settings, ("Ctrl+,",), "preferences options"),
        *(
            Action(PROGRAM, f"Settings: {title}", partial(navigation.open_settings, title))
            for title in titles
        ),
        Action(
            PROGRAM,
            "Shortcuts",
            partial(navigation.open_settings, SHORTCUTS),
            ("F1", "Ctrl+/"),
            "keyboard keys help",
        ),
        Action(PROGRAM, "Commands", window.open_palette, ("Ctrl+K",), "palette"),
        Action(PROGRAM, "Quit", window.close, ("Ctrl+Q",), "exit"),
    )
