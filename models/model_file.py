"""A model file, as the rest of the program sees it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from models.errors import PathLike
from models.gguf import GgufHeader, read_header
from models.gguf_source import unsupported
from models.seen_arrays import SeenArrays
from models.split_name import model_stem
from models.text_model import Kind, why_not_text


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A model on disk that this machine can load.

    ``size_bytes`` counts all ``parts`` of a split model; ``limitation`` is empty for a model that
    can chat, else why it cannot, as a clause (“is an embedding model …”), and ``kind`` is a word
    for it. ``alias`` is the name that another program (``place``) knows it by, if it has one.
    """

    path: Path
    name: str
    architecture: str
    quantization: str
    size_bytes: int
    parameter_count: int
    context_length: int | None
    block_count: int | None
    embedding_length: int | None
    vocabulary_size: int | None
    has_chat_template: bool
    limitation: str = ""
    parts: tuple[Path, ...] = ()
    kind: str = Kind.TEXT.value
    alias: str = ""
    place: str = ""

    @property
    def registry_name(self) -> str:
        """The name to type: the alias, or the file's without its ending and number of parts."""
        return self.alias or model_stem(self.path)

    @classmethod
    def from_header(cls, header: GgufHeader) -> ModelFile:
        """Raises UnsupportedGgufError for another machine's byte order or no architecture."""
        if header.byte_order != sys.byteorder:
            raise unsupported(header.path, f"it was made for {header.byte_order}-endian machines")
        problem = why_not_text(header)
        if not header.architecture and (problem is None or problem.kind is Kind.UNKNOWN):
            raise unsupported(header.path, "it does not say which architecture it has")
        return cls(
            path=header.path,
            name=header.name,
            architecture=header.architecture,
            quantization=header.quantization,
            size_bytes=header.total_bytes,
            parameter_count=header.parameter_count,
            context_length=header.context_length,
            block_count=header.block_count,
            embedding_length=header.embedding_length,
            vocabulary_size=header.vocabulary_size,
            has_chat_template=header.chat_template is not None,
            limitation=problem.clause if problem else "",
            parts=tuple(part.path for part in header.parts),
            kind=problem.kind.value if problem else Kind.TEXT.value,
        )


def read_model_file(path: PathLike, seen: SeenArrays | None = None) -> ModelFile:
    """The model file at ``path``. Raises as `read_header` and `ModelFile.from_header` do."""
    return ModelFile.from_header(read_header(path, seen))
