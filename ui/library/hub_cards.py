"""What the hub has, as cards: repositories that a search found, and the files of one. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from app.memory_fit import Machine
from models.hub_files import FileGroup, recommended
from models.hub_messages import Hit, Repository
from ui.known_sentences import known
from ui.library.card import Act, Card, Head, Light, Row, Tone
from ui.library.memory_parts import memory_parts
from ui.library.wording import context, free_bytes, licence, parameters
from ui.numbers import day_text, memory_size, percent
from ui.pair.choices import format_size
from ui.translation import mark, tr

OPEN, TAKE_TARGET, TAKE_DRAFT, DROP = "open", "take-target", "take-draft", "drop"
_UNKNOWN_WORDS = mark("This version does not say how it is quantized.")
HUB_HEAD = "head:hub"


def hit_rows(hits: Sequence[Hit], text: str, *, is_complete: bool) -> list[Row]:
    """A head that says how far the search is, and a card for each repository."""
    if is_complete:
        said = tr("%n found", "", len(hits))
    else:
        said = tr("%n so far…", "", len(hits)) if hits else tr("searching…")
    if text:
        said = tr("“{text}”: {found}").format(text=text, found=said)
    head = Head(tr("On the hub"), said, name="hub")
    return [head, *map(_hit_card, hits)]


def file_rows(
    repository: Repository, machine: Machine, taken: Sequence[tuple[str, str]] = ()
) -> list[Row]:
    """The models of a repository: the one to take, the others by size, then what is incomplete.

    `taken`: repository and name of what is in the basket.
    """
    best = recommended(repository.groups, free_bytes(machine))
    ordered = sorted(repository.groups, key=lambda each: (each != best, not each.is_complete))
    return [
        _file_card(
            group,
            machine,
            is_best=group == best,
            is_taken=(repository.hit.repo_id, group.name) in taken,
        )
        for group in ordered
    ]


def hit_facts(hit: Hit) -> str:
    """What people choose a repository by."""
    facts = [
        parameters(hit.parameter_count) if hit.parameter_count else "",
        hit.architecture or "",
        context(hit.context_length) if hit.context_length else "",
        licence(hit.licence),
        tr("%Ln downloads", "", hit.downloads),
        tr("changed {day}").format(day=day_text(hit.updated)) if hit.updated else "",
    ]
    return " · ".join(fact for fact in facts if fact)


def _hit_card(hit: Hit) -> Card:
    return Card(
        key=hit.repo_id,
        title=hit.repo_id,
        badge=tr("On request") if hit.is_gated else "",
        lines=(hit_facts(hit),),
        acts=(Act(OPEN, tr("See its files")),),
    )


def _file_card(group: FileGroup, machine: Machine, *, is_best: bool, is_taken: bool) -> Card:
    parts = " · " + tr("%n files", "", len(group.files)) if group.part_count > 1 else ""
    if not group.is_complete:
        words = tr("Cannot be used: the hub has {number} of its {total} parts.")
        missing = words.format(number=len(group.files), total=group.part_count)
        return Card(
            group.name, group.label, format_size(group.size_bytes), lines=(missing,), is_dim=True
        )
    taking = (Act(TAKE_TARGET, tr("Take as target")), Act(TAKE_DRAFT, tr("Take as draft")))
    return Card(
        key=group.name,
        title=group.label if group.quantization else group.name,
        detail=format_size(group.size_bytes) + parts,
        badge=tr("In the basket") if is_taken else tr("Best for this machine") if is_best else "",
        lines=(_quantization_words(group), group.files[0].name),
        light=_light(group, machine),
        acts=(Act(DROP, tr("Take out")),) if is_taken else taking,
    )


def _light(group: FileGroup, machine: Machine) -> Light:
    """By the rule that recommends: weights, and room for a context and buffers.

    The weights are a share, not gigabytes: the file's, counted otherwise, stand beside them.
    """
    free = free_bytes(machine)
    tone: Tone = "good"
    words = tr("Fits: its weights take {share} of the {free} of free memory")
    if group.size_bytes > free:
        tone = "bad"
        words = tr("Too big: its weights take {share} of the {free} of free memory")
    elif group.quantization is not None and recommended((group,), free) is None:
        tone = "draft"
        words = tr("Tight: its weights take {share} of the {free} of free memory")
    share = percent(max(group.size_bytes / max(free, 1), 0.01))
    parts = memory_parts([(group.size_bytes, "target")], free)
    return Light(tone, words.format(share=share, free=memory_size(free)), parts)


def _quantization_words(group: FileGroup) -> str:
    if group.quantization is None:
        return tr(_UNKNOWN_WORDS)
    return tr("This version {words}.").format(words=known(group.quantization.words))
