"""The queue of downloads as cards. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from models.download import Download
from models.download_manager import DownloadStatus
from ui.known_sentences import known
from ui.library.card import Act, Card, Light
from ui.library.wording import part_of, rate, remaining
from ui.pair.choices import format_size
from ui.translation import tr

PAUSE, RESUME, CANCEL, RETRY, FIRST = "pause", "resume", "cancel", "retry", "first"
USE_PAIR, USE_TARGET, CLEAR, TOKEN = "use-pair", "use-target", "clear", "token"
_FOR_PEOPLE = ("gated", "sign-in", "forbidden")  # errors that a token may help with


@dataclass(frozen=True, slots=True)
class FinishedUse:
    """What a finished download can be used for: a target, and a draft for it if there is one."""

    target: Path
    draft: Path | None
    words: str


def download_cards(
    statuses: Sequence[DownloadStatus], uses: Mapping[str, FinishedUse], now: float
) -> list[Card]:
    """In the order in which they run. `uses` by the ids of what is finished."""
    return [_card(status, uses.get(status.download.id), now) for status in statuses]


def unfinished(statuses: Sequence[DownloadStatus]) -> int:
    """How many are not there yet."""
    return sum(status.download.state != "done" for status in statuses)


def _card(status: DownloadStatus, use: FinishedUse | None, now: float) -> Card:
    download = status.download
    is_done = download.state == "done"
    fraction = download.received / download.total if download.total else 0.0
    return Card(
        key=download.id,
        title=download.name,
        detail=download.repo_id,
        progress=None if is_done else fraction,
        lines=_lines(status, use, now),
        light=_light(status),
        acts=() if status.is_elsewhere else _acts(download, use),
        more=(Act(FIRST, tr("Put it first")),) if download.state in ("waiting", "paused") else (),
        light_first=download.state == "failed",
        is_dim=download.state in ("paused", "failed"),
    )


def _lines(status: DownloadStatus, use: FinishedUse | None, now: float) -> tuple[str, ...]:
    download = status.download
    amount = (
        part_of(download.received, download.total) if download.total else tr("size not known yet")
    )
    if status.is_elsewhere:
        return (" · ".join((amount, tr("another Paceline is downloading it"))),)
    match download.state:
        case "running":
            parts = [amount]
            parts += [rate(status.rate)] if status.rate else []
            parts += [remaining(status.remaining_s)] if status.remaining_s is not None else []
            return (" · ".join(parts),)
        case "waiting":
            return (f"{amount} · {_waiting(download, now)}",)
        case "paused":
            return (" · ".join((amount, tr("paused"))),)
        case "failed":
            advice = known(download.problem.advice) if download.problem else ""
            return tuple(filter(None, (amount if download.received else "", advice)))
        case "done":
            size = format_size(download.total or download.received)
            return (f"{size} · {use.words}" if use else size,)


def _waiting(download: Download, now: float) -> str:
    if download.retry_at is None or download.retry_at <= now:
        return tr("waits for its turn")
    seconds = max(1, round(download.retry_at - now))
    return tr("tries again in {seconds} s").format(seconds=seconds)


def _light(status: DownloadStatus) -> Light | None:
    download = status.download
    if download.state == "done":
        return Light("good", tr("Checked, ready"))
    if download.problem is None or download.state == "paused":
        return None
    return Light("bad" if download.state == "failed" else "draft", known(download.problem.sentence))


def _acts(download: Download, use: FinishedUse | None) -> tuple[Act, ...]:
    if download.state == "done":
        return (*_use_acts(use), Act(CLEAR, tr("Clear")))
    before: list[Act] = []
    match download.state:
        case "waiting" if download.retry_at is not None:
            before = [Act(RETRY, tr("Try now")), Act(PAUSE, tr("Pause"))]
        case "running" | "waiting":
            before = [Act(PAUSE, tr("Pause"))]
        case "paused":
            before = [Act(RESUME, tr("Resume"), is_main=True)]
        case "failed":
            before = [Act(RETRY, tr("Try again"))]
            if download.problem is not None and download.problem.code in _FOR_PEOPLE:
                before.append(Act(TOKEN, tr("Token…")))
    return (*before, Act(CANCEL, tr("Cancel")))


def _use_acts(use: FinishedUse | None) -> tuple[Act, ...]:
    if use is None:
        return ()
    if use.draft is None:
        return (Act(USE_TARGET, tr("Use it")),)
    return (Act(USE_PAIR, tr("Use this pair"), is_main=True),)
