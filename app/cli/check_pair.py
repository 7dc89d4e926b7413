"""`paceline check-pair`: may one model draft for another?"""

from __future__ import annotations

import json
from typing import Annotated

import typer

from app.cli import options
from app.cli.errors import NOT_GOOD, OK, InputError
from app.cli.pair_setup import user_names
from app.cli.terminal import show
from app.config.paths import Paths
from models.gguf import read_header
from models.pairing import Compatible, Incompatible, PairCheck, check_pair, foreign_vocabulary
from models.shared_vocabulary import SharedVocabulary


def check_pair_command(
    target: Annotated[str, typer.Argument(metavar="T", help="The big model.")],
    draft: Annotated[str, typer.Argument(metavar="D", help="The model that is to draft for it.")],
    *,
    foreign_draft: options.ForeignDraft = False,
    as_json: options.AsJson = False,
) -> int:
    """Exit with 0 if D may draft for T, else with 1 and the reason."""
    files = user_names(Paths.of_user()).pair(target, draft)
    if files.draft is None:
        raise InputError("There is no draft to check.", advice="Name two models.")
    headers = read_header(files.target), read_header(files.draft)
    verdict = check_pair(*headers)
    shared = foreign_vocabulary(*headers, verdict)
    if as_json:
        names = {"target": str(files.target), "draft": str(files.draft)}
        show(json.dumps(names | verdict_report(verdict) | {"foreign": foreign_report(shared)}))
    else:
        show(pair_text(verdict, shared, foreign_draft=foreign_draft))
    may_draft = isinstance(verdict, Compatible) or (foreign_draft and shared is not None)
    return OK if may_draft else NOT_GOOD


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
