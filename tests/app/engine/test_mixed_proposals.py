"""Proposals of two sources, one behind the other: with scripted models, and with the starter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.engine.block_verify import BlockVerifier
from app.engine.coupled_verify import CoupledVerifier
from app.engine.draft_length import FixedLength, FixedLimit
from app.engine.errors import DecodeError
from app.engine.generate import Answering
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.lookup_drafter import LookupDrafter
from app.engine.model_drafter import ModelDrafter
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine.verify import Verifier
from tests.app.engine.round_enumeration import Path as TokenPath
from tests.app.engine.round_enumeration import Proposer, Tree, enumerate_round
from tests.app.engine.scripted import ScriptedModel, WordVocabulary
from tests.app.engine.scripted_policy import Alternating, Wild
from tests.app.engine.test_generate import GREEDY, answering, finish, textbook, unpadded

OPEN = SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0)


def test_a_lookup_is_followed_by_draft_steps() -> None:
    text = "a b c d e f g h i j k a b c d e f g h i j k x y z"
    vocabulary, job = textbook(text, text, length=8)
    both = {**job.drafters, Source.LOOKUP: LookupDrafter(vocabulary.is_end)}
    done = finish(replace(job, drafters=both, policy=Alternating(Source.LOOKUP, 2, 5)))
    best = max(done.rounds, key=lambda r: (len(set(r.sources)), r.accepted))
    assert best.sources == (Source.LOOKUP,) * 2 + (Source.DRAFT,) * 3
    assert (best.source, best.accepted, best.width) == (Source.LOOKUP, 5, 6)
    assert done.text == " " + text


def test_a_draft_is_followed_by_what_followed_it_before() -> None:
    text = "a b c d e f g h a b c d e f x y z"
    vocabulary, job = textbook(text, text, length=8)
    both = {**job.drafters, Source.LOOKUP: LookupDrafter(vocabulary.is_end)}
    done = finish(replace(job, drafters=both, policy=Alternating(Source.DRAFT, 3, 6)))
    best = max(done.rounds, key=lambda r: (len(set(r.sources)), r.accepted))
    assert best.sources == (Source.DRAFT,) * 3 + (Source.LOOKUP,) * 3
    assert (best.source, best.accepted, best.width) == (Source.DRAFT, 5, 7)
    speculation = done.stats.speculation
    counts = speculation.by_source
    assert sum(count.drafted for count in counts.values()) == speculation.drafted
    assert sum(count.accepted for count in counts.values()) == speculation.accepted
    assert counts[Source.LOOKUP].accepted >= 2


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize(
    "verifier", [GREEDY, CoupledVerifier(SamplingParams(temperature=1.2, top_k=0), 5)]
)
def test_mixed_proposals_change_nothing(seed: int, verifier: Verifier) -> None:
    """A target with loops and surprises, a draft that is often right, everything mixed."""
    vocabulary = WordVocabulary(list("abcdefgh"))
    logits = np.random.default_rng(seed).normal(0, 3, (9, 9, 9)).astype(np.float32)
    logits[:, :, 8] = -20
    noisy = logits + np.random.default_rng(seed + 1).normal(0, 1, logits.shape)

    def script(table: np.ndarray) -> ScriptedModel:
        return ScriptedModel(
            vocabulary,
            logits=lambda h: table[h[-2] if len(h) > 1 else 0, h[-1]],
            context_size=120,
            most_branches=4,
        )

    draft = ModelDrafter(script(noisy), vocabulary.size, vocabulary.is_end, others=3)
    drafters = {Source.DRAFT: draft, Source.LOOKUP: LookupDrafter(vocabulary.is_end)}
    plain = replace(answering(script(logits), [0, 1, 2]), verifier=verifier, max_tokens=100)
    job = replace(plain, target=script(logits), drafters=drafters, policy=Wild(seed))
    done = finish(job)
    assert done.tokens == finish(plain).tokens
    assert {r.sources for r in done.rounds if len(set(r.sources)) == 2}
    speculation = done.stats.speculation
    counts = speculation.by_source.values()
    assert sum(count.drafted for count in counts) == speculation.drafted
    assert sum(count.accepted for count in counts) == speculation.accepted
    assert (
        finish(replace(job, prompt=[0, 1, 3])).tokens
        == finish(replace(plain, prompt=[0, 1, 3])).tokens
    )


def test_a_failing_draft_leaves_the_lookup_alone() -> None:
    text = "a b c d a b c d a b c d"
    vocabulary, job = textbook(text, text, length=8)

    def failing(history: Sequence[int]) -> int:
        raise DecodeError("The draft broke.")

    job.drafters[Source.DRAFT]._model._next_token = failing
    both = {**job.drafters, Source.LOOKUP: LookupDrafter(vocabulary.is_end)}
    done = finish(replace(job, drafters=both, policy=Alternating(Source.DRAFT, 2, 4)))
    assert done.text == " " + text
    assert done.stats.off_reason == "the draft failed: The draft broke"
    assert done.stats.speculation.by_source[Source.LOOKUP].accepted > 0


@pytest.mark.parametrize("seed", range(4))
def test_what_is_looked_up_behind_a_drawn_token_keeps_the_distribution(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real lookup goes on behind a drawn token, as far as that token lets it, and stays."""
    tree = Tree(seed, OPEN)
    outcome = enumerate_round(
        tree, drawn_then_looked_up(tree), lambda uniform: BlockVerifier(OPEN, uniform), monkeypatch
    )
    assert outcome.bias(tree, 4) < 1e-12
    assert outcome.accepted > 0


