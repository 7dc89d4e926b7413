"""How the threads of llama.cpp's CPU kernels wait for each other, where it is built with OpenMP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHORT_SPIN: Final[Mapping[str, str]] = {"GOMP_SPINCOUNT": "1000"}
"""Environment of a process that computes.

GNU OpenMP's threads spin for about 3 ms where they wait for each other. On a core that another
program keeps busy that makes a pass a hundred times slower; 1000 turns are as fast on idle cores.
libgomp reads this once, when it is loaded.
"""
