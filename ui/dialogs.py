"""What has to be asked in a window of its own: files, names, a last confirmation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLineEdit, QMessageBox

from models.errors import PacelineError
from ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def pick_files(title: str, patterns: str) -> tuple[Path, ...]:
    """Files to be read; `patterns` as Qt writes them, such as "Texts (*.txt)"."""
    names, _ = QFileDialog.getOpenFileNames(QApplication.activeWindow(), title, "", patterns)
    return tuple(map(Path, names))


def pick_folder(title: str) -> Path | None:
    """An existing folder."""
    name = QFileDialog.getExistingDirectory(QApplication.activeWindow(), title)
    return Path(name) if name else None


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's file manager; whether the system took it."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def folder_error(folder: Path) -> PacelineError:
    """The system's file manager did not come."""
    return PacelineError(tr("The folder {folder} cannot be opened.").format(folder=folder))


def save_as(title: str, suggested: str, patterns: str) -> Path | None:
    """Where to write; the system has asked already if something is there."""
    name, _ = QFileDialog.getSaveFileName(QApplication.activeWindow(), title, suggested, patterns)
    return Path(name) if name else None


def pick_printer(title: str) -> QPrinter | None:
    """A printer, set up as the person wants it; a file is one too."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    chosen = QPrintDialog(printer, QApplication.activeWindow()).exec()
    return printer if chosen == QPrintDialog.DialogCode.Accepted else None


def ask_name(title: str, label: str, current: str) -> str | None:
    """A name, without blanks at its ends; None if there is none."""
    name, chosen = QInputDialog.getText(QApplication.activeWindow(), title, label, text=current)
    return (" ".join(name.split()) or None) if chosen else None


def ask_secret(title: str, label: str) -> str | None:
    """What is typed unseen; None if it was not."""
    text, chosen = QInputDialog.getText(
        QApplication.activeWindow(), title, label, QLineEdit.EchoMode.Password
    )
    return (text.strip() or None) if chosen else None


def confirm(question: str, yes: str) -> bool:
    """Ask before something that cannot be undone."""
    box = QMessageBox(QApplication.activeWindow())
    box.setText(question)
    accept = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole))
    box.exec()
    return box.clickedButton() is accept


@dataclass(frozen=True, slots=True)
class Dialogs:
    """The questions and folder windows, such that a test can answer them."""

    pick_files: Callable[[str, str], tuple[Path, ...]] = pick_files
    pick_folder: Callable[[str], Path | None] = pick_folder
    open_folder: Callable[[Path], bool] = open_folder
    save_as: Callable[[str, str, str], Path | None] = save_as
    pick_printer: Callable[[str], QPrinter | None] = pick_printer
    ask_name: Callable[[str, str, str], str | None] = ask_name
    confirm: Callable[[str, str], bool] = confirm
    ask_secret: Callable[[str, str], str | None] = ask_secret
