"""`paceline doctor`: what this installation has, and what to do about problems."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence

from app.cli import options
from app.cli.doctor_facts import (
    database_section,
    engine_section,
    machine_section,
    models_section,
    program_section,
    storage_section,
)
from app.cli.doctor_network import network_section
from app.cli.doctor_section import DiskBytes, Section
from app.cli.doctor_window import window_section
from app.cli.errors import NOT_GOOD, OK
from app.cli.terminal import show
from app.config.paths import Paths
from app.engine_process.client import EngineClient
from app.engine_process.protocol import Died, Ready
from models.byte_size import gigabytes, memory_gigabytes

_PATIENCE_S = 60.0  # loading drivers for the first time is slow
_LABELS = {  # where a key in plain words is none that people use
    "paceline": "Paceline",
    "python": "Python",
    "machine": "architecture",
    "cpu_physical": "processor cores",
    "cpu_logical": "logical processors",
    "llama_cpp": "llama-cpp-python",
    "demo_built": "demo pair built",
    "sqlite": "SQLite",
    "qt": "Qt",
}


def doctor(*, as_json: options.AsJson = False) -> int:
    """Say what this installation has, and what to do about problems."""
    sections = examine(Paths.of_user())
    show(json.dumps(report(sections)) if as_json else text(sections))
    problems = [problem for section in sections for problem in section.problems]
    return NOT_GOOD if any(problem.is_serious for problem in problems) else OK


def examine(paths: Paths) -> tuple[Section, ...]:
    """All that is known; llama.cpp is tried in a process of its own, where it may crash."""
    return (
        program_section(),
        machine_section(),
        engine_section(_first_reply(EngineClient(paths.engine_log)), paths.engine_log),
        storage_section(paths),
        database_section(paths.chats_file),
        models_section(paths),
        network_section(paths),
        window_section(),
    )


def report(sections: Sequence[Section]) -> dict[str, object]:
    """For scripts."""
    problems = [
        {
            "about": section.name,
            "problem": problem.sentence,
            "advice": problem.advice,
            "serious": problem.is_serious,
        }
        for section in sections
        for problem in section.problems
    ]
    return {section.name: dict(section.facts) for section in sections} | {"problems": problems}


def text(sections: Sequence[Section]) -> str:
    """For people: facts by section, then what to do."""
    lines = []
    for section in sections:
        lines.append(section.name.capitalize())
        lines += [f"  {_label(key)}: {_value(key, fact)}" for key, fact in section.facts.items()]
    problems = [problem for section in sections for problem in section.problems]
    lines += ["", "Problems" if problems else "No problems were found."]
    lines += [f"  {problem.sentence}\n    {problem.advice}" for problem in problems]
    return "\n".join(lines)


def _first_reply(client: EngineClient) -> Ready | Died | None:
    client.start()
    patience = threading.Timer(_PATIENCE_S, client.stop)
    patience.start()
    try:
        reply = next(client.replies(), None)
    finally:
        patience.cancel()
        client.stop()
    return reply if isinstance(reply, Ready | Died) else None


def _label(key: str) -> str:
    return _LABELS.get(key, key.removesuffix("_bytes").replace("_", " "))


def _value(key: str, fact: object) -> str:
    match fact:
        case bool():
            return "yes" if fact else "no"
        case None:
            return "none"
        case int() if key.endswith("_bytes"):
            return gigabytes(fact) if isinstance(fact, DiskBytes) else memory_gigabytes(fact)
        case dict():
            facts = ((name, _value(f"{key} {name}", value)) for name, value in fact.items())
            return ", ".join(f"{_label(name)} {value}" for name, value in facts)
        case list():
            return "; ".join(_value(key, entry) for entry in fact) or "none"
        case _:
            return str(fact)
