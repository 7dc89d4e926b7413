"""May one model draft for another? Decided from their headers alone.

The rules are those of llama.cpp's ``common_speculative_are_compatible`` (build 11434): the same
tokenizer type, the same use of BOS and EOS, vocabularies that differ by at most 128 tokens, and
the same text for every token that both have, from token 5 on (the first few are often renamed).
llama.cpp does not compare pre-tokenizers, and neither do we refuse: the target's one cuts the
text for both, so a different one costs acceptance, not correctness.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from models.errors import IncompatiblePairError
from models.gguf_header import GgufHeader
from models.shared_vocabulary import SharedVocabulary, share_vocabulary
from models.text_model import text_model_problem
from models.tokenizer import TokenizerSummary, summarize_tokenizer

MAX_SIZE_DIFFERENCE: Final = 128
FIRST_COMPARED_TOKEN: Final = 5
_OF_VOCABULARY: Final = ("tokenizer-kind", "bos", "eos", "vocabulary-size", "token-text")


@dataclass(frozen=True, slots=True)
class Compatible:
    """The draft may draft for the target; ``remarks`` are sentences worth knowing."""

    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Incompatible:
    """It may not: ``check`` names the rule, ``reason`` says why in one sentence.

    ``check`` is one of ``target-not-text``, ``draft-not-text``, ``no-vocabulary``,
    ``tokenizer-kind``, ``bos``, ``eos``, ``vocabulary-size`` and ``token-text``; for the last,
    ``token_id`` is the first token that differs.
    """

    check: str
    reason: str
    token_id: int | None = None


PairCheck: TypeAlias = Compatible | Incompatible


def check_pair(target: GgufHeader, draft: GgufHeader) -> PairCheck:
    """May ``draft`` draft for ``target``?"""
    kind_problem = _check_kinds(target, draft)
    if kind_problem is not None:
        return kind_problem
    target_tokens, draft_tokens = summarize_tokenizer(target), summarize_tokenizer(draft)
    for check in (_check_tokenizer_kind, _check_bos, _check_eos, _check_size, _check_texts):
        problem = check(target_tokens, draft_tokens)
        if problem is not None:
            return problem
    return Compatible(_remarks(target_tokens, draft_tokens))


def is_about_vocabulary(verdict: Incompatible) -> bool:
    """Whether only the vocabularies differ, so that what they share could still be proposed."""
    return verdict.check in _OF_VOCABULARY


def foreign_vocabulary(
    target: GgufHeader, draft: GgufHeader, verdict: PairCheck
) -> SharedVocabulary | None:
    """What an incompatible draft could still propose; None if its vocabulary is not the trouble."""
    if not isinstance(verdict, Incompatible) or not is_about_vocabulary(verdict):
        return None
    shared = share_vocabulary(target, draft)
    return shared if shared.count else None


def pair_up(target: GgufHeader, draft: GgufHeader, *, foreign: bool) -> SharedVocabulary | None:
    """What a draft with a foreign vocabulary shares; None for a draft that has the target's own.

    foreign: whether such a draft is welcome. Raises IncompatiblePairError.
    """
    verdict = check_pair(target, draft)
    shared = foreign_vocabulary(target, draft, verdict) if foreign else None
    if isinstance(verdict, Incompatible) and shared is None:
        raise IncompatiblePairError(verdict.reason, check=verdict.check)
    return shared


def _check_kinds(target: GgufHeader, draft: GgufHeader) -> Incompatible | None:
    for header, role in ((target, "target"), (draft, "draft")):
        problem = text_model_problem(header)
        if problem is not None:
            reason = f"“{header.path.name}” cannot be the {role}: it {problem}."
            return Incompatible(f"{role}-not-text", reason)
    return None


def _check_tokenizer_kind(target: TokenizerSummary, draft: TokenizerSummary) -> Incompatible | None:
    for tokens, role in ((target, "target"), (draft, "draft")):
        if tokens.kind == "none" or tokens.size == 0:
            return Incompatible("no-vocabulary", f"The {role} has no vocabulary.")
    if target.kind == draft.kind:
        return None
    return Incompatible(
        "tokenizer-kind",
        f"The two models cut text differently: the target's tokenizer is {target.kind.upper()}, "
        f"the draft's is {draft.kind.upper()}.",
    )


def _check_bos(target: TokenizerSummary, draft: TokenizerSummary) -> Incompatible | None:
    reason = _marker_problem(
        "beginning-of-text",
        _Marker(target.add_bos, target.bos_id),
        _Marker(draft.add_bos, draft.bos_id),
    )
    return Incompatible("bos", reason) if reason else None


def _check_eos(target: TokenizerSummary, draft: TokenizerSummary) -> Incompatible | None:
    reason = _marker_problem(
        "end-of-text",
        _Marker(target.add_eos, target.eos_id),
        _Marker(draft.add_eos, draft.eos_id),
    )
    return Incompatible("eos", reason) if reason else None


def _check_size(target: TokenizerSummary, draft: TokenizerSummary) -> Incompatible | None:
    if abs(target.size - draft.size) <= MAX_SIZE_DIFFERENCE:
        return None
    return Incompatible(
        "vocabulary-size",
        f"The vocabularies differ in size: the target has {target.size:,} tokens, "
        f"the draft {draft.size:,}.",
    )


def _check_texts(target: TokenizerSummary, draft: TokenizerSummary) -> Incompatible | None:
    if target.tokens.raw == draft.tokens.raw:
        return None
    pairs = zip(target.tokens.encoded, draft.tokens.encoded, strict=False)
    for token_id, (target_text, draft_text) in enumerate(pairs):
        if token_id >= FIRST_COMPARED_TOKEN and target_text != draft_text:
            reason = (
                f"The vocabularies differ from token {token_id:,} on: it is "
                f"{_quoted(target_text)} in the target and {_quoted(draft_text)} in the draft."
            )
            return Incompatible("token-text", reason, token_id)
    return None


class _Marker(NamedTuple):
    is_added: bool
    token_id: int | None


def _marker_problem(what: str, target: _Marker, draft: _Marker) -> str | None:
    """A token that is added to no prompt may differ, as in llama.cpp."""
    if target.is_added != draft.is_added:
        which = "target" if target.is_added else "draft"
        return f"Only the {which} adds a {what} token to every prompt."
    if target.is_added and target.token_id != draft.token_id:
        return (
            f"The {what} token is {target.token_id} in the target, {draft.token_id} in the draft."
        )
    return None


def _remarks(target: TokenizerSummary, draft: TokenizerSummary) -> tuple[str, ...]:
    if target.pre == draft.pre:
        return ()
    remark = (
        f"The models were trained to cut text in slightly different ways ({target.pre} and "
        f"{draft.pre}), which may lower acceptance."
    )
    return (remark,)


def _quoted(text: bytes) -> str:
    readable = text.decode(errors="backslashreplace")
    return "“" + "".join(c if c.isprintable() else ascii(c)[1:-1] for c in readable) + "”"
