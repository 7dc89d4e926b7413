"""What the hub has, as cards: repositories that a search found, and the files of one. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from app.memory_fit import Machine
from models.hub_files import FileGroup, recommended
from models.hub_messages import Hit, Repository
from ui.library.card import Act, Card, Head, Light, Row
from ui.library.wording import context, free_bytes, licence, parameters
from ui.pair.choices import format_size

OPEN, TAKE_TARGET, TAKE_DRAFT, DROP = "open", "take-target", "take-draft", "drop"
_UNKNOWN_WORDS = "does not say how it is quantized"


def hit_rows(hits: Sequence[Hit], text: str, *, is_complete: bool) -> list[Row]:
    """A head that says how far the search is, and a card for each repository."""
    said = f"{len(hits)} found" if is_complete else f"{len(hits)} so far…" if hits else "searching…"
    head = Head("On the hub", f"“{text}”: {said}" if text else said)
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
        f"{hit.downloads:,} downloads",
        f"changed {hit.updated}" if hit.updated else "",
    ]
    return " · ".join(fact for fact in facts if fact)


def _hit_card(hit: Hit) -> Card:
    return Card(
        key=hit.repo_id,
        title=hit.repo_id,
        badge="On request" if hit.is_gated else "",
        lines=(hit_facts(hit),),
        acts=(Act(OPEN, "See its files"),),
    )


def _file_card(group: FileGroup, machine: Machine, *, is_best: bool, is_taken: bool) -> Card:
    words = group.quantization.words if group.quantization else _UNKNOWN_WORDS
    parts = f" · {len(group.files)} files" if group.part_count > 1 else ""
    if not group.is_complete:
        missing = f"Cannot be used: the hub has {len(group.files)} of its {group.part_count} parts."
        return Card(
            group.name, group.label, format_size(group.size_bytes), lines=(missing,), is_dim=True
        )
    taking = (Act(TAKE_TARGET, "Take as target"), Act(TAKE_DRAFT, "Take as draft"))
    return Card(
        key=group.name,
        title=group.label if group.quantization else group.name,
        detail=format_size(group.size_bytes) + parts,
        badge="In the basket" if is_taken else "Best for this machine" if is_best else "",
        lines=(f"This version {words}.", group.files[0].name),
        light=_light(group, machine),
        acts=(Act(DROP, "Take out"),) if is_taken else taking,
    )


def _light(group: FileGroup, machine: Machine) -> Light:
    """By the rule that recommends: weights, and room for a context and buffers."""
    free = free_bytes(machine)
    sizes = f"{format_size(group.size_bytes)} of weights, {format_size(free)} free"
    if group.size_bytes > free:
        return Light("bad", f"Too big: {sizes}")
    if group.quantization is not None and recommended((group,), free) is None:
        return Light("draft", f"Tight: {sizes}")
    return Light("good", f"Fits: {sizes}")
