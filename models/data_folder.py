"""Names in the data folder that more than its registry has to know."""

from __future__ import annotations

from typing import Final

DEMO_FOLDER: Final = "demo"
DOWNLOADS_FOLDER: Final = "models"
