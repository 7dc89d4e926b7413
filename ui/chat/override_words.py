"""What an answer is asked with otherwise than its chat, in words."""

from __future__ import annotations

from collections.abc import Iterator

from app.sessions.override import SAMPLING_NAMES, Override
from app.sessions.preset import Preset
from ui.numbers import decimal
from ui.translation import mark, tr

_NUMBERS = {
    "temperature": mark("temperature {value}"),
    "top_k": mark("top-k {value}"),
    "top_p": mark("top-p {value}"),
    "min_p": mark("min-p {value}"),
    "repeat_penalty": mark("repeat penalty {value}"),
    "seed": mark("seed {value}"),
}

_THINKING = {
    "usual": mark("thinking as usual"),
    "on": mark("thinking first"),
    "off": mark("no thinking"),
    "low": mark("thinking with low effort"),
    "medium": mark("thinking with medium effort"),
    "high": mark("thinking with high effort"),
}


def override_words(override: Override) -> str:
    """Such as "temperature 0.2 · seed 7 · no drafting"; empty if nothing is otherwise."""
    values = override.values
    parts = [_number(name, values) for name in SAMPLING_NAMES if name in override.names]
    return " · ".join([*parts, *_texts(override.names, values), *_drafting(override)])


def _number(name: str, preset: Preset) -> str:
    value = getattr(preset.sampling, name)
    if value is None:
        return tr("random seed") if name == "seed" else name.replace("_", " ")
    if name not in _NUMBERS:
        return f"{name.replace('_', ' ')} {value}"
    return tr(_NUMBERS[name]).format(value=_shown(value))


def _shown(value: float) -> str:
    """With as many decimals as it needs, two at most."""
    places = next(places for places in (0, 1, 2) if places == 2 or round(value, places) == value)
    return str(value) if isinstance(value, int) else decimal(value, places)


def _texts(names: frozenset[str], preset: Preset) -> Iterator[str]:
    if "max_tokens" in names:
        most = preset.max_tokens
        yield tr("no limit of length") if most is None else tr("at most %n tokens", "", most)
    if "stop" in names:
        count = len(preset.stop)
        yield tr("%n stop texts", "", count) if count else tr("no stop texts")
    if "json_schema" in names:
        yield tr("JSON schema") if preset.json_schema.strip() else tr("no JSON schema")
    if "thinking" in names:
        yield tr(_THINKING[preset.thinking])
    if "system_prompt" in names:
        yield tr("another system prompt") if preset.system_prompt else tr("no system prompt")


def _drafting(override: Override) -> Iterator[str]:
    match override.drafting:
        case "usual":
            return
        case "off":
            yield tr("no drafting")
        case "auto":
            yield tr("draft length chosen each round")
        case int(length):
            yield tr("%n tokens drafted each round", "", length)
