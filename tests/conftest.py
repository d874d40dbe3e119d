"""Every clause of a rules book must be named by a test: `@pytest.mark.rule("SA-S27")`."""

import pytest

NAMED: set[str] = set()
"""The clauses named by the tests that were collected."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            NAMED.update(mark.args)
