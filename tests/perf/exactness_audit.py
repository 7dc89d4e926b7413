"""Count answers that a draft changed: there has to be none.

    python tests/perf/exactness_audit.py --draft Q2_K.gguf --draft Q4_0.gguf --out report.md

Strict, greedy: every prompt with every draft, with lookup only and with both, against the target
alone. Seeded sampling: one prompt under every seed. Texts are compared token for token.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from time import perf_counter

from app.bench.prompts import choose
from app.engine.engine import Engine
from app.engine.events import Finished
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from models.starter import find_starter

PLAIN = SpeculationParams(draft=False, lookup=False, draft_length=0, exactness="strict")
AUTO = SpeculationParams(exactness="strict")
FIXED = SpeculationParams(exactness="strict", draft_length=5)
GREEDY = SamplingParams(temperature=0)


@dataclass(frozen=True, slots=True)
class Line:
    """One way of drafting, and what came of it."""

    draft: str
    what: str
    answers: int
    tokens: int
    drafted: int
    accepted: int
    changed: tuple[str, ...]  # of the prompts or seeds whose text differed, with the first place


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", type=Path, default=None, help="default: the starter")
    parser.add_argument("--draft", type=Path, action="append", required=True)
    parser.add_argument("--prompts", type=int, default=100)
    parser.add_argument("--tokens", type=int, default=128)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--out", type=Path, default=None)
    options = parser.parse_args()
    started = perf_counter()
    lines: list[Line] = []
    for draft in options.draft:
        spec = PairSpec(options.target or find_starter(), draft, threads=options.threads)
        engine = Engine.load(spec)
        try:
            for line in audit(engine, draft.name, options):
                lines.append(line)
                print(row(line), flush=True)
        finally:
            engine.close()
    report = describe(lines, engine, options, perf_counter() - started)
    print(report)
    if options.out:
        options.out.write_text(report, encoding="utf-8")
    raise SystemExit(any(line.changed for line in lines))


def audit(engine: Engine, draft: str, options: argparse.Namespace) -> Iterator[Line]:
    requests = {
        name: GenerationRequest(
            (ChatMessage("user", text),), sampling=GREEDY, max_tokens=options.tokens
        )
        for name, text in texts(options.prompts)
    }
    yield compare(engine, requests, draft, "auto", AUTO)
    yield compare(engine, requests, draft, "5 each round", FIXED)
    yield compare(engine, requests, draft, "lookup only", replace(FIXED, draft=False))
    prompt = next(iter(requests.values()))
    seeded = {
        f"seed {seed}": replace(prompt, sampling=SamplingParams(seed=seed), max_tokens=64)
        for seed in range(options.seeds)
    }
    yield compare(engine, seeded, draft, "5 each round, seeded", FIXED)


def texts(count: int) -> list[tuple[str, str]]:
    """`count` prompts: those of the benchmark, then their first halves."""
    known = [(prompt.name, prompt.text) for prompt in choose()]
    halves = [(f"{name}, first half", text[: len(text) // 2]) for name, text in known]
    return [*known, *halves][:count]


def compare(
    engine: Engine,
    requests: dict[str, GenerationRequest],
    draft: str,
    what: str,
    speculation: SpeculationParams,
) -> Line:
    changed, tokens, drafted, accepted = [], 0, 0, 0
    for name, request in requests.items():
        plain = answer(engine, replace(request, speculation=PLAIN))
        with_draft = answer(engine, replace(request, speculation=speculation))
        tokens += len(plain.tokens)
        drafted += with_draft.stats.speculation.drafted
        accepted += with_draft.stats.speculation.accepted
        if plain.tokens != with_draft.tokens:
            changed.append(f"{name} at {first_difference(plain.tokens, with_draft.tokens)}")
    return Line(draft, what, len(requests), tokens, drafted, accepted, tuple(changed))


def answer(engine: Engine, request: GenerationRequest) -> Finished:
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last


def first_difference(a: Sequence[int], b: Sequence[int]) -> int:
    return next(i for i, (x, y) in enumerate(zip_longest(a, b)) if x != y)


def row(line: Line) -> str:
    share = f"{line.accepted / line.drafted:.0%}" if line.drafted else "none drafted"
    return (
        f"| {line.draft} | {line.what} | {line.answers} | {line.tokens} | {line.drafted} "
        f"| {share} | {len(line.changed)} {'; '.join(line.changed[:5])} |"
    )


def describe(
    lines: Sequence[Line], engine: Engine, options: argparse.Namespace, seconds: float
) -> str:
    info = engine.info
    widths = ", ".join(map(str, sorted(info.costs.exact_widths)))
    return "\n".join(
        [
            "# Exactness audit",
            "",
            (
                f"Target {info.target.name} ({info.target.quantization}), {info.threads} threads, "
                f"{options.tokens} tokens per answer, strict; widths that are bit-identical to "
                f"single passes here: {widths}. Took {seconds:.0f} s."
            ),
            "",
            "| draft | drafting | answers | tokens | drafted | accepted | changed |",
            "|---|---|---|---|---|---|---|",
            *map(row, lines),
            "",
        ]
    )


if __name__ == "__main__":
    main()
