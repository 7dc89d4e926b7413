"""The pair that is served, as clients see it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from app.engine.errors import EngineDiedError
from app.engine.pair_info import PairInfo
from app.serve.api_error import ApiError
from app.serve.fields import Json


@dataclass(frozen=True, slots=True)
class ServedModel:
    """`created`: when its file was written, in seconds since 1970. Sizes in bytes and tokens."""

    name: str
    draft: str | None
    created: int
    context_size: int
    parameter_count: int
    size: int

    @classmethod
    def of(cls, info: PairInfo | None) -> Self:
        """Named as its file: that is what other servers of GGUF files call it.

        `info`: None where nothing is loaded, which raises EngineDiedError.
        """
        if info is None:
            raise EngineDiedError("No model is loaded.", advice="Load one in Paceline's window.")
        return cls(
            info.target.path.stem,
            None if info.draft is None else info.draft.path.stem,
            _written(info.target.path),
            info.context_size,
            info.target.parameter_count,
            info.target.weight_bytes,
        )

    def listed(self) -> Json:
        """The list that it is the only member of."""
        return {"object": "list", "data": [self.shown()]}

    def called(self, name: str) -> Json:
        """What it is, if that is its name. Raises ApiError."""
        if name != self.name:
            raise ApiError(
                404,
                f"There is no model “{name[:80]}” here, but “{self.name}”.",
                code="model_not_found",
            )
        return self.shown()

    def shown(self) -> Json:
        meta = {
            "n_ctx": self.context_size,
            "n_params": self.parameter_count,
            "size": self.size,
            "draft": self.draft,
        }
        model = {"id": self.name, "object": "model", "created": self.created, "meta": meta}
        return {**model, "owned_by": "paceline"}


def _written(file: Path) -> int:
    """Nothing where it is gone: what was loaded of it stays."""
    try:
        return int(file.stat().st_mtime)
    except OSError:
        return 0
