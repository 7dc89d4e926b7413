"""From the names of a pair to a loaded one, with everything checked before weights are read."""

from __future__ import annotations

from dataclasses import replace

from app.cli.engine_line import EngineLine
from app.cli.terminal import ProgressLine
from app.config.paths import Paths
from app.engine.pair_info import PairInfo
from app.engine.request import PairSpec
from app.memory_fit import pair_fit, this_machine
from app.model_names import ModelNames
from models.fit import NotEnoughMemoryError
from models.registry import Registry
from models.starter import find_starter


def user_names(paths: Paths) -> ModelNames:
    """The names that this person's models have."""
    return ModelNames(Registry(paths.data))


def check_pair_files(names: ModelNames, target: str, draft: str, *, foreign: bool) -> None:
    """Raise a PacelineError if the pair cannot work, before an engine is started.

    foreign: whether the draft may have a vocabulary of its own. A demo pair that is still to be
    built is checked once it is there.
    """
    if names.needs_demo(target, draft):
        find_starter()
    else:
        names.pair(target, draft).check(foreign=foreign)


def load_pair(
    line: EngineLine,
    names: ModelNames,
    target: str,
    draft: str,
    placement: PairSpec,
    *,
    building: ProgressLine,
    loading: ProgressLine,
    force: bool = False,
) -> PairInfo:
    """Build the demo pair if it is asked for and missing, then load.

    Without `force`, raises NotEnoughMemoryError rather than start what would be killed.
    """
    if names.needs_demo(target, draft):
        with building:
            line.build_demo(find_starter(), names.demo_folder, building.show)
    files = names.pair(target, draft)
    spec = replace(placement, target=files.target, draft=files.draft)
    if not force:
        _require_fit(spec, line)
    with loading:
        return line.load(spec, loading.show)


def _require_fit(spec: PairSpec, line: EngineLine) -> None:
    try:
        pair_fit(spec, this_machine(line.wait_until_ready().devices)).require()
    except NotEnoughMemoryError as error:
        advice = f"{error.advice} To try it anyway, add --force."
        raise NotEnoughMemoryError(str(error), advice=advice) from error
