"""What memory this machine has free, and whether a pair fits into it."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass, replace

import psutil

from app.engine.device import Device
from app.engine.free_ram import free_ram
from app.engine.pair_placement import place_pair
from app.engine.request import PairSpec
from app.processor import processor_flags
from models.byte_size import MEMORY_GIGABYTE
from models.fit import Fit, FreeMemory, judge
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.repacking import repacked_types


@dataclass(frozen=True, slots=True)
class Machine:
    """What decides whether a pair fits; ``has_gpu``: layers go to graphics cards by default."""

    free: FreeMemory
    has_gpu: bool = False
    repacked: tuple[tuple[str, int], ...] = ()


def this_machine(devices: Sequence[Device] = ()) -> Machine:
    """This machine now; ``devices`` are what the engine process sees."""
    cards = [device for device in devices if device.is_gpu]
    free = FreeMemory(
        free_ram(),
        sum(card.free_bytes for card in cards),
        is_shared=any(_is_shared(card) for card in cards),
    )
    repacked = repacked_types(platform.machine(), processor_flags())
    return Machine(free, bool(cards), tuple(repacked.items()))


def with_held(machine: Machine, held_bytes: int, held_device_bytes: int = 0) -> Machine:
    """The machine once a loaded pair has given back what it holds, which does not count as free.

    The sum is no more than there is, whatever has changed between the two figures.
    """
    all_there_is = max(machine.free.ram_bytes, psutil.virtual_memory().total)
    ram = min(machine.free.ram_bytes + held_bytes, all_there_is)
    device = machine.free.device_bytes + held_device_bytes
    return replace(machine, free=replace(machine.free, ram_bytes=ram, device_bytes=device))


def limited(machine: Machine, gigabytes: int | None) -> Machine:
    """The machine with no more memory than a person lets models take; None: no limit."""
    most = None if gigabytes is None else gigabytes * MEMORY_GIGABYTE
    if most is None or most >= machine.free.ram_bytes:
        return machine
    return replace(machine, free=replace(machine.free, ram_bytes=most, is_limited=True))


def pair_fit(spec: PairSpec, machine: Machine) -> Fit:
    """Whether the pair of ``spec`` fits. Raises ModelFileError."""
    draft = read_header(spec.draft) if spec.draft else None
    return headers_fit(read_header(spec.target), draft, spec, machine)


def headers_fit(
    target: GgufHeader, draft: GgufHeader | None, spec: PairSpec, machine: Machine
) -> Fit:
    """As `pair_fit`, for headers that were read already, whatever files ``spec`` names."""
    free = machine.free
    card_bytes = free.device_bytes if machine.has_gpu else None
    placement = place_pair(target, draft, spec, ram_bytes=free.ram_bytes, card_bytes=card_bytes)
    return judge(target, draft, replace(placement, repacked=dict(machine.repacked)), free)


def _is_shared(card: Device) -> bool:
    return card.kind == "igpu" or card.name.lower().startswith(("metal", "mtl"))
