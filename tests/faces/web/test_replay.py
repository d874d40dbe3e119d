"""The turn told again in Chromium: steps back and on, speed, marks; boards as differences; the sheet and dock of a phone."""

import json

from starlette.testclient import TestClient

import soloist
from soloist.faces.web.pages.replay import runs
from soloist.library.store import Store
from tests.support.levels import every_game


def test_boards_are_sent_as_differences_and_put_together_whole() -> None:
    lines: dict[str, int] = {}
    first = runs(["<a>", "<b>", "<c>", "<d>"], lines)
    second = runs(["<a>", "<b>", "<x>", "<d>"], lines)
    assert first == [0, 4]
    assert second == [0, 2, 4, 1, 3, 1]
    known = list(lines)
    found = [known[at] for at, count in zip(second[::2], second[1::2], strict=True) for at in range(at, at + count)]
    assert found == ["<a>", "<b>", "<x>", "<d>"]


@every_game
def test_a_table_is_light(client: TestClient, store: Store, game: str) -> None:
    """At most eight requests, packed far below 180 KB (unpacked about that); the boards of a turn weigh less than two pages."""
    table = soloist.GAMES[game].deal(None, "K7Q2")
    for _ in range(15):
        assert table.question is not None
        table.answer(table.question.options[0])
    id = store.add(table)
    page = client.get(f"/tables/{id}", headers={"Accept-Encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip"
    addresses = [part.split('"')[0] for part in page.text.split('="/static/')[1:]]
    files = [
        client.get(f"/static/{address}", headers={"Accept-Encoding": "gzip"})
        for address in addresses
        if "mark.svg" not in address
    ]
    assert files and {file.status_code for file in files} == {200}
    assert 1 + len(files) <= 8
    assert len(page.content) + sum(len(file.content) for file in files) < 180_000
    assert sum(int(one.headers["content-length"]) for one in [page, *files]) < 51_000
    moments = client.get(f"/tables/{id}/moments").json()
    boards = [runs[at] for runs in moments["boards"] for at in range(len(runs))]
    assert len(json.dumps(moments)) < 2 * len(page.text) + 8 * len(boards)
