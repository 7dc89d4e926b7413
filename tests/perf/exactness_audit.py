"""Count answers that a draft changed: there has to be none.

    python -m tests.perf.exactness_audit --kept answers.jsonl --draft Q2_K.gguf --longest 5
    python -m tests.perf.exactness_audit --kept answers.jsonl --draft gemma.gguf --longest 3
    python -m tests.perf.exactness_audit --kept answers.jsonl --report report.md

Strict exactness, greedy, and one prompt under many seeds: what the target answers by itself, with
no draft loaded, against what it answers with each draft, token for token. Every answer begins with
caches that hold nothing of it: what is cached has the bits of the passes that computed it, so that
answers are comparable only after the same history. Every answer is kept in a file as soon as it is
there, so that an audit can be stopped and continued, and reported any time.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import zip_longest
from pathlib import Path

from app.bench.prompts import choose
from app.engine.engine import Engine
from app.engine.events import Finished
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from models.starter import find_starter

ALONE = "none"  # the draft of the answers that all others are compared with
GREEDY = SamplingParams(temperature=0)
_ANOTHER = GenerationRequest(raw_prompt="-", sampling=GREEDY, max_tokens=1)
STRICT_TOKENS = 239  # of prompt and answer, up to which widths were compared bit by bit


@dataclass(frozen=True, slots=True)
class Kept:
    """One answer. `lengths`: how many proposals a round had at most, over the prompts."""

    draft: str
    kind: str  # "greedy" or "seeded"
    name: str  # of the prompt, or the seed
    tokens: tuple[int, ...]
    lengths: str = ""
    drafted: int = 0
    accepted: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """All answers of one kind with one draft, and what came of them."""

    draft: str
    kind: str
    lengths: str
    answers: int
    drafting: int  # answers in which something was proposed
    tokens: int
    drafted: int
    accepted: int
    changed: tuple[str, ...]  # names of the answers that differ, with the first place


def main() -> None:
    options = _options()
    kept = _read(options.kept)
    if options.report is None:
        _audit(options, kept)
        return
    rows = compare(kept)
    report = "\n".join(["# Exactness audit", "", options.note, "", *table(rows), ""])
    options.report.write_text(report, encoding="utf-8")
    print(report)
    raise SystemExit(any(row.changed for row in rows))


def compare(kept: Sequence[Kept]) -> list[Row]:
    """Every draft's answers against those of the target alone."""
    alone = {(one.kind, one.name): one.tokens for one in kept if one.draft == ALONE}
    groups: dict[tuple[str, str, str], list[Kept]] = {}
    for one in kept:
        if one.draft != ALONE and (one.kind, one.name) in alone:
            groups.setdefault((one.draft, one.kind, one.lengths), []).append(one)
    return [_row(group, alone) for group in groups.values()]


def table(rows: Sequence[Row]) -> Iterator[str]:
    columns = "draft|kind|proposals a round|answers|drafting|tokens|drafted|accepted|changed"
    yield f"| {columns.replace('|', ' | ')} |"
    yield "|---" * (columns.count("|") + 1) + "|"
    for row in rows:
        share = f"{row.accepted / row.drafted:.0%}" if row.drafted else "-"
        changed = f"{len(row.changed)} {'; '.join(row.changed[:5])}".strip()
        yield (
            f"| {row.draft} | {row.kind} | {row.lengths} | {row.answers} | {row.drafting} "
            f"| {row.tokens:,} | {row.drafted:,} | {share} | {changed} |"
        )


def _row(group: Sequence[Kept], alone: Mapping[tuple[str, str], tuple[int, ...]]) -> Row:
    first = group[0]
    changed = tuple(
        f"{one.name} at {place}"
        for one in group
        if (place := _difference(one.tokens, alone[one.kind, one.name])) is not None
    )
    return Row(
        first.draft,
        first.kind,
        first.lengths,
        len(group),
        sum(one.drafted > 0 for one in group),
        sum(len(one.tokens) for one in group),
        sum(one.drafted for one in group),
        sum(one.accepted for one in group),
        changed,
    )


