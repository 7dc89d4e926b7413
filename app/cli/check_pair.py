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
from models.pairing import Compatible, Incompatible, PairCheck, check_pair


def check_pair_command(
    target: Annotated[str, typer.Argument(metavar="T", help="The big model.")],
    draft: Annotated[str, typer.Argument(metavar="D", help="The model that is to draft for it.")],
    *,
    as_json: options.AsJson = False,
) -> int:
    """Exit with 0 if D may draft for T, else with 1 and the reason."""
    files = user_names(Paths.of_user()).pair(target, draft)
    if files.draft is None:
        raise InputError("There is no draft to check.", advice="Name two models.")
    verdict = check_pair(read_header(files.target), read_header(files.draft))
    if as_json:
        names = {"target": str(files.target), "draft": str(files.draft)}
        show(json.dumps(names | verdict_report(verdict)))
    else:
        show(verdict_text(verdict))
    return OK if isinstance(verdict, Compatible) else NOT_GOOD


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
