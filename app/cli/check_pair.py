"""`paceline check-pair`: may one model draft for another?"""

from __future__ import annotations

import json
from typing import Annotated

import typer

from app.cli import options
from app.cli.errors import NOT_GOOD, OK, InputError
from app.cli.models_drafts import gain_text
from app.cli.pair_setup import user_facts, user_names
from app.cli.terminal import show
from app.config.paths import Paths
from models.draft_ranking import RankedDraft, rank_draft
from models.gguf import read_header
from models.pairing import Compatible, Incompatible, PairCheck
from models.shared_vocabulary import SharedVocabulary


def check_pair_command(
    target: Annotated[str, typer.Argument(metavar="T", help="The big model.")],
    draft: Annotated[str, typer.Argument(metavar="D", help="The model that is to draft for it.")],
    *,
    foreign_draft: options.ForeignDraft = False,
    as_json: options.AsJson = False,
) -> int:
    """Exit with 0 if D may draft for T, else with 1 and the reason."""
    paths = Paths.of_user()
    files = user_names(paths).pair(target, draft)
    if files.draft is None:
        raise InputError("There is no draft to check.", advice="Name two models.")
    headers = read_header(files.target), read_header(files.draft)
    ranked = rank_draft(*headers, user_facts(paths), {})
    may_draft = isinstance(ranked.verdict, Compatible) or (
        foreign_draft and ranked.shared is not None
    )
    if as_json:
        names = {"target": str(files.target), "draft": str(files.draft)}
        show(json.dumps(names | ranked_report(ranked)))
    else:
        show(pair_text(ranked.verdict, ranked.shared, foreign_draft=foreign_draft))
        if may_draft and ranked.gain is not None:
            show(f"Its gain: {gain_text(ranked.gain, ranked.measured)}.")
    return OK if may_draft else NOT_GOOD


def ranked_report(ranked: RankedDraft) -> dict[str, object]:
    """The verdict and the gain as JSON."""
    gain = ranked.gain
    return verdict_report(ranked.verdict) | {
        "foreign": foreign_report(ranked.shared),
        "speedup": gain.speedup if gain else None,
        "basis": gain.basis.value if gain else None,
    }


def verdict_report(verdict: PairCheck) -> dict[str, object]:
    """The verdict as JSON; `check` names the rule that is broken."""
    match verdict:
        case Compatible(remarks):
            return {
                "compatible": True,
                "check": None,
                "reason": None,
                "token_id": None,
                "remarks": list(remarks),
            }
        case Incompatible(check, reason, token_id):
            return {
                "compatible": False,
                "check": check,
                "reason": reason,
                "token_id": token_id,
                "remarks": [],
            }


def verdict_text(verdict: PairCheck) -> str:
    match verdict:
        case Compatible(remarks):
            return "\n".join(("Yes: it may draft for the target.", *remarks))
        case Incompatible(_, reason):
            return f"No: {reason}"


def foreign_report(shared: SharedVocabulary | None) -> dict[str, object] | None:
    """What a draft with another vocabulary could propose, as JSON."""
    if shared is None:
        return None
    return {
        "shared_tokens": shared.count,
        "target_tokens": shared.target_size,
        "share": shared.share,
    }


def pair_text(verdict: PairCheck, shared: SharedVocabulary | None, *, foreign_draft: bool) -> str:
    """The verdict in sentences; `foreign_draft`: whether another vocabulary is welcome."""
    if shared is None:
        return verdict_text(verdict)
    both = (
        f"{shared.count:,} of the target's {shared.target_size:,} tokens ({shared.share:.1%}) are "
        "in both vocabularies"
    )
    if foreign_draft:
        return f"Yes, with a foreign vocabulary: {both}, and it may propose these."
    return (
        f"{verdict_text(verdict)}\nIt has a foreign vocabulary: {both}. With --foreign-draft it "
        "may propose these; the text stays the target's own, but the gain is usually smaller."
    )
