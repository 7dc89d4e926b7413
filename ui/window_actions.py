"""All that can be done in the window: palette, keys and the list of keys are made from this."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.config.settings import RULES, Settings
from app.config.settings import Theme as ThemeChoice
from ui.answer_actions import actions_of_last_answer
from ui.chat_actions import actions_of_chats, actions_of_this_chat
from ui.pair.chip import ModelChip
from ui.palette.action import Action
from ui.preferences import Preferences
from ui.settings.items import SHORTCUTS
from ui.translation import tr

if TYPE_CHECKING:
    from ui.main_window import MainWindow

_TEXT_STEP = 10  # percent


def window_actions(window: MainWindow, preferences: Preferences) -> tuple[Action, ...]:
    """In the order in which the palette lists them before anything is typed."""
    return (
        *actions_of_chats(window),
        *actions_of_this_chat(window),
        *actions_of_last_answer(window),
        *_pages_of_models(window),
        *_choosing_a_pair(window),
        *_using_a_pair(window),
        *_view(window, preferences),
        *_program(window),
    )


def _pages_of_models(window: MainWindow) -> tuple[Action, ...]:
    group, navigation = tr("Models"), window.navigation
    return (
        Action(
            "models",
            group,
            tr("Models"),
            navigation.toggle_models,
            ("Ctrl+M",),
            words=tr("library"),
        ),
        Action(
            "models-local",
            group,
            tr("Models on this machine"),
            partial(navigation.open_models, "local"),
        ),
        Action(
            "models-find",
            group,
            tr("Find models"),
            partial(navigation.open_models, "find"),
            words=tr("search hub pairs"),
        ),
        Action(
            "models-downloads",
            group,
            tr("Downloads"),
            partial(navigation.open_models, "downloads"),
        ),
        Action(
            "models-twice",
            group,
            tr("Models that are there twice"),
            window.library.show_duplicates,
            words=tr("duplicates copies disk space"),
        ),
    )


def _choosing_a_pair(window: MainWindow) -> tuple[Action, ...]:
    group, chooser = tr("Models"), window.chooser

    def click(chip: ModelChip) -> None:
        window.navigation.show_chat()
        chip.click()

    return (
        Action(
            "choose-target",
            group,
            tr("Choose the target model…"),
            partial(click, chooser.target_chip),
        ),
        Action(
            "choose-draft",
            group,
            tr("Choose the draft model…"),
            partial(click, chooser.draft_chip),
        ),
    )


def _using_a_pair(window: MainWindow) -> tuple[Action, ...]:
    group, pair = tr("Models"), window.pair

    def is_chosen() -> bool:
        return bool(pair.wanted[0])

    return (
        Action(
            "get-draft",
            group,
            tr("Get a matching draft"),
            pair.get_draft,
            words=tr("download find speed"),
            is_possible=is_chosen,
        ),
        Action(
            "measure",
            group,
            tr("Measure this pair"),
            window.measuring.measure,
            words=tr("speed benchmark draft gain"),
            is_possible=lambda: window.measuring.is_possible,
        ),
        Action("open-file", group, tr("Open a GGUF file…"), pair.open_target_file),
        Action(
            "reload",
            group,
            tr("Load the models again"),
            pair.load,
            words=tr("reload restart engine"),
            is_possible=is_chosen,
        ),
        Action(
            "unload",
            group,
            tr("Unload the models"),
            window.unloading.unload,
            words=tr("free memory eject"),
            is_possible=lambda: window.unloading.is_possible,
        ),
    )


def _view(window: MainWindow, preferences: Preferences) -> tuple[Action, ...]:
    group, navigation = tr("View"), window.navigation
    themes: tuple[tuple[ThemeChoice, str], ...] = (
        ("system", tr("Use the system’s colours")),
        ("light", tr("Use light colours")),
        ("dark", tr("Use dark colours")),
    )
    return (
        Action(
            "toggle-sidebar",
            group,
            tr("Show or hide the chats"),
            navigation.toggle_sidebar,
            ("F9",),
            words=tr("sidebar"),
        ),
        Action(
            "toggle-details",
            group,
            tr("Show or hide the details"),
            navigation.toggle_details,
            ("Ctrl+D",),
            words=tr("panel"),
        ),
        *(
            Action(
                f"colours-{theme}",
                group,
                name,
                partial(preferences.change, theme=theme),
                words=tr("theme mode"),
            )
            for theme, name in themes
        ),
        *_text_sizes(group, preferences),
        Action(
            "toggle-contrast",
            group,
            tr("High contrast on or off"),
            partial(_toggle_contrast, preferences),
            words=tr("colours accessibility readable"),
        ),
        Action(
            "toggle-compact",
            group,
            tr("Compact on or off"),
            lambda: preferences.change(is_compact=not preferences.settings.is_compact),
            words=tr("dense tight spacing"),
        ),
        Action(
            "escape",
            group,
            tr("Close what is open, take back what waits to be sent, or stop the answer"),
            navigation.escape,
            ("Esc",),
            is_fixed=True,
        ),
    )


def _toggle_contrast(preferences: Preferences) -> None:
    is_high = preferences.settings.contrast == "high"
    preferences.change(contrast="usual" if is_high else "high")


def _text_sizes(group: str, preferences: Preferences) -> tuple[Action, ...]:
    rule, words = RULES["text_size"], tr("zoom font scale")

    def size_after(step: int) -> int:
        return round(min(rule.high, max(rule.low, preferences.settings.text_size + step)))

    def change(step: int) -> None:
        preferences.change(text_size=size_after(step))

    def changes(step: int) -> bool:
        return size_after(step) != preferences.settings.text_size

    return (
        *(
            Action(
                key,
                group,
                name,
                partial(change, step),
                keys,
                words=words,
                is_possible=partial(changes, step),
            )
            for key, name, keys, step in (
                ("larger-text", tr("Larger text"), ("Ctrl++", "Ctrl+="), _TEXT_STEP),
                ("smaller-text", tr("Smaller text"), ("Ctrl+-",), -_TEXT_STEP),
            )
        ),
        Action(
            "usual-text",
            group,
            tr("Usual size of text"),
            partial(preferences.change, text_size=Settings().text_size),
            ("Ctrl+0",),
            words=words,
        ),
    )


def _program(window: MainWindow) -> tuple[Action, ...]:
    group, navigation = tr("Paceline"), window.navigation
    titles = [title for title in window.settings.page.titles if title != SHORTCUTS]
    return (
        Action(
            "settings",
            group,
            tr("Settings"),
            navigation.open_settings,
            ("Ctrl+,",),
            words=tr("preferences options"),
        ),
        *(
            Action(
                f"settings-{title.lower()}",
                group,
                tr("Settings: {section}").format(section=tr(title)),
                partial(navigation.open_settings, title),
            )
            for title in titles
        ),
        Action(
            "shortcuts",
            group,
            tr("Shortcuts"),
            partial(navigation.open_settings, SHORTCUTS),
            ("F1", "Ctrl+/"),
            words=tr("keyboard keys help"),
        ),
        Action(
            "commands",
            group,
            tr("Commands"),
            window.open_palette,
            ("Ctrl+K",),
            words=tr("palette"),
        ),
        Action("quit", group, tr("Quit"), window.close, ("Ctrl+Q",), words=tr("exit")),
    )
