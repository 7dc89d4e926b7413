"""The sections of the details; each shows what there is and hides where there is nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel

from app.engine.stats import Source, Speculation
from app.engine.stats_live import relative_costs, time_shares
from ui.details.bars import Column, ColumnChart, Share, ShareBar
from ui.details.parts import Section, figure, head, legend, note, pair
from ui.details.shown import Shown
from ui.details.time_chart import TimeChart
from ui.details.wording import (
    MOST_POSITIONS,
    accepted_head,
    best_sentence,
    growing_sentence,
    memory_parts,
    position_label,
    position_sentence,
    speed_sentence,
)
from ui.known_sentences import known
from ui.numbers import decimal, memory_size, percent
from ui.theme import Theme
from ui.translation import joined, tr
from ui.widgets.buttons import button

_ABOVE_CHART = 6  # pixels
_USUAL_LENGTH = 3  # guesses, where no best length is known


class AnswerSection(Section):
    """How fast."""

    def __init__(self, theme: Theme) -> None:
        self.rate = figure()
        self._words = note()
        self._chart = TimeChart(theme, "draft")
        super().__init__(pair(self.rate, note(tr("tok/s"))), self._words, self._chart)

    def fill(self, shown: Shown) -> None:
        self.setVisible(shown.stats is not None or shown.live is not None)
        rate, plain = shown.rate, shown.plain_rate
        self.rate.setText("–" if rate is None else decimal(rate, 1))
        self._words.setText(
            growing_sentence(rate, plain) if shown.stats is None else speed_sentence(shown.stats)
        )
        slices = shown.live.slices if shown.live is not None else ()
        self._chart.setVisible(len(slices) > 1)
        if len(slices) > 1:
            words = tr("Tokens per second over time, at last {rate}")
            name = words.format(rate=decimal(slices[-1].rate, 1))
            self._chart.show_values([s.rate for s in slices], name, reference=_reference(plain))


class AcceptanceSection(Section):
    """How much of what was drafted was accepted: in all, by position, over time."""

    def __init__(self, theme: Theme) -> None:
        self.share = figure()
        self._length = note()
        self.positions = [(ShareBar(theme), note()) for _ in range(MOST_POSITIONS)]
        self._acceptance, self._lengths = TimeChart(theme, "draft"), TimeChart(theme, "target")
        self.acceptance_words, self.length_words = note(), note()
        for words in (self.acceptance_words, self.length_words):
            words.setContentsMargins(0, _ABOVE_CHART, 0, 0)
        self._over_time = [
            self.acceptance_words,
            self._acceptance,
            self.length_words,
            self._lengths,
        ]
        bars = [part for position in self.positions for part in position]
        self.head = head("")
        super().__init__(self.head, pair(self.share, self._length), *bars, *self._over_time)

    def fill(self, shown: Shown) -> None:
        speculation = shown.speculation
        drafted = speculation is not None and speculation.drafted > 0
        self.setVisible(drafted)
        if speculation is not None and drafted:
            self.head.setText(accepted_head(shown.sources))
            rate, length = speculation.acceptance_rate, speculation.mean_acceptance_length
            self.share.setText(percent(rate or 0))
            words = tr("{number} tokens per round")
            self._length.setText(words.format(number=decimal(length or 0, 1)))
            self._fill_positions(speculation, _ink(shown.sources))
            self._fill_charts(shown)

    def _fill_positions(self, speculation: Speculation, ink: str) -> None:
        counts = speculation.by_position[:MOST_POSITIONS]
        for number, (bar, label) in enumerate(self.positions):
            there = number < len(counts)
            bar.setVisible(there)
            label.setVisible(there)
            if there:
                share = counts[number].rate
                label.setText(position_label(number + 1, share))
                bar.show_shares([Share(share, ink)], position_sentence(number + 1, share))

    def _fill_charts(self, shown: Shown) -> None:
        slices = shown.live.slices if shown.live is not None else ()
        for part in self._over_time:
            part.setVisible(len(slices) > 1)
        if len(slices) > 1:
            shares, lengths = [s.acceptance for s in slices], [s.draft_length for s in slices]
            last = next((share for share in reversed(shares) if share is not None), 0.0)
            ink = _ink(shown.sources)
            accepted = tr("Share of the guesses accepted over time, at last {share}")
            guesses = tr("Guesses per round over time, at last {number}")
            self.acceptance_words.setText(accepted.format(share=percent(last)))
            self.length_words.setText(guesses.format(number=decimal(lengths[-1], 1)))
            self._acceptance.show_values(shares, self.acceptance_words.text(), top=1.0, ink=ink)
            self._lengths.show_values(lengths, self.length_words.text())


class TimeSection(Section):
    """Where the decoding time went."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._bar = ShareBar(theme)
        self.legend = _rich()
        super().__init__(head(tr("Where the time went")), self._bar, self.legend)

    def fill(self, shown: Shown) -> None:
        speculation = shown.speculation
        self.setVisible(speculation is not None and bool(speculation.rounds))
        if speculation is None:
            return
        tokens = self._theme.tokens
        names = (tr("draft", "its time"), tr("verify", "its time"), tr("host", "its time"))
        inks = ("draft", "target", "muted")
        shares = time_shares(speculation)
        words = [f"{n} {percent(share)}" for n, share in zip(names, shares, strict=True)]
        bars = [Share(share, ink) for share, ink in zip(shares, inks, strict=True)]
        self._bar.show_shares(bars, _listed(tr("Time of this answer: {parts}"), words))
        colours = [getattr(tokens, ink) for ink in inks]
        self.legend.setText(legend(list(zip(words, colours, strict=True))))


