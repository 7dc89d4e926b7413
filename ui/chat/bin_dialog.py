"""What is in the bin: take it out, or delete it for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.sessions.errors import StoreError
from app.sessions.shelf import Binned
from ui.chat.chat_list_model import UNTITLED
from ui.chat.deleted_words import title_of
from ui.errors import notice_for
from ui.fonts import interface_font
from ui.translation import tr
from ui.widgets.buttons import button
from ui.widgets.one_line import isolated
from ui.widgets.tooltip import plain_tooltip

_SIZE = (460, 420)
_ID = Qt.ItemDataRole.UserRole


class BinDialog(QDialog):
    """`load` gives what is there; `restore` and `destroy` take the ids of what is chosen."""

    def __init__(
        self,
        parent: QWidget,
        load: Callable[[], Sequence[Binned]],
        restore: Callable[[Sequence[int]], None],
        destroy: Callable[[Sequence[int]], None],
    ) -> None:
        super().__init__(parent)
        self._load = load
        self._restore = restore
        self._destroy = destroy
        self.setWindowTitle(tr("Bin"))
        self.resize(*_SIZE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self.list.setObjectName("bin")
        self.list.setAccessibleName(tr("Deleted chats and messages"))
        self.list.setFont(interface_font(13))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.itemSelectionChanged.connect(self._draw)
        self._empty = QLabel()
        self._empty.setWordWrap(True)
        self._empty.setProperty("tone", "muted")
        self._empty.setFont(interface_font(13))
        self.restore_button = button(tr("Restore"), lambda: self._act(self._restore))
        self.destroy_button = button(tr("Delete for good"), lambda: self._act(self._destroy))
        self.empty_button = button(tr("Empty the bin"), self._empty_all)
        self._arrange()
        self.refresh()

    def refresh(self) -> None:
        """Read the bin again."""
        self.list.clear()
        self._empty.setText(tr("The bin is empty."))
        for binned in self._read():
            item = QListWidgetItem(f"{title_of(binned.chat)}\n{_history(binned)}")
            item.setToolTip(plain_tooltip(item.text()))
            item.setData(_ID, binned.chat.id)
            self.list.addItem(item)
        self._draw()

    def _read(self) -> Sequence[Binned]:
        try:
            return self._load()
        except StoreError as error:
            self._empty.setText(notice_for(error).sentence)
            return ()

    def _arrange(self) -> None:
        head = QLabel(tr("Deleted chats and messages"))
        head.setFont(interface_font(16, QFont.Weight.DemiBold))
        hint = QLabel(tr("They stay here until you delete them for good."))
        hint.setProperty("tone", "muted")
        hint.setFont(interface_font(13))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for each in (self.restore_button, self.destroy_button):
            buttons.addWidget(each)
        buttons.addStretch()
        buttons.addWidget(self.empty_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(8)
        for part in (head, hint, self._empty):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)

    def _act(self, act: Callable[[Sequence[int]], None]) -> None:
        act([item.data(_ID) for item in self.list.selectedItems()])
        self.refresh()

    def _empty_all(self) -> None:
        self._destroy([self.list.item(row).data(_ID) for row in range(self.list.count())])
        self.refresh()

    def _draw(self) -> None:
        chosen = bool(self.list.selectedItems())
        self.restore_button.setEnabled(chosen)
        self.destroy_button.setEnabled(chosen)
        self.empty_button.setEnabled(self.list.count() > 0)
        self.list.setVisible(self.list.count() > 0)
        self._empty.setVisible(self.list.count() == 0)


def _history(binned: Binned) -> str:
    """When it was deleted; of messages, also where they were."""
    when = QDateTime.fromSecsSinceEpoch(round(binned.chat.deleted_at or 0)).date()
    day = QLocale().toString(when, QLocale.FormatType.LongFormat)
    if binned.cut_from is None:
        return tr("deleted {day}").format(day=day)
    chat = isolated(" ".join(binned.cut_from.split()) or tr(UNTITLED))
    return tr("deleted {day}, from “{chat}”").format(chat=chat, day=day)
