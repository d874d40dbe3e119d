"""After the game: the end page, my games, and the review."""

import pytest

from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.reviewed import WRONG, reviewed
from tests.support.server import Server


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1400, "light")])
def test_pages_after_the_game_fit_and_offend_nobody(guests: Guests, server: Server, width: int, scheme: str) -> None:
    from tests.support.axe import findings

    store = Store(server.database)
    id = reviewed(store, "peloponnes/general-lost")
    page = guests.window(server, color_scheme=scheme, viewport={"width": width, "height": 780}, reduced_motion="reduce")
    for path in (f"/tables/{id}", f"/tables/{id}/review", f"/tables/{id}/review/0", "/tables"):
        page.goto(server.address + path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert findings(page) == [], path
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light", "dark is for screens"


def test_keys_and_a_tap_on_the_timeline_step_through_a_review(guests: Guests, server: Server) -> None:
    id = reviewed(Store(server.database))
    page = guests.window(server)
    page.goto(f"{server.address}/tables/{id}/review/0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/review/1")
    page.wait_for_load_state()
    page.keyboard.press("m")
    page.wait_for_url(f"**/review/{WRONG}")
    page.wait_for_load_state()
    page.locator(".chart.line").click(position={"x": 80, "y": 60})
    page.wait_for_url("**/review/0")
