"""Full-text search over the messages of all chats."""

from __future__ import annotations

import logging
import re
import unicodedata
from dataclasses import dataclass

from app.sessions.database import Database
from app.sessions.errors import DAMAGED, StoreError
from app.sessions.rows import storable

_log = logging.getLogger(__name__)
MOST_HITS = 200
_BEFORE, _AFTER = 16, 68  # characters of the excerpt around a hit
_LONG = 4_000  # characters of a text of which an excerpt looks at a part
_MARKS = re.compile(r"\*\*|`{1,3}|^\s*#+ |^\s*[*-] ", re.MULTILINE)
_UNSPACED = ("CJK", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR", "TIBETAN")


@dataclass(frozen=True, slots=True)
class Hit:
    """A message that has all words; `excerpt` is one line around the first of them."""

    message_id: int
    conversation_id: int
    excerpt: str


class MessageIndex:
    """Words match from their beginnings, whatever their case and accents.

    Text of scripts without spaces between words is searched as it is.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def search(self, text: str, *, most: int = MOST_HITS) -> list[Hit]:
        """The newest messages that have every word of `text`; chats in the bin are left out."""
        words = storable(text.replace("\0", " ")).split()
        try:
            return self._look_up(words, most)
        except StoreError as error:
            if error.code != DAMAGED:
                raise
            return self._look_through(words, most)

    def _look_up(self, words: list[str], most: int) -> list[Hit]:
        indexed = [word for word in words if any(map(str.isalnum, word)) and not _unspaced(word)]
        verbatim = [word for word in words if _unspaced(word)]
        if not indexed and not verbatim:
            return []
        conditions = ["c.deleted_at IS NULL"] + ["instr(m.text, ?) > 0"] * len(verbatim)
        parameters: list[object] = [*verbatim]
        source = "messages m"
        if indexed:
            source = "messages_text f CROSS JOIN messages m ON m.id = f.rowid"
            conditions.insert(0, "messages_text MATCH ?")
            parameters.insert(0, " ".join(map(_prefix, indexed)))
        rows = self._database.read(
            f"SELECT m.id, m.conversation_id, m.text FROM {source}"
            " JOIN conversations c ON c.id = m.conversation_id"
            f" WHERE {' AND '.join(conditions)}"
            f" ORDER BY {'f.rowid' if indexed else 'm.id'} DESC LIMIT ?",
            [*parameters, most],
        )
        return [
            Hit(row["id"], row["conversation_id"], excerpt(str(row["text"]), words)) for row in rows
        ]

    def _look_through(self, words: list[str], most: int) -> list[Hit]:
        """In a damaged file: every message that can be read, one by one."""
        _log.warning("The index of words or what it leads to is damaged")
        read = self._database.read_around
        wanted = [_folded(word) for word in words if any(map(str.isalnum, word))]
        gone = read("SELECT id FROM conversations WHERE deleted_at IS NOT NULL", (), list)
        binned = {row["id"] for row in gone}
        ids = self._database.read("SELECT id FROM messages INDEXED BY messages_tree")
        hits: list[Hit] = []
        for number in sorted((row["id"] for row in ids), reverse=True):
            for row in read("SELECT * FROM messages WHERE id = ?", (number,), list):
                text = _folded(str(row["text"]))
                said = bool(wanted) and all(word in text for word in wanted)
                if said and row["conversation_id"] not in binned:
                    hits.append(
                        Hit(number, row["conversation_id"], excerpt(str(row["text"]), words))
                    )
            if len(hits) == most:
                break
        return hits

    def catch_up(self) -> None:
        """Index what was written before there was an index; never raises."""
        try:
            if self._database.read("SELECT 1 FROM unindexed"):
                self._index_old()
        except StoreError as error:  # searching finds less; everything else works
            _log.warning("Older messages could not be indexed: %s", error)

    def _index_old(self) -> None:
        try:
            with self._database.writing(durable=True) as connection:
                connection.execute(f"{_READ_IN} id <= (SELECT max(up_to) FROM unindexed)")
                connection.execute("DELETE FROM unindexed")
        except StoreError as error:
            if error.code != DAMAGED:
                raise
            self._index_one_by_one()

    def _index_one_by_one(self) -> None:
        ids = self._database.read(
            "SELECT id FROM messages INDEXED BY messages_tree WHERE conversation_id IN"
            " (SELECT id FROM conversations) AND id <= (SELECT max(up_to) FROM unindexed)"
        )
        for row in ids:
            try:
                with self._database.writing(durable=False) as connection:
                    connection.execute(f"{_READ_IN} id = ?", (row["id"],))
            except StoreError as error:
                if error.code != DAMAGED:
                    raise
        with self._database.writing(durable=True) as connection:
            connection.execute("DELETE FROM unindexed")


_READ_IN = (
    "INSERT INTO messages_text (rowid, text)"
    " SELECT id, text FROM messages WHERE status <> 'streaming' AND"
)


def excerpt(text: str, words: list[str]) -> str:
    """One line of `text` around the first word that is found in it, without Markdown's marks."""
    line = " ".join(_MARKS.sub("", _near(text, words)).split())
    folded = _folded(line)
    places = [folded.find(_folded(word)) for word in words]
    at = min((place for place in places if place >= 0), default=0)
    start, end = _word_at(line, max(0, at - _BEFORE), at), min(len(line), at + _AFTER)
    return ("…" if start else "") + line[start:end].strip() + ("…" if end < len(line) else "")


def _word_at(line: str, start: int, at: int) -> int:
    """Where the first whole word from `start` on begins; `start` where none does up to `at`."""
    if start == 0:
        return start
    blank = line.find(" ", start - 1, at)
    return start if blank < 0 else blank + 1


def _near(text: str, words: list[str]) -> str:
    """The lines around the first word, of a text so long that all of it would take too long."""
    if len(text) <= _LONG:
        return text
    lower = text.lower()
    places = [lower.find(word.lower()) for word in words]
    at = min((place for place in places if place >= 0), default=0)
    return text[max(0, at - _LONG // 2) : at + _LONG // 2]


def _folded(text: str) -> str:
    """Case and accents removed, character by character, so that places stay."""
    if text.isascii():
        return text.lower()
    plain: dict[str, str | int | None] = {
        char: unicodedata.normalize("NFD", char)[0].lower()[0] for char in set(text)
    }
    return text.translate(str.maketrans(plain))


def _prefix(word: str) -> str:
    return '"' + word.replace('"', '""') + '"*'


def _unspaced(word: str) -> bool:
    return any(unicodedata.name(char, "").startswith(_UNSPACED) for char in word)
