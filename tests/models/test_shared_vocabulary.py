"""Which tokens two vocabularies share, whatever each calls and spells them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from models.errors import IncompatiblePairError
from models.gguf import read_header
from models.pairing import check_pair, foreign_vocabulary, pair_up
from models.shared_vocabulary import SharedVocabulary, share_vocabulary
from tests.models.builders import TinyModel

BYTE_PAIRS = TinyModel(tokens=("<s>", "Ġthe", "the", "Ċ", "Ã¼", "Ġ", "only", "Ġ\u2581"))
PIECES = TinyModel(tokenizer="llama", pre="default", tokens=("<s>", "the", "▁the", "<0x0A>", "ü"))


def shared(folder: Path, target: TinyModel, draft: TinyModel) -> SharedVocabulary:
    headers = [
        read_header(model.write(folder / f"{name}.gguf"))
        for name, model in (("target", target), ("draft", draft))
    ]
    return share_vocabulary(*headers)


def pairs(found: SharedVocabulary) -> dict[int, int]:
    return dict(zip(found.target_ids.tolist(), found.draft_ids.tolist(), strict=True))


def test_each_kind_is_read_in_its_own_spelling(tmp_path: Path) -> None:
    types = (3, 1, 1, 1, 1, 1, 1, 1)
    target = replace(BYTE_PAIRS, token_types=types)
    draft = replace(PIECES, token_types=(3, 1, 1, 6, 1))
    found = shared(tmp_path, target, draft)
    assert pairs(found) == {1: 2, 2: 1, 3: 3, 4: 4}
    assert (found.count, found.share) == (4, 0.5)
    assert pairs(shared(tmp_path, draft, target)) == {2: 1, 1: 2, 3: 3, 4: 4}


def test_control_tokens_are_no_text(tmp_path: Path) -> None:
    draft = replace(BYTE_PAIRS, token_types=(3, *[1] * 7))
    assert 0 not in pairs(shared(tmp_path, BYTE_PAIRS, draft))


def test_no_token_is_in_two_pairs(tmp_path: Path) -> None:
    """A byte may be there by name and as text; the text goes first, the doublet is left over."""
    double = replace(
        PIECES, tokens=("<0x61>", "a", "b", "b", "<0x62>"), token_types=(6, 1, 1, 1, 6)
    )
    found = shared(tmp_path, double, double)
    assert pairs(found) == {1: 1, 2: 2}


def test_user_defined_tokens_are_written_as_they_are(tmp_path: Path) -> None:
    target = replace(BYTE_PAIRS, tokens=("a b", "Ġa"), token_types=(4, 1))
    draft = replace(PIECES, tokens=("▁a", "a▁b"), token_types=(1, 1))
    assert pairs(shared(tmp_path, target, draft)) == {0: 1, 1: 0}


def test_kinds_without_a_known_spelling_share_nothing(tmp_path: Path) -> None:
    draft = replace(PIECES, tokenizer="rwkv", tokens=("a", "b"))
    assert shared(tmp_path, replace(PIECES, tokens=("a", "b")), draft).count == 0


def test_a_foreign_draft_is_taken_only_where_it_is_welcome(tmp_path: Path) -> None:
    target = read_header(BYTE_PAIRS.write(tmp_path / "target.gguf"))
    draft = read_header(PIECES.write(tmp_path / "draft.gguf"))
    assert pair_up(target, target, foreign=True) is None
    assert pair_up(target, draft, foreign=True).count > 0
    with pytest.raises(IncompatiblePairError, match="cut text differently"):
        pair_up(target, draft, foreign=False)
    projector = read_header(replace(PIECES, architecture="clip").write(tmp_path / "clip.gguf"))
    assert foreign_vocabulary(target, projector, check_pair(target, projector)) is None
    with pytest.raises(IncompatiblePairError, match="projector"):
        pair_up(target, projector, foreign=True)


def test_vocabularies_without_a_common_token_cannot_pair_at_all(tmp_path: Path) -> None:
    target = read_header(replace(BYTE_PAIRS, tokens=("a", "b")).write(tmp_path / "target.gguf"))
    draft = read_header(replace(PIECES, tokens=("c", "d")).write(tmp_path / "draft.gguf"))
    with pytest.raises(IncompatiblePairError):
        pair_up(target, draft, foreign=True)
