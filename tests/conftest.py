"""Fixtures for all tests, the markers of folders and fixtures, and what is said when Chromium is missing."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.processes import Processes

pytest_plugins = ["tests.support.server", "tests.support.browser"]

# Thousands of tests keep much alive, and looking through all of it again and again takes a tenth of the time.
gc.set_threshold(100_000, 50, 100)
OPEN_FILES = Path("/dev/fd")
MOST_OPEN_FILES = 200
"""Databases that tests leave open are closed when they are collected. `select` fails with more than 1,024 open files."""

FOLDERS = {"faces/browser": "slow", "faces/static": "static", "packages": "packages", "soak": "processes"}
"""Folders whose tests all have one marker."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        folder = item.path.parent.relative_to(here).as_posix() if item.path.is_relative_to(here) else ""
        if folder in FOLDERS:
            item.add_marker(FOLDERS[folder])
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")


def pytest_runtest_teardown() -> None:
    if OPEN_FILES.is_dir() and len(os.listdir(OPEN_FILES)) > MOST_OPEN_FILES:
        gc.collect()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once, at the end, that tests were skipped because there is no Chromium, and how to get it."""
    from tests.support.browser import MISSING

    skipped = sum(MISSING in str(report.longrepr) for report in terminalreporter.stats.get("skipped", ()))
    if skipped:
        terminalreporter.write_line(f"{skipped} browser tests were skipped: {MISSING}", yellow=True)


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Processes]:
    """Start processes that share a database of this test. All are ended with the test."""
    started = Processes(tmp_path / "tables.db")
    yield started
    started.end()
