"""Every page for everybody: axe finds nothing serious, in light and dark, wide and small."""

from random import Random

import pytest

from tests.support.axe import findings
from tests.support.browser import Guests
from tests.support.levels import every_game
from tests.support.server import Server
from tests.support.sitting import is_over, table_after

WIDE = {"width": 1400, "height": 900}
SMALL = {"width": 360, "height": 640}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@every_game
def test_the_table_in_several_phases_and_the_end(guests: Guests, server: Server, game: str, scheme: str) -> None:
    page = guests.window(server, color_scheme=scheme, viewport=WIDE if scheme == "light" else SMALL, reduced_motion="reduce")
    for answers in (0, 14, -1):
        page.goto(f"{server.address}/tables/{table_after(server, game, answers, Random(9))}")
        assert findings(page) == []
    assert is_over(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/tables",
        "/bin",
        "/deal/GBMCC6TZ",
        "/games/{game}",
        "/games/{game}/primer",
        "/games/{game}/rules",
        "/games/{game}/rules?q=tile",
        "/games/{game}/rules/{clause}",
        "/games/{game}/cards",
        "/tables/{table}/story",
        "/tables/{table}/walk/1",
        "/tables/{table}/carry",
        "/nowhere",
    ],
)
def test_the_pages_to_read(guests: Guests, server: Server, path: str, scheme: str) -> None:
    page = guests.window(server, color_scheme=scheme, reduced_motion="reduce")
    table = table_after(server, "guilds-of-london", 6, Random(1))
    answer = page.goto(server.address + path.format(game="guilds-of-london", clause="GOL-S18", table=table))
    assert answer is not None and answer.status == (404 if path == "/nowhere" else 200)
    if path == "/nowhere":
        guests.complaints.clear()  # Chromium complains of the 404 that was asked for.
    assert findings(page) == []
