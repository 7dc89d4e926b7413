"""Fixtures for the tests of models/."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.errors import ModelNotFoundError
from models.starter import find_starter
from tests.models.builders import RawGguf, TinyModel


@pytest.fixture
def raw() -> RawGguf:
    return RawGguf()


@pytest.fixture
def tiny() -> type[TinyModel]:
    return TinyModel


@pytest.fixture(scope="session")
def starter() -> Path:
    try:
        return find_starter()
    except ModelNotFoundError as error:
        pytest.fail(f"These tests need the starter model. {error.advice}")
