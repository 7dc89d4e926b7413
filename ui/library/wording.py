"""Sizes, rates, times, licences and names as people say them. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from app.engine_process.protocol import Device
from app.memory_fit import Machine
from models.fit import Fit, Verdict
from models.quantization import find_label
from ui.library.card import Light, Part, Tone
from ui.library.memory_parts import fit_parts, whole_of
from ui.pair.choices import format_size

_TONES: Final[dict[Verdict, Tone]] = {
    Verdict.FITS: "good",
    Verdict.TIGHT: "draft",
    Verdict.TOO_BIG: "bad",
}
_ANSWER_WORDS: Final = re.compile(r"\b(instruct|it|chat)\b", re.IGNORECASE)
_TIGHT: Final = 0.9  # of what is free, as in models.fit


def parameters(count: int) -> str:
    """8.2 billion parameters, 135 million parameters."""
    if count >= 1e9:
        return f"{count / 1e9:.1f} billion parameters".replace(".0 ", " ")
    return f"{max(1, round(count / 1e6))} million parameters"


def context(tokens: int) -> str:
    """Context 8k: how much of a conversation a model can see."""
    return f"context {tokens // 1024}k" if tokens >= 1024 else f"context {tokens}"


def rate(bytes_per_second: float) -> str:
    if bytes_per_second >= 1e6:
        megabytes = bytes_per_second / 1e6
        return f"{megabytes:.0f} MB/s" if megabytes >= 10 else f"{megabytes:.1f} MB/s"
    return f"{bytes_per_second / 1e3:.0f} kB/s"


def remaining(seconds: float) -> str:
    """46 s left, 3 min left, 1 h 20 min left."""
    if seconds < 60:
        return f"{max(1, round(seconds))} s left"
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} min left"
    return f"{minutes // 60} h {minutes % 60} min left"


def part_of(received: int, total: int) -> str:
    """3.1 of 5.0 GB; both in the unit of the total."""
    if total >= 1e9:
        return f"{received / 1e9:.1f} of {total / 1e9:.1f} GB"
    return f"{received / 1e6:.0f} of {max(1, round(total / 1e6))} MB"


def fit_light(fit: Fit) -> Light:
    """Whether a model whose header was read fits."""
    needed, device = fit.memory.needed_bytes, fit.memory.device_bytes
    needs = f"needs {format_size(needed)}, {format_size(fit.free.ram_bytes)} free"
    if device:
        needs += f"; {format_size(device)} on the graphics card"
    words = {
        Verdict.FITS: f"Fits: {needs}",
        Verdict.TIGHT: f"Fits tightly: {needs}",
        Verdict.TOO_BIG: f"Too big: {needs}",
    }
    return Light(_TONES[fit.verdict], words[fit.verdict], fit_parts(fit))


def rough_light(memory_bytes: int, machine: Machine, parts: tuple[Part, ...] = ()) -> Light:
    """Whether something that is not here yet will fit, from its size alone."""
    device = machine.free.device_bytes
    if machine.has_gpu and not machine.free.is_shared and memory_bytes <= device:
        used = f"about {format_size(memory_bytes)} of {format_size(device)}"
        return Light("good", f"Fits in graphics memory: {used}", parts)
    free = free_bytes(machine)
    needs = f"needs about {format_size(memory_bytes)}, {format_size(free)} free"
    if memory_bytes <= _TIGHT * free:
        return Light("good", f"Fits: {needs}", parts)
    if memory_bytes <= free:
        return Light("draft", f"Fits tightly: {needs}", parts)
    return Light("bad", f"Too big: {needs}", parts)


def free_bytes(machine: Machine) -> int:
    """Memory that a model may take, wherever it is."""
    return whole_of(machine.free)


def machine_words(devices: Sequence[Device], cores: int, memory_bytes: int) -> str:
    """8 cores · 16 GB RAM · RTX 4060 8 GB."""
    facts = [f"{cores} {'core' if cores == 1 else 'cores'}", f"{memory_bytes / 2**30:.0f} GB RAM"]
    cards = [device for device in devices if device.kind in ("gpu", "igpu")]
    facts += [f"{card.description} {card.total_bytes / 2**30:.0f} GB" for card in cards]
    return " · ".join(facts)


def licence(identifier: str | None) -> str:
    """Apache 2.0, MIT, Gemma terms; as it is where it is not a usual one."""
    if not identifier:
        return "no licence stated"
    known = {"apache-2.0": "Apache 2.0", "mit": "MIT", "gemma": "Gemma terms"}
    if identifier.startswith("llama"):
        return f"Llama {identifier.removeprefix('llama')} licence"
    return known.get(identifier, identifier)


def listed(names: Sequence[str], most: int = 2) -> str:
    """A, B and 3 more."""
    if len(names) > most + 1:
        return f"{', '.join(names[:most])} and {len(names) - most} more"
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else list(names))


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
