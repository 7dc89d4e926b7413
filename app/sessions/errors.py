"""What can go wrong with the stored chats and with what goes in and out of them."""

from __future__ import annotations

from typing import Final

from models.errors import PacelineError

# The codes of those StoreErrors that somebody goes by.
BUSY: Final = "store-busy"
DAMAGED: Final = "store-damaged"
GONE: Final = "store-gone"


class StoreError(PacelineError):
    """The chats could not be read or written; what was stored before is untouched."""

    code = "store"


class PresetError(PacelineError):
    """A preset that cannot be used, or a file of presets that cannot be read or written."""

    code = "preset"


class ChatFileError(PacelineError):
    """A file of chats that cannot be read or written."""

    code = "chat-file"


class AttachmentError(PacelineError):
    """A file whose text cannot go with a message."""

    code = "attachment"
