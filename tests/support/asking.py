"""Requests pages over HTTP and reads them, without a browser."""

import re

from starlette.testclient import TestClient

HOST = "http://127.0.0.1:8765"


def deal(client: TestClient, game: str = "stone-age", **more: str) -> str:
    """The path of a new table."""
    answer = client.post("/deal", data={"game": game, "seed": "K7Q2", **more}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def version(page: str) -> str:
    found = re.search(r'name="version" value="(\d+)"', page)
    assert found is not None
    return found[1]


def tables_of(page: str) -> list[str]:
    """The tables that a page links to."""
    return re.findall(r'href="(/tables/[0-9]+)"', page)
