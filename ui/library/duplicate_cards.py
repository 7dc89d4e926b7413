"""Models that are there twice, as cards. Pure."""

from __future__ import annotations

from models.duplicates import Duplicates
from models.foreign_library import Program
from models.model_file import ModelFile
from ui.library.card import Act, Card, Head, Row
from ui.library.duplicate_desk import DuplicateState
from ui.library.local_cards import DELETE, SHOW_FILE, Local
from ui.pair.choices import format_size
from ui.translation import tr


def duplicate_rows(state: DuplicateState, local: Local) -> list[Row]:
    """A head for each content, the most wasteful first, and a card for each copy of it."""
    return [row for each in state.found or () for row in _group(each, local)]


def duplicate_words(state: DuplicateState) -> str:
    """How far the search is, or what it has found."""
    if state.is_looking:
        if not state.total:
            return tr("Comparing sizes…")
        words = tr("Reading {file}, {number} of {total}…")
        return words.format(file=state.reading, number=state.done + 1, total=state.total)
    if state.is_stopped:
        return tr("You stopped the search.")
    if state.found is None:
        return ""
    if not state.found:
        return tr("No model is there twice.")
    wasted = format_size(sum(each.wasted_bytes for each in state.found))
    words = tr("Keeping one of each would free {size}. Contents are equal, byte for byte.")
    return words.format(size=wasted)


def _group(each: Duplicates, local: Local) -> list[Row]:
    first, count = each.models[0], len(each.models)
    size = format_size(first.size_bytes)
    detail = tr("%n copies of {size}", "", count).format(size=size)
    return [Head(local.title(first.path), detail), *(_card(copy, local) for copy in each.models)]


def _card(copy: ModelFile, local: Local) -> Card:
    badge = ""
    if copy.path in local.used:
        badge = tr("Target now") if copy.path == local.used[0] else tr("Draft now")
    whose = tr("of {program}").format(program=copy.place) if copy.place else ""
    deletable = copy.place != Program.OLLAMA
    return Card(
        key=str(copy.path),
        title=copy.path.name,
        detail=whose,
        badge=badge,
        lines=(str(copy.path.parent),),
        acts=(Act(DELETE, tr("Delete this copy…")),) if deletable else (),
        more=(Act(SHOW_FILE, tr("Show in its folder")),),
    )
