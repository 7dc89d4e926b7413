"""All pages of models, the basket and the network switch under them."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ui.library.basket_strip import BasketStrip
from ui.library.content import Column
from ui.library.downloads_page import DownloadsPage
from ui.library.duplicates_page import DuplicatesPage
from ui.library.find_page import FindPage
from ui.library.local_page import LocalPage
from ui.library.models_bar import ModelsBar
from ui.library.network_strip import NetworkStrip
from ui.library.repository_page import RepositoryPage
from ui.library.requests_page import RequestsPage
from ui.theme import Theme


class ModelsPane(QWidget):
    """Only arranges; `bar` is shown over it, in the place of the chat's."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = ModelsBar(theme)
        self.local = LocalPage(theme)
        self.finding = FindPage(theme)
        self.repository = RepositoryPage(theme)
        self.downloads = DownloadsPage(theme)
        self.requests = RequestsPage(theme)
        self.duplicates = DuplicatesPage(theme)
        self.basket = BasketStrip(theme)
        self.network = NetworkStrip(theme)
        self._basket_row = Column()
        self._basket_row.column.setContentsMargins(0, 0, 0, 10)
        self._basket_row.column.addWidget(self.basket)
        self._basket_row.hide()
        self._pages = QStackedWidget()
        lists = (self.local, self.finding, self.repository, self.downloads)
        for page in (*lists, self.requests, self.duplicates):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self._basket_row)
        column.addWidget(self.network)

    @property
    def tab_order(self) -> tuple[QWidget, ...]:
        """From the bar over whichever page is shown to the strips under it."""
        bar, local, find, repository = self.bar, self.local, self.finding, self.repository
        return (
            bar.sidebar_button,
            *bar.tabs.values(),
            bar.search,
            bar.close_button,
            local.filter,
            local.sort,
            local.add_button,
            local.duplicates_button,
            local.view,
            find.sort,
            find.size_class,
            find.licence,
            find.architecture,
            find.view,
            repository.back,
            repository.files_tab,
            repository.readme_tab,
            repository.token_button,
            repository.view,
            self.downloads.view,
            self.requests.back,
            self.requests.view,
            self.duplicates.back,
            self.duplicates.look,
            self.duplicates.stop,
            self.duplicates.view,
            self.basket.empty,
            self.basket.download,
            self.network.switch,
            self.network.requests,
        )

    @property
    def page(self) -> QWidget | None:
        """What is shown."""
        return self._pages.currentWidget()

    def show_page(self, page: QWidget, *, with_basket: bool) -> None:
        self._pages.setCurrentWidget(page)
        self._basket_row.setVisible(with_basket)
