"""Fixtures for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import Processes


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Processes]:
    """Start processes that share a database of this test. All are ended with the test."""
    started = Processes(tmp_path / "tables.db")
    yield started
    started.end()
