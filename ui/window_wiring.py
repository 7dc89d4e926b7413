"""Which wish of which part of the window is carried out by which other part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.demo_pair import DEMO_NAME
from models.starter import STARTER_NAME
from ui.known_sentences import known
from ui.notice import Notice

if TYPE_CHECKING:
    from ui.main_window import MainWindow
    from ui.window_parts import Parts


def connect_window(window: MainWindow, parts: Parts) -> None:
    """Connect the parts that do not know one another, area by area."""
    _connect_messages(window, parts)
    _connect_chat(window, parts)
    _connect_panes(window, parts)
    _connect_sidebar(window)
    _connect_start_pages(window)
    _connect_composer(window)


def _connect_messages(window: MainWindow, parts: Parts) -> None:
    """What the person has to be told goes to the banner."""
    parts.preferences.not_saved.connect(window.show_error)
    parts.store.when_rescued(
        lambda rescue: window.show_notice(
            Notice(known(rescue.sentence), known(rescue.advice), tone="plain")
        )
    )
    for part in (
        window.chats,
        window.answer_pages,
        window.shelf,
        window.transfers,
        window.deletions,
        window.presets,
        window.overrides,
        window.files,
        window.settings,
        window.library,
        window.serving,
        window.code_saver,
    ):
        part.failed.connect(window.show_error)
    window.transfers.said.connect(window.show_notice)
    for moved_on in (
        window.sidebar.opened,
        window.sidebar.message_opened,
        window.sidebar.new_requested,
        window.composer.send_requested,
    ):
        moved_on.connect(lambda *_: window.banner.let_pass())
    window.library.said.connect(window.show_notice)
    window.library.downloads.finished.connect(lambda _download: window.attention.ask())


def _connect_chat(window: MainWindow, parts: Parts) -> None:
    pair = window.pair
    pair.replacing.connect(window.chats.stop)
    pair.replacing.connect(window.answer_pages.comparing.stop)
    pair.replacing.connect(window.serving.stop_answer)
    window.serving.changed.connect(
        lambda: window.settings.serving.show_address(window.serving.address)
    )
    parts.preferences.changed.connect(window.figures.show)  # such as what a full context does


def _connect_panes(window: MainWindow, parts: Parts) -> None:
    shell, navigation = window.shell, window.navigation
    window.sidebar.collapse_requested.connect(lambda: shell.set_sidebar(shown=False))
    bars = (window.top_bar, window.main.models.bar)
    for bar in bars:
        bar.sidebar_button.clicked.connect(navigation.show_sidebar)
    window.top_bar.details_button.clicked.connect(lambda checked: shell.set_details(shown=checked))
    window.details.close_button.clicked.connect(lambda: shell.set_details(shown=False))

    def follow_panes() -> None:
        for bar in bars:
            bar.sidebar_button.setVisible(not shell.sidebar_shown)
        window.top_bar.details_button.setChecked(shell.details_open)
        window.live_details.refresh()

    shell.changed.connect(follow_panes)
    parts.theme.changed.connect(shell.arrange)


def _connect_sidebar(window: MainWindow) -> None:
    sidebar, navigation = window.sidebar, window.navigation
    sidebar.settings_requested.connect(navigation.open_settings)
    sidebar.models_requested.connect(navigation.open_models)
    for wish in (sidebar.opened, sidebar.message_opened, sidebar.new_requested):
        wish.connect(lambda *_: navigation.show_listed_chat())


def _connect_start_pages(window: MainWindow) -> None:
    """What is shown before there is a chat."""
    start_page, pair, library = window.start_page, window.pair, window.library
    start_page.starter_chosen.connect(lambda: pair.choose_target(STARTER_NAME))
    start_page.demo_chosen.connect(lambda: pair.choose_target(DEMO_NAME))
    start_page.file_requested.connect(pair.open_target_file)
    start_page.search_requested.connect(lambda: library.open("find"))
    window.chooser.find_requested.connect(lambda: library.open("find"))
    window.empty_chat.example_chosen.connect(window.navigation.use_example)


def _connect_composer(window: MainWindow) -> None:
    composer = window.composer
    composer.attach_requested.connect(window.intake.attach)
    composer.files_dropped.connect(window.files.add)
    composer.options_requested.connect(window.open_options)
