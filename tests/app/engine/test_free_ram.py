"""Memory that may be taken, in a container too."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.free_ram import free_ram


def test_a_container_counts(tmp_path: Path) -> None:
    (tmp_path / "memory.max").write_text("3000000\n")
    (tmp_path / "memory.current").write_text("1000000\n")
    (tmp_path / "memory.stat").write_text("anon 5\ninactive_file 200000\nactive_file 100000\n")
    assert free_ram(tmp_path) == 2_300_000
    (tmp_path / "memory.max").write_text("max\n")
    assert free_ram(tmp_path) > 2_300_000


@pytest.mark.parametrize(
    ("membership", "folder", "limit", "use"),
    [
        ("0::/user.slice/app.scope\n", "user.slice/app.scope", "memory.max", "memory.current"),
        ("0::/user.slice/app.scope\n", "user.slice", "memory.max", "memory.current"),
        ("0::/elsewhere\n", ".", "memory.max", "memory.current"),
        ("0::/../elsewhere\nbroken\n", ".", "memory.max", "memory.current"),
        (
            "3:cpu,memory:/job\n0::/\n",
            "memory/job",
            "memory.limit_in_bytes",
            "memory.usage_in_bytes",
        ),
    ],
)
def test_every_group_around_this_process_counts(
    tmp_path: Path, membership: str, folder: str, limit: str, use: str
) -> None:
    groups, own = tmp_path / "groups", tmp_path / "cgroup"
    own.write_text(membership)
    (groups / folder).mkdir(parents=True)
    (groups / folder / limit).write_text("3000000\n")
    (groups / folder / use).write_text("1000000\n")
    assert free_ram(groups, own) == 2_000_000
    own.unlink()
    assert (free_ram(groups, own) == 2_000_000) is (folder == ".")