def _difference(a: Sequence[int], b: Sequence[int]) -> int | None:
    """The first place where both differ; None: nowhere."""
    return next((i for i, (x, y) in enumerate(zip_longest(a, b)) if x != y), None)


def _audit(options: argparse.Namespace, kept: Sequence[Kept]) -> None:
    done = {(one.draft, one.lengths, one.kind, one.name) for one in kept}
    spec = PairSpec(
        options.target or find_starter(),
        options.draft,
        context_size=1024,
        threads=options.threads,
        foreign_draft=True,
    )
    draft = options.draft.name if options.draft else ALONE
    lengths = f"1 to {options.longest}" if options.draft else ""
    engine = Engine.load(spec)
    try:
        for index, (kind, name, request) in enumerate(_requests(engine, options)):
            if (draft, lengths, kind, name) in done:
                continue
            answered = _answer(engine, replace(request, speculation=_speculation(options, index)))
            of = answered.stats.speculation
            one = Kept(draft, kind, name, answered.tokens, lengths, of.drafted, of.accepted)
            with options.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(one)) + "\n")
    finally:
        engine.close()


def _speculation(options: argparse.Namespace, index: int) -> SpeculationParams:
    """Every prompt has a length of its own, so that passes of all widths occur."""
    if options.draft is None:
        return SpeculationParams.plain("strict")
    length = 1 + index % options.longest
    return SpeculationParams(exactness="strict", draft_length=length, lookup=options.lookup)


def _requests(
    engine: Engine, options: argparse.Namespace
) -> Iterator[tuple[str, str, GenerationRequest]]:
    requests = {
        name: GenerationRequest(
            (ChatMessage("user", text),), sampling=GREEDY, max_tokens=options.tokens
        )
        for name, text in _texts(engine.tokenize, options.prompts, STRICT_TOKENS - options.tokens)
    }
    yield from (("greedy", name, request) for name, request in requests.items())
    prompt = next(iter(requests.values()))
    for seed in range(options.seeds):
        sampling = SamplingParams(seed=seed)
        yield "seeded", f"seed {seed}", replace(prompt, sampling=sampling, max_tokens=64)


def _texts(
    tokenize: Callable[[Sequence[ChatMessage]], Sequence[int]], count: int, room: int
) -> list[tuple[str, str]]:
    """`count` prompts of the benchmark, and parts of them; those of at most `room` tokens first."""
    whole = [(prompt.name, prompt.text) for prompt in choose()]
    parts = [
        (f"{name}, part {part + 1} of 3", text[part * len(text) // 3 : (part + 1) * len(text) // 3])
        for part in range(3)
        for name, text in whole
    ]
    return sorted(
        (*whole, *parts), key=lambda one: len(tokenize((ChatMessage("user", one[1]),))) > room
    )[:count]


def _answer(engine: Engine, request: GenerationRequest) -> Finished:
    for _ in engine.generate(_ANOTHER):
        pass
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last


def _read(path: Path) -> list[Kept]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = [Kept(**json.loads(line)) for line in lines]
    return [replace(one, tokens=tuple(one.tokens)) for one in found]


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kept", type=Path, required=True, help="file of the answers")
    parser.add_argument("--target", type=Path, help="default: the starter")
    parser.add_argument("--draft", type=Path, help="default: none, what others are compared with")
    parser.add_argument("--longest", type=int, default=5, help="proposals of a round at most")
    parser.add_argument("--lookup", action="store_true", help="draft by lookup as well")
    parser.add_argument("--prompts", type=int, default=100)
    parser.add_argument("--tokens", type=int, default=128)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--report", type=Path, help="compare what is kept, and answer nothing")
    parser.add_argument("--note", default="", help="a paragraph for the report")
    return parser.parse_args()


if __name__ == "__main__":
    main()
