"""The same model twice, and deleting one."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

import pytest

from models.content_hash import ContentHashes, sample
from models.duplicates import find_duplicates
from models.errors import CancelledError
from models.foreign_library import Program
from models.model_file import ModelFile, read_model_file
from models.removal import NotOursError, plan_removal, remove_files
from tests.models.builders import TinyModel


@pytest.fixture
def models(tmp_path: Path) -> list[ModelFile]:
    """a and b are equal, c has their size, d another; e is a link to a, and f a hard link."""
    first = TinyModel(blocks=1).write(tmp_path / "a.gguf")
    shutil.copy(first, tmp_path / "b.gguf")
    other = bytearray(first.read_bytes())
    other[-1] ^= 1
    (tmp_path / "c.gguf").write_bytes(other)
    TinyModel(blocks=2).write(tmp_path / "d.gguf")
    (tmp_path / "e.gguf").symlink_to(first)
    os.link(first, tmp_path / "f.gguf")
    return [read_model_file(path) for path in sorted(tmp_path.glob("*.gguf"))]


def test_only_copies_are_duplicates(models: list[ModelFile], tmp_path: Path) -> None:
    hashed: list[str] = []
    hashes = ContentHashes(tmp_path / "hashes.json")

    def hash_of(path: Path) -> str:
        hashed.append(path.name)
        return hashes.of(path)

    [found] = find_duplicates(models, sample, hash_of)
    assert [model.path.name for model in found.models] == ["a.gguf", "b.gguf"]
    assert found.wasted_bytes == models[0].size_bytes
    assert hashed == ["a.gguf", "b.gguf"]


def test_hashing_can_be_stopped_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(b"long")
    hashes = ContentHashes(tmp_path / "hashes.json")
    with pytest.raises(CancelledError):
        hashes.of(path, lambda: True)
    assert hashes.of(path, lambda: False) == hashlib.sha256(b"long").hexdigest()


def test_hashes_are_kept_until_the_file_changes(tmp_path: Path) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(b"one")
    first = ContentHashes(tmp_path / "hashes.json")
    digest = first.of(path)
    first.save()
    os.utime(path, ns=(5, 5))
    second = ContentHashes(tmp_path / "hashes.json")
    path.write_bytes(b"two")
    os.utime(path, ns=(6, 6))
    assert second.of(path) != digest


def test_a_store_that_names_files_by_hash_is_believed(tmp_path: Path) -> None:
    blob = tmp_path / "blobs" / f"sha256-{'ab' * 32}"
    blob.parent.mkdir()
    blob.write_bytes(b"x")
    assert ContentHashes(tmp_path / "hashes.json").of(blob) == "ab" * 32


@pytest.mark.parametrize("content", ["", "[]", '{"/x": 3}', '{"/x": ["a", 1, 2]}', "{"])
def test_a_broken_cache_of_hashes_does_no_harm(tmp_path: Path, content: str) -> None:
    (tmp_path / "hashes.json").write_text(content)
    (tmp_path / "x").write_bytes(b"x")
    assert len(ContentHashes(tmp_path / "hashes.json").of(tmp_path / "x")) == 64


def test_removing_frees_what_nobody_else_needs(models: list[ModelFile], tmp_path: Path) -> None:
    by_name = {model.path.name: model for model in models}
    assert plan_removal(by_name["b.gguf"], (tmp_path,)).freed_bytes == by_name["b.gguf"].size_bytes
    assert plan_removal(by_name["f.gguf"], ()).freed_bytes == 0
    link = plan_removal(by_name["e.gguf"], ())
    assert (link.files, link.freed_bytes, link.is_ours) == ((tmp_path / "e.gguf",), 0, False)
    remove_files(link)
    assert (tmp_path / "a.gguf").exists()


def test_the_hubs_blob_goes_with_its_last_link(tmp_path: Path) -> None:
    repository = tmp_path / "models--org--Tiny"
    links = [repository / "snapshots" / name / "tiny.gguf" for name in ("old", "new")]
    (repository / "blobs").mkdir(parents=True)
    blob = TinyModel(blocks=1).write(repository / "blobs" / ("a" * 64))
    for link in links:
        link.parent.mkdir(parents=True)
        link.symlink_to(blob)
    model = read_model_file(links[0])
    assert plan_removal(model, ()).files == (links[0],)
    links[1].unlink()
    plan = plan_removal(model, ())
    assert plan.freed_bytes == model.size_bytes
    remove_files(plan)
    assert not blob.exists()


def test_what_others_keep_accounts_of_stays(tmp_path: Path) -> None:
    path = TinyModel(blocks=1).write(tmp_path / "a.gguf")
    model = read_model_file(path)
    of_ollama = ModelFile(
        **{name: getattr(model, name) for name in ModelFile.__slots__}
        | {"alias": "tiny:1b", "place": Program.OLLAMA.value}
    )
    with pytest.raises(NotOursError, match="tiny:1b") as caught:
        plan_removal(of_ollama, ())
    assert "ollama rm tiny:1b" in caught.value.advice
