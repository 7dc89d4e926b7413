"""The language of the window: its sentences, and the words that Qt itself brings."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

_log = logging.getLogger(__name__)
ENGLISH: Final = "en"
LANGUAGES: Final = {  # as its speakers call it
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "ja": "日本語",
    "zh_CN": "简体中文",
}
_MOST: Final = 2**31 - 1  # that Qt counts to; hubs and files can say anything
_MOST_OF_ALL: Final = 2**63 - 1
_FOLDER: Final = files("resources").joinpath("translations")


def tr(text: str, comment: str = "", n: int = -1) -> str:
    """`text` in the window's language. With `n`, in the form for that many, and %n is the number.

    The text is a literal, so that lupdate finds it, and never an f-string: names in braces are
    filled in afterwards, as in tr("Delete {name}?").format(name=name). `comment` tells two meanings
    of one English text apart.
    """
    if n <= _MOST:
        return QCoreApplication.translate("", text, comment, n)
    form = QCoreApplication.translate("", text, comment, _MOST)
    for written in (QLocale().toString, str):  # of %Ln and of %n
        form = form.replace(written(_MOST), written(min(n, _MOST_OF_ALL)))
    return form


def joined(parts: Iterable[str]) -> str:
    """Parts of a list one after the other, with what the language writes between them."""
    words = tr("{first}, {second}", "parts of a list")
    added = iter(parts)
    whole = next(added, "")
    for part in added:
        whole = words.format(first=whole, second=part)
    return whole


def labelled(label: str, value: str) -> str:
    """What something is, and how it stands."""
    return tr("{label}: {value}", "what something is, and how it stands").format(
        label=label, value=value
    )


def mark(text: str) -> str:
    """The English text itself, found by lupdate: for tables, whose texts go through `tr` later."""
    return text


def chosen_language(setting: str, preferred: Iterable[str]) -> str:
    """The code of one of LANGUAGES. preferred: the system's, the best first, such as "de-AT"."""
    if setting in LANGUAGES:
        return setting
    for tag in preferred:
        wanted = QLocale(tag.replace("-", "_"))
        for code in LANGUAGES:
            if _same_writing(wanted, QLocale(code)):
                return code
    return ENGLISH


def system_languages() -> list[str]:
    """What the system's user reads, the best first."""
    return QLocale.system().uiLanguages()


def install_language(application: QCoreApplication, code: str) -> tuple[QTranslator, ...]:
    """Speak this language from now on; English has a catalogue for its plural forms only.

    Windows that are there already keep their words. Numbers follow the language, or the system
    where both agree on it. Returns what was installed.
    """
    QLocale.setDefault(_locale(code))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    ours = str(_FOLDER)
    wanted = [(f"qtbase_{code}", qt), (f"paceline_{ENGLISH}", ours), (f"paceline_{code}", ours)]
    translators = []
    for name, folder in dict.fromkeys(wanted):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)  # the last one is asked first
            translators.append(translator)
        else:
            _log.warning("There is no translation %s in %s", name, folder)
    return tuple(translators)


def _same_writing(one: QLocale, other: QLocale) -> bool:
    return one.language() == other.language() and one.script() == other.script()


def _locale(code: str) -> QLocale:
    """Of the language; the system's own where it is a kind of it, such as English in Ireland."""
    system = QLocale.system()
    return system if _same_writing(system, QLocale(code)) else QLocale(code)
