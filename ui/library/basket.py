"""A target and a draft that are to be downloaded together. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.hub_pair import PairOutlook, RemoteModel
from models.download import Download
from models.draft_ranking import RankedDraft, Standing
from models.hub_files import FileGroup
from models.hub_messages import Repository
from models.pairing import Incompatible
from ui.known_sentences import known
from ui.library.card import Light
from ui.library.memory_parts import fit_parts
from ui.library.wording import fit_light, licence, listed
from ui.numbers import decimal
from ui.pair.choices import format_size
from ui.translation import tr


@dataclass(frozen=True, slots=True)
class Item:
    """One model that was taken: what it is and what its repository says."""

    repo_id: str
    commit: str
    group: FileGroup
    licence: str | None
    is_gated: bool

    @classmethod
    def of(cls, repository: Repository, group: FileGroup) -> Item:
        hit = repository.hit
        return cls(hit.repo_id, repository.commit, group, hit.licence, hit.is_gated)

    @property
    def download(self) -> Download:
        paths = tuple(file.path for file in self.group.files)
        return Download(self.repo_id, paths, announced=self.group.size_bytes)

    @property
    def remote(self) -> RemoteModel | None:
        """None for a split model, whose first part alone does not say how big it is."""
        if self.group.part_count > 1:
            return None
        return RemoteModel(self.repo_id, self.commit, self.group.files[0])


@dataclass(frozen=True, slots=True)
class Basket:
    target: Item | None = None
    draft: Item | None = None

    @property
    def items(self) -> tuple[Item, ...]:
        return tuple(item for item in (self.target, self.draft) if item is not None)

    @property
    def downloads(self) -> tuple[Download, ...]:
        return tuple(item.download for item in self.items)

    @property
    def taken(self) -> tuple[tuple[str, str], ...]:
        """Repository and name of each."""
        return tuple((item.repo_id, item.group.name) for item in self.items)

    def take(self, role: Literal["target", "draft"], item: Item) -> Basket:
        """With this item in one role, and no more in the other."""
        rest = self.without((item.repo_id, item.group.name))
        return replace(rest, target=item) if role == "target" else replace(rest, draft=item)

    def without(self, taken: tuple[str, str]) -> Basket:
        def kept(item: Item | None) -> Item | None:
            is_it = item is not None and (item.repo_id, item.group.name) == taken
            return None if is_it else item

        return Basket(kept(self.target), kept(self.draft))

    @property
    def sentence(self) -> str:
        """Size and licence of all that is in it."""
        size = format_size(sum(item.group.size_bytes for item in self.items))
        licences = dict.fromkeys(licence(item.licence) for item in self.items)
        gated = [item.repo_id for item in self.items if item.is_gated]
        facts = [size, listed(tuple(licences))]
        if gated:
            facts.append(tr("ask the publisher of {names} first").format(names=listed(gated)))
        return " · ".join(facts)


def outlook_light(outlook: PairOutlook) -> Light:
    """Whether both go together and fit."""
    ranked = outlook.ranked
    if ranked is not None and isinstance(ranked.verdict, Incompatible):
        if ranked.standing is Standing.IMPOSSIBLE:
            words = tr("They do not go together. {why}").format(why=known(ranked.verdict.reason))
            return Light("bad", words)
        words = tr("{gain} The draft has another vocabulary.").format(gain=_gain(ranked))
        return Light("draft", words, fit_parts(outlook.fit))
    light = fit_light(outlook.fit)
    if ranked is None:
        return light
    words = tr("They go together. {gain} {fit}.")
    return replace(light, words=words.format(gain=_gain(ranked), fit=light.words))


def _gain(ranked: RankedDraft) -> str:
    if ranked.gain is None or ranked.gain.draft_length == 0:
        return tr("No gain is expected from these sizes.")
    words = tr("About {times}× faster is expected from their sizes.")
    return words.format(times=decimal(ranked.gain.speedup, 1))
