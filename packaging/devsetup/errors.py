"""Failures of the set-up, as sentences for people."""

import re
from dataclasses import dataclass
from typing import Final


class SetupError(Exception):
    """The set-up cannot go on; the text says why and what to do."""


@dataclass(frozen=True)
class _Cause:
    pattern: str
    sentence: str


_KNOWN_CAUSES: Final = (
    _Cause(
        pattern=r"No space left on device|Errno 28|not enough space on the disk",
        sentence="The disk is full. Paceline's environment needs about 1 GB, and compiling "
        "llama.cpp needs about 1 GB more in the folder for temporary files.",
    ),
    _Cause(
        pattern=r"NewConnectionError|NameResolutionError|name resolution|getaddrinfo|ConnectTimeout"
        r"|connection broken by|Network is unreachable|Could not fetch URL|Could not resolve"
        r"|Failed to fetch|Unable to fetch",
        sentence="The package server could not be reached. Check the network connection (and proxy "
        "settings) and start this again: what was already downloaded is kept.",
    ),
    _Cause(
        r"No matching distribution found for (?P<what>\S+)",
        "There is no {what} for this Python version and processor.",
    ),
    _Cause(
        pattern=r"CMAKE_C_COMPILER|CMAKE_CXX_COMPILER|No CMAKE_C",
        sentence="CMake found no working C and C++ compiler.",
    ),
    _Cause(
        pattern=r"Failed to build.*llama[-_]cpp|Failed building wheel for llama",
        sentence="llama.cpp did not compile; the compiler's message is in the log.",
    ),
)


def likely_cause(output: str) -> str | None:
    """The sentence for the first known cause that a tool's output shows, or None."""
    for cause in _KNOWN_CAUSES:
        if found := re.search(cause.pattern, output):
            return cause.sentence.format(**found.groupdict())
    return None
