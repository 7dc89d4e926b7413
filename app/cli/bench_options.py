"""From what was typed after `paceline bench` to what is to be measured."""

from __future__ import annotations

from app.bench.modes import Drafting, Mode
from app.bench.prompts import Category
from app.cli.errors import InputError
from app.engine.request import MAX_DRAFT_LENGTH

_CHOOSABLE = (Mode.BOTH, Mode.DRAFT, Mode.LOOKUP)
_NOTHING_DRAFTS = "Nothing would draft, so there is nothing to compare."


def draftings(
    modes: str, lengths: str, *, has_draft: bool, lookup: bool, hostile: bool
) -> tuple[Drafting, ...]:
    """Every mode with every length, then the draft of random weights. Raises InputError."""
    found = [
        Drafting(mode, length)
        for mode in _modes(modes, has_draft=has_draft, lookup=lookup)
        for length in _draft_lengths(lengths)
    ]
    if hostile and not has_draft:
        raise InputError("--hostile-draft imitates a draft, so it needs one: name it with --draft.")
    return (*found, *([Drafting(Mode.HOSTILE)] if hostile else []))


def categories(text: str) -> tuple[Category, ...]:
    """All categories for an empty text. Raises InputError."""
    names = _names(text)
    unknown = [name for name in names if name not in set(Category)]
    if unknown:
        raise InputError(
            f"There are no prompts of the category “{unknown[0]}”.",
            advice=f"--categories takes some of {', '.join(Category)}.",
        )
    return tuple(map(Category, names)) or tuple(Category)


def peer_lengths(text: str) -> tuple[int, ...]:
    """Raises InputError."""
    names = _names(text)
    if not all(map(_is_length, names)):
        raise InputError(f"--peer-n-max takes numbers from 1 to {MAX_DRAFT_LENGTH}, not “{text}”.")
    return tuple(map(int, names))


def _modes(text: str, *, has_draft: bool, lookup: bool) -> tuple[Mode, ...]:
    """What is possible, or what was asked for if that is possible."""
    needs = {Mode.DRAFT: has_draft, Mode.LOOKUP: lookup, Mode.BOTH: has_draft and lookup}
    names = _names(text)
    if not names:
        possible = tuple(mode for mode in _CHOOSABLE if needs[mode])
        if not possible:
            raise InputError(_NOTHING_DRAFTS, advice="Name a draft with --draft, or allow lookup.")
        return possible
    unknown = [name for name in names if name not in _CHOOSABLE]
    if unknown:
        raise InputError(f"--modes takes some of {', '.join(_CHOOSABLE)}, not “{unknown[0]}”.")
    missing = [name for name in names if not needs[Mode(name)]]
    if missing:
        raise _impossible(missing[0], has_draft=has_draft)
    return tuple(dict.fromkeys(map(Mode, names)))


def _impossible(mode: str, *, has_draft: bool) -> InputError:
    if mode != Mode.LOOKUP and not has_draft:
        return InputError(
            f"The mode {mode} is not possible without a draft.", advice="Name one with --draft."
        )
    return InputError(
        f"The mode {mode} is not possible with --no-lookup.", advice="Leave out --no-lookup."
    )


def _draft_lengths(text: str) -> tuple[int | None, ...]:
    names = _names(text.lower())
    if "0" in names or not names:
        raise InputError(
            _NOTHING_DRAFTS, advice="The plain arm, which drafts nothing, is always measured."
        )
    if not all(name == "auto" or _is_length(name) for name in names):
        raise InputError(
            f"--draft-length takes auto or numbers from 1 to {MAX_DRAFT_LENGTH}, not “{text[:40]}”."
        )
    return tuple(dict.fromkeys(None if name == "auto" else int(name) for name in names))


def _is_length(name: str) -> bool:
    return name.isdecimal() and len(name) <= 2 and 1 <= int(name) <= MAX_DRAFT_LENGTH


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
