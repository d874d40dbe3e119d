"""Fixtures for all tests, the markers of folders and fixtures, and what is said when Chromium is missing."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.faces.web.parts.site import CHANGES
from soloist.library.database import Database
from tests.support.processes import Processes

pytest_plugins = ["tests.support.server", "tests.support.browser"]

# Thousands of tests keep many objects alive. With the usual thresholds, garbage collection takes a tenth of the time.
gc.set_threshold(100_000, 50, 100)

FOLDERS = {"faces/browser": "slow", "faces/static": "static", "packages": "packages", "soak": "processes"}
"""Folders whose tests all have one marker."""
CORE = ("coach", "engine", "games", "players", "walks")
"""Folders of tests of code that uses no library but Fluent, which the tests of the faces use too."""

opened: list[Database] = []
"""The databases that the current test has opened."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        folder = item.path.parent.relative_to(here).as_posix() if item.path.is_relative_to(here) else ""
        if folder in FOLDERS:
            item.add_marker(FOLDERS[folder])
        if folder.partition("/")[0] in CORE:
            item.add_marker("core")
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    # Browser tests wait a lot. Run them first, so that other tests use that time and no slow test is left at the end.
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)


def pytest_configure() -> None:
    """Note every database that a test opens, so that it can be closed: FastAPI keeps applications, and so their databases."""
    start = Database.__init__

    def noted(database: Database, path: Path) -> None:
        start(database, path)
        opened.append(database)

    Database.__init__ = noted  # type: ignore[assignment, method-assign]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Close what the test opened, in this thread and in the one that changes tables: `select` fails with 1,024 open files."""
    while opened:
        database = opened.pop()
        database.close()
        CHANGES.submit(database.close).result()


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
