"""What app and models say is known to the window, word for word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.config.settings_file import read_settings
from app.engine.auto_length import AutoLength
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.drafting import UNKNOWN
from app.engine.request import PairSpec
from app.engine.stats import Source
from app.engine_process.death import death_error
from models.byte_size import MEMORY_GIGABYTE
from models.fit import Fit, FreeMemory, NotEnoughMemoryError, Verdict
from models.memory import ModelMemory, PairMemory
from models.quantization import describe
from tests.ui.scripted_client import pair_info
from tests.ui.sentences import is_clause, is_for_others, says, sentences, text_of
from tests.ui.texts import ROOT, files
from ui.engine_notices import special_notice
from ui.engine_state import EngineState, Phase
from ui.known_sentences import KNOWN, known, pattern_of
from ui.translation import tr

PLACE = re.compile(r"\{\w+\}")
NOT_IN_THE_WINDOW = frozenset(
    (
        # what settings and their fields cannot hold
        "The cache type \n is not one of \n.",
        "Exactness is 'strict' or 'fast', not \n.",
        "A full context is met by \n, not \n.",
        "Thinking is \n, not \n.",
        "The \n \n to be \n to \n, not \n.",
        # steps of loading, which the window has words for
        "Loading the target",
        "Loading the draft",
        "Measuring this machine",
        "Making the draft",
        "Quantizing the target",
        "Padding the target",
        # names, and what only programs and models read
        "out of memory",
        "--target \n --draft \n",
        "\n, \n cores",
        "File “\n”:\n\n\n\n\n\n",
        "Paceline demo target (SmolLM2-135M padded)",
        (
            "The function of SmolLM2-135M-Instruct with zeros around it, as slow as a 2B model. "
            "For showing and measuring speculative decoding; not a better model."
        ),
        "too big",
        "library changes",
        "Hugging Face",
        "LM Studio",
        "Application Support",
        "paceline hub token",
        "model name",
    )
)
# Pieces, which tests have put together before they ask whether the whole is known.
COMPOSED = frozenset(
    (
        "It needs \n; \n",
        "\n, which is tight.",
        "\n, which is not enough.",
        "\n It is left at its default.",
    )
)

SAYING = """
'''No word of this.'''
def walk(name: Literal["go there"]) -> None:
    'A docstring is for us.'
    log.info("The walk has begun")
    if name == "no":
        raise ValueError("nobody goes")
    what = name if name else "an umbrella"
    raise WalkError("It rains cats and dogs.", advice=f"Take an {what} or stay.")
