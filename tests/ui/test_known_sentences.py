"""What app and models say is known to the window, word for word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.auto_length import AutoLength
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.drafting import UNKNOWN
from app.engine.request import PairSpec
from app.engine.stats import Source
from app.engine_process.death import death_error
from models.quantization import describe
from tests.ui.scripted_client import pair_info
from tests.ui.texts import ROOT, files
from ui.engine_notices import special_notice
from ui.engine_state import EngineState, Phase
from ui.known_errors import KNOWN_ERRORS
from ui.known_sentences import KNOWN, known
from ui.translation import tr

SEEN = "\0"  # stands for what an f-string fills in


def written(file: Path) -> Iterator[str]:
    """Every text in a file, f-strings included."""
    for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.JoinedStr):
            values = (getattr(value, "value", None) for value in part.values)
            yield "".join(value if isinstance(value, str) else SEEN for value in values)


def test_every_known_sentence_is_still_said() -> None:
    said = "\n".join(text for file in files("app", "models") for text in written(file))
    said += (ROOT / "resources/catalogue.json").read_text(encoding="utf-8")
    unsaid = [
        part
        for sentence in (*KNOWN, *KNOWN_ERRORS)
        for part in re.split(r"\{\w+\}|, ", sentence)  # what stands in one place in the code
        if part not in said
    ]
    assert not unsaid, "say it anew in ui/known_errors.py or ui/known_sentences.py"


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


def test_names_stay_as_they_are(german: None) -> None:
    assert "llama-3.1.txt" in known("“llama-3.1.txt” is not a text file.")


def test_a_sentence_that_is_not_known_stays() -> None:
    assert known("the draft failed: 7.5 of 8") == "the draft failed: 7.5 of 8"


LABELS = ("F32", "F16", "Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K", "IQ2_M", "IQ1_S")


@pytest.mark.parametrize("label", LABELS)
def test_what_quantizations_mean_is_known(label: str) -> None:
    assert describe(label).words in KNOWN
