"""Pages that a browser measures many at a time: it lays out the body of each one in a window that has the styles already."""

from collections import Counter
from collections.abc import Iterator

from starlette.testclient import TestClient

from soloist.engine.table import Table
from soloist.library.store import Store
from tests.walks.walk import walk

SPRITE = "</defs></svg>"
"""The page before this mark has the drawings, which take time but no space."""
CALLED = (
    "const called = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}"
    ' "${one.textContent.trim().slice(0, 30)}"`;'
)
"""A short name of an element, for messages."""


def scanned(client: TestClient, store: Store, table: Table) -> str:
    """The page of a table, without its drawings."""
    page = client.get(f"/tables/{store.add(table)}").text.partition(SPRITE)[2]
    assert 'id="answers"' in page
    return page


def kinds_of_questions(game: str, level: str) -> Iterator[Table]:
    """Positions of a random game: of each kind of question the first and the last, and so the barest and the fullest boards."""
    asked = [table for table in walk(game, level) if table.question is not None]
    kinds = [table.question.phrase.message for table in asked if table.question is not None]
    left, seen = Counter(kinds), Counter[str]()
    for kind, table in zip(kinds, asked, strict=True):
        left[kind] -= 1
        if not seen[kind] or not left[kind]:
            yield table
        seen[kind] += 1
