"""The model files in another program's library, by the names that it has for them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from models.foreign_library import ForeignLibrary, Program
from models.found_file import FoundFile
from models.model_folder import scan_folder

_MODEL_LAYER: Final = "application/vnd.ollama.image.model"
_BESIDE_LAYERS: Final = {
    "application/vnd.ollama.image.projector": "projector",
    "application/vnd.ollama.image.adapter": "adapter",
}
_USUAL_HOST, _USUAL_OWNER = "registry.ollama.ai", "library"
_DIGEST = re.compile(r"sha256[:-][0-9a-f]{64}")
_MAX_MANIFESTS = 5_000
_MAX_MANIFEST_BYTES = 1 << 20


def find_foreign_files(library: ForeignLibrary) -> list[FoundFile]:
    """All model files of a library, finished or not, in a fixed order."""
    match library.program:
        case Program.OLLAMA:
            found = _ollama(library.folder)
        case Program.HUGGING_FACE:
            found = _hugging_face(library.folder)
        case Program.JAN:
            found = _jan(library.folder)
        case Program.LM_STUDIO | Program.LLAMA_CPP | Program.GPT4ALL:
            found = _plain(library)
    return list(found)


def _plain(library: ForeignLibrary) -> Iterator[FoundFile]:
    scan = scan_folder(library.folder)
    for path in scan.models:
        yield FoundFile(path, place=library.program)
    for path in scan.unfinished:
        yield FoundFile(path, place=library.program, is_whole=False)


def _jan(folder: Path) -> Iterator[FoundFile]:
    """Jan calls every file model.gguf; the folders above have the name."""
    for found in _plain(ForeignLibrary(Program.JAN, folder)):
        stem = found.path.stem.casefold()
        name = found.path.parent.relative_to(folder).as_posix()
        if stem in ("model", "mmproj") and name != ".":
            alias = name if stem == "model" else f"{name}/mmproj"
            yield FoundFile(found.path, alias, Program.JAN, found.is_whole)
        else:
            yield found


def _hugging_face(folder: Path) -> Iterator[FoundFile]:
    """Snapshots hold links by name to blobs; a file of several revisions is given once."""
    for repository in sorted(_folders(folder, "models--*")):
        by_name: dict[Path, Path] = {}
        for snapshot in _snapshots(repository):
            for path in scan_folder(snapshot).models:
                by_name.setdefault(path.relative_to(snapshot), path)
        for path in by_name.values():
            yield FoundFile(path, place=Program.HUGGING_FACE)
        if by_name or "gguf" in repository.name.casefold():
            name = repository.name.removeprefix("models--").replace("--", "/")
            for blob in sorted(_files(repository / "blobs", "*.incomplete")):
                yield FoundFile(blob, name, Program.HUGGING_FACE, is_whole=False)


def _snapshots(repository: Path) -> list[Path]:
    """What ``main`` refers to comes first, then the newest."""
    snapshots = sorted(_folders(repository / "snapshots", "*"), key=_age)
    main = _text(repository / "refs" / "main").strip()
    return sorted(snapshots, key=lambda snapshot: snapshot.name != main)


def _ollama(folder: Path) -> Iterator[FoundFile]:
    """Manifests name the blobs; one blob with several tags is given once, by the first."""
    root, seen = folder / "manifests", set[Path]()
    manifests = sorted(path for path in _files(root, "*/*/*/*"))[:_MAX_MANIFESTS]
    for manifest in manifests:
        name = _ollama_name(manifest.relative_to(root))
        for kind, digest in _layers(manifest):
            blob = folder / "blobs" / digest.replace(":", "-")
            if blob not in seen:
                seen.add(blob)
                alias = name if kind == _MODEL_LAYER else f"{name} ({_BESIDE_LAYERS[kind]})"
                yield _ollama_file(blob, alias)


def _ollama_file(blob: Path, alias: str) -> FoundFile:
    """Blobs are written beside themselves, in pieces, until they are whole."""
    pieces = sorted(_files(blob.parent, f"{blob.name}-partial*"))
    is_whole = blob.is_file() or not pieces
    return FoundFile(blob if is_whole else pieces[0], alias, Program.OLLAMA, is_whole)


def _ollama_name(manifest: Path) -> str:
    """``llama3.2:latest`` as people type it: the usual host and owner are left out."""
    host, owner, model, tag = manifest.parts
    name = f"{model}:{tag}"
    if (host, owner) == (_USUAL_HOST, _USUAL_OWNER):
        return name
    return f"{owner}/{name}" if host == _USUAL_HOST else f"{host}/{owner}/{name}"


def _layers(manifest: Path) -> Iterator[tuple[str, str]]:
    """Kind and digest of the layers that are GGUF files."""
    for layer in _manifest_layers(manifest):
        kind, digest = layer.get("mediaType"), layer.get("digest")
        is_known = kind == _MODEL_LAYER or kind in _BESIDE_LAYERS
        if is_known and isinstance(digest, str) and _DIGEST.fullmatch(digest):
            yield str(kind), digest


def _manifest_layers(manifest: Path) -> list[dict[str, Any]]:
    try:
        content = json.loads(_text(manifest) or "null")
    except (ValueError, RecursionError):
        return []
    layers = content.get("layers") if isinstance(content, dict) else None
    items = layers if isinstance(layers, list) else []
    return [item for item in items if isinstance(item, dict)]


def _text(file: Path) -> str:
    """The text of a small file; empty if it cannot be read or is none."""
    try:
        if file.stat().st_size > _MAX_MANIFEST_BYTES:
            return ""
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def _folders(folder: Path, pattern: str) -> Iterator[Path]:
    return (path for path in _glob(folder, pattern) if path.is_dir())


def _files(folder: Path, pattern: str) -> Iterator[Path]:
    return (path for path in _glob(folder, pattern) if path.is_file())


def _glob(folder: Path, pattern: str) -> list[Path]:
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def _age(path: Path) -> float:
    """Sorts the newest first."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0
