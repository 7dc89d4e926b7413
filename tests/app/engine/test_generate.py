"""Generation with scripted models: the textbook rounds, every way to stop, caches kept in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from app.engine.cost_model import CostTable, LiveCosts
from app.engine.draft_length import FixedLength
from app.engine.errors import ContextTooSmallError, DecodeError
from app.engine.events import (
    Finished,
    Prefilled,
    PromptRead,
    RoundFinished,
    StopReason,
    TextDelta,
)
from app.engine.generate import Answering, generate
from app.engine.lookup_drafter import LookupDrafter
from app.engine.model_drafter import ModelDrafter
from app.engine.sampling import SamplingParams
from app.engine.stats import Ending, Round, Source
from app.engine.verify import GreedyVerifier
from models.speedup import expected_tokens
from tests.app.engine.scripted import (
    ByteVocabulary,
    NextToken,
    ScriptedModel,
    WordVocabulary,
    sentence,
)

GREEDY = GreedyVerifier(SamplingParams(temperature=0))


def unpadded(width: int) -> int:
    return width


def answering(
    target: ScriptedModel,
    prompt: Sequence[int],
    draft: ScriptedModel | None = None,
    length: int = 4,
) -> Answering:
    drafters = {}
    if draft is not None:
        size, is_end = target.vocabulary.size, target.vocabulary.is_end
        drafters[Source.DRAFT] = ModelDrafter(draft, size, is_end)
    return Answering(
        target=target,
        prompt=prompt,
        drafters=drafters,
        policy=FixedLength(length),
        verifier=GREEDY,
        padded=unpadded,
        cancelled=lambda: False,
    )


def finish(job: Answering) -> Finished:
    *_, last = generate(job)
    assert isinstance(last, Finished)
    return last


def rounds_of(job: Answering) -> list[Round]:
    return [event.round for event in generate(job) if isinstance(event, RoundFinished)]


def textbook(
    target_text: str, draft_text: str, length: int = 4
) -> tuple[WordVocabulary, Answering]:
    """A pair that wants these texts behind the prompt "please …"."""
    vocabulary = WordVocabulary(
        ["please", *dict.fromkeys((target_text + " " + draft_text).split())]
    )
    prompt = vocabulary.tokenize("please", parse_special=False)
    target = ScriptedModel(vocabulary, sentence(vocabulary, target_text, len(prompt)))
    draft = ScriptedModel(vocabulary, sentence(vocabulary, draft_text, len(prompt)))
    return vocabulary, answering(target, prompt, draft, length)


def words(vocabulary: WordVocabulary, tokens: Sequence[int]) -> str:
    return " ".join(vocabulary.text(token) for token in tokens)


@pytest.mark.parametrize(
    ("target_text", "draft_text", "accepted", "committed", "discarded"),
    [
        # the first word comes from the prompt's own pass, so each text starts one word earlier
        ("now send the report", "now send the invoice today", 2, "send the report", 1),
        ("oh the cat lay", "oh the cat sat on", 2, "the cat lay", 1),
    ],
)
def test_textbook_rejection(
    target_text: str, draft_text: str, accepted: int, committed: str, discarded: int
) -> None:
    vocabulary, job = textbook(target_text, draft_text)
    first = rounds_of(job)[0]
    assert words(vocabulary, first.proposal) == draft_text.split(" ", 1)[1]
    assert first.accepted == accepted
    assert words(vocabulary, first.committed) == committed
    assert first.drafted - first.accepted - 1 == discarded
    assert (first.ending, first.emitted, first.width) == (Ending.CORRECTION, 3, 5)
    assert [len(tokens) for tokens in job.target.passes[:2]] == [1, 5]  # the prompt, one pass


def test_textbook_all_accepted_gives_a_bonus_token() -> None:
    vocabulary, job = textbook("a b c d e f", "a b c d x y", length=3)
    first = rounds_of(job)[0]
    assert (first.accepted, first.ending) == (3, Ending.BONUS)
    assert words(vocabulary, first.committed) == "b c d e"


def test_textbook_none_accepted_gives_one_token() -> None:
    vocabulary, job = textbook("a b c", "a x x", length=2)
    first = rounds_of(job)[0]
    assert (first.accepted, first.ending) == (0, Ending.CORRECTION)
    assert words(vocabulary, first.committed) == "b"


@pytest.mark.parametrize("acceptance", [0.0, 0.3, 0.64, 0.9, 1.0])
@pytest.mark.parametrize("length", [1, 3, 5])
def test_expected_tokens_per_pass(acceptance: float, length: int) -> None:
    """A draft that is right with chance a emits (1 − a^(k+1)) ÷ (1 − a) tokens a round."""
    rng = np.random.default_rng(1)
    vocabulary = WordVocabulary(["right", "wrong"])
    target = ScriptedModel(vocabulary, lambda history: 0, context_size=20_000)
    draft = ScriptedModel(
        vocabulary, lambda history: int(rng.random() >= acceptance), context_size=20_000
    )
    job = replace(answering(target, [0], draft, length), max_tokens=6000)
    emitted = [r.emitted for r in rounds_of(job)]
    assert np.mean(emitted) == pytest.approx(expected_tokens(acceptance, length), rel=0.05)


def test_draft_takes_k_passes_for_k_proposals() -> None:
    _, job = textbook("a b c d e f g h i j k l", "a b c d e f g h i j k l", length=3)
    draft = job.drafters[Source.DRAFT]._model
    rounds = rounds_of(job)
    assert sum(r.drafted for r in rounds) == len(draft.passes)


def test_stream_of_events() -> None:
    _, job = textbook("a b c d", "a b c d")
    events = list(generate(job))
    assert isinstance(events[0], Prefilled)
    assert isinstance(events[-1], Finished)
    shown = "".join(event.text for event in events if isinstance(event, TextDelta))
    assert shown == events[-1].text == " a b c d"
    assert events[-1].stop_reason is StopReason.EOS
    assert events[-1].stats.output_tokens == len(events[-1].tokens) == 4


def test_a_long_prompt_tells_how_much_of_it_is_read() -> None:
    target = ScriptedModel(WordVocabulary(["on"]), lambda history: 0)
    job = replace(answering(target, [0] * 10), prefill_chunk=4, max_tokens=2)
    first, second, third, *_ = generate(job)
    assert (first, second) == (PromptRead(4, 10), PromptRead(8, 10))
    assert isinstance(third, Prefilled)


def test_a_prompt_may_be_left_half_read() -> None:
    target = ScriptedModel(WordVocabulary(["on"]), lambda history: 0)
    job = replace(answering(target, [0] * 10), prefill_chunk=4, max_tokens=2)
    events = generate(job)
    next(events)
    events.close()
    assert target.cached == [0] * 4
    assert finish(job).stats.cached_tokens == 4


def test_max_tokens() -> None:
    for limit in (1, 2, 3, 4, 5):
        vocabulary, job = textbook("a b c d e f g h", "a b c d e f g h", length=3)
        done = finish(replace(job, max_tokens=limit))
        assert (words(vocabulary, done.tokens), done.stop_reason) == (
            " ".join("abcde"[:limit]),
            StopReason.LENGTH,
        )


def test_an_answer_out_of_time_ends_between_rounds_and_gets_its_plain_rate() -> None:
    text = " ".join("abcdefghijklmnopqrstuvwxyz" * 4)
    _, job = textbook(text, text, length=3)
    ticks = iter(range(10_000))
    done = finish(replace(job, max_seconds=150.0, clock=lambda: next(ticks)))
    assert done.stop_reason is StopReason.LENGTH
    assert 150 <= done.stats.timings.decode_s < 165
    assert len(done.tokens) == 1 + 4 * len(done.rounds)
    assert len(done.rounds) >= 10
    assert done.stats.plain_rate == 1.0


@pytest.mark.parametrize("drafted", [False, True])
def test_context_full(drafted: bool) -> None:
    vocabulary = WordVocabulary(["a"])
    target = ScriptedModel(vocabulary, lambda history: 0, context_size=12)
    draft = ScriptedModel(vocabulary, lambda history: 0, context_size=12) if drafted else None
    done = finish(answering(target, [0, 0, 0], draft, 5))
    assert done.stop_reason is StopReason.CONTEXT
    assert len(done.tokens) == 9


def test_prompt_longer_than_the_context() -> None:
    target = ScriptedModel(WordVocabulary(["a"]), lambda history: 0, context_size=12)
    with pytest.raises(ContextTooSmallError, match="12"):
        finish(answering(target, [0] * 12))
    assert target.passes == []


def test_padding_stays_inside_the_context() -> None:
    vocabulary = WordVocabulary(["a"])
    target = ScriptedModel(vocabulary, lambda history: 0, context_size=12)
    draft = ScriptedModel(vocabulary, lambda history: 0, context_size=12)
    job = replace(answering(target, [0], draft, 2), padded=lambda width: max(width, 4))
    done = finish(job)
    assert done.stop_reason is StopReason.CONTEXT
    assert len(done.tokens) == 11


@pytest.mark.parametrize("length", [0, 1, 2, 3, 5])
def test_stop_string_across_tokens(length: int) -> None:
    vocabulary = ByteVocabulary()
    text = "one two STOP three"
    target = ScriptedModel(vocabulary, byte_sentence(text, 1))
    draft = ScriptedModel(vocabulary, byte_sentence(text, 1))
    events = list(generate(replace(answering(target, [65], draft, length), stops=(" STOP", "zzz"))))
    done = events[-1]
    assert (done.text, done.stop_reason) == ("one two", StopReason.STOP)
    assert "".join(e.text for e in events if isinstance(e, TextDelta)) == "one two"


def byte_sentence(text: str, prompt_length: int) -> NextToken:
    data = text.encode()
    return lambda history: (
        data[len(history) - prompt_length] if len(history) - prompt_length < len(data) else 256
    )


@pytest.mark.parametrize("length", [0, 1, 2, 3, 5])
def test_characters_split_over_tokens(length: int) -> None:
    vocabulary, text = ByteVocabulary(), "naïve 你好 🙂‍↔️ Ω"
    target = ScriptedModel(vocabulary, byte_sentence(text, 1))
    draft = ScriptedModel(vocabulary, byte_sentence(text, 1))
    events = list(generate(answering(target, [65], draft, length)))
    deltas = [event.text for event in events if isinstance(event, TextDelta)]
    assert "".join(deltas) == events[-1].text == text
    assert not any("\ufffd" in delta for delta in deltas)


def test_unfinished_character_at_the_end_is_replaced() -> None:
    target = ScriptedModel(ByteVocabulary(), lambda history: "é".encode()[0])
    done = finish(replace(answering(target, [65]), max_tokens=1))
    assert done.text == "\ufffd"


@pytest.mark.parametrize("close_after", range(1, 12))
def test_abandoned_anywhere_the_caches_stay_consistent(close_after: int) -> None:
    _, job = textbook("a b c d e f g h i j", "a b x d e x g h x j", length=3)
    stream, tokens = generate(job), list(job.prompt)
    for _ in range(close_after):
        event = next(stream, None)
        if isinstance(event, RoundFinished):
            tokens += event.round.committed
    stream.close()
    draft = job.drafters[Source.DRAFT]._model
    full = list(job.prompt) + sentence_tokens(job, "a b c d e f g h i j")
    for model in (job.target, draft):
        assert model.cached == full[: len(model.cached)]
    assert finish(job).text == " a b c d e f g h i j"


def sentence_tokens(job: Answering, text: str) -> list[int]:
    return job.target.vocabulary.tokenize(text, parse_special=False)


def test_an_error_in_a_round_leaves_the_caches_consistent() -> None:
    _, job = textbook("a b c d e f", "a b c d e f", length=2)
    healthy, passes = job.target._next_token, []

    def failing(history: Sequence[int]) -> int:
        passes.append(1)
        if len(passes) == 6:
            raise DecodeError("no")
        return healthy(history)

    job.target._next_token = failing
    with pytest.raises(DecodeError):
        finish(job)
    assert finish(job).text == " a b c d e f"


def test_cancel_between_rounds_keeps_what_was_committed() -> None:
    _, job = textbook("a b c d e f g h", "a b c d e f g h", length=2)
    looks = iter([False, False, True])
    done = finish(replace(job, cancelled=lambda: next(looks, True)))
    assert (done.stop_reason, done.text) == (StopReason.CANCELLED, " a b c d")


def test_cancel_during_prefill() -> None:
    _, job = textbook("a b c", "a b c")
    done = finish(replace(job, prompt=[0] * 20, prefill_chunk=8, cancelled=lambda: True))
    assert (done.stop_reason, done.tokens) == (StopReason.CANCELLED, ())
    assert done.stats.decode_rate is None
    assert done.stats.prefill_rate is None


def test_a_cancelled_prefill_counts_what_it_evaluated() -> None:
    _, job = textbook("a b c", "a b c")
    looks = iter([False, False, True])
    stats = finish(
        replace(job, prompt=[0] * 20, prefill_chunk=8, cancelled=lambda: next(looks))
    ).stats
    assert stats.unread_tokens == 4
    assert stats.prefill_rate == pytest.approx(16 / stats.timings.prefill_s)


def test_second_turn_evaluates_only_what_is_new() -> None:
    vocabulary = WordVocabulary(["u", "v", "a", "b", "c"])
    target = ScriptedModel(vocabulary, lambda history: 2 + len(history) % 3)
    draft = ScriptedModel(vocabulary, lambda history: 2 + len(history) % 3)
    job = replace(answering(target, [0, 1, 0], draft, 2), max_tokens=5)
    first = finish(job)
    prompt = [*job.prompt, *first.tokens, 1, 1]
    target.passes.clear()
    draft.passes.clear()
    second = finish(replace(job, prompt=prompt))
    # the last token of an answer is committed, but evaluated only when the next turn needs it
    assert second.stats.cached_tokens == len(prompt) - 3
    assert len(target.passes[0]) == 3
    assert len(draft.passes[0]) <= 6


@pytest.mark.parametrize("ending", [{"stops": (" c d",)}, {"max_tokens": 30}, {}])
def test_the_next_turn_is_evaluated_in_the_same_passes_whatever_drafted(
    ending: dict[str, Any],
) -> None:
    """Kernels for other widths compute other bits, and strict text has to be the plain text."""
    text = "x y z " * 8 + "a b c d e f g"

    def passes_of_second_turn(length: int) -> list[tuple[int, ...]]:
        _, job = textbook(text, text, length)
        job = replace(job, **ending)
        first = finish(job)
        job.target.passes.clear()
        finish(replace(job, prompt=[*job.prompt, *first.tokens, 0, 0], drafters={}))
        return job.target.passes[:1]

    plain, *drafted = (passes_of_second_turn(length) for length in (0, 1, 3, 4))
    assert drafted == [plain] * 3


def test_edited_history_is_evaluated_from_the_edit_on() -> None:
    vocabulary = WordVocabulary(["u", "v", "a"])
    target = ScriptedModel(vocabulary, lambda history: 2)
    job = replace(answering(target, [0, 0, 0, 0]), max_tokens=2)
    finish(job)
    edited = finish(replace(job, prompt=[0, 0, 1, 0]))
    assert edited.stats.cached_tokens == 2


def test_same_prompt_again_evaluates_its_last_token() -> None:
    target = ScriptedModel(WordVocabulary(["u", "a"]), lambda history: 1)
    job = replace(answering(target, [0, 0, 0]), max_tokens=2)
    finish(job)
    assert finish(job).stats.cached_tokens == 2


@pytest.mark.parametrize("length", [1, 3, 8])
@pytest.mark.parametrize(
    "hostile",
    [
        lambda vocabulary: lambda history: 0,
        lambda vocabulary: lambda history: vocabulary.size - 1,
        lambda vocabulary: lambda history: hash(tuple(history)) % vocabulary.size,
    ],
    ids=["constant", "end spam", "random"],
)
def test_hostile_drafts_change_nothing(
    hostile: Callable[[WordVocabulary], NextToken], length: int
) -> None:
    vocabulary, job = textbook("a b c d e f a b c", "a", length)
    draft = ScriptedModel(vocabulary, hostile(vocabulary))
    is_end = vocabulary.is_end
    drafters = {
        Source.DRAFT: ModelDrafter(draft, vocabulary.size, is_end),
        Source.LOOKUP: LookupDrafter(is_end),
    }
    done = finish(replace(job, drafters=drafters))
    assert (done.text, done.stop_reason) == (" a b c d e f a b c", StopReason.EOS)


def test_self_draft_accepts_everything() -> None:
    _, job = textbook("a b c d e f g h i j k l m", "a b c d e f g h i j k l m", length=3)
    speculation = finish(job).stats.speculation
    assert speculation.accepted == speculation.drafted > 0


def test_plain_rate_is_measured_after_a_drafted_answer() -> None:
    text = " ".join("abcdefghijklmnopqrstuvwxyz" * 2)
    _, job = textbook(text, text, length=3)
    ticks = iter(range(10_000))
    done = finish(replace(job, clock=lambda: next(ticks)))
    assert done.stats.plain_rate == 1.0  # one tick per single pass
    assert [len(tokens) for tokens in job.target.passes[-3:]] == [1, 1, 1]


def test_a_short_answer_does_not_wait_for_a_plain_rate() -> None:
    _, job = textbook("a b c d e f g h", "a b c d e f g h", length=3)
    assert finish(job).stats.plain_rate is None
    assert [len(tokens) for tokens in job.target.passes] == [1, 4, 4]


def test_the_end_token_counts_in_no_rate() -> None:
    _, job = textbook("a b c", "a", length=0)
    ticks = iter(range(10_000))
    timings = finish(replace(job, clock=lambda: next(ticks))).stats.timings
    longer = finish(replace(job, max_tokens=3, clock=lambda: next(ticks))).stats.timings
    assert timings.decode_s == longer.decode_s
    assert timings.total_s > longer.total_s


def test_first_token_is_the_first_visible_one() -> None:
    """Of a character of four bytes nothing can be seen before the last of them."""

    def ttft(text: str) -> float:
        target = ScriptedModel(ByteVocabulary(), byte_sentence(text, 1))
        ticks = iter(range(10_000))
        job = replace(answering(target, [65], length=0), clock=lambda: next(ticks))
        return finish(job).stats.timings.ttft_s

    assert ttft("🙂") > ttft("y") + 3


def test_draft_verify_and_host_time_make_up_the_decoding() -> None:
    text = " ".join("abcdefghijklmnopqrstuvwxyz")
    _, job = textbook(text, text.replace("k", "b"), length=3)
    ticks = iter(range(10_000))
    stats = finish(replace(job, clock=lambda: next(ticks))).stats
    parts = stats.speculation
    spent = parts.draft_s + parts.verify_s + parts.host_s
    assert spent == pytest.approx(stats.timings.decode_s, abs=12)  # ticks outside of rounds


def test_a_failing_draft_leaves_the_answer_alone() -> None:
    _, job = textbook("a b c d e f", "a b c d e f", length=2)
    draft = job.drafters[Source.DRAFT]._model

    def failing(history: Sequence[int]) -> int:
        raise DecodeError("The draft broke.")

    draft._next_token = failing
    done = finish(job)
    assert done.text == " a b c d e f"
    assert done.stats.off_reason == "the draft failed: The draft broke"


def test_a_draft_with_a_smaller_vocabulary() -> None:
    """The target writes words that the draft does not have."""
    vocabulary, job = textbook("a b c d a b c d a b", "a b", length=3)
    smaller = WordVocabulary(["please", "a", "b"])
    draft = ScriptedModel(smaller, lambda history: 1 + len(history) % 2)
    drafter = ModelDrafter(draft, vocabulary.size, vocabulary.is_end)
    verifier = GreedyVerifier(SamplingParams(temperature=0, repeat_penalty=1.0001))
    done = finish(replace(job, drafters={Source.DRAFT: drafter}, verifier=verifier))
    assert done.text == " a b c d a b c d a b"
    assert max(draft.cached) < smaller.size


def test_a_long_prompt_is_looked_up_from_the_first_round_on() -> None:
    """A slice of it is indexed after every chunk of the prefill."""
    vocabulary = WordVocabulary([str(number) for number in range(200)])
    target = ScriptedModel(vocabulary, lambda history: history[-1] + 1, context_size=900)
    lookup = LookupDrafter(vocabulary.is_end, clock=lambda: 0.0)
    job = answering(target, [*range(200), 150, 151], length=3)
    job = replace(job, drafters={Source.LOOKUP: lookup}, prefill_chunk=16, max_tokens=9)
    rounds = rounds_of(job)
    assert [r.accepted for r in rounds] == [3, 3]


def test_strict_widths_hold_up_to_the_end_of_the_context() -> None:
    vocabulary = WordVocabulary(["a"])
    target = ScriptedModel(vocabulary, lambda history: 0, context_size=12)
    draft = ScriptedModel(vocabulary, lambda history: 0, context_size=12)
    costs = LiveCosts(CostTable({1: 1.0, 2: 1.1, 4: 1.2}), frozenset({1, 4}))
    rounds = rounds_of(replace(answering(target, [0], draft, 3), padded=costs.padded))
    assert {r.width for r in rounds} <= {1, 4}
