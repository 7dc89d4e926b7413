"""Draw many drafted answers, and test that they have exactly the target's distribution.

    python -m tests.perf.distribution_audit --draft Q2_K.gguf --out distribution.md

The first three tokens are drawn in rounds of up to three proposals, the draft's temperature being
tuned all the while, and counted against the exact probabilities that the target's own logits give
(G-test). One case for each part of the sampler chain, with a draft model; one has lookup instead.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np
from scipy.stats import chi2

from app.engine.block_verify import BlockVerifier
from app.engine.chat_template import ChatTemplate
from app.engine.draft_length import FixedLimit
from app.engine.draft_temperature import DraftTemperature
from app.engine.drafting import Drafter
from app.engine.dry import tokenize_breakers
from app.engine.llama_grammar import LlamaGrammar
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.lookup_drafter import LookupDrafter
from app.engine.model_drafter import ModelDrafter
from app.engine.request import ChatMessage, OutputGrammar
from app.engine.rounds import RoundMaker
from app.engine.sampler_chain import distribution
from app.engine.sampling import SamplingParams
from app.engine.token_rules import TokenRules
from models.starter import find_starter
from tests.app.engine.scripted import RememberedModel

DRAWN = 3  # tokens; no more are proposed
_LEAST_EXPECTED = 10  # draws of a cell; rarer ones are put together
_DOUBTFUL = 0.001
_QUESTION = "Name a colour, a colour that you like. I like the colour of the"


@dataclass(frozen=True, slots=True)
class Case:
    """One setting of the sampler chain, and what drafts."""

    name: str
    params: SamplingParams
    grammar: str | None = None
    looked_up: bool = False


CASES = (  # few tokens at each place, so that all paths can be counted
    Case("top-k", SamplingParams(temperature=1, top_k=6, top_p=1, min_p=0)),
    Case("top-p", SamplingParams(temperature=0.9, top_k=0, top_p=0.5, min_p=0)),
    Case("min-p", SamplingParams(temperature=1.2, top_k=0, top_p=1, min_p=0.2)),
    Case(
        "penalties and DRY",
        SamplingParams(
            temperature=1, top_k=6, repeat_penalty=1.3, presence_penalty=0.4, dry_multiplier=0.8
        ),
    ),
    Case(
        "typical-p and dynamic temperature",
        SamplingParams(temperature=1, top_k=8, typical_p=0.9, dynamic_temperature_range=0.5),
    ),
    Case(
        "XTC",
        SamplingParams(temperature=1, top_k=6, min_p=0.02, xtc_probability=0.5, xtc_threshold=0.1),
    ),
    Case(
        "grammar",
        SamplingParams(temperature=1.2, top_k=6, min_p=0),
        grammar='root ::= ("The " | "A " | "My ") [a-z ]+ "."',
    ),
    Case("lookup", SamplingParams(temperature=1, top_k=6, top_p=1, min_p=0), looked_up=True),
)


@dataclass(frozen=True, slots=True)
class Line:
    """What came of a case."""

    name: str
    draws: int
    cells: int
    g: float
    p_value: float
    drafted: int
    accepted: int
    factor: float  # of the draft's temperature, at the end
    seconds: float

    @property
    def is_doubtful(self) -> bool:
        return self.p_value < _DOUBTFUL


@dataclass(frozen=True, slots=True)
class Bench:
    """Two models whose logits are computed once for each history, and a prompt."""

    target: RememberedModel
    draft: RememberedModel
    vocabulary: object
    prompt: list[int]

    def run(self, case: Case, draws: int, seed: int) -> Line:
        started = perf_counter()
        with ExitStack() as stack:
            rules = self._rules(case, stack)
            temperature = DraftTemperature()
            uniform = np.random.default_rng(seed).random
            verifier = BlockVerifier(case.params, uniform, temperature, rules)
            maker = RoundMaker(self.target, verifier, lambda width: width)
            counts, drafted, accepted = self._draw(maker, self._drafter(case), draws)
            g, cells = self._compare(case, rules, counts)
        return Line(
            case.name,
            draws,
            cells,
            g,
            float(chi2.sf(g, cells - 1)),
            drafted,
            accepted,
            temperature.factor,
            perf_counter() - started,
        )

    def _rules(self, case: Case, stack: ExitStack) -> TokenRules:
        breakers = {}
        if case.params.dries:
            breakers = tokenize_breakers(case.params.dry_breakers, self.vocabulary)
        if case.grammar is None:
            return TokenRules(breakers)
        grammar = LlamaGrammar(OutputGrammar(case.grammar), self.vocabulary, len(self.prompt))
        return TokenRules(breakers, stack.enter_context(grammar))

    def _drafter(self, case: Case) -> Drafter:
        is_end = self.target.vocabulary.is_end
        if case.looked_up:
            return LookupDrafter(is_end)
        return ModelDrafter(self.draft, self.target.vocabulary.size, is_end)

    def _draw(
        self, maker: RoundMaker, drafter: Drafter, draws: int
    ) -> tuple[Counter[tuple[int, ...]], int, int]:
        counts: Counter[tuple[int, ...]] = Counter()
        drafted = accepted = 0
        for _ in range(draws):
            committed = list(self.prompt)
            self.target.truncate(0)
            self.target.evaluate(self.prompt[:-1])
            while (left := len(self.prompt) + DRAWN - len(committed)) > 0:
                done = maker.judge(committed, maker.propose(committed, drafter, FixedLimit(left)))
                committed += done.committed
                drafted, accepted = drafted + done.drafted, accepted + done.accepted
            drafter.roll_back(self.prompt)
            counts[tuple(committed[len(self.prompt) : len(self.prompt) + DRAWN])] += 1
        return counts, drafted, accepted

    def _compare(
        self, case: Case, rules: TokenRules, counts: Counter[tuple[int, ...]]
    ) -> tuple[float, int]:
        """G against the exact probabilities, and the number of cells."""
        draws, common = counts.total(), list[tuple[int, float]]()
        rest_count, rest_expected = draws, float(draws)
        for path, prob in self._paths(case, rules):
            if prob * draws >= _LEAST_EXPECTED:
                common.append((counts[path], prob * draws))
                rest_count, rest_expected = rest_count - counts[path], rest_expected - prob * draws
        if rest_expected > 1:
            common.append((rest_count, rest_expected))
        seen = [(count, expected) for count, expected in common if count]
        return 2 * sum(c * np.log(c / e) for c, e in seen), len(common)

    def _paths(
        self, case: Case, rules: TokenRules, path: tuple[int, ...] = ()
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        """Every beginning of the answer with its probability."""
        if len(path) == DRAWN:
            yield path, 1.0
            return
        for token, prob in self._next(case, rules, path):
            for whole, following in self._paths(case, rules, (*path, token)):
                yield whole, prob * following

    def _next(
        self, case: Case, rules: TokenRules, path: Sequence[int]
    ) -> Iterator[tuple[int, float]]:
        history = [*self.prompt, *path]
        self.target.truncate(0)
        row = self.target.evaluate(history)[0]
        found = distribution(row, case.params, history, rules)
        return zip(found.ids.tolist(), found.probs.tolist(), strict=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", type=Path, default=None, help="default: the starter")
    parser.add_argument("--draft", type=Path, required=True)
    parser.add_argument("--draws", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", default="", help="names, separated by commas; else all")
    parser.add_argument("--out", type=Path, default=None)
    options = parser.parse_args()
    wanted = [name.strip() for name in options.cases.split(",") if name.strip()]
    lines = []
    for case in CASES:
        if not wanted or case.name in wanted:
            lines.append(measure(options.target, options.draft, case, options.draws, options.seed))
            print(row(lines[-1]), flush=True)
    if options.out is not None:
        options.out.write_text(table(lines, options), encoding="utf-8")
    raise SystemExit(any(line.is_doubtful for line in lines))


def measure(target_path: Path | None, draft_path: Path, case: Case, draws: int, seed: int) -> Line:
    """Loads the models for one case, so that what is remembered does not pile up."""
    small = LlamaOptions(context_size=256, threads=1)
    target = LlamaModel(target_path or find_starter(), small)
    draft = LlamaModel(draft_path, small)
    try:
        messages = (ChatMessage("user", _QUESTION),)
        prompt = ChatTemplate(target.chat_template, {}).tokenize(messages, target.vocabulary)
        bench = Bench(RememberedModel(target), RememberedModel(draft), target.vocabulary, prompt)
        return bench.run(case, draws, seed)
    finally:
        target.close()
        draft.close()


HEAD = """| case | draws | cells | G | p | accepted | draft's factor | seconds |
|---|---|---|---|---|---|---|---|
"""


def row(line: Line) -> str:
    share = f"{line.accepted / line.drafted:.0%} of {line.drafted:,}" if line.drafted else "–"
    return (
        f"| {line.name} | {line.draws:,} | {line.cells} | {line.g:.1f} | {line.p_value:.3f} "
        f"| {share} | {line.factor} | {line.seconds:.0f} |"
    )


def table(lines: Sequence[Line], options: argparse.Namespace) -> str:
    doubtful = [line.name for line in lines if line.is_doubtful]
    verdict = (
        f"Doubtful (p < {_DOUBTFUL}): {', '.join(doubtful)}." if doubtful else "None doubtful."
    )
    target = options.target.name if options.target else "the starter"
    return (
        "# Drafted draws against the target's exact distribution\n\n"
        f"The first {DRAWN} tokens, up to {DRAWN} proposals per round, block verification with the "
        f"draft's temperature tuned online. Target: {target}; draft: {options.draft.name}; seed of "
        f"the draws: {options.seed}. {verdict}\n\n" + HEAD + "\n".join(map(row, lines)) + "\n"
    )


if __name__ == "__main__":
    main()
