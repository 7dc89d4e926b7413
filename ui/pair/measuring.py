"""Measures what a draft gains, in the engine that chats are answered by, and keeps the figure."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QObject, Signal

from app.engine.errors import EngineDiedError
from app.engine.events import Finished
from app.engine.pair_info import PairInfo
from app.engine_process.protocol import Reply
from app.pair_measurement import summarize
from app.pair_measurement_text import measured_text
from app.pair_trial import PairTrial, TrialEnded, TrialFailed, TrialGrew
from models.draft_ranking import identity
from models.errors import PacelineError
from models.gguf import read_header
from models.measured_pair import MeasuredPair, MeasurementFile
from ui.engine_control import EngineControl
from ui.engine_notices import obstacle
from ui.engine_state import Phase
from ui.errors import notice_for
from ui.jobs import Err, JobRunner, Ok, Result
from ui.library.wording import remaining
from ui.notice import Notice
from ui.numbers import IN_THE_WINDOW, percent
from ui.pair.pair_controller import PairController
from ui.translation import mark, tr
from ui.widgets.banner import Banner, Choice

_log = logging.getLogger(__name__)
MEASURING = mark("This pair is being measured. Esc stops it.")


@dataclass(frozen=True, slots=True)
class _Kept:
    """`error` says why it is not kept."""

    pair: MeasuredPair
    error: PacelineError | None = None


class Measuring(QObject):
    """At most one run; `running_changed` comes when one begins or ends.

    `busy` says who else has the loaded pair now, and is empty if nobody has.
    """

    running_changed = Signal()

    def __init__(
        self,
        pair: PairController,
        control: EngineControl,
        jobs: JobRunner,
        measurements: MeasurementFile,
        banner: Banner,
        busy: Callable[[], str],
    ) -> None:
        super().__init__(banner)
        self._pair = pair
        self._control = control
        self._jobs = jobs
        self._measurements = measurements
        self._banner = banner
        self._busy = busy
        self._trial: PairTrial | None = None
        self._info: PairInfo | None = None  # of the pair that is measured
        self._wanted: tuple[str, str] | None = None  # a pair that is loaded first
        self._said: Notice | None = None
        control.replied.connect(self._take)
        control.changed.connect(self._engine_changed)
        pair.replacing.connect(self._give_way)
        pair.failed.connect(lambda _error: self._forget_wanted())
        pair.changed.connect(self._choice_changed)
        pair.measure_requested.connect(self.measure_pair)
        banner.dismissed.connect(self._come_back)

    @property
    def is_running(self) -> bool:
        return self._trial is not None

    @property
    def is_possible(self) -> bool:
        """Is a pair loaded that can be measured?"""
        state = self._control.state
        is_pair = state.info is not None and state.info.draft is not None
        return is_pair and state.phase is Phase.LOADED and not self.is_running

    def measure(self) -> None:
        """Measure the pair that is loaded."""
        if self._trial is not None:
            return
        info, busy = self._control.state.info, obstacle(self._control.state) or self._busy()
        if busy or info is None or info.draft is None:
            advice = "" if busy else tr("Choose a draft first.")
            self._banner.show_notice(
                notice_for(
                    PacelineError(busy or tr("There is no draft to measure."), advice=advice)
                )
            )
            return
        self._info, self._trial = info, PairTrial(self._control.send)
        try:
            self._trial.start()
        except EngineDiedError as error:
            self._end(notice_for(error))
            return
        self._show_progress()
        self.running_changed.emit()

    def measure_pair(self, target: str, draft: str) -> None:
        """Load this pair, if it is not, and measure it."""
        if self._pair.loaded == (target, draft):
            self.measure()
            return
        self._pair.choose_pair(target, draft)
        self._wanted = (target, draft)

    def stop(self) -> bool:
        """Stop a run, whose end follows from the engine; whether there was one."""
        if self._trial is None:
            return False
        try:
            self._trial.stop()
        except EngineDiedError as error:
            _log.info("The engine was gone before the measurement was stopped: %s", error)
        return True

    def _take(self, reply: Reply) -> None:
        if self._trial is None:
            return
        try:
            change = self._trial.handle(reply)
        except EngineDiedError as error:
            change = TrialFailed(error)
        match change:
            case TrialGrew(fraction, left_s):
                if self._banner.notice is self._said:
                    self._banner.show_progress(fraction, _progress_sentence(fraction, left_s))
            case TrialEnded(answers):
                self._keep(answers)
            case TrialFailed(None):
                self._end(
                    Notice(
                        tr("You stopped the measurement."),
                        tr("Nothing of it was kept."),
                        tone="plain",
                    )
                )
            case TrialFailed(PacelineError() as failure):
                is_dead = self._control.state.phase is Phase.DIED  # which says more elsewhere
                self._end(None if is_dead else notice_for(failure))

    def _keep(self, answers: tuple[Finished, ...]) -> None:
        info, file = self._info, self._measurements
        assert info is not None
        assert info.draft is not None
        target, draft = info.target.path, info.draft.path

        def keep() -> _Kept:
            identities = identity(read_header(target)), identity(read_header(draft))
            pair = summarize(answers, info, identities, date.today())
            try:
                file.add(pair)
            except PacelineError as error:
                return _Kept(pair, error)
            return _Kept(pair)

        self._jobs.run(keep, self._kept)

    def _kept(self, result: Result[_Kept]) -> None:
        match result:
            case Ok(_Kept(pair, error)):
                choices = []
                if not pair.pays:
                    choices.append(
                        Choice(tr("Chat without the draft"), self._pair.load_without_draft)
                    )
                self._end(_with_error(measured_notice(pair), error), choices)
                self._pair.refresh()
            case Err(error):
                self._end(notice_for(error))

    def _end(self, notice: Notice | None, choices: list[Choice] | None = None) -> None:
        self._trial = self._info = None
        if notice is not None:
            self._banner.show_notice(notice, choices or [])
        elif self._banner.notice is self._said:
            self._banner.clear()
        self._said = None
        self.running_changed.emit()

    def _show_progress(self) -> None:
        assert self._trial is not None
        fraction, left_s = self._trial.fraction, self._trial.left_s
        advice = tr("It writes three short answers, which nobody sees. Chatting waits until then.")
        self._said = Notice(
            _progress_sentence(fraction, left_s), advice, tone="plain", progress=fraction
        )
        self._banner.show_notice(self._said, [Choice(tr("Cancel"), self.stop)], closable=False)

    def _come_back(self) -> None:
        """Another message covered ours and was dismissed."""
        if self._trial is not None:
            self._show_progress()

    def _engine_changed(self) -> None:
        """A pair that was to be measured is loaded now, or will not be."""
        if self._wanted is not None and self._pair.loaded == self._wanted:
            self._wanted = None
            self.measure()
        elif self._control.state.error is not None:
            self._wanted = None

    def _choice_changed(self) -> None:
        """Something else may have been chosen before it was loaded."""
        if self._pair.wanted != self._wanted:
            self._wanted = None

    def _forget_wanted(self) -> None:
        self._wanted = None

    def _give_way(self) -> None:
        """Another pair is about to be loaded."""
        if self.stop():
            self._end(None)


def _with_error(notice: Notice, error: PacelineError | None) -> Notice:
    """What was found out, and why it will not be known later."""
    if error is None:
        return notice
    why = notice_for(error)
    return replace(notice, advice=f"{notice.advice} {why.sentence} {why.advice}".strip())


def measured_notice(pair: MeasuredPair) -> Notice:
    """What was found out, in two sentences."""
    sentence, figures = measured_text(pair, IN_THE_WINDOW)
    return Notice(sentence, figures, tone="plain")


def _progress_sentence(fraction: float, left_s: float | None) -> str:
    share = percent(fraction)
    if left_s is None:
        return tr("Measuring this pair… {share}").format(share=share)
    words = tr("Measuring this pair… {share}, {time_left}")
    return words.format(share=share, time_left=remaining(left_s))