class MemorySection(Section):
    """What target, draft and caches take."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._bar = ShareBar(theme)
        self.legend = _rich()
        self._whole = note()
        super().__init__(head(tr("Memory")), self._bar, self.legend, self._whole)

    def fill(self, shown: Shown) -> None:
        memory = shown.info.memory if shown.info is not None else None
        parts = memory_parts(memory) if memory is not None else ()
        self.setVisible(bool(parts))
        if memory is None or not parts:
            return
        whole = sum(size for _, size, _ in parts)
        words = [f"{name} {memory_size(size)}" for name, size, _ in parts]
        bars = [Share(size / whole, ink) for _, size, ink in parts]
        self._bar.show_shares(bars, _listed(tr("Memory: {parts}"), words))
        colours = [getattr(self._theme.tokens, ink) for _, _, ink in parts]
        self.legend.setText(legend(list(zip(words, colours, strict=True))))
        if memory.device_bytes:
            sentence = tr("The engine takes {size} in all, {device_size} on the GPU.")
        else:
            sentence = tr("The engine takes {size} in all.")
        sizes = {"size": memory.rss_bytes, "device_size": memory.device_bytes}
        self._whole.setText(sentence.format(**{n: memory_size(size) for n, size in sizes.items()}))


class CostsSection(Section):
    """What wider passes cost on this machine, and the draft length that this makes best."""

    def __init__(self, theme: Theme) -> None:
        self._chart = ColumnChart(theme)
        self.words = note()
        title = head(tr("Cost of checking n tokens at once, on this machine"))
        super().__init__(title, self._chart, self.words)

    def fill(self, shown: Shown) -> None:
        costs = relative_costs(shown.info.costs) if shown.info is not None else ()
        self.setVisible(len(costs) > 1)
        if len(costs) < 2:
            return
        best, live = shown.best, shown.live
        width = best.width if best is not None and best.length else 0
        columns = [Column(str(n), cost, is_marked=n == width) for n, cost in costs]
        parts = [tr("%n tokens", "", n) + f" {decimal(cost, 2)}" for n, cost in costs]
        self._chart.show_columns(columns, _listed(tr("Cost relative to one token: {parts}"), parts))
        sentences = [tr("Measured when the pair was loaded, relative to one token.")]
        if best is not None and live is not None and live.chance is not None:
            sentences.append(best_sentence(best, live.chance))
        self.words.setText(" ".join(sentences))


class DraftingSection(Section):
    """Why drafting rests or is off, and how to overrule that."""

    length_chosen = Signal(object)  # guesses per round; None: automatic

    def __init__(self) -> None:
        self.words = note()
        self.override = button(tr("Draft anyway"), self._choose)
        self._length: int | None = None
        super().__init__(head(tr("Drafting")), self.words, self.override)

    def fill(self, shown: Shown) -> None:
        """Only where something is to be said: it is off, or a person chose the length."""
        chosen, reason = shown.draft_length, shown.off_reason and known(shown.off_reason)
        has_draft = shown.info is not None and shown.info.draft is not None
        self.setVisible(has_draft and (chosen is not None or reason is not None))
        if chosen is not None:
            self._length = None
            words = tr("You chose %n guesses per round, so nothing is adapted.", "", chosen)
            self._say(words, tr("Automatic"))
        elif reason is not None:
            best = shown.best
            self._length = best.length if best is not None and best.length else _USUAL_LENGTH
            words = tr("Off for now: {reason}.").format(reason=reason)
            self._say(words, tr("Draft %n per round anyway", "", self._length))

    def _say(self, sentence: str, offer: str) -> None:
        when = tr("A change takes effect with the next answer.")
        self.words.setText(f"{sentence} {when}")
        self.override.setText(offer)
        self.override.setAccessibleName(offer)

    def _choose(self) -> None:
        self.length_chosen.emit(self._length)


def _reference(plain_rate: float | None) -> tuple[float, str] | None:
    """The line to compare with, and its label."""
    if plain_rate is None:
        return None
    return plain_rate, tr("plain {rate}").format(rate=decimal(plain_rate, 1))


def _ink(sources: frozenset[Source]) -> str:
    """Teal where only lookup proposed."""
    return "lookup" if sources == {Source.LOOKUP} else "draft"


def _listed(words: str, parts: Sequence[str]) -> str:
    return words.format(parts=joined(parts))


def _rich() -> QLabel:
    label = note()
    label.setTextFormat(Qt.TextFormat.RichText)
    return label
