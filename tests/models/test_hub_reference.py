"""What people paste."""

from __future__ import annotations

import pytest

from models.hub_reference import HubReference, parse_reference

REPO = "Qwen/Qwen3-8B-GGUF"
FILE = "Qwen3-8B-Q4_K_M.gguf"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (REPO, HubReference(REPO)),
        (f"  {REPO}/ ", HubReference(REPO)),
        (f"{REPO}:Q4_K_M", HubReference(REPO, quantization="Q4_K_M")),
        (f"{REPO}/{FILE}", HubReference(REPO, file=FILE)),
        (f"{REPO}/BF16/{FILE}", HubReference(REPO, file=f"BF16/{FILE}")),
        (f"https://huggingface.co/{REPO}", HubReference(REPO)),
        (f"https://huggingface.co/{REPO}/tree/main", HubReference(REPO)),
        (f"https://hf-mirror.example/{REPO}/blob/v2/{FILE}", HubReference(REPO, "v2", FILE)),
        (
            f"https://huggingface.co/{REPO}/resolve/main/{FILE}?download=true",
            HubReference(REPO, file=FILE),
        ),
        (f"hf.co/{REPO}:Q8_0", HubReference(REPO, quantization="Q8_0")),
        (f"hf://{REPO}", HubReference(REPO)),
        ("qwen3-8b", None),
        ("", None),
        ("two words/and more", None),
        ("https://example.com", None),
    ],
)
def test_references(text: str, expected: HubReference | None) -> None:
    assert parse_reference(text) == expected
