"""What the loaded pair runs with, in words: also what Automatic has chosen."""

from __future__ import annotations

from app.engine.pair_info import PairInfo
from ui.numbers import grouped, memory_size
from ui.settings.items import CACHE_TYPES
from ui.translation import joined, mark, tr

NOTHING_LOADED = mark("No model is loaded now.")


def loaded_words(info: PairInfo | None) -> str:
    """One sentence."""
    if info is None:
        return tr(NOTHING_LOADED)
    parts = (
        tr("a context of {count} tokens").format(count=grouped(info.context_size)),
        _threads(info),
        _caches(info),
        tr("{size} on the graphics card").format(size=memory_size(info.memory.device_bytes))
        if info.memory.device_bytes
        else tr("nothing on a graphics card"),
    )
    return tr("Loaded now: {parts}.").format(parts=joined(parts))


def _threads(info: PairInfo) -> str:
    single, batch = info.threads, info.batch_threads or info.threads
    words = tr("%n threads", "", single)
    if batch == single:
        return words
    return tr("{threads}, {count} for wider passes").format(threads=words, count=batch)


def _caches(info: PairInfo) -> str:
    names = dict(CACHE_TYPES)
    target, draft = tr(names[info.kv_type]), tr(names[info.draft_kv_type or info.kv_type])
    if target == draft:
        return tr("a cache of {size}").format(size=target)
    words = tr("caches of {target} for the target and {draft} for the draft")
    return words.format(target=target, draft=draft)
