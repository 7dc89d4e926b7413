from __future__ import annotations

import math
import pickle
from dataclasses import fields, replace
from typing import Any

import pytest

from app.config.errors import SettingsError
from app.config.settings import RULES, Settings
from app.engine.request import SpeculationParams
from app.engine.sampling import SamplingParams

ODD: tuple[Any, ...] = ([], {}, b"x", object())
BAD: dict[str, tuple[Any, ...]] = {
    "theme": ("pink", None, "", 1),
    "contrast": ("low", None, True),
    "language": ("xx", None, 1),
    "font_family": (None, 1, "\ud800"),
    "text_size": (79, 141, None, 100.5, True),
    "is_compact": (0, 1, None, "yes"),
    "zoom": (74, 201, None, 100.5, True),
    "figures_shown": ("pink", None, "", 1),
    "shortcuts": (
        None,
        [],
        "Ctrl+N",
        {"new-chat": "Ctrl+N"},
        {"new-chat": [1]},
        {"new-chat": ["\ud800"]},
        {1: []},
    ),
    "sidebar_shown": (0, 1, "true", None),
    "window_geometry": (None, 1, "\ud800"),
    "network": (0, 1, "on", None),
    "serve": (0, 1, "on", None),
    "serve_port": (0, 80, 65536, 8470.5, True, None),
    "target": (None, 1),
    "draft": (None, 1),
    "context_size": (63, 0, -1, 1.5, True, "4096", 10**30),
    "threads": (0, True, "all"),
    "batch_threads": (0, 513, "all"),
    "gpu_layers": (-1, "auto"),
    "draft_gpu_layers": (-1, "auto"),
    "memory_limit": (0, 1.5, True, "16"),
    "kv_type": ("f64", None),
    "draft_kv_type": ("f64", 1),
    "draft_enabled": (1, "yes", None),
    "lookup": (0, "no", None),
    "draft_length": (-1, 17, True, "auto"),
    "exactness": ("sloppy", None),
    "while_answering": ["wait", "", None, 1],
    "system_prompt": (None, 1),
    "max_tokens": (0, True, "many"),
    "context_full": ("forget", None),
    "thinking": ("maybe", None, True),
    "temperature": (-0.1, 101, math.nan, math.inf, True, "hot", None, 10**400),
    "top_k": (-1, 2.5, True, None),
    "top_p": (0, 1.1, math.nan, None),
    "min_p": (-0.1, 1.1, None),
    "repeat_penalty": (0, 11, None),
}


def test_every_field_has_a_rule_and_bad_examples() -> None:
    names = [field.name for field in fields(Settings)]
    assert list(RULES) == names
    assert list(BAD) == names


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (name, value)
        for name, values in BAD.items()
        for value in (*values, *ODD)
        if (name, value) != ("shortcuts", {})  # none are chosen
    ],
)
def test_bad_value_is_refused_with_a_sentence(name: str, value: Any) -> None:
    with pytest.raises(SettingsError, match=name.replace("_", " ")) as caught:
        replace(Settings(), **{name: value})
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    "values",
    [
        {"theme": "dark", "temperature": 0, "top_p": 1, "min_p": 1, "repeat_penalty": 10},
        {"context_size": 64, "threads": 64, "gpu_layers": 0, "draft_length": 0, "max_tokens": None},
        {"target": "/a b/ü.gguf", "draft": "demo", "kv_type": "q8_0", "exactness": "strict"},
    ],
)
def test_allowed_values(values: dict[str, Any]) -> None:
    settings = Settings(**values)
    assert pickle.loads(pickle.dumps(settings)) == settings


def test_defaults_are_the_engines_defaults() -> None:
    assert Settings().sampling == SamplingParams()
    assert Settings().speculation == SpeculationParams()


@pytest.mark.parametrize("low", [True, False])
def test_whatever_settings_allow_the_engine_allows(low: bool) -> None:
    extreme = Settings(
        temperature=0 if low else 100,
        top_k=0 if low else 2**31 - 1,
        top_p=1e-9 if low else 1,
        min_p=0 if low else 1,
        repeat_penalty=1e-9 if low else 10,
        draft_length=0 if low else 16,
        exactness="strict" if low else "fast",
    )
    assert extreme.sampling.temperature == extreme.temperature
    assert extreme.speculation.draft_length == extreme.draft_length