def drawn_then_looked_up(tree: Tree) -> Proposer:
    history, lookup = [1, 0, 2, 2, 0, 1, 1], LookupDrafter(lambda token: False)

    def propose(path: TokenPath) -> object:
        if not path:
            return tree.draft(path)
        more = lookup.propose(history, FixedLimit(3), GREEDY, path).tokens
        return more[0] if more else None

    return propose


STORY = (
    "Mara kept the lighthouse at Fenwick Point for thirty years. Every evening she climbed the "
    "ninety-two steps, trimmed the lamp and wrote the weather into a blue book."
)
CONTINUED = {
    "edit": f"First version: {STORY}\nSecond version, about Nora: Nora kept",
    "copy": f"{STORY}\n\n{STORY[:60]}",
    "list": "1. red apple\n2. green apple\n3. red pear\n4. green pear\n5. red plum\n6.",
}


@pytest.fixture(scope="module")
def pair(starter_path: Path, q2_draft_path: Path) -> Iterator[tuple[LlamaModel, LlamaModel]]:
    options = LlamaOptions(context_size=512, threads=1)
    target, draft = LlamaModel(starter_path, options), LlamaModel(q2_draft_path, options)
    yield target, draft
    draft.close()
    target.close()


def plain_answer(target: LlamaModel, text: str) -> Answering:
    """40 tokens without any proposals."""
    return Answering(
        target=target,
        prompt=target.vocabulary.tokenize(text, parse_special=False),
        drafters={},
        policy=FixedLength(0),
        verifier=GREEDY,
        padded=unpadded,
        cancelled=lambda: False,
        max_tokens=40,
    )


@pytest.mark.parametrize("kind", CONTINUED)
def test_an_edited_text_is_the_plain_one(pair: tuple[LlamaModel, LlamaModel], kind: str) -> None:
    target, draft = pair
    is_end = target.vocabulary.is_end
    drafters = {
        Source.DRAFT: ModelDrafter(draft, target.vocabulary.size, is_end),
        Source.LOOKUP: LookupDrafter(is_end),
    }
    plain = plain_answer(target, CONTINUED[kind])
    wanted = finish(plain).tokens
    assert len(wanted) == 40
    mixed = 0
    for policy in (Alternating(Source.LOOKUP, 2, 5), Alternating(Source.DRAFT, 2, 6), Wild(3)):
        done = finish(replace(plain, drafters=drafters, policy=policy))
        assert done.tokens == wanted
        mixed += sum(len(set(r.sources)) == 2 for r in done.rounds)
    assert mixed >= 5
