"""Looks at a pair before its weights are read: its files, whether they match, whether it fits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from app.memory_fit import limited
from app.model_names import ModelNames, PairFiles
from ui.jobs import JobRunner, Result
from ui.pair.machine_watch import MachineWatch, ReadMachine
from ui.pair.pair_work import pair_spec, prepare, require_fit
from ui.preferences import Preferences

PairKeys: TypeAlias = tuple[str, str]  # target and draft, as the settings keep them
Prepared: TypeAlias = PairFiles | Path  # or the starter, of which the demo pair is to be built


class PairPreparation:
    """One pair at a time: a newer one takes the place of what was begun."""

    def __init__(
        self,
        preferences: Preferences,
        names: ModelNames,
        find_starter: Callable[[], Path],
        machine: MachineWatch,
        jobs: JobRunner,
    ) -> None:
        self._preferences = preferences
        self._names = names
        self._find_starter = find_starter
        self._machine = machine
        self._jobs = jobs
        self._attempt = 0
        self._is_asking = False  # what this machine has, before any file is read
        self.is_running = False

    def begin(
        self,
        pair: PairKeys,
        then: Callable[[Result[Prepared]], None],
        *,
        foreign: bool,
        force: bool,
    ) -> None:
        """`foreign`: the draft may have another vocabulary. `force`: it need not fit."""
        self.is_running = True
        self._attempt += 1
        attempt = self._attempt

        def done(result: Result[Prepared]) -> None:
            if attempt == self._attempt:
                self.is_running = False
                then(result)

        def look(read_machine: ReadMachine | None) -> None:
            self._is_asking = False
            self._jobs.run(self._work(pair, read_machine, foreign=foreign), done)

        if force:
            look(None)
        else:
            self._is_asking = True
            self._machine.ask(look)

    def give_up(self) -> None:
        """Whatever was begun comes to nothing."""
        self._attempt += 1
        self.is_running = False

    def stop_waiting(self) -> None:
        """The engine has died, so that it does not say what this machine has."""
        self.is_running = self.is_running and not self._is_asking

    def _work(
        self, pair: PairKeys, read_machine: ReadMachine | None, *, foreign: bool
    ) -> Callable[[], Prepared]:
        names, find_starter, settings = self._names, self._find_starter, self._preferences.settings

        def work() -> Prepared:
            found = prepare(names, *pair, find_starter, foreign=foreign)
            if isinstance(found, PairFiles) and read_machine is not None:
                spec = pair_spec(settings, found.target, found.draft)
                require_fit(spec, limited(read_machine(), settings.memory_limit))
            return found

        return work
