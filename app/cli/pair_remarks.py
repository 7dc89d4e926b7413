"""What a person should know about a pair before its first answer."""

from __future__ import annotations

from app.counted import either
from app.engine.pair_info import PairInfo
from app.engine.request import Thinking


def pair_remarks(
    info: PairInfo, *, uses_template: bool = True, thinking: Thinking = "usual"
) -> tuple[str, ...]:
    """Sentences; most pairs give no cause for any."""
    remarks = []
    if uses_template and not info.has_chat_template:
        remarks.append("This model has no chat template; a plain one is used.")
    choices = [choice for choice in info.thinking_choices if uses_template and choice != "usual"]
    if thinking != "usual" and thinking not in choices:
        if not uses_template:
            why = "a raw prompt uses no chat template"
        elif choices:
            why = f"this model can be told {either(choices)}"
        else:
            why = "this model cannot be told whether or how hard to think"
        remarks.append(f"Thinking is as usual, not {thinking}: {why}.")
    if info.shared_tokens is not None:
        share = info.shared_tokens / info.target.vocabulary_size
        remarks.append(
            f"The draft has a vocabulary of its own and proposes the {info.shared_tokens:,} tokens "
            f"that the target has as well ({share:.0%} of the target's)."
        )
    return tuple(remarks)
