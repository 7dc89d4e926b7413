"""Memory that may be taken, in a container too."""

from __future__ import annotations

from pathlib import Path

from app.engine.free_ram import free_ram


def test_a_container_counts(tmp_path: Path) -> None:
    (tmp_path / "memory.max").write_text("3000000\n")
    (tmp_path / "memory.current").write_text("1000000\n")
    (tmp_path / "memory.stat").write_text("anon 5\ninactive_file 200000\nactive_file 100000\n")
    assert free_ram(tmp_path) == 2_300_000
    (tmp_path / "memory.max").write_text("max\n")
    assert free_ram(tmp_path) > 2_300_000