"""


def written(file: Path) -> Iterator[str]:
    """Every text in a file, f-strings included."""
    for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(part, ast.JoinedStr) or (
            isinstance(part, ast.Constant) and isinstance(part.value, str)
        ):
            yield text_of(part)


def filled_in(sentence: str, value: str) -> str:
    return PLACE.sub(value, sentence.replace("{names}", f"“{value}”"))


def is_known(text: str) -> bool:
    return any(
        pattern_of(sentence).fullmatch(text)
        or PLACE.sub("\n", sentence) == text
        or (is_clause(text) and says(filled_in(sentence, "\n"), text))
        for sentence in KNOWN
    )


def test_every_known_sentence_is_still_said() -> None:
    said = "\n".join(text for file in files("app", "models") for text in written(file))
    said += (ROOT / "resources/catalogue.json").read_text(encoding="utf-8")
    unsaid = [
        part
        for sentence in KNOWN
        for part in re.split(r"\{\w+\}|, |(?<=\.) ", sentence)  # what is in one place in the code
        if part.strip(" .,:;?“”") not in said
    ]
    assert not unsaid, "say it anew where it is known: ui/known_….py"


def test_every_sentence_that_is_said_is_known() -> None:
    strange = [
        f"{file.relative_to(ROOT)}:{line}: {text!r}"
        for file in files("app", "models")
        if not is_for_others(file)
        for line, text in sentences(file)
        if text not in NOT_IN_THE_WINDOW | COMPOSED and not is_known(text)
    ]
    assert not strange, "add it to ui/known_….py, or to NOT_IN_THE_WINDOW if no window shows it"


def test_what_no_window_shows_is_still_said() -> None:
    said = {text for file in files("app", "models") for _, text in sentences(file)}
    assert said >= NOT_IN_THE_WINDOW | COMPOSED


def test_sentences_are_found_where_they_are_said(tmp_path: Path) -> None:
    file = tmp_path / "saying.py"
    file.write_text(SAYING, encoding="utf-8")
    assert [text for _, text in sentences(file)] == [
        "an umbrella",
        "It rains cats and dogs.",
        "Take an \n or stay.",
    ]
    assert not any(is_known(text) for _, text in sentences(file))


@pytest.mark.parametrize(
    "text",
    ["The engine \n.", "The file may be damaged", "Start \n again.", "\n Details are in \n."],
)
def test_pieces_of_a_known_sentence_are_no_other_sentence(text: str) -> None:
    assert any(says(filled_in(sentence, "\n"), text) for sentence in KNOWN)
    assert not is_known(text)


def test_parts_of_a_known_sentence_are_known() -> None:
    known = "“\n” cannot be read: \n."
    assert says(known, "“\n” cannot be read")
    assert says(known, " be \n.")
    assert not says(known, " read\n cannot")
    assert not says(known, "“\n” cannot be heard")


def test_no_known_sentence_is_taken_for_another() -> None:
    hidden = []
    for sentence in KNOWN:
        said = filled_in(sentence, "7")
        first = next(text for text in KNOWN if pattern_of(text).fullmatch(said))
        if first != sentence:
            hidden.append((sentence, first))
    assert not hidden, "what fits less has to stand first"


def test_why_drafting_is_off_is_known(german: None) -> None:
    auto = AutoLength(LiveCosts(CostTable({width: float(width) for width in range(1, 9)}, 0.1)))
    auto.plan(16, {Source.DRAFT: UNKNOWN})
    assert auto.off_reason is not None
    assert known(auto.off_reason).startswith("ein Durchlauf der Breite 4 kostet 4,0-mal")


CODES = (None, 1, 3, -4, -6, -7, -9, -10, -11, -15, -31, 0xC0000005, 0xC0000017, 0xC000001D)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("was_ready", [True, False])
def test_how_the_engine_ended_is_known(german: None, code: int | None, was_ready: bool) -> None:
    error = death_error(code, Path("/a b/engine.log"), was_ready=was_ready)
    for sentence in (str(error), error.advice):
        assert known(sentence) != sentence
        assert "engine again" not in known(sentence)
    assert known(error.advice).endswith(" /a b/engine.log.")


def test_why_a_pair_cannot_draft_is_known(german: None) -> None:
    spec = PairSpec(Path("/t.gguf"), Path("/d.gguf"))
    reason = "this draft's memory cannot be rolled back"
    info = replace(pair_info(spec), off_reason=reason)
    notice = special_notice(EngineState(Phase.LOADED, spec, info=info))
    assert notice is not None
    assert notice.advice == tr(reason) != reason


@pytest.mark.parametrize("card_bytes", [0, 3 * MEMORY_GIGABYTE])
@pytest.mark.parametrize("is_limited", [True, False])
def test_why_a_pair_does_not_fit_is_known(
    german: None, card_bytes: int, *, is_limited: bool
) -> None:
    memory = PairMemory(ModelMemory(0, 0, 0, 0, 0, card_bytes))
    fit = Fit(memory, FreeMemory(0, is_limited=is_limited), Verdict.TOO_BIG)
    with pytest.raises(NotEnoughMemoryError) as refusal:
        fit.require()
    assert known(str(refusal.value)).endswith("und das reicht nicht.")


def test_what_a_setting_is_left_at_is_known(german: None) -> None:
    (problem,) = read_settings({"theme": "blue"}).problems
    assert known(problem).endswith("Es gilt der Standardwert.")


def test_names_stay_as_they_are(german: None) -> None:
    assert "llama-3.1.txt" in known("“llama-3.1.txt” is not a text file.")


def test_a_sentence_that_is_not_known_stays() -> None:
    assert known("the draft walked: 7.5 of 8") == "the draft walked: 7.5 of 8"


FILLED_IN = (
    ("A preset cannot be used: The temperature has to be 0 to 100.", "„Temperatur“", "0 bis 100"),
    ("“a.gguf” is incomplete: it has 1,234 bytes, but its header promises about 5,678.", "1.234"),
    ("the draft failed: first line\nsecond line", "Entwurfsmodell", "first line\nsecond line"),
    ("the draft failed: llama.cpp could not evaluate the text (code 1)", "auswerten (Code 1)"),
    ("“m.gguf” cannot be read: it declares 7,000,000 tensors.", "7.000.000 Tensoren"),
    (
        "“x” cannot be the draft: it has no weights.",
        "das Entwurfsmodell sein: Es hat keine Gewichte.",
    ),
    (
        "The repository a/b does not exist, or is shown only to people who are signed in.",
        "das Repo",
    ),
    ("The setting “theme” has to be one of: light, dark. It is left at its default.", "einer von"),
    (
        (
            "It needs 5.2 GB of memory and 3.1 GB on the graphics card; 4.0 GB and 2.0 GB there "
            "are free, which is not enough."
        ),
        "5,2",
        "dort 2,0",
    ),
    (
        "“a.gguf” of x/y does not exist, or is shown only to people who are signed in.",
        "sichtbar: „a.gguf“ aus x/y.",
    ),
    (
        "“m” is incomplete: 6 of its parts are missing: “a”, “b” and 4 more.",
        "„a“, „b“ und 4 weitere",
    ),
    (
        "The connection to hub.example ended after 5 of 1,000 bytes.",
        "endete nach 5 von 1.000 Byte.",
    ),
    ("Try again in 30 seconds; people with a token may ask more often.", "in 30 Sekunden noch"),
)


@pytest.mark.parametrize("sentence", FILLED_IN, ids=lambda each: each[0])
def test_what_is_filled_in_is_said_in_the_language(german: None, sentence: tuple[str, ...]) -> None:
    said, *parts = sentence
    for part in parts:
        assert part in known(said)


def test_names_that_are_words_stay(german: None) -> None:
    assert known("repositories like “seed”") == "Repositorys wie „seed“"


LABELS = ("F32", "F16", "Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K", "IQ2_M", "IQ1_S")


@pytest.mark.parametrize("label", LABELS)
def test_what_quantizations_mean_is_known(label: str) -> None:
    assert describe(label).words in KNOWN
