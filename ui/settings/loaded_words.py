"""What the loaded pair runs with, in words: also what Automatic has chosen."""

from __future__ import annotations

from app.engine.pair_info import PairInfo
from ui.details.wording import size_text
from ui.settings.items import CACHE_TYPES

NOTHING_LOADED = "No model is loaded now."


def loaded_words(info: PairInfo | None) -> str:
    """One sentence."""
    if info is None:
        return NOTHING_LOADED
    parts = (
        f"a context of {info.context_size:,} tokens",
        _threads(info),
        _caches(info),
        f"{size_text(info.memory.device_bytes)} on the graphics card"
        if info.memory.device_bytes
        else "nothing on a graphics card",
    )
    return f"Loaded now: {', '.join(parts)}."


def _threads(info: PairInfo) -> str:
    single, batch = info.threads, info.batch_threads or info.threads
    words = f"{single} thread{'' if single == 1 else 's'}"
    return words if batch == single else f"{words}, {batch} for wider passes"


def _caches(info: PairInfo) -> str:
    names = dict(CACHE_TYPES)
    target, draft = names[info.kv_type], names[info.draft_kv_type or info.kv_type]
    if target == draft:
        return f"a cache of {target}"
    return f"caches of {target} for the target and {draft} for the draft"
