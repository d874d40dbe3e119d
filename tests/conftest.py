"""What tests of every floor are given."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import Processes


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Processes]:
    """Starts processes with a collection of their own; none outlives the test."""
    started = Processes(tmp_path / "tables.db")
    yield started
    started.end()
