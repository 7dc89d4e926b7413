"""Model names as people type them, in the command line and in the settings, and their files."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from models.demo_pair import DEMO_NAME, DemoPair, demo_paths, is_built
from models.errors import ModelNotFoundError
from models.gguf import read_header
from models.pairing import pair_up
from models.registry import Registry
from models.starter import STARTER_NAME

NO_DRAFT: Final = "none"


@dataclass(frozen=True, slots=True)
class PairFiles:
    """The files of a pair."""

    target: Path
    draft: Path | None = None

    def check(self, *, foreign: bool = False) -> None:
        """Read both headers, without loading weights.

        foreign: whether the draft may have a vocabulary of its own.

        Raises ModelFileError if one cannot be used, IncompatiblePairError if the two do not match.
        """
        target = read_header(self.target)
        if self.draft is not None:
            pair_up(target, read_header(self.draft), foreign=foreign)


class ModelNames:
    """`starter`, `demo`, `none` (as a draft), a name in the registry, or a path.

    Case does not matter for the three words; a file that is called so needs a path: ./demo.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    @property
    def demo_folder(self) -> Path:
        return self._registry.demo_folder

    def needs_demo(self, target: str, draft: str = "") -> bool:
        """Whether the demo pair is asked for and has still to be built."""
        return DEMO_NAME in (_word(target), _word(draft)) and not is_built(self.demo_folder)

    def pair(self, target: str, draft: str = "") -> PairFiles:
        """The files of a pair; an empty draft is none. Raises ModelNotFoundError."""
        return PairFiles(self.target(target), self.draft(draft))

    def target(self, name: str) -> Path:
        """Raises ModelNotFoundError, AmbiguousNameError or FileUnreadableError."""
        is_demo = _word(name) == DEMO_NAME
        return self._demo().target if is_demo else self._registry.resolve(name.strip())

    def draft(self, name: str) -> Path | None:
        """None for `none` or nothing. Raises like `target`."""
        if _word(name) in ("", NO_DRAFT):
            return None
        is_demo = _word(name) == DEMO_NAME
        return self._demo().draft if is_demo else self._registry.resolve(name.strip())

    def words(self) -> dict[Path, str]:
        """The word of each file that has one, whether it is there or not."""
        demo = demo_paths(self.demo_folder)
        words = {demo.target: DEMO_NAME, demo.draft: DEMO_NAME}
        with suppress(ModelNotFoundError):
            words[self._registry.resolve(STARTER_NAME)] = STARTER_NAME
        return words

    def _demo(self) -> DemoPair:
        if not is_built(self.demo_folder):
            pair = f"--target {DEMO_NAME} --draft {DEMO_NAME}"
            advice = f"Build it with: paceline run {pair} --prompt Hello"
            raise ModelNotFoundError(DEMO_NAME, advice=advice)
        return demo_paths(self.demo_folder)


def _word(name: str) -> str:
    return name.strip().casefold()
