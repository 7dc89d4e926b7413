"""`paceline models duplicates`: models that are on the disk more than once."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from app.cli import options
from app.cli.errors import OK
from app.cli.terminal import ProgressLine, show
from app.config.paths import Paths
from models.byte_size import gigabytes
from models.content_hash import ContentHashes, sample
from models.duplicates import Duplicates, find_duplicates
from models.model_file import ModelFile
from models.registry import Registry


def duplicates(*, as_json: options.AsJson = False, quiet: options.Quiet = False) -> int:
    """Show models with the same content. Files of one size are compared byte for byte, once."""
    paths = Paths.of_user()
    models = [each for each in Registry(paths.data).files() if isinstance(each, ModelFile)]
    hashes = ContentHashes(paths.hashes_file)
    with ProgressLine(sys.stderr, quiet=quiet, brief=True) as line:
        found = find_duplicates(models, sample, _telling(hashes.of, line))
    hashes.save()
    if as_json:
        show(json.dumps([_report(each) for each in found]))
    else:
        show(_text(found))
    return OK


def _telling(hash_of: Callable[[Path], str], line: ProgressLine) -> Callable[[Path], str]:
    def tell(path: Path) -> str:
        line.show(0.0, f"Comparing {path.name}")
        return hash_of(path)

    return tell


def _report(each: Duplicates) -> dict[str, object]:
    return {
        "paths": [str(model.path) for model in each.models],
        "programs": [model.place or None for model in each.models],
        "size_bytes": each.models[0].size_bytes,
        "wasted_bytes": each.wasted_bytes,
    }


def _text(found: Sequence[Duplicates]) -> str:
    if not found:
        return "No model is there twice."
    blocks = []
    for each in found:
        name = each.models[0].registry_name
        lines = [f"{name}: {len(each.models)} times, {gigabytes(each.wasted_bytes, 2)} too much"]
        lines += [f"  {model.path}" + _owner(model) for model in each.models]
        blocks.append("\n".join(lines))
    return "\n".join(blocks)


def _owner(model: ModelFile) -> str:
    return f"  ({model.place})" if model.place else ""
