"""From the names of a pair to a loaded one, with everything checked before weights are read."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace

from app.cli.engine_line import EngineLine
from app.cli.pair_remarks import pair_remarks
from app.cli.terminal import ProgressLine, say
from app.config.paths import Paths
from app.engine.pair_info import PairInfo
from app.engine.request import PairSpec, Thinking
from app.memory_fit import pair_fit, this_machine
from app.model_names import ModelNames, PairFiles
from app.pair_measurement import machine_name
from models.draft_ranking import RankingFacts
from models.fit import NotEnoughMemoryError
from models.measured_pair import MeasurementFile
from models.registry import Registry
from models.starter import find_starter


def user_names(paths: Paths) -> ModelNames:
    """The names that this person's models have."""
    return ModelNames(Registry(paths.data))


def user_facts(paths: Paths) -> RankingFacts:
    """What this person's pairs were measured to gain on this machine."""
    return RankingFacts(MeasurementFile(paths.measurements_file).read(), machine_name())


@dataclass(frozen=True, slots=True)
class PairSetup:
    """A pair by the names that were typed, and how it is to run.

    `force`: it is loaded even where it would be killed for the memory it takes.
    """

    names: ModelNames
    target: str
    draft: str
    placement: PairSpec
    force: bool

    def check(self) -> None:
        """Raise a PacelineError if the pair cannot work, before an engine is started.

        A demo pair that is still to be built is checked once it is there.
        """
        if self._needs_demo:
            find_starter()
        else:
            self._files.check(foreign=self.placement.foreign_draft)

    def load(self, line: EngineLine, *, quiet: bool) -> PairInfo:
        """Build the demo pair if it is asked for and missing, then load. Raises PacelineError."""
        if self._needs_demo:
            with ProgressLine(sys.stderr, quiet=quiet) as building:
                line.build_demo(find_starter(), self.names.demo_folder, building.show)
        files = self._files
        spec = replace(self.placement, target=files.target, draft=files.draft)
        if not self.force:
            _require_fit(spec, line)
        with ProgressLine(sys.stderr, quiet=quiet, brief=True) as loading:
            info = line.load(spec, loading.show)
        asked = spec.context_size or 0
        if info.context_size < asked and not quiet:
            say(
                f"The context holds {info.context_size:,} tokens, not {asked:,}: the model was "
                "made for no more."
            )
        return info

    def load_for(self, thinking: Thinking, line: EngineLine, *, quiet: bool) -> PairInfo:
        """Load, and say what a person should know before answers that think like this."""
        info = self.load(line, quiet=quiet)
        for remark in () if quiet else pair_remarks(info, thinking=thinking):
            say(remark)
        return info

    @property
    def _needs_demo(self) -> bool:
        return self.names.needs_demo(self.target, self.draft)

    @property
    def _files(self) -> PairFiles:
        return self.names.pair(self.target, self.draft)


def _require_fit(spec: PairSpec, line: EngineLine) -> None:
    try:
        pair_fit(spec, this_machine(line.wait_until_ready().devices)).require()
    except NotEnoughMemoryError as error:
        advice = f"{error.advice} To try it anyway, add --force."
        raise NotEnoughMemoryError(str(error), advice=advice) from error
