"""What Linux says of the processor, and what is said where it says nothing."""

from __future__ import annotations

import platform
from pathlib import Path

from app.processor import processor_flags, processor_name


def test_name_and_features(tmp_path: Path) -> None:
    file = tmp_path / "cpuinfo"
    core = "model name\t: AMD EPYC 9R14\nflags\t\t: fpu avx2 avx512f\n"
    file.write_text(f"{core}\n{core}")
    assert processor_name(file) == "AMD EPYC 9R14"
    assert processor_flags(file) == {"fpu", "avx2", "avx512f"}


def test_arm_calls_its_features_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "cpuinfo"
    file.write_text("processor\t: 0\nFeatures\t: fp asimd asimddp\n")
    assert processor_flags(file) == {"fp", "asimd", "asimddp"}
    assert processor_name(file) in (platform.processor(), platform.machine())


def test_without_the_file(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    assert processor_name(missing) in (platform.processor(), platform.machine())
    assert processor_flags(missing) == frozenset()
