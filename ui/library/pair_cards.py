"""The catalogue's pairs as cards. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.memory_fit import Machine
from models.catalogue import BRISK_BYTES, CatalogueModel, CataloguePair, recommended_pair
from models.download_manager import DownloadStatus
from models.quantization import find_label
from models.speedup import gain_from_file_sizes
from ui.known_sentences import known
from ui.library.card import Act, Card, Figure, Head, Part, Row
from ui.library.local_cards import Local
from ui.library.memory_parts import CACHES, memory_parts
from ui.library.wording import free_bytes, licence, listed, rough_light, short_name
from ui.numbers import decimal
from ui.pair.choices import format_size
from ui.translation import mark, tr

DOWNLOAD, USE, SHOW_DOWNLOADS = "download", "use", "show-downloads"
TARGET_PAGE, DRAFT_PAGE = "target-page", "draft-page"
_PURPOSE = {"chat": mark("For chatting"), "code": mark("For programming")}


@dataclass(frozen=True, slots=True)
class Pairs:
    """What the cards depend on; `queue` holds the downloads."""

    pairs: Sequence[CataloguePair]
    machine: Machine
    local: Local = field(default_factory=Local)
    queue: Sequence[DownloadStatus] = ()
    _here: dict[tuple[str, int], Path] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        models = reversed(self.local.models)  # of several files, the first
        here = {(model.path.name, model.size_bytes): model.path for model in models}
        object.__setattr__(self, "_here", here)

    def path(self, model: CatalogueModel) -> Path | None:
        """Where a model of the catalogue is on this machine."""
        return self._here.get((model.file, model.size_bytes))

    def is_coming(self, model: CatalogueModel) -> bool:
        return any(
            status.download.id == model.download.id and status.download.state != "done"
            for status in self.queue
        )


def pair_rows(pairs: Pairs, facts: str) -> list[Row]:
    """The pair for this machine first, then what fits and gains, the biggest first."""
    most = None if pairs.machine.has_gpu else BRISK_BYTES
    best = recommended_pair(pairs.pairs, free_bytes(pairs.machine), most_bytes=most)
    ordered = sorted(pairs.pairs, key=lambda pair: _order(pair, best, pairs.machine))
    if not ordered:
        return []
    head = Head(tr("Pairs for this machine"), facts, is_big=True)
    return [head, *(_pair_card(pair, pairs, is_best=pair == best) for pair in ordered)]


def expected(pair: CataloguePair, *, on_gpu: bool) -> Figure:
    """What the draft may gain, from the sizes of both files."""
    sizes = pair.target.size_bytes, pair.draft.size_bytes
    gain = gain_from_file_sizes(*sizes, on_gpu=on_gpu)
    if pair.expectation == "no-gain" or gain.draft_length == 0:
        return Figure(tr("no gain"), tr("expected"), "muted")
    value = tr("about {times}×").format(times=decimal(gain.speedup, 1))
    return Figure(value, tr("expected"))


def _order(
    pair: CataloguePair, best: CataloguePair | None, machine: Machine
) -> tuple[int, int, float]:
    fits = pair.memory_bytes <= free_bytes(machine)
    gains = pair.expectation != "no-gain"
    size = pair.target.parameters_billions
    standing = (0 if _is_brisk(pair, machine) else 1) if fits and gains else 2 if fits else 3
    return 0 if pair == best else 1, standing, -size if fits else size


def _pair_card(pair: CataloguePair, pairs: Pairs, *, is_best: bool) -> Card:
    is_big = pair.memory_bytes > free_bytes(pairs.machine)
    acts = _acts(pair, pairs, is_big=is_big)
    more = [
        Act(TARGET_PAGE, tr("See the target’s files")),
        Act(DRAFT_PAGE, tr("See the draft’s files")),
    ]
    if is_big and acts and acts[0].key == TARGET_PAGE:
        more = [Act(DOWNLOAD, tr("Download both all the same")), *more[1:]]
    return Card(
        key=pair.id,
        title=tr("{target} with {draft}").format(
            target=pair.name, draft=short_name(pair.draft.file)
        ),
        badge=tr("Best for this machine") if is_best else "",
        lines=tuple(filter(None, (known(pair.note), _facts(pair), _pace(pair, pairs.machine)))),
        light=rough_light(pair.memory_bytes, pairs.machine, _memory_parts(pair, pairs.machine)),
        figure=expected(pair, on_gpu=pairs.machine.has_gpu),
        acts=acts,
        more=tuple(more),
    )


def _is_brisk(pair: CataloguePair, machine: Machine) -> bool:
    """Whether a target that fits will also write as fast as one reads."""
    return machine.has_gpu or pair.target.size_bytes <= BRISK_BYTES


def _pace(pair: CataloguePair, machine: Machine) -> str:
    fits = pair.memory_bytes <= free_bytes(machine)
    if not fits or _is_brisk(pair, machine):
        return ""
    return tr("Probably slow here: a processor alone takes its time with so big a target.")


def _memory_parts(pair: CataloguePair, machine: Machine) -> tuple[Part, ...]:
    target, draft = pair.target.size_bytes, pair.draft.size_bytes
    rest = pair.memory_bytes - target - draft
    amounts = [(target, "target"), (draft, "draft"), (rest, CACHES)]
    return memory_parts(amounts, free_bytes(machine))


def _acts(pair: CataloguePair, pairs: Pairs, *, is_big: bool) -> tuple[Act, ...]:
    models = (pair.target, pair.draft)
    here = [model for model in models if pairs.path(model) is not None]
    if len(here) == len(models):
        return (Act(USE, tr("Use this pair"), is_main=True),)
    if any(pairs.is_coming(model) for model in models):
        return (Act(SHOW_DOWNLOADS, tr("Show downloads")),)
    if is_big:
        return (Act(TARGET_PAGE, tr("See smaller files")),)
    return (Act(DOWNLOAD, tr("Download the rest") if here else tr("Download both")),)


def _facts(pair: CataloguePair) -> str:
    labels = [find_label(model.file) or "" for model in (pair.target, pair.draft)]
    kinds = listed(tuple(dict.fromkeys(filter(None, labels))))
    facts = [
        tr(_PURPOSE[pair.good_for]),
        kinds,
        format_size(pair.size_bytes),
        listed([licence(each) for each in pair.licences]),
    ]
    if pair.target.gated or pair.draft.gated:
        facts.append(tr("its publisher wants to be asked first"))
    return " · ".join(facts)
