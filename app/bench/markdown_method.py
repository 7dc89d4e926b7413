"""How a benchmark was measured, in Markdown."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from statistics import median

from app.bench.observations import clock_difference, unsteadiness
from app.bench.peer_server import ServerMemory
from app.bench.plain_values import plain
from app.bench.record import ModelRecord, PeerRecord, Record
from app.bench.results import Results
from models.byte_size import memory_gigabytes

_UNSET = {"seed": "random"}
_PROCEDURE = """\
* Each prompt is rendered once with the target's chat template; all arms get the same token ids, and
  none has anything of the prompt in a cache. Before each answer the same process answers another,
  very short prompt, which is not counted.
* In each repetition, all arms answer a prompt before the next prompt comes; another arm is first
  each time, and the direction changes. Only one process computes at a time.
* A ratio is formed of two answers to the same prompt in the same repetition. The median over the
  repetitions stands for the prompt; medians and quartiles in the tables are over prompts.
* Decode rate is (tokens − 1) ÷ (last token − first token), by the clock of the program that
  computes; the token that ends an answer counts. Time to first token is from sending the request
  to the first text that arrives. End-to-end rate is tokens ÷ (time to first token + decoding).
* Accepted is the share of all drafted tokens. What is attainable is the rate of the best constant
  draft length under the costs below and what the passes of all answers tell of the target's
  attention, with the acceptance that the answer itself had, reading the prompt included; a source
  of which fewer than 16 proposals were judged counts as none. Costs are taken relative to the plain
  arm's time per token in the same repetition. Host time is what a round takes besides drafting and
  the target's pass.
* llama-server evaluates the prompt with the draft before its first token, Paceline after it: the
  former is part of its time to first token, the latter of our decode time."""


def method(record: Record) -> str:
    """Lists and tables without a heading."""
    parts = [_facts(record), _PROCEDURE, _steadiness(record), _costs(record)]
    if record.peer is not None:
        parts.append(_peer(record.peer))
    return "\n\n".join(parts)


def _facts(record: Record) -> str:
    machine, pair, settings = record.machine, record.pair, record.settings
    memory = _gigabytes(machine["memory_bytes"])
    lines = [
        f"{record.outcome.started_at}, {record.outcome.seconds / 60:.1f} minutes",
        f"repetitions: {settings.repetitions}; tokens of an answer: at most {settings.max_tokens}",
        f"{machine['processor']}, {machine['cores']} cores, {memory} of memory",
        str(machine["system"]),
        ", ".join(f"{name} {version}" for name, version in record.programs.items()),
        f"context {pair.context_size} tokens, {pair.threads} threads, cache {pair.kv_type}",
        f"sampling: {_options(settings.sampling)}",
        f"drafting: {', '.join(one.name for one in settings.draftings)}; {settings.exactness}",
        f"target: {_model(record.target)}",
    ]
    if record.draft is not None:
        lines.append(f"draft: {_model(record.draft)}")
    resident, huge = record.engine_resident_bytes, record.engine_huge_page_bytes
    lines.append(
        f"engine process: {_gigabytes(resident)} resident at the end, {_gigabytes(huge)} of it in "
        "huge pages"
    )
    if machine["threading_variables"]:
        lines.append(f"environment: {machine['threading_variables']}")
    return "\n".join(f"* {line}" for line in lines)


def _steadiness(record: Record) -> str:
    results, outcome = record.results, record.outcome
    elsewhere = [done.cores_elsewhere for done in results.measurements]
    lines = [f"Load average before and after: {outcome.load_before}, {outcome.load_after}."]
    if elsewhere:
        lines.append(
            f"Other programs took {median(elsewhere):.2f} cores in the median answer, "
            f"{max(elsewhere):.2f} in the worst."
        )
    if varied := _by_arm(results, unsteadiness, ".1%"):
        lines.append(
            f"From its lowest to its highest repetition, a prompt's rate rose by (median) {varied}."
        )
    if clocks := _by_arm(results, clock_difference, "+.1%"):
        lines.append(f"By the clock of the process that asks, rates differ by (median) {clocks}.")
    return "\n".join(f"* {line}" for line in lines)


def _by_arm(results: Results, figure: Callable[[Results, str], float | None], form: str) -> str:
    known = {arm: figure(results, arm) for arm in results.arms}
    return ", ".join(f"{arm} {value:{form}}" for arm, value in known.items() if value is not None)


def _costs(record: Record) -> str:
    costs = record.pair.costs
    single = costs.target_pass_s.get(1)
    passes = ", ".join(
        f"{width}: {seconds * 1000:.1f} ms" + (f" ({seconds / single:.2f})" if single else "")
        for width, seconds in sorted(costs.target_pass_s.items())
    )
    line = f"* Measured when the pair was loaded: target passes by width {passes}"
    if costs.draft_step_s is not None:
        line += f"; a draft step {costs.draft_step_s * 1000:.2f} ms"
    return f"{line}."


def _peer(peer: PeerRecord) -> str:
    package = f", from {peer.build.package}" if peer.build.package else ""
    lines = [f"* llama-server: {peer.build.version}{package}; SHA-256 {peer.build.sha256}"]
    lines.append(f"* its environment: {_options(peer.environment)}")
    lines += [f"* {arm}: {command}" for arm, command in _commands(peer).items()]
    if peer.starts > len(peer.commands):
        lines.append(
            f"* Memory did not hold all servers at once: they were started {peer.starts} times, "
            "each time warmed up."
        )
    return "\n".join(lines)


def _commands(peer: PeerRecord) -> dict[str, str]:
    """The first in full, of the others what they add to it."""
    first = next(iter(peer.commands.values()), ())
    shown = {}
    for arm, command in peer.commands.items():
        is_first = command == first
        added = command if is_first else command[len(first) :]
        start = "" if is_first else "the same with "
        shown[arm] = f"{start}`{shlex.join(added)}`{_memory(peer.memory, arm)}"
    return shown


def _memory(memory: Mapping[str, ServerMemory], arm: str) -> str:
    if arm not in memory:
        return ""
    used = memory[arm]
    return f", {_gigabytes(used.resident)} resident, {_gigabytes(used.private)} of it private"


def _model(model: ModelRecord) -> str:
    return f"{model.file.name}, {model.file.size_bytes:,} bytes, SHA-256 {model.file.sha256}"


def _options(settings: object) -> str:
    return ", ".join(
        f"{name} {_UNSET.get(name, 'unset') if value is None else value}"
        for name, value in plain(settings).items()
    )


def _gigabytes(size: object) -> str:
    return memory_gigabytes(size, 2) if isinstance(size, int) else "an unknown amount"
