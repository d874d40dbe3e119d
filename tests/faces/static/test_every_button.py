"""Every button and form of every page of the folder, pressed once: it leads where it leads on a server."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.text import code
from tests.faces.static.conftest import Host, Sitters, settle
from tests.faces.static.crawling import LOG, Crawler
from tests.faces.static.test_alone import with_worker
from tests.support.levels import every_game
from tests.support.server import SEEN
from tests.support.sitting import SHORT

MOST = 400
"""A limit above the number of different buttons for one game."""
CRUMBS = {"motion": "off", "language": "en", "primers": SEEN}


class Choice:
    """Seeds of new deals, the same in the folder and on the server."""

    def __init__(self) -> None:
        self.made = 0

    def choice(self, letters: str) -> str:
        self.made += 1
        return letters[self.made % len(letters)]


SAME_SEEDS = """
new BroadcastChannel("seeds").onmessage = () => {
  py.runPython(`
from soloist.engine.text import code
class Choice:
    made = 0
    def choice(self, letters):
        self.made += 1
        return letters[self.made % len(letters)]
code.secrets = Choice()
`);
  new BroadcastChannel("seeded").postMessage("done");
};
"""


@pytest.fixture
def crawler(guests: Sitters, server: Host, client: TestClient, game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Crawler]:
    context = guests.browser.new_context(locale="en", viewport={"width": 1400, "height": 900})
    guests.contexts.append(context)
    page = guests.page(context)
    page.add_init_script(LOG)
    with_worker(page, server, SAME_SEEDS)
    page.goto(f"{server.address}/")
    settle(page, **CRUMBS)
    page.evaluate(
        """() => new Promise((done) => {
            new BroadcastChannel("seeded").onmessage = done;
            new BroadcastChannel("seeds").postMessage("");
        }).then(() => {})"""
    )
    monkeypatch.setattr(code, "secrets", Choice())
    for name, value in CRUMBS.items():
        client.cookies.set(name, value)
    found = Crawler(page, client, game)
    page.on("request", lambda request: found.asked.append(request.url))
    page.evaluate("crawled.length = 0")
    yield found


def records(game: str) -> list[str]:
    """A record from the middle of a game, and one from its end."""
    level, seed = SHORT[game]
    table = soloist.GAMES[game].deal(level, seed)
    found = []
    while table.question is not None:
        table.answer(table.question.options[0])
        if len(table.log) == 12:
            found.append(table.record())
    return [*found, table.record()]


@every_game
def test_every_button_leads_where_it_leads_on_a_server(crawler: Crawler, game: str) -> None:
    page = crawler.page
    for record in records(game):
        page.evaluate(
            "record => soloist.ask('#/read', { method: 'POST', body: new URLSearchParams({ record }) }).then(() => {})", record
        )
        crawler.compare("a record")
    crawler.seen = {"/": ["/"], f"/games/{game}": [f"/games/{game}"], f"/box/{game}": [f"/box/{game}"]}
    crawler.crawl(MOST)
    assert crawler.faults == []
    # The memory snapshot lacked no module. A missing one would be fetched, and there may be no network.
    assert not [path for path in crawler.asked if "/app." in path or "/library." in path]
    assert len(crawler.pressed) > 60 and crawler.compared > len(crawler.pressed)
