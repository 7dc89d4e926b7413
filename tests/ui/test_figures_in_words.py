"""The sentences about rounds, tokens and comparisons."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.replay import replay_step
from app.engine.request import PairSpec
from app.engine.stats import Ending, Source
from app.engine.stats_compare import compare_answers
from app.engine.stats_text import context_remarks, stats_line, stats_parts
from app.engine.trace import Origin, token_marks
from app.language import IN_ENGLISH, seconds
from tests.app.engine.test_stats_compare import PLAIN, drafted
from tests.app.engine.test_trace import DRAFTED, TRACE
from tests.ui.scripted_client import pair_info
from ui.details.wording import memory_sentence
from ui.numbers import IN_THE_WINDOW, memory_size
from ui.stats.compare_wording import compared_figures, speed_verdict, text_verdict
from ui.stats.replay_wording import checking_heading, explanation_text, proposing_heading
from ui.stats.token_wording import origin_counts, prob_text, token_facts, visible_token


def test_the_textbook_round() -> None:
    step = replay_step(TRACE, 0, plain_rate=10.0)
    assert proposing_heading(step) == ("The draft proposes", "4 tokens, 31 ms")
    assert checking_heading(step)[1] == "163 ms; 3 single passes would take 300 ms"
    assert explanation_text(step) == (
        "2 proposals were kept. At the third the target wanted report (61 %) rather than invoice "
        "(17 %), so its own choice is used; today depended on the rejected token and is "
        "discarded. 3 tokens from one pass."
    )


def test_a_round_that_was_accepted_as_a_whole() -> None:
    step = replay_step(TRACE, 1, plain_rate=None)
    assert explanation_text(step) == (
        "The proposal was kept. The pass also gave the target's next choice, the, as a bonus. "
        "2 tokens from one pass."
    )
    assert "single" not in checking_heading(step)[1]


def test_a_round_that_keeps_nothing() -> None:
    none = replace(DRAFTED, proposal=(3, 4), accepted=0, committed=(5,), target_probs=(0.61,))
    step = replay_step(replace(TRACE, rounds=(none,)), 0, plain_rate=10.0)
    assert explanation_text(step).startswith("No proposal was kept. At the first ")
    assert explanation_text(step).endswith("1 token from one pass.")
    assert "1 single pass would take" in checking_heading(step)[1]


def test_a_token_that_was_tried_beside_the_proposal() -> None:
    step = replace(replay_step(TRACE, 0, plain_rate=None), ahead=" at")
    words = "so gave the next one too, at. 4 tokens from one pass."
    assert explanation_text(step).endswith(words)


def test_a_round_without_a_proposal() -> None:
    step = replay_step(TRACE, 2, plain_rate=10.0)
    assert "chose today by itself. 1 token" in explanation_text(step)
    assert proposing_heading(step)[0] == "Nothing is proposed"
    assert step.ending is Ending.PLAIN


def test_a_round_of_two_sources() -> None:
    sources = (Source.LOOKUP, Source.DRAFT, Source.DRAFT, Source.LOOKUP)
    trace = replace(TRACE, rounds=(replace(DRAFTED, sources=sources), *TRACE.rounds[1:]))
    assert proposing_heading(replay_step(trace, 0, None))[0] == "Lookup and the draft propose"


def test_facts_of_a_token() -> None:
    marks = token_marks(TRACE)
    assert token_facts(marks[3]) == (
        "“report” · correction by the target · probability 61 % · round 1, token 3 of 3"
    )
    assert token_facts(marks[0]).endswith("the pass over the prompt")
    assert origin_counts(marks)[0] == (Origin.DRAFT, 2)
    assert prob_text(0.001) == "under 1 %"


@pytest.mark.parametrize(
    ("text", "shown"), [(" a", "a"), ("\n", "↵"), (" ", "␣"), ("", "∅"), ("a b", "a b")]
)
def test_visible_token(text: str, shown: str) -> None:
    assert visible_token(text) == shown


@pytest.mark.parametrize(
    ("time_s", "words"),
    [
        (5.0, "2.0 times as fast"),
        (9.8, "no difference"),
        (10.3, "no difference"),
        (20.0, "slowed this answer down, to 0.50 times"),
    ],
)
def test_speed_in_words(time_s: float, words: str) -> None:
    assert words in speed_verdict(compare_answers("a", drafted(time_s), "a", PLAIN))


def test_speeds_that_cannot_be_compared() -> None:
    short = compare_answers("a", replace(drafted(5.0), output_tokens=1), "a", PLAIN)
    assert "too short" in speed_verdict(short)
    undrafted = replace(drafted(5.0), speculation=PLAIN.speculation)
    assert "Nothing was drafted" in speed_verdict(compare_answers("a", undrafted, "a", PLAIN))


def test_texts_in_words() -> None:
    same = compare_answers("abc", PLAIN, "abc", PLAIN)
    other = compare_answers("abc", PLAIN, "abd", PLAIN)
    assert text_verdict(same, is_fixed=True) == "The texts are identical."
    assert "strict exactness" in text_verdict(other, is_fixed=True)
    assert "Without a seed" in text_verdict(other, is_fixed=False)


def test_figures_say_how_they_were_measured() -> None:
    figures = compared_figures(PLAIN)
    assert [value for value, _, _ in figures] == ["10.0 tok/s", "10.0 s", "0.20 s", "101"]
    assert all("easured" in how or "ounted" in how for _, _, how in figures)


def test_terminal_and_window_say_the_same_in_english() -> None:
    stats = replace(drafted(5.0), output_tokens=1, dropped_messages=1)
    for figures in (stats, PLAIN, replace(PLAIN, dropped_messages=3)):
        assert stats_parts(figures, "eos") == stats_parts(figures, "eos", IN_THE_WINDOW)
        spoken = context_remarks(figures, "context", IN_THE_WINDOW)
        assert context_remarks(figures, "context") == spoken
    assert "101 tokens" in stats_line(PLAIN)
    assert [seconds(s, IN_ENGLISH) for s in (0.42, 3.14, 72.4)] == ["0.42 s", "3.1 s", "1 min 12 s"]


MEMORY = (
    (0, "0 MB"),
    (1, "1 MB"),
    (94 * 2**20, "94 MB"),
    (2**30 - 2**20, "1023 MB"),
    (2**30 - 1, "1.0 GB"),
    (5 * 2**28, "1.2 GB"),
)


@pytest.mark.parametrize(("size", "words"), MEMORY)
def test_amounts_of_memory(size: int, words: str) -> None:
    assert memory_size(size) == words


def test_memory_of_the_engine_is_said_like_any_other() -> None:
    info = pair_info(PairSpec(Path("/t.gguf"), Path("/d.gguf")))
    small = replace(info, memory=replace(info.memory, rss_bytes=94 * 2**20, device_bytes=0))
    assert memory_sentence(small) == "94 MB in memory"
    none = replace(info, memory=replace(info.memory, rss_bytes=0, device_bytes=0))
    assert memory_sentence(none) == ""


def test_what_is_off_while_lookup_proposes_is_the_draft_model() -> None:
    off = [replace(one, off_reason="it costs too much") for one in (drafted(5.0), PLAIN)]
    said = [stats_parts(one)[-1].text for one in off]
    assert said == ["draft model off: it costs too much", "drafting off: it costs too much"]
