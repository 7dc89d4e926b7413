"""The chat list: painted rows, renamed in place."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ui.chat.chat_list_model import ID_ROLE
from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.icons import icon_pixmap

_ROW = 34
_HEAD = 33
_SIDE = 8
_INSET = 10
_EXACTLY = Qt.MatchFlag.MatchExactly
_MORE = 24  # the button at the right of the row under the pointer

Index = QModelIndex | QPersistentModelIndex


class ChatListView(QListView):
    """Enter and click open, F2 renames, Delete deletes (with undo elsewhere)."""

    opened = Signal(int)
    renamed = Signal(int, str)
    delete_requested = Signal(int)
    renaming_ended = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _Rows(theme, self)
        self._delegate.renamed.connect(self.renamed)
        self._delegate.closeEditor.connect(self.renaming_ended, Qt.ConnectionType.QueuedConnection)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setAccessibleName("Chats")
        self.viewport().setAutoFillBackground(False)
        theme.changed.connect(self.viewport().update)

    def rename_chat(self, conversation_id: int) -> None:
        """Edit the title of a chat in its row."""
        first = self.model().index(0, 0)
        for index in self.model().match(first, ID_ROLE, conversation_id, 1, _EXACTLY):
            self.edit(index)

    @property
    def is_renaming(self) -> bool:
        """Is a title being edited? Replacing the rows would lose what was typed."""
        return self.state() is QListView.State.EditingState

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        conversation_id = index.data(ID_ROLE) if index.isValid() else None
        if conversation_id is None:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(conversation_id)
        elif event.key() == Qt.Key.Key_F2:
            self.edit(index)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_requested.emit(conversation_id)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        conversation_id = index.data(ID_ROLE) if index.isValid() else None
        if conversation_id is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if more_rect(self.visualRect(index)).contains(event.position().toPoint()):
            self._menu(index, event.globalPosition().toPoint())
        else:
            self.opened.emit(conversation_id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.data(ID_ROLE) is not None:
            self.edit(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if keyboard else self.indexAt(event.pos())
        if index.isValid() and index.data(ID_ROLE) is not None:
            place = self.visualRect(index).center() if keyboard else event.pos()
            self._menu(index, self.viewport().mapToGlobal(place))

    def _menu(self, index: QModelIndex, place: QPoint) -> None:
        conversation_id = index.data(ID_ROLE)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rename = menu.addAction("Rename")
        rename.setShortcut("F2")
        rename.triggered.connect(lambda: self.rename_chat(conversation_id))
        delete = menu.addAction("Delete")
        delete.setShortcut("Del")
        delete.triggered.connect(lambda: self.delete_requested.emit(conversation_id))
        menu.popup(place)


def more_rect(row: QRect) -> QRect:
    """Where the "more" button of a row is."""
    return QRect(row.right() - _SIDE - _MORE - 3, row.top() + (_ROW - _MORE) // 2, _MORE, _MORE)


class _Rows(QStyledItemDelegate):
    renamed = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, _HEAD if index.data(ID_ROLE) is None else _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        if index.data(ID_ROLE) is None:
            self._paint_head(painter, option, index)
        else:
            self._paint_chat(painter, option, index)
        painter.restore()

    def _paint_head(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.setFont(interface_font(11, QFont.Weight.DemiBold))
        painter.setPen(QColor(self._theme.tokens.muted))
        area = option.rect.adjusted(_SIDE + _INSET, 10, -_SIDE, 0)
        painter.drawText(area, _LEFT, str(index.data()))

    def _paint_chat(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens = self._theme.tokens
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected or hovered or focused:
            edge = tokens.target if focused else tokens.line if selected else tokens.hover
            painter.setPen(QPen(QColor(edge), 1))
            painter.setBrush(QColor(tokens.surface if selected else tokens.hover))
            box = QRectF(option.rect).adjusted(_SIDE - 0.5, 0.5, 0.5 - _SIDE, -0.5)
            painter.drawRoundedRect(box, 8, 8)
        right = _SIDE + _INSET
        if hovered:
            self._paint_more(painter, option.rect)
            right += _MORE
        weight = QFont.Weight.Medium if selected else QFont.Weight.Normal
        font = interface_font(13, weight)
        area = option.rect.adjusted(_SIDE + _INSET, 0, -right, 0)
        title = " ".join(str(index.data()).split())
        text = QFontMetrics(font).elidedText(title, Qt.TextElideMode.ElideRight, area.width())
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(area, _LEFT, text)

    def _paint_more(self, painter: QPainter, row: QRect) -> None:
        place = more_rect(row)
        ratio = painter.device().devicePixelRatioF()
        pixmap = icon_pixmap("more", self._theme.tokens.muted, 16, ratio)
        painter.drawPixmap(place.left() + 4, place.top() + 4, pixmap)

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setFont(interface_font(13))
        editor.setStyleSheet("min-height: 0; padding: 0 9px;")
        editor.setAccessibleName("Title of the chat")
        editor.setMaxLength(200)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        editor.setGeometry(option.rect.adjusted(_SIDE, 1, -_SIDE, -1))

    def setModelData(self, editor: QWidget, _model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        title = " ".join(editor.text().split())
        if title and title != index.data():
            self.renamed.emit(index.data(ID_ROLE), title)


_LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
