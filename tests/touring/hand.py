"""What a person does: clicks and keys at what is seen, found by its words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QWidget,
)

from tests.touring.eyes import all_words, foremost, on_screen, row_words, rows
from ui.library.card_view import CardView
from ui.translation import tr

LOOK_MS = 20
PATIENCE_MS = 60_000
DIALOG_MS = 6_000
CARD_MS = 10_000
_WHILE_MS = 1_500


class NotSeenError(AssertionError):
    """Something that should be on the screen is not there, or cannot be used."""


class Hand:
    """`window` is the program's window; what lies over it is acted on first.

    Words are English, or in another language's window what the catalogue makes of them; parts of
    sentences, which it cannot know, are looked for in English windows only.
    `patience_ms` is how long it waits for what is to come, where nothing else is said.
    """

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.patience_ms = PATIENCE_MS

    # looking

    def sees(self, *wanted: str) -> None:
        """Each of these words is on the screen now."""
        words = _one_line(all_words(foremost(self.window)))
        for each in filter(_is_known, wanted):
            if tr(each) not in words:
                raise NotSeenError(f"“{each}” is not on the screen, which says: {words[:3000]}")

    def does_not_see(self, unwanted: str) -> None:
        """These words are not on the screen."""
        if tr(unwanted) in _one_line(all_words(foremost(self.window))):
            raise NotSeenError(f"“{unwanted}” is still on the screen")

    def waits_for(self, wanted: str, patience_ms: int = 0) -> None:
        """Until these words are on the screen."""
        if not _is_known(wanted):
            self.rests(_WHILE_MS)
            return
        self.until(
            lambda: tr(wanted) in _one_line(all_words(foremost(self.window))),
            f"“{wanted}” did not come",
            patience_ms,
        )

    def until(self, done: Callable[[], bool], or_else: str, patience_ms: int = 0) -> None:
        """Look again and again until something is so."""
        waited = 0
        while not done():
            QTest.qWait(LOOK_MS)
            waited += LOOK_MS
            if waited > (patience_ms or self.patience_ms):
                words = _one_line(all_words(foremost(self.window)))
                raise NotSeenError(f"{or_else}; the screen says: {words[:3000]}")

    def rests(self, milliseconds: int = 60) -> None:
        """Let what was asked for be painted."""
        QTest.qWait(milliseconds)

    # the mouse

    def click(self, name: str) -> None:
        """The button, field or entry of the open menu of this name; of several the lowest."""
        name = tr(name)
        scope = foremost(self.window)
        if isinstance(scope, QMenu):
            self._click_entry(scope, name)
            return
        found = self._buttons(scope, name)
        if not found:
            raise NotSeenError(f"no button “{name}”; seen: {', '.join(_button_names(scope))}")
        for each in found:
            _scroll_to(each)
        button = max(found, key=lambda each: each.mapToGlobal(QPoint(0, 0)).y())
        if button.visibleRegion().isEmpty():
            raise NotSeenError(f"the button “{name}” is out of sight")
        if not button.isEnabled():
            raise NotSeenError(f"the button “{name}” is off")
        place = button.visibleRegion().boundingRect().center()
        self._reaches(scope, button, place, name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)
        self.rests()

    def click_row(self, text: str, *, context: bool = False, double: bool = False) -> None:
        """The row of a list that says this; `context` opens its menu."""
        view, index = self._row(text)
        view.scrollTo(index)
        place = view.visualRect(index).center()
        if context:
            self._open_menu(view, place)
        elif double:
            QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        else:
            QTest.mouseMove(view.viewport(), place)
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.rests()

    def press_card(self, title: str, act: str) -> None:
        """A button that is painted on a card of a list of models; waits for it a while."""
        self.until(
            lambda: self._card_button(title, tr(act)) is not None,
            f"no card “{title}” with “{act}”",
            CARD_MS,
        )
        found = self._card_button(title, tr(act))
        assert found is not None
        view, place = found
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.rests()

    # the keyboard

    def press(self, keys: str) -> None:
        """A key, or several held at once, such as "Ctrl+K"; goes to what has the focus."""
        combination = QKeySequence(keys)[0]
        target = self._focus()
        QTest.keyClick(target, combination.key(), combination.keyboardModifiers())
        self.rests()

    def commands(self, name: str) -> None:
        """Something from the palette."""
        self.press("Ctrl+K")
        self.types(tr(name))
        self.press("Return")

    def types(self, text: str) -> None:
        """Letter by letter where that is possible, else as something that was copied."""
        target = self._focus()
        if text.isascii() and "\n" not in text:
            QTest.keyClicks(target, text)
        else:
            QGuiApplication.clipboard().setText(text)
            QTest.keyClick(target, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        self.rests()

    # dialogs that wait for an answer

    @contextmanager
    def answering(self, answer: Callable[[], None]) -> Iterator[None]:
        """While something opens a dialog and waits for it, answer it."""
        troubles: list[BaseException] = []
        answered: list[QWidget] = []
        timer = QTimer()
        timer.setInterval(LOOK_MS)

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None or not dialog.isVisible():
                return
            timer.stop()
            answered.append(dialog)
            self.rests(300)
            try:
                answer()
            except AssertionError as error:
                troubles.append(error)
                dialog.close()

        def give_up() -> None:
            while QApplication.activeModalWidget() is not None:
                words = _one_line(all_words(QApplication.activeModalWidget()))
                troubles.append(NotSeenError(f"a dialog stayed open: {words}"))
                QApplication.activeModalWidget().close()

        timer.timeout.connect(look)
        timer.start()
        guard = QTimer()
        guard.timeout.connect(give_up)
        guard.start(DIALOG_MS)
        try:
            yield
            self.until(lambda: bool(answered), "no dialog came", DIALOG_MS)
        finally:
            timer.stop()
            guard.stop()
        if troubles:
            raise troubles[0]

    def fills_dialog(self, text: str) -> Callable[[], None]:
        """An answer for `answering`: type something into its field and press its main button."""

        def fill() -> None:
            dialog = QApplication.activeModalWidget()
            fields = [each for each in on_screen(dialog) if isinstance(each, QLineEdit)]
            field = next((f for f in fields if f.objectName() == "fileNameEdit"), fields[0])
            field.selectAll()
            QGuiApplication.clipboard().setText(text)
            QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
            self.rests(200)
            completions = QApplication.activePopupWidget()
            if completions is not None:
                QTest.keyClick(completions, Qt.Key.Key_Escape)
            main = next(b for b in dialog.findChildren(QPushButton) if b.isDefault())
            QTest.mouseClick(main, Qt.MouseButton.LeftButton)

        return fill

    def _card_button(self, title: str, act: str) -> tuple[CardView, QPoint] | None:
        """Where a button of a card is painted, with the card brought into view."""
        lists = [each for each in on_screen(foremost(self.window)) if isinstance(each, CardView)]
        for view, card in ((each, card) for each in lists for card in each.rows.cards):
            texts = [each.text for each in card.acts]
            if title in card.title and act in texts:
                index = view.rows.index(view.rows.row_of(card.key))
                view.scrollTo(index)
                button = view._delegate.layout_of(card).buttons[texts.index(act)]
                return view, view.visualRect(index).topLeft() + button.center()
        return None

    def _buttons(self, scope: QWidget, name: str) -> list[QWidget]:
        return [
            each
            for each in scope.findChildren(QWidget)
            if isinstance(each, QAbstractButton | QLineEdit)
            and each.isVisible()
            and each.window() is scope.window()
            and name in (_without_keys(each.text()), _without_keys(each.accessibleName()))
        ]

    def _reaches(self, scope: QWidget, button: QWidget, place: QPoint, name: str) -> None:
        """Does a click there reach the button, or is something over it?"""
        top = scope.childAt(button.mapTo(scope, place))
        if top is not None and top is not button and not button.isAncestorOf(top):
            raise NotSeenError(f"“{name}” lies under {type(top).__name__} {top.objectName()}")

    def _click_entry(self, menu: QMenu, name: str) -> None:
        entries = [each for each in menu.actions() if each.text().replace("&", "") == name]
        if not entries:
            texts = ", ".join(each.text() for each in menu.actions())
            raise NotSeenError(f"no entry “{name}” in the menu: {texts}")
        place = menu.actionGeometry(entries[0]).center()
        QTest.mouseMove(menu, place)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
        self.rests()

    def _row(self, text: str) -> tuple[QAbstractItemView, object]:
        for view in on_screen(foremost(self.window)):
            if isinstance(view, QAbstractItemView):
                for index in rows(view):
                    if text in row_words(index):
                        return view, index
        raise NotSeenError(f"no row says “{text}”")

    def _open_menu(self, view: QAbstractItemView, place: QPoint) -> None:
        from PySide6.QtGui import QContextMenuEvent

        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place)
        )
        QApplication.sendEvent(view.viewport(), event)

    def _focus(self) -> QWidget:
        scope = foremost(self.window)
        if scope is self.window and not scope.isActiveWindow():
            scope.activateWindow()  # where no window manager does that when a dialog closes
            self.until(scope.isActiveWindow, "the window does not come to the front", 5_000)
        return scope.focusWidget() or scope


def _is_known(words: str) -> bool:
    """Can these words be looked for in the language of the window?"""
    return QLocale().language() is QLocale.Language.English or tr(words) != words


def _scroll_to(widget: QWidget) -> None:
    """As a person scrolls to a button that is further down a page."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


def _without_keys(text: str) -> str:
    """A name without the keys that may be said after it, such as "(Ctrl+N)"."""
    return re.sub(r" \((Ctrl|Esc|F\d|Shift|Enter)[^)]*\)$", "", text.replace("&", ""))


def _button_names(scope: QWidget) -> list[str]:
    buttons = (each for each in on_screen(scope) if isinstance(each, QAbstractButton))
    return sorted({each.accessibleName() or each.text() for each in buttons})


def _one_line(text: str) -> str:
    return " ".join(text.split())
