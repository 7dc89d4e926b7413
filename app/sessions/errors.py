"""What can go wrong with the stored chats."""

from __future__ import annotations

from models.errors import PacelineError


class StoreError(PacelineError):
    """The chats could not be read or written; what was stored before is untouched."""

    code = "store"
