"""Sizes, rates, times, licences and names as people say them. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from app.engine.device import Device
from app.memory_fit import Machine
from models.fit import Fit, Verdict
from models.quantization import find_label
from ui.library.card import Light, Part, Tone
from ui.library.memory_parts import fit_parts, whole_of
from ui.numbers import decimal, memory_size
from ui.translation import joined, mark, tr

_TONES: Final[dict[Verdict, Tone]] = {
    Verdict.FITS: "good",
    Verdict.TIGHT: "draft",
    Verdict.TOO_BIG: "bad",
}
_FITS: Final = {
    Verdict.FITS: mark("Fits: needs {needed}, {free} free"),
    Verdict.TIGHT: mark("Fits tightly: needs {needed}, {free} free"),
    Verdict.TOO_BIG: mark("Too big: needs {needed}, {free} free"),
}
_FITS_ABOUT: Final = {  # what is not here yet
    Verdict.FITS: mark("Fits: needs about {needed}, {free} free"),
    Verdict.TIGHT: mark("Fits tightly: needs about {needed}, {free} free"),
    Verdict.TOO_BIG: mark("Too big: needs about {needed}, {free} free"),
}
_ANSWER_WORDS: Final = re.compile(r"\b(instruct|it|chat)\b", re.IGNORECASE)
_TIGHT: Final = 0.9  # of what is free, as in models.fit


def parameters(count: int) -> str:
    """8.2 billion parameters, 135 million parameters."""
    if count >= 1e9:
        billions = count / 1e9
        places = 0 if f"{billions:.1f}".endswith(".0") else 1
        return tr("{count} billion parameters").format(count=decimal(billions, places))
    return tr("{count} million parameters").format(count=max(1, round(count / 1e6)))


def context(tokens: int) -> str:
    """Context 8k: how much of a conversation a model can see."""
    #: how many tokens of a conversation a model can see
    words = tr("context {tokens}")
    return words.format(tokens=f"{tokens // 1024}k" if tokens >= 1024 else tokens)


def rate(bytes_per_second: float) -> str:
    if bytes_per_second >= 1e6:
        megabytes = bytes_per_second / 1e6
        return tr("{rate} MB/s").format(rate=decimal(megabytes, 0 if megabytes >= 10 else 1))
    return tr("{rate} kB/s").format(rate=decimal(bytes_per_second / 1e3, 0))


def remaining(seconds: float) -> str:
    """46 s left, 3 min left, 1 h 20 min left."""
    if seconds < 60:
        return tr("{seconds} s left").format(seconds=max(1, round(seconds)))
    minutes = round(seconds / 60)
    if minutes < 60:
        return tr("{minutes} min left").format(minutes=minutes)
    words = tr("{hours} h {minutes} min left")
    return words.format(hours=minutes // 60, minutes=minutes % 60)


def part_of(received: int, total: int) -> str:
    """3.1 of 5.0 GB; both in the unit of the total."""
    if total >= 1e9:
        words = tr("{received} of {total} GB")
        return words.format(received=decimal(received / 1e9, 1), total=decimal(total / 1e9, 1))
    words = tr("{received} of {total} MB")
    return words.format(received=decimal(received / 1e6, 0), total=max(1, round(total / 1e6)))


def fit_light(fit: Fit) -> Light:
    """Whether a model whose header was read fits."""
    device = fit.memory.device_bytes
    needed, free = memory_size(fit.memory.needed_bytes), memory_size(fit.free.ram_bytes)
    words = tr(_FITS[fit.verdict]).format(needed=needed, free=free)
    if device:
        on_card = tr("{size} on the graphics card").format(size=memory_size(device))
        words = f"{words}; {on_card}"
    return Light(_TONES[fit.verdict], words, fit_parts(fit))


def rough_light(memory_bytes: int, machine: Machine, parts: tuple[Part, ...] = ()) -> Light:
    """Whether something that is not here yet will fit, from its size alone."""
    device = machine.free.device_bytes
    if machine.has_gpu and not machine.free.is_shared and memory_bytes <= device:
        words = tr("Fits in graphics memory: about {needed} of {free}")
        needed, free = memory_size(memory_bytes), memory_size(device)
        return Light("good", words.format(needed=needed, free=free), parts)
    whole = free_bytes(machine)
    if memory_bytes <= _TIGHT * whole:
        verdict = Verdict.FITS
    else:
        verdict = Verdict.TIGHT if memory_bytes <= whole else Verdict.TOO_BIG
    needed, free = memory_size(memory_bytes), memory_size(whole)
    words = tr(_FITS_ABOUT[verdict]).format(needed=needed, free=free)
    return Light(_TONES[verdict], words, parts)


def free_bytes(machine: Machine) -> int:
    """Memory that a model may take, wherever it is."""
    return whole_of(machine.free)


def machine_words(devices: Sequence[Device], cores: int, memory_bytes: int) -> str:
    """8 cores · 15.6 GB RAM · RTX 4060 8 GB: what the system says that there is."""
    ram = tr("{size} RAM").format(size=memory_size(memory_bytes, bare=True))
    facts = [tr("%n cores", "", cores), ram]
    for card in devices:
        if card.is_gpu:
            size = memory_size(card.total_bytes, bare=True)
            facts.append(tr("{card} {size}").format(card=card.description, size=size))
    return " · ".join(facts)


def licence(identifier: str | None) -> str:
    """Apache 2.0, MIT, Gemma terms; as it is where it is not a usual one."""
    if not identifier:
        return tr("no licence stated")
    known = {"apache-2.0": "Apache 2.0", "mit": "MIT", "gemma": tr("Gemma terms")}
    if identifier.startswith("llama"):
        return tr("Llama {version} licence").format(version=identifier.removeprefix("llama"))
    return known.get(identifier, identifier)


def listed(names: Sequence[str], most: int = 2) -> str:
    """A, B and 3 more."""
    if len(names) > most + 1:
        first = joined(names[:most])
        return tr("{names} and %n more", "", len(names) - most).format(names=first)
    if len(names) < 2:
        return "".join(names)
    return tr("{names} and {last}").format(names=joined(names[:-1]), last=names[-1])


def short_name(file_name: str) -> str:
    """Qwen3 0.6B, of Qwen3-0.6B-Q8_0.gguf: a model by what is left of its file's name."""
    stem = file_name.rpartition("/")[2].removesuffix(".gguf")
    label = find_label(file_name)
    if label and (place := stem.upper().rfind(label)) > 0:
        stem = stem[:place].rstrip("-._")
    before, mark, after = stem.partition("_")
    if mark and not any(character.isdigit() for character in before):
        stem = after  # whoever converted it
    words = _ANSWER_WORDS.sub("", stem.replace("-", " ").replace("_", " "))
    named = re.sub(r"(?<=\d)([bm])\b", lambda match: match[1].upper(), " ".join(words.split()))
    return named[:1].upper() + named[1:]
