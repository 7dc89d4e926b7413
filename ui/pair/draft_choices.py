"""Every model as a draft for one target, the most promising first. Pure: no widgets, no files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from models.demo_pair import DEMO_NAME
from models.measured_pair import MeasuredPair
from models.model_file import ModelFile
from models.pairing import Compatible, Incompatible, PairCheck, is_about_vocabulary
from models.registry_entry import RegistryEntry
from models.speedup import Basis, Gain
from ui.known_sentences import known
from ui.numbers import decimal, percent
from ui.pair.choices import (
    Choice,
    Library,
    day_measured,
    figure_of,
    plain_choice,
    said_of,
)
from ui.translation import mark, tr

FOREIGN = mark(
    "Has another vocabulary: it may guess only what both can say, so it usually gains less."
)
CHECKING = mark("Checking whether it fits…")
_MEASURED, _EXPECTED, _CHECKED_NOW, _NO_GAIN, _FOREIGN, _IMPOSSIBLE = range(6)


@dataclass(frozen=True, slots=True)
class DraftOutlook:
    """May a draft, and what may it be expected to gain? `shared` is the part of a foreign
    vocabulary that the target has as well.
    """

    verdict: PairCheck
    gain: Gain | None = None
    shared: float | None = None


Outlooks: TypeAlias = Mapping[tuple[Path, Path], DraftOutlook]  # by target and draft


def draft_choices(library: Library, target: Path | None, outlooks: Outlooks) -> list[Choice]:
    """No draft first, then what was measured to gain, then what is expected to.

    Those that may not draft for the target come last and say why.
    """
    model = library.model(target) if target is not None else None
    drafts = [
        _Draft(
            entry,
            library,
            target,
            model,
            outlooks.get((target, entry.path)) if target is not None else None,
            library.measured.of(model, entry) if model and isinstance(entry, ModelFile) else None,
        )
        for entry in library.entries
        if library.demo is None or entry.path != library.demo.target
    ]
    drafts.sort(key=lambda draft: draft.order)
    none = Choice("", tr("No draft"), remark=tr("The target answers alone."))
    return [none, *(draft.choice for draft in drafts)]


@dataclass(frozen=True, slots=True)
class _Draft:
    """One entry of the library as a draft; `model` is the target, where it is known."""

    entry: RegistryEntry
    library: Library
    target: Path | None
    model: ModelFile | None
    outlook: DraftOutlook | None
    measured: MeasuredPair | None

    @property
    def order(self) -> tuple[int, float]:
        """The best first; as listed where nothing is known."""
        gain = self._expected_gain
        return self._standing, -(self._measured_gain or gain)

    @property
    def choice(self) -> Choice:
        plain = self._plain
        if plain.reason or self.target is None:
            return plain
        if self.entry.path == self.target:
            reason = tr("This is the target. A draft has to be a smaller model of the same family.")
            return said_of(plain, reason=reason)
        if self._refusal:
            return said_of(plain, reason=known(self._refusal))
        figure = figure_of(self._measured_gain) if self._measured_gain else ""
        if self.outlook is None:
            return said_of(plain, remark=tr(CHECKING), figure=figure)
        remark = " ".join(self._remarks(self.outlook.verdict))
        return said_of(plain, remark=remark, figure=figure)

    @property
    def _plain(self) -> Choice:
        choice = plain_choice(self.entry, self.library)
        demo = self.library.demo
        if demo is not None and self.entry.path == demo.draft:
            return Choice(DEMO_NAME, tr("Demo draft"), choice.detail, reason=choice.reason)
        return choice

    @property
    def _standing(self) -> int:
        if self.target is None:
            return _CHECKED_NOW
        is_sound = isinstance(self.entry, ModelFile) and not self.entry.limitation
        if not is_sound or self.entry.path == self.target or self._refusal:
            return _IMPOSSIBLE
        if self._measured_gain:
            return _MEASURED
        if self.outlook is None:
            return _CHECKED_NOW
        if isinstance(self.outlook.verdict, Incompatible):
            return _FOREIGN
        return _EXPECTED if self._expected_gain and self.measured is None else _NO_GAIN

    @property
    def _measured_gain(self) -> float:
        measured = self.measured
        return measured.speedup if measured is not None and measured.pays else 0.0

    @property
    def _expected_gain(self) -> float:
        gain = self.outlook.gain if self.outlook is not None else None
        return gain.speedup if gain is not None and gain.draft_length > 0 else 0.0

    @property
    def _refusal(self) -> str:
        """Why it may not; with another vocabulary it may, if it is so small that it might pay."""
        verdict = self.outlook.verdict if self.outlook is not None else None
        if not isinstance(verdict, Incompatible):
            return ""
        is_welcome = is_about_vocabulary(verdict) and not self._is_heavy
        return "" if is_welcome else known(verdict.reason)

    @property
    def _is_heavy(self) -> bool:
        if self.model is None or not isinstance(self.entry, ModelFile):
            return False
        return self.entry.size_bytes > self.model.size_bytes / 2

    def _remarks(self, verdict: PairCheck) -> Iterable[str]:
        assert self.outlook is not None
        measured = self.measured
        if measured is not None and measured.pays:
            words = tr("{times} times as fast as without a draft, measured here on {day}.")
            times = decimal(measured.speedup, 1)
            yield words.format(times=times, day=day_measured(measured))
        elif measured is not None:
            yield tr("No gain, measured here on {day}.").format(day=day_measured(measured))
        elif self.outlook.gain is not None:
            yield expectation(self.outlook.gain)
        if isinstance(verdict, Compatible):
            yield from map(known, verdict.remarks)
        else:
            yield tr(FOREIGN)
            if self.outlook.shared is not None:
                yield tr("It shares {share} of it.").format(share=percent(self.outlook.shared))
        if measured is None and self.outlook.gain is None and self._is_heavy:
            yield tr("Hardly smaller than the target: it may not make answers faster.")


def expectation(gain: Gain) -> str:
    """What nobody has measured yet."""
    if gain.draft_length == 0:
        return tr("No gain is expected: it is not small enough for this target.")
    times = decimal(gain.speedup, 1)
    if gain.basis is Basis.COSTS:
        words = tr("About {times} times as fast is expected from passes measured here.")
    else:
        words = tr("About {times} times as fast is expected from the sizes.")
    return words.format(times=times)
