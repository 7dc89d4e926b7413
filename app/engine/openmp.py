"""How the threads of llama.cpp's CPU kernels wait for each other, where it is built with OpenMP."""

from __future__ import annotations

from typing import Final

SPIN_VARIABLE: Final = "GOMP_SPINCOUNT"
SHORT_SPIN: Final = "1000"
"""Turns that a waiting thread spins before it sleeps.

GNU OpenMP's own value keeps it spinning for about 3 ms. On a core that another program keeps busy
that makes a pass a hundred times slower; 1000 turns are as fast on idle cores. libgomp reads the
variable once, when it is loaded.
"""
